//! Every line of a table, each said once: so it is written, and so it is read.

use std::str::FromStr;

use table::lines::{Flaw, Line, Telling, rest};
use table::{Journal, Seat};

use super::written;
use crate::dice::{Colour, DiceSet, Symbol};
use crate::hobbit::Hobbit;
use crate::location::Location;
use crate::nazgul_route::NazgulRoute;
use crate::questions::Phase;
use crate::sheet::Sheet;
use crate::state::{Roll, State};
use crate::view::Awaited;

/// Words of a text that name nothing, beside those that its lines begin with.
const WORDS: [&str; 9] = ["out", "location", "hobbits", "roll", "dice", "apply", "over", "yes", "wins"];

/// Is this a word of a text about a table?
pub(crate) fn knows(state: &State, word: &str) -> bool {
    fn is<T: FromStr>(word: &str) -> bool {
        word.parse::<T>().is_ok()
    }
    let named = is::<Hobbit>(word) || is::<Colour>(word) || is::<Symbol>(word) || is::<Location>(word);
    let signs = word.starts_with('[') || word.ends_with(']') || word == "|";
    let keys = || Telling::keys(|text| Table::of(state).lines(text));
    WORDS.contains(&word) || named || signs || keys().contains(&word)
}

/// The table as text, line by line; then the values that follow from it.
pub(crate) fn lines(state: &State) -> Vec<String> {
    let text = written(|text| {
        Table::of(state).lines(text)?;
        text.line("location", state.phase.location());
        let out = state.seats.iter().filter(|(_, player)| player.eliminated());
        text.line("out", out.map(|(seat, _)| seat));
        text.line("wins", state.phase.winners().into_iter().flat_map(|winners| winners.iter()));
        Ok(())
    });
    text.lines().map(str::to_owned).collect()
}

/// The lines that a position is read from.
pub(super) fn of_a_position(state: &State) -> String {
    written(|text| Table::of(state).lines(text))
}

/// A table of which is told.
struct Table {
    state: State,
    /// The phase, as the lines gave it.
    phase: Option<&'static str>,
    roll: Option<Roll>,
}

const PHASES: [&str; 5] = ["hobbits", "roll", "dice", "apply", "over"];

const fn phase(step: Awaited) -> &'static str {
    match step {
        Awaited::TakeHobbit => "hobbits",
        Awaited::FirstRoll => "roll",
        Awaited::SetAside => "dice",
        Awaited::Apply => "apply",
        Awaited::Over => "over",
    }
}

/// Dice of a roll that lie somewhere.
type DiceOf = fn(&Roll) -> DiceSet;

impl Table {
    fn of(state: &State) -> Self {
        Self { state: state.clone(), phase: None, roll: state.phase.roll().copied() }
    }

    /// All of them.
    fn lines(&mut self, text: &mut Telling<'_>) -> Result<(), Flaw> {
        let state = &mut self.state;
        // Read before all others.
        text.any("players");
        text.any("option");
        if let Some(line) = text.line("round", [state.round]) {
            state.round = line.number(line.word()?, 1, 999)?;
        }
        if let Some(line) = text.line("turn", [state.active]) {
            state.active = seat(state, line, line.word()?)?;
        }
        if let Some(line) = text.line("first", [state.first]) {
            state.first = seat(state, line, line.word()?)?;
        }
        if let Some(line) = text.line("phase", [phase(state.phase.step())]) {
            let word = line.word()?;
            let known = PHASES.into_iter().find(|phase| *phase == word);
            let unknown = || line.flaw("a position begins with 'hobbits', 'roll' or 'dice'");
            self.phase = Some(known.ok_or_else(unknown)?);
        }
        for seat in text.each("hobbit", Seat::all(state.players()))? {
            let place = &mut state.seats[seat].hobbit;
            if let Some(line) = text.perhaps(("hobbit", seat), *place) {
                *place = Some(line.one::<Hobbit>()?);
            }
        }
        let mordor = state.sheet.mordor();
        for seat in text.each("bearer", Seat::all(state.players()))? {
            text.count(("bearer", seat), &mut state.seats[seat].bearer, 0, mordor)?;
        }
        let sheet = state.sheet;
        for seat in text.each("nazgul", Seat::all(state.players()))? {
            let place = &mut state.seats[seat].nazgul;
            if let Some(line) = text.line(("nazgul", seat), [*place]) {
                *place = route(&sheet, line)?;
            }
        }
        self.dice(text)
    }

    /// The dice of a turn.
    fn dice(&mut self, text: &mut Telling<'_>) -> Result<(), Flaw> {
        let sheet = self.state.sheet;
        let told = |dice: fn(&Roll) -> DiceSet| {
            let shown = self
                .roll
                .iter()
                .flat_map(move |roll| dice(roll).iter().map(move |die| format!("{} {die}", roll.face(die))));
            shown.collect::<Vec<_>>()
        };
        let places: [(&'static str, DiceOf); 3] =
            [("rolled", Roll::left), ("chosen", |roll| roll.chosen), ("aside", |roll| roll.aside)];
        let places = places.map(|(key, dice)| (key, told(dice)));
        for (key, shown) in places {
            if let Some(line) = text.line(key, shown)
                && !line.is_nothing()
            {
                dice(line, &sheet, self.roll.get_or_insert(BARE))?;
            }
        }
        let again = self.roll.is_some_and(|roll| roll.repeated).then_some("yes");
        if let Some(line) = text.line("again", again)
            && line.yes()?
        {
            self.roll.get_or_insert(BARE).repeated = true;
        }
        Ok(())
    }
}

/// Lays lines over a table as a game begins.
pub(super) fn read(state: State, lines: &[Line<'_>], whole: bool) -> Result<State, Flaw> {
    let mut table = Table { state, phase: None, roll: None };
    for line in lines.iter().filter(|line| !rest::is_rest(line)) {
        if ["hobbit", "bearer", "nazgul"].contains(&line.key) {
            seat(&table.state, line, line.about)?;
        }
        if !Telling::read(line, |text| table.lines(text))? {
            return Err(line.flaw(format!("'{}' tells nothing that a table has", line.head())));
        }
    }
    let Table { mut state, phase, roll } = table;
    match phase {
        Some("hobbits") => {}
        // What waits to be applied, and how it ended, the lines of the state tell.
        Some("apply" | "over") if whole || lines.iter().any(rest::is_rest) => {}
        Some(word @ ("apply" | "over")) => {
            let line = lines.iter().find(|line| line.key == "phase");
            let reason = format!("a position begins with 'hobbits', 'roll' or 'dice', not with '{word}'");
            return Err(Flaw::of(line, lines, reason));
        }
        _ => finish(&mut state, roll, lines)?,
    }
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

/// A route from the left, as far as it is told: the boxes that follow are empty.
fn route(sheet: &Sheet, line: &Line<'_>) -> Result<NazgulRoute, Flaw> {
    let told = if line.is_nothing() { "" } else { line.word()? };
    let missing = usize::from(sheet.nazgul_boxes()).saturating_sub(told.matches('[').count());
    let route = line.named::<NazgulRoute>(&format!("{told}{}", "[ ]".repeat(missing)))?;
    if route.length() == sheet.nazgul_boxes() {
        Ok(route)
    } else {
        Err(line.flaw(format!("the route has {} boxes", sheet.nazgul_boxes())))
    }
}

/// `ring red`: what a die shows, and its colour.
fn dice(line: &Line<'_>, sheet: &Sheet, roll: &mut Roll) -> Result<(), Flaw> {
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

fn finish(state: &mut State, roll: Option<Roll>, lines: &[Line<'_>]) -> Result<(), Flaw> {
    // Whoever has none takes the first that is free, so that a short text is enough.
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
