//! The state before the first decision.

use table::flow::{Stack, Standing};
use table::{BySeat, Chance, Journal};

use crate::flow::run;
use crate::options::Alone;
use crate::prelude::*;
use crate::questions::Draft;
use crate::setup::Setup;
use crate::state::{Company, Phase, Piece, Side, Turn};

/// Cards get their numbers by chance, so that a number reveals nothing.
pub(crate) fn start(setup: &Setup, chance: &mut Chance, journal: &mut Journal<Event>) -> State {
    if let Some(position) = &setup.position {
        return position.begin(setup.rules, chance, journal);
    }
    let mut pieces = Vec::new();
    // SATM-34.1: the seat across from one who plays alone has hazards only.
    let travels = |seat: Seat| setup.rules.alone.is_none() || seat == Alone::SEAT;
    for owner in [Seat::new(0), Seat::new(1)] {
        let deck = setup.deck(owner);
        let mut add = |cards: &[CardId], zone| {
            let cards = cards.iter().filter(|card| travels(owner) || card.get().is_hazard());
            pieces.extend(cards.map(|card| Piece::new(*card, owner, zone)));
        };
        add(&deck.cards, Zone::Deck);
        add(&deck.sideboard, Zone::Sideboard);
        add(&deck.draft, Zone::Aside);
        add(&deck.items, Zone::Aside);
    }
    chance.shuffle(&mut pieces);
    let rivendell = crate::questions::rivendell();
    let mut state = State {
        rules: setup.rules,
        sides: BySeat::new(2, |seat| Side { sites: setup.deck(seat).sites, ..Side::default() }),
        pieces,
        in_play: Vec::new(),
        companies: [0, 1]
            .into_iter()
            .map(|at| Company::new(CompanyId(at + 1), Seat::new(at.into()), rivendell))
            .filter(|company| travels(company.seat))
            .collect(),
        agents: Vec::new(),
        hosts: Vec::new(),
        turn: Turn {
            number: 0,
            active: Seat::new(0),
            phase: Phase::Preparation,
            character: false,
            halved: false,
            attempted: false,
            begun: Vec::new(),
            woken: false,
            gone: None,
            looks: Vec::new(),
            company: None,
            standing: Standing::none(2),
            called: setup.rules.alone.map_or(setup.first, |_| Some(Alone::SEAT)),
            burden: 0,
            last: false,
            over: None,
        },
        chain: Vec::new(),
        combat: None,
        checks: Vec::new(),
        lasting: Vec::new(),
        frames: Stack::new(),
    };
    for seat in [Seat::new(0), Seat::new(1)] {
        let deck = state.pile(seat, Zone::Deck).collect();
        state.sides[seat].deck = deck;
    }
    let all = [Seat::new(0), Seat::new(1)].into_iter();
    state.frames.push(Draft::first(all.filter(|seat| travels(*seat)).collect()));
    run(&mut state, chance, journal);
    state
}
