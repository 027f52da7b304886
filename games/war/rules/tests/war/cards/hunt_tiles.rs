//! Cards that bring special Hunt tiles, draw tiles or help a Hunt.

use super::{barred, outside, played, with_ids};
use crate::stage::Stage;

/// GDA-15.4: special tiles wait for Mordor, or join at once.
/// event:fp-character-01 event:fp-character-02 event:fp-character-03 event:fp-character-04
/// event:shadow-character-01 event:shadow-character-02 event:shadow-character-03 event:shadow-character-04
#[test]
fn special_tiles() {
    let tiles = [
        [
            "elven-cloaks",
            "elven-rope",
            "phial-of-galadriel",
            "smeagol-helps-nice-master",
        ],
        [
            "shelobs-lair",
            "the-ring-is-mine",
            "on-on-they-went",
            "give-it-to-uss",
        ],
    ];
    for (deck, tiles) in ["fp-character", "shadow-character"].into_iter().zip(tiles) {
        for (id, tile) in with_ids(deck, 1..=4).into_iter().zip(tiles) {
            let stage = played(&id, |stage| stage);
            assert_eq!(stage.state.tiles.waiting.iter().sum::<u8>(), 1, "{id}");
            let tile: war::tile::Tile = tile.parse().unwrap();
            assert_eq!(stage.state.tiles.waiting[tile.index()], 1, "{id}");
            let stage = played(&id, |stage| {
                stage.change(|state| state.fellowship.mordor = Some(0))
            });
            assert_eq!(stage.state.tiles.left(), 17, "{id}");
        }
    }
}

/// Orc Patrol, Isildur's Bane, Foul Thing from the Deep, The Breaking of the Fellowship.
/// event:shadow-character-05 event:shadow-character-06 event:shadow-character-07 event:shadow-character-14
#[test]
fn tiles_drawn() {
    let stage = played("shadow-character-05", |stage| outside(stage).draws(&["2"]));
    assert_eq!(stage.asked().unwrap().index(), 0);
    assert!(stage.allows("bear:guide"));
    let stage = played("shadow-character-05", |stage| {
        outside(stage).draws(&["eye-reveal"])
    });
    assert!(stage.state.hunt.is_none(), "an Eye does nothing");
    assert_eq!(
        barred("shadow-character-05", |stage| stage),
        "war-why-card-needs",
        "Rivendell"
    );
    let stage = played("shadow-character-06", |stage| outside(stage).draws(&["3"]));
    assert_eq!(stage.state.fellowship.corruption, 3, "not to be reduced");
    let stage = played("shadow-character-07", |stage| {
        outside(stage).draws(&["3", "gimli"])
    });
    assert_eq!(stage.refuses("bear:ring").0, "war-why-card-text");
    let stage = stage.play(&["bear:random", "who:strider"]);
    assert_eq!(stage.state.fellowship.corruption, 1);
    let revealed = |stage: Stage| outside(stage).change(|state| state.fellowship.hidden = false);
    let stage = played("shadow-character-14", |stage| revealed(stage).draws(&["2"]));
    let stage = stage.play(&["take:gimli"]);
    assert!(!stage.allows("to:hollin"), "two must go");
    let stage = stage.play(&["take:legolas", "to:hollin"]);
    assert_eq!(
        (stage.count("hollin", "gimli"), stage.state.fellowship.corruption),
        (1, 0)
    );
}

/// Flocks of Crebain help a Hunt; Worn with Sorrow and Toil costs a card for a casualty.
/// event:shadow-character-15 event:shadow-character-16
#[test]
fn spies() {
    let stage = Stage::free("character")
        .table("shadow-character-16")
        .change(|state| state.hunt_box = war::nation::BySide::from_array([0, 1]));
    let stage = stage
        .draws(&["5", "0-reveal"])
        .play(&["die:character", "act:move-fellowship", "yes"])
        .all_drawn();
    assert!(!stage.state.fellowship.hidden);
    let stage = Stage::free("character")
        .table("shadow-character-15")
        .hand(&["fp-character-05"]);
    let stage = stage
        .change(|state| state.hunt_box = war::nation::BySide::from_array([0, 1]))
        .draws(&["6", "3", "fp-character-05"]);
    let stage = stage.play(&["die:character", "act:move-fellowship", "bear:guide"]);
    assert_eq!(stage.asked().unwrap().index(), 1);
    let stage = stage.play(&["yes"]);
    assert!(stage.state.cards.hands[0].is_empty());
}
