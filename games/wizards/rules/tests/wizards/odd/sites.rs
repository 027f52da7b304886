//! Hazards that lie on sites or in wait: sieges, winters, greed, treason (chapters 14 and 19).

use wizards::card::Race;
use wizards::ids::SiteId;
use wizards::state::{Source, Zone};

use crate::bench::{
    aim, at_rest, attacked, company, embolden, first, give, of, on, on_the_way, play, put, stand, suffer,
    until, until_asked, withstands, zone,
};
use crate::items::with;
use crate::stage::{BASIC, ONE, TWO, Table};

/// SATM-19.1: on a border-hold or free-hold: whoever is there faces Orcs as the site phase begins, and gets away only by a roll;
/// gone when nobody is there. Not on ruins. wizards:siege
#[test]
fn siege() {
    for (to, may) in [("bree", true), ("barrow_downs", false)] {
        let mut t = with("bergil", &[], &["siege"]);
        on_the_way(&mut t, to);
        assert_eq!(t.may(TWO, "play siege 0"), may, "{to}");
    }
    let begin = || {
        let mut t = with("bergil", &[], &["siege"]);
        on_the_way(&mut t, "bree");
        play(&mut t, TWO, "play siege 0");
        assert_eq!(zone(&t, "siege"), Zone::OnSite(SiteId::named("bree").unwrap()));
        until(&mut t, "wizards-ask-explore");
        t
    };
    for choice in ["company c1", "stay c1"] {
        let mut t = begin();
        t.choose(ONE, choice);
        assert_eq!(attacked(&t), (3, 7, 0), "{choice}");
        assert_eq!(t.state.combat.as_ref().unwrap().race, Race::Orc);
    }
    // Haldir is no scout: a roll of six makes five.
    for (roll, leaves) in [(6, true), (5, false)] {
        let mut t = begin();
        t.choose(ONE, "stay c1");
        embolden(&mut t);
        t.rolls(&[12; 60]);
        suffer(&mut t);
        t.next_turn();
        t.next_turn();
        t.rolls(&[roll; 60]);
        t.choose(ONE, "head c1 rivendell");
        t.choose(ONE, "pass");
        until(&mut t, "wizards-ask-explore");
        assert_eq!(company(&t).site.to_string() == "rivendell", leaves, "{roll}");
        assert_eq!(zone(&t, "siege") == Zone::Discard, leaves);
    }
}

/// SATM-11.6: everybody at the site but Hobbits, wizards and who plays the item makes a check, at less what the item burdens.
/// wizards:greed
#[test]
fn greed() {
    let company = ["bergil", "haldir", "sam_gamgee"];
    let mut t = of(BASIC, &company, &["sword_of_gondolin", "goldberry"], &["greed"]);
    stand(&mut t, "lorien");
    on_the_way(&mut t, "moria");
    t.then(TWO, "play greed 0");
    assert!(!t.may(TWO, "play greed 0"));
    until(&mut t, "wizards-ask-explore");
    embolden(&mut t);
    t.rolls(&[12; 90]);
    t.choose(ONE, "company c1");
    for _ in 0..60 {
        match t.prompt() {
            "wizards-ask-in-site" => break,
            "wizards-ask-assign" => {
                let name = company.iter().find(|name| t.may(ONE, &format!("pick {name}")));
                t.choose(ONE, &format!("pick {}", name.unwrap()));
            }
            _ => on(&mut t),
        }
    }
    crate::bench::turn(&mut t, "bergil", wizards::state::Status::Untapped);
    give_burden(&mut t);
    t.choose(ONE, "gain sword_of_gondolin bergil");
    until(&mut t, "wizards-ask-before-check");
    let check = t.state.checks.last().unwrap();
    assert_eq!(check.who, t.of("haldir"));
    assert_eq!(check.bonus, -crate::stage::card("sword_of_gondolin").get().corruption);
    t.choose(ONE, "pass");
    for _ in 0..6 {
        assert_ne!(t.prompt(), "wizards-ask-before-check", "nobody else");
        if t.prompt() == "wizards-ask-in-site" {
            break;
        }
        on(&mut t);
    }
    t.next_turn();
    assert_eq!(zone(&t, "greed"), Zone::Discard);
}

/// Haldir has something to fear.
fn give_burden(t: &mut Table) {
    let haldir = t.of("haldir");
    t.state.lasting.push(wizards::state::Lasting {
        card: crate::stage::card("miruvor"),
        change: wizards::state::Change::Number(haldir, wizards::cards::Stat::Corruption, 3, None),
        until: wizards::cards::Until::Turn,
        seat: ONE,
    });
}

/// SATM-19.2: Wolves at each border-hold, three strikes of seven; with the Doors open free-domains and border-lands count as one
/// kind less safe. wizards:fell_winter
#[test]
fn fell_winter() {
    for (site, wolves) in [("bree", true), ("moria", false)] {
        let mut t = with("bergil", &[], &["fell_winter"]);
        t.choose(ONE, "pass");
        until(&mut t, "wizards-ask-explore");
        put(&mut t, "fell_winter", Zone::Table);
        stand(&mut t, site);
        t.choose(ONE, "company c1");
        for _ in 0..4 {
            if t.state.combat.is_none() {
                on(&mut t);
            }
        }
        let combat = t.state.combat.as_ref();
        let added = combat.is_some_and(|combat| matches!(combat.source, Source::Added(..)));
        assert_eq!(added, wolves, "{site}");
        if wolves {
            assert_eq!(attacked(&t), (3, 7, 0));
            assert_eq!(t.state.combat.as_ref().unwrap().race, Race::Wolf);
        }
    }
    for doors in [true, false] {
        let mut t = with("bergil", &[], &["fell_winter", "doors_of_night", "wolves"]);
        on_the_way(&mut t, "bree");
        put(&mut t, "fell_winter", Zone::Table);
        if doors {
            put(&mut t, "doors_of_night", Zone::Table);
        }
        let lands = [wizards::card::RegionKind::FreeDomain];
        crate::creatures::go(&mut t, SiteId::named("bree").unwrap(), &lands, &[]);
        assert_eq!(t.may(TWO, "play wolves 0"), doors, "keyed to a border-land");
    }
}

/// SATM-13.3: with the Doors open hazard long-events stay; they go with it, when the Doors close. wizards:the_will_of_sauron
#[test]
fn the_will_of_sauron() {
    let theirs = ["the_will_of_sauron", "doors_of_night", "clouds"];
    let mut t = with("bergil", &[], &theirs);
    at_rest(&mut t);
    assert!(!t.may(TWO, "play the_will_of_sauron 0"), "the Doors are shut");
    for stays in [true, false] {
        let mut t = with("bergil", &[], &theirs);
        put(&mut t, "clouds", Zone::Table);
        let doors = put(&mut t, "doors_of_night", Zone::Table);
        if stays {
            put(&mut t, "the_will_of_sauron", Zone::Table);
        }
        t.next_turn();
        t.next_turn();
        until(&mut t, "wizards-ask-explore");
        assert_eq!(zone(&t, "clouds") == Zone::Table, stays);
        if stays {
            t.state.pieces[doors.index()].zone = Zone::Discard;
            t.state.in_play.retain(|id| *id != doors);
            t.next_turn();
            for name in ["the_will_of_sauron", "clouds"] {
                assert_eq!(zone(&t, name), Zone::Discard, "{name}");
            }
        }
    }
}

/// SATM-11.8: whoever next fails a check attacks the company: its prowess and ten, the other player chooses whom, and the body
/// check is one harder; the card is gone. Not while all succeed. wizards:traitor
#[test]
fn traitor() {
    for (roll, fails) in [(2, true), (12, false)] {
        let mut t = with("bergil", &["sword_of_gondolin"], &["traitor", "weariness_of_the_heart"]);
        give(&mut t, "sword_of_gondolin", "haldir");
        give_burden(&mut t);
        at_rest(&mut t);
        play(&mut t, TWO, "play traitor 0");
        let prowess = crate::bench::prowess(&t, "haldir");
        until_asked(&mut t, TWO);
        aim(&mut t, TWO, "play weariness_of_the_heart 1", &["pick haldir"]);
        assert_eq!(withstands(&mut t, "haldir", roll), !fails, "{roll}");
        assert_eq!(zone(&t, "traitor") == Zone::Discard, fails);
        assert_eq!(t.state.combat.is_some(), fails);
        if fails {
            assert_eq!(attacked(&t), (1, prowess + 10, 0));
            let combat = t.state.combat.as_ref().unwrap();
            assert!(combat.attacker_chooses);
            assert_eq!(combat.harsher, 1);
            t.rolls(&[7; 60]);
            suffer(&mut t);
        }
        in_the_end(&mut t);
    }
}

fn in_the_end(t: &mut Table) {
    until(t, "wizards-ask-explore");
    assert_eq!(company(t).id, first());
}

/// SATM-A64, SATM-14.29: what a creature was keyed to is something else when it resolves: it is discarded, and what it took of the
/// limit does not come back; without the answer it attacks.
#[test]
fn a_key_that_vanishes() {
    for answered in [true, false] {
        let mut t = with("bergil", &["the_evenstar", "gates_of_morning"], &["wolves"]);
        put(&mut t, "gates_of_morning", Zone::Table);
        on_the_way(&mut t, "bree");
        let lands = [wizards::card::RegionKind::Wilderness];
        crate::creatures::go(&mut t, SiteId::named("bree").unwrap(), &lands, &[]);
        t.choose(TWO, "play wolves 0");
        t.if_asked("wizards-ask-aim", TWO, "way 0");
        assert_eq!(t.prompt(), "wizards-ask-respond");
        if answered {
            aim(&mut t, ONE, "play the_evenstar 1", &["pick haldir"]);
        } else {
            t.choose(ONE, "pass");
            t.choose(TWO, "pass");
        }
        assert_eq!(t.state.combat.is_some(), !answered);
        assert_eq!(zone(&t, "wolves") == Zone::Discard, answered);
        assert_eq!(company(&t).used, 1);
    }
}
