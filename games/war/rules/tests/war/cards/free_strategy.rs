//! The Strategy deck of the Free Peoples: a test a card, with something that it must not do.

use super::{ALL, barred, brings, lies, played};
use war::face::Face;
use war::nation::BySide;
use war::nation::Nation::{self, *};
use war::nation::Side;
use war::region::Region;

use crate::stage::Stage;

/// Dice stay out of the Hunt Box while Aragorn is abroad; at home he is not.
/// event:fp-strategy-01
#[test]
fn the_last_battle() {
    let abroad = |stage: Stage| stage.put("osgiliath", &[("aragorn", 1)]);
    let stage = played("fp-strategy-01", |stage| {
        abroad(stage).change(|state| state.dice[Side::Free][Face::Character] = 1)
    });
    let stage = stage.play(&["die:event", "act:skip", "die:character", "act:move-fellowship"]);
    assert_eq!(stage.state.hunt_box, BySide::from_array([0, 0]));
    let home = |stage: Stage| stage.put("minas-tirith", &[("aragorn", 1)]);
    assert_eq!(barred("fp-strategy-01", home), "war-why-card-needs");
}

/// An Army of the Shadow that would march into one of its regions, and one of those that lie beside them.
fn bars(id: &str, nation: Nation, from: &str, to: &str, open: &str) {
    let stage = played(id, |stage| stage);
    assert_eq!(stage.steps(nation), 2);
    assert!(lies(&stage, id));
    let army = Stage::shadow("army").war(&ALL).put(from, &[("sauron-regular", 3)]);
    let march = ["die:army", "act:march", &format!("from:{from}")];
    let stage = army.clone().table(id).play(&march);
    let why = stage.refuses(&format!("to:{to}")).0;
    assert!(["war-why-barred", "war-why-enemy-there"].contains(&why), "{why}");
    assert!(stage.allows(&format!("to:{open}")), "no other region");
    // It pays with one card of each deck.
    let stage = Stage::shadow("army").table(id);
    let poor = stage.clone().hand(&["shadow-strategy-01"]).play(&["die:army"]);
    assert_eq!(poor.refuses(&format!("lift:{id}")).0, "war-why-price");
    let stage = stage.hand(&["shadow-strategy-01", "shadow-character-01"]);
    let stage = stage.play(&["die:army", &format!("lift:{id}"), "card:shadow-strategy-01"]);
    assert!(lies(&stage, id), "GDA-A8: one of each deck");
    let stage = stage.play(&["card:shadow-character-01"]);
    assert!(!lies(&stage, id));
}

/// event:fp-strategy-02
#[test]
fn a_power_too_great() {
    bars("fp-strategy-02", Elves, "dimrill-dale", "lorien", "parth-celebrant");
}

/// event:fp-strategy-03
#[test]
fn the_power_of_tom_bombadil() {
    bars("fp-strategy-03", North, "cardolan", "old-forest", "tharbad");
}

/// A Nation goes to war at once, from a region that is not conquered.
fn to_war(id: &str, at: &str, nation: Nation) {
    let there = |stage: Stage| stage.put(at, &[("gimli", 1)]);
    assert!(played(id, there).play(&["done"]).state.at_war(nation));
    let lost = |stage: Stage| there(stage).change(|state| state.captured.add(at.parse().unwrap()));
    assert!(!played(id, lost).play(&["done"]).state.at_war(nation));
    assert_eq!(barred(id, |stage| stage), "war-why-nothing-to-do");
}

/// event:fp-strategy-04
#[test]
fn book_of_mazarbul() {
    to_war("fp-strategy-04", "erebor", Dwarves);
}

/// An Army of two Nations is struck; one of a single Nation is not.
/// event:fp-strategy-05
#[test]
fn the_spirit_of_mordor() {
    let mixed = |stage: Stage| {
        let army = [("sauron-regular", 2), ("southrons-regular", 2)];
        stage.put("north-ithilien", &army).draws(&["5", "5", "1", "1", "1"])
    };
    let stage = played("fp-strategy-05", mixed);
    assert!(!stage.allows("to:barad-dur"), "Sauron's alone");
    let stage = stage.play(&["to:north-ithilien", "lose:sauron-regular", "lose:southrons-regular"]);
    assert_eq!(stage.state.board.army(Region::NORTH_ITHILIEN, Side::Shadow), 2);
    assert_eq!(barred("fp-strategy-05", |stage| stage), "war-why-card-needs");
}

/// An ambush in Ithilien, and help for Osgiliath; beyond Ithilien nobody is struck.
/// event:fp-strategy-06
#[test]
fn faramirs_rangers() {
    let near = |stage: Stage| {
        let stage = stage.put("north-ithilien", &[("sauron-regular", 2)]);
        stage.draws(&["5", "1", "1"])
    };
    let stage = played("fp-strategy-06", near);
    assert!(!stage.allows("to:minas-morgul"));
    let stage = stage.play(&["to:north-ithilien", "recruit:gondor-elite@osgiliath"]);
    assert_eq!(stage.count("north-ithilien", "sauron-regular"), 1);
    assert_eq!((stage.count("osgiliath", "gondor-elite"), stage.count("osgiliath", "gondor-leader")), (1, 1));
}

/// event:fp-strategy-07
#[test]
fn fear_fire_foes() {
    to_war("fp-strategy-07", "bree", North);
}

/// A Nation of one's choice wakes and advances; one At War goes no further.
/// event:fp-strategy-08
#[test]
fn wisdom_of_elrond() {
    let stage = played("fp-strategy-08", |stage| stage.war(&[Gondor]));
    assert_eq!(stage.refuses("nation:gondor").0, "war-why-at-war-already");
    let stage = stage.play(&["nation:rohan"]);
    assert!(stage.active(Rohan));
    assert_eq!(stage.steps(Rohan), 2);
}

/// Rohan advances and rides, if Gondor calls.
/// event:fp-strategy-09
#[test]
fn the_red_arrow() {
    let passive = |stage: Stage| stage.change(|state| state.politics[Gondor].active = false);
    assert_eq!(barred("fp-strategy-09", passive), "war-why-card-needs");
    let stage =
        played("fp-strategy-09", |stage| stage.war(&[Gondor])).play(&["recruit:rohan-regular@edoras"]);
    assert_eq!(
        (stage.steps(Rohan), stage.count("edoras", "rohan-regular"), stage.count("edoras", "rohan-leader")),
        (2, 2, 1)
    );
}

/// A besieger is attacked, and rolls fewer dice; where nobody is besieged it does nothing.
/// event:fp-strategy-10
#[test]
fn help_unlooked_for() {
    let siege = |stage: Stage| {
        let stage = stage.war(&ALL).put("minas-tirith", &[("sauron-regular", 5)]);
        stage.put("lossarnach", &[("gondor-regular", 2)]).rolls(&[1; 40])
    };
    let stage = played("fp-strategy-10", siege).play(&["to:minas-tirith", "from:lossarnach", "all"]);
    let battle = stage.state.battle.unwrap();
    assert_eq!((battle.hampered, battle.free_rounds, battle.no_cease), (4, 1, false));
    assert_eq!(stage.state.strength(Side::Shadow), 1);
    assert_eq!(barred("fp-strategy-10", |stage| stage), "war-why-card-needs");
}

/// GDA-20.1: to Minas Tirith, or beside it where it is besieged.
/// event:fp-strategy-11
#[test]
fn paths_of_the_woses() {
    let start = |stage: Stage| stage.war(&[Rohan]).clear("osgiliath");
    let stage = played("fp-strategy-11", start);
    assert!(!stage.allows("from:pelargir"), "Rohan's ways");
    let stage = stage.play(&["from:edoras", "to:minas-tirith", "all"]);
    assert_eq!(stage.count("minas-tirith", "rohan-elite"), 1);
    let siege = |stage: Stage| start(stage).put("minas-tirith", &[("sauron-regular", 1)]);
    let stage = played("fp-strategy-11", siege).play(&["from:edoras"]);
    assert!(!stage.allows("to:minas-tirith") && stage.allows("to:druadan-forest"));
}

/// Two regions, with a Companion.
/// event:fp-strategy-12
#[test]
fn through_a_day_and_a_night() {
    let start = |stage: Stage| stage.war(&[Rohan]).put("edoras", &[("gimli", 1)]);
    let stage = played("fp-strategy-12", start).play(&["from:edoras", "take:rohan-elite"]);
    assert_eq!(stage.refuses("go"), ("war-why-card-text", "GDA-5.6"));
    let stage = stage.play(&["take:gimli", "go", "to:folde", "to:druadan-forest"]);
    assert_eq!(
        (stage.count("druadan-forest", "rohan-elite"), stage.count("druadan-forest", "gimli")),
        (1, 1)
    );
    assert_eq!(barred("fp-strategy-12", |stage| stage), "war-why-card-needs");
}

/// GDA-13.6: on the way a Companion wakes nobody; where the journey ends he does.
#[test]
fn no_waking_in_passing() {
    let start = |stage: Stage| stage.put("westemnet", &[("rohan-regular", 1), ("meriadoc", 1)]);
    let stage = || played("fp-strategy-12", start).play(&["from:westemnet", "all", "to:edoras"]);
    assert!(!stage().play(&["to:folde"]).active(Rohan), "he only rode through Edoras");
    assert!(stage().play(&["done"]).active(Rohan));
    let far =
        played("fp-strategy-12", |stage| stage.put("eastemnet", &[("rohan-regular", 1), ("meriadoc", 1)]));
    let far = far.play(&["from:eastemnet", "all", "to:folde", "to:edoras"]);
    assert!(far.active(Rohan), "the way is at its end there");
}

/// Two Elves where an Army stands by the sea; not inland, and not before the Elves are At War.
/// event:fp-strategy-13
#[test]
fn cirdans_ships() {
    let stage = played("fp-strategy-13", |stage| stage.war(&[Elves]));
    assert!(!stage.allows("to:rivendell"), "no ship comes there");
    let stage = stage.play(&[
        "to:grey-havens",
        "recruit:elves-elite@grey-havens",
        "recruit:elves-regular@grey-havens",
    ]);
    assert_eq!(stage.state.board.army(Region::GREY_HAVENS, Side::Free), 4);
    assert_eq!(barred("fp-strategy-13", |stage| stage), "war-why-card-needs");
}

/// GDA-20.3, GDA-8.12, GDA-8.13: a unit and a Leader come, as far as there are any.
/// event:fp-strategy-14
#[test]
fn guards_of_the_citadel() {
    brings("fp-strategy-14", "minas-tirith", Gondor, true);
}

/// event:fp-strategy-15
#[test]
fn celeborns_galadhrim() {
    brings("fp-strategy-15", "lorien", Elves, false);
}

/// GDA-20.5, GDA-8.14: to Edoras, or to a Companion in Rohan if the region is free.
/// event:fp-strategy-16
#[test]
fn riders_of_theoden() {
    brings("fp-strategy-16", "edoras", Rohan, true);
    let companion = |stage: Stage| stage.put("eastemnet", &[("gimli", 1)]);
    assert!(played("fp-strategy-16", companion).allows("to:eastemnet"));
    let taken = |stage: Stage| companion(stage).put("eastemnet", &[("isengard-regular", 1)]);
    let stage = played("fp-strategy-16", taken);
    assert!(stage.allows("recruit:rohan-elite@edoras"), "only Edoras is left");
}

/// event:fp-strategy-17
#[test]
fn grimbeorn_the_old_son_of_beorn() {
    brings("fp-strategy-17", "carrock", North, true);
}

/// GDA-20.3: without Leaders in the reinforcements the unit comes alone.
/// event:fp-strategy-18
#[test]
fn imrahil_of_dol_amroth() {
    brings("fp-strategy-18", "dol-amroth", Gondor, true);
    let start = |stage: Stage| stage.put("lossarnach", &[("gondor-regular", 1), ("gondor-leader", 3)]);
    let stage = played("fp-strategy-18", start).play(&["recruit:gondor-regular@dol-amroth"]);
    assert_eq!(
        (stage.count("dol-amroth", "gondor-regular"), stage.count("dol-amroth", "gondor-leader")),
        (4, 0)
    );
}

/// Two Regulars, and no Elites; without Dale a card is all that comes.
/// event:fp-strategy-19
#[test]
fn king_brands_men() {
    let draws = |stage: Stage| stage.draws(&["fp-strategy-01"]);
    let stage = played("fp-strategy-19", draws);
    assert_eq!((stage.count("dale", "north-regular"), stage.count("dale", "north-elite")), (3, 0));
    let lost = |stage: Stage| draws(stage).clear("dale").put("dale", &[("sauron-regular", 1)]);
    assert_eq!(played("fp-strategy-19", lost).count("dale", "north-regular"), 0);
}

/// A unit in the Shire and one in Ered Luin; the Dwarves do not come to the Shire.
/// event:fp-strategy-20
#[test]
fn swords_in_eriador() {
    let stage = played("fp-strategy-20", |stage| stage.draws(&["fp-strategy-01"]));
    assert!(!stage.allows("recruit:dwarves-elite@the-shire"));
    let stage = stage.play(&["recruit:north-elite@the-shire", "recruit:dwarves-elite@ered-luin"]);
    assert_eq!((stage.count("the-shire", "north-elite"), stage.count("ered-luin", "dwarves-elite")), (1, 1));
}

/// event:fp-strategy-21
#[test]
fn kindred_of_glorfindel() {
    brings("fp-strategy-21", "rivendell", Elves, false);
}

/// event:fp-strategy-22
#[test]
fn dain_ironfoots_guard() {
    brings("fp-strategy-22", "erebor", Dwarves, true);
}

/// Where Rohan has a free Settlement; not where the enemy stands.
/// event:fp-strategy-23
#[test]
fn eomer_son_of_eomund() {
    let taken = |stage: Stage| stage.clear("edoras").put("edoras", &[("isengard-regular", 1)]);
    let stage = played("fp-strategy-23", taken);
    assert_eq!(stage.refuses("to:edoras").0, "war-why-recruit-not-free");
    let stage = stage.play(&["to:westemnet", "recruit:rohan-regular@westemnet"]);
    assert_eq!(stage.count("westemnet", "rohan-leader"), 1);
}

/// event:fp-strategy-24
#[test]
fn thranduils_archers() {
    brings("fp-strategy-24", "woodland-realm", Elves, false);
}
