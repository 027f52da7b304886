//! Tests of wizards and the elven ring (SATM-15.28).

use wizards::cards::Stat;
use wizards::ids::CompanyId;
use wizards::state::{Fate, Status, Zone};

use crate::bench::{
    attack, body, first, give, influence, of, on, on_the_way, play, prowess, put, stand, status, until, zone,
};
use crate::items::with;
use crate::stage::{BASIC, ONE, TWO, Table};

/// Alatar at a haven, and another company of the same player that Wolves attack.
fn attacked(at: &str) -> (Table, CompanyId) {
    let mut t = with("bergil", &["alatar", "gollum"], &["wolves"]);
    put(&mut t, "alatar", Zone::Company(first()));
    give(&mut t, "gollum", "alatar");
    t.choose(ONE, "part alatar");
    let alone = t.company("alatar");
    let site = wizards::ids::SiteId::named(at).unwrap();
    t.state.company_mut(alone).site = site;
    t.choose(ONE, "head c1 bree");
    t.choose(ONE, "pass");
    t.then(ONE, "company c1");
    crate::bench::until_asked(&mut t, TWO);
    let lands = [wizards::card::RegionKind::Wilderness; 2];
    crate::creatures::go(&mut t, wizards::ids::SiteId::named("bree").unwrap(), &lands, &[]);
    attack(&mut t, "wolves");
    until(&mut t, "wizards-ask-priority");
    (t, alone)
}

/// SATM-15.3: from a haven he joins a company that a creature attacks, without his allies; he faces a strike, taps, and
/// makes a check. Not from elsewhere, and the opponent draws one card fewer for his company. wizards:alatar
#[test]
fn alatar() {
    let (t, _) = attacked("moria");
    assert_eq!(t.refusal(ONE, &format!("use {} 0", t.of("alatar"))), "SATM-0.4");
    let (mut t, _) = attacked("rivendell");
    let what = format!("use {} 0", t.of("alatar"));
    t.choose(ONE, &what);
    for _ in 0..10 {
        if t.state.combat.as_ref().is_some_and(|combat| !combat.given.is_empty()) {
            break;
        }
        on(&mut t);
    }
    let alatar = t.of("alatar");
    assert_eq!(t.company("alatar"), first());
    assert_eq!(zone(&t, "gollum"), Zone::Discard);
    assert!(t.state.combat.as_ref().unwrap().given.iter().any(|strike| strike.at == alatar));
    t.rolls(&[12; 60]);
    for _ in 0..60 {
        if t.prompt() == "wizards-ask-before-check" || t.state.combat.is_none() {
            break;
        }
        crate::bench::on(&mut t);
    }
    assert_eq!(status(&t, "alatar"), Status::Tapped);
    let draws = t.state.number(alatar, Stat::Prowess, wizards::mechanics::Against::Nothing);
    assert_eq!(draws, 6);
}

/// SATM-15.24: more than the attack's prowess, and all strikes fail: a creature without a body is defeated; else the attack
/// goes on. And a check at three less. wizards:true_fana
#[test]
fn true_fana() {
    for (roll, fails) in [(12, true), (2, false)] {
        let mut t = with("bergil", &["true_fana", "gandalf"], &["wolves"]);
        put(&mut t, "gandalf", Zone::Company(first()));
        on_the_way(&mut t, "bree");
        let bree = wizards::ids::SiteId::named("bree").unwrap();
        crate::creatures::go(&mut t, bree, &[wizards::card::RegionKind::Wilderness; 2], &[]);
        attack(&mut t, "wolves");
        until(&mut t, "wizards-ask-priority");
        assert!(!crate::bench::may_aim(&t, ONE, "play true_fana 0", "pick bergil"));
        t.rolls(&[roll; 80]);
        play(&mut t, ONE, "play true_fana 0");
        for _ in 0..20 {
            if t.prompt() == "wizards-ask-assign" || t.state.combat.is_none() {
                break;
            }
            on(&mut t);
        }
        assert_eq!(t.state.combat.is_none(), fails, "{roll}");
        assert_eq!(t.state.points(ONE).creatures > 0, fails);
        if let Some(combat) = &t.state.combat {
            assert!(combat.given.iter().all(|strike| strike.fate == Fate::Open));
        }
    }
    let mut t = with("bergil", &["true_fana"], &["wolves"]);
    crate::bench::goblins(&mut t);
    assert!(!t.may(ONE, "play true_fana 0"), "no wizard");
}

/// SATM-11.6: two of prowess, body and influence for Galadriel, and a check, at one less in a haven; and any one check
/// succeeds, but not of somebody in a shadow-hold. wizards:nenya
#[test]
fn nenya() {
    let begin = |at: &str| {
        let mut t = with("bergil", &["nenya", "galadriel", "sword_of_gondolin"], &["weariness_of_the_heart"]);
        put(&mut t, "galadriel", Zone::Company(first()));
        give(&mut t, "sword_of_gondolin", "bergil");
        stand(&mut t, at);
        t
    };
    let mut t = begin("lorien");
    assert!(!crate::bench::may_aim(&t, ONE, "play nenya 0", "pick bergil"));
    let look = |t: &Table| (prowess(t, "galadriel"), body(t, "galadriel"), influence(t, "galadriel"));
    let before = look(&t);
    play(&mut t, ONE, "play nenya 0");
    while t.prompt() == "wizards-ask-before-check" {
        on(&mut t);
    }
    assert_eq!(look(&t), (before.0 + 2, before.1 + 2, before.2 + 2));
    for (at, may) in [("lorien", true), ("moria", false)] {
        let mut t = begin(at);
        let nenya = put(&mut t, "nenya", Zone::Table);
        t.rolls(&[2; 60]);
        crate::bench::at_rest(&mut t);
        crate::bench::aim(&mut t, TWO, "play weariness_of_the_heart 1", &["pick bergil"]);
        until(&mut t, "wizards-ask-before-check");
        let what = format!("use {nenya} 0");
        assert_eq!(t.may(ONE, &what), may, "{at}");
        if may {
            t.choose(ONE, &what);
            until(&mut t, "wizards-ask-explore");
            assert!(t.state.piece(t.of("bergil")).zone.in_play());
        }
    }
    let t = of(BASIC, &["bergil"], &["nenya"], &[]);
    assert!(!t.may(ONE, "play nenya 0"), "no Galadriel");
}

/// SATM-15.24: once the strikes are given all of them fail, with three more to the body check; the wizard is discarded, his
/// followers stay, his items wait, and no other wizard comes. SATM-6.12: nor does he come to the opponent. Played again he has
/// them back, and is greater. Not before the strikes are given, and not without a wizard. wizards:sacrifice_of_form
#[test]
fn sacrifice_of_form() {
    let what = "play sacrifice_of_form 0";
    let begin = |who: &str| {
        let mine = ["sacrifice_of_form", "gandalf", "saruman", "glamdring", "gollum"];
        let mut t = with("bergil", &mine, &["ambusher"]);
        if who == "gandalf" {
            put(&mut t, "gandalf", Zone::Company(first()));
            t.state.sides[ONE].wizard = Some(crate::stage::card("gandalf"));
            give(&mut t, "glamdring", "gandalf");
            give(&mut t, "gollum", "gandalf");
        }
        on_the_way(&mut t, "bree");
        let bree = wizards::ids::SiteId::named("bree").unwrap();
        crate::creatures::go(&mut t, bree, &[wizards::card::RegionKind::BorderLand; 2], &[]);
        attack(&mut t, "ambusher");
        t
    };
    let mut t = begin("bergil");
    until(&mut t, "wizards-ask-strike-cards");
    assert!(!t.may(ONE, what), "no wizard");
    let mut t = begin("gandalf");
    crate::bench::until_asked(&mut t, ONE);
    assert!(!t.may(ONE, what), "the strikes are not given");
    until(&mut t, "wizards-ask-strike-cards");
    let (glamdring, gandalf) = (t.of("glamdring"), t.of("gandalf"));
    let before = (prowess(&t, "gandalf"), body(&t, "gandalf"), influence(&t, "gandalf"));
    play(&mut t, ONE, what);
    let form = t.of("sacrifice_of_form");
    assert_eq!(t.state.piece(gandalf).zone, Zone::Discard);
    assert_eq!(t.state.piece(glamdring).zone, Zone::On(form));
    assert_eq!(zone(&t, "gollum"), Zone::Discard);
    assert!(!t.state.sides[ONE].wizard_lost);
    for _ in 0..30 {
        if t.state.combat.is_none() {
            break;
        }
        on(&mut t);
    }
    assert!(t.state.points(ONE).creatures > 0, "all strikes have failed");
    assert_eq!(t.state.points(ONE).items, 2, "still in play");
    // The opponent's turn: the one who was given up comes to nobody else.
    t.next_turn();
    let theirs = t.state.sides[TWO].hand[0];
    t.state.pieces[theirs.index()].card = crate::stage::card("gandalf");
    assert_eq!(t.refusal(TWO, "card gandalf"), "SATM-6.12");
    t.next_turn();
    assert_eq!(t.refusal(ONE, "card saruman"), "SATM-6.12");
    t.state.pieces[gandalf.index()].zone = Zone::Hand;
    t.state.sides[ONE].hand.push(gandalf);
    stand(&mut t, "rivendell");
    t.choose(ONE, "card gandalf");
    t.choose(ONE, "company c1");
    assert_eq!(t.state.piece(glamdring).zone, Zone::On(gandalf));
    assert_eq!(t.state.piece(form).zone, Zone::On(gandalf));
    let after = (prowess(&t, "gandalf"), body(&t, "gandalf"), influence(&t, "gandalf"));
    assert_eq!(after, (before.0 + 1, before.1 + 1, before.2 + 1));
}

/// SATM-20.1: an attempt on a card of a wizard's player comes to nothing, and a card that was shown is lost; he makes a check at
/// two less. Not in the own turn, and not without a wizard. wizards:wizards_laughter
#[test]
fn wizards_laughter() {
    let begin = |wizard: bool| {
        let theirs = ["wizards_laughter", "saruman", "celeborn"];
        let mut t = of(crate::stage::STANDARD, &["bergil"], &["celeborn"], &theirs);
        let two = t.state.companies_of(TWO).next().unwrap().id;
        put(&mut t, "celeborn", Zone::Company(two));
        if wizard {
            put(&mut t, "saruman", Zone::Company(two));
        }
        t.state.sides[ONE].turns = 3;
        crate::bench::in_site(&mut t, "rivendell");
        t
    };
    for wizard in [true, false] {
        let mut t = begin(wizard);
        let (by, of) = (t.of("bergil"), t.of("glorfindel_ii"));
        t.rolls(&[12, 2, 12, 2, 12, 2, 12, 2]);
        t.choose(ONE, &format!("influence {by} {of}"));
        for _ in 0..4 {
            if matches!(t.prompt(), "wizards-ask-resist" | "wizards-ask-in-site") {
                break;
            }
            on(&mut t);
        }
        assert_eq!(t.prompt() == "wizards-ask-resist", wizard);
        if wizard {
            t.choose(TWO, "play wizards_laughter 0");
            until(&mut t, "wizards-ask-in-site");
            assert!(t.state.piece(of).zone.in_play());
            assert_eq!(zone(&t, "wizards_laughter"), Zone::Discard);
            assert!(t.state.checks.is_empty());
        }
    }
    // In the own turn there is nothing to laugh at.
    let mut t = with("bergil", &["wizards_laughter", "saruman"], &[]);
    put(&mut t, "saruman", Zone::Company(first()));
    assert_eq!(t.refusal(ONE, "play wizards_laughter 0"), "SATM-4.3");
}
