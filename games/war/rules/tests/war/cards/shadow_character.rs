//! The Shadow's Character deck.

use war::character::{Character, Place};
use war::nation::Nation::*;
use war::nation::Side;
use war::region::Region;

use super::{ALL, barred, outside, played, ready};
use crate::stage::Stage;

/// Nazgûl Search, Cruel Weather, The Nazgûl Strike!
/// event:shadow-character-09 event:shadow-character-10 event:shadow-character-11
#[test]
fn nazgul_cards() {
    let moved = |stage: Stage| outside(stage).change(|state| state.fellowship.progress = 1);
    for id in [
        "shadow-character-09",
        "shadow-character-10",
        "shadow-character-11",
    ] {
        assert_eq!(barred(id, |stage| stage), "war-why-card-needs", "{id}");
    }
    let stage = played("shadow-character-09", moved).play(&["from:barad-dur", "to:hollin", "done"]);
    assert!(!stage.state.fellowship.hidden);
    let stage = played("shadow-character-09", moved).play(&["done"]);
    assert!(stage.state.fellowship.hidden);
    let stage = played("shadow-character-10", moved).play(&["to:moria"]);
    assert_eq!(
        (stage.state.fellowship.at, stage.state.fellowship.progress),
        (Region::MORIA, 1)
    );
    let stage = played("shadow-character-11", |stage| {
        moved(stage).table("fp-character-05")
    });
    let spared = stage
        .clone()
        .play(&["from:barad-dur", "to:hollin", "done", "done"]);
    assert!(
        !spared.state.cards.table.is_empty(),
        "the Shadow may leave it at that"
    );
    let stage = stage.play(&["from:barad-dur", "to:hollin", "done", "card:fp-character-05"]);
    assert!(stage.state.cards.table.is_empty());
    let stage = played("shadow-character-11", |stage| {
        moved(stage)
            .change(|state| state.hunt_box = war::nation::BySide::from_array([0, 1]))
            .draws(&["1", "6", "3"])
    });
    let stage = stage.play(&["from:barad-dur", "to:hollin", "done", "way:2"]);
    assert_eq!(
        stage.state.hunt.unwrap().damage,
        3,
        "the Nazgûl rolls one die again"
    );
}

/// Lure of the Ring: the Free Peoples choose what it costs.
/// event:shadow-character-13
#[test]
fn lure() {
    let revealed = |stage: Stage| {
        stage
            .change(|state| state.fellowship.hidden = false)
            .draws(&["boromir"])
    };
    let stage = played("shadow-character-13", revealed);
    assert_eq!(stage.asked().unwrap().index(), 0);
    assert_eq!(stage.play(&["way:1"]).state.fellowship.corruption, 2);
    let stage = played("shadow-character-13", revealed).play(&["way:2", "who:strider"]);
    assert_eq!(stage.state.place(Character::Boromir), Place::Gone);
}

/// The Lidless Eye: up to three dice.
/// event:shadow-character-18
#[test]
fn lidless_eye() {
    let stage = played("shadow-character-18", |stage| stage).play(&["die:army", "die:army", "die:army"]);
    assert_eq!(
        (stage.state.hunt_box, stage.state.dice_left(Side::Shadow)),
        (war::nation::BySide::from_array([0, 3]), 1)
    );
    let stage = played("shadow-character-18", |stage| stage).play(&["die:army", "done"]);
    assert_eq!(stage.state.hunt_box, war::nation::BySide::from_array([0, 1]));
}

/// Dreadful Spells, The Ringwraiths Are Abroad, The Black Captain Commands.
/// event:shadow-character-19 event:shadow-character-23 event:shadow-character-24
#[test]
fn wraiths() {
    let near = |stage: Stage| stage.put("north-ithilien", &[("sauron-regular", 1), ("nazgul", 2)]);
    let stage = played("shadow-character-19", |stage| near(stage).draws(&["5", "1"])).play(&["to:osgiliath"]);
    assert_eq!(stage.count("osgiliath", "gondor-regular"), 1);
    let stage = played("shadow-character-23", |stage| stage.war(&[Sauron]));
    let stage = stage.play(&[
        "from:barad-dur",
        "to:gorgoroth",
        "done",
        "way:1",
        "from:gorgoroth",
    ]);
    let stage = stage.play(&["to:nurn", "all"]);
    assert_eq!(
        (
            stage.count("nurn", "nazgul"),
            stage.count("nurn", "sauron-regular")
        ),
        (1, 5)
    );
    assert_eq!(barred("shadow-character-24", |stage| stage), "war-why-card-needs");
    let king = |stage: Stage| stage.war(&[Sauron]).put("minas-morgul", &[("witch-king", 1)]);
    let stage = played("shadow-character-24", king).play(&[
        "way:1",
        "way:1",
        "from:minas-morgul",
        "to:north-ithilien",
        "all",
    ]);
    assert_eq!(
        (
            stage.count("north-ithilien", "nazgul"),
            stage.count("north-ithilien", "witch-king")
        ),
        (3, 1)
    );
}

/// Grond and The Fighting Uruk-hai: a siege of three rounds, and no Combat cards in the first.
/// event:shadow-character-20 event:shadow-strategy-02
#[test]
fn assaults() {
    let gates = |stage: Stage| {
        let stage = stage
            .war(&ALL)
            .put("minas-tirith", &[("sauron-regular", 5), ("witch-king", 1)]);
        stage.hand(&["fp-strategy-08"]).rolls(&[1; 60])
    };
    let stage = played("shadow-character-20", gates).play(&["to:minas-tirith", "all"]);
    assert!(
        stage.allows("cease"),
        "no card was asked for; the second round is free"
    );
    let stage = stage.play(&["fight"]);
    assert!(stage.allows("card:fp-strategy-08"));
    assert_eq!(barred("shadow-character-20", |stage| stage), "war-why-card-needs");
    let deep = |stage: Stage| {
        let stage = stage
            .war(&ALL)
            .put("helms-deep", &[("isengard-regular", 3)])
            .put("orthanc", &[("saruman", 1)]);
        stage.clear("fords-of-isen").rolls(&[1; 60])
    };
    let stage = played("shadow-strategy-02", deep).play(&["to:helms-deep", "all"]);
    assert_eq!(stage.state.battle.unwrap().free_rounds, 3);
}

/// The Palantír of Orthanc draws a card after an Event die, and may be lifted. Gandalf the Grey does likewise (GDA-19.3).
/// event:shadow-character-21
#[test]
fn seeing() {
    let stage = ready("shadow-character-01", |stage| {
        stage
            .put("orthanc", &[("saruman", 1)])
            .table("shadow-character-21")
            .draws(&["shadow-strategy-01"])
    });
    let stage = stage.play(&["card:shadow-character-01", "draw:strategy"]);
    assert_eq!(stage.state.cards.hands[1].len(), 1);
    let stage = Stage::free("event")
        .put("orthanc", &[("saruman", 1)])
        .table("shadow-character-21");
    let stage = stage.play(&["die:event", "lift:shadow-character-21"]);
    assert_eq!(
        stage.state.rings,
        war::nation::BySide::from_array([2, 1]),
        "any die, and a Ring"
    );
    assert!(stage.state.cards.table.is_empty());
    let stage = Stage::free("event")
        .hand(&["fp-character-01"])
        .draws(&["fp-character-02"]);
    let stage = stage.play(&["die:event", "card:fp-character-01", "yes"]);
    assert_eq!(stage.state.cards.hands[0].len(), 1);
}

/// GDA-4.26: the Ring that lifts the Palantír is the turn's one Ring.
/// event:shadow-character-21
#[test]
fn a_ring_for_the_stone() {
    let start = || {
        Stage::with_dice(&["event", "character"], &["event", "event"])
            .put("orthanc", &[("saruman", 1)])
            .table("shadow-character-21")
    };
    let stage = start().play(&["ring:character>muster", "die:event"]);
    assert_eq!(
        stage.refuses("lift:shadow-character-21"),
        ("war-why-ring-used", "GDA-4.26")
    );
    let stage = start().play(&["die:event", "lift:shadow-character-21", "die:event", "act:skip"]);
    assert_eq!(
        stage.refuses("ring:character>muster"),
        ("war-why-ring-used", "GDA-4.26")
    );
}

/// Wormtongue: Rohan sleeps on when an Army enters; a Companion wakes it.
/// event:shadow-character-22
#[test]
fn wormtongue() {
    let start = || {
        Stage::shadow("army")
            .war(&[Isengard])
            .put("orthanc", &[("saruman", 1)])
            .table("shadow-character-22")
    };
    let stage = start().clear("fords-of-isen");
    let stage = stage.play(&[
        "die:army",
        "act:march",
        "from:orthanc",
        "to:fords-of-isen",
        "take:isengard-regular",
        "go",
    ]);
    assert!(!stage.active(Rohan));
    let stage = Stage::free("character")
        .put("orthanc", &[("saruman", 1)])
        .table("shadow-character-22");
    let stage = stage.put("folde", &[("meriadoc", 1)]);
    let stage = stage.play(&[
        "die:character",
        "act:move-companions",
        "take:meriadoc",
        "to:edoras",
    ]);
    assert!(stage.active(Rohan));
    assert!(stage.state.cards.table.is_empty());
}
