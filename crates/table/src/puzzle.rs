//! A puzzle: a moment of a game at which exactly one choice is right, for one person on the real table: it alone still wins, or
//! where chance decides it has better odds than every other.
//!
//! Played, it is a [`Lesson`] of one stop: another choice than the answer is refused with what it would have meant, and after the answer
//! the house plays the line that wins, where there is one.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::{Lesson, Message, Names, Seat, Step, Stop, Wrong};

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
    /// The only choice that wins, or has the best odds.
    pub answer: String,
    /// The other choices, each of which loses, or has worse odds.
    pub others: Vec<String>,
    /// The failure after one of those that lose, where it is known.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub fails: BTreeMap<String, Names>,
    /// The line that wins after the answer: seats and choices to the end of the game.
    pub line: Vec<(Seat, String)>,
    /// The question, for whoever reads it away from a table.
    #[serde(skip)]
    pub question: Option<Message>,
    /// The odds that were reckoned, where chance decides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reckoned: Option<Reckoned>,
}

/// The words and the odds of a puzzle in which chance decides.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Reckoned {
    pub question: Names,
    /// The reason why the answer is the best one.
    pub because: Names,
    /// The odds of each choice, in thousandths.
    pub odds: BTreeMap<String, u16>,
}

impl Reckoned {
    /// The question, as a message.
    pub fn asked(&self) -> Message {
        Message::new("puzzle-asked").with("question", &self.question)
    }

    /// The odds of a choice, in hundredths.
    pub fn percent(&self, choice: &str) -> u16 {
        self.odds.get(choice).map_or(0, |thousandths| (thousandths + 5) / 10)
    }

    /// The reason of the answer, with its odds and those of the others.
    fn end(&self, answer: &str, others: &[String]) -> Message {
        let mut worse = others.iter().map(|other| self.percent(other)).collect::<Vec<_>>();
        worse.sort_unstable_by_key(|percent| Reverse(*percent));
        worse.dedup();
        let worse = worse.into_iter().map(|percent| Message::new("puzzle-odds").with("odds", percent));
        Message::new("puzzle-because")
            .with("odds", self.percent(answer))
            .with("because", &self.because)
            .with("others", worse.collect::<Vec<_>>())
    }
}

impl Puzzle {
    /// The meaning of each other choice, by its whole notation and the longest first: where one begins like another, each has its own.
    fn wrong(&self) -> Vec<Wrong> {
        let says = |other: &String| match (&self.reckoned, self.fails.get(other)) {
            (Some(reckoned), _) => Message::new("puzzle-worse").with("odds", reckoned.percent(other)),
            (None, Some(fails)) => Message::new("puzzle-fails").with("fails", fails),
            (None, None) => Message::new("puzzle-wrong"),
        };
        let other = |other: &String| Wrong { begins: other.clone(), says: says(other) };
        let mut wrong = self.others.iter().map(other).collect::<Vec<_>>();
        wrong.sort_by_key(|wrong| Reverse(wrong.begins.len()));
        // Of one that alone wins any other loses, also one that is written in another way.
        let any = || Wrong { begins: String::new(), says: Message::new("puzzle-wrong") };
        wrong.extend(self.reckoned.is_none().then(any));
        wrong
    }

    /// The puzzle as a table plays it: one stop at the answer, and then the line. `number` is the one by which people call it.
    pub fn lesson(&self, number: u64) -> Lesson {
        let (asked, what) = match &self.reckoned {
            Some(reckoned) => (reckoned.asked(), Message::new("puzzle-do-best")),
            None => (Message::new("puzzle-why"), Message::new("puzzle-do")),
        };
        let end = self.reckoned.as_ref().map(|reckoned| reckoned.end(&self.answer, &self.others));
        let stop = Stop {
            id: "answer".to_owned(),
            why: asked,
            what,
            seen: None,
            lit: Vec::new(),
            shows: Vec::new(),
            wrong: self.wrong(),
        };
        let answer = Step { seat: self.seat, choice: self.answer.clone(), stop: Some(stop) };
        let line =
            self.line.iter().map(|(seat, choice)| Step { seat: *seat, choice: choice.clone(), stop: None });
        Lesson {
            id: "puzzle".to_owned(),
            name: Message::new("puzzle-name").with("number", number.to_string()),
            end: end.unwrap_or_else(|| Message::new("puzzle-end")),
            players: self.players,
            seat: self.seat,
            second: None,
            seed: self.seed,
            bots: "fair".to_owned(),
            options: self.options.clone(),
            begin: Some(self.begin.clone()),
            brings: Vec::new(),
            steps: [answer].into_iter().chain(line).collect(),
            shows: Vec::new(),
        }
    }
}
