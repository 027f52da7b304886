//! What the Nazgûl bring (SATM-11.3, SATM-14.21).

use wizards::card::RegionKind;
use wizards::ids::SiteId;
use wizards::state::{Status, Zone};

use crate::bench::{
    attack, attacked, give, on, on_the_way, play, put, stand, suffer, turn, until, until_asked, zone,
};
use crate::items::with;
use crate::stage::{ONE, TWO, Table};

/// A Nazgûl attacks two on their way, and its player may act.
fn nazgul(name: &str, cards: &[&str]) -> Table {
    let mut theirs = vec![name];
    theirs.extend(cards);
    let mut t = with("bergil", &[], &theirs);
    on_the_way(&mut t, "bree");
    let bree = SiteId::named("bree").unwrap();
    crate::creatures::go(
        &mut t,
        bree,
        &[RegionKind::DarkDomain, RegionKind::ShadowLand],
        &[],
    );
    t.state.company_mut(crate::bench::first()).limit = 9;
    attack(&mut t, name);
    until_asked(&mut t, TWO);
    t
}

/// The attack is over, with these rolls; whom it wounds does not fall.
fn fought(t: &mut Table, roll: i8) {
    t.rolls(&[roll; 80]);
    until(t, "wizards-ask-assign");
    suffer(t);
    for _ in 0..6 {
        if t.prompt() != "wizards-ask-mark" {
            return;
        }
        t.choose(TWO, "pick bergil");
    }
}

/// SATM-11.3: more prowess for the Nazgûl, and the card for one whom it wounds; else it is discarded. No second on the same
/// attack, and none on another creature's.
fn wounds(card: &str, more: i8, points: i8, above: i8) {
    let what = format!("play {card} 0");
    let mut t = nazgul("ren_the_unclean", &[card]);
    let before = attacked(&t);
    play(&mut t, TWO, &what);
    assert_eq!(attacked(&t).1 - before.1, more, "{card}");
    let id = t.of(card);
    let mut beaten = Table::at(t.state.clone());
    // Wounded, and his body holds: the roll is low.
    for who in ["bergil", "haldir"] {
        turn(&mut t, who, Status::Untapped);
    }
    fought(&mut t, 2);
    let Zone::On(bearer) = t.state.piece(id).zone else {
        panic!("{card}: {:?}", t.state.piece(id).zone)
    };
    assert!(t.state.piece(bearer).lured);
    assert_eq!(t.state.corruption(bearer), points);
    beaten.state.combat.as_mut().unwrap().prowess = 1;
    fought(&mut beaten, 7);
    assert_eq!(beaten.state.piece(id).zone, Zone::Discard, "nobody is wounded");
    let mut t = with("bergil", &[], &["wolves", card]);
    on_the_way(&mut t, "bree");
    let bree = SiteId::named("bree").unwrap();
    crate::creatures::go(&mut t, bree, &[RegionKind::Wilderness; 2], &[]);
    attack(&mut t, "wolves");
    until_asked(&mut t, TWO);
    assert!(!t.may(TWO, &what), "of Wolves");
    // SATM-11.13: at a haven alone.
    for (roll, at, gone) in [
        (above + 1, "rivendell", true),
        (above, "rivendell", false),
        (above + 1, "bree", false),
    ] {
        let mut t = with("bergil", &[], &[card]);
        let id = give(&mut t, card, "bergil");
        stand(&mut t, at);
        t.rolls(&[roll; 4]);
        if at == "bree" {
            assert_eq!(t.refusal(ONE, &format!("remove {id}")), "SATM-11.13");
        } else {
            t.choose(ONE, &format!("remove {id}"));
        }
        assert_eq!(!t.state.piece(id).zone.in_play(), gone, "{card}: {roll} at {at}");
    }
}

/// SATM-11.3, SATM-11.13. wizards:morgul_knife
#[test]
fn morgul_knife() {
    wounds("morgul_knife", 2, 4, 4);
}

/// SATM-11.3, SATM-11.13: and for the Witch-king one more for each Nazgûl that is in play as an event.
/// wizards:the_pale_sword
#[test]
fn the_pale_sword() {
    wounds("the_pale_sword", 1, 6, 5);
    let mut t = nazgul("witch_king_of_angmar", &["the_pale_sword", "ren_the_unclean"]);
    put(&mut t, "ren_the_unclean", Zone::Table);
    let before = attacked(&t).1;
    play(&mut t, TWO, "play the_pale_sword 0");
    assert_eq!(attacked(&t).1 - before, 2);
}

/// SATM-14.21: they find the bearer of the One Ring anywhere but at havens and free-holds, and any other ring in a
/// shadow-land; nobody without one. With the Doors open one of them returns at the end of each turn.
/// wizards:the_nazgul_are_abroad
#[test]
fn the_nazgul_are_abroad() {
    let what = "play ren_the_unclean 0";
    for (ring, at, land, may) in [
        ("the_one_ring", "bree", RegionKind::BorderLand, true),
        ("the_one_ring", "edoras", RegionKind::BorderLand, false),
        ("magic_ring_of_lore", "bree", RegionKind::ShadowLand, true),
        ("magic_ring_of_lore", "bree", RegionKind::BorderLand, false),
        ("", "bree", RegionKind::ShadowLand, false),
    ] {
        let theirs = ["the_nazgul_are_abroad", "ren_the_unclean", "doors_of_night"];
        let mine = if ring.is_empty() { vec![] } else { vec![ring] };
        let mut t = with("bergil", &mine, &theirs);
        if !ring.is_empty() {
            give(&mut t, ring, "bergil");
        }
        on_the_way(&mut t, "bree");
        put(&mut t, "the_nazgul_are_abroad", Zone::Table);
        crate::creatures::go(&mut t, SiteId::named(at).unwrap(), &[land], &[]);
        let printed = crate::stage::card("ren_the_unclean").get().keys.clone();
        assert!(printed.lands.iter().all(|(of, _)| *of != land), "{printed:?}");
        assert_eq!(t.may(TWO, what), may, "{ring} {at} {land:?}");
    }
    for doors in [true, false] {
        let theirs = ["the_nazgul_are_abroad", "ren_the_unclean", "doors_of_night"];
        let mut t = with("bergil", &[], &theirs);
        put(&mut t, "the_nazgul_are_abroad", Zone::Table);
        put(&mut t, "ren_the_unclean", Zone::Discard);
        if doors {
            put(&mut t, "doors_of_night", Zone::Table);
        }
        until(&mut t, "wizards-ask-end");
        t.choose(ONE, "pass");
        let fetched = (0..4).any(|_| {
            let asked = t.prompt() == "wizards-ask-fetch" && t.may(TWO, "card ren_the_unclean");
            if asked {
                t.choose(TWO, "card ren_the_unclean");
            } else {
                on(&mut t);
            }
            asked
        });
        assert_eq!(fetched, doors);
        assert_eq!(zone(&t, "ren_the_unclean") == Zone::Hand, doors);
    }
}
