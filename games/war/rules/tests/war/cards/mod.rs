//! Chapter 5: event cards, one by one.

mod free_character;
mod free_strategy;
mod language;
mod served;
mod shadow_character;
mod shadow_strategy;

use war::card::Card;
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

/// Five points of Corruption.
fn sick(stage: Stage) -> Stage {
    stage.change(|state| state.fellowship.corruption = 5)
}

/// Does the card lie on the table?
fn lies(stage: &Stage, id: &str) -> bool {
    stage.state.cards.table.has(card(id))
}

/// GDA-15.4: a card brings a special tile. It is not drawn before the Fellowship is in Mordor, and if it is there it is.
fn brings_a_tile(id: &str, tile: &str) {
    let tile: war::tile::Tile = tile.parse().unwrap();
    let tiles = played(id, |stage| stage).state.tiles;
    assert_eq!((tiles.waiting[tile.index()], tiles.waiting.iter().sum::<u8>()), (1, 1));
    assert_eq!((tiles.pool[tile.index()], tiles.left()), (0, 16));
    let in_mordor = |stage: Stage| stage.change(|state| state.fellowship.mordor = Some(0));
    let tiles = played(id, in_mordor).state.tiles;
    assert_eq!((tiles.pool[tile.index()], tiles.left()), (1, 17));
}

/// GDA-20.3, GDA-8.12, GDA-8.13: a card brings a unit to a region, with a Leader, or else a card is drawn. Where the
/// enemy stands nobody comes.
fn brings(id: &str, at: &str, nation: Nation, led: bool) {
    let (unit, leader) = (format!("{nation}-elite"), format!("{nation}-leader"));
    let there = |stage: &Stage| (stage.count(at, &unit), stage.count(at, &leader));
    let draw: &[&str] = if led { &[] } else { &["fp-strategy-01"] };
    let before = there(&Stage::free("event"));
    let stage = played(id, |stage| stage.draws(draw)).play(&[&format!("recruit:{unit}@{at}")]);
    assert_eq!(there(&stage), (before.0 + 1, before.1 + u8::from(led)));
    assert_eq!(stage.state.cards.hands[0].len(), draw.len());
    let taken = |stage: Stage| stage.clear(at).put(at, &[("isengard-regular", 1)]).draws(draw);
    if led {
        assert_eq!(barred(id, taken), "war-why-nothing-to-do");
    } else {
        assert_eq!(there(&played(id, taken)), (0, 0));
    }
}

/// GDA-5.5, GDA-20.1, GDA-4.19: an Army card takes an Army or an Event result.
#[test]
fn dice_for_cards() {
    let with = |face: &str| {
        let stage = Stage::with_dice(&[face], &["event", "event"]).hand(&["fp-strategy-11"]).war(&[Rohan]);
        stage.play(&[&format!("die:{face}")])
    };
    assert!(with("event").allows("card:fp-strategy-11"));
    assert!(with("muster-army").allows("card:fp-strategy-11"));
    assert_eq!(with("character").refuses("card:fp-strategy-11"), ("war-why-card-face", "GDA-5.5"));
    assert_eq!(with("muster").refuses("card:fp-strategy-11").0, "war-why-card-face");
}

/// Every card has something to it: an effect, or a place on the table.
#[test]
fn all_ninety_six() {
    let playable = Card::all().filter(|card| war::cards::report::is_playable(*card));
    assert_eq!(playable.count(), 96);
}

/// 'Fear! Fire! Foes!' is tested by `fear_fire_foes`.
#[test]
fn every_card_has_a_test_of_its_name() {
    let tests = [
        include_str!("free_character.rs"),
        include_str!("free_strategy.rs"),
        include_str!("shadow_character.rs"),
        include_str!("shadow_strategy.rs"),
    ];
    let accents = [("á", "a"), ("é", "e"), ("É", "e"), ("í", "i"), ("û", "u"), ("'", "")];
    for (card, tests) in Card::all().zip(tests.into_iter().flat_map(|deck| [deck; 24])) {
        let plain = |name: String, (accent, plain): (&str, &str)| name.replace(accent, plain);
        let title = accents.into_iter().fold(card.facts().en.to_lowercase(), plain);
        let words = title.split(|sign: char| !sign.is_alphanumeric());
        let words = words.filter(|word| !word.is_empty()).collect::<Vec<_>>();
        let test = format!("/// event:{card}\n#[test]\nfn {}() {{", words.join("_"));
        assert!(tests.contains(&test), "{card} has no test of its own: {test}");
    }
}
