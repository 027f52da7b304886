//! The table as a text that people write, read and compare: what scenarios begin from and look for.
//!
//! A position may be written of a table at which hobbits are taken, a turn begins, or dice are set aside; the
//! lines of a table ([`lines`]) also show other moments. `docs/scenarios.md` describes the lines.

use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::lines::{Flaw, Line, line};
use table::{Journal, Seat};

use crate::dice::{Colour, DiceSet, Symbol};
use crate::hobbit::Hobbit;
use crate::location::Location;
use crate::nazgul_route::NazgulRoute;
use crate::questions::Phase;
use crate::setup::Setup;
use crate::sheet::Sheet;
use crate::state::{Roll, State};
use crate::view::Awaited;

/// A start position other than Bag End, kept as its text.
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

    /// The table of the text.
    ///
    /// # Errors
    /// The first line that does not fit this set-up, and why.
    pub fn state(&self, setup: &Setup) -> Result<State, Flaw> {
        read(setup, &self.0)
    }
}

/// Words of a text that name nothing.
const WORDS: [&str; 20] = [
    "round", "turn", "first", "phase", "hobbit", "bearer", "nazgul", "rolled", "chosen", "aside", "again",
    "out", "location", "hobbits", "roll", "dice", "apply", "over", "yes", "wins",
];

/// Is this a word of a text about a table?
pub(crate) fn knows(word: &str) -> bool {
    fn is<T: FromStr>(word: &str) -> bool {
        word.parse::<T>().is_ok()
    }
    let named = is::<Hobbit>(word) || is::<Colour>(word) || is::<Symbol>(word) || is::<Location>(word);
    WORDS.contains(&word) || named || word.starts_with('[') || word.ends_with(']') || word == "|"
}

/// The position as text, line by line.
pub(crate) fn lines(state: &State) -> Vec<String> {
    Text(state).to_string().lines().map(str::to_owned).collect()
}

struct Text<'a>(&'a State);

impl std::fmt::Display for Text<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let state = self.0;
        line(f, "round", [state.round])?;
        line(f, "turn", [state.active])?;
        line(f, "first", [state.first])?;
        line(f, "phase", [phase(state.phase.step())])?;
        line(f, "location", state.phase.location())?;
        for (seat, player) in state.seats.iter() {
            line(f, format_args!("hobbit {seat}"), player.hobbit)?;
            line(f, format_args!("bearer {seat}"), [player.bearer])?;
            line(f, format_args!("nazgul {seat}"), [player.nazgul])?;
        }
        let out = state.seats.iter().filter(|(_, player)| player.eliminated());
        line(f, "out", out.map(|(seat, _)| seat))?;
        if let Some(roll) = state.phase.roll() {
            let shown = |dice: DiceSet| dice.iter().map(|die| format!("{} {die}", roll.face(die)));
            line(f, "rolled", shown(roll.left()))?;
            line(f, "chosen", shown(roll.chosen))?;
            line(f, "aside", shown(roll.aside))?;
            line(f, "again", roll.repeated.then_some("yes"))?;
        }
        line(f, "wins", state.phase.winners().into_iter().flat_map(|winners| winners.iter()))
    }
}

const fn phase(step: Awaited) -> &'static str {
    match step {
        Awaited::TakeHobbit => "hobbits",
        Awaited::FirstRoll => "roll",
        Awaited::SetAside => "dice",
        Awaited::Apply => "apply",
        Awaited::Over => "over",
    }
}

/// Lays a text over the table as a game begins.
fn read(setup: &Setup, text: &str) -> Result<State, Flaw> {
    let lines = table::lines::lines(text)?;
    let mut state = crate::setup::table(setup, setup.first.unwrap_or(Seat::new(0)));
    let mut roll = None;
    let mut taking = false;
    for line in &lines {
        match (line.key, line.about) {
            ("round", "") => state.round = line.number(line.word()?, 1, 999)?,
            ("turn", "") => state.active = seat(&state, line, line.word()?)?,
            ("first", "") => state.first = seat(&state, line, line.word()?)?,
            ("phase", "") => {
                taking = line.word()? == "hobbits";
                if !["hobbits", "roll", "dice"].contains(&line.word()?) {
                    return Err(line.flaw("a position begins with 'hobbits', 'roll' or 'dice'"));
                }
            }
            ("hobbit", who) => {
                let seat = seat(&state, line, who)?;
                state.seats[seat].hobbit = Some(line.one::<Hobbit>()?);
            }
            ("bearer", who) => {
                let seat = seat(&state, line, who)?;
                state.seats[seat].bearer = line.count(0, state.sheet.mordor())?;
            }
            ("nazgul", who) => {
                let seat = seat(&state, line, who)?;
                state.seats[seat].nazgul = route(&state, line)?;
            }
            ("rolled" | "chosen" | "aside" | "again", "") => {
                dice(line, &state.sheet, roll.get_or_insert(BARE))?;
            }
            _ => {
                return Err(line.flaw(format!("'{}' tells nothing that a table has", line.head())));
            }
        }
    }
    finish(&mut state, taking, roll, &lines)?;
    Ok(state)
}

/// No die has been rolled.
const BARE: Roll = Roll {
    location: None,
    faces: [Symbol::Ring; 5],
    aside: DiceSet::EMPTY,
    rolled: DiceSet::EMPTY,
    chosen: DiceSet::EMPTY,
    repeated: false,
};

fn seat(state: &State, line: &Line<'_>, word: &str) -> Result<Seat, Flaw> {
    let seat = line.named::<Seat>(word)?;
    if seat.index() < state.players() { Ok(seat) } else { Err(line.flaw(format!("there is no seat {seat}"))) }
}

/// Reads a route from the left; boxes not mentioned are empty.
fn route(state: &State, line: &Line<'_>) -> Result<NazgulRoute, Flaw> {
    let told = line.word()?;
    let missing = usize::from(state.sheet.nazgul_boxes()).saturating_sub(told.matches('[').count());
    let route = line.named::<NazgulRoute>(&format!("{told}{}", "[ ]".repeat(missing)))?;
    if route.length() == state.sheet.nazgul_boxes() {
        Ok(route)
    } else {
        Err(line.flaw(format!("the route has {} boxes", state.sheet.nazgul_boxes())))
    }
}

/// `ring red`: what a die shows, and its colour.
fn dice(line: &Line<'_>, sheet: &Sheet, roll: &mut Roll) -> Result<(), Flaw> {
    if line.key == "again" {
        roll.repeated = line.yes()?;
        return Ok(());
    }
    for value in line.values() {
        let (symbol, die) = value
            .split_once(' ')
            .ok_or_else(|| line.flaw(format!("'{value}': a die is written 'ring red'")))?;
        let (symbol, die) = (line.named::<Symbol>(symbol)?, line.named::<Colour>(die.trim())?);
        if !sheet.faces(die).contains(&symbol) {
            return Err(line.flaw(format!("the {die} die shows no {symbol}")));
        }
        if roll.aside.or(roll.rolled).has(die) {
            return Err(line.flaw(format!("the {die} die lies somewhere already")));
        }
        roll.faces[die as usize] = symbol;
        match line.key {
            "aside" => roll.aside.add(die),
            "chosen" => {
                roll.rolled.add(die);
                roll.chosen.add(die);
            }
            _ => roll.rolled.add(die),
        }
    }
    Ok(())
}

fn finish(state: &mut State, taking: bool, roll: Option<Roll>, lines: &[Line<'_>]) -> Result<(), Flaw> {
    if taking {
        return Ok(());
    }
    // A player without one takes the first free hobbit, so that a short text is enough.
    for seat in Seat::all(state.players()) {
        let free = Hobbit::ALL.into_iter().find(|hobbit| state.seat_of(*hobbit).is_none());
        let player = &mut state.seats[seat];
        player.hobbit = player.hobbit.or(free);
    }
    let twice = |hobbit: &&Hobbit| {
        state.seats.iter().filter(|(_, player)| player.hobbit == Some(**hobbit)).count() > 1
    };
    if let Some(hobbit) = Hobbit::ALL.iter().find(twice) {
        return Err(Flaw::of_all(lines, format!("two seats play {hobbit}")));
    }
    if state.seats[state.active].eliminated() {
        return Err(Flaw::of_all(lines, format!("seat {} is out of the game", state.active)));
    }
    match roll {
        Some(roll) if roll.rolled.is_empty() => {
            return Err(Flaw::of_all(lines, "no dice are rolled: 'rolled: ring red, …'"));
        }
        Some(roll) if Colour::ALL.iter().any(|die| !roll.aside.or(roll.rolled).has(*die)) => {
            return Err(Flaw::of_all(
                lines,
                "each of the five dice lies somewhere: 'rolled', 'chosen', 'aside'",
            ));
        }
        Some(roll) => {
            let location = state.location_of(state.active);
            state.phase = Phase::of_dice(Roll { location, ..roll });
        }
        None => state.begin_turn(&mut Journal::silent()),
    }
    Ok(())
}
