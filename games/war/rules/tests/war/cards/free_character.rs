//! The Character deck of the Free Peoples: a test a card, with something that it must not do.

use war::character::{Character, Place};
use war::face::Face;
use war::nation::BySide;
use war::nation::Nation::*;
use war::nation::Side;
use war::region::Region;

use super::{barred, brings_a_tile, lies, played, sick};
use crate::stage::Stage;

/// Only Strider is left.
fn alone(stage: Stage) -> Stage {
    stage.company(&[Character::Strider])
}

/// Gollum guides, and nobody else is left.
fn gollum(stage: Stage) -> Stage {
    let stage = stage.company(&[]);
    stage.change(|state| state.fellowship.guide = None)
}

fn corruption(stage: &Stage) -> u8 {
    stage.state.fellowship.corruption
}

/// The Fellowship has moved, and the Shadow has one success and this tile.
fn hunted_with(id: &str, draws: &[&str]) -> Stage {
    let stage = Stage::free("character").table(id).draws(draws);
    let stage = stage.change(|state| state.hunt_box = BySide::from_array([0, 1]));
    stage.play(&["die:character", "act:move-fellowship"])
}

/// GDA-15.4: it waits for Mordor.
/// event:fp-character-01
#[test]
fn elven_cloaks() {
    brings_a_tile("fp-character-01", "elven-cloaks");
}

/// GDA-15.4: it waits for Mordor.
/// event:fp-character-02
#[test]
fn elven_rope() {
    brings_a_tile("fp-character-02", "elven-rope");
}

/// GDA-15.4: it waits for Mordor.
/// event:fp-character-03
#[test]
fn phial_of_galadriel() {
    brings_a_tile("fp-character-03", "phial-of-galadriel");
}

/// GDA-15.4: it waits for Mordor.
/// event:fp-character-04
#[test]
fn smeagol_helps_nice_master() {
    brings_a_tile("fp-character-04", "smeagol-helps-nice-master");
}

/// Another tile is drawn, once; nobody's leaving ends it.
/// event:fp-character-05
#[test]
fn mithril_coat_and_sting() {
    assert!(lies(&played("fp-character-05", alone), "fp-character-05"));
    let stage = hunted_with("fp-character-05", &["6", "3", "1"]).play(&["card:fp-character-05"]);
    assert_eq!(stage.state.hunt.unwrap().damage, 1);
    assert!(!stage.allows("card:fp-character-05"), "not twice");
}

/// Gimli or Legolas takes 1 from the damage, and must be there.
/// event:fp-character-06
#[test]
fn axe_and_bow() {
    assert!(lies(&played("fp-character-06", |stage| stage), "fp-character-06"));
    assert_eq!(barred("fp-character-06", alone), "war-why-card-needs");
    let stage = hunted_with("fp-character-06", &["6", "3"]).play(&["card:fp-character-06"]);
    assert_eq!(stage.state.hunt.unwrap().damage, 2);
    assert!(!lies(&stage, "fp-character-06"));
}

/// Boromir takes 1 from the damage, and must be there.
/// event:fp-character-07
#[test]
fn horn_of_gondor() {
    assert!(lies(&played("fp-character-07", |stage| stage), "fp-character-07"));
    let others = |stage: Stage| stage.company(&[Character::Gimli, Character::Legolas]);
    assert_eq!(barred("fp-character-07", others), "war-why-card-needs");
    let stage = hunted_with("fp-character-07", &["6", "3"]).play(&["card:fp-character-07"]);
    assert_eq!(stage.state.hunt.unwrap().damage, 2);
    assert!(!lies(&stage, "fp-character-07"));
}

/// No tile is drawn, if Gandalf the Grey is there and it is wanted.
/// event:fp-character-08
#[test]
fn wizards_staff() {
    assert!(lies(&played("fp-character-08", |stage| stage), "fp-character-08"));
    assert_eq!(barred("fp-character-08", alone), "war-why-card-needs");
    let asked = hunted_with("fp-character-08", &["6", "3"]);
    let kept = asked.clone().play(&["no"]);
    assert!(lies(&kept, "fp-character-08") && kept.state.hunt.is_some());
    let used = asked.play(&["yes"]);
    assert!(!lies(&used, "fp-character-08") && used.state.hunt.is_none());
}

/// Dice of 5 heal, with Strider as Guide those of 3; where nothing is hurt it is not played.
/// event:fp-character-09
#[test]
fn athelas() {
    let rolled = |stage: Stage| sick(stage).draws(&["3", "4", "2"]);
    assert_eq!(corruption(&played("fp-character-09", rolled)), 3, "Strider guides");
    let other =
        |stage: Stage| rolled(stage).change(|state| state.fellowship.guide = Some(Character::Boromir));
    assert_eq!(corruption(&played("fp-character-09", other)), 5);
    assert_eq!(barred("fp-character-09", |stage| stage), "war-why-nothing-to-do");
}

/// It heals; with Gollum the Fellowship may move or hide, and the die does not go to the Hunt Box.
/// event:fp-character-10
#[test]
fn there_is_another_way() {
    let gollum = |stage: Stage| gollum(stage).change(|state| state.fellowship.corruption = 1);
    let stage = played("fp-character-10", gollum);
    assert_eq!(stage.refuses("way:1").0, "war-why-already-hidden");
    let stage = stage.play(&["way:2"]);
    assert_eq!((stage.state.fellowship.progress, stage.state.hunt_box), (1, BySide::from_array([0, 0])));
    let bare = |stage: Stage| gollum(stage).change(|state| state.fellowship.hidden = false);
    let stage = played("fp-character-10", bare).play(&["way:1"]);
    assert!(stage.state.fellowship.hidden);
    // Somebody else guides: it heals, and no more.
    let stage = played("fp-character-10", sick);
    assert_eq!((corruption(&stage), stage.state.fellowship.progress), (4, 0));
    assert_eq!(stage.asked().unwrap().index(), 1, "nothing is left to choose");
}

/// They go one region further than they might, and somebody must be there to go.
/// event:fp-character-11
#[test]
fn i_will_go_alone() {
    let hurt = |stage: Stage| stage.change(|state| state.fellowship.corruption = 1);
    let stage = played("fp-character-11", hurt).play(&["take:meriadoc"]);
    assert!(stage.allows("to:hollin"), "one region more than his level");
    assert!(!stage.allows("to:eregion"), "and no more");
    let stage = stage.play(&["to:hollin", "who:strider"]);
    assert_eq!(corruption(&stage), 0);
    assert_eq!(barred("fp-character-11", |stage| stage.company(&[])), "war-why-card-needs");
}

/// It heals, with Gollum twice as well; where nothing is hurt it is not played.
/// event:fp-character-12
#[test]
fn bilbos_song() {
    assert_eq!(corruption(&played("fp-character-12", sick)), 4);
    assert_eq!(corruption(&played("fp-character-12", |stage| gollum(sick(stage)))), 3);
    assert_eq!(barred("fp-character-12", |stage| stage), "war-why-nothing-to-do");
}

/// A die turns, and who is in Lórien is healed; elsewhere nobody is.
/// event:fp-character-13
#[test]
fn mirror_of_galadriel() {
    let in_lorien = |at: Region| {
        let stage = played("fp-character-13", |stage| {
            sick(stage).change(|state| {
                state.fellowship.at = at;
                state.dice[Side::Free][Face::Character] = 1;
            })
        });
        let dice = stage.state.dice[Side::Free];
        (corruption(&stage), dice[Face::Character], dice[Face::Will])
    };
    assert_eq!(in_lorien(Region::LORIEN), (4, 0, 1));
    assert_eq!(in_lorien(Region::RIVENDELL), (5, 0, 1));
    assert_eq!(barred("fp-character-13", |stage| stage), "war-why-nothing-to-do");
}

/// Eyes are gone, others come back; three Eyes are his death. He must be with an Army in Gondor or Rohan.
/// event:fp-character-14
#[test]
fn challenge_of_the_king() {
    let king = |stage: Stage| stage.put("minas-tirith", &[("strider", 1)]);
    let stage = played("fp-character-14", |stage| king(stage).draws(&["eye-reveal", "3", "eye-reveal"]));
    assert_eq!((stage.state.tiles.gone[0], stage.state.tiles.left()), (2, 14));
    let stage = played("fp-character-14", |stage| king(stage).draws(&["eye-reveal"; 3]));
    assert_eq!(stage.state.place(Character::Strider), Place::Gone);
    assert_eq!(stage.state.tiles.left(), 16);
    let abroad = |stage: Stage| stage.put("bree", &[("strider", 1)]);
    assert_eq!(barred("fp-character-14", abroad), "war-why-card-needs");
}

/// Besieged Minas Tirith, somebody beside it, and somebody in Edoras.
fn siege(stage: Stage) -> Stage {
    let stage = stage.put("minas-tirith", &[("sauron-regular", 1)]).put("lossarnach", &[("meriadoc", 1)]);
    stage.put("edoras", &[("gimli", 1)])
}

/// As if of level 4, even into a siege; one group, and no other.
/// event:fp-character-15
#[test]
fn gwaihir_the_windlord() {
    let stage = played("fp-character-15", siege).play(&["way:2", "take:meriadoc", "to:minas-tirith"]);
    assert_eq!(stage.count("minas-tirith", "meriadoc"), 1, "into the siege");
    assert!(!stage.allows("take:gimli"), "one group");
    let stage = played("fp-character-15", |stage| stage).play(&["way:1", "take:peregrin"]);
    assert!(stage.allows("to:moria"), "as if of level 4");
}

/// Two regions more, even into a siege; one group, and no other.
/// event:fp-character-16
#[test]
fn we_prove_the_swifter() {
    let stage = played("fp-character-16", siege).play(&["way:2", "take:meriadoc"]);
    assert!(stage.allows("to:minas-tirith"));
    let stage = stage.play(&["to:minas-tirith"]);
    assert!(!stage.allows("take:gimli"), "one group");
}

/// Home from the wars: with one of them there the North wakes; without, nobody does.
/// event:fp-character-17
#[test]
fn there_and_back_again() {
    let goes = ["take:peregrin", "to:rivendell", "who:strider"];
    let back = |stage: Stage| stage.put("dale", &[("gimli", 1)]);
    let stage = played("fp-character-17", back).play(&goes);
    assert!(stage.active(Dwarves) && stage.active(North));
    assert_eq!((stage.steps(Dwarves), stage.steps(Elves), stage.steps(North)), (2, 2, 2));
    let elsewhere = |stage: Stage| stage.put("edoras", &[("gimli", 1)]);
    let stage = played("fp-character-17", elsewhere).play(&goes);
    assert!(!stage.active(Dwarves) && !stage.active(North));
}

/// Nazgûl fall or flee; the Witch-king does not count.
/// event:fp-character-18
#[test]
fn the_eagles_are_coming() {
    let prey = |stage: Stage| {
        let stage = stage.put("osgiliath", &[("boromir", 1)]);
        let army = [("sauron-regular", 1), ("nazgul", 2), ("witch-king", 1)];
        stage.put("north-ithilien", &army).draws(&["5", "4"])
    };
    let stage = played("fp-character-18", prey).play(&["to:north-ithilien"]);
    assert!(!stage.allows("to:minas-tirith"), "they flee to Sauron");
    let stage = stage.play(&["to:moria"]);
    assert_eq!((stage.count("north-ithilien", "nazgul"), stage.count("moria", "nazgul")), (0, 1));
    assert_eq!(stage.count("north-ithilien", "witch-king"), 1);
    let king = |stage: Stage| {
        let stage = stage.put("osgiliath", &[("boromir", 1)]);
        stage.put("north-ithilien", &[("sauron-regular", 1), ("witch-king", 1)])
    };
    assert_eq!(barred("fp-character-18", king), "war-why-card-needs");
}

/// Orthanc is struck, Isengard is roused, and another Character card may follow.
fn the_ents_awake(id: &str) {
    let start = |stage: Stage| {
        let stage = stage
            .put("edoras", &[("gandalf-the-white", 1)])
            .put("fangorn", &[("legolas", 1)])
            .put("orthanc", &[("saruman", 1)]);
        stage.change(|state| state.fellowship.corruption = 2)
    };
    assert_eq!(barred(id, |stage| stage), "war-why-card-needs");
    let stage = played(id, |stage| {
        let stage = start(stage).hand(&["fp-character-12", "fp-strategy-14"]);
        stage.draws(&["4", "4", "1"])
    });
    let stage = stage.play(&["lose:isengard-elite"]);
    assert!(stage.state.at_war(Isengard), "attacked: one step");
    assert_eq!(stage.refuses("card:fp-strategy-14").0, "war-why-card-text");
    assert_eq!(corruption(&stage.play(&["card:fp-character-12"])), 1);
    let alone = |stage: Stage| start(stage).clear("orthanc");
    let stage = played(id, alone);
    assert_eq!(stage.count("orthanc", "saruman"), 0, "Saruman alone falls");
}

/// event:fp-character-19
#[test]
fn the_ents_awake_treebeard() {
    the_ents_awake("fp-character-19");
}

/// event:fp-character-20
#[test]
fn the_ents_awake_huorns() {
    the_ents_awake("fp-character-20");
}

/// event:fp-character-21
#[test]
fn the_ents_awake_entmoot() {
    the_ents_awake("fp-character-21");
}

/// An Army is struck and routed, Gondor gathers; elsewhere than on that coast the Dead do not come.
/// event:fp-character-22
#[test]
fn dead_men_of_dunharrow() {
    let start = |stage: Stage| {
        let stage = stage.put("edoras", &[("strider", 1), ("legolas", 1), ("gimli", 1)]).clear("pelargir");
        let stage = stage.put("pelargir", &[("southrons-regular", 3), ("nazgul", 1)]);
        stage.change(|state| state.captured.add(Region::PELARGIR))
    };
    let stage = played("fp-character-22", |stage| start(stage).draws(&["2"]));
    assert_eq!(stage.refuses("to:dol-amroth").0, "war-why-card-text");
    let stage = stage.play(&["take:legolas", "to:pelargir"]);
    assert_eq!(stage.count("edoras", "gimli"), 1);
    assert_eq!(stage.count("pelargir", "southrons-regular"), 1);
    let stage = stage.play(&["to:west-harondor", "count:3"]);
    assert_eq!(stage.count("west-harondor", "nazgul"), 1);
    assert!(!stage.captured("pelargir"), "Gondor has it again");
    let stage =
        played("fp-character-22", |stage| start(stage).draws(&["3"])).play(&["to:pelargir", "count:0"]);
    let nazgul = stage.count("pelargir", "nazgul");
    assert_eq!(nazgul, 0, "an Army that is wiped out takes its Nazgûl along");
    assert_eq!(barred("fp-character-22", |stage| stage), "war-why-card-needs");
}

/// A unit comes to Boromir in Gondor, and nowhere else.
/// event:fp-character-23
#[test]
fn house_of_the_stewards() {
    let boromir = |stage: Stage| {
        let stage = stage.put("minas-tirith", &[("boromir", 1)]);
        stage.draws(&["fp-strategy-01", "fp-strategy-02"])
    };
    let stage = played("fp-character-23", boromir).play(&["recruit:gondor-elite@minas-tirith"]);
    assert_eq!(stage.count("minas-tirith", "gondor-elite"), 2);
    assert_eq!(stage.state.cards.hands[0].len(), 2);
    let abroad = |stage: Stage| stage.put("bree", &[("boromir", 1)]);
    assert_eq!(barred("fp-character-23", abroad), "war-why-card-needs");
}

/// A Regular of the king's Army is a casualty, and an Elite of the same Nation stands there.
/// event:fp-character-24
#[test]
fn the_grey_company() {
    let king = |stage: Stage| {
        let stage = stage.put("edoras", &[("strider", 1)]);
        stage.draws(&["fp-strategy-01", "fp-strategy-02"])
    };
    let stage = played("fp-character-24", king);
    assert_eq!(stage.refuses("nation:gondor").0, "war-why-card-text", "none of Gondor is there");
    let stage = stage.play(&["nation:rohan"]);
    assert_eq!((stage.count("edoras", "rohan-regular"), stage.count("edoras", "rohan-elite")), (0, 2));
    assert_eq!(stage.state.casualties[Rohan], [1, 0, 0], "the Regular is a casualty");
    assert_eq!(barred("fp-character-24", |stage| stage), "war-why-card-needs");
}

/// GDA-19.3: Gandalf the Grey draws if he guides when the action is over, whatever was so when the card was played.
#[test]
fn the_guide_when_the_action_is_over() {
    let asks_gandalf = |guides: Character, goes: &str| {
        let stage =
            played("fp-character-15", |stage| stage.change(|state| state.fellowship.guide = Some(guides)));
        let mut stage = stage.play(&["way:1", &format!("take:{goes}"), "to:moria"]);
        let stays = format!("who:{}", guides.id());
        let next = [stays.as_str(), "who:gandalf-the-grey", "who:strider"];
        if let Some(guide) = next.into_iter().find(|guide| stage.allows(guide)) {
            stage = stage.play(&[guide]);
        }
        matches!(stage.state.question(), Some(war::frame::Frame::Wisdom(_)))
    };
    let (gandalf, strider) = (Character::GandalfTheGrey, Character::Strider);
    assert!(!asks_gandalf(gandalf, "gandalf-the-grey"), "Gwaihir takes him away");
    assert!(asks_gandalf(gandalf, "peregrin"));
    assert!(asks_gandalf(strider, "strider"), "now Gandalf guides");
    assert!(!asks_gandalf(strider, "peregrin"));
}
