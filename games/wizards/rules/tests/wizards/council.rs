//! The Council's count (chapter 23).

use wizards::mechanics::Points;

/// SATM-23.21, SATM-23.22: the book's example of scoring: 17 and 12 before cards are shown.
#[test]
fn the_example_of_the_book() {
    let first = Points { characters: 7, items: 2, factions: 2, allies: 2, other: 2, ..Points::default() };
    let second = Points { characters: 8, items: 4, allies: 2, ..Points::default() };
    assert_eq!((first.sum(), second.sum()), (15, 14));
    assert_eq!(first.doubled(&second).cut().sum(), 17);
    let cut = second.doubled(&first).cut();
    assert_eq!((cut.characters, cut.sum()), (6, 12));
}

/// SATM-23.22: ten points of factions among sixteen count six; exactly half is not cut.
#[test]
fn no_class_gives_more_than_the_others() {
    let most = Points { factions: 10, characters: 4, items: 2, ..Points::default() };
    assert_eq!((most.cut().factions, most.cut().sum()), (6, 12));
    let half = Points { factions: 6, characters: 6, ..Points::default() };
    assert_eq!(half.cut(), half);
    let alone = Points { factions: 6, ..Points::default() };
    assert_eq!(alone.cut().sum(), 0);
}

/// SATM-23.21: creatures and other points are never doubled.
#[test]
fn creatures_do_not_count_double() {
    let hunter = Points { creatures: 3, other: 2, allies: 1, ..Points::default() };
    let doubled = hunter.doubled(&Points::default());
    assert_eq!((doubled.creatures, doubled.other, doubled.allies), (3, 2, 2));
}

/// SATM-11.11: a lost wizard costs five points outside all classes.
#[test]
fn a_lost_wizard_is_outside_the_classes() {
    let lost = Points { characters: 4, items: 4, wizard: -5, ..Points::default() };
    assert_eq!(lost.cut().sum(), 3);
}
