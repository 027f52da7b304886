//! The table as a text that people write, read and compare: what scenarios begin from and look for.
//!
//! A position begins in the middle of a round, with a chair about to play a card; what is told of a table ([`lines`]) also
//! shows other moments. `docs/scenarios.md` describes the lines.

use std::fmt::Formatter;

use serde::{Deserialize, Serialize};
use table::lines::{Flaw, Line, line};
use table::{Chance, Game, Journal, Observer};

use crate::Tricks;
use crate::card::{Card, CardSet};
use crate::chair::Chair;
use crate::character::Character;
use crate::knowledge::{Knowledge, Place};
use crate::setup::{self, Setup};
use crate::state::{Current, Round, State};

/// Where a game begins, if not with the deal. Kept as its text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Position(String);

impl Position {
    /// Reads a text for this set-up.
    ///
    /// # Errors
    /// The first line that does not fit, and why.
    pub fn read(setup: &Setup, text: &str) -> Result<Self, Flaw> {
        read(setup, text).map(|_| Self(text.to_owned()))
    }

    /// The table that it tells of.
    ///
    /// # Errors
    /// The first line that does not fit this set-up, and why.
    pub fn state(&self, setup: &Setup) -> Result<State, Flaw> {
        read(setup, &self.0)
    }
}

/// Words of a text that name nothing.
const WORDS: [&str; 23] = [
    "chapter",
    "round",
    "attempt",
    "phase",
    "turn",
    "cast",
    "hand",
    "shown",
    "lost",
    "aside",
    "stock",
    "won",
    "count",
    "tricks",
    "of",
    "leads",
    "trick",
    "suit",
    "burden",
    "tucked",
    "completed",
    "asked",
    "wins",
];

/// Is this a word of a text about a table?
pub(crate) fn knows(word: &str) -> bool {
    WORDS.contains(&word) || Character::named(word).is_some() || word.parse::<Card>().is_ok()
}

/// What lies on a table, line by line.
pub(crate) fn lines(state: &State) -> Vec<String> {
    Text(state).to_string().lines().map(str::to_owned).collect()
}

struct Text<'a>(&'a State);

impl std::fmt::Display for Text<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        let state = self.0;
        let deal = &state.deal;
        line(f, "chapter", [state.card().number])?;
        line(f, "round", [state.round])?;
        line(f, "attempt", (state.attempt > 1).then_some(state.attempt))?;
        let chairs = || Chair::all(state.chairs());
        let cast = chairs().map(|chair| deal.cast[chair].map_or("nobody", Character::name));
        line(f, "cast", cast)?;
        line(f, "completed", state.completed.iter().map(Character::name))?;
        for chair in chairs() {
            line(f, format_args!("hand {chair}"), deal.hands[chair].iter())?;
            line(f, format_args!("tucked {chair}"), deal.tucked[chair])?;
            line(f, format_args!("won {chair}"), deal.won[chair].iter())?;
            line(f, format_args!("count {chair}"), [deal.count[chair]])?;
        }
        line(f, "shown", deal.shown.iter())?;
        line(f, "lost", deal.lost)?;
        line(f, "aside", deal.aside.iter())?;
        line(f, "stock", deal.stock.iter())?;
        line(f, "burden", (deal.burden > 0).then_some(deal.burden))?;
        line(f, "tricks", [format!("{} of {}", deal.tricks.len(), deal.total)])?;
        line(f, "leads", [deal.current.leader])?;
        line(
            f,
            "trick",
            in_order(state).map(|(chair, card)| format!("{chair} {card}")),
        )?;
        line(f, "suit", deal.current.suit.map(suit))?;
        line(f, "turn", state.phase.playing())?;
        ending(state, f)
    }
}

/// What is asked, and who wins.
fn ending(state: &State, f: &mut Formatter<'_>) -> std::fmt::Result {
    let asked = Tricks::asks(state);
    if let Some(first) = asked.first() {
        let seats = asked
            .iter()
            .map(|seat| seat.number().to_string())
            .collect::<Vec<_>>();
        let prompt = Tricks::prompt(state, Observer::Seat(first));
        let question = prompt
            .id
            .trim_start_matches("tricks-")
            .trim_start_matches("prompt-");
        line(f, format_args!("asked {}", seats.join(" ")), [question])?;
    }
    let winners = Tricks::outcome(state)
        .into_iter()
        .flat_map(|outcome| outcome.winners.iter());
    line(f, "wins", winners)
}

fn suit(suit: crate::card::Suit) -> &'static str {
    use crate::card::Suit::{Forests, Hills, Mountains, Rings, Shadows};
    match suit {
        Hills => "hills",
        Mountains => "mountains",
        Forests => "forests",
        Shadows => "shadows",
        Rings => "rings",
    }
}

/// The cards of the trick on the table, from whoever leads.
fn in_order(state: &State) -> impl Iterator<Item = (Chair, Card)> {
    let current = &state.deal.current;
    let count = state.chairs();
    let order = (0..count).map(move |steps| current.leader.left(steps, count));
    order.filter_map(|chair| Some((chair, current.cards[chair]?)))
}

/// Lays a text on the table of this set-up.
fn read(setup: &Setup, text: &str) -> Result<State, Flaw> {
    let lines = table::lines::lines(text)?;
    let mut state = setup::table(setup);
    if state.pyramid_chair().is_some() {
        return Err(Flaw::of_all(
            &lines,
            "with two players, whose hands have a pyramid, there are no positions",
        ));
    }
    state.begin_chapter(&mut Chance::scripted([]));
    state.deal = Round::empty();
    let mut trick = Vec::new();
    for line in &lines {
        match (line.key, line.about) {
            ("round", "") => state.round = line.count(1, state.card().rounds.len().max(1) as u8)?,
            ("cast", "") => cast(&mut state, line)?,
            ("completed", "") => {
                let names = line.values().map(|name| character(line, name));
                for name in names.collect::<Result<Vec<_>, _>>()? {
                    state.completed.add(name);
                }
            }
            ("hand", who) => {
                let chair = chair(&state, line, who)?;
                state.deal.hands[chair] = cards(line)?;
            }
            ("won", who) => {
                let chair = chair(&state, line, who)?;
                state.deal.won[chair] = cards(line)?;
                state.deal.count[chair] = (state.deal.won[chair].len() / state.chairs()) as u8;
            }
            ("tucked", who) => {
                let chair = chair(&state, line, who)?;
                state.deal.tucked[chair] = Some(line.one()?);
            }
            ("lost", "") => state.deal.lost = Some(line.one()?),
            ("aside", "") => state.deal.aside = cards(line)?,
            ("stock", "") => state.deal.stock = cards(line)?,
            ("shown", "") => state.deal.shown = cards(line)?,
            ("burden", "") => state.deal.burden = line.count(0, 9)?,
            ("leads", "") => state.deal.current = Current::led_by(chair(&state, line, line.word()?)?),
            ("trick", "") => {
                for value in line.values() {
                    trick.push(played(&state, line, value)?);
                }
            }
            _ => {
                let said = format!("{} {}", line.key, line.about);
                return Err(line.flaw(format!("'{}' tells nothing that a round has", said.trim())));
            }
        }
    }
    finish(&mut state, &trick, &lines)?;
    Ok(state)
}

fn chair(state: &State, line: &Line<'_>, word: &str) -> Result<Chair, Flaw> {
    let chair = line.named::<Chair>(word)?;
    if chair.index() < state.chairs() {
        Ok(chair)
    } else {
        Err(line.flaw(format!("there is no chair {chair}")))
    }
}

fn cards(line: &Line<'_>) -> Result<CardSet, Flaw> {
    Ok(line.list::<Card>()?.into_iter().collect())
}

fn character(line: &Line<'_>, name: &str) -> Result<Character, Flaw> {
    Character::named(name).ok_or_else(|| line.flaw(format!("there is no character '{name}'")))
}

/// Who plays whom, from the first chair on.
fn cast(state: &mut State, line: &Line<'_>) -> Result<(), Flaw> {
    let names = line
        .values()
        .map(|name| character(line, name))
        .collect::<Result<Vec<_>, _>>()?;
    if names.len() != state.chairs() {
        return Err(line.flaw(format!("{} chairs play", state.chairs())));
    }
    for (chair, name) in Chair::all(state.chairs()).zip(names) {
        state.deal.cast[chair] = Some(name);
    }
    Ok(())
}

/// `2 h5`: who played what to the trick on the table.
fn played(state: &State, line: &Line<'_>, value: &str) -> Result<(Chair, Card), Flaw> {
    let (who, card) = value
        .split_once(' ')
        .ok_or_else(|| line.flaw(format!("'{value}': a card of the trick is written '2 h5'")))?;
    Ok((chair(state, line, who)?, line.named(card.trim())?))
}

fn finish(state: &mut State, trick: &[(Chair, Card)], lines: &[Line<'_>]) -> Result<(), Flaw> {
    let wrong = |reason: String| Err(Flaw::of_all(lines, reason));
    if Chair::all(state.chairs()).any(|chair| state.deal.cast[chair].is_none()) {
        return wrong("it is not said who plays whom: 'cast: …'".to_owned());
    }
    if let Some((leader, _)) = trick.first() {
        state.deal.current = Current::led_by(*leader);
    }
    let leader = state.deal.current.leader;
    for (steps, (chair, card)) in trick.iter().enumerate() {
        if *chair != leader.left(steps, state.chairs()) {
            return wrong(format!("chair {chair} does not play after the one before"));
        }
        state.deal.current.cards[*chair] = Some(*card);
        state.deal.current.suit = state.deal.current.suit.or(card.suit());
    }
    every_card_once(state, trick, lines)?;
    let next = leader.left(trick.len(), state.chairs());
    if trick.len() >= state.chairs() || state.deal.hands[next].is_empty() {
        return wrong("nobody has a card to play".to_owned());
    }
    state.deal.first = leader;
    let most = Chair::all(state.chairs())
        .map(|chair| state.deal.hands[chair].len() + usize::from(state.deal.current.cards[chair].is_some()));
    state.deal.total = most.max().unwrap_or(0) as u8;
    state.ask_to_play(next, &mut Journal::silent());
    Ok(())
}

/// Cards of which nothing is said are out of the round, face down.
fn every_card_once(state: &mut State, trick: &[(Chair, Card)], lines: &[Line<'_>]) -> Result<(), Flaw> {
    let deal = &state.deal;
    let single = |card: Card| CardSet::only(card);
    let places = deal.hands.0.iter().chain(&deal.won.0).copied();
    let places = places
        .chain([deal.aside, deal.stock])
        .chain(deal.lost.map(single));
    let places = places.chain(deal.tucked.0.iter().flatten().copied().map(single));
    let mut seen = CardSet::EMPTY;
    for place in places.chain(trick.iter().map(|(_, card)| single(*card))) {
        if let Some(card) = seen.and(place).iter().next() {
            return Err(Flaw::of_all(lines, format!("'{card}' lies in two places")));
        }
        seen = seen.or(place);
    }
    state.deal.deck = state.deck().or(seen);
    state.deal.discards = state.deal.deck.but(seen);
    let mut knows = Knowledge::NOTHING;
    knows.passed(Place::Stock, Place::Discards, CardSet::EMPTY);
    state.deal.knows = [knows; crate::chair::CHAIRS];
    Ok(())
}
