//! A puzzle: a moment of a game at which exactly one choice still wins, for one person on the real table.
//!
//! Played, it is a [`Lesson`] of one stop: another choice than the answer is refused with what it would have meant, and after the answer
//! the house plays the line that wins.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::{Lesson, Message, Seat, Step, Stop, Wrong};

/// A puzzle of a game. It is kept with the table at which it is played, so that a better solver changes nothing there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Puzzle {
    /// The seed of the deal: its number.
    pub seed: u64,
    /// The difficulty, from 1 to 3.
    pub grade: u8,
    /// The number of seats.
    pub players: usize,
    /// The options of the table.
    pub options: BTreeMap<String, String>,
    /// The position, as [`AnyGame::begin_at`](crate::AnyGame::begin_at) reads it.
    pub begin: String,
    /// The seat that is asked.
    pub seat: Seat,
    /// The only choice that wins.
    pub answer: String,
    /// The other choices, each of which loses.
    pub others: Vec<String>,
    /// The line that wins after the answer: seats and choices to the end of the game.
    pub line: Vec<(Seat, String)>,
    /// The question, for whoever reads it away from a table.
    #[serde(skip)]
    pub question: Option<Message>,
}

impl Puzzle {
    /// The puzzle as a table plays it: one stop at the answer, and then the line.
    pub fn lesson(&self) -> Lesson {
        let stop = Stop {
            id: "answer".to_owned(),
            why: Message::new("puzzle-why"),
            what: Message::new("puzzle-do"),
            seen: None,
            lit: Vec::new(),
            wrong: vec![Wrong { begins: String::new(), says: Message::new("puzzle-wrong") }],
        };
        let answer = Step { seat: self.seat, choice: self.answer.clone(), stop: Some(stop) };
        let line =
            self.line.iter().map(|(seat, choice)| Step { seat: *seat, choice: choice.clone(), stop: None });
        Lesson {
            id: "puzzle".to_owned(),
            name: Message::new("puzzle-name").with("number", self.seed.to_string()),
            end: Message::new("puzzle-end"),
            players: self.players,
            seat: self.seat,
            second: None,
            seed: self.seed,
            bots: "fair".to_owned(),
            options: self.options.clone(),
            begin: Some(self.begin.clone()),
            brings: Vec::new(),
            steps: [answer].into_iter().chain(line).collect(),
        }
    }
}
