//! Listing and applying choices of `tricks` allocates nothing once buffers are warm.
// Counting allocations takes a global allocator, and a global allocator is unsafe to write.
#![allow(unsafe_code)]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use table::{Chance, Game, Journal, SetupRequest, pick, rng};
use tricks::Tricks;
use tricks::book::Data;

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

/// Plays rounds by random choices; returns how many choices were made, and how often memory was taken.
fn play(players: usize, chapter: &str, games: u32, chance: &mut Chance) -> (u64, u64) {
    let request = SetupRequest::players(players).option("chapter", chapter);
    let setup = Tricks::setup(&Data::built_in(), &request).unwrap();
    let (mut journal, mut rng) = (Journal::silent(), rng(7));
    // More than any question offers: as warm as a buffer gets.
    let mut choices = Vec::with_capacity(64);
    let (before, mut made) = (COUNT.get(), 0);
    for _ in 0..games {
        let mut state = Tricks::start(&setup, chance, &mut journal);
        while let Some(seat) = Tricks::asks(&state).first() {
            choices.clear();
            Tricks::choices(&state, seat, &mut choices);
            let choice = choices[pick(&mut rng, choices.len())];
            assert!(Tricks::check(&state, seat, &choice).is_ok());
            Tricks::apply(&mut state, seat, &choice, chance, &mut journal);
            made += 1;
        }
    }
    (made, COUNT.get() - before)
}

#[test]
fn listing_checking_and_applying_allocate_nothing() {
    let mut chance = Chance::stream(rng(1));
    for chapter in 19..=36 {
        for players in 1..=4 {
            let (made, allocations) = play(players, &chapter.to_string(), 50, &mut chance);
            assert!(made > 300);
            assert_eq!(allocations, 0, "chapter {chapter}, {players} players, {made} choices");
        }
    }
}

#[test]
fn the_count_counts() {
    let before = COUNT.get();
    drop(std::hint::black_box(vec![1_u8; 100]));
    assert_eq!(COUNT.get() - before, 1);
}
