//! Cards allowed and barred in decks (chapter 2).

use crate::stage::{BASIC, STANDARD, card, cards};
use wizards::card::CardKind;
use wizards::deck::{Deck, starters};

fn clauses(deck: &Deck, rules: &wizards::setup::Rules) -> Vec<&'static str> {
    deck.faults(rules).iter().map(|fault| fault.clause).collect()
}

/// SATM-2.19: both starter decks are legal, by either rules.
#[test]
fn starter_decks_are_legal() {
    for deck in starters() {
        assert_eq!(deck.faults(&BASIC), [], "{}", deck.id);
        assert_eq!(deck.faults(&STANDARD), [], "{}", deck.id);
    }
}

/// SATM-2.2: 30 to 50 resources, and as many hazards.
#[test]
fn resources_and_hazards_are_as_many() {
    let mut deck = starters()[1].clone();
    let resource = deck.cards.iter().position(|card| card.get().is_resource()).unwrap();
    deck.cards.remove(resource);
    assert_eq!(clauses(&deck, &BASIC), ["SATM-2.2", "SATM-2.2"], "too few, and fewer than hazards");
}

/// SATM-2.3, SATM-2.13: one copy of a unique card, three of any other.
#[test]
fn copies_are_counted() {
    let mut deck = starters()[0].clone();
    deck.sideboard = cards(&["glamdring", "concealment"]);
    assert_eq!(clauses(&deck, &STANDARD), ["SATM-2.3", "SATM-2.3"]);
}

/// SATM-2.4: at least twelve creatures, in the standard game only.
#[test]
fn creatures_are_counted() {
    let mut deck = starters()[0].clone();
    for at in deck.cards.iter_mut().filter(|card| card.get().strikes > 0).take(4) {
        *at = card("river");
    }
    let standard = clauses(&deck, &STANDARD);
    assert!(standard.contains(&"SATM-2.4"), "{standard:?}");
    assert!(!clauses(&deck, &BASIC).contains(&"SATM-2.4"));
}

/// SATM-2.4: a table may play without a least number of creatures. A deck is read for such a table only if it breaks no other
/// rule, whatever the number is.
#[test]
fn creatures_may_be_fewer() {
    let mut few = starters()[0].clone();
    let creature = |one: &&mut wizards::ids::CardId| one.get().kind == CardKind::Creature;
    let events =
        ["river", "river", "river", "lost_in_border_lands", "lost_in_border_lands", "lost_in_border_lands"];
    few.cards.iter_mut().filter(creature).zip(events).for_each(|(one, event)| *one = card(event));
    assert_eq!(clauses(&few, &STANDARD), ["SATM-2.4"]);
    let form = few.fits(&STANDARD).expect("a form");
    // The basic game does not count them either, and is nearer.
    assert!(!form.standard || form.extras.few_creatures);
    let mut larger = few.clone();
    larger.sideboard = cards(&["gwaihir"]);
    let form = larger.fits(&STANDARD).expect("a form");
    assert!(form.standard && form.extras.few_creatures);
    assert_eq!(larger.faults(&form), []);
    // With another fault it fits nothing, and both are told.
    larger.draft.push(card("gandalf"));
    assert_eq!(larger.fits(&STANDARD), None);
    let (form, faults) = larger.form(&STANDARD);
    assert!(
        !form.extras.few_creatures && faults.iter().any(|fault| fault.clause == "SATM-2.4"),
        "{faults:?}"
    );
}

/// SATM-2.8, SATM-2.9: two copies of one wizard; in the standard game three, or one of another.
#[test]
fn wizards_are_counted() {
    let mut deck = starters()[0].clone();
    deck.cards.push(card("saruman"));
    assert!(clauses(&deck, &BASIC).contains(&"SATM-2.8"));
    assert!(!clauses(&deck, &STANDARD).contains(&"SATM-2.9"));
    deck.cards.push(card("saruman"));
    assert!(clauses(&deck, &STANDARD).contains(&"SATM-2.9"));
}

/// SATM-2.12: no sideboard in the basic game, thirty cards in a game of two decks.
#[test]
fn sideboards_are_for_the_standard_game() {
    let mut deck = starters()[0].clone();
    deck.sideboard = cards(&["cave_drake", "orc_guard"]);
    assert_eq!(clauses(&deck, &BASIC), ["SATM-2.12"]);
    assert_eq!(clauses(&deck, &STANDARD), [""; 0]);
}

/// SATM-2.5, SATM-2.7: a wizard or a major item do not start.
#[test]
fn starting_cards_are_characters_and_minor_items() {
    let mut deck = starters()[0].clone();
    deck.draft[0] = card("radagast");
    deck.items[0] = card("orcrist");
    let found = clauses(&deck, &BASIC);
    assert!(found.contains(&"SATM-2.5") && found.contains(&"SATM-2.7"), "{found:?}");
}

/// SATM-2.14: the wizards of the sideboard count with those of the deck.
#[test]
fn wizards_of_the_sideboard_count() {
    let mut deck = starters()[0].clone();
    deck.sideboard = cards(&["gandalf"]);
    assert!(!clauses(&deck, &STANDARD).contains(&"SATM-2.14"));
    deck.sideboard = cards(&["gandalf", "gandalf"]);
    assert!(clauses(&deck, &STANDARD).contains(&"SATM-2.14"));
    // One copy of another, and of one more; not two of two.
    deck.sideboard = cards(&["saruman", "radagast"]);
    assert!(!clauses(&deck, &STANDARD).contains(&"SATM-2.14"));
    deck.sideboard = cards(&["saruman", "saruman"]);
    assert!(clauses(&deck, &STANDARD).contains(&"SATM-2.14"));
}

/// SATM-27.3: a hoard item does not start.
#[test]
fn hoard_items_do_not_start() {
    let mut deck = starters()[0].clone();
    deck.items[0] = card("adamant_helmet");
    assert!(clauses(&deck, &BASIC).contains(&"SATM-27.3"));
}

/// SATM-25.7, SATM-2.2: what is both resource and hazard counts as either, also for the least number; sums that are odd are
/// never equal.
#[test]
fn cards_of_two_uses_count_as_either() {
    let starter = &starters()[0];
    let either = |card: &wizards::ids::CardId| card.get().either;
    let mut deck = starter.clone();
    deck.cards.retain(|card| !either(card));
    let resource = *deck.cards.iter().find(|card| card.get().is_resource()).unwrap();
    let hazard = *deck.cards.iter().find(|card| card.get().is_hazard() && card.get().strikes == 0).unwrap();
    let so_many = |resources: usize, hazards: usize, twilights: usize| {
        let mut deck = deck.clone();
        for (card, count) in [(resource, resources), (hazard, hazards)] {
            let sort = |other: &wizards::ids::CardId| {
                let (one, two) = (card.get(), other.get());
                one.is_resource() && two.is_resource() || one.is_hazard() && two.is_hazard()
            };
            while deck.cards.iter().filter(|other| sort(other)).count() > count {
                let at = deck.cards.iter().rposition(sort).unwrap();
                deck.cards.remove(at);
            }
            while deck.cards.iter().filter(|other| sort(other)).count() < count {
                deck.cards.push(card);
            }
        }
        deck.cards.extend((0..twilights).map(|_| crate::stage::card("twilight")));
        let faults = deck.faults(&BASIC);
        (deck.sorts(), faults.iter().filter(|fault| fault.clause == "SATM-2.2").count())
    };
    assert_eq!(so_many(29, 28, 3), ((30, 30), 0));
    assert_eq!(so_many(30, 30, 0), ((30, 30), 0));
    assert_eq!(so_many(28, 31, 3), ((31, 31), 0));
    assert_eq!(so_many(30, 30, 1).1, 1, "sixty-one are never equal");
    assert_eq!(so_many(27, 31, 2).1, 2, "29 at the most, and not as many");
}

/// SATM-2.4: by the book only hunting Dragons and Nazgûl are halves; by the ruling agents and Dragons at home, too.
#[test]
fn halves_of_creatures() {
    let mut deck = starters()[0].clone();
    let official = wizards::setup::Rules { rulings: wizards::setup::Rulings::OFFICIAL, ..STANDARD };
    for (card, book, ruling) in [
        ("smaug_ahunt", 1, 1),
        ("witch_king_of_angmar", 1, 1),
        ("smaug_at_home", 0, 1),
        ("gisulf", 0, 1),
        ("orc_guard", 2, 2),
        ("balrog_of_moria", 0, 1),
    ] {
        deck.cards = cards(&[card]);
        let halves = [&STANDARD, &official].map(|rules| deck.creature_halves(rules));
        assert_eq!(halves, [book, ruling], "{card}");
    }
}

/// A deck fits the form of which it has the length of the sideboard, the creatures and the starting items; or none.
#[test]
fn decks_fit_a_form() {
    use wizards::setup::{Length, Rules, Rulings};
    let form = |deck: &Deck, rules: &Rules| deck.fits(rules).map(|form| (form.standard, form.length));
    let plain = starters()[0].clone();
    assert_eq!(form(&plain, &STANDARD), Some((true, Length::Two)));
    assert_eq!(form(&plain, &BASIC), Some((false, Length::Two)), "as it is asked for, if that fits");
    let mut deck = plain.clone();
    let free = wizards::ids::CardId::all().filter(|card| {
        let face = card.get();
        let held = |cards: &[wizards::ids::CardId]| cards.contains(card);
        let fits = face.is_hazard() && face.missing.is_none() && !held(&plain.cards);
        // The minds of agents are counted together (SATM-35.4).
        let fits = fits && face.kind != wizards::card::CardKind::Agent;
        fits && !held(&plain.draft)
    });
    deck.sideboard = free.take(31).collect();
    assert_eq!(form(&deck, &STANDARD), Some((true, Length::Three)), "31 in the sideboard");
    assert_eq!(form(&deck, &BASIC), Some((true, Length::Three)), "no sideboard in the basic game");
    deck.sideboard.truncate(30);
    assert_eq!(form(&deck, &Rules { length: Length::Four, ..STANDARD }), Some((true, Length::Four)));
    deck.cards.pop();
    assert_eq!(form(&deck, &STANDARD), None, "one card short fits none");
    // Eleven creatures and two agents are twelve by the rulings.
    let mut deck = plain;
    let mut creatures =
        deck.cards.iter().filter(|card| card.get().kind == wizards::card::CardKind::Creature).count();
    for at in 0..deck.cards.len() {
        if deck.cards[at].get().kind == wizards::card::CardKind::Creature && creatures > 9 {
            creatures -= 1;
            deck.cards[at] = ["river", "lure_of_nature", "lure_of_expedience"].map(card)[creatures % 3];
        }
    }
    let agents = wizards::ids::CardId::all().filter(|card| card.get().kind == wizards::card::CardKind::Agent);
    let agents = agents.filter(|card| card.get().missing.is_none()).take(6).collect::<Vec<_>>();
    assert_eq!(agents.len(), 6);
    let mut rivers = deck.cards.iter_mut().filter(|card| card.get().kind == wizards::card::CardKind::Hazard);
    agents.into_iter().for_each(|agent| *rivers.next().unwrap() = agent);
    let fits = deck.fits(&STANDARD);
    let wrong = deck.faults(&Rules { rulings: Rulings::OFFICIAL, ..STANDARD });
    assert_eq!(fits.map(|form| form.rulings), Some(Rulings::OFFICIAL), "{wrong:?}");
}
