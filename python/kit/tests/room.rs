//! The memory of a batch: it is known before, and what is too much is refused before any is taken.
// Counting bytes takes a global allocator, and a global allocator is unsafe to write.
#![allow(unsafe_code)]

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::Mutex;
use std::sync::atomic::{AtomicIsize, Ordering};

use kit::{Arrays, ENGINES, MOST_BYTES, Request, Size};
use table::Seat;

struct Counting;

/// The bytes that are taken now, and the most that ever were.
static TAKEN: AtomicIsize = AtomicIsize::new(0);
static MOST: AtomicIsize = AtomicIsize::new(0);

/// Tests that count do so one after the other.
static ALONE: Mutex<()> = Mutex::new(());

fn count(bytes: isize) {
    let taken = TAKEN.fetch_add(bytes, Ordering::Relaxed) + bytes;
    MOST.fetch_max(taken, Ordering::Relaxed);
}

// SAFETY: every call is passed on to the system's allocator unchanged.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count(layout.size() as isize);
        // SAFETY: the caller keeps the promises of `alloc`.
        unsafe { System.alloc(layout) }
    }
    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        count(-(layout.size() as isize));
        // SAFETY: the caller keeps the promises of `dealloc`.
        unsafe { System.dealloc(pointer, layout) }
    }
    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count(size as isize - layout.size() as isize);
        // SAFETY: the caller keeps the promises of `realloc`.
        unsafe { System.realloc(pointer, layout, size) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

/// Games that are measured together.
const GAMES: usize = 24;

#[test]
fn a_game_takes_no_more_than_is_reckoned_with() {
    let _alone = ALONE.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    let mut unfit = Vec::new();
    for engine in ENGINES {
        let game = engine.info().id;
        let mut largest = 0;
        for players in engine.info().least.max(2)..=engine.info().most {
            let request = Request { players, seed: 1, ..Request::default() };
            let size = Size { games: GAMES, most: engine.most(), listed: false, observed: false };
            drop(engine.batch(&request, Size { games: 1, ..size }).unwrap());
            let before = TAKEN.load(Ordering::Relaxed);
            let mut batch = engine.batch(&request, size).unwrap();
            batch.spread(false);
            for _ in 0..60 {
                let taken = TAKEN.load(Ordering::Relaxed) - before;
                largest = largest.max(taken as usize / GAMES);
                batch.play_on(50);
            }
        }
        let reckoned = engine.bytes();
        println!("{game}: {largest} bytes a game at most, {reckoned} reckoned with");
        // With much more than it takes batches would be refused that find room.
        if largest > reckoned || reckoned >= 4 * largest {
            unfit.push(format!("{game}: {largest} bytes, {reckoned} reckoned with"));
        }
    }
    assert!(unfit.is_empty(), "{}", unfit.join("; "));
}

#[test]
fn a_batch_of_absurd_size_is_refused_before_it_takes_anything() {
    let _alone = ALONE.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    for engine in ENGINES {
        let game = engine.info().id;
        let request = Request::default();
        let bare = Size { games: 1, most: engine.most(), listed: false, observed: false };
        drop(engine.batch(&request, bare).unwrap());
        let all = Size { games: Size::GAMES, most: Size::CHOICES, listed: true, observed: true };
        let absurd = [
            Size { games: 0, ..bare },
            Size { games: usize::MAX, ..bare },
            Size { games: Size::GAMES + 1, ..bare },
            Size { most: 0, ..bare },
            Size { most: usize::MAX, listed: true, ..bare },
            all,
        ];
        for size in absurd {
            let before = TAKEN.load(Ordering::Relaxed);
            MOST.store(before, Ordering::Relaxed);
            assert!(engine.batch(&request, size).is_err(), "{game}: {size:?} was made");
            let taken = MOST.load(Ordering::Relaxed) - before;
            assert!(taken < 1 << 20, "{game}: {taken} bytes were taken before {size:?} was refused");
        }
        // What the games themselves take counts, without any array.
        if (Size::GAMES * engine.bytes()) as u64 > MOST_BYTES {
            let refused = engine.batch(&request, Size { games: Size::GAMES, ..bare }).err();
            let refused = refused.unwrap_or_else(|| panic!("{game}: a million games were made"));
            assert!(refused.to_string().contains("GiB"), "{refused}");
        }
    }
}

/// All falls of chance are games, too.
#[test]
fn more_outcomes_than_memory_are_refused() {
    let _alone = ALONE.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    for engine in ENGINES {
        let episode = engine.make(&Request::default()).unwrap();
        let mover = episode.asks().first().unwrap_or(Seat::new(0));
        let action = episode.notations(mover).swap_remove(0);
        let Err(refused) = episode.outcomes(mover, &action, usize::MAX, 0) else {
            panic!("{}", episode.game())
        };
        assert!(refused.to_string().contains("GiB"), "{refused}");
    }
}

#[test]
fn arrays_are_written_for_every_game() {
    let _alone = ALONE.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    let engine = ENGINES[0];
    let size = Size { games: 3, most: 8, listed: true, observed: true };
    let mut batch = engine.batch(&Request::default(), size).unwrap();
    let (mut player, mut count, mut legal) = ([0; 3], [0; 3], [-1; 3 * 8]);
    let (mut reward, mut done, mut observation) = ([0.0; 6], [0; 3], vec![0.0; 3 * engine.width()]);
    batch.show(Arrays {
        player: &mut player,
        count: &mut count,
        legal: &mut legal,
        reward: &mut reward,
        done: &mut done,
        observation: &mut observation,
    });
    assert!(count.iter().all(|count| *count > 0) && legal.chunks(8).all(|legal| legal[0] >= 0));
}
