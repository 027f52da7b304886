//! The players that a card serves: no card forgets to ask whose a Nation is. All are played at many tables of
//! three and four.

use std::collections::BTreeSet;

use table::{Chance, Game, Journal, Rng, Seat, Seed, SetupRequest, pick, rng};
use war::War;
use war::board::Board;
use war::card::{Card, CardSet};
use war::cards::book::entry;
use war::cards::effect::Serves;
use war::character::{Character, Place};
use war::choice::Choice;
use war::event::Event;
use war::face::Face;
use war::frame::Frame;
use war::nation::{ByNation, Nation, Side};
use war::region::Region;
use war::state::State;

/// GDA-18.10: where nobody is, and nobody can come, no effect that is for a Nation or an Army says that it might do something.
#[test]
fn nothing_comes_of_nobody() {
    let mut state = war::setup::table(4);
    state.board = Board::default();
    state.reserve = ByNation::default();
    Character::ALL.into_iter().for_each(|who| state.set_place(who, Place::Gone));
    for (_, stand) in state.politics.iter_mut() {
        (stand.steps, stand.active) = (0, true);
    }
    let mut looked_at = 0;
    for card in Card::all() {
        for effect in entry(card).effects {
            if !matches!(effect.serves(&state), Serves::Anybody | Serves::Hand) {
                assert!(!effect.might(&state, card.side()), "{card}: {effect:?}");
                looked_at += 1;
            }
        }
    }
    assert!(looked_at > 50, "{looked_at}");
}

/// GDA-18.10, GDA-18.18, GDA-18.21: whatever is played, by whomever: nobody of the partner's comes or goes, no counter of
/// theirs moves, nobody comes of a Nation that has just acted, and no card is lost for nothing.
#[test]
fn every_card_serves_only_its_player() {
    for players in [3, 4] {
        let mut played = BTreeSet::new();
        for seed in 0..5 {
            at_many_tables(players, seed, &mut played);
        }
        assert!(played.len() > 70, "{players}: only {} cards were played", played.len());
    }
}

/// A random game, and at every twentieth action all cards that whoever acts might hold.
fn at_many_tables(players: usize, seed: u64, played: &mut BTreeSet<Card>) {
    let setup = War::setup(&(), &SetupRequest::players(players)).unwrap();
    let mut luck = rng(seed);
    let mut chance = Chance::from_seed(&Seed::from_number(seed));
    let mut state = War::start(&setup, &mut chance, &mut Journal::silent());
    let (mut choices, mut actions) = (Vec::new(), 0);
    while let Some(seat) = War::asks(&state).first() {
        if matches!(state.question(), Some(Frame::Actions(_))) {
            actions += 1;
            if actions % 20 == 0 {
                for card in Card::all().filter(|card| card.side() == state.side_of(seat)) {
                    if let Some(trial) = Trial::of(&state, seat, card, &mut luck) {
                        trial.run(&mut luck);
                        played.insert(card);
                    }
                }
            }
        }
        choices.clear();
        War::choices(&state, seat, &mut choices);
        let choice = choices[pick(&mut luck, choices.len())];
        War::apply(&mut state, seat, &choice, &mut chance, &mut Journal::silent());
    }
}

/// A card that is about to be played.
struct Trial {
    state: State,
    seat: Seat,
    card: Card,
    /// Nations of the side that are the partner's.
    theirs: Vec<Nation>,
    /// The Nation that has acted, where one plays alone against two.
    tired: Vec<Nation>,
}

impl Trial {
    /// Whoever acts has this card and a die for it; none if it may not be played.
    fn of(state: &State, seat: Seat, card: Card, luck: &mut Rng) -> Option<Self> {
        let mut state = state.clone();
        if !state.cards.decks.has(card) {
            return None;
        }
        state.cards.decks.remove(card);
        state.cards.hands[seat.index()] = CardSet::only(card);
        let side = card.side();
        state.dice[side][Face::Event] += 1;
        state.team.mixed = Default::default();
        stir(&mut state, luck);
        let nations = side.nations().iter().copied();
        let theirs = nations.filter(|nation| state.seat_of(*nation) != seat).collect();
        let alone = side == Side::Free && state.players == 3;
        let tired = if alone { vec![side.nations()[pick(luck, 5)]] } else { Vec::new() };
        state.team.deeds[0].alone = tired.iter().fold(0, |bits, nation| bits | 1 << *nation as u8);
        let mut chance = Chance::from_seed(&Seed::from_number(1));
        War::apply(&mut state, seat, &Choice::Die(Face::Event), &mut chance, &mut Journal::silent());
        War::check(&state, seat, &Choice::Card(card)).ok()?;
        Some(Self { state, seat, card, theirs, tired })
    }

    /// Plays it, with random answers by all, but not the answer that nothing is done.
    fn run(self, luck: &mut Rng) {
        let (mut state, mut chance) = (self.state.clone(), Chance::from_seed(&Seed::from_number(2)));
        let (mut seat, mut choice) = (self.seat, Choice::Card(self.card));
        let (mut fought, mut went) = (false, false);
        let (mut choices, mut told) = (Vec::new(), Vec::new());
        while state.action.is_some() && state.over.is_none() {
            let mut journal = Journal::new();
            told.push(choice.to_string());
            War::apply(&mut state, seat, &choice, &mut chance, &mut journal);
            let events = journal.into_entries().into_iter().map(|entry| entry.event);
            for event in events {
                fought |= matches!(event, Event::Attacked { .. });
                went |= matches!(event, Event::Marched { .. });
            }
            let Some(asked) = War::asks(&state).first() else { break };
            seat = asked;
            choices.clear();
            War::choices(&state, seat, &mut choices);
            let idle = |choice: &Choice| matches!(choice, Choice::Done | Choice::No | Choice::Pass);
            if !choices.iter().all(idle) {
                choices.retain(|choice| !idle(choice));
            }
            choice = choices[pick(luck, choices.len())];
        }
        self.look_at(&state, fought, went, &format!("{}, seat {}: {told:?}", self.card, self.seat));
    }

    fn look_at(&self, after: &State, fought: bool, went: bool, told: &str) {
        let before = &self.state;
        for nation in self.theirs.iter().chain(&self.tired) {
            assert!(on_the_map(after, *nation) <= on_the_map(before, *nation), "{nation} comes: {told}");
        }
        let effects = entry(self.card).effects;
        let of_nations = effects.iter().all(|effect| effect.serves(before) != Serves::Anybody);
        for nation in &self.theirs {
            let (was, is) = (before.stand(*nation), after.stand(*nation));
            assert_eq!(was.steps, is.steps, "{nation} advances: {told}");
            assert!(!of_nations || was.active == is.active, "{nation} wakes: {told}");
            for at in Region::all().filter(|_| !fought) {
                let there = |state: &State| state.board.at(at).nation(*nation);
                assert!(there(after) <= there(before), "{nation} goes to {at}: {told}");
            }
        }
        let bound = !self.theirs.is_empty() || !self.tired.is_empty();
        if bound && of_nations && !self.card.facts().table {
            let hand = |state: &State| state.cards.hands[self.seat.index()].without(self.card);
            let changed = before.board != after.board
                || before.politics != after.politics
                || hand(before) != hand(after);
            assert!(changed || fought || went, "for nothing: {told}");
        }
    }
}

/// Units and Leaders of a Nation that stand somewhere.
fn on_the_map(state: &State, nation: Nation) -> u16 {
    let there = |at: Region| {
        state.board.at(at).iter().filter(|(figure, _)| figure.kind().is_some_and(|(of, _)| of == nation))
    };
    Region::all().flat_map(there).map(|(_, count)| u16::from(count)).sum()
}

/// Some go to war, and characters to the map, so that cards find what they need.
fn stir(state: &mut State, luck: &mut Rng) {
    if pick(luck, 2) == 0 {
        for (_, stand) in state.politics.iter_mut() {
            (stand.steps, stand.active) = (0, true);
        }
    }
    let goes = [
        (Character::Strider, Place::Fellowship, Side::Free),
        (Character::Boromir, Place::Fellowship, Side::Free),
        (Character::Gimli, Place::Fellowship, Side::Free),
        (Character::WitchKing, Place::Aside, Side::Shadow),
    ];
    for (who, from, side) in goes {
        let armies = state.board.armies(side);
        if state.place(who) == from && !armies.is_empty() {
            let at = armies.nth(pick(luck, armies.len())).expect("one of them");
            state.set_place(who, Place::On(at));
        }
    }
    if state.place(Character::Saruman) == Place::Aside && state.unconquered(Region::ORTHANC) {
        state.set_place(Character::Saruman, Place::On(Region::ORTHANC));
    }
    state.fellowship.guide = state.companions().iter().max_by_key(|who| who.level());
}
