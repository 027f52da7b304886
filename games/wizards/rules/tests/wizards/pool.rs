//! Random legal decks from everything that can be played: no order of choices hangs or breaks the game.

use table::conformance::{Broken, Rigour, check_showing};
use table::{Rng, pick, rng};
use wizards::Wizards;
use wizards::card::{CardKind, Face, SiteSet};
use wizards::cards::Static;
use wizards::cards::statics::Flag;
use wizards::deck::Deck;
use wizards::ids::{CardId, SiteId};
use wizards::setup::{Extras, Rules, Rulings, Setup};
use wizards::state::{State, Zone};

use crate::stage::STANDARD;

/// Some cards that pass the test, at most as often as a deck may hold them.
fn some(rng: &mut Rng, count: usize, held: &mut Vec<CardId>, test: impl Fn(&Face) -> bool) -> Vec<CardId> {
    let pool =
        CardId::all().filter(|card| card.get().missing.is_none() && test(card.get())).collect::<Vec<_>>();
    let mut cards = Vec::new();
    while cards.len() < count {
        let card = pool[pick(rng, pool.len())];
        let most = if card.get().unique { 1 } else { 3 };
        // SATM-35.4: agents have so much mind and no more.
        let agent = |card: &CardId| (card.get().kind == CardKind::Agent).then_some(card.get().mind).flatten();
        let fits = agent(&card).is_none() || held.iter().chain([&card]).filter_map(agent).sum::<i8>() <= 36;
        if fits && held.iter().filter(|other| **other == card).count() < most {
            held.push(card);
            cards.push(card);
        }
    }
    cards
}

pub fn random_deck(seed: u64, rules: &Rules) -> Deck {
    let rng = &mut rng(seed);
    let mut held = Vec::new();
    let barred = Static::may_not(Flag::Start);
    let draft = some(rng, 10, &mut held, |face| {
        face.kind == CardKind::Character && !face.is_wizard() && !face.has.contains(&barred)
    });
    let items = some(rng, 2, &mut held, |face| {
        face.class == Some(wizards::card::ItemClass::Minor)
            && !face.unique
            && !face.has.contains(&Static::may_not(Flag::Start))
            && !face.keywords.contains(&wizards::card::Keyword::HoardItem)
    });
    let wizard = some(rng, 1, &mut held, Face::is_wizard)[0];
    let mut cards = vec![wizard, wizard];
    cards.extend(some(rng, 7, &mut held, |face| face.kind == CardKind::Character && !face.is_wizard()));
    cards.extend(some(rng, 30, &mut held, Face::is_resource));
    cards.extend(some(rng, 15, &mut held, |face| face.kind == CardKind::Creature && face.or_event.is_none()));
    cards.extend(some(rng, 15, &mut held, |face| face.is_hazard()));
    let sideboard = if rules.standard {
        some(rng, 20, &mut held, |face| face.is_hazard() || face.is_resource())
    } else {
        Vec::new()
    };
    let deck = Deck {
        id: format!("random-{seed}"),
        draft,
        items,
        cards,
        sideboard,
        sites: SiteId::all().collect::<SiteSet>(),
    };
    assert_eq!(deck.faults(rules), [], "deck {seed}");
    deck
}

/// A game with two random decks: other rulings and options from one seed to the next.
fn setup_of(seed: u64) -> Setup {
    let rules = Rules {
        rulings: if seed.is_multiple_of(2) { Rulings::OFFICIAL } else { Rulings::BOOK },
        extras: Extras {
            items_pass_on: seed.is_multiple_of(3),
            minor_from_discard: seed % 3 == 1,
            seen_sites_guarded: seed.is_multiple_of(3),
            weakest_link: seed.is_multiple_of(2),
            own_influence_helps: seed.is_multiple_of(5),
            ..Extras::NONE
        },
        ..STANDARD
    };
    Setup {
        rules,
        decks: [0, 1].map(|at| Some(random_deck(seed * 2 + at, &rules))),
        first: None,
        position: None,
    }
}

/// What was looked at in some games: how often, how often something was imagined otherwise, and how often a sort of hidden cards was
/// there.
#[derive(Clone, Copy, Debug, Default)]
pub struct Looked {
    looks: u64,
    imagined: u64,
    /// With a card on guard, with an agent face down, with a sideboard.
    guards: u64,
    lurking: u64,
    sideboards: u64,
}

impl Looked {
    /// Plays a game, and counts what was looked at.
    pub fn at(&mut self, setup: &Setup, seed: u64, rigour: Rigour) -> Result<(), Broken> {
        let mut show = |state: &State| {
            let has = |is: fn(Zone) -> bool| u64::from(state.pieces.iter().any(|piece| is(piece.zone)));
            self.looks += 1;
            self.guards += has(|zone| matches!(zone, Zone::Guard(_)));
            self.lurking += has(|zone| zone == Zone::Lurking);
            self.sideboards += has(|zone| zone == Zone::Sideboard);
        };
        let report = check_showing::<Wizards>(setup, seed..seed + 1, rigour, &mut show)?;
        self.imagined += report.imagined;
        Ok(())
    }

    /// Hands and decks are hidden in every game. What is seldom there, on guard or face down, a tenth of the games may lack by chance:
    /// it is asked for where all are played.
    pub fn enough(self, full: bool) {
        println!("{self:?}");
        assert!(self.looks > 0 && self.imagined > 0 && self.sideboards > 0, "{self:?}");
        assert!(!full || self.guards > 0 && self.lurking > 0, "{self:?}");
    }
}

/// Games from random decks of everything that can be played: 2,500 in each part under `BREE_FULL`, each of which is looked at once
/// or twice for what is hidden, and the first thirty more often.
fn random_decks(part: u64) {
    const PARTS: u64 = 8;
    const CLOSELY: u64 = 30;
    let scale = proof::Scale::of_the_environment();
    let games = if scale.full { 2_500 } else { scale.of(CLOSELY) };
    let first = scale.seeds(CLOSELY).start + part % PARTS * 2_500;
    let mut looked = Looked::default();
    for seed in first..first + games {
        let setup = setup_of(seed);
        let closely = seed - first < CLOSELY;
        let rigour = Rigour { every: if closely { 331 } else { 2_003 }, record_every: 0 };
        looked.at(&setup, seed, rigour).unwrap_or_else(|broken| panic!("{broken} (again: {scale})"));
    }
    looked.enough(scale.full);
}

/// SATM-23.2, SATM-A66: whatever is done in whatever order, the game comes to an end by a rule of the book.
#[test]
fn random_decks_end_1() {
    random_decks(0);
}

#[test]
fn random_decks_end_2() {
    random_decks(1);
}

#[test]
fn random_decks_end_3() {
    random_decks(2);
}

#[test]
fn random_decks_end_4() {
    random_decks(3);
}

#[test]
fn random_decks_end_5() {
    random_decks(4);
}

#[test]
fn random_decks_end_6() {
    random_decks(5);
}

#[test]
fn random_decks_end_7() {
    random_decks(6);
}

#[test]
fn random_decks_end_8() {
    random_decks(7);
}
