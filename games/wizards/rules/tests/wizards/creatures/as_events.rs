//! Tests of creatures that are played as events, or that spy and haunt.

use wizards::card::RegionKind;
use wizards::ids::RegionId;
use wizards::state::{Status, Zone};

use super::go;
use crate::bench::{
    aim, attack, attacked, body, company, give, goblins, may_aim, of, on, on_the_way, play, put, status,
    suffer, turn, until, until_asked, zone,
};
use crate::stage::{BASIC, ONE, TWO, Table};

const MINE: [&str; 4] = ["aragorn_ii", "boromir_ii", "elladan", "annalena"];

/// A Nazgûl in play as an event, on the first player's way.
fn waiting(name: &str, mine: &[&str]) -> Table {
    let mut t = of(BASIC, &MINE, mine, &[name, "wolves"]);
    on_the_way(&mut t, "bree");
    put(&mut t, name, Zone::Table);
    t
}

fn tap(t: &mut Table, name: &str, at: &[&str]) {
    let id = t.of(name);
    let used = company(t).used;
    aim(t, TWO, &format!("use {id} 0"), at);
    // SATM-14.32: it counts against the limit, and the card is gone.
    assert_eq!(company(t).used, used + 1);
    assert_eq!(t.state.piece(id).zone, Zone::Discard);
}

/// SATM-14.32: played as an event, a Nazgûl stays until it is tapped. wizards:adunaphel
#[test]
fn adunaphel_taps_somebody() {
    let mut t = of(BASIC, &MINE, &[], &["adunaphel"]);
    on_the_way(&mut t, "bree");
    play(&mut t, TWO, "play adunaphel 90");
    assert_eq!(zone(&t, "adunaphel"), Zone::Table);
    until_asked(&mut t, TWO);
    tap(&mut t, "adunaphel", &["pick elladan"]);
    assert_eq!(status(&t, "elladan"), Status::Tapped);
    assert_eq!(status(&t, "annalena"), Status::Untapped);
}

/// SATM-15.19: one less of body for the turn. wizards:akhorahil
#[test]
fn akhorahil_weakens_somebody() {
    let mut t = waiting("akhorahil", &[]);
    let before = body(&t, "elladan");
    tap(&mut t, "akhorahil", &["pick elladan"]);
    assert_eq!(body(&t, "elladan"), before - 1);
    t.next_turn();
    assert_eq!(body(&t, "elladan"), before);
}

/// SATM-15.28: one strike more for an attack in the movement phase; not for the automatic-attack of a site.
/// wizards:hoarmurath_of_dir
#[test]
fn hoarmurath_strengthens_an_attack() {
    let mut t = waiting("hoarmurath_of_dir", &[]);
    let id = t.of("hoarmurath_of_dir");
    attack(&mut t, "wolves");
    assert_eq!(attacked(&t).0, 3);
    until_asked(&mut t, TWO);
    tap(&mut t, "hoarmurath_of_dir", &[]);
    assert_eq!(attacked(&t).0, 4);
    assert_eq!(t.state.piece(id).zone, Zone::Discard);
    let mut t = of(BASIC, &MINE, &[], &["hoarmurath_of_dir"]);
    let id = put(&mut t, "hoarmurath_of_dir", Zone::Table);
    goblins(&mut t);
    t.choose(ONE, "pass");
    let may = t.prompt() == "wizards-ask-priority" && t.may(TWO, &format!("use {id} 0"));
    assert!(!may, "in the site phase");
}

/// SATM-0.4: a wounded character loses an item, not a ring, not even a gold one; whoever is well loses none. wizards:indur_dawndeath
#[test]
fn indur_disarms_the_wounded() {
    let mine = ["dagger_of_westernesse", "lesser_ring", "elven_cloak", "precious_gold_ring"];
    let mut t = waiting("indur_dawndeath", &mine);
    let gold = give(&mut t, "precious_gold_ring", "elladan");
    let (dagger, ring) =
        (give(&mut t, "dagger_of_westernesse", "elladan"), give(&mut t, "lesser_ring", "elladan"));
    let cloak = give(&mut t, "elven_cloak", "elladan");
    assert!(!t.may(TWO, &format!("use {} 0", t.of("indur_dawndeath"))), "nobody is wounded");
    turn(&mut t, "elladan", Status::Wounded);
    turn(&mut t, "annalena", Status::Tapped);
    let what = format!("use {} 0", t.of("indur_dawndeath"));
    assert!(!may_aim(&t, TWO, &what, "pick annalena"));
    tap(&mut t, "indur_dawndeath", &["pick elladan"]);
    assert_eq!(t.prompt(), "wizards-ask-lose");
    assert!(!t.may(ONE, &format!("pick {ring}")) && !t.may(ONE, &format!("pick {gold}")));
    t.choose(ONE, &format!("pick {dagger}"));
    assert_eq!(t.state.piece(dagger).zone, Zone::Discard);
    assert!([ring, cloak].iter().all(|id| t.state.piece(*id).zone.in_play()));
}

/// SATM-14.18: a creature of the discard pile returns to the hand; nothing else does. wizards:uvatha_the_horseman
#[test]
fn uvatha_brings_a_creature_back() {
    let mut t = of(BASIC, &MINE, &[], &["uvatha_the_horseman", "wolves", "lapse_of_will", "night"]);
    on_the_way(&mut t, "bree");
    put(&mut t, "uvatha_the_horseman", Zone::Table);
    put(&mut t, "wolves", Zone::Discard);
    put(&mut t, "night", Zone::Discard);
    tap(&mut t, "uvatha_the_horseman", &[]);
    assert_eq!(t.prompt(), "wizards-ask-fetch");
    assert!(!t.may(TWO, "card night"));
    t.choose(TWO, "card wolves");
    assert!(t.hand(TWO).contains(&"wolves".to_owned()));
}

/// SATM-15.28: for this turn one more prowess for wolves, spiders and animals. wizards:dwar_of_waw
#[test]
fn dwar_drives_the_beasts() {
    let mut t = waiting("dwar_of_waw", &[]);
    tap(&mut t, "dwar_of_waw", &[]);
    until_asked(&mut t, TWO);
    attack(&mut t, "wolves");
    assert_eq!(attacked(&t), (3, 9, 0));
    let combat = t.state.combat.as_mut().unwrap();
    combat.race = wizards::card::Race::Orc;
    assert_eq!(attacked(&t).1, 8);
}

/// SATM-14.21: on the way between Rivendell and Lórien, either way; not from elsewhere, and not on who stays.
/// wizards:the_great_goblin
#[test]
fn the_great_goblin_watches_the_pass() {
    let site = |name: &str| wizards::ids::SiteId::named(name).unwrap();
    for (from, to, may) in [
        ("rivendell", "lorien", true),
        ("lorien", "rivendell", true),
        ("edhellond", "lorien", false),
        ("rivendell", "bree", false),
    ] {
        let mut t = of(BASIC, &MINE, &[], &["the_great_goblin"]);
        on_the_way(&mut t, "bree");
        crate::bench::stand(&mut t, from);
        go(&mut t, site(to), &[], &[]);
        assert_eq!(t.may(TWO, "play the_great_goblin 0"), may, "{from} to {to}");
    }
    let mut t = of(BASIC, &MINE, &[], &["the_great_goblin"]);
    crate::bench::at_rest(&mut t);
    assert!(!t.may(TWO, "play the_great_goblin 0"));
}

/// SATM-18.6: for each Nazgûl in play as an event, Khamûl too, the other player discards a card, by choice.
/// wizards:khamul_the_easterling
#[test]
fn khamul_empties_hands() {
    for (others, lost) in [(&[][..], 1), (&["adunaphel", "akhorahil"][..], 3)] {
        let hand = [&["khamul_the_easterling", "wolves"][..], others].concat();
        let mut t = of(BASIC, &MINE, &["dodge", "block", "escape", "ford"], &hand);
        on_the_way(&mut t, "bree");
        put(&mut t, "khamul_the_easterling", Zone::Table);
        others.iter().for_each(|card| {
            put(&mut t, card, Zone::Table);
        });
        let before = t.state.sides[ONE].hand.len();
        tap(&mut t, "khamul_the_easterling", &[]);
        for card in ["dodge", "block", "escape"].iter().take(lost) {
            assert_eq!(t.prompt(), "wizards-ask-give-up");
            t.choose(ONE, &format!("card {card}"));
        }
        assert_ne!(t.prompt(), "wizards-ask-give-up", "{lost}");
        assert_eq!(t.state.sides[ONE].hand.len(), before - lost);
        assert!(t.hand(ONE).contains(&"ford".to_owned()));
    }
    // They are counted as it is declared: one that goes in answer counts.
    let hand = ["khamul_the_easterling", "wolves", "adunaphel"];
    let mut t = of(BASIC, &MINE, &["dodge", "block", "escape", "ford"], &hand);
    on_the_way(&mut t, "bree");
    let khamul = put(&mut t, "khamul_the_easterling", Zone::Table);
    let adunaphel = put(&mut t, "adunaphel", Zone::Table);
    t.choose(TWO, &format!("use {khamul} 0"));
    assert_eq!(t.prompt(), "wizards-ask-respond");
    t.state.in_play.retain(|id| *id != adunaphel);
    t.state.pieces[adunaphel.index()].zone = Zone::Discard;
    let before = t.state.sides[ONE].hand.len();
    while ["wizards-ask-respond", "wizards-ask-add"].contains(&t.prompt()) {
        on(&mut t);
    }
    for card in ["dodge", "block"] {
        t.choose(ONE, &format!("card {card}"));
    }
    assert_ne!(t.prompt(), "wizards-ask-give-up");
    assert_eq!(t.state.sides[ONE].hand.len(), before - 2);
    // What was counted for a use that was cancelled does not stand for the next one.
    let mut t = of(BASIC, &MINE, &["dodge", "block", "escape", "ford"], &hand);
    on_the_way(&mut t, "bree");
    let khamul = put(&mut t, "khamul_the_easterling", Zone::Table);
    put(&mut t, "adunaphel", Zone::Table);
    let before = t.state.sides[ONE].hand.len();
    t.choose(TWO, &format!("use {khamul} 0"));
    t.state.chain.last_mut().unwrap().cancelled = true;
    while ["wizards-ask-respond", "wizards-ask-add"].contains(&t.prompt()) {
        on(&mut t);
    }
    assert_eq!(t.state.sides[ONE].hand.len(), before, "cancelled");
    let adunaphel = t.of("adunaphel");
    t.state.in_play.retain(|id| *id != adunaphel);
    t.state.pieces[adunaphel.index()].zone = Zone::Discard;
    put(&mut t, "khamul_the_easterling", Zone::Table);
    until_asked(&mut t, TWO);
    aim(&mut t, TWO, &format!("use {khamul} 0"), &[]);
    assert_eq!(t.prompt(), "wizards-ask-give-up");
    t.choose(ONE, "card dodge");
    assert_ne!(t.prompt(), "wizards-ask-give-up", "Khamûl alone");
    assert_eq!(t.state.sides[ONE].hand.len(), before - 1);
}

/// SATM-14.14: one card for each character is shown after the Crebain, and then known; the others are not.
/// wizards:crebain
#[test]
fn crebain_spy() {
    let mut t = of(BASIC, &["annalena", "elladan"], &["dodge", "block", "escape", "ford"], &["crebain"]);
    on_the_way(&mut t, "bree");
    let known = |t: &Table| {
        let hand = t.state.sides[ONE].hand.iter();
        hand.filter(|id| t.state.piece(**id).is_known()).count()
    };
    assert_eq!(known(&t), 0);
    attack(&mut t, "crebain");
    t.any_chance();
    crate::bench::embolden(&mut t);
    suffer(&mut t);
    assert_eq!(known(&t), 2);
}

/// SATM-11.6: everybody in play makes a check, those of the player who moves each player's in the order in which
/// they came. wizards:ren_the_unclean
#[test]
fn ren_haunts_everybody() {
    let mut t =
        of(BASIC, &["annalena", "elladan"], &["the_one_ring"], &["ren_the_unclean", "scroll_of_isildur"]);
    give(&mut t, "the_one_ring", "annalena");
    on_the_way(&mut t, "bree");
    put(&mut t, "ren_the_unclean", Zone::Table);
    let theirs = give(&mut t, "scroll_of_isildur", "haldir");
    assert!(t.state.piece(theirs).zone.in_play());
    tap(&mut t, "ren_the_unclean", &[]);
    let who = |t: &Table| t.state.checks.last().map(|check| t.state.face(check.who).id.clone());
    assert_eq!(t.prompt(), "wizards-ask-before-check");
    assert_eq!(who(&t).as_deref(), Some("annalena"));
    let mut seen = Vec::new();
    t.rolls(&[12; 40]);
    while t.prompt() == "wizards-ask-before-check" {
        seen.extend(who(&t));
        on(&mut t);
    }
    // Elladan cannot fail with the one point of the Ring; the other player's Haldir has three and −1.
    assert_eq!(seen, ["annalena", "haldir"]);
}

/// SATM-13.1: as an event, at the Doors of Night alone, Shelob makes spiders and animals stronger; and attacks from there,
/// where she could, counting against the limit. wizards:shelob
#[test]
fn shelob_in_her_lair() {
    let begin = |doors: bool| {
        let mut t = of(BASIC, &MINE, &[], &["shelob", "lesser_spiders", "doors_of_night"]);
        on_the_way(&mut t, "bree");
        if doors {
            put(&mut t, "doors_of_night", Zone::Table);
        }
        t
    };
    assert!(!begin(false).may(TWO, "play shelob 90"), "not without the Doors");
    let mut t = begin(true);
    play(&mut t, TWO, "play shelob 90");
    until_asked(&mut t, TWO);
    let shelob = t.of("shelob");
    let what = format!("use {shelob} 0");
    assert_eq!(t.refusal(TWO, &what), "SATM-0.4", "she does not leave Mordor");
    let cirith = wizards::ids::SiteId::all()
        .find(|site| site.get().region == RegionId::named("imlad_morgul") && !site.get().under_deeps);
    go(&mut t, cirith.unwrap(), &[RegionKind::Wilderness], &[]);
    let mut spiders = Table::at(t.state.clone());
    spiders.rolls(&[12; 20]);
    attack(&mut spiders, "lesser_spiders");
    assert_eq!(attacked(&spiders), (5, 8, 0));
    let used = company(&t).used;
    t.choose(TWO, &what);
    until(&mut t, "wizards-ask-priority");
    assert_eq!(attacked(&t), (2, 19, 9));
    assert_eq!(company(&t).used, used + 1);
    t.rolls(&[7; 40]);
    crate::bench::embolden(&mut t);
    suffer(&mut t);
    assert_eq!(t.state.piece(shelob).zone, Zone::Discard);
    // When the Doors are shut, she is gone.
    let mut t = begin(true);
    play(&mut t, TWO, "play shelob 90");
    let (shelob, doors) = (t.of("shelob"), t.of("doors_of_night"));
    t.state.in_play.retain(|id| *id != doors);
    t.state.pieces[doors.index()].zone = Zone::Discard;
    t.next_turn();
    assert_eq!(t.state.piece(shelob).zone, Zone::Discard);
}

/// SATM-13.3: tapped, the Witch-king darkens every shadow-hold until the long events of his player leave; the card is gone
/// at once. wizards:witch_king_of_angmar
#[test]
fn the_witch_king_darkens_holds() {
    let mut t = of(BASIC, &MINE, &[], &["witch_king_of_angmar", "barrow_wight", "mouth_of_sauron"]);
    on_the_way(&mut t, "bree");
    put(&mut t, "witch_king_of_angmar", Zone::Table);
    go(&mut t, wizards::ids::SiteId::named("moria").unwrap(), &[], &[]);
    // By a dark-hold alone.
    assert!(!t.may(TWO, "play mouth_of_sauron 0"));
    tap(&mut t, "witch_king_of_angmar", &[]);
    until_asked(&mut t, TWO);
    assert!(t.may(TWO, "play mouth_of_sauron 0"));
    // In the other player's turn it lasts; in the next of this one, until long events are over.
    let dark = |t: &Table| {
        t.state.lasting.iter().any(|one| matches!(one.change, wizards::state::Change::Places(..)))
    };
    t.next_turn();
    assert!(dark(&t));
    t.next_turn();
    until(&mut t, "wizards-ask-organize");
    assert!(dark(&t));
    t.choose(ONE, "pass");
    crate::bench::until_asked(&mut t, TWO);
    assert!(!dark(&t));
}
