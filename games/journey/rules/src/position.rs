//! The table as a text that people write, read and compare: what scenarios begin from and look for.
//!
//! Of a table at which hobbits are taken, a turn begins, or dice are set aside a few lines are enough. Every moment can be
//! written [in full](Position::of): what the game's lines have no words for is told as it is saved
//! ([`rest`](table::lines::rest)). `docs/scenarios.md` describes the lines.

mod tell;

use table::lines::{Flaw, Line, Telling, rest};
use table::offer::Positions;
use table::{Game, Seat};

use crate::Journey;
use crate::data::Data;
use crate::setup::Setup;
use crate::state::State;

pub use crate::setup::Position;
pub(crate) use tell::{knows, lines};

impl Position {
    /// The position of a state, in full.
    pub fn of(state: &State) -> Option<Self> {
        let mut head = format!("players: {}\n", state.players());
        for (id, value) in unusual(state) {
            head.push_str(&format!("option {id}: {value}\n"));
        }
        let (told, setup) = (tell::of_a_position(state), setup_of(state));
        rest::in_full(&head, &told, state, Journey::saved, |text| told_by(&setup, text, true)).map(Self)
    }

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

/// The options of the table that are not as by default.
fn unusual(state: &State) -> Vec<(&'static str, &'static str)> {
    let rules = state.rules;
    let all = [
        (!rules.advanced, "game", "basic"),
        (rules.half_boxes, "tiebreak", "boxes"),
        (rules.voluntary, "voluntary", "on"),
    ];
    all.into_iter().filter(|(is, ..)| *is).map(|(_, id, value)| (id, value)).collect()
}

/// The table of a state, with the sheet of the box.
fn setup_of(state: &State) -> Setup {
    Setup {
        players: state.players() as u8,
        rules: state.rules,
        sheet: Data::built_in().sheets().next().map_or(state.sheet, |(_, sheet)| *sheet),
        first: None,
        hobbits_in_order: false,
        position: None,
    }
}

/// Lays a text over the table as a game begins.
fn read(setup: &Setup, text: &str) -> Result<State, Flaw> {
    told_by(setup, text, false)
}

/// The same; `whole`: what the lines do not tell is told afterwards.
fn told_by(setup: &Setup, text: &str, whole: bool) -> Result<State, Flaw> {
    let lines = table::lines::lines(text)?;
    let state = crate::setup::table(setup, setup.first.unwrap_or(Seat::new(0)));
    fits(&state, &lines)?;
    let state = if rest::is_bare(&lines)? { state } else { tell::read(state, &lines, whole)? };
    rest::laid(state, &lines, Journey::saved, Journey::read_saved)
}

/// Is the table that of the text?
fn fits(state: &State, lines: &[Line<'_>]) -> Result<(), Flaw> {
    for line in lines {
        match (line.key, line.about) {
            ("players", "") if usize::from(line.count(1, 99)?) != state.players() => {
                let reason = format!("{} play at this table", state.players());
                return Err(line.flaw(reason));
            }
            // The others are asked for once, and then over.
            ("option", id @ ("game" | "tiebreak" | "voluntary")) => {
                let usual = [("game", "advanced"), ("tiebreak", "marks"), ("voluntary", "off")];
                let mut of_table = unusual(state).into_iter().chain(usual);
                let (_, value) = of_table.find(|(other, _)| *other == id).unwrap_or_default();
                if line.word()? != value {
                    return Err(line.flaw(format!("this table plays by '{value}'")));
                }
            }
            _ => {}
        }
    }
    Ok(())
}

impl Positions for Journey {
    type Position = Position;

    fn of_the_book(data: &Data, players: u8) -> Position {
        let request = table::SetupRequest::players(usize::from(players));
        let setup = Self::setup(data, &request).expect("the usual table");
        let state = crate::setup::table(&setup, Seat::new(0));
        Position::of(&state).expect("a table that can be told")
    }

    fn read(data: &Data, text: &str) -> Result<Position, Flaw> {
        let (players, _) = table::lines::asked_for(text)?;
        let request = table::SetupRequest::players(players.unwrap_or(Self::INFO.least));
        let request = table::lines::request(request, text)?;
        let setup = Self::setup(data, &request).map_err(Flaw::whole)?;
        let state = read(&setup, text)?;
        Ok(Position::of(&state).unwrap_or_else(|| Position(text.to_owned())))
    }

    fn players_in(position: &Position) -> usize {
        let asked = table::lines::asked_for(&position.0);
        asked.ok().and_then(|(players, _)| players).unwrap_or(Self::INFO.least)
    }

    fn written(state: &State) -> Option<Position> {
        Position::of(state)
    }
}

/// All lines, as they are written.
fn written(tell: impl FnOnce(&mut Telling<'_>) -> Result<(), Flaw>) -> String {
    Telling::write(tell)
}
