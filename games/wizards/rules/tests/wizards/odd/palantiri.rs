//! Tests of looks into palantíri and the Mirror, and of those who see (SATM-25.9).

use table::{Game, Observer, Seat};
use wizards::Wizards;
use wizards::state::{Status, Zone};

use crate::bench::{aim, first, give, may_aim, of, on, play, put, side, stand, status, turn, until};
use crate::items::with;
use crate::stage::{BASIC, ONE, TWO, Table};

/// Cards of the other hand that a player knows.
fn known(t: &Table) -> usize {
    let view = Wizards::view(&t.state, Observer::Seat(ONE));
    view.sides[TWO.index()].hand_known.len()
}

/// Uses it, and makes whatever check follows.
fn looks(t: &mut Table, what: &str) {
    t.any_chance();
    play(t, ONE, what);
    while t.prompt() == "wizards-ask-before-check" {
        on(t);
    }
}

/// SATM-25.9: who can use it sees the other hand, or does what two other stones do that are in play; it is lost when
/// fewer than two bear it away, and worth five at a haven. wizards:palantir_of_amon_sul
#[test]
fn palantir_of_amon_sul() {
    let mine = ["palantir_of_amon_sul", "palantir_of_annuminas", "dreams_of_lore"];
    let mut t = with("saruman", &mine, &["wolves", "dodge"]);
    let stone = give(&mut t, "palantir_of_amon_sul", "saruman");
    assert!(!t.may(ONE, &format!("use {stone} 1")), "the other one is not in play");
    assert_eq!(known(&t), 0);
    looks(&mut t, &format!("use {stone} 0"));
    assert_eq!(known(&t), t.hand(TWO).len());
    assert_eq!(status(&t, "palantir_of_amon_sul"), Status::Tapped);
    let mut t = with("saruman", &mine, &[]);
    let stone = give(&mut t, "palantir_of_amon_sul", "saruman");
    give(&mut t, "palantir_of_annuminas", "haldir");
    put(&mut t, "dreams_of_lore", Zone::Discard);
    t.any_chance();
    play(&mut t, ONE, &format!("use {stone} 1"));
    until(&mut t, "wizards-ask-fetch");
    t.choose(ONE, "card dreams_of_lore");
    // Nobody else can.
    let mut t = with("bergil", &mine, &[]);
    let stone = give(&mut t, "palantir_of_amon_sul", "bergil");
    assert_eq!(t.refusal(ONE, &format!("use {stone} 0")), "SATM-0.4");
    lost_by_few("palantir_of_amon_sul", 2);
}

/// A company of so many keeps it as it moves, and one of fewer loses it.
fn lost_by_few(stone: &str, least: usize) {
    let all = ["bergil", "haldir", "adrazar", "annalena"];
    for count in [least, least - 1] {
        let mut t = of(BASIC, &all[..count], &[stone], &[]);
        let id = give(&mut t, stone, "bergil");
        t.choose(ONE, "head c1 bree");
        t.choose(ONE, "pass");
        until(&mut t, "wizards-ask-explore");
        assert_eq!(t.state.piece(id).zone.in_play(), count == least, "{stone}: {count}");
    }
    let mut t = of(BASIC, &all[..1], &[stone], &[]);
    let id = give(&mut t, stone, "bergil");
    t.choose(ONE, "pass");
    until(&mut t, "wizards-ask-explore");
    assert!(t.state.piece(id).zone.in_play(), "who stays keeps it");
    t.next_turn();
    t.next_turn();
    let before = t.state.points(ONE).items;
    t.rolls(&[12; 20]);
    t.choose(ONE, &format!("store {id}"));
    while t.prompt() == "wizards-ask-before-check" {
        on(&mut t);
    }
    assert_eq!(t.state.points(ONE).items - before, 2, "five instead of three");
}

/// SATM-25.9: the top five cards of both decks are seen by who can use it, by nobody else, and lie on top again.
/// wizards:palantir_of_minas_tirith
#[test]
fn palantir_of_minas_tirith() {
    let mut t = with("saruman", &["palantir_of_minas_tirith"], &[]);
    let stone = give(&mut t, "palantir_of_minas_tirith", "saruman");
    let tops = |t: &Table| {
        [ONE, TWO].map(|seat| {
            let deck = &t.state.sides[seat].deck;
            let mut top = deck[deck.len() - 5..].to_vec();
            top.sort_unstable();
            top
        })
    };
    let before = tops(&t);
    looks(&mut t, &format!("use {stone} 0"));
    assert_eq!(tops(&t), before);
    let mut t = with("bergil", &["palantir_of_minas_tirith"], &[]);
    let stone = give(&mut t, "palantir_of_minas_tirith", "bergil");
    assert_eq!(t.refusal(ONE, &format!("use {stone} 0")), "SATM-0.4");
}

/// SATM-25.9: a permanent hazard is discarded, wherever it lies, or another stone's work is done; lost by fewer than four.
/// wizards:palantir_of_osgiliath
#[test]
fn palantir_of_osgiliath() {
    let mine = ["palantir_of_osgiliath", "palantir_of_amon_sul"];
    let begin = || with("saruman", &mine, &["lure_of_the_senses", "clouds"]);
    let mut t = begin();
    let stone = give(&mut t, "palantir_of_osgiliath", "saruman");
    assert!(!t.may(ONE, &format!("use {stone} 0")), "there is none");
    let lure = give(&mut t, "lure_of_the_senses", "haldir");
    looks(&mut t, &format!("use {stone} 0"));
    assert_eq!(t.state.piece(lure).zone, Zone::Discard);
    let mut t = begin();
    let stone = give(&mut t, "palantir_of_osgiliath", "saruman");
    assert!(!t.may(ONE, &format!("use {stone} 1")));
    give(&mut t, "palantir_of_amon_sul", "haldir");
    looks(&mut t, &format!("use {stone} 1"));
    assert_eq!(known(&t), t.hand(TWO).len());
    lost_by_few("palantir_of_osgiliath", 4);
}

/// SATM-25.9, SATM-11.4: the stones of Amon Sûl and of Osgiliath do what that of Elostirion does, if it is in play and a sage bears them: a
/// corruption card goes from an Elf or a wizard. wizards:palantir_of_amon_sul, wizards:palantir_of_osgiliath
#[test]
fn stones_that_do_what_another_does() {
    for (stone, way) in [("palantir_of_amon_sul", 2), ("palantir_of_osgiliath", 3)] {
        for (bearer, theirs, on, may) in [
            ("annalena", true, "haldir", true),
            ("annalena", true, "bergil", false),
            ("annalena", false, "haldir", false),
            ("gimli", true, "haldir", false),
        ] {
            let mine = [stone, "align_palantir", "palantir_of_elostirion", "bergil"];
            let mut t = with(bearer, &mine, &["lure_of_the_senses"]);
            put(&mut t, "bergil", Zone::Company(first()));
            let id = give(&mut t, stone, bearer);
            put(&mut t, "align_palantir", Zone::On(id));
            if theirs {
                give(&mut t, "palantir_of_elostirion", "bergil");
            }
            let lure = give(&mut t, "lure_of_the_senses", on);
            let what = format!("use {id} {way}");
            assert_eq!(t.may(ONE, &what), may, "{stone} {bearer} {theirs} {on}");
            if may {
                looks(&mut t, &what);
                assert_eq!(t.state.piece(lure).zone, Zone::Discard);
                assert_eq!(status(&t, stone), Status::Tapped);
            }
        }
    }
}

/// SATM-25.9: a sage who bears one taps, and can use that one for the rest of the turn; not another that is borne as well, and
/// nobody who bears none. wizards:use_palantir
#[test]
fn use_palantir() {
    let mine = ["use_palantir", "palantir_of_amon_sul", "palantir_of_minas_tirith"];
    for (bearer, may) in [("annalena", true), ("bergil", false)] {
        let mut t = with(bearer, &mine, &["wolves"]);
        let stone = give(&mut t, "palantir_of_amon_sul", bearer);
        let other = give(&mut t, "palantir_of_minas_tirith", bearer);
        assert_eq!(t.may(ONE, "play use_palantir 0"), may, "{bearer}");
        if may {
            assert!(!t.may(ONE, &format!("use {stone} 0")));
            aim(&mut t, ONE, "play use_palantir 0", &["pick palantir_of_amon_sul"]);
            assert_eq!(status(&t, bearer), Status::Tapped);
            assert_eq!(t.refusal(ONE, &format!("use {other} 0")), "SATM-0.4", "one of them");
            looks(&mut t, &format!("use {stone} 0"));
            assert_eq!(known(&t), t.hand(TWO).len());
        }
    }
    let mut t = with("annalena", &mine, &[]);
    assert!(!t.may(ONE, "play use_palantir 0"), "she bears none");
    // What a companion bears is not hers to use.
    give(&mut t, "palantir_of_amon_sul", "annalena");
    give(&mut t, "palantir_of_minas_tirith", "haldir");
    assert!(!may_aim(&t, ONE, "play use_palantir 0", "pick palantir_of_minas_tirith"));
}

/// SATM-25.9: it lies on the stone: whoever bears that can use it, has two points of corruption more, and it is stored with
/// it; lost when the company moves. wizards:align_palantir
#[test]
fn align_palantir() {
    let mine = ["align_palantir", "palantir_of_amon_sul"];
    let begin = |mate: &str| {
        let mut t = with("bergil", &[&mine[..], &[mate]].concat(), &["wolves"]);
        put(&mut t, mate, Zone::Company(first()));
        let stone = give(&mut t, "palantir_of_amon_sul", "bergil");
        (t, stone)
    };
    let (t, _) = begin("oin");
    assert!(!t.may(ONE, "play align_palantir 0"), "no sage");
    let (mut t, stone) = begin("annalena");
    let before = t.state.corruption(t.of("bergil"));
    play(&mut t, ONE, "play align_palantir 0");
    let card = t.of("align_palantir");
    assert_eq!(t.state.piece(card).zone, Zone::On(stone));
    assert_eq!(t.state.corruption(t.of("bergil")) - before, 2);
    let mut stored = Table::at(t.state.clone());
    looks(&mut t, &format!("use {stone} 0"));
    assert_eq!(known(&t), t.hand(TWO).len());
    stored.rolls(&[12; 20]);
    stored.choose(ONE, &format!("store {stone}"));
    while stored.prompt() == "wizards-ask-before-check" {
        on(&mut stored);
    }
    assert_eq!(stored.state.piece(card).zone, Zone::Won(ONE));
    assert_eq!(stored.state.points(ONE).other, 2);
    let (mut t, _) = begin("annalena");
    play(&mut t, ONE, "play align_palantir 0");
    t.choose(ONE, "head c1 bree");
    t.choose(ONE, "pass");
    until(&mut t, "wizards-ask-explore");
    assert_eq!(t.state.piece(card).zone, Zone::Discard);
}

/// SATM-0.4: with somebody at Lórien the other hand is seen, and then the top of either deck, or of none; not from elsewhere,
/// and the deck is chosen once the hand is known. wizards:mirror_of_galadriel
#[test]
fn mirror_of_galadriel() {
    let seen = |t: &Table, seat: Seat| {
        let deck = &t.state.sides[seat].deck;
        let mut top = deck[deck.len() - 5..].to_vec();
        top.sort_unstable();
        top
    };
    for (answer, moved) in [("way 0", Some(ONE)), ("way 1", Some(TWO)), ("pass", None)] {
        let draws = ["dodge", "block", "escape", "twilight", "ford", "bridge"];
        let [mut mine, mut theirs] = [&["bergil", "mirror_of_galadriel"][..], &["wolves", "dodge"][..]]
            .map(|hand| side(&["haldir"], hand));
        mine.draws = &draws;
        theirs.company = &["elladan"];
        theirs.draws = &draws;
        let mut t = Table::new(BASIC, [mine, theirs], &[]);
        assert!(!t.may(ONE, "play mirror_of_galadriel 0"), "at Rivendell");
        stand(&mut t, "lorien");
        t.any_chance();
        t.choose(ONE, "play mirror_of_galadriel 0");
        until(&mut t, "wizards-ask-mirror");
        assert_eq!(known(&t), t.hand(TWO).len());
        let before = [ONE, TWO].map(|seat| (t.state.sides[seat].deck.clone(), seen(&t, seat)));
        t.choose(ONE, answer);
        for (seat, (deck, top)) in [ONE, TWO].into_iter().zip(before) {
            assert_eq!(seen(&t, seat), top, "the same five lie there");
            assert_eq!(t.state.sides[seat].deck != deck, moved == Some(seat), "{answer}: shuffled");
        }
    }
}

/// SATM-11.2: palantíri burden twice; SATM-0.4: nobody looks through a deck or a discard pile; gone when a deck is
/// exhausted. wizards:bane_of_the_ithil_stone
#[test]
fn bane_of_the_ithil_stone() {
    let mine = ["palantir_of_annuminas", "sword_of_gondolin", "dreams_of_lore"];
    let mut t = with("saruman", &mine, &["bane_of_the_ithil_stone"]);
    let stone = give(&mut t, "palantir_of_annuminas", "saruman");
    give(&mut t, "sword_of_gondolin", "saruman");
    let before = t.state.corruption(t.of("saruman"));
    let bane = put(&mut t, "bane_of_the_ithil_stone", Zone::Table);
    assert_eq!(t.state.corruption(t.of("saruman")) - before, 2, "the stone's, not the sword's");
    turn(&mut t, "saruman", Status::Untapped);
    assert_eq!(t.refusal(ONE, &format!("use {stone} 0")), "SATM-17.11", "there is no search");
    // The last card of a deck is drawn.
    let deck = t.state.sides[ONE].deck.split_off(1);
    for id in deck {
        t.state.pieces[id.index()].zone = Zone::Sideboard;
    }
    t.any_chance();
    t.choose(ONE, "head c1 bree");
    t.choose(ONE, "pass");
    until(&mut t, "wizards-ask-explore");
    assert_eq!(t.state.sides[ONE].exhausted, 1);
    assert_eq!(t.state.piece(bane).zone, Zone::Discard);
}
