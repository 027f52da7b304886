//! Cards that add hits, cancel them or roll again.

use super::{SHADOW, fangorn, fight, hits};
use war::card::Combat;
use war::nation::Nation::*;
use war::nation::Side;

use crate::stage::Stage;

/// The extra attacks.
/// combat:fp-character-14 combat:fp-character-22 combat:fp-strategy-11
/// combat:fp-strategy-13 combat:fp-strategy-14
/// combat:shadow-strategy-13 combat:shadow-strategy-14 combat:shadow-strategy-15
#[test]
fn extra_attacks() {
    let led: &[(&str, u8)] = &[("rohan-regular", 1), ("rohan-leader", 2)];
    // Two dice of Leadership, one hits; then two of the Shadow, one of Rohan and its re-roll.
    let stage = fight(fangorn(led, SHADOW), Some(Combat::Sudden), None, &[5, 1]);
    assert!(stage.allows("lose:isengard-regular"), "casualties at once");
    let elites: &[(&str, u8)] = &[("rohan-elite", 2)];
    let stage =
        fight(fangorn(elites, &[("isengard-regular", 4)]), Some(Combat::Charge), None, &[5, 5, 1, 1, 1, 1]);
    assert_eq!(stage.all_drawn().count("fords-of-isen", "isengard-regular"), 2);
    let stage = fight(
        fangorn(&[("rohan-regular", 4)], &[("isengard-elite", 2)]),
        None,
        Some(Combat::Kill),
        &[1, 1, 1, 1, 1, 1, 5, 1],
    );
    assert_eq!(stage.all_drawn().count("fangorn", "rohan-regular"), 3, "after the casualties");
}

/// Cards that add or cancel hits.
/// combat:fp-strategy-02 combat:fp-strategy-10
/// combat:fp-character-21
/// combat:fp-strategy-06 combat:fp-strategy-07 combat:fp-strategy-18 combat:fp-strategy-19
/// combat:fp-strategy-08 combat:fp-strategy-12
/// combat:shadow-strategy-06 combat:shadow-strategy-16 combat:shadow-strategy-17
#[test]
fn hits_changed() {
    let four: &[(&str, u8)] = &[("rohan-regular", 4)];
    let orcs: &[(&str, u8)] = &[("isengard-regular", 4)];
    // The Shadow rolls first.
    let stage = fight(fangorn(four, orcs), Some(Combat::Noquarter), None, &[1, 1, 1, 1, 5, 1, 1, 1]);
    assert_eq!(hits(&stage), (2, 0));
    let stage = fight(fangorn(four, orcs), Some(Combat::Noquarter), None, &[1; 8]);
    assert_eq!(hits(&stage), (0, 0), "a hit is needed first");
    let stage = fight(fangorn(four, orcs), Some(Combat::Nameless), None, &[1, 1, 1, 1, 5, 1, 1, 1]);
    assert_eq!(hits(&stage), (3, 0));
    let stage = fight(fangorn(four, orcs), Some(Combat::Shieldwall), None, &[5, 5, 1, 1, 1, 1, 1, 1]);
    assert_eq!(hits(&stage), (0, 1));
    let stage = fight(fangorn(four, orcs), Some(Combat::Shieldwall), None, &[5, 1, 1, 1, 1, 1, 1, 1]);
    assert_eq!(hits(&stage), (0, 1), "one hit is not cancelled");
    let stage = fight(fangorn(four, orcs), Some(Combat::Confusion), None, &[1, 1, 2, 2, 2, 2, 2, 2]);
    assert_eq!(hits(&stage), (2, 0), "every 1 of the Shadow strikes the Shadow");
    let many: &[(&str, u8)] = &[("isengard-regular", 4)];
    let stage = fight(fangorn(&[("rohan-regular", 2)], many), None, Some(Combat::Host), &[1; 6]);
    assert_eq!(stage.count("fangorn", "rohan-regular"), 1, "twice as many: one hit");
}

/// Cards that ask: Mighty Attack, Andúril, Heroic Death, Fateful Strike, Black Breath, Words of Power.
/// combat:fp-character-09
/// combat:fp-character-06 combat:fp-character-07
/// combat:fp-character-10 combat:fp-character-13 combat:fp-character-18
/// combat:fp-character-12
/// combat:shadow-character-15 combat:shadow-character-18 combat:shadow-character-23
#[test]
fn asking() {
    let king: &[(&str, u8)] = &[("rohan-regular", 2), ("aragorn", 1)];
    let orcs: &[(&str, u8)] = &[("isengard-regular", 4)];
    // Four of the Shadow; two units and a captain.
    let stage = fight(fangorn(king, orcs), Some(Combat::Anduril), None, &[1, 1, 1, 1, 2, 2, 2])
        .play(&["who:aragorn"]);
    assert_eq!(hits(&stage.all_drawn()), (2, 0), "two of three misses, and no re-roll");
    let gimli: &[(&str, u8)] = &[("rohan-regular", 2), ("gimli", 1)];
    let stage =
        fight(fangorn(gimli, orcs), Some(Combat::Mighty), None, &[1, 1, 1, 1, 2, 2, 2]).play(&["who:gimli"]);
    assert_eq!(hits(&stage.all_drawn()), (1, 0));
    let stage = fight(fangorn(gimli, orcs), Some(Combat::Heroic), None, &[5, 5, 1, 1, 2, 2, 2, 2]);
    let stage = stage.play(&["lose:gimli"]);
    assert_eq!(hits(&stage), (0, 0), "a Companion of level 2 cancels two hits");
    let nazgul: &[(&str, u8)] = &[("isengard-regular", 2), ("nazgul", 1)];
    let stage = fight(fangorn(gimli, nazgul), Some(Combat::Fateful), None, &[1, 1, 2, 2, 2, 1, 5]);
    assert_eq!(stage.refuses("no").0, "war-why-combat-says", "it is not optional");
    let stage = stage.play(&["lose:nazgul"]);
    assert_eq!(stage.count("fords-of-isen", "nazgul"), 0);
    let stage = fight(fangorn(gimli, nazgul), None, Some(Combat::Breath), &[1, 1, 2, 2, 2, 5, 1]);
    assert_eq!(stage.count("fangorn", "gimli"), 1, "one hit is not enough for a Companion of level 2");
    let stage =
        fight(fangorn(gimli, nazgul), None, Some(Combat::Words), &[1, 1, 2, 2, 1]).play(&["who:gimli"]);
    assert_eq!(hits(&stage.all_drawn()), (0, 0), "neither captain nor Leader this round");
}

/// Black Breath: a Leader for a hit of the re-roll, a Companion for as many as his level.
/// combat:shadow-character-11 combat:shadow-character-12
#[test]
fn black_breath() {
    let led: &[(&str, u8)] = &[("rohan-regular", 2), ("rohan-leader", 1), ("gimli", 1)];
    let three: &[(&str, u8)] = &[("isengard-regular", 2), ("nazgul", 3)];
    // Two of the Shadow miss and are rolled again.
    let stage = fight(fangorn(led, three), None, Some(Combat::Breath), &[1, 1, 2, 2, 2, 5, 1, 2, 2]);
    assert_eq!(stage.refuses("lose:gimli").0, "war-why-combat-says");
    let stage = stage.play(&["lose:rohan-leader"]);
    let left = |stage: &Stage, id: &str| stage.count("fangorn", id);
    assert_eq!(
        (left(&stage, "rohan-leader"), left(&stage, "rohan-regular")),
        (0, 1),
        "the hit counts as well"
    );
    let stage = fight(fangorn(led, three), None, Some(Combat::Breath), &[1, 1, 2, 2, 2, 5, 5, 2, 2]);
    let stage = stage.play(&["lose:gimli"]);
    assert_eq!((left(&stage, "gimli"), left(&stage, "rohan-regular")), (0, 0));
}

/// Heroic Death: a Leader cancels one hit.
#[test]
fn a_leader_dies_for_them() {
    let led: &[(&str, u8)] = &[("rohan-regular", 2), ("rohan-leader", 1)];
    let orcs: &[(&str, u8)] = &[("isengard-regular", 4)];
    let stage = fight(fangorn(led, orcs), Some(Combat::Heroic), None, &[5, 5, 1, 1, 2, 2, 2]);
    let stage = stage.play(&["lose:rohan-leader"]);
    assert_eq!((hits(&stage), stage.state.casualties[Rohan]), ((0, 1), [1, 0, 1]));
}

/// Westernesse: a Hobbit's blade against a Minion.
/// combat:fp-character-05
#[test]
fn westernesse() {
    let hobbit: &[(&str, u8)] = &[("rohan-regular", 2), ("meriadoc", 1)];
    let king: &[(&str, u8)] = &[("isengard-regular", 2), ("witch-king", 1)];
    let stage = fight(fangorn(hobbit, king), Some(Combat::Westernesse), None, &[1, 1, 2, 2, 1, 1, 5]);
    let stage = stage.play(&["lose:witch-king"]);
    assert_eq!(hits(&stage), (0, 0), "the hit is spent");
    assert_eq!(stage.state.place(war::character::Character::WitchKing), war::character::Place::Gone);
}

/// Foul Stench and They Are Terrible.
/// combat:shadow-character-09 combat:shadow-character-22 combat:shadow-character-24
/// combat:shadow-character-07 combat:shadow-character-13 combat:shadow-character-16
#[test]
fn rerolls() {
    let led: &[(&str, u8)] = &[("rohan-regular", 2), ("rohan-leader", 1)];
    let nazgul: &[(&str, u8)] = &[("isengard-regular", 2), ("nazgul", 2)];
    let stage = fight(fangorn(led, nazgul), None, Some(Combat::Stench), &[1, 1, 1, 1, 1, 1]).all_drawn();
    assert_eq!(stage.state.battle.unwrap().rounds[Side::Free].reroll_hits, 0);
    let stage = fight(fangorn(led, nazgul), None, Some(Combat::Terrible), &[1, 1, 1, 1, 4, 1]).all_drawn();
    assert_eq!(hits(&stage), (0, 1), "one die again, and 4 is enough");
}
