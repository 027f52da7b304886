//! Listing and applying choices of `journey` allocates nothing once buffers are warm.

use journey::Journey;
use journey::data::Data;
use proof::{Counting, Table, allocations, allocations_in_play};
use table::{Chance, rng};

#[global_allocator]
static COUNTING: Counting = Counting;

#[test]
fn listing_checking_and_applying_allocate_nothing() {
    let mut chance = Chance::stream(rng(1));
    for players in 2..=4 {
        let setup = Table { players, options: &[] }.setup::<Journey>(&Data::built_in());
        let (made, allocations) = allocations_in_play::<Journey>(&setup, 200, &mut chance);
        assert!(made > 10_000);
        assert_eq!(allocations, 0, "{players} players, {made} choices");
    }
}

#[test]
fn the_count_counts() {
    let before = allocations();
    drop(std::hint::black_box(vec![1_u8; 100]));
    assert_eq!(allocations() - before, 1);
}
