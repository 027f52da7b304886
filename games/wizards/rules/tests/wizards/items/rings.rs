//! Rings: of gold, and what they turn out to be (chapter 21).

use wizards::card::Race;
use wizards::state::{Fate, Status, Zone};

use super::{inside, numbers, with};
use crate::bench::{attacked, company, give, goblins, play, prowess, put, status, turn, until, withstands};
use crate::stage::{ONE, Table};

/// The four sorts of rings, one of each.
const SORTS: [&str; 4] =
    ["the_one_ring", "dwarven_ring_of_durins_tribe", "magic_ring_of_words", "lesser_ring"];

/// SATM-21.2, SATM-21.3: which sorts a gold ring may be, by the roll.
fn tests(gold: &str, one: i8, dwarven: i8, magic: i8) {
    let mut begin = with("gandalf", &[&[gold][..], &SORTS].concat(), &[]);
    give(&mut begin, gold, "haldir");
    for roll in 2..=12 {
        let mut t = Table::at(begin.state.clone());
        t.rolls(&[roll; 4]);
        let what = format!("use {} 0", t.of("gandalf"));
        play(&mut t, ONE, &what);
        until(&mut t, "wizards-ask-play-ring");
        let may = SORTS.map(|ring| t.may(ONE, &format!("card {ring}")));
        assert_eq!(may, [roll >= one, roll >= dwarven, roll <= magic, true], "{gold}: {roll}");
        t.choose(ONE, "card lesser_ring");
        assert_eq!(t.state.piece(t.of("lesser_ring")).zone, Zone::On(t.of("haldir")));
        assert!(!t.state.in_play.iter().any(|id| t.state.face(*id).id == gold));
    }
}

/// wizards:beautiful_gold_ring, wizards:lesser_ring
#[test]
fn beautiful_gold_ring() {
    tests("beautiful_gold_ring", 12, 10, 7);
}

/// wizards:fair_gold_ring
#[test]
fn fair_gold_ring() {
    tests("fair_gold_ring", 11, 9, 6);
}

/// wizards:precious_gold_ring
#[test]
fn precious_gold_ring() {
    tests("precious_gold_ring", 10, 8, 5);
}

/// SATM-21.2: with the Scroll the roll counts two more. wizards:scroll_of_isildur
#[test]
fn scroll_of_isildur() {
    for (with_scroll, magic) in [(true, false), (false, true)] {
        let mut t = with("gandalf", &["precious_gold_ring", "magic_ring_of_lore", "scroll_of_isildur"], &[]);
        give(&mut t, "precious_gold_ring", "haldir");
        if with_scroll {
            give(&mut t, "scroll_of_isildur", "gandalf");
        }
        t.rolls(&[4; 4]);
        let what = format!("use {} 0", t.of("gandalf"));
        play(&mut t, ONE, &what);
        until(&mut t, "wizards-ask-play-ring");
        assert_eq!(t.may(ONE, "card magic_ring_of_lore"), magic);
    }
}

/// The ring's changes: prowess, body, influence, corruption, points.
fn adds(ring: &str, bearer: &str) -> [i8; 5] {
    let mut t = with(bearer, &[ring], &[]);
    let before = numbers(&t, bearer);
    give(&mut t, ring, bearer);
    let after = numbers(&t, bearer);
    std::array::from_fn(|at| after[at] - before[at])
}

/// SATM-21.1: rings are not found at sites. wizards:lesser_ring
#[test]
fn rings_are_not_found() {
    let mut t = with("bergil", &SORTS, &[]);
    inside(&mut t, "barrow_downs");
    for ring in SORTS {
        assert_eq!(t.refusal(ONE, &format!("gain {ring} bergil")), "SATM-21.1");
    }
    assert_eq!(adds("lesser_ring", "bergil"), [0, 0, 2, 1, 2]);
}

/// SATM-7.2: a magic ring gives a skill; to whom has it already, something else. wizards:magic_ring_of_courage,
/// wizards:magic_ring_of_lore, wizards:magic_ring_of_words, wizards:magic_ring_of_nature,
/// wizards:magic_ring_of_stealth
#[test]
fn magic_rings() {
    use wizards::card::Skill::{Diplomat, Ranger, Sage, Scout, Warrior};
    for (ring, skill, without, who_has, more) in [
        ("magic_ring_of_courage", Warrior, "adrazar", "bergil", [2, 0, 0, 2, 3]),
        ("magic_ring_of_lore", Sage, "bergil", "annalena", [0, 0, 0, 2, 3]),
        ("magic_ring_of_words", Diplomat, "bergil", "adrazar", [0, 0, 3, 2, 3]),
        ("magic_ring_of_nature", Ranger, "bergil", "beretar", [0, 0, 0, 2, 3]),
        ("magic_ring_of_stealth", Scout, "haldir", "bergil", [0, 0, 0, 2, 3]),
    ] {
        assert_eq!(adds(ring, without), [0, 0, 0, 2, 3], "{ring}");
        assert_eq!(adds(ring, who_has), more, "{ring}");
        let mut t = with(without, &[ring], &[]);
        assert!(!t.state.has_skill(t.of(without), skill, None));
        give(&mut t, ring, without);
        assert!(t.state.has_skill(t.of(without), skill, None), "{ring}");
    }
}

/// A sage with the Ring of Lore uses a palantír; another does not. wizards:magic_ring_of_lore
#[test]
fn the_ring_of_lore_opens_palantiri() {
    for (bearer, may) in [("annalena", true), ("bergil", false)] {
        // There is something that the other player may answer with.
        let mine = ["magic_ring_of_lore", "palantir_of_annuminas", "dreams_of_lore", "gates_of_morning"];
        let mut t = with(bearer, &mine, &["twilight"]);
        put(&mut t, "dreams_of_lore", Zone::Discard);
        put(&mut t, "gates_of_morning", Zone::Table);
        give(&mut t, "magic_ring_of_lore", bearer);
        let palantir = give(&mut t, "palantir_of_annuminas", bearer);
        assert_eq!(t.may(ONE, &format!("use {palantir} 0")), may, "{bearer}");
        if !may {
            continue;
        }
        let mut tired = Table::at(t.state.clone());
        turn(&mut tired, bearer, Status::Tapped);
        assert!(!tired.may(ONE, &format!("use {palantir} 0")), "she taps for it");
        // SATM-17.9: both are tapped at once; a sage who is untapped before it resolves does not see.
        for roused in [false, true] {
            let mut t = Table::at(t.state.clone());
            t.any_chance();
            t.choose(ONE, &format!("use {palantir} 0"));
            assert_eq!(
                (status(&t, bearer), t.state.piece(palantir).status),
                (Status::Tapped, Status::Tapped)
            );
            assert_eq!(t.prompt(), "wizards-ask-respond");
            if roused {
                turn(&mut t, bearer, Status::Untapped);
            }
            while ["wizards-ask-respond", "wizards-ask-add"].contains(&t.prompt()) {
                crate::bench::on(&mut t);
            }
            assert_eq!(t.prompt() == "wizards-ask-fetch", !roused, "{roused}");
        }
    }
}

/// SATM-15.28: a ranger with the Ring of Nature taps against an attack, a scout taps the Ring of Stealth against a
/// strike; others cannot. wizards:magic_ring_of_nature, wizards:magic_ring_of_stealth
#[test]
fn rings_of_nature_and_stealth() {
    for (bearer, may) in [("beretar", true), ("bergil", false)] {
        let mut t = with(bearer, &["magic_ring_of_nature"], &[]);
        let ring = give(&mut t, "magic_ring_of_nature", bearer);
        goblins(&mut t);
        assert_eq!(t.may(ONE, &format!("use {ring} 0")), may, "{bearer}");
        if may {
            t.choose(ONE, &format!("use {ring} 0"));
            until(&mut t, "wizards-ask-in-site");
            assert_eq!(status(&t, bearer), Status::Tapped);
        }
    }
    assert!(!super::used::elsewhere("beretar", "magic_ring_of_nature"));
    for (bearer, may) in [("bergil", true), ("elladan", false)] {
        let mut t = with(bearer, &["magic_ring_of_stealth"], &[]);
        let ring = give(&mut t, "magic_ring_of_stealth", bearer);
        goblins(&mut t);
        until(&mut t, "wizards-ask-assign");
        t.choose(ONE, &format!("pick {bearer}"));
        t.choose(ONE, "pick haldir");
        until(&mut t, "wizards-ask-strike-order");
        t.choose(ONE, &format!("pick {bearer}"));
        until(&mut t, "wizards-ask-strike-cards");
        assert_eq!(t.may(ONE, &format!("use {ring} 0")), may, "{bearer}");
        if may {
            play(&mut t, ONE, &format!("use {ring} 0"));
            assert_eq!(t.state.combat.as_ref().unwrap().given[0].fate, Fate::Cancelled);
            assert_eq!(t.state.piece(ring).status, Status::Tapped);
        }
    }
}

/// Tests the bonuses of a Dwarven ring to a Dwarf, and to any other.
fn dwarven(ring: &str) -> Table {
    assert_eq!(adds(ring, "gimli"), [4, 0, 7, 5, 6], "{ring}");
    assert_eq!(adds(ring, "bergil"), [2, 0, 2, 3, 4], "{ring}");
    // SATM-0.4: its power is for a Dwarf who is untapped.
    let mut t = with("bergil", &[ring], &[]);
    let id = give(&mut t, ring, "bergil");
    assert!(!t.may(ONE, &format!("use {id} 0")));
    let mut t = with("gimli", &[ring], &[]);
    let id = give(&mut t, ring, "gimli");
    turn(&mut t, "gimli", Status::Tapped);
    assert!(!t.may(ONE, &format!("use {id} 0")));
    t
}

/// A Dwarf's ring finds an item of this class in the deck: it is played at once, where it can be played; the bearer makes
/// a check at +2.
fn finds(ring: &str, item: &str, not: &str) {
    dwarven(ring);
    let mut t = with("gimli", &[ring, item, not], &[]);
    let id = give(&mut t, ring, "gimli");
    put(&mut t, item, Zone::Deck);
    put(&mut t, not, Zone::Deck);
    for name in [item, not] {
        let found = t.state.pieces.iter().position(|piece| piece.card == crate::stage::card(name)).unwrap();
        t.state.sides[ONE].deck.push(format!("#{found}").parse().unwrap());
    }
    crate::bench::stand(&mut t, "moria");
    t.any_chance();
    play(&mut t, ONE, &format!("use {id} 0"));
    until(&mut t, "wizards-ask-fetch");
    assert_eq!(status(&t, "gimli"), Status::Tapped);
    assert!(!t.may(ONE, &format!("card {not}")));
    t.choose(ONE, &format!("card {item}"));
    until(&mut t, "wizards-ask-before-check");
    assert_eq!(t.state.piece(t.of(item)).zone, Zone::On(t.of("gimli")), "{ring}: played at once");
    // SATM-11.6: five of the ring and what the item has, against the roll and two.
    let points = t.state.corruption(t.of("gimli"));
    let state = t.state.clone();
    assert!(withstands(&mut Table::at(state.clone()), "gimli", points - 1));
    assert!(!withstands(&mut Table::at(state), "gimli", points - 2));
}

/// wizards:dwarven_ring_of_barins_tribe
#[test]
fn dwarven_ring_of_barins_tribe() {
    finds("dwarven_ring_of_barins_tribe", "sword_of_gondolin", "orcrist");
}

/// wizards:dwarven_ring_of_dwalins_tribe
#[test]
fn dwarven_ring_of_dwalins_tribe() {
    finds("dwarven_ring_of_dwalins_tribe", "sword_of_gondolin", "orcrist");
}

/// wizards:dwarven_ring_of_bavors_tribe
#[test]
fn dwarven_ring_of_bavors_tribe() {
    finds("dwarven_ring_of_bavors_tribe", "orcrist", "sword_of_gondolin");
}

/// wizards:dwarven_ring_of_druins_tribe
#[test]
fn dwarven_ring_of_druins_tribe() {
    finds("dwarven_ring_of_druins_tribe", "orcrist", "sword_of_gondolin");
}

/// SATM-19.7: Durin's ring untaps the site. wizards:dwarven_ring_of_durins_tribe
#[test]
fn dwarven_ring_of_durins_tribe() {
    let ring = "dwarven_ring_of_durins_tribe";
    dwarven(ring);
    let mut t = with("gimli", &[ring], &[]);
    let id = give(&mut t, ring, "gimli");
    crate::bench::stand(&mut t, "moria");
    let site = company(&t).site;
    t.state.sides[ONE].tapped.add(site);
    play(&mut t, ONE, &format!("use {id} 0"));
    assert!(!t.state.sides[ONE].tapped.has(site));
    assert!(withstands(&mut t, "gimli", 4));
}

/// Thelor's and Thrár's: up to two minor items of the deck and the discard pile go to the hand.
/// wizards:dwarven_ring_of_thelors_tribe, wizards:dwarven_ring_of_thrars_tribe
#[test]
fn rings_that_find_minor_items() {
    for ring in ["dwarven_ring_of_thelors_tribe", "dwarven_ring_of_thrars_tribe"] {
        dwarven(ring);
        let mine = [ring, "dagger_of_westernesse", "miruvor", "sword_of_gondolin", "athelas"];
        let mut t = with("gimli", &mine, &[]);
        let id = give(&mut t, ring, "gimli");
        for name in ["dagger_of_westernesse", "miruvor", "sword_of_gondolin", "athelas"] {
            put(&mut t, name, Zone::Discard);
        }
        t.any_chance();
        play(&mut t, ONE, &format!("use {id} 0"));
        assert!(!t.may(ONE, "card sword_of_gondolin"));
        t.choose(ONE, "card miruvor");
        t.choose(ONE, "card athelas");
        assert_ne!(t.prompt(), "wizards-ask-fetch", "no third");
        assert!(["miruvor", "athelas"].iter().all(|name| t.hand(ONE).contains(&(*name).to_owned())));
    }
}

/// SATM-15.31: who is struck by what the One Ring does not reach. wizards:the_one_ring
#[test]
fn the_one_ring_does_not_hide_from_the_dead() {
    for (race, may) in [(Race::Undead, false), (Race::Nazgul, false), (Race::Orc, true)] {
        let mut t = with("bergil", &["the_one_ring"], &[]);
        let ring = give(&mut t, "the_one_ring", "bergil");
        assert_eq!(prowess(&t, "bergil"), 2);
        goblins(&mut t);
        t.state.combat.as_mut().unwrap().race = race;
        assert!(attacked(&t).0 > 0);
        until(&mut t, "wizards-ask-assign");
        t.choose(ONE, "pick bergil");
        t.choose(ONE, "pick haldir");
        until(&mut t, "wizards-ask-strike-order");
        t.choose(ONE, "pick bergil");
        until(&mut t, "wizards-ask-strike-cards");
        assert_eq!(t.may(ONE, &format!("use {ring} 0")), may, "{race:?}");
    }
}
