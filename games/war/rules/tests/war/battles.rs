//! Chapter 10: battles in the open.

use war::nation::Nation::{self, *};
use war::nation::Side;

use crate::stage::Stage;

const ALL: [Nation; 8] = Nation::ALL;

/// Five Regulars of Sauron in North Ithilien against two of Gondor at Osgiliath, and whatever is changed.
fn osgiliath(change: impl FnOnce(Stage) -> Stage) -> Stage {
    let stage = Stage::shadow("army").war(&[Sauron]).put("north-ithilien", &[("sauron-regular", 5)]);
    change(stage).play(&["die:army", "act:attack", "from:north-ithilien"])
}

/// GDA-10.2, GDA-13.12: a Nation that is not At War does not attack.
#[test]
fn not_at_war() {
    let stage = Stage::shadow("army").put("north-ithilien", &[("sauron-regular", 5)]).play(&["die:army"]);
    assert_eq!(stage.refuses("act:attack").1, "GDA-10.2");
}

/// GDA-10.8, GDA-10.6: those who are not At War stay behind; a rearguard has a unit.
#[test]
fn rearguard() {
    let stage = Stage::shadow("army")
        .war(&[Sauron])
        .put("north-ithilien", &[("sauron-regular", 2), ("southrons-regular", 2), ("nazgul", 1)]);
    let stage = stage.play(&["die:army", "act:attack", "from:north-ithilien"]);
    assert_eq!(stage.refuses("take:southrons-regular").0, "war-why-stays-behind");
    let stage = stage.rolls(&[1; 9]).play(&["take:sauron-regular", "go"]);
    let battle = stage.state.battle.unwrap();
    assert_eq!((battle.force.units(), battle.force.figures.nazgul()), (1, 0));
    let alone =
        Stage::shadow("army").war(&[Sauron]).put("north-ithilien", &[("sauron-regular", 2), ("nazgul", 1)]);
    let alone = alone.play(&[
        "die:army",
        "act:attack",
        "from:north-ithilien",
        "take:sauron-regular",
        "take:sauron-regular",
    ]);
    assert_eq!(alone.refuses("go"), ("war-why-rearguard", "GDA-10.6"));
    assert!(alone.allows("take:nazgul"));
}

/// GDA-10.4: with a Character result a Leader must be among those who attack.
#[test]
fn led_attack() {
    let stage = Stage::shadow("character").war(&[Sauron]).put("north-ithilien", &[("sauron-regular", 3)]);
    let stage = stage.play(&["die:character"]);
    assert_eq!(stage.refuses("act:attack-led").1, "GDA-10.4");
    let stage = Stage::shadow("character")
        .war(&[Sauron])
        .put("north-ithilien", &[("sauron-regular", 3), ("nazgul", 1)]);
    let stage =
        stage.play(&["die:character", "act:attack-led", "from:north-ithilien", "take:sauron-regular"]);
    assert_eq!(stage.refuses("go").0, "war-why-no-leader");
}

/// GDA-10.21, GDA-11.1: five dice against a Fortification hit on 6 in the first round, on 5 in the second.
#[test]
fn fortification() {
    let stage = osgiliath(|stage| stage.rolls(&[5, 5, 5, 5, 6, 1, 1, 5, 5, 1, 1, 1, 2]));
    let stage = stage.play(&["all"]);
    assert_eq!(stage.count("osgiliath", "gondor-regular"), 1, "one 6 of five dice");
    let stage = stage.play(&["fight", "fight"]);
    assert_eq!(stage.count("osgiliath", "gondor-regular"), 0, "a 5 hits now");
    let stage = stage.all_drawn().play(&["all"]);
    assert_eq!(stage.count("osgiliath", "sauron-regular"), 5);
}

/// GDA-13.4, GDA-13.8, GDA-A1: an attack wakes and moves the Nations whose units are attacked, once.
#[test]
fn attack_rouses() {
    let stage = osgiliath(|stage| stage.rolls(&[1; 30])).play(&["all", "fight", "fight"]);
    assert!(stage.active(Gondor));
    assert_eq!(stage.steps(Gondor), 1, "one attack, two rounds");
}

/// GDA-20.6, GDA-10.10: four units roll four dice, eight roll five.
#[test]
fn strength() {
    let four = Stage::shadow("army").war(&ALL).clear("north-ithilien");
    let four = four.put("north-ithilien", &[("sauron-regular", 3), ("sauron-elite", 1)]);
    let four =
        four.rolls(&[1, 1, 1, 1, 1, 1]).play(&["die:army", "act:attack", "from:north-ithilien", "all"]);
    four.all_drawn();
    let eight =
        Stage::shadow("army").war(&ALL).put("north-ithilien", &[("sauron-regular", 6), ("sauron-elite", 2)]);
    let eight =
        eight.rolls(&[1, 1, 1, 1, 1, 1, 1]).play(&["die:army", "act:attack", "from:north-ithilien", "all"]);
    eight.all_drawn();
}

/// GDA-20.8, GDA-10.22: five units with three Leaders roll 1, 3, 5, 5, 6; only two dice missed, and one of them hits now.
#[test]
fn leader_reroll() {
    let stage = Stage::free("muster-army").war(&ALL).clear("north-ithilien");
    let stage = stage.put("north-ithilien", &[("sauron-regular", 8)]);
    let stage = stage.put("osgiliath", &[("gondor-regular", 3), ("gondor-leader", 3)]);
    // Five dice, two again; then the five of the Shadow.
    let stage = stage.rolls(&[1, 3, 5, 5, 6, 1, 1, 1, 1, 1, 2, 5]);
    let stage = stage.play(&["die:muster-army", "act:attack", "from:osgiliath", "all"]);
    let stage = stage.all_drawn();
    assert_eq!(stage.state.battle.unwrap().rounds[Side::Free].hits, 4);
    assert_eq!(stage.count("north-ithilien", "sauron-regular"), 4);
}

/// GDA-20.9, GDA-10.23, GDA-10.24: a bonus moves the number, but a 1 misses and a 6 hits.
#[test]
fn modifiers() {
    let stage = Stage::shadow("army").war(&ALL).clear("osgiliath").put("osgiliath", &[("gondor-regular", 5)]);
    let stage =
        stage.put("north-ithilien", &[("sauron-regular", 5)]).hand(&["shadow-strategy-22", "fp-strategy-03"]);
    // Desperate Battle: both add 1; the Shadow hits on 6 less 1 at Osgiliath in the first round, Gondor on 4.
    let stage = stage.rolls(&[5, 4, 1, 6, 2, 4, 4, 3, 1, 6]);
    let stage = stage.play(&[
        "die:army",
        "act:attack",
        "from:north-ithilien",
        "all",
        "card:shadow-strategy-22",
        "no",
    ]);
    let stage = stage.all_drawn();
    let rounds = stage.state.battle.unwrap().rounds;
    assert_eq!((rounds[Side::Shadow].hits, rounds[Side::Free].hits), (2, 3));
}

/// GDA-20.10, GDA-10.26: two hits are two Regulars, two Elites reduced or one Elite.
#[test]
fn casualties() {
    let stage = || {
        let stage = Stage::shadow("army").war(&ALL).clear("osgiliath").clear("north-ithilien");
        let stage = stage.put("osgiliath", &[("gondor-regular", 2), ("gondor-elite", 2)]);
        let stage = stage.put("north-ithilien", &[("sauron-regular", 5)]);
        let stage = stage.rolls(&[6, 6, 1, 1, 1, 1, 1, 1, 1]);
        stage.play(&["die:army", "act:attack", "from:north-ithilien", "all"])
    };
    assert_eq!(stage().asked().unwrap().index(), 0, "the owner chooses");
    let whole = stage().play(&["lose:gondor-elite"]);
    assert_eq!(whole.count("osgiliath", "gondor-elite"), 1);
    let two = stage().play(&["lose:gondor-regular", "lose:gondor-regular"]);
    assert_eq!(two.count("osgiliath", "gondor-regular"), 0);
    let reduced = stage().play(&["reduce:gondor"]);
    assert_eq!(reduced.refuses("lose:gondor-elite"), ("war-why-two-hits", "GDA-10.26"));
    let reduced = reduced.play(&["reduce:gondor"]);
    assert_eq!(
        (reduced.count("osgiliath", "gondor-elite"), reduced.count("osgiliath", "gondor-regular")),
        (0, 4)
    );
    assert_eq!(reduced.state.casualties[Gondor], [0, 2, 0], "the Elites are out of the game");
}

/// GDA-10.27: with no Regular left, an Elite is simply lost.
#[test]
fn no_regular_left() {
    let stage = Stage::shadow("army").war(&ALL).clear("osgiliath").clear("north-ithilien");
    let stage =
        stage.put("osgiliath", &[("gondor-elite", 3)]).put("north-ithilien", &[("sauron-regular", 5)]);
    let stage = stage.put("lamedon", &[("gondor-regular", 8)]).change(|state| {
        let left = std::mem::take(&mut state.reserve[Gondor][0]);
        state.board.add(war::region::Region::LAMEDON, "gondor-regular".parse().unwrap(), left);
    });
    let stage = stage.rolls(&[6, 1, 1, 1, 1, 1, 1, 1]).play(&[
        "die:army",
        "act:attack",
        "from:north-ithilien",
        "all",
    ]);
    assert_eq!(stage.count("osgiliath", "gondor-elite"), 2);
}

/// GDA-10.29, GDA-10.28, GDA-8.11: Leaders fall with the last unit; Nazgûl return, Characters do not.
#[test]
fn leaders_fall() {
    let stage = Stage::free("muster-army")
        .war(&ALL)
        .clear("north-ithilien")
        .put("osgiliath", &[("gondor-regular", 3)]);
    let stage = stage.put("north-ithilien", &[("sauron-regular", 1), ("nazgul", 2), ("witch-king", 1)]);
    let nazgul = stage.state.reserve[Sauron][2];
    let stage =
        stage.rolls(&[6, 6, 1, 1, 1, 1, 1]).play(&["die:muster-army", "act:attack", "from:osgiliath"]);
    let stage = stage.play(&["all"]);
    assert_eq!(stage.state.reserve[Sauron][2], nazgul + 2);
    assert_eq!(stage.state.place(war::character::Character::WitchKing), war::character::Place::Gone);
    assert!(stage.allows("all") && stage.allows("done"), "the advance");
}

/// GDA-10.30: a Nazgûl without an Army is in no battle.
#[test]
fn lone_nazgul() {
    let stage =
        Stage::free("muster-army").war(&ALL).clear("north-ithilien").put("north-ithilien", &[("nazgul", 1)]);
    let stage = stage.play(&["die:muster-army", "act:march", "from:osgiliath"]);
    assert!(stage.allows("to:north-ithilien"), "it does not even hinder a march");
}

/// GDA-10.31: who attacks may cease; if not, who defends may retreat.
#[test]
fn cease_and_retreat() {
    let stage = || osgiliath(|stage| stage.rolls(&[1; 7])).play(&["all"]);
    let ceased = stage().play(&["cease"]);
    assert!(ceased.state.battle.is_none());
    assert_eq!(
        (ceased.count("osgiliath", "gondor-regular"), ceased.count("north-ithilien", "sauron-regular")),
        (2, 5)
    );
    let on = stage().play(&["fight"]);
    assert_eq!(on.asked().unwrap().index(), 0);
    let gone = on.play(&["to:minas-tirith"]);
    assert_eq!(gone.count("minas-tirith", "gondor-regular"), 5);
    assert_eq!(gone.asked().unwrap().index(), 1);
    assert!(gone.allows("done"), "to advance is a choice");
}

/// GDA-10.32: one retreats to free regions in the strict sense.
#[test]
fn retreat_strictly_free() {
    let stage = osgiliath(|stage| {
        stage
            .rolls(&[1; 7])
            .change(|state| state.captured.add(war::region::Region::PELARGIR))
            .clear("pelargir")
    });
    let stage = stage.play(&["all", "fight"]);
    assert_eq!(stage.refuses("to:pelargir"), ("war-why-retreat-not-free", "GDA-10.32"));
    assert_eq!(stage.refuses("to:north-ithilien").0, "war-why-retreat-not-free");
    assert!(stage.allows("to:lossarnach"));
}

/// GDA-20.12, GDA-13.14: who is not At War may cross a border in retreat.
#[test]
fn retreat_over_borders() {
    let stage = Stage::shadow("army").war(&[Sauron]).put("northern-rhovanion", &[("sauron-regular", 5)]);
    let stage = stage.put("dale", &[("north-regular", 1)]).rolls(&[1; 30]);
    let stage =
        stage.play(&["die:army", "act:attack", "from:northern-rhovanion", "all", "fight", "to:erebor"]);
    assert_eq!(stage.count("erebor", "north-regular"), 2);
    assert!(!stage.active(Dwarves));
}

/// GDA-20.11, GDA-13.8, GDA-13.9: the North is attacked at Dale, retreats, and loses the City: active, two steps.
#[test]
fn dale() {
    let stage = Stage::shadow("army").war(&[Sauron]).put("northern-rhovanion", &[("sauron-regular", 5)]);
    let stage = stage.rolls(&[1; 30]);
    let stage = stage.play(&[
        "die:army",
        "act:attack",
        "from:northern-rhovanion",
        "all",
        "fight",
        "to:erebor",
        "all",
    ]);
    assert!(stage.captured("dale") && stage.active(North));
    assert_eq!(stage.steps(North), 1);
}

/// GDA-20.13, GDA-13.16: a Nazgûl fights though Sauron is not At War.
#[test]
fn nazgul_fights() {
    let stage = Stage::shadow("army").war(&[Isengard]).put("orthanc", &[("nazgul", 1)]).rolls(&[1; 20]);
    let stage = stage.play(&["die:army", "act:attack", "from:orthanc", "all"]);
    assert_eq!(stage.state.battle.unwrap().force.figures.nazgul(), 1);
}

/// GDA-10.34: if nobody advances, nothing is captured.
#[test]
fn no_advance_no_capture() {
    let stage = Stage::shadow("army").war(&[Sauron]).put("northern-rhovanion", &[("sauron-regular", 5)]);
    let stage = stage.rolls(&[1; 30]);
    let stage = stage.play(&[
        "die:army",
        "act:attack",
        "from:northern-rhovanion",
        "all",
        "fight",
        "to:erebor",
        "done",
    ]);
    assert!(!stage.captured("dale"));
}

/// GDA-10.25: both Armies may fall together.
#[test]
fn both_fall() {
    let stage =
        Stage::shadow("army").war(&[Sauron]).clear("osgiliath").put("osgiliath", &[("gondor-regular", 1)]);
    let stage = stage.put("north-ithilien", &[("sauron-regular", 1)]).rolls(&[6, 6]);
    let stage = stage.play(&["die:army", "act:attack", "from:north-ithilien"]).all_drawn();
    assert_eq!(
        (stage.count("osgiliath", "gondor-regular"), stage.count("north-ithilien", "sauron-regular")),
        (0, 0)
    );
    assert!(stage.state.battle.is_none());
}

/// GDA-19.2: Captains of the West add to the strength; the Hobbits do not.
#[test]
fn captains() {
    let stage = osgiliath(|stage| {
        stage.put("osgiliath", &[("boromir", 1), ("strider", 1), ("meriadoc", 1)]).rolls(&[
            1, 1, 1, 1, 1, // the Shadow
            1, 1, 1, 1, // two units and two captains
            1, 1, 1, // three of Leadership
        ])
    });
    stage.play(&["all"]).all_drawn();
}

/// GDA-19.11: Gandalf the White silences the Nazgûl, and himself.
#[test]
fn white_rider() {
    let stage = || {
        let stage = Stage::shadow("army")
            .war(&[Sauron])
            .put("north-ithilien", &[("sauron-regular", 1), ("nazgul", 2)]);
        stage.put("osgiliath", &[("gandalf-the-white", 1)])
    };
    let stage = stage().rolls(&[1, 1, 1]).play(&["die:army", "act:attack", "from:north-ithilien", "all"]);
    assert_eq!(stage.asked().unwrap().index(), 0);
    let stage = stage.play(&["yes"]).all_drawn();
    assert_eq!((stage.state.leadership(Side::Free), stage.state.leadership(Side::Shadow)), (0, 0));
}
