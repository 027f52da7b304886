//! Praise to Elbereth: against the Nine (SATM-17.9).

use wizards::card::RegionKind;
use wizards::ids::SiteId;
use wizards::state::{Status, Zone};

use crate::bench::{attack, first, number, on, play, put, status, until_asked};
use crate::items::with;
use crate::stage::{ONE, TWO, Table};

const WHAT: &str = "play praise_to_elbereth 0";

fn abroad() -> Table {
    let theirs = ["adunaphel", "ren_the_unclean", "akhorahil", "night", "doors_of_night"];
    let mut t = with("bergil", &["praise_to_elbereth"], &theirs);
    t.choose(ONE, "head c1 bree");
    t.choose(ONE, "pass");
    until_asked(&mut t, ONE);
    let bree = SiteId::named("bree").unwrap();
    crate::creatures::go(&mut t, bree, &[RegionKind::DarkDomain, RegionKind::ShadowLand], &[]);
    t.state.company_mut(first()).limit = 9;
    t
}

/// SATM-17.9: each who taps drives one Nazgûl away: an event, which cannot be used any more in answer, or the attack on their own
/// company; as many as tap, and no other event. Not for nothing. wizards:praise_to_elbereth
#[test]
fn praise_to_elbereth() {
    let mut t = abroad();
    assert_eq!(t.refusal(ONE, WHAT), "SATM-0.4", "there is none");
    let events = ["adunaphel", "akhorahil", "night"].map(|name| put(&mut t, name, Zone::Table));
    t.choose(ONE, WHAT);
    assert_eq!(t.refusal(ONE, "pass"), "SATM-17.11", "nobody has tapped");
    t.choose(ONE, "pick bergil");
    assert!(!t.may(ONE, "pick night"), "no Nazgûl");
    assert!(!t.may(ONE, "way 0"), "nobody is attacked");
    t.choose(ONE, "pick adunaphel");
    assert_eq!(status(&t, "bergil"), Status::Tapped);
    assert_eq!(t.refusal(ONE, "pick bergil"), "SATM-5.8");
    t.choose(ONE, "pass");
    // It has been declared: what is to go can do nothing any more; the others can.
    if t.prompt() == "wizards-ask-respond" {
        assert!(!t.may(TWO, &format!("use {} 0", events[0])));
    }
    until_asked(&mut t, TWO);
    let there = events.map(|id| t.state.piece(id).zone.in_play());
    assert_eq!(there, [false, true, true]);
    assert_eq!(status(&t, "haldir"), Status::Untapped);
    assert!(t.may(TWO, &format!("use {} 0", events[1])));
}

/// The attack on the company of one who taps; both at once.
#[test]
fn the_attack_and_an_event() {
    let mut t = abroad();
    let event = put(&mut t, "adunaphel", Zone::Table);
    until_asked(&mut t, TWO);
    attack(&mut t, "ren_the_unclean");
    until_asked(&mut t, ONE);
    t.choose(ONE, WHAT);
    t.choose(ONE, "pick bergil");
    t.choose(ONE, "way 0");
    t.choose(ONE, "pick haldir");
    assert!(!t.may(ONE, "way 0"), "that is cancelled already");
    t.choose(ONE, "pick adunaphel");
    for _ in 0..10 {
        if t.state.combat.is_none() {
            break;
        }
        on(&mut t);
    }
    assert!(t.state.combat.is_none());
    assert_eq!(t.state.piece(event).zone, Zone::Discard);
    assert_eq!(t.state.points(ONE).creatures, 0, "it was not defeated");
}

/// By night all characters are stronger until the turn ends, whether somebody taps or not; by day they are not.
#[test]
fn by_night() {
    use wizards::cards::Stat::Prowess;
    for night in [true, false] {
        let mut t = abroad();
        if night {
            put(&mut t, "doors_of_night", Zone::Table);
        }
        let alone = "play praise_to_elbereth 1";
        assert_eq!(t.may(ONE, alone), night);
        if night {
            let look = |t: &Table| ["bergil", "glorfindel_ii"].map(|who| number(t, who, Prowess));
            let before = look(&t);
            play(&mut t, ONE, alone);
            assert_eq!(look(&t), before.map(|prowess| prowess + 1));
            t.next_turn();
            assert_eq!(look(&t), before);
        }
    }
}
