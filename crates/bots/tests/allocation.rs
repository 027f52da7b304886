//! Listing and applying choices of `journey` allocates nothing once buffers are warm.
// Counting allocations takes a global allocator, and a global allocator is unsafe to write.
#![allow(unsafe_code)]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use journey::Journey;
use journey::data::Data;
use table::{Chance, Game, Journal, SetupRequest, pick, rng};

struct Counting;

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

#[global_allocator]
static COUNTING: Counting = Counting;

/// Plays games by random choices; returns how many were made.
fn play(players: usize, games: u32, chance: &mut Chance) -> (u64, u64) {
    let setup = Journey::setup(&Data::built_in(), &SetupRequest::players(players)).unwrap();
    let (mut journal, mut rng) = (Journal::silent(), rng(7));
    // More than any question offers: as warm as a buffer gets.
    let mut choices = Vec::with_capacity(64);
    let (before, mut made) = (COUNT.get(), 0);
    for _ in 0..games {
        let mut state = Journey::start(&setup, chance, &mut journal);
        while let Some(seat) = Journey::asks(&state).first() {
            choices.clear();
            Journey::choices(&state, seat, &mut choices);
            let choice = choices[pick(&mut rng, choices.len())];
            assert!(Journey::check(&state, seat, &choice).is_ok());
            Journey::apply(&mut state, seat, &choice, chance, &mut journal);
            made += 1;
        }
    }
    (made, COUNT.get() - before)
}

#[test]
fn listing_checking_and_applying_allocate_nothing() {
    let mut chance = Chance::stream(rng(1));
    for players in 2..=4 {
        let (made, allocations) = play(players, 200, &mut chance);
        assert!(made > 10_000);
        assert_eq!(allocations, 0, "{players} players, {made} choices");
    }
}

#[test]
fn the_count_counts() {
    let before = COUNT.get();
    drop(std::hint::black_box(vec![1_u8; 100]));
    assert_eq!(COUNT.get() - before, 1);
}
