//! A refusal names the clause that forbids just this.

use proof::{Table, refusals};
use war::War;
use war::character::{Character, Place};
use war::nation::Nation::{self, *};

use crate::stage::{Stage, card};

const ALL: [Nation; 8] = Nation::ALL;

/// Whatever is thought of in random games, and may not be done, is refused by a clause of the reviewed list.
#[test]
fn every_refusal_is_reviewed() {
    let table = |players| Table { players, options: &[] };
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/refusals.txt");
    refusals::<War>(file, &(), &[table(2), table(3), table(4)], 12, |choice| {
        let (word, what) = choice.split_once(':').unwrap_or((choice, ""));
        match word {
            "act" => choice.to_owned(),
            "recruit" if what.starts_with("nazgul") => "recruit:nazgul".to_owned(),
            "take" if matches!(what, "saruman" | "nazgul") => choice.to_owned(),
            _ => word.to_owned(),
        }
    });
}

/// GDA-10.2, GDA-10.4: why nobody can attack.
#[test]
fn attacks() {
    let peace = Stage::shadow("army").put("north-ithilien", &[("sauron-regular", 2)]);
    let peace = peace.play(&["die:army"]);
    assert_eq!(peace.refuses("act:attack"), ("war-why-not-at-war", "GDA-10.2"));
    let orcs = || Stage::shadow("character").war(&[Sauron]).clear("osgiliath");
    let orcs = orcs().put("osgiliath", &[("gondor-regular", 2)]);
    let led = orcs.put("north-ithilien", &[("sauron-regular", 2)]).play(&["die:character"]);
    assert_eq!(led.refuses("act:attack-led"), ("war-why-no-leader", "GDA-10.4"));
}

/// GDA-10.8, GDA-9.11, GDA-9.8: why a figure stays.
#[test]
fn who_stays() {
    let mixed = Stage::shadow("army")
        .war(&[Isengard])
        .put("gap-of-rohan", &[("isengard-regular", 2), ("sauron-regular", 2)]);
    let attack = mixed.play(&["die:army", "act:attack", "from:gap-of-rohan"]);
    assert_eq!(attack.refuses("take:sauron-regular"), ("war-why-stays-behind", "GDA-10.8"));
    let march = Stage::free("muster-army")
        .war(&[Gondor])
        .put("lossarnach", &[("gondor-regular", 2), ("rohan-regular", 1)]);
    let march = march.play(&["die:muster-army", "act:march", "from:lossarnach", "to:minas-tirith"]);
    assert_eq!(march.refuses("take:rohan-regular"), ("war-why-borders", "GDA-9.11"));
    let twice = Stage::shadow("army").war(&[Sauron]).clear("gorgoroth");
    let twice = twice.put("gorgoroth", &[("sauron-regular", 2)]).play(&[
        "die:army",
        "act:march",
        "from:barad-dur",
        "to:gorgoroth",
        "take:sauron-elite",
        "go",
        "from:gorgoroth",
        "to:nurn",
    ]);
    assert_eq!(twice.refuses("take:sauron-elite"), ("war-why-already-moved", "GDA-9.8"));
    let rear = Stage::shadow("army").war(&[Sauron]).clear("osgiliath");
    let rear = rear
        .put("osgiliath", &[("gondor-regular", 1)])
        .put("north-ithilien", &[("sauron-regular", 3), ("nazgul", 1)])
        .rolls(&[6, 1]);
    let rear = rear.play(&["die:army", "act:attack", "from:north-ithilien", "take:sauron-regular", "go"]);
    assert_eq!(rear.refuses("take:nazgul"), ("war-why-stayed-behind", "GDA-10.7"));
}

/// GDA-6.7, GDA-6.8, GDA-6.5: a Companion is stopped, shut in or out, or has not the Level.
#[test]
fn companions() {
    let walk = |at: &str| {
        let stage = Stage::free("character").put(at, &[("legolas", 1)]);
        stage.play(&["die:character", "act:move-companions", "take:legolas"])
    };
    assert_eq!(walk("hollin").refuses("to:dimrill-dale"), ("war-why-halted", "GDA-6.7"));
    assert_eq!(walk("hollin").refuses("to:pelargir"), ("war-why-companions-reach", "GDA-6.5"));
    let siege = || Stage::free("character").put("minas-tirith", &[("sauron-regular", 3)]);
    let out = siege().put("lossarnach", &[("legolas", 1)]);
    let out = out.play(&["die:character", "act:move-companions", "take:legolas"]);
    assert_eq!(out.refuses("to:minas-tirith"), ("war-why-shut-in", "GDA-6.8"));
    let inside = siege().put("minas-tirith", &[("legolas", 1)]).put("lossarnach", &[("gimli", 1)]);
    let inside = inside.play(&["die:character", "act:move-companions"]);
    assert_eq!(inside.refuses("take:legolas"), ("war-why-shut-in", "GDA-6.8"));
}

/// GDA-8.14: a card that recruits in a region that is not free.
#[test]
fn a_card_recruits_where_it_is_free() {
    let stage = Stage::free("muster").war(&[Rohan]).hand(&["fp-strategy-23"]);
    let stage = stage.put("helms-deep", &[("isengard-regular", 3), ("rohan-regular", 1)]);
    let stage = stage.play(&["die:muster", "card:fp-strategy-23"]);
    assert_eq!(stage.refuses("to:helms-deep"), ("war-why-recruit-not-free", "GDA-8.14"));
    assert_eq!(stage.refuses("to:bree"), ("war-why-card-text", "GDA-5.6"));
}

/// GDA-8.6, GDA-8.9: reinforcements by a die.
#[test]
fn reinforcements() {
    let stage = Stage::shadow("muster").war(&ALL).play(&["die:muster", "act:recruit"]);
    assert_eq!(stage.refuses("recruit:nazgul@angmar"), ("war-why-not-settlement", "GDA-8.6"));
    let stage = Stage::free("muster").war(&ALL);
    let stage = stage.put("helms-deep", &[("isengard-regular", 3), ("rohan-regular", 1)]);
    let stage = stage.play(&["die:muster", "act:recruit"]);
    assert_eq!(stage.refuses("recruit:rohan-regular@helms-deep"), ("war-why-besieged-recruits", "GDA-8.9"));
}

/// GDA-19.5, GDA-19.8, GDA-19.9, GDA-19.12, GDA-19.14, GDA-19.16, GDA-19.17: each character has a clause.
#[test]
fn characters() {
    let clause = |stage: Stage, act: &str| stage.refuses(&format!("act:{act}")).1;
    let muster = || Stage::shadow("muster").play(&["die:muster"]);
    assert_eq!(clause(muster(), "witch-king"), "GDA-19.12");
    assert_eq!(clause(muster(), "mouth"), "GDA-19.14");
    assert_eq!(clause(muster(), "saruman"), "GDA-19.16");
    let shut = Stage::shadow("muster").war(&ALL).put("orthanc", &[("saruman", 1), ("rohan-regular", 2)]);
    assert_eq!(clause(shut.play(&["die:muster"]), "voice"), "GDA-19.17");
    let will = || Stage::free("will").play(&["die:will"]);
    assert_eq!(clause(will(), "crown"), "GDA-19.8");
    assert_eq!(clause(will(), "white-rider"), "GDA-19.9");
    let abroad = Stage::free("event").put("bree", &[("legolas", 1)]);
    assert_eq!(clause(abroad.play(&["die:event"]), "legolas"), "GDA-19.5");
    let white = Stage::free("will").change(|state| {
        state.set_place(Character::GandalfTheGrey, Place::Gone);
        state.minion_seen = true;
        state.captured.add("lorien".parse().unwrap());
    });
    let white = white.play(&["die:will", "act:white-rider"]);
    assert_eq!(white.refuses("to:lorien"), ("war-why-minion-place", "GDA-19.9"));
}

/// GDA-4.29, GDA-A8, GDA-5.6: an Eye is not changed; the price is of both decks; what a card does not say.
#[test]
fn rings_and_prices() {
    let eye = Stage::shadow("army").change(|state| {
        state.rings = war::nation::BySide::from_array([2, 1]);
        state.hunt_box = war::nation::BySide::from_array([0, 2]);
    });
    assert_eq!(eye.refuses("ring:eye>army"), ("war-why-ring-eye", "GDA-4.29"));
    let poor = Stage::shadow("army").table("fp-strategy-02").hand(&["shadow-strategy-01"]);
    let poor = poor.play(&["die:army"]);
    assert_eq!(poor.refuses("lift:fp-strategy-02"), ("war-why-price", "GDA-A8"));
    assert!(poor.state.cards.table.has(card("fp-strategy-02")));
}

/// GDA-4.25, GDA-4.28: the Eye that the Shadow makes by a Ring leaves it free to act or to pass.
#[test]
fn an_eye_by_a_ring_and_a_pass() {
    let stage = Stage::with_dice(&["event", "event", "event"], &["army", "army"])
        .change(|state| state.rings = war::nation::BySide::from_array([2, 1]))
        .play(&["die:event", "act:skip", "ring:army>eye"]);
    assert!(stage.allows("pass"), "{:?}", stage.choices());
    let stage = Stage::with_dice(&["event", "event", "event"], &["army", "army"])
        .change(|state| state.rings = war::nation::BySide::from_array([2, 1]))
        .play(&["die:event", "act:skip", "ring:army>muster"]);
    assert_eq!(stage.refuses("pass"), ("war-why-ring-acts", "GDA-4.25"));
}

/// GDA-9.15, GDA-7.3: what is over ten when all moving is done goes back to the reinforcements.
#[test]
fn a_crowd_that_stays_is_thinned() {
    let stage = Stage::shadow("event").clear("barad-dur").clear("gorgoroth");
    let stage = stage
        .put("barad-dur", &[("sauron-regular", 6)])
        .put("gorgoroth", &[("sauron-regular", 8)])
        .hand(&["shadow-strategy-08"]);
    let stage = stage.play(&[
        "die:event",
        "card:shadow-strategy-08",
        "from:barad-dur",
        "all",
        "to:gorgoroth",
        "done",
        "done",
    ]);
    assert_eq!(stage.count("gorgoroth", "sauron-regular"), 10);
}
