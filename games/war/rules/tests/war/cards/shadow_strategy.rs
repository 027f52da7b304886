//! The Shadow's Strategy deck.

use super::{ALL, barred, played};
use war::face::Face;
use war::nation::Nation::*;
use war::nation::Side;
use war::questions::Actions;
use war::region::Region;

use crate::stage::{Stage, card};

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
            .change(|state| state.dice[Side::Free][Face::Will] = 2)
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
            state.politics[Rohan].steps = 1;
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
        Some(&war::frame::Frame::Actions(Actions(3))),
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
