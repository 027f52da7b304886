//! A table's line in the lobby: kept with its log, written only when it changes.

use std::collections::BTreeMap;

use seen::{CardEnd, Pace, PuzzleMark, SeatKind, Status, TableSeat};
use serde::{Deserialize, Serialize};
use store::{Status as Kept, TableSummary};
use table::{Seat, SeatSet};

use super::commands::names::{is_called, told_apart};
use super::lesson;
use super::table::{SeatState, Sitter, Table};

/// The lobby's line about a table, available without loading it.
#[derive(Serialize, Deserialize, Default)]
pub struct Line {
    pub name: String,
    pub seats: Vec<TableSeat>,
    pub epoch: u32,
    /// The seat of the table's maker.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host: Option<Seat>,
    /// True if it is a bot's turn: then the table is woken when the server starts.
    pub bots_owe: bool,
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    #[serde(default)]
    pub pace: Pace,
    #[serde(default)]
    pub lang: String,
    #[serde(default)]
    pub ended: Option<CardEnd>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lesson: Option<String>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub again: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub study: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub puzzle: Option<PuzzleMark>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub day: Option<i64>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub behind: Vec<String>,
    /// The seats that are called as their guests are in the house.
    #[serde(default)]
    pub house: SeatSet,
    /// The seats of which the log says whether they are.
    #[serde(default)]
    pub marked: SeatSet,
    /// True if no new name may be told now.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub quiet: bool,
}

impl Line {
    /// Shows those who are called as in the house by the name that they have there now.
    pub fn call<'n>(&mut self, name: impl Fn(Seat) -> Option<&'n str>) {
        for seat in self.house.iter().filter(|_| !self.quiet) {
            let name = name(seat).filter(|name| !name.is_empty());
            let (Some(name), Some(here)) = (name, self.seats.get(seat.index())) else { continue };
            if is_called(&here.name, name) {
                continue;
            }
            let others = self
                .seats
                .iter()
                .enumerate()
                .filter(|(index, other)| *index != seat.index() && other.kind == SeatKind::Person);
            let others = others.map(|(_, other)| other.name.as_str()).collect::<Vec<_>>();
            self.seats[seat.index()].name = told_apart(name.to_owned(), &others);
        }
    }
}

/// The public kind of a seat's occupant.
pub fn kind(seat: &SeatState) -> SeatKind {
    match seat.sitter {
        Sitter::Open => SeatKind::Open,
        Sitter::Person { .. } => SeatKind::Person,
        Sitter::Bot { .. } => SeatKind::Bot,
    }
}

/// The seats that owe a decision.
pub fn owing(table: &Table) -> SeatSet {
    match (&table.running, &table.ended) {
        (Some(running), None) => running.live.asks(),
        _ => SeatSet::EMPTY,
    }
}

/// The present line.
pub fn of(table: &Table) -> TableSummary {
    let owing = owing(table);
    let awaited = lesson::awaited(table, owing);
    let seat = |(seat, state): (Seat, &SeatState)| TableSeat {
        kind: kind(state),
        name: state.name().to_owned(),
        gone: state.gone,
        program: state.program().is_some(),
        called: state.program().filter(|called| *called != state.name()).unwrap_or_default().to_owned(),
        level: state.bot().map(str::to_owned),
        owes: awaited.has(seat),
        since: table.clocks.since(seat),
        resting: table.clocks.resting(seat, table.clock.now()),
    };
    let seats = Seat::all(table.seats.len()).zip(&table.seats);
    let line = Line {
        name: table.made.name.clone(),
        seats: seats.clone().map(seat).collect(),
        epoch: table.epoch,
        host: table.seats_where(|seat| seat.in_person() == Some(table.owner.guest())).first(),
        bots_owe: lesson::plays(table)
            || seats.clone().any(|(seat, state)| owing.has(seat) && state.bot().is_some()),
        options: table.made.options.clone(),
        pace: table.made.pace,
        lang: table.made.lang.clone(),
        lesson: table.made.lesson.clone(),
        again: table.made.again(),
        study: table.made.from.is_some(),
        puzzle: table.made.puzzle.as_ref().map(|puzzle| PuzzleMark {
            seed: puzzle.seed,
            grade: puzzle.grade,
            told: table.lesson_left,
            found: lesson::found(table),
        }),
        day: table.made.day,
        house: table.seats_where(|seat| seat.house == Some(true) && seat.in_person().is_some()),
        marked: table.seats_where(|seat| seat.house.is_some()),
        quiet: table.may_speak(Seat::new(0)).is_err(),
        behind: table.running.as_ref().map(|running| running.live.behind()).unwrap_or_default(),
        ended: table.ended.as_ref().map(|(how, outcome)| CardEnd {
            how: *how,
            winners: outcome.as_ref().map_or(SeatSet::EMPTY, |outcome| outcome.winners),
            at: table.ended_at,
        }),
    };
    TableSummary {
        game: table.made.game.clone(),
        status: match table.status() {
            Status::Waiting => Kept::Waiting,
            Status::Playing => Kept::Playing,
            Status::Finished => Kept::Finished,
        },
        public: table.made.public,
        body: serde_json::to_string(&line).expect("a line is plain data"),
    }
}
