//! Setting up: players, options, and the sheet (VAM-1).

use std::fmt;

use serde::{Deserialize, Serialize};
use table::{Chance, Clause, GameOption, Info, Journal, Seat, SetupError, SetupRequest};

use crate::data::Data;
use crate::event::Event;
use crate::hobbit::Hobbit;
use crate::questions::WhichHobbit;
use crate::sheet::Sheet;
use crate::state::{Player, Rules, State};

/// The facts of the game before it is set up (VAM-1.1).
pub const INFO: Info =
    Info { id: "journey", least: 2, most: 4, rules_version: 1, state_version: 1, cooperative: false };

/// Everything a game is started from. It carries the sheet itself, so that a game goes on and can be
/// replayed whatever becomes of the data file.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// The number of players (2 to 4).
    pub players: u8,
    /// Basic or advanced, and the readings played by.
    pub rules: Rules,
    /// The printed sheet.
    pub sheet: Sheet,
    /// The first player; drawn by chance when `None` (VAM-1.5).
    pub first: Option<Seat>,
    /// Are hobbits given out in the order of the seats, instead of each player taking one?
    pub hobbits_in_order: bool,
    /// The start position, if not Bag End.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Position>,
}

/// A start position other than Bag End, kept as its text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Position(pub(crate) String);

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The options of a table.
pub fn options(data: &Data) -> Vec<GameOption> {
    let option = |id, values: &[&str], clause| GameOption {
        id,
        values: values.iter().map(|value| (*value).to_owned()).collect(),
        default: values[0].to_owned(),
        clause: Some(Clause(clause)),
    };
    let sheets = data.sheets().map(|(id, _)| id).collect::<Vec<_>>();
    vec![
        option("game", &["advanced", "basic"], "VAM-1.3"),
        option("sheet", &sheets, "VAM-1.3"),
        option("hobbits", &["choose", "order"], "VAM-1.2"),
        option("first", &["random", "1", "2", "3", "4"], "VAM-1.5"),
        option("tiebreak", &["marks", "boxes"], "VAM-A5"),
        option("voluntary", &["off", "on"], "VAM-A12"),
    ]
}

/// Checks and completes what was asked for.
pub fn setup(data: &Data, request: &SetupRequest) -> Result<Setup, SetupError> {
    let (chosen, mut faults) = request.settle(&INFO, &options(data));
    let sheet_id = chosen["sheet"].as_str();
    let sheet = data
        .sheet(sheet_id)
        .ok_or_else(|| SetupError::bad_value("sheet", sheet_id, data.sheets().map(|(id, _)| id)))?;
    // 'random' is no seat number; a number beyond the players is no seat.
    let first = chosen["first"].parse::<Seat>().ok();
    if first.is_some_and(|seat| seat.index() >= request.players) {
        let values = ["random", "1", "2", "3", "4"].into_iter().take(request.players + 1);
        faults.extend(SetupError::bad_value("first", &chosen["first"], values).faults);
    }
    SetupError::unless_none(faults)?;
    Ok(Setup {
        players: request.players as u8,
        rules: Rules {
            advanced: chosen["game"] == "advanced",
            voluntary: chosen["voluntary"] == "on",
            half_boxes: chosen["tiebreak"] == "boxes",
        },
        sheet,
        first,
        hobbits_in_order: chosen["hobbits"] == "order",
        position: None,
    })
}

/// The table of a new game before the first decision: all bearers at Bag End, no marks (VAM-1.4).
pub fn start(setup: &Setup, chance: &mut Chance, journal: &mut Journal<Event>) -> State {
    let players = u32::from(setup.players);
    let first = setup.first.unwrap_or_else(|| {
        chance.roll("first player", 1);
        Seat::new(chance.below(players) as usize)
    });
    let mut state = table(setup, first);
    journal.tell(|| Event::Begins { seat: first });
    if setup.hobbits_in_order {
        state.begin_turn(journal);
    }
    state
}

/// The table with nothing marked; hobbits are still to be taken.
pub(crate) fn table(setup: &Setup, first: Seat) -> State {
    let seats = table::BySeat::new(usize::from(setup.players), |seat| {
        let hobbit = setup.hobbits_in_order.then(|| Hobbit::ALL[seat.index()]);
        Player::fresh(hobbit, &setup.sheet)
    });
    State {
        sheet: setup.sheet,
        rules: setup.rules,
        seats,
        first,
        active: first,
        round: 1,
        phase: WhichHobbit.into(),
    }
}
