//! The Shadow's Character deck: a test a card, with something that it must not do.

use war::character::{Character, Place};
use war::nation::BySide;
use war::nation::Nation::*;
use war::nation::Side;
use war::region::Region;

use super::{ALL, barred, brings_a_tile, lies, outside, played, ready, sick};
use crate::stage::{Stage, card};

fn revealed(stage: Stage) -> Stage {
    stage.change(|state| state.fellowship.hidden = false)
}

fn moved(stage: Stage) -> Stage {
    outside(stage).change(|state| state.fellowship.progress = 1)
}

fn gollum(stage: Stage) -> Stage {
    let stage = stage.company(&[]);
    stage.change(|state| state.fellowship.guide = None)
}

fn corruption(stage: &Stage) -> u8 {
    stage.state.fellowship.corruption
}

/// Something flies from Barad-dûr to the Fellowship in Hollin.
const FLIGHT: [&str; 3] = ["from:barad-dur", "to:hollin", "done"];

/// GDA-15.4: it waits for Mordor.
/// event:shadow-character-01
#[test]
fn shelobs_lair() {
    brings_a_tile("shadow-character-01", "shelobs-lair");
}

/// GDA-15.4: it waits for Mordor.
/// event:shadow-character-02
#[test]
fn the_ring_is_mine() {
    brings_a_tile("shadow-character-02", "the-ring-is-mine");
}

/// GDA-15.4: it waits for Mordor.
/// event:shadow-character-03
#[test]
fn on_on_they_went() {
    brings_a_tile("shadow-character-03", "on-on-they-went");
}

/// GDA-15.4: it waits for Mordor.
/// event:shadow-character-04
#[test]
fn give_it_to_uss() {
    brings_a_tile("shadow-character-04", "give-it-to-uss");
}

/// A tile hunts, an Eye does not; nor is the Fellowship to be found in Rivendell.
/// event:shadow-character-05
#[test]
fn orc_patrol() {
    let stage = played("shadow-character-05", |stage| outside(stage).draws(&["2"]));
    assert_eq!(stage.asked().unwrap().index(), 0);
    assert!(stage.allows("bear:guide"));
    let eye = played("shadow-character-05", |stage| outside(stage).draws(&["eye-reveal"]));
    assert!(eye.state.hunt.is_none());
    assert_eq!(barred("shadow-character-05", |stage| stage), "war-why-card-needs");
}

/// The damage is not to be reduced: not by a casualty, not by a horn.
/// event:shadow-character-06
#[test]
fn isildurs_bane() {
    let stage = played("shadow-character-06", |stage| outside(stage).table("fp-character-07").draws(&["3"]));
    assert_eq!(corruption(&stage), 3);
    assert!(lies(&stage, "fp-character-07"), "it was of no use");
    assert_eq!(barred("shadow-character-06", |stage| stage), "war-why-card-needs");
}

/// A random Companion is lost, and the Ring does not bear it alone.
/// event:shadow-character-07
#[test]
fn foul_thing_from_the_deep() {
    let stage = played("shadow-character-07", |stage| outside(stage).draws(&["3", "gimli"]));
    assert_eq!(stage.refuses("bear:ring").0, "war-why-card-text");
    let stage = stage.play(&["bear:random", "who:strider"]);
    assert_eq!(corruption(&stage), 1);
    assert_eq!(stage.state.place(Character::Gimli), Place::Gone);
}

/// Dice of 4, or of 6 with Gollum; not in Rivendell.
/// event:shadow-character-08
#[test]
fn candles_of_corpses() {
    let candles = |stage: Stage| outside(stage).draws(&["4", "3", "6"]);
    assert_eq!(corruption(&played("shadow-character-08", candles)), 2);
    let lost = |stage: Stage| gollum(candles(stage));
    assert_eq!(corruption(&played("shadow-character-08", lost)), 1);
    assert_eq!(barred("shadow-character-08", |stage| stage), "war-why-card-needs");
}

/// A Nazgûl that flies to the Fellowship reveals it; one that does not, does not.
/// event:shadow-character-09
#[test]
fn nazgul_search() {
    let found = played("shadow-character-09", moved).play(&FLIGHT);
    assert!(!found.state.fellowship.hidden);
    let missed = played("shadow-character-09", moved).play(&["done"]);
    assert!(missed.state.fellowship.hidden);
    assert_eq!(barred("shadow-character-09", |stage| stage), "war-why-card-needs");
}

/// The Fellowship is driven to a neighbouring region, and no further; its Progress stays.
/// event:shadow-character-10
#[test]
fn cruel_weather() {
    let stage = played("shadow-character-10", moved);
    assert_eq!(stage.refuses("to:lorien").0, "war-why-card-text");
    let stage = stage.play(&["to:moria"]);
    assert_eq!((stage.state.fellowship.at, stage.state.fellowship.progress), (Region::MORIA, 1));
    assert_eq!(barred("shadow-character-10", |stage| stage), "war-why-card-needs");
}

/// A Nazgûl that is there takes a card, or hunts, or leaves it; one that is elsewhere is not asked.
/// event:shadow-character-11
#[test]
fn the_nazgul_strike() {
    let start = |stage: Stage| moved(stage).table("fp-character-05").table("fp-strategy-02");
    let stage = played("shadow-character-11", start).play(&FLIGHT);
    assert_eq!(stage.refuses("card:fp-strategy-02").0, "war-why-free-character", "no Character card");
    assert!(lies(&stage.clone().play(&["done"]), "fp-character-05"), "it may leave it at that");
    assert!(!lies(&stage.play(&["card:fp-character-05"]), "fp-character-05"));
    let hunts = |stage: Stage| {
        let stage = moved(stage).change(|state| state.hunt_box = BySide::from_array([0, 1]));
        stage.draws(&["1", "6", "3"])
    };
    let stage = played("shadow-character-11", hunts).play(&FLIGHT).play(&["way:2"]);
    let damage = stage.state.hunt.unwrap().damage;
    assert_eq!(damage, 3, "the Nazgûl rolls one die again");
    let missed = played("shadow-character-11", start).play(&["done"]);
    assert!(!missed.allows("way:2") && lies(&missed, "fp-character-05"));
}

/// Two points, or one where there are four; not while the Fellowship is hidden.
/// event:shadow-character-12
#[test]
fn morgul_wound() {
    assert_eq!(corruption(&played("shadow-character-12", revealed)), 2);
    assert_eq!(corruption(&played("shadow-character-12", |stage| revealed(sick(stage)))), 6);
    assert_eq!(barred("shadow-character-12", |stage| stage), "war-why-card-needs");
}

/// The Free Peoples choose what it costs; with Gollum alone it is one point.
/// event:shadow-character-13
#[test]
fn lure_of_the_ring() {
    let tempted = |stage: Stage| revealed(stage).draws(&["boromir"]);
    let stage = played("shadow-character-13", tempted);
    assert_eq!(stage.asked().unwrap().index(), 0);
    assert_eq!(corruption(&stage.play(&["way:1"])), 2);
    let stage = played("shadow-character-13", tempted).play(&["way:2", "who:strider"]);
    assert_eq!(stage.state.place(Character::Boromir), Place::Gone);
    let stage = played("shadow-character-13", |stage| revealed(gollum(stage)));
    assert_eq!(corruption(&stage), 1, "nobody to tempt");
    assert_eq!(barred("shadow-character-13", |stage| stage), "war-why-card-needs");
}

/// As many Companions as the tile says go, no fewer, and nobody is hurt.
/// event:shadow-character-14
#[test]
fn the_breaking_of_the_fellowship() {
    let start = |stage: Stage| revealed(outside(stage)).draws(&["2"]);
    let stage = played("shadow-character-14", start).play(&["take:gimli"]);
    assert!(!stage.allows("to:hollin"), "two must go");
    let stage = stage.play(&["take:legolas", "to:hollin"]);
    assert_eq!((stage.count("hollin", "gimli"), corruption(&stage)), (1, 0));
    assert_eq!(barred("shadow-character-14", |stage| stage), "war-why-card-needs");
}

/// The Fellowship is hunted with one die.
fn hunted(stage: Stage, draws: &[&str]) -> Stage {
    let stage = stage.change(|state| state.hunt_box = BySide::from_array([0, 1]));
    stage.draws(draws).play(&["die:character", "act:move-fellowship"])
}

/// A casualty costs a card, if the Shadow wants it; what the Ring bears does not.
/// event:shadow-character-15
#[test]
fn worn_with_sorrow_and_toil() {
    let start = || {
        let stage = Stage::free("character").table("shadow-character-15");
        hunted(stage.hand(&["fp-character-05"]), &["6", "3", "fp-character-05"])
    };
    let stage = start().play(&["bear:guide"]);
    assert_eq!(stage.asked().unwrap().index(), 1);
    assert_eq!(stage.clone().play(&["no"]).state.cards.hands[0].len(), 1);
    assert!(stage.play(&["yes"]).state.cards.hands[0].is_empty());
    assert!(!start().play(&["bear:ring"]).allows("yes"), "there is no casualty");
    assert!(lies(&played("shadow-character-15", |stage| stage), "shadow-character-15"));
}

/// Each die of the Hunt counts one more, if the Shadow wants it.
/// event:shadow-character-16
#[test]
fn flocks_of_crebain() {
    let start = |draws| hunted(Stage::free("character").table("shadow-character-16"), draws);
    let helped = start(&["5", "0-reveal"]).play(&["yes"]).all_drawn();
    assert!(!helped.state.fellowship.hidden && !lies(&helped, "shadow-character-16"));
    let alone = start(&["5"]).play(&["no"]).all_drawn();
    assert!(alone.state.fellowship.hidden && lies(&alone, "shadow-character-16"));
    assert!(lies(&played("shadow-character-16", |stage| stage), "shadow-character-16"));
}

/// It fights from the table in its own battles; it is nobody's die's to remove.
/// event:shadow-character-17
#[test]
fn balrog_of_moria() {
    assert!(lies(&played("shadow-character-17", |stage| stage), "shadow-character-17"));
    let stage = Stage::free("will").table("shadow-character-17").play(&["die:will"]);
    assert_eq!(stage.refuses("lift:shadow-character-17").0, "war-why-not-lifted");
    let battle = |at: &str| {
        let stage = Stage::shadow("army").war(&ALL).table("shadow-character-17").clear(at);
        let stage = stage.put(at, &[("sauron-regular", 2)]).rolls(&[1; 40]);
        stage.put("lorien", &[("elves-regular", 1)])
    };
    let stage = battle("dimrill-dale").play(&["die:army", "act:attack", "from:dimrill-dale", "all", "fight"]);
    assert!(stage.allows("card:shadow-character-17"), "{:?}", stage.choices());
}

/// Up to three dice, and no fourth.
/// event:shadow-character-18
#[test]
fn the_lidless_eye() {
    let stage = played("shadow-character-18", |stage| stage).play(&["die:army", "die:army"]);
    assert_eq!(stage.refuses("die:muster").0, "war-why-no-such-die");
    let stage = stage.play(&["die:army"]);
    assert_eq!((stage.state.hunt_box, stage.state.dice_left(Side::Shadow)), (BySide::from_array([0, 3]), 1));
    let stage = played("shadow-character-18", |stage| stage).play(&["die:army", "done"]);
    assert_eq!(stage.state.hunt_box, BySide::from_array([0, 1]));
}

/// An Army beside Nazgûl is struck; one that is far from them is not.
/// event:shadow-character-19
#[test]
fn dreadful_spells() {
    let near = |stage: Stage| {
        let stage = stage.put("north-ithilien", &[("sauron-regular", 1), ("nazgul", 2)]);
        stage.draws(&["5", "1"])
    };
    let stage = played("shadow-character-19", near);
    assert_eq!(stage.refuses("to:dol-amroth").0, "war-why-card-text");
    let stage = stage.play(&["to:osgiliath"]);
    assert_eq!(stage.count("osgiliath", "gondor-regular"), 1);
}

/// A siege of three rounds, and no Combat cards in the first; without the Witch-king there is none.
/// event:shadow-character-20
#[test]
fn grond_hammer_of_the_underworld() {
    let gates = |leader: &'static str| {
        move |stage: Stage| {
            let army = [("sauron-regular", 5), (leader, 1)];
            let stage = stage.war(&ALL).put("minas-tirith", &army);
            stage.hand(&["fp-strategy-08"]).rolls(&[1; 60])
        }
    };
    let stage = played("shadow-character-20", gates("witch-king"));
    let stage = stage.play(&["to:minas-tirith", "all"]);
    assert!(stage.allows("cease"), "no card was asked for; the second round is free");
    let stage = stage.play(&["fight"]);
    assert!(stage.allows("card:fp-strategy-08"));
    assert_eq!(barred("shadow-character-20", gates("nazgul")), "war-why-card-needs");
}

/// A card is drawn after an Event die, and after no other; a Will of the West or a Ring removes it.
/// event:shadow-character-21
#[test]
fn the_palantir_of_orthanc() {
    assert_eq!(barred("shadow-character-21", |stage| stage), "war-why-card-needs");
    let seeing = |stage: Stage| {
        let stage = stage.put("orthanc", &[("saruman", 1)]).table("shadow-character-21");
        stage.draws(&["shadow-strategy-01"])
    };
    let stage = ready("shadow-character-01", seeing);
    let stage = stage.play(&["card:shadow-character-01", "draw:strategy"]);
    assert_eq!(stage.state.cards.hands[1].len(), 1);
    let stage = seeing(Stage::shadow("character")).hand(&["shadow-character-01"]);
    let stage = stage.play(&["die:character", "card:shadow-character-01"]);
    assert!(stage.state.cards.hands[1].is_empty(), "no Event die");
    let stage = seeing(Stage::free("event")).play(&["die:event", "lift:shadow-character-21"]);
    assert_eq!(stage.state.rings, BySide::from_array([2, 1]), "any die, and a Ring");
    assert!(stage.state.cards.table.is_empty());
}

/// GDA-19.3: Gandalf the Grey, as Guide, draws after an Event die.
#[test]
fn the_counsel_of_gandalf() {
    let stage = Stage::free("event").hand(&["fp-character-01"]);
    let stage = stage.draws(&["fp-character-02"]);
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
    assert_eq!(stage.refuses("lift:shadow-character-21"), ("war-why-ring-used", "GDA-4.26"));
    let stage = start().play(&["die:event", "lift:shadow-character-21", "die:event", "act:skip"]);
    assert_eq!(stage.refuses("ring:character>muster"), ("war-why-ring-used", "GDA-4.26"));
}

/// Rohan sleeps on when an Army enters; a Companion wakes it.
/// event:shadow-character-22
#[test]
fn wormtongue() {
    assert_eq!(barred("shadow-character-22", |stage| stage), "war-why-card-needs");
    let lies_on = |stage: Stage| stage.put("orthanc", &[("saruman", 1)]).table("shadow-character-22");
    let stage = lies_on(Stage::shadow("army").war(&[Isengard])).clear("fords-of-isen");
    let stage = stage.play(&[
        "die:army",
        "act:march",
        "from:orthanc",
        "to:fords-of-isen",
        "take:isengard-regular",
        "go",
    ]);
    assert!(!stage.active(Rohan));
    let stage = lies_on(Stage::free("character")).put("folde", &[("meriadoc", 1)]);
    let stage = stage.play(&["die:character", "act:move-companions", "take:meriadoc", "to:edoras"]);
    assert!(stage.active(Rohan));
    assert!(!stage.state.cards.table.has(card("shadow-character-22")));
}

/// Armies with Nazgûl march; one without does not.
/// event:shadow-character-23
#[test]
fn the_ringwraiths_are_abroad() {
    let stage = played("shadow-character-23", |stage| stage.war(&[Sauron]));
    let stage = stage.play(&["from:barad-dur", "to:gorgoroth", "done", "way:1"]);
    assert_eq!(stage.refuses("from:nurn").0, "war-why-card-text");
    let stage = stage.play(&["from:gorgoroth", "to:nurn", "all"]);
    assert_eq!((stage.count("nurn", "nazgul"), stage.count("nurn", "sauron-regular")), (1, 5));
}

/// Nazgûl come to the Witch-king, and his Army goes; no other does.
/// event:shadow-character-24
#[test]
fn the_black_captain_commands() {
    assert_eq!(barred("shadow-character-24", |stage| stage), "war-why-card-needs");
    let king = |stage: Stage| stage.war(&[Sauron]).put("minas-morgul", &[("witch-king", 1)]);
    let stage = played("shadow-character-24", king).play(&["way:1", "way:1"]);
    assert_eq!(stage.refuses("from:barad-dur").0, "war-why-card-text");
    let stage = stage.play(&["from:minas-morgul", "to:north-ithilien", "all"]);
    assert_eq!(
        (stage.count("north-ithilien", "nazgul"), stage.count("north-ithilien", "witch-king")),
        (3, 1)
    );
}
