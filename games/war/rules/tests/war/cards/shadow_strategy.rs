//! The Shadow's Strategy deck: a test a card, with something that it must not do.

use super::{ALL, barred, lies, played};
use war::face::Face;
use war::nation::Nation::*;
use war::nation::Side;
use war::questions::Actions;
use war::region::Region;

use crate::stage::Stage;

fn war(stage: Stage) -> Stage {
    stage.war(&ALL)
}

fn saruman(stage: Stage) -> Stage {
    war(stage).put("orthanc", &[("saruman", 1)])
}

/// A die for each Elf in their Strongholds at peace, and but one 6; while none has fallen, nobody sails.
/// event:shadow-strategy-01
#[test]
fn return_to_valinor() {
    let fallen = |stage: Stage| {
        let stage = stage.change(|state| state.captured.add(Region::RIVENDELL)).clear("rivendell");
        stage.draws(&["6", "1", "1", "1", "1", "1", "1"])
    };
    let stage = played("shadow-strategy-01", fallen);
    let stage = stage.play(&["lose:elves-regular"]).all_drawn();
    let left = ["grey-havens", "lorien", "woodland-realm"]
        .map(|at| stage.state.board.army(at.parse().unwrap(), Side::Free));
    assert_eq!(left, [1, 3, 2]);
    assert_eq!(barred("shadow-strategy-01", |stage| stage), "war-why-card-needs");
}

/// The Elves count, and the Army they are in is hit.
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
    let stage = played("shadow-strategy-01", fallen).play(&["lose:rohan-regular"]).all_drawn();
    assert_eq!(stage.state.board.army(Region::LORIEN, Side::Free), 3);
}

/// A siege of three rounds; not where no unit of Isengard besieges.
/// event:shadow-strategy-02
#[test]
fn the_fighting_uruk_hai() {
    let deep = |unit: &'static str| {
        move |stage: Stage| {
            let stage = saruman(stage).put("helms-deep", &[(unit, 3)]);
            stage.clear("fords-of-isen").rolls(&[1; 60])
        }
    };
    let stage = played("shadow-strategy-02", deep("isengard-regular")).play(&["to:helms-deep", "all"]);
    let battle = stage.state.battle.unwrap();
    assert_eq!((battle.free_rounds, battle.barred), (3, true));
    let of_mordor = barred("shadow-strategy-02", deep("sauron-regular"));
    assert_eq!(of_mordor, "war-why-card-needs");
}

/// GDA-20.2: it lasts as long as the siege, and costs a Leader.
/// event:shadow-strategy-03
#[test]
fn denethors_folly() {
    let siege = |stage: Stage| {
        let stage = war(stage).clear("osgiliath");
        stage.put("minas-tirith", &[("sauron-regular", 2)])
    };
    let stage = played("shadow-strategy-03", siege);
    assert!(!stage.allows("lose:gondor-regular"), "a Leader");
    let stage = stage.play(&["lose:gondor-leader"]);
    assert_eq!(stage.count("minas-tirith", "gondor-leader"), 0);
    assert!(lies(&stage, "shadow-strategy-03"));
    let stage = stage.play(&["die:army", "act:march", "from:minas-tirith", "to:osgiliath", "all", "done"]);
    assert!(!lies(&stage, "shadow-strategy-03"));
    assert_eq!(barred("shadow-strategy-03", |stage| stage), "war-why-card-needs");
}

/// The Will of the West is lost, and no other die.
/// event:shadow-strategy-04
#[test]
fn the_day_without_dawn() {
    let stage = played("shadow-strategy-04", |stage| {
        war(stage).change(|state| {
            state.dice[Side::Free][Face::Will] = 2;
            state.dice[Side::Free][Face::Muster] = 1;
        })
    });
    assert_eq!(stage.state.dice[Side::Free][Face::Will], 0);
    assert_eq!(stage.state.dice_left(Side::Free), 1);
    assert_eq!(barred("shadow-strategy-04", |stage| stage), "war-why-card-needs");
}

/// A Muster result advances no passive Nation; an active one it does.
/// event:shadow-strategy-05
#[test]
fn threats_and_promises() {
    assert!(lies(&played("shadow-strategy-05", |stage| stage), "shadow-strategy-05"));
    let stage = Stage::free("muster").table("shadow-strategy-05");
    let stage = stage.play(&["die:muster", "act:diplomacy"]);
    assert_eq!(stage.refuses("nation:rohan").0, "war-why-barred", "Rohan is passive");
    assert!(stage.allows("nation:elves"));
}

/// A Nation that is visited draws back, and loses what the Free Peoples choose; no other does.
/// event:shadow-strategy-06
#[test]
fn stormcrow() {
    let stage = played("shadow-strategy-06", |stage| {
        let stage = stage.put("edoras", &[("gimli", 1)]);
        stage.change(|state| state.politics[Rohan].steps = 1)
    });
    assert_eq!(stage.refuses("nation:gondor").0, "war-why-card-needs", "nobody is there");
    let stage = stage.play(&["nation:rohan"]);
    assert_eq!(stage.steps(Rohan), 2);
    assert_eq!(stage.asked().unwrap().index(), 0);
    assert_eq!(stage.refuses("at:gondor-regular@osgiliath").0, "war-why-card-text", "of another Nation");
    assert_eq!(stage.refuses("at:rohan-elite@osgiliath").0, "war-why-no-such-figure");
    let stage = stage.play(&["at:rohan-regular@fords-of-isen"]);
    assert_eq!(stage.count("fords-of-isen", "rohan-regular"), 1);
}

/// One Army, up to three regions, to where another is.
/// event:shadow-strategy-07
#[test]
fn shadows_gather() {
    let stage = played("shadow-strategy-07", war).play(&["from:barad-dur", "take:sauron-regular", "go"]);
    assert!(!stage.allows("done"));
    let stage = stage.play(&["to:gorgoroth", "to:minas-morgul"]);
    assert_eq!(stage.refuses("to:north-ithilien").0, "war-why-card-text", "nobody is there");
    let stage = stage.play(&["done"]);
    assert_eq!(stage.count("minas-morgul", "sauron-regular"), 6);
}

/// Who lifts a siege does not come back that way, so that no step leads to where only that way would go on.
/// event:shadow-strategy-07
#[test]
fn no_way_leads_back_through_a_siege_that_was_lifted() {
    let besieged = |besiegers: u8| {
        move |stage: Stage| {
            let stage = war(stage).put("grey-havens", &[("sauron-regular", besiegers)]);
            stage.put("harlindon", &[("sauron-regular", 1)])
        }
    };
    let leave = ["from:grey-havens", "take:sauron-regular", "go"];
    let stage = played("shadow-strategy-07", besieged(1)).play(&leave);
    assert_eq!(
        stage.refuses("to:forlindon").0,
        "war-why-card-text",
        "the Army to join lies behind the siege"
    );
    assert!(stage.allows("to:harlindon"));
    let stage = played("shadow-strategy-07", besieged(2)).play(&leave);
    let stage = stage.play(&["to:forlindon", "to:grey-havens", "to:harlindon"]);
    assert_eq!(stage.count("harlindon", "sauron-regular"), 2, "the siege went on meanwhile");
}

/// Two Armies, up to two regions, to where another is.
/// event:shadow-strategy-08
#[test]
fn the_shadow_lengthens() {
    let stage = played("shadow-strategy-08", war).play(&["from:nurn", "all", "to:gorgoroth", "done"]);
    assert_eq!(stage.count("gorgoroth", "sauron-regular"), 5);
    assert!(stage.allows("from:barad-dur") && stage.allows("done"));
    assert!(!stage.allows("from:nurn"), "nobody is left there");
}

/// Four Armies, one region each, and no fifth.
/// event:shadow-strategy-09
#[test]
fn the_shadow_is_moving() {
    let mut stage = played("shadow-strategy-09", war);
    for (from, to) in [
        ("barad-dur", "gorgoroth"),
        ("nurn", "gorgoroth"),
        ("morannon", "dagorlad"),
        ("far-harad", "near-harad"),
    ] {
        stage = stage.play(&[&format!("from:{from}"), &format!("to:{to}")]);
        let unit = if from == "far-harad" { "take:southrons-regular" } else { "take:sauron-regular" };
        stage = stage.play(&[unit, "go"]);
    }
    assert_eq!(stage.state.question(), Some(&war::frame::Frame::Actions(Actions(3))));
    assert_eq!(barred("shadow-strategy-09", |stage| stage), "war-why-card-needs");
}

/// A battle that may not be broken off, or a landing, on the coasts of Gondor.
/// event:shadow-strategy-10
#[test]
fn corsairs_of_umbar() {
    let start = |stage: Stage| war(stage).rolls(&[1; 40]);
    let stage = played("shadow-strategy-10", start);
    assert_eq!(stage.refuses("to:grey-havens").0, "war-why-card-text");
    let stage = stage.play(&["to:pelargir", "all"]);
    assert!(!stage.allows("cease"), "the defender is asked at once");
    assert_eq!(stage.asked().unwrap().index(), 0);
    let stage = played("shadow-strategy-10", start).play(&["to:anfalas", "all"]);
    assert_eq!(stage.count("anfalas", "southrons-regular"), 3);
    assert_eq!(barred("shadow-strategy-10", |stage| stage), "war-why-card-needs");
}

/// Regulars come beside the Dunlands, and those of the Dunlands may follow; others may not.
/// event:shadow-strategy-11
#[test]
fn rage_of_the_dunlendings() {
    let stage = played("shadow-strategy-11", |stage| stage.war(&[Isengard])).play(&["to:enedwaith"]);
    assert_eq!(stage.refuses("at:isengard-regular@orthanc").0, "war-why-card-text");
    let stage = stage.play(&["at:isengard-regular@south-dunland", "done"]);
    assert_eq!(
        (stage.count("enedwaith", "isengard-regular"), stage.count("south-dunland", "isengard-regular")),
        (3, 0)
    );
    assert_eq!(barred("shadow-strategy-11", |stage| stage), "war-why-card-needs");
}

/// He goes to Angmar, and troops with him; while he is not in play, nobody does.
/// event:shadow-strategy-12
#[test]
fn return_of_the_witch_king() {
    let king = |stage: Stage| war(stage).put("minas-morgul", &[("witch-king", 1)]);
    let stage = played("shadow-strategy-12", king);
    let figures = ["witch-king", "sauron-regular", "sauron-elite"];
    assert_eq!(figures.map(|figure| stage.count("angmar", figure)), [1, 2, 1]);
    assert_eq!(stage.count("minas-morgul", "witch-king"), 0);
    assert_eq!(barred("shadow-strategy-12", war), "war-why-card-needs");
}

/// A unit of Isengard where an Army of the Shadow is; not where none is.
/// event:shadow-strategy-13
#[test]
fn half_orcs_and_goblin_men() {
    let stage = played("shadow-strategy-13", war);
    assert_eq!(stage.refuses("to:enedwaith").0, "war-why-card-text");
    let stage = stage.play(&["to:moria", "recruit:isengard-elite@moria"]);
    assert_eq!(stage.count("moria", "isengard-elite"), 1);
}

/// A unit of Sauron where an Army of the Shadow is; not where none is.
/// event:shadow-strategy-14
#[test]
fn olog_hai() {
    let stage = played("shadow-strategy-14", war);
    assert_eq!(stage.refuses("to:enedwaith").0, "war-why-card-text");
    let stage = stage.play(&["to:orthanc", "recruit:sauron-elite@orthanc"]);
    assert_eq!(stage.count("orthanc", "sauron-elite"), 1);
}

/// Two Regulars of Sauron become Elites; those of others do not, nor a third.
/// event:shadow-strategy-15
#[test]
fn hill_trolls() {
    let stage = played("shadow-strategy-15", war);
    assert_eq!(stage.refuses("from:orthanc").0, "war-why-card-text");
    let stage = stage.play(&["from:moria", "from:moria"]);
    assert_eq!((stage.count("moria", "sauron-regular"), stage.count("moria", "sauron-elite")), (0, 2));
    assert!(!stage.allows("from:barad-dur"));
}

/// Isengard's troops gather for Saruman, and for nobody else.
/// event:shadow-strategy-16
#[test]
fn a_new_power_is_rising() {
    let stage = played("shadow-strategy-16", saruman)
        .play(&["recruit:isengard-elite@orthanc", "recruit:isengard-regular@orthanc"]);
    assert_eq!(
        (stage.count("north-dunland", "isengard-regular"), stage.count("orthanc", "isengard-elite")),
        (3, 2)
    );
    assert_eq!(barred("shadow-strategy-16", war), "war-why-card-needs");
}

/// Two Regulars in each of three Settlements, never twice in one.
/// event:shadow-strategy-17
#[test]
fn many_kings_to_the_service_of_mordor() {
    let stage = played("shadow-strategy-17", |stage| stage).play(&["to:umbar"]);
    assert_eq!(stage.refuses("to:umbar").0, "war-why-card-text");
    let stage = stage.play(&["to:far-harad", "to:near-harad"]);
    let there = ["umbar", "far-harad", "near-harad"].map(|at| stage.count(at, "southrons-regular"));
    assert_eq!(there, [5, 5, 5]);
}

/// Minas Morgul empties itself against Aragorn; against nobody else.
/// event:shadow-strategy-18
#[test]
fn the_king_is_revealed() {
    let strider = |stage: Stage| stage.put("edoras", &[("strider", 1)]);
    assert_eq!(barred("shadow-strategy-18", strider), "war-why-card-needs");
    let stage = played("shadow-strategy-18", |stage| stage.put("edoras", &[("aragorn", 1)]));
    assert_eq!(
        (stage.count("minas-morgul", "sauron-regular"), stage.count("minas-morgul", "nazgul")),
        (10, 2)
    );
}

/// Two units and a Nazgûl in Mount Gram or Moria, in no other place.
/// event:shadow-strategy-19
#[test]
fn shadows_on_the_misty_mountains() {
    let stage = played("shadow-strategy-19", |stage| stage);
    assert_eq!(stage.refuses("to:dol-guldur").0, "war-why-card-text");
    let elite = "recruit:sauron-elite@mount-gram";
    let stage = stage.play(&["to:mount-gram", elite, elite]);
    assert_eq!((stage.count("mount-gram", "sauron-elite"), stage.count("mount-gram", "nazgul")), (2, 1));
}

/// Three Regulars here and three there; where the enemy stands none come.
/// event:shadow-strategy-20
#[test]
fn orcs_multiplying_again() {
    let come = |stage: Stage| ["dol-guldur", "mount-gundabad"].map(|at| stage.count(at, "sauron-regular"));
    assert_eq!(come(played("shadow-strategy-20", |stage| stage)), [8, 5]);
    let taken = |stage: Stage| stage.clear("mount-gundabad").put("mount-gundabad", &[("north-regular", 1)]);
    assert_eq!(come(played("shadow-strategy-20", taken)), [8, 0]);
}

/// Five Regulars at the eastern edge, and not elsewhere in their land.
/// event:shadow-strategy-21
#[test]
fn horde_from_the_east() {
    let stage = played("shadow-strategy-21", war);
    assert_eq!(stage.refuses("to:umbar").0, "war-why-card-text");
    assert_eq!(stage.play(&["to:khand"]).count("khand", "southrons-regular"), 5);
    assert_eq!(barred("shadow-strategy-21", |stage| stage), "war-why-card-needs");
}

/// Orcs and a troll in the North; where the enemy stands none come.
/// event:shadow-strategy-22
#[test]
fn monsters_roused() {
    let come =
        |stage: &Stage| ["angmar", "ettenmoors", "weather-hills"].map(|at| stage.count(at, "sauron-regular"));
    let stage = played("shadow-strategy-22", |stage| stage);
    assert_eq!((come(&stage), stage.count("trollshaws", "sauron-elite")), ([1; 3], 1));
    let taken = |stage: Stage| stage.put("ettenmoors", &[("north-regular", 1)]);
    assert_eq!(come(&played("shadow-strategy-22", taken)), [1, 0, 1]);
}

/// Five of the Southrons and five of Sauron, when all the Shadow is At War.
/// event:shadow-strategy-23
#[test]
fn musterings_of_long_planned_war() {
    let stage = played("shadow-strategy-23", war);
    assert_eq!(
        (stage.count("gorgoroth", "southrons-regular"), stage.count("nurn", "sauron-regular")),
        (5, 7)
    );
    let some = |stage: Stage| stage.war(&[Sauron, Southrons]);
    assert_eq!(barred("shadow-strategy-23", some), "war-why-card-needs");
}

/// Two Regulars in each of three Strongholds, and in no lesser place.
/// event:shadow-strategy-24
#[test]
fn pits_of_mordor() {
    let stage = played("shadow-strategy-24", war);
    assert_eq!(stage.refuses("to:nurn").0, "war-why-card-text");
    let stage = stage.play(&["to:barad-dur", "to:moria", "to:mount-gundabad"]);
    let there = ["barad-dur", "moria", "mount-gundabad"].map(|at| stage.count(at, "sauron-regular"));
    assert_eq!(there, [6, 4, 4]);
}
