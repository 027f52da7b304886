//! Every card of the pool in turn in a random legal deck, and played: no card hangs a game, breaks it or gives away what is hidden.

use table::conformance::Rigour;
use wizards::card::{CardKind, Face};
use wizards::deck::Deck;
use wizards::ids::CardId;
use wizards::setup::{Rules, Rulings, Setup};

use crate::pool::{Looked, random_deck};
use crate::stage::STANDARD;

/// The shelf of cards that may replace each other without making the deck another sort of deck.
fn shelf(face: &Face) -> u8 {
    match face.kind {
        CardKind::Character if face.is_wizard() => 0,
        CardKind::Character => 1,
        CardKind::Item | CardKind::Ally | CardKind::Faction | CardKind::Resource => 2,
        CardKind::Creature if face.or_event.is_none() => 3,
        CardKind::Creature | CardKind::Hazard | CardKind::Agent => 4,
    }
}

/// A random legal deck that holds the card: as often as it may, and where it is drawn.
fn with(card: CardId, seed: u64, rules: &Rules) -> Deck {
    let face = card.get();
    let most = if face.unique && !face.is_wizard() { 1 } else { 2 };
    // Another deck, where this one has agents enough already, or cards that count as either.
    let tried = (0..50).map(|again| {
        let mut deck = random_deck(seed + again * 1_000_003, rules);
        for part in [&mut deck.draft, &mut deck.items, &mut deck.sideboard] {
            part.retain(|other| *other != card);
        }
        deck.cards.retain(|other| *other != card || most > 1);
        let alike = |other: &CardId| *other != card && shelf(other.get()) == shelf(face);
        let held = deck.cards.iter().filter(|other| **other == card).count();
        for _ in held..most {
            match deck.cards.iter().position(alike) {
                Some(at) => deck.cards[at] = card,
                None => deck.cards.push(card),
            }
        }
        deck
    });
    let mut faults = Vec::new();
    for deck in tried {
        faults = deck.faults(rules);
        if faults.is_empty() {
            return deck;
        }
    }
    panic!("no deck with {}: {faults:?}", face.id);
}

/// A part of 2,000 games, by day of 500, of which each has another card in both decks; what is hidden is looked at in every
/// tenth of them, and in all where everything is tried.
fn forced(part: u64) {
    const PARTS: u64 = 4;
    const GAMES: u64 = 500;
    const BY_DAY: u64 = 125;
    let scale = proof::Scale::of_the_environment();
    let cards = CardId::all().filter(|card| card.get().missing.is_none()).collect::<Vec<_>>();
    let games = if scale.full { GAMES } else { BY_DAY };
    let begun = std::time::Instant::now();
    let mut looked = Looked::default();
    for game in 0..games {
        // Another stretch of the pool every day, and all of it when everything is tried.
        let number = (scale.seed % 1_000_000 * games + game) * PARTS + part;
        let card = cards[number as usize % cards.len()];
        let seed = scale.seeds(1).start + game * PARTS + part;
        let rulings = if game % 2 == 0 { Rulings::OFFICIAL } else { Rulings::BOOK };
        let rules = Rules { rulings, ..STANDARD };
        let decks = [0, 1].map(|at| Some(with(card, seed * 2 + at, &rules)));
        let setup = Setup { rules, decks, first: None, position: None };
        let rigour =
            Rigour { every: if scale.full || game % 10 == 0 { 331 } else { 100_000 }, record_every: 0 };
        looked
            .at(&setup, seed, rigour)
            .unwrap_or_else(|broken| panic!("{}: {broken} (again: {scale})", card.get().id));
    }
    looked.enough(scale.full);
    println!("{games} games, {:.1} s", begun.elapsed().as_secs_f64());
}

#[test]
fn every_card_is_played_1() {
    forced(0);
}

#[test]
fn every_card_is_played_2() {
    forced(1);
}

#[test]
fn every_card_is_played_3() {
    forced(2);
}

#[test]
fn every_card_is_played_4() {
    forced(3);
}
