//! Tests of the Nazgûl (SATM-11.3, SATM-14.21).

use wizards::card::RegionKind;
use wizards::ids::SiteId;
use wizards::state::{Status, Zone};

use crate::bench::{
    attack, attacked, give, on, on_the_way, play, put, stand, status, suffer, turn, until, until_asked, zone,
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
    crate::creatures::go(&mut t, bree, &[RegionKind::DarkDomain, RegionKind::ShadowLand], &[]);
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
    let Zone::On(bearer) = t.state.piece(id).zone else { panic!("{card}: {:?}", t.state.piece(id).zone) };
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
    // SATM-11.13: at a haven alone, in the untap phase, instead of untapping and healing; not in the organization phase.
    for (roll, at, gone) in
        [(above + 1, "rivendell", true), (above, "rivendell", false), (above + 1, "bree", false)]
    {
        let mut t = with("bergil", &[], &[card]);
        let id = give(&mut t, card, "bergil");
        stand(&mut t, at);
        assert_eq!(t.refusal(ONE, &format!("remove {id}")), "SATM-11.13");
        t.next_turn();
        for who in ["bergil", "haldir"] {
            turn(&mut t, who, Status::Wounded);
        }
        t.rolls(&[roll; 60]);
        if at == "bree" {
            t.next_turn();
        } else {
            until(&mut t, "wizards-ask-cleanse");
            t.choose(ONE, &format!("remove {id}"));
            if !gone {
                assert_ne!(t.prompt(), "wizards-ask-cleanse", "one try");
            }
            assert_eq!(status(&t, "bergil"), Status::Wounded, "he has not rested");
            assert_eq!(status(&t, "haldir"), Status::Tapped, "who has tried nothing heals");
        }
        assert_eq!(!t.state.piece(id).zone.in_play(), gone, "{card}: {roll} at {at}");
    }
    // Whoever leaves it heals.
    let mut t = with("bergil", &[], &[card]);
    let id = give(&mut t, card, "bergil");
    t.next_turn();
    turn(&mut t, "bergil", Status::Wounded);
    until(&mut t, "wizards-ask-cleanse");
    t.choose(ONE, "pass");
    assert_eq!(status(&t, "bergil"), Status::Tapped);
    assert!(t.state.piece(id).zone.in_play());
}

/// SATM-11.3, SATM-11.13. wizards:morgul_knife
#[test]
fn morgul_knife() {
    wounds("morgul_knife", 2, 4, 4);
    // One for an attack: one that somebody bears since another attack bars none.
    let what = "play morgul_knife 0";
    let mut t = nazgul("ren_the_unclean", &["morgul_knife"; 3]);
    give(&mut t, "morgul_knife", "bergil");
    assert!(t.may(TWO, what));
    play(&mut t, TWO, what);
    until_asked(&mut t, TWO);
    assert!(t.state.combat.is_some() && !t.may(TWO, what));
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

/// A company on the way to Bree, through this land.
fn through(land: RegionKind, theirs: &[&str]) -> Table {
    let mut t = with("bergil", &[], theirs);
    on_the_way(&mut t, "bree");
    crate::creatures::go(&mut t, SiteId::named("bree").unwrap(), &[land], &[]);
    t.state.company_mut(crate::bench::first()).limit = 9;
    t
}

/// SATM-14.21, SATM-15.3: one Nazgûl may be keyed to a shadow-land, has one more strike at two less, and its player chooses
/// whom; the next one has not. On an attack that has come already, too; no second on it, and none on another creature's.
/// wizards:fell_beast
#[test]
fn fell_beast() {
    let beast = "play fell_beast 0";
    let theirs = ["fell_beast", "fell_beast", "ren_the_unclean", "adunaphel", "wolves"];
    let mut t = through(RegionKind::ShadowLand, &theirs);
    assert!(!t.may(TWO, "play ren_the_unclean 0"));
    play(&mut t, TWO, beast);
    until_asked(&mut t, TWO);
    assert_eq!(t.refusal(TWO, beast), "SATM-0.4", "one for each");
    attack(&mut t, "ren_the_unclean");
    until_asked(&mut t, TWO);
    assert_eq!(attacked(&t), (2, 13, 10));
    assert!(t.state.combat.as_ref().unwrap().attacker_chooses);
    assert!(!t.may(TWO, "play fell_beast 1"), "it has one");
    t.rolls(&[12; 60]);
    until(&mut t, "wizards-ask-assign-rest");
    t.choose(TWO, "pick bergil");
    suffer(&mut t);
    until_asked(&mut t, TWO);
    assert!(!t.may(TWO, "play adunaphel 0"), "one Nazgûl only");
    // Upon an attack that was keyed as printed.
    let mut t = nazgul("ren_the_unclean", &["fell_beast"]);
    let before = attacked(&t);
    play(&mut t, TWO, "play fell_beast 1");
    assert_eq!(attacked(&t), (before.0 + 1, before.1 - 2, before.2));
    assert!(t.state.combat.as_ref().unwrap().attacker_chooses);
    let mut t = through(RegionKind::Wilderness, &["wolves", "fell_beast"]);
    t.state.company_mut(crate::bench::first()).path.lands.push(RegionKind::Wilderness);
    play(&mut t, TWO, beast);
    until_asked(&mut t, TWO);
    attack(&mut t, "wolves");
    let combat = t.state.combat.as_ref().expect("an attack");
    assert_eq!((combat.more_strikes, combat.attacker_chooses), (0, false), "no Nazgûl");
}

/// SATM-25.8: a Nazgûl event that is tapped returns to the hand, and what it does is done; the next one is discarded. It is
/// played for nothing where there is none. Or a Nazgûl is keyed to a shadow-land. wizards:morgul_horse
#[test]
fn morgul_horse() {
    let theirs = ["morgul_horse", "adunaphel", "ren_the_unclean"];
    let horse = "play morgul_horse 0";
    let mut t = through(RegionKind::Wilderness, &theirs);
    assert!(!t.may(TWO, horse), "no Nazgûl is in play");
    let spent = ["adunaphel", "ren_the_unclean"].map(|name| put(&mut t, name, Zone::Table));
    play(&mut t, TWO, horse);
    until_asked(&mut t, TWO);
    crate::bench::aim(&mut t, TWO, &format!("use {} 0", spent[0]), &["pick bergil"]);
    assert_eq!(status(&t, "bergil"), Status::Tapped);
    assert_eq!(t.state.piece(spent[0]).zone, Zone::Hand);
    until_asked(&mut t, TWO);
    t.rolls(&[12; 60]);
    play(&mut t, TWO, &format!("use {} 0", spent[1]));
    assert_eq!(t.state.piece(spent[1]).zone, Zone::Discard, "one only");
    let mut t = through(RegionKind::ShadowLand, &theirs);
    assert!(!t.may(TWO, "play ren_the_unclean 0"));
    play(&mut t, TWO, "play morgul_horse 1");
    until_asked(&mut t, TWO);
    assert!(t.may(TWO, "play ren_the_unclean 0"));
}
