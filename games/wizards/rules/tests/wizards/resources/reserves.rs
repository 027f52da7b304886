//! Resources that bring cards: from the sideboard, the discard pile, the deck.

use table::{Game, rng};
use wizards::Wizards;
use wizards::state::{State, Status, Zone};

use crate::bench::{aim, first, give, of, play, put, stand, status, turn, until, zone};
use crate::stage::{BASIC, ONE, STANDARD, TWO, Table};

/// SATM-2.12: a resource or a character, of the sideboard or the discard pile, goes into the deck, and the other player sees
/// neither; by the basic rules, which know no sideboard, of the discard pile alone. wizards:smoke_rings
#[test]
fn smoke_rings() {
    for (rules, sideboard) in [(STANDARD, true), (BASIC, false)] {
        let mine = ["smoke_rings", "stealth", "dodge", "adrazar", "night"];
        let mut t = of(rules, &["bergil"], &mine, &[]);
        put(&mut t, "stealth", Zone::Sideboard);
        assert_eq!(t.may(ONE, "play smoke_rings 0"), sideboard, "nothing is discarded");
        put(&mut t, "night", Zone::Discard);
        put(&mut t, "dodge", Zone::Discard);
        put(&mut t, "adrazar", Zone::Discard);
        t.any_chance();
        play(&mut t, ONE, "play smoke_rings 0");
        assert_eq!(t.prompt(), "wizards-ask-fetch");
        assert_eq!(t.may(ONE, "card stealth"), sideboard);
        assert!(t.may(ONE, "card dodge") && t.may(ONE, "card adrazar"));
        assert!(!t.may(ONE, "card night"), "a hazard");
        let wanted = if sideboard { "stealth" } else { "dodge" };
        t.choose(ONE, &format!("card {wanted}"));
        assert_eq!(zone(&t, wanted), Zone::Deck);
        assert_eq!(zone(&t, "adrazar"), Zone::Discard, "one only");
        let at = t.state.pieces.iter().position(|piece| piece.card == crate::stage::card(wanted)).unwrap();
        assert!(!t.state.pieces[at].is_known(), "the deck tells nothing");
        assert_eq!(zone(&t, "smoke_rings"), Zone::Discard);
    }
}

/// SATM-2.12: up to two resources of the sideboard, no characters, nothing that was discarded; the leaf is gone for good.
/// wizards:longbottom_leaf
#[test]
fn longbottom_leaf() {
    let mine = ["longbottom_leaf", "stealth", "dodge", "block", "adrazar"];
    let mut t = of(STANDARD, &["bergil"], &mine, &[]);
    put(&mut t, "block", Zone::Discard);
    put(&mut t, "adrazar", Zone::Sideboard);
    assert!(!t.may(ONE, "play longbottom_leaf 0"), "a character alone");
    put(&mut t, "stealth", Zone::Sideboard);
    put(&mut t, "dodge", Zone::Sideboard);
    t.any_chance();
    play(&mut t, ONE, "play longbottom_leaf 0");
    assert!(!t.may(ONE, "card adrazar") && !t.may(ONE, "card block"));
    t.choose(ONE, "card stealth");
    t.choose(ONE, "card dodge");
    assert_eq!([zone(&t, "stealth"), zone(&t, "dodge")], [Zone::Deck; 2]);
    assert_eq!(zone(&t, "longbottom_leaf"), Zone::Out);
}

/// SATM-2.12: once in each own turn, in a haven, somebody taps for a minor item of the sideboard, which is shown.
/// wizards:cup_of_farewell
#[test]
fn cup_of_farewell() {
    let mine = ["cup_of_farewell", "cup_of_farewell", "shield_of_iron_bound_ash", "star_glass", "durins_axe"];
    let mut t = of(STANDARD, &["bergil", "haldir"], &mine, &[]);
    let minor = wizards::ids::CardId::named("shield_of_iron_bound_ash").unwrap().get().class;
    assert_eq!(minor, Some(wizards::card::ItemClass::Minor));
    mine[2..].iter().for_each(|item| {
        put(&mut t, item, Zone::Sideboard);
    });
    let mut away = Table::at(t.state.clone());
    stand(&mut away, "bree");
    assert!(!away.may(ONE, "play cup_of_farewell 0"));
    play(&mut t, ONE, "play cup_of_farewell 0");
    assert!(!t.may(ONE, "play cup_of_farewell 0"), "one for a company");
    let cup = format!("use {} 0", t.of("cup_of_farewell"));
    aim(&mut t, ONE, &cup, &["pick bergil"]);
    assert!(!t.may(ONE, "card durins_axe"), "no minor item");
    t.choose(ONE, "card shield_of_iron_bound_ash");
    assert_eq!(zone(&t, "shield_of_iron_bound_ash"), Zone::Hand);
    assert_eq!(status(&t, "bergil"), Status::Tapped);
    assert!(!t.may(ONE, &cup), "once a turn");
    t.rolls(&[7; 80]);
    t.next_turn();
    assert!(!t.may(ONE, &cup), "in the own turn");
    t.next_turn();
    until(&mut t, "wizards-ask-organize");
    assert!(t.may(ONE, &cup));
    stand(&mut t, "bree");
    assert!(!t.may(ONE, &cup), "in a haven");
}

/// Pallando taps, eight cards are turned up, and one of them is taken. wizards:eyes_of_mandos
#[test]
fn eyes_of_mandos() {
    let mut t = of(BASIC, &["haldir"], &["eyes_of_mandos", "pallando"], &[]);
    assert!(!t.may(ONE, "play eyes_of_mandos 0"), "without him");
    put(&mut t, "pallando", Zone::Company(first()));
    t.any_chance();
    play(&mut t, ONE, "play eyes_of_mandos 0");
    assert_eq!(t.prompt(), "wizards-ask-foresight");
    assert_eq!(status(&t, "pallando"), Status::Tapped);
    let known = t.state.sides[ONE].deck.iter().filter(|id| t.state.piece(**id).is_known()).count();
    assert_eq!(known, 8);
    assert!(!t.may(ONE, "pass"));
    // What lies face up lies there for everybody, also in what a bot imagines.
    let offered = |state: &State| {
        let mut choices = Vec::new();
        Wizards::choices(state, ONE, &mut choices);
        choices
    };
    for seed in 0..20 {
        for seat in [ONE, TWO] {
            let imagined = Wizards::imagine(&t.state, seat, &mut rng(seed));
            assert_eq!(offered(&imagined), offered(&t.state), "{seat} {seed}");
        }
    }
    let before = t.state.sides[ONE].hand.len();
    t.choose(ONE, "card cave_drake");
    assert_eq!(t.state.sides[ONE].hand.len(), before + 1);
    let known = t.state.sides[ONE].deck.iter().filter(|id| t.state.piece(**id).is_known()).count();
    assert_eq!(known, 0, "shuffled");
}

/// A Hobbit taps at Bag End, and later to find a minor item in deck or discard pile, with a check. wizards:mathom_lore
#[test]
fn mathom_lore() {
    for (who, site, may) in
        [("sam_gamgee", "bag_end", true), ("bergil", "bag_end", false), ("sam_gamgee", "bree", false)]
    {
        let mine = [who, "mathom_lore", "shield_of_iron_bound_ash", "durins_axe", "the_one_ring"];
        let mut t = of(BASIC, &["haldir"], &mine, &[]);
        put(&mut t, who, Zone::Company(first()));
        stand(&mut t, site);
        assert_eq!(t.may(ONE, "play mathom_lore 0"), may, "{who} {site}");
        if !may {
            continue;
        }
        play(&mut t, ONE, "play mathom_lore 0");
        assert_eq!(status(&t, who), Status::Tapped);
        assert_eq!(t.state.corruption(t.of(who)), 2);
        let lore = format!("use {} 0", t.of("mathom_lore"));
        assert!(!t.may(ONE, &lore), "tapped");
        turn(&mut t, who, Status::Untapped);
        mine[2..4].iter().for_each(|item| {
            put(&mut t, item, Zone::Discard);
        });
        give(&mut t, "the_one_ring", who);
        t.any_chance();
        play(&mut t, ONE, &lore);
        assert!(!t.may(ONE, "card durins_axe"));
        t.choose(ONE, "card shield_of_iron_bound_ash");
        assert_eq!(zone(&t, "shield_of_iron_bound_ash"), Zone::Hand);
        assert_eq!(t.prompt(), "wizards-ask-before-check");
    }
}
