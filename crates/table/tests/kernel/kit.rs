//! Ids, sets, tables, instances.

use std::collections::BTreeSet;

use serde_json::json;
use table::kit::{Bits, By, Instances, Key, Set, Unknown};
use table::{Arg, rng};

table::ids! {
    enum Metal: "kit-metal-" {
        Iron = "iron",
        TrueSilver = "true_silver",
        Gold = "gold",
    }
}
type ByMetal<T> = By<Metal, T, { Metal::COUNT }>;

table::numbered! {
    struct Which: 2_000;
}

/// Every operation on sets against the same on sets of the standard library.
fn sets_are_sets<B: Bits>(count: usize) {
    let mut rng = rng(7);
    let mut draw = |set: &mut Set<Which, B>, same: &mut BTreeSet<Which>| {
        for _ in 0..count {
            let which = Which::at(table::pick(&mut rng, count));
            if table::pick(&mut rng, 3) == 0 {
                set.remove(which);
                same.remove(&which);
            } else {
                set.add(which);
                same.insert(which);
            }
        }
    };
    let (mut one, mut two) = (Set::<Which, B>::EMPTY, Set::<Which, B>::EMPTY);
    let (mut same_one, mut same_two) = (BTreeSet::new(), BTreeSet::new());
    draw(&mut one, &mut same_one);
    draw(&mut two, &mut same_two);
    let same = |set: Set<Which, B>, same: BTreeSet<Which>| {
        assert_eq!(set.iter().collect::<Vec<_>>(), same.iter().copied().collect::<Vec<_>>());
        assert_eq!(set.iter().rev().collect::<Vec<_>>(), same.iter().rev().copied().collect::<Vec<_>>());
        assert_eq!((set.len(), set.is_empty()), (same.len(), same.is_empty()));
        assert_eq!((set.first(), set.last()), (same.first().copied(), same.last().copied()));
        assert_eq!(set.iter().len(), same.len());
    };
    same(one.or(two), &same_one | &same_two);
    same(one.and(two), &same_one & &same_two);
    same(one.minus(two), &same_one - &same_two);
    same(Set::EMPTY, BTreeSet::new());
    assert_eq!(one.meets(two), !same_one.is_disjoint(&same_two));
    assert!(one.or(two).holds(two) && !Set::EMPTY.holds(one));
    assert!((0..count).all(|n| one.has(Which::at(n)) == same_one.contains(&Which::at(n))));
}

#[test]
fn sets_of_two_thousand_are_sets() {
    sets_are_sets::<[u64; 32]>(2_000);
    let all = Set::<Which, [u64; 32]>::all();
    assert_eq!((all.len(), all.last()), (2_000, Some(Which::at(1_999))));
}

#[test]
fn sets_of_every_size_are_written_in_order_and_read_in_any() {
    let metals = Set::<Metal, u8>::all().without(Metal::Iron);
    assert_eq!(json!(metals), json!(["true_silver", "gold"]));
    let read = serde_json::from_value::<Set<Metal, u8>>(json!(["gold", "true_silver"]));
    assert_eq!(read.unwrap(), metals);
    assert_eq!(Arg::from(metals), Arg::Terms(vec!["kit-metal-true-silver", "kit-metal-gold"]));
    assert_eq!(Set::<Metal>::all().len(), 3);
    assert_eq!(Set::<Metal, u128>::only(Metal::Gold).nth(0), Some(Metal::Gold));
    assert!(serde_json::from_value::<Set<Metal, u8>>(json!(["lead"])).is_err());
    let mut metals = metals;
    assert!(metals.take(Metal::Gold) && !metals.take(Metal::Gold));
}

#[test]
fn tables_are_objects_by_id_and_read_whole_or_not_at_all() {
    let weights = ByMetal::new(|metal| metal.index() * 10);
    assert_eq!(json!(weights), json!({ "iron": 0, "true_silver": 10, "gold": 20 }));
    let read = |value| serde_json::from_value::<ByMetal<usize>>(value).map_err(|error| error.to_string());
    assert_eq!(read(json!({ "gold": 20, "iron": 0, "true_silver": 10 })), Ok(weights));
    assert_eq!(read(json!({ "gold": 20, "iron": 0 })), Err("'true_silver' is missing".to_owned()));
    assert_eq!(read(json!({ "lead": 1 })), Err("'lead' is no Metal".to_owned()));
    assert!(read(json!([1, 2, 3])).is_err());
    let twice = weights.map(|_, weight| weight * 2);
    assert_eq!(weights.zip(&twice)[Metal::Gold], (&20, &40));
    assert_eq!(weights.find(|weight| *weight > 5), Some(Metal::TrueSilver));
    assert_eq!(weights.keys_where::<Set<Metal, u8>>(|weight| *weight > 5).len(), 2);
    assert_eq!(ByMetal::each(3_u8).values().sum::<u8>(), 9);
}

#[test]
fn tables_of_tables_are_read_by_two_names() {
    let mut table = ByMetal::<ByMetal<u8>>::default();
    table[Metal::Iron][Metal::Gold] = 4;
    assert_eq!(json!(table).pointer("/iron/gold"), Some(&json!(4)));
}

#[test]
fn what_is_no_id_says_so() {
    assert_eq!("Gold".parse::<Metal>(), Err(Unknown::new("Metal", "Gold")));
    for wrong in ["2000", "-1", "+1", "01", "", "x"] {
        assert!(wrong.parse::<Which>().is_err(), "{wrong}");
    }
    assert_eq!("1999".parse(), Ok(Which::at(1_999)));
    assert!(serde_json::from_value::<Which>(json!(2_000)).is_err());
}

#[test]
fn which_one_it_is_and_what_it_is_are_two_things() {
    let mut things = Instances::<Which, Metal>::new();
    let (one, two) = (things.add(Metal::Gold), things.add(Metal::Gold));
    assert_ne!(one, two);
    assert_eq!((things[one], things[two], things.len()), (Metal::Gold, Metal::Gold, 2));
    let written = json!(things);
    assert_eq!(written, json!(["gold", "gold"]));
    assert_eq!(serde_json::from_value::<Instances<Which, Metal>>(written).unwrap(), things);
    assert!(serde_json::from_value::<Instances<Which, Metal>>(json!(vec!["gold"; 2_001])).is_err());
}
