//! The Character deck of the Free Peoples.

use war::character::{Character, Place};
use war::face::Face;
use war::nation::Nation::*;
use war::nation::Side;
use war::region::Region;

use super::{barred, played, with_ids};
use crate::stage::{Stage, card};

/// GDA-5.9: table cards need what they need, and lie on the table.
#[test]
fn table_cards() {
    let alone = |stage: Stage| stage.company(&[Character::Strider]);
    for id in ["fp-character-06", "fp-character-07", "fp-character-08"] {
        assert_eq!(barred(id, alone), "war-why-card-needs", "{id}");
        assert!(played(id, |stage| stage).state.cards.table.has(card(id)), "{id}");
    }
    for id in [
        "fp-character-05",
        "shadow-character-15",
        "shadow-character-16",
        "shadow-character-17",
        "shadow-strategy-05",
    ] {
        assert!(played(id, |stage| stage).state.cards.table.has(card(id)), "{id}");
    }
    for id in ["shadow-character-21", "shadow-character-22"] {
        assert_eq!(barred(id, |stage| stage), "war-why-card-needs", "{id}");
        let saruman = |stage: Stage| stage.put("orthanc", &[("saruman", 1)]);
        assert!(played(id, saruman).state.cards.table.has(card(id)), "{id}");
    }
}

/// Healing and corruption by dice.
/// event:fp-character-09 event:fp-character-12 event:fp-character-13 event:shadow-character-08
/// event:shadow-character-12
#[test]
fn healing() {
    let sick = |stage: Stage| stage.change(|state| state.fellowship.corruption = 5);
    let gollum = |stage: Stage| {
        sick(stage)
            .company(&[])
            .change(|state| state.fellowship.guide = None)
    };
    let corruption = |stage: Stage| stage.state.fellowship.corruption;
    let athelas = |stage: Stage| sick(stage).draws(&["3", "4", "2"]);
    assert_eq!(
        corruption(played("fp-character-09", athelas)),
        3,
        "Strider guides: 3 and more"
    );
    let other =
        |stage: Stage| athelas(stage).change(|state| state.fellowship.guide = Some(Character::Boromir));
    assert_eq!(corruption(played("fp-character-09", other)), 5);
    assert_eq!(corruption(played("fp-character-10", sick)), 4);
    assert_eq!(corruption(played("fp-character-12", sick)), 4);
    assert_eq!(corruption(played("fp-character-12", gollum)), 3);
    assert_eq!(
        barred("fp-character-12", |stage| stage),
        "war-why-nothing-to-do",
        "nothing to heal"
    );
    let mirror = |stage: Stage| {
        sick(stage).change(|state| {
            state.fellowship.at = Region::LORIEN;
            state.dice[Side::Free][Face::Character] = 1;
        })
    };
    let stage = played("fp-character-13", mirror);
    assert_eq!(
        (
            stage.state.fellowship.corruption,
            stage.state.dice[Side::Free][Face::Will]
        ),
        (4, 1)
    );
    let outside = |stage: Stage| stage.change(|state| state.fellowship.at = Region::HOLLIN);
    let candles = |stage: Stage| outside(stage).draws(&["4", "3", "6"]);
    assert_eq!(corruption(played("shadow-character-08", candles)), 2);
    let lost = |stage: Stage| gollum(candles(stage));
    assert_eq!(corruption(played("shadow-character-08", lost)), 6);
    assert_eq!(
        barred("shadow-character-08", |stage| stage),
        "war-why-card-needs",
        "Rivendell"
    );
    let revealed = |stage: Stage| stage.change(|state| state.fellowship.hidden = false);
    assert_eq!(corruption(played("shadow-character-12", revealed)), 2);
    assert_eq!(
        corruption(played("shadow-character-12", |stage| revealed(sick(stage)))),
        6
    );
    assert_eq!(barred("shadow-character-12", |stage| stage), "war-why-card-needs");
}

/// There Is Another Way: with Gollum the Fellowship moves, and the die does not go to the Hunt Box.
/// event:fp-character-10
#[test]
fn another_way() {
    let gollum = |stage: Stage| {
        let stage = stage.company(&[]).change(|state| state.fellowship.guide = None);
        stage.change(|state| state.fellowship.corruption = 1)
    };
    let stage = played("fp-character-10", gollum).play(&["way:2"]);
    assert_eq!(
        (stage.state.fellowship.progress, stage.state.hunt_box),
        (1, war::nation::BySide::from_array([0, 0]))
    );
    let bare = |stage: Stage| gollum(stage).change(|state| state.fellowship.hidden = false);
    let stage = played("fp-character-10", bare).play(&["way:1"]);
    assert!(stage.state.fellowship.hidden);
    // Somebody else guides: it heals, and no more.
    let strider = |stage: Stage| stage.change(|state| state.fellowship.corruption = 1);
    let stage = played("fp-character-10", strider);
    assert_eq!(
        (stage.state.fellowship.corruption, stage.state.fellowship.progress),
        (0, 0)
    );
    assert_eq!(stage.asked().unwrap().index(), 1, "nothing is left to choose");
}

/// GDA-19.3: Gandalf the Grey draws if he guides when the action is over, whatever was so when the card was played.
#[test]
fn the_guide_when_the_action_is_over() {
    let asks_gandalf = |guides: Character, goes: &str| {
        let stage = played("fp-character-15", |stage| {
            stage.change(|state| state.fellowship.guide = Some(guides))
        });
        let mut stage = stage.play(&["way:1", &format!("take:{goes}"), "to:moria"]);
        let stays = format!("who:{}", guides.id());
        let next = [stays.as_str(), "who:gandalf-the-grey", "who:strider"];
        if let Some(guide) = next.into_iter().find(|guide| stage.allows(guide)) {
            stage = stage.play(&[guide]);
        }
        matches!(stage.state.question(), Some(war::frame::Frame::Wisdom(_)))
    };
    let (gandalf, strider) = (Character::GandalfTheGrey, Character::Strider);
    assert!(
        !asks_gandalf(gandalf, "gandalf-the-grey"),
        "Gwaihir takes him away"
    );
    assert!(asks_gandalf(gandalf, "peregrin"));
    assert!(asks_gandalf(strider, "strider"), "now Gandalf guides");
    assert!(!asks_gandalf(strider, "peregrin"));
}

/// Cards that separate and move Companions.
/// event:fp-character-11 event:fp-character-15 event:fp-character-16 event:fp-character-17
#[test]
fn companions() {
    let stage = played("fp-character-11", |stage| {
        stage.change(|state| state.fellowship.corruption = 1)
    });
    let stage = stage.play(&["take:meriadoc"]);
    assert!(
        stage.allows("to:moria") || stage.allows("to:hollin"),
        "one region more than his level"
    );
    let stage = stage.play(&["to:hollin", "who:strider"]);
    assert_eq!(stage.state.fellowship.corruption, 0);
    assert_eq!(
        barred("fp-character-11", |stage| stage.company(&[])),
        "war-why-card-needs"
    );
    let eagle = |stage: Stage| {
        let stage = stage
            .put("minas-tirith", &[("sauron-regular", 1)])
            .put("lossarnach", &[("meriadoc", 1)]);
        stage.put("edoras", &[("gimli", 1)])
    };
    let stage = played("fp-character-15", eagle).play(&["way:2", "take:meriadoc", "to:minas-tirith"]);
    assert_eq!(stage.count("minas-tirith", "meriadoc"), 1, "into the siege");
    let stage = played("fp-character-16", eagle).play(&["way:2", "take:meriadoc"]);
    assert!(stage.allows("to:minas-tirith"));
    let stage = played("fp-character-15", |stage| stage).play(&["way:1", "take:peregrin"]);
    assert!(stage.allows("to:moria"), "as if of level 4");
    let back = |stage: Stage| stage.put("dale", &[("gimli", 1)]);
    let stage = played("fp-character-17", back).play(&["take:peregrin", "to:rivendell", "who:strider"]);
    assert!(stage.active(Dwarves) && stage.active(North));
    assert_eq!(
        (stage.steps(Dwarves), stage.steps(Elves), stage.steps(North)),
        (2, 2, 2)
    );
}

/// Challenge of the King: Eyes are gone, others come back; three Eyes are his death.
/// event:fp-character-14
#[test]
fn challenge() {
    let king = |stage: Stage| stage.put("minas-tirith", &[("strider", 1)]);
    let stage = played("fp-character-14", |stage| {
        king(stage).draws(&["eye-reveal", "3", "eye-reveal"])
    });
    assert_eq!((stage.state.tiles.gone[0], stage.state.tiles.left()), (2, 14));
    let stage = played("fp-character-14", |stage| king(stage).draws(&["eye-reveal"; 3]));
    assert_eq!(stage.state.place(Character::Strider), Place::Gone);
    assert_eq!(stage.state.tiles.left(), 16);
    assert_eq!(
        barred("fp-character-14", |stage| stage.put("bree", &[("strider", 1)])),
        "war-why-card-needs"
    );
}

/// The Eagles are Coming!: Nazgûl fall or flee; the Witch-king does not count.
/// event:fp-character-18
#[test]
fn eagles() {
    let prey = |stage: Stage| {
        let stage = stage.put("osgiliath", &[("boromir", 1)]);
        stage.put(
            "north-ithilien",
            &[("sauron-regular", 1), ("nazgul", 2), ("witch-king", 1)],
        )
    };
    let stage = played("fp-character-18", |stage| prey(stage).draws(&["5", "4"]))
        .play(&["to:north-ithilien", "to:moria"]);
    assert_eq!(
        (
            stage.count("north-ithilien", "nazgul"),
            stage.count("moria", "nazgul")
        ),
        (0, 1)
    );
    assert_eq!(stage.count("north-ithilien", "witch-king"), 1);
    let king = |stage: Stage| {
        let stage = stage.put("osgiliath", &[("boromir", 1)]);
        stage.put("north-ithilien", &[("sauron-regular", 1), ("witch-king", 1)])
    };
    assert_eq!(barred("fp-character-18", king), "war-why-card-needs");
}

/// The Ents Awake: Orthanc is struck, Isengard is roused, and another card may follow.
/// event:fp-character-19 event:fp-character-20 event:fp-character-21
#[test]
fn ents() {
    let start = |stage: Stage| {
        let stage = stage
            .put("edoras", &[("gandalf-the-white", 1)])
            .put("fangorn", &[("legolas", 1)]);
        stage
            .put("orthanc", &[("saruman", 1)])
            .change(|state| state.fellowship.corruption = 2)
    };
    for id in with_ids("fp-character", 19..=21) {
        assert_eq!(barred(&id, |stage| stage), "war-why-card-needs");
        let stage = played(&id, |stage| {
            start(stage).hand(&["fp-character-12"]).draws(&["4", "4", "1"])
        });
        let stage = stage.play(&["lose:isengard-elite"]);
        assert!(stage.state.at_war(Isengard), "attacked: one step");
        let stage = stage.play(&["card:fp-character-12"]);
        assert_eq!(stage.state.fellowship.corruption, 1);
        let alone = |stage: Stage| start(stage).clear("orthanc");
        assert_eq!(
            played(&id, alone).count("orthanc", "saruman"),
            0,
            "Saruman alone falls"
        );
    }
}

/// Dead Men of Dunharrow: an Army is struck and routed, Gondor gathers.
/// event:fp-character-22
#[test]
fn dead_men() {
    let start = |stage: Stage| {
        let stage = stage
            .put("edoras", &[("strider", 1), ("legolas", 1), ("gimli", 1)])
            .clear("pelargir");
        let stage = stage.put("pelargir", &[("southrons-regular", 3), ("nazgul", 1)]);
        stage.change(|state| state.captured.add(Region::PELARGIR))
    };
    let stage = played("fp-character-22", |stage| start(stage).draws(&["2"]));
    let stage = stage.play(&["take:legolas", "to:pelargir"]);
    assert_eq!(stage.count("edoras", "gimli"), 1);
    assert_eq!(stage.count("pelargir", "southrons-regular"), 1);
    let stage = stage.play(&["to:west-harondor", "count:3"]);
    assert_eq!(stage.count("west-harondor", "nazgul"), 1);
    assert!(!stage.captured("pelargir"), "Gondor has it again");
    let stage =
        played("fp-character-22", |stage| start(stage).draws(&["3"])).play(&["to:pelargir", "count:0"]);
    assert_eq!(
        stage.count("pelargir", "nazgul"),
        0,
        "an Army that is wiped out takes its Nazgûl along"
    );
    assert_eq!(barred("fp-character-22", |stage| stage), "war-why-card-needs");
}

/// House of the Stewards and The Grey Company.
/// event:fp-character-23 event:fp-character-24
#[test]
fn reinforced() {
    let boromir = |stage: Stage| {
        let stage = stage.put("minas-tirith", &[("boromir", 1)]);
        stage.draws(&["fp-strategy-01", "fp-strategy-02"])
    };
    let stage = played("fp-character-23", boromir).play(&["recruit:gondor-elite@minas-tirith"]);
    assert_eq!(stage.count("minas-tirith", "gondor-elite"), 2);
    assert_eq!(stage.state.cards.hands[0].len(), 2);
    assert_eq!(
        barred("fp-character-23", |stage| stage.put("bree", &[("boromir", 1)])),
        "war-why-card-needs"
    );
    let king = |stage: Stage| {
        let stage = stage.put("edoras", &[("strider", 1)]);
        stage.draws(&["fp-strategy-01", "fp-strategy-02"])
    };
    let stage = played("fp-character-24", king).play(&["nation:rohan"]);
    assert_eq!(
        (
            stage.count("edoras", "rohan-regular"),
            stage.count("edoras", "rohan-elite")
        ),
        (0, 2)
    );
    assert_eq!(
        stage.state.casualties[Rohan],
        [1, 0, 0],
        "the Regular is a casualty"
    );
}
