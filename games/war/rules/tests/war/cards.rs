//! Chapter 5: event cards, one by one.

use war::character::{Character, Place};
use war::face::Face;
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
            state.dice[0][Face::Character as usize] = 1;
        })
    };
    let stage = played("fp-character-13", mirror);
    assert_eq!(
        (
            stage.state.fellowship.corruption,
            stage.state.dice[0][Face::Will as usize]
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
        (1, [0, 0])
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

/// Book of Mazarbul and Fear! Fire! Foes!: a Nation goes to war at once, from an unconquered region.
/// event:fp-strategy-04 event:fp-strategy-07
#[test]
fn to_war() {
    for (id, at, nation) in [
        ("fp-strategy-04", "erebor", Dwarves),
        ("fp-strategy-07", "bree", North),
    ] {
        let stage = played(id, |stage| stage.put(at, &[("gimli", 1)])).play(&["done"]);
        assert!(stage.state.at_war(nation), "{id}");
        let lost = |stage: Stage| {
            stage
                .put(at, &[("gimli", 1)])
                .change(|state| state.captured.add(at.parse().unwrap()))
        };
        assert!(!played(id, lost).play(&["done"]).state.at_war(nation), "{id}");
        assert_eq!(barred(id, |stage| stage), "war-why-nothing-to-do", "{id}");
    }
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
        stage.state.casualties[Rohan.index()],
        [1, 0, 0],
        "the Regular is a casualty"
    );
}

/// GDA-5.9: The Last Battle keeps dice out of the Hunt Box while Aragorn is abroad.
/// event:fp-strategy-01
#[test]
fn last_battle() {
    let abroad = |stage: Stage| stage.put("osgiliath", &[("aragorn", 1)]);
    let stage = played("fp-strategy-01", |stage| {
        abroad(stage).change(|state| state.dice[0][0] = 1)
    });
    let stage = stage.play(&["die:event", "act:skip", "die:character", "act:move-fellowship"]);
    assert_eq!(stage.state.hunt_box, [0, 0]);
    assert_eq!(
        barred("fp-strategy-01", |stage| stage
            .put("minas-tirith", &[("aragorn", 1)])),
        "war-why-card-needs"
    );
}

/// A Power too Great and The Power of Tom Bombadil bar the Shadow, who may buy itself free.
/// event:fp-strategy-02 event:fp-strategy-03
#[test]
fn barriers() {
    let stage = played("fp-strategy-02", |stage| stage);
    assert_eq!(stage.steps(Elves), 2);
    assert_eq!(played("fp-strategy-03", |stage| stage).steps(North), 2);
    let stage = Stage::shadow("army")
        .war(&ALL)
        .table("fp-strategy-02")
        .put("dimrill-dale", &[("sauron-regular", 3)]);
    let stage = stage
        .hand(&["shadow-strategy-01", "shadow-character-01"])
        .play(&["die:army"]);
    let marching = stage.play(&["act:march", "from:dimrill-dale"]);
    assert_eq!(marching.refuses("to:lorien").0, "war-why-enemy-there");
    let stage = Stage::shadow("army")
        .war(&ALL)
        .table("fp-strategy-03")
        .put("cardolan", &[("sauron-regular", 3)]);
    let stage = stage.play(&["die:army", "act:march", "from:cardolan"]);
    assert_eq!(stage.refuses("to:old-forest").0, "war-why-barred");
    let stage = Stage::shadow("army")
        .table("fp-strategy-02")
        .hand(&["shadow-strategy-01", "shadow-character-01"]);
    let stage = stage.play(&["die:army", "lift:fp-strategy-02", "card:shadow-strategy-01"]);
    assert!(
        stage.state.cards.table.has(card("fp-strategy-02")),
        "GDA-A8: one of each deck"
    );
    let stage = stage.play(&["card:shadow-character-01"]);
    assert!(!stage.state.cards.table.has(card("fp-strategy-02")));
}

/// Cards that strike a Shadow Army: The Spirit of Mordor, Faramir's Rangers.
/// event:fp-strategy-05 event:fp-strategy-06
#[test]
fn struck() {
    let mixed = |stage: Stage| {
        stage.put(
            "north-ithilien",
            &[("sauron-regular", 2), ("southrons-regular", 2)],
        )
    };
    let stage = played("fp-strategy-05", |stage| {
        mixed(stage).draws(&["5", "5", "1", "1", "1"])
    });
    let stage = stage.play(&[
        "to:north-ithilien",
        "lose:sauron-regular",
        "lose:southrons-regular",
    ]);
    assert_eq!(stage.state.board.army(Region::NORTH_ITHILIEN, Side::Shadow), 2);
    assert_eq!(barred("fp-strategy-05", |stage| stage), "war-why-card-needs");
    let stage = played("fp-strategy-06", |stage| mixed(stage).draws(&["5", "1", "1"]));
    let stage = stage.play(&[
        "to:north-ithilien",
        "lose:sauron-regular",
        "recruit:gondor-elite@osgiliath",
    ]);
    assert_eq!(
        (
            stage.count("osgiliath", "gondor-elite"),
            stage.count("osgiliath", "gondor-leader")
        ),
        (1, 1)
    );
}

/// Counsel and arrows: Wisdom of Elrond, The Red Arrow.
/// event:fp-strategy-08 event:fp-strategy-09
#[test]
fn counsel() {
    let stage = played("fp-strategy-08", |stage| stage).play(&["nation:rohan"]);
    assert!(stage.active(Rohan));
    assert_eq!(stage.steps(Rohan), 2);
    assert_eq!(barred("fp-strategy-09", |stage| stage), "war-why-card-needs");
    let stage =
        played("fp-strategy-09", |stage| stage.war(&[Gondor])).play(&["recruit:rohan-regular@edoras"]);
    assert_eq!(
        (
            stage.steps(Rohan),
            stage.count("edoras", "rohan-regular"),
            stage.count("edoras", "rohan-leader")
        ),
        (2, 2, 1)
    );
}

/// Help Unlooked For: a besieger is attacked, and rolls fewer dice.
/// event:fp-strategy-10
#[test]
fn relief() {
    let siege = |stage: Stage| {
        let stage = stage.war(&ALL).put("minas-tirith", &[("sauron-regular", 5)]);
        stage.put("lossarnach", &[("gondor-regular", 2)]).rolls(&[1; 40])
    };
    let stage = played("fp-strategy-10", siege).play(&["to:minas-tirith", "from:lossarnach", "all"]);
    let battle = stage.state.battle.unwrap();
    assert_eq!(battle.hampered, 4);
    assert_eq!(stage.state.strength(Side::Shadow), 1);
    assert_eq!(barred("fp-strategy-10", |stage| stage), "war-why-card-needs");
}

/// GDA-20.1: Paths of the Woses, to Minas Tirith or beside it.
/// event:fp-strategy-11
#[test]
fn woses() {
    let start = |stage: Stage| stage.war(&[Rohan]).clear("osgiliath");
    let stage = played("fp-strategy-11", start).play(&["from:edoras", "to:minas-tirith", "all"]);
    assert_eq!(stage.count("minas-tirith", "rohan-elite"), 1);
    let siege = |stage: Stage| start(stage).put("minas-tirith", &[("sauron-regular", 1)]);
    let stage = played("fp-strategy-11", siege).play(&["from:edoras"]);
    assert!(!stage.allows("to:minas-tirith") && stage.allows("to:druadan-forest"));
}

/// Through a Day and a Night: two regions, with a Companion.
/// event:fp-strategy-12
#[test]
fn day_and_night() {
    let start = |stage: Stage| stage.war(&[Rohan]).put("edoras", &[("gimli", 1)]);
    let stage = played("fp-strategy-12", start).play(&["from:edoras", "take:rohan-elite"]);
    assert_eq!(stage.refuses("go"), ("war-why-card-text", "GDA-5.6"));
    let stage = stage.play(&["take:gimli", "go", "to:folde", "to:druadan-forest"]);
    assert_eq!(
        (
            stage.count("druadan-forest", "rohan-elite"),
            stage.count("druadan-forest", "gimli")
        ),
        (1, 1)
    );
    assert_eq!(barred("fp-strategy-12", |stage| stage), "war-why-card-needs");
}

/// GDA-13.6: on the way a Companion wakes nobody; where the journey ends he does.
#[test]
fn no_waking_in_passing() {
    let start = |stage: Stage| stage.put("westemnet", &[("rohan-regular", 1), ("meriadoc", 1)]);
    let stage = || played("fp-strategy-12", start).play(&["from:westemnet", "all", "to:edoras"]);
    assert!(
        !stage().play(&["to:folde"]).active(Rohan),
        "he only rode through Edoras"
    );
    assert!(stage().play(&["done"]).active(Rohan));
    let far = played("fp-strategy-12", |stage| {
        stage.put("eastemnet", &[("rohan-regular", 1), ("meriadoc", 1)])
    });
    let far = far.play(&["from:eastemnet", "all", "to:folde", "to:edoras"]);
    assert!(far.active(Rohan), "the way is at its end there");
}

/// GDA-20.3, GDA-8.12, GDA-8.13: cards that recruit for the Free Peoples.
/// event:fp-strategy-13 event:fp-strategy-14 event:fp-strategy-15 event:fp-strategy-16
/// event:fp-strategy-17 event:fp-strategy-18 event:fp-strategy-19 event:fp-strategy-20
/// event:fp-strategy-21 event:fp-strategy-22 event:fp-strategy-23 event:fp-strategy-24
#[test]
fn musters() {
    let musters = [
        ("fp-strategy-14", "minas-tirith", "gondor"),
        ("fp-strategy-16", "edoras", "rohan"),
        ("fp-strategy-17", "carrock", "north"),
        ("fp-strategy-18", "dol-amroth", "gondor"),
        ("fp-strategy-22", "erebor", "dwarves"),
    ];
    for (id, at, nation) in musters {
        let (unit, leader) = (format!("{nation}-elite"), format!("{nation}-leader"));
        let before = Stage::free("event");
        let stage = played(id, |stage| stage).play(&[&format!("recruit:{unit}@{at}")]);
        assert_eq!(stage.count(at, &unit), before.count(at, &unit) + 1, "{id}");
        assert_eq!(stage.count(at, &leader), before.count(at, &leader) + 1, "{id}");
    }
    let draws = [
        ("fp-strategy-15", "lorien", "elves"),
        ("fp-strategy-21", "rivendell", "elves"),
        ("fp-strategy-24", "woodland-realm", "elves"),
    ];
    for (id, at, nation) in draws {
        let unit = format!("{nation}-elite");
        let before = Stage::free("event").count(at, &unit);
        let stage =
            played(id, |stage| stage.draws(&["fp-strategy-01"])).play(&[&format!("recruit:{unit}@{at}")]);
        assert_eq!(stage.count(at, &unit), before + 1, "{id}");
        assert_eq!(stage.state.cards.hands[0].len(), 1, "{id}");
    }
    let stage = played("fp-strategy-19", |stage| stage.draws(&["fp-strategy-01"]));
    assert_eq!(stage.count("dale", "north-regular"), 3);
    let stage = played("fp-strategy-20", |stage| stage.draws(&["fp-strategy-01"]));
    let stage = stage.play(&["recruit:north-elite@the-shire", "recruit:dwarves-elite@ered-luin"]);
    assert_eq!(
        (
            stage.count("the-shire", "north-elite"),
            stage.count("ered-luin", "dwarves-elite")
        ),
        (1, 1)
    );
    let stage = played("fp-strategy-13", |stage| stage.war(&[Elves])).play(&["to:grey-havens"]);
    let stage = stage.play(&[
        "recruit:elves-elite@grey-havens",
        "recruit:elves-regular@grey-havens",
    ]);
    assert_eq!(stage.state.board.army(Region::GREY_HAVENS, Side::Free), 4);
    assert_eq!(barred("fp-strategy-13", |stage| stage), "war-why-card-needs");
    let stage =
        played("fp-strategy-23", |stage| stage).play(&["to:westemnet", "recruit:rohan-regular@westemnet"]);
    assert_eq!(stage.count("westemnet", "rohan-leader"), 1);
}

/// GDA-20.3: without Leaders in the reinforcements the unit comes alone.
#[test]
fn imrahil_alone() {
    let start = |stage: Stage| stage.put("lossarnach", &[("gondor-regular", 1), ("gondor-leader", 3)]);
    let stage = played("fp-strategy-18", start).play(&["recruit:gondor-regular@dol-amroth"]);
    assert_eq!(
        (
            stage.count("dol-amroth", "gondor-regular"),
            stage.count("dol-amroth", "gondor-leader")
        ),
        (4, 0)
    );
}

/// GDA-20.5, GDA-8.14: Riders of Théoden need a free region.
#[test]
fn riders() {
    let companion = |stage: Stage| stage.put("eastemnet", &[("gimli", 1)]);
    assert!(played("fp-strategy-16", companion).allows("to:eastemnet"));
    let taken = |stage: Stage| companion(stage).put("eastemnet", &[("isengard-regular", 1)]);
    let stage = played("fp-strategy-16", taken);
    assert!(stage.allows("recruit:rohan-elite@edoras"), "only Edoras is left");
}

fn outside(stage: Stage) -> Stage {
    stage.change(|state| state.fellowship.at = Region::HOLLIN)
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
            .change(|state| state.hunt_box = [0, 1])
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
        ([0, 3], 1)
    );
    let stage = played("shadow-character-18", |stage| stage).play(&["die:army", "done"]);
    assert_eq!(stage.state.hunt_box, [0, 1]);
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

/// GDA-20.2: Denethor's Folly lasts as long as the siege, and costs a Leader.
/// event:shadow-strategy-03
#[test]
fn folly() {
    let siege = |stage: Stage| {
        stage
            .war(&ALL)
            .clear("osgiliath")
            .put("minas-tirith", &[("sauron-regular", 2)])
    };
    let stage = played("shadow-strategy-03", siege).play(&["lose:gondor-leader"]);
    assert_eq!(stage.count("minas-tirith", "gondor-leader"), 0);
    assert!(stage.state.cards.table.has(card("shadow-strategy-03")));
    let stage = stage.play(&[
        "die:army",
        "act:march",
        "from:minas-tirith",
        "to:osgiliath",
        "all",
        "done",
    ]);
    assert!(!stage.state.cards.table.has(card("shadow-strategy-03")));
    assert_eq!(barred("shadow-strategy-03", |stage| stage), "war-why-card-needs");
}

/// Return to Valinor, The Day Without Dawn, Threats and Promises, Stormcrow.
/// event:shadow-strategy-01 event:shadow-strategy-04 event:shadow-strategy-05 event:shadow-strategy-06
#[test]
fn despair() {
    let fallen = |stage: Stage| {
        let stage = stage
            .change(|state| state.captured.add(Region::RIVENDELL))
            .clear("rivendell");
        stage.draws(&["6", "1", "1", "1", "1", "1", "1"])
    };
    let stage = played("shadow-strategy-01", fallen);
    let stage = stage.play(&["lose:elves-regular"]).all_drawn();
    let left = ["grey-havens", "lorien", "woodland-realm"]
        .map(|at| stage.state.board.army(at.parse().unwrap(), Side::Free));
    assert_eq!(left, [1, 3, 2], "a die for each of their units, and but one 6");
    let dawn = |stage: Stage| {
        stage
            .war(&ALL)
            .change(|state| state.dice[0][Face::Will as usize] = 2)
    };
    assert_eq!(played("shadow-strategy-04", dawn).state.dice_left(Side::Free), 0);
    let stage = Stage::free("muster")
        .table("shadow-strategy-05")
        .play(&["die:muster", "act:diplomacy"]);
    assert_eq!(
        stage.refuses("nation:rohan").0,
        "war-why-barred",
        "Rohan is passive"
    );
    assert!(stage.allows("nation:elves"));
    let stage = played("shadow-strategy-06", |stage| {
        stage.put("edoras", &[("gimli", 1)]).change(|state| {
            state.politics[Rohan.index()].steps = 1;
        })
    });
    let stage = stage.play(&["nation:rohan"]);
    assert_eq!(stage.steps(Rohan), 2);
    assert_eq!(
        stage.asked().unwrap().index(),
        0,
        "the Free Peoples choose what is lost"
    );
    let stage = stage.play(&["at:rohan-regular@fords-of-isen"]);
    assert_eq!(stage.count("fords-of-isen", "rohan-regular"), 1);
}

/// Return to Valinor: the Elves count, and the Army they are in is hit.
/// event:shadow-strategy-01
#[test]
fn valinor_strikes_the_army() {
    let fallen = |stage: Stage| {
        stage
            .change(|state| state.captured.add(Region::RIVENDELL))
            .clear("rivendell")
            .put("lorien", &[("rohan-regular", 1)])
            .draws(&["1", "1", "6", "1", "1", "1", "1"])
    };
    let stage = played("shadow-strategy-01", fallen)
        .play(&["lose:rohan-regular"])
        .all_drawn();
    assert_eq!(stage.state.board.army(Region::LORIEN, Side::Free), 3);
}

/// Shadows Gather, The Shadow Lengthens, The Shadow is Moving.
/// event:shadow-strategy-07 event:shadow-strategy-08 event:shadow-strategy-09
#[test]
fn marches() {
    let start = |stage: Stage| stage.war(&ALL);
    let stage = played("shadow-strategy-07", start).play(&["from:barad-dur", "take:sauron-regular", "go"]);
    assert!(!stage.allows("done"));
    let stage = stage.play(&["to:gorgoroth", "to:minas-morgul", "done"]);
    assert_eq!(stage.count("minas-morgul", "sauron-regular"), 6);
    let stage = played("shadow-strategy-08", start).play(&["from:nurn", "all", "to:gorgoroth", "done"]);
    assert_eq!(stage.count("gorgoroth", "sauron-regular"), 5);
    assert!(stage.allows("from:barad-dur") && stage.allows("done"));
    let mut stage = played("shadow-strategy-09", start);
    for (from, to) in [
        ("barad-dur", "gorgoroth"),
        ("nurn", "gorgoroth"),
        ("morannon", "dagorlad"),
        ("far-harad", "near-harad"),
    ] {
        stage = stage.play(&[&format!("from:{from}"), &format!("to:{to}")]);
        let unit = if from == "far-harad" {
            "take:southrons-regular"
        } else {
            "take:sauron-regular"
        };
        stage = stage.play(&[unit, "go"]);
    }
    assert_eq!(
        stage.state.question(),
        Some(&war::frame::Frame::Actions(3)),
        "four, no more"
    );
}

/// Corsairs of Umbar: a battle that may not be broken off, or a landing.
/// event:shadow-strategy-10
#[test]
fn corsairs() {
    let start = |stage: Stage| stage.war(&ALL).rolls(&[1; 40]);
    let stage = played("shadow-strategy-10", start).play(&["to:pelargir", "all"]);
    assert!(!stage.allows("cease"), "the defender is asked at once");
    assert_eq!(stage.asked().unwrap().index(), 0);
    let stage = played("shadow-strategy-10", start).play(&["to:anfalas", "all"]);
    assert_eq!(stage.count("anfalas", "southrons-regular"), 3);
    assert_eq!(barred("shadow-strategy-10", |stage| stage), "war-why-card-needs");
}

/// Rage of the Dunlendings.
/// event:shadow-strategy-11
#[test]
fn dunlendings() {
    let stage = played("shadow-strategy-11", |stage| stage.war(&[Isengard])).play(&["to:enedwaith"]);
    let stage = stage.play(&["at:isengard-regular@south-dunland", "done"]);
    assert_eq!(
        (
            stage.count("enedwaith", "isengard-regular"),
            stage.count("south-dunland", "isengard-regular")
        ),
        (3, 0)
    );
    assert_eq!(barred("shadow-strategy-11", |stage| stage), "war-why-card-needs");
}

/// Cards that recruit for the Shadow.
/// event:shadow-strategy-12 event:shadow-strategy-13 event:shadow-strategy-14 event:shadow-strategy-15
/// event:shadow-strategy-16 event:shadow-strategy-17 event:shadow-strategy-18 event:shadow-strategy-19
/// event:shadow-strategy-20 event:shadow-strategy-21 event:shadow-strategy-22 event:shadow-strategy-23
/// event:shadow-strategy-24
#[test]
fn shadow_musters() {
    let war = |stage: Stage| stage.war(&ALL);
    let king = |stage: Stage| stage.war(&ALL).put("minas-morgul", &[("witch-king", 1)]);
    let stage = played("shadow-strategy-12", king);
    assert_eq!(
        (
            stage.count("angmar", "witch-king"),
            stage.count("angmar", "sauron-regular"),
            stage.count("angmar", "sauron-elite")
        ),
        (1, 2, 1)
    );
    let stage = played("shadow-strategy-13", war).play(&["to:moria", "recruit:isengard-elite@moria"]);
    assert_eq!(stage.count("moria", "isengard-elite"), 1);
    let stage = played("shadow-strategy-14", war).play(&["to:orthanc", "recruit:sauron-elite@orthanc"]);
    assert_eq!(stage.count("orthanc", "sauron-elite"), 1);
    let stage = played("shadow-strategy-15", war).play(&["from:moria", "from:moria"]);
    assert_eq!(
        (
            stage.count("moria", "sauron-regular"),
            stage.count("moria", "sauron-elite")
        ),
        (0, 2)
    );
    let stage = played("shadow-strategy-16", |stage| {
        war(stage).put("orthanc", &[("saruman", 1)])
    });
    let stage = stage.play(&[
        "recruit:isengard-elite@orthanc",
        "recruit:isengard-regular@orthanc",
    ]);
    assert_eq!(
        (
            stage.count("north-dunland", "isengard-regular"),
            stage.count("orthanc", "isengard-elite")
        ),
        (3, 2)
    );
    let stage =
        played("shadow-strategy-17", |stage| stage).play(&["to:umbar", "to:far-harad", "to:near-harad"]);
    assert_eq!(
        ["umbar", "far-harad", "near-harad"].map(|at| stage.count(at, "southrons-regular")),
        [5, 5, 5]
    );
    assert_eq!(barred("shadow-strategy-18", |stage| stage), "war-why-card-needs");
    let stage = played("shadow-strategy-18", |stage| {
        stage.put("edoras", &[("aragorn", 1)])
    });
    assert_eq!(
        (
            stage.count("minas-morgul", "sauron-regular"),
            stage.count("minas-morgul", "nazgul")
        ),
        (10, 2)
    );
    let stage = played("shadow-strategy-19", |stage| stage).play(&["to:mount-gram"]);
    let stage = stage.play(&[
        "recruit:sauron-elite@mount-gram",
        "recruit:sauron-elite@mount-gram",
    ]);
    assert_eq!(
        (
            stage.count("mount-gram", "sauron-elite"),
            stage.count("mount-gram", "nazgul")
        ),
        (2, 1)
    );
    let stage = played("shadow-strategy-20", |stage| stage);
    assert_eq!(
        (
            stage.count("dol-guldur", "sauron-regular"),
            stage.count("mount-gundabad", "sauron-regular")
        ),
        (8, 5)
    );
    let stage = played("shadow-strategy-21", war).play(&["to:khand"]);
    assert_eq!(stage.count("khand", "southrons-regular"), 5);
    let stage = played("shadow-strategy-22", |stage| stage);
    assert_eq!(
        ["angmar", "ettenmoors", "weather-hills"].map(|at| stage.count(at, "sauron-regular")),
        [1; 3]
    );
    assert_eq!(stage.count("trollshaws", "sauron-elite"), 1);
    let stage = played("shadow-strategy-23", war);
    assert_eq!(
        (
            stage.count("gorgoroth", "southrons-regular"),
            stage.count("nurn", "sauron-regular")
        ),
        (5, 7)
    );
    assert_eq!(barred("shadow-strategy-23", |stage| stage), "war-why-card-needs");
    let stage = played("shadow-strategy-24", war).play(&["to:barad-dur", "to:moria", "to:mount-gundabad"]);
    assert_eq!(
        ["barad-dur", "moria", "mount-gundabad"].map(|at| stage.count(at, "sauron-regular")),
        [6, 4, 4]
    );
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
    assert_eq!(stage.state.rings, [2, 1], "any die, and a Ring");
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

/// Flocks of Crebain help a Hunt; Worn with Sorrow and Toil costs a card for a casualty.
/// event:shadow-character-15 event:shadow-character-16
#[test]
fn spies() {
    let stage = Stage::free("character")
        .table("shadow-character-16")
        .change(|state| state.hunt_box = [0, 1]);
    let stage = stage
        .draws(&["5", "0-reveal"])
        .play(&["die:character", "act:move-fellowship", "yes"])
        .all_drawn();
    assert!(!stage.state.fellowship.hidden);
    let stage = Stage::free("character")
        .table("shadow-character-15")
        .hand(&["fp-character-05"]);
    let stage = stage
        .change(|state| state.hunt_box = [0, 1])
        .draws(&["6", "3", "fp-character-05"]);
    let stage = stage.play(&["die:character", "act:move-fellowship", "bear:guide"]);
    assert_eq!(stage.asked().unwrap().index(), 1);
    let stage = stage.play(&["yes"]);
    assert!(stage.state.cards.hands[0].is_empty());
}

/// Every card has something to it: an effect, or a place on the table.
#[test]
fn all_ninety_six() {
    let playable = war::card::Card::all().filter(|card| war::cards::report::is_playable(*card));
    assert_eq!(playable.count(), 96);
}
