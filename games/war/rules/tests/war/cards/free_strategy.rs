//! The Strategy deck of the Free Peoples.

use super::{ALL, barred, played};
use war::face::Face;
use war::nation::Nation::*;
use war::nation::Side;
use war::region::Region;

use crate::stage::{Stage, card};

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

/// GDA-5.9: The Last Battle keeps dice out of the Hunt Box while Aragorn is abroad.
/// event:fp-strategy-01
#[test]
fn last_battle() {
    let abroad = |stage: Stage| stage.put("osgiliath", &[("aragorn", 1)]);
    let stage = played("fp-strategy-01", |stage| {
        abroad(stage).change(|state| state.dice[Side::Free][Face::Character] = 1)
    });
    let stage = stage.play(&["die:event", "act:skip", "die:character", "act:move-fellowship"]);
    assert_eq!(stage.state.hunt_box, war::nation::BySide::from_array([0, 0]));
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
