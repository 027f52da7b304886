//! An allocator that counts, for tests that a game takes no memory while it is played.
// Counting allocations takes a global allocator, and a global allocator is unsafe to write.
#![allow(unsafe_code)]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use table::{Chance, Game, Journal, pick, rng};

/// The system's allocator, with a count of its calls: a test binary declares it as its `#[global_allocator]`.
pub struct Counting;

thread_local! {
    // One count a thread: the test harness allocates on its own.
    static COUNT: Cell<u64> = const { Cell::new(0) };
}

// SAFETY: every call is passed on to the system's allocator unchanged.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        COUNT.with(|count| count.set(count.get() + 1));
        // SAFETY: the caller keeps the promises of `alloc`.
        unsafe { System.alloc(layout) }
    }
    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the caller keeps the promises of `dealloc`.
        unsafe { System.dealloc(pointer, layout) }
    }
    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        COUNT.with(|count| count.set(count.get() + 1));
        // SAFETY: the caller keeps the promises of `realloc`.
        unsafe { System.realloc(pointer, layout, size) }
    }
}

/// The number of allocations of this thread so far.
pub fn allocations() -> u64 {
    COUNT.get()
}

/// Plays games by random choices; returns how many choices were made, and how many allocations that took.
///
/// # Panics
/// When a choice that is listed is refused.
pub fn allocations_in_play<G: Game>(setup: &G::Setup, games: u32, chance: &mut Chance) -> (u64, u64) {
    let (mut journal, mut rng) = (Journal::silent(), rng(7));
    // More than any question offers: as warm as a buffer gets.
    let mut choices = Vec::with_capacity(64);
    let (before, mut made) = (allocations(), 0);
    for _ in 0..games {
        let mut state = G::start(setup, chance, &mut journal);
        while let Some(seat) = G::asks(&state).first() {
            choices.clear();
            G::choices(&state, seat, &mut choices);
            let choice = &choices[pick(&mut rng, choices.len())];
            assert!(G::check(&state, seat, choice).is_ok());
            G::apply(&mut state, seat, choice, chance, &mut journal);
            made += 1;
        }
    }
    (made, allocations() - before)
}
