//! Chapter 5: event cards, one by one.

mod free_character;
mod free_strategy;
mod hunt_tiles;
mod language;
mod shadow_character;
mod shadow_strategy;

use war::character::Character;
use war::nation::Nation::{self, *};
use war::nation::Side;
use war::region::Region;

use crate::stage::{Stage, card};

const ALL: [Nation; 8] = Nation::ALL;

/// The card is in hand and an Event die is taken.
fn ready(id: &str, stage: impl FnOnce(Stage) -> Stage) -> Stage {
    let start = match card(id).side() {
        Side::Free => Stage::with_dice(&["event"], &["event", "event"]),
        Side::Shadow => Stage::with_dice(&[], &["event", "army", "army", "army", "army"]),
    };
    // Gandalf the Grey's counsel would ask for a draw after each card.
    let start = start.change(|state| state.fellowship.guide = Some(Character::Strider));
    stage(start.hand(&[id])).play(&["die:event"])
}

/// The card is played.
fn played(id: &str, stage: impl FnOnce(Stage) -> Stage) -> Stage {
    ready(id, stage).play(&[&format!("card:{id}")])
}

/// The card may not be played.
fn barred(id: &str, stage: impl FnOnce(Stage) -> Stage) -> &'static str {
    ready(id, stage).refuses(&format!("card:{id}")).0
}

/// The Fellowship has set out.
fn outside(stage: Stage) -> Stage {
    stage.change(|state| state.fellowship.at = Region::HOLLIN)
}

fn with_ids(deck: &str, numbers: std::ops::RangeInclusive<u8>) -> Vec<String> {
    numbers.map(|number| format!("{deck}-{number:02}")).collect()
}

/// GDA-5.5, GDA-20.1, GDA-4.19: an Army card takes an Army or an Event result.
#[test]
fn dice_for_cards() {
    let with = |face: &str| {
        let stage = Stage::with_dice(&[face], &["event", "event"])
            .hand(&["fp-strategy-11"])
            .war(&[Rohan]);
        stage.play(&[&format!("die:{face}")])
    };
    assert!(with("event").allows("card:fp-strategy-11"));
    assert!(with("muster-army").allows("card:fp-strategy-11"));
    assert_eq!(
        with("character").refuses("card:fp-strategy-11"),
        ("war-why-card-face", "GDA-5.5")
    );
    assert_eq!(
        with("muster").refuses("card:fp-strategy-11").0,
        "war-why-card-face"
    );
}

/// Every card has something to it: an effect, or a place on the table.
#[test]
fn all_ninety_six() {
    let playable = war::card::Card::all().filter(|card| war::cards::report::is_playable(*card));
    assert_eq!(playable.count(), 96);
}
