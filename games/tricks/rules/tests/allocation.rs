//! Listing and applying choices of `tricks` allocates nothing once buffers are warm.

use proof::{Counting, Table, allocations, allocations_in_play};
use table::{Chance, rng};
use tricks::Tricks;
use tricks::book::Data;

#[global_allocator]
static COUNTING: Counting = Counting;

#[test]
fn listing_checking_and_applying_allocate_nothing() {
    let mut chance = Chance::stream(rng(1));
    for chapter in 19..=36 {
        for players in 1..=4 {
            let options = [("chapter", &*chapter.to_string())];
            let setup = Table { players, options: &options }.setup::<Tricks>(&Data::built_in());
            let (made, allocations) = allocations_in_play::<Tricks>(&setup, 50, &mut chance);
            assert!(made > 300);
            assert_eq!(allocations, 0, "chapter {chapter}, {players} players, {made} choices");
        }
    }
}

#[test]
fn the_count_counts() {
    let before = allocations();
    drop(std::hint::black_box(vec![1_u8; 100]));
    assert_eq!(allocations() - before, 1);
}
