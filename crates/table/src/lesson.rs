//! A lesson: a prepared game on the real table, by the real rules, for somebody who does not know the game.
//!
//! It is a set-up and a **script**: the choices of all seats in order, each in the game's notation. Some of the learner's choices are
//! [stops](Stop): there the learner is told why, and one thing to do, and the table waits; everything else the house plays by itself.
//! After the last step the same table goes on freely. Where a table stands in its lesson follows from the choices that were made
//! there: as long as they are the first of the script, it is [in the lesson](Lesson::at).
//!
//! A lesson may be for two who are both new: then it has a [second](Lesson::second) learner's seat with stops of its own. Where a person
//! sits there, the house waits at these, too; where a bot does, it makes them. At each stop the other learner is told what is done and
//! why, in words that say nothing hidden.
//!
//! The words are messages of the game's page, `GAME-lesson-ID-…`: `name` and `end` of the lesson, `STOP-why`, `STOP-do` and
//! `STOP-not-WORD` of a stop; of a lesson for two `second-end`, too, and `STOP-seen` of each stop.
//!
//! ```
//! # use table::Lesson;
//! let text = r#"
//!     id = "first"
//!     players = 2
//!     seed = 7
//!     bots = "fair"
//!
//!     [[step]]
//!     seat = 2
//!     choice = "roll"
//!
//!     [[step]]
//!     choice = "hold"
//!     stop = "hold"
//!     wrong = [{ begins = "roll", says = "roll" }]
//! "#;
//! let lesson = Lesson::read("pig", text, &|_| None).unwrap();
//! assert_eq!((lesson.stops(), lesson.steps[0].seat.number()), (1, 2));
//! assert_eq!(lesson.steps[1].stop.as_ref().unwrap().what.id, "pig-lesson-first-hold-do");
//! // All that is wrong is told.
//! let faults = Lesson::read("pig", &text.replace("seat = 2", "seat = 3").replace("stop =", "stpo ="), &|_| None);
//! assert_eq!(faults.unwrap_err().len(), 2);
//! ```

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;

use serde::Deserialize;
use toml::Value;

use crate::data_file::{self, Unreadable};
use crate::{MAX_SEATS, Message, Seat, SeatSet};

/// A lesson of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// The lesson's id, among those of the game.
    pub id: String,
    /// The lesson's name.
    pub name: Message,
    /// The sentence after the last step.
    pub end: Message,
    /// The number of seats.
    pub players: usize,
    /// The learner's seat.
    pub seat: Seat,
    /// The second learner, where the lesson is for two as well.
    pub second: Option<SecondLearner>,
    /// The random seed: the script is right with no other.
    pub seed: u64,
    /// The level of the bots at the other seats after the last step.
    pub bots: String,
    /// The options of the table.
    pub options: BTreeMap<String, String>,
    /// The position from which it begins, if not the game's own: as [`AnyGame::begin_at`](crate::AnyGame::begin_at) reads
    /// it.
    pub begin: Option<String>,
    /// The texts that seats bring.
    pub brings: Vec<Bring>,
    /// The script.
    pub steps: Vec<Step>,
    /// The ids of what stays in sight after the last step, on the drawing.
    pub shows: Vec<String>,
}

/// The second learner of a lesson for two.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SecondLearner {
    pub seat: Seat,
    /// The sentence after the last step, for that seat.
    pub end: Message,
}

/// A text that a seat brings to a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bring {
    pub seat: Seat,
    /// The id of the text, as the game asks for it.
    pub id: String,
    pub text: String,
}

/// A choice of the script.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    pub seat: Seat,
    /// The choice, in the game's notation.
    pub choice: String,
    /// The stop at which the learner makes it; without one the house does.
    pub stop: Option<Stop>,
}

/// A place at which the learner does something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stop {
    /// The stop's id, among those of the lesson.
    pub id: String,
    /// The reason, in one sentence.
    pub why: Message,
    /// The thing to do.
    pub what: Message,
    /// The thing done and its reason, for the other learner; none where the lesson is for one.
    pub seen: Option<Message>,
    /// The ids of the lit elements on the drawing; empty: those of the choice.
    pub lit: Vec<String>,
    /// The ids of what is to be in sight besides, on the drawing: where the last choice is seen, say.
    pub shows: Vec<String>,
    /// The meanings of other choices.
    pub wrong: Vec<Wrong>,
}

/// Choices that are not the script's, and their meaning.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wrong {
    /// The start of their notation.
    pub begins: String,
    /// Their meaning.
    pub says: Message,
}

impl Lesson {
    /// Reads a lesson of the game `game`. `ready` has the texts that are ready made there, by their ids.
    ///
    /// # Errors
    /// All that is wrong with it.
    pub fn read(game: &str, text: &str, ready: &dyn Fn(&str) -> Option<String>) -> Result<Self, Vec<String>> {
        let file = data_file::read::<File>(text).map_err(|error| vec![in_the_file(text, &error)])?;
        let mut faults = Vec::new();
        let words = Words { game, lesson: &file.id };
        if !is_id(&file.id) {
            faults.push(format!("id = {:?}: {ID}", file.id));
        }
        if file.players == 0 || file.players > MAX_SEATS {
            faults.push(format!("players = {}: there are 1 to {MAX_SEATS} seats", file.players));
        }
        let players = file.players.clamp(1, MAX_SEATS);
        let learner = seat_of(file.seat, players, &"seat", &mut faults);
        let second = file.second.map(|number| seat_of(number, players, &"second", &mut faults));
        if second == Some(learner) {
            faults.push(format!("second = {learner}: the second learner has another seat than the first"));
        }
        let learners = [learner].into_iter().chain(second);
        let mut steps = Vec::new();
        for (number, value) in (1..).zip(file.step) {
            let at = format!("step {number}");
            match value.try_into::<StepFile>() {
                Ok(step) => steps.push(step_of(step, (learner, second, players), &words, &at, &mut faults)),
                Err(error) => faults.push(format!("{at}: {}", one_line(&error))),
            }
        }
        let stops = steps.iter().filter_map(|step| step.stop.as_ref());
        let mut known = BTreeSet::new();
        for stop in stops.clone().filter(|stop| !known.insert(&stop.id)) {
            faults.push(format!("there are two stops '{}'", stop.id));
        }
        let taught = stops.count();
        if taught == 0 && faults.is_empty() {
            faults.push("there is no stop: nobody learns anything".to_owned());
        }
        for idle in learners.filter(|seat| taught > 0 && !stops_at(&steps, *seat)) {
            faults.push(format!("seat {idle} has no stop: whoever sits there learns nothing"));
        }
        let mut brings = Vec::new();
        for (number, bring) in (1..).zip(file.bring) {
            let at = format!("bring {number}");
            let seat = seat_of(bring.seat, players, &at, &mut faults);
            match ready(&bring.ready) {
                Some(text) => brings.push(Bring { seat, id: bring.id, text }),
                None => faults.push(format!("{at}: nothing ready made is called '{}'", bring.ready)),
            }
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        Ok(Self {
            name: words.of("name"),
            end: words.of("end"),
            seat: learner,
            second: second.map(|seat| SecondLearner { seat, end: words.of("second-end") }),
            brings,
            steps,
            players,
            id: file.id,
            seed: file.seed,
            bots: file.bots,
            options: file.options,
            begin: file.begin,
            shows: file.shows,
        })
    }

    /// The number of the learner's stops.
    pub fn stops(&self) -> usize {
        self.stops_of(self.seat, self.steps.len())
    }

    /// The number of stops of this seat before the step of this number, counted from 0.
    pub fn stops_of(&self, seat: Seat, step: usize) -> usize {
        self.steps.iter().take(step).filter(|step| step.seat == seat && step.stop.is_some()).count()
    }

    /// The learners' seats: one, or two.
    pub fn learners(&self) -> SeatSet {
        let second = self.second.as_ref().map(|second| second.seat);
        [self.seat].into_iter().chain(second).collect()
    }

    /// The sentence after the last step, for this learner.
    pub fn end_of(&self, seat: Seat) -> &Message {
        self.second.as_ref().filter(|second| second.seat == seat).map_or(&self.end, |second| &second.end)
    }

    /// The number from 0 of the step after these choices: as many as there are steps when all were made. Nothing where
    /// the choices are not the first of the script.
    pub fn at<'a>(&self, made: impl IntoIterator<Item = (Seat, &'a str)>) -> Option<usize> {
        let mut at = 0;
        for (seat, choice) in made {
            let Some(step) = self.steps.get(at) else { break };
            if step.seat != seat || step.choice != choice {
                return None;
            }
            at += 1;
        }
        Some(at)
    }

    /// Every message that the lesson needs.
    pub fn messages(&self) -> impl Iterator<Item = &Message> {
        let stops = self.steps.iter().filter_map(|step| step.stop.as_ref());
        let of = stops.flat_map(|stop| {
            let wrong = stop.wrong.iter().map(|wrong| &wrong.says);
            [&stop.why, &stop.what].into_iter().chain(&stop.seen).chain(wrong)
        });
        let second = self.second.iter().map(|second| &second.end);
        [&self.name, &self.end].into_iter().chain(second).chain(of)
    }
}

impl Stop {
    /// The meaning of another choice than the script's, where the lesson has one.
    pub fn meant(&self, choice: &str) -> Option<&Message> {
        let wrong = self.wrong.iter().find(|wrong| choice.starts_with(&wrong.begins));
        wrong.map(|wrong| &wrong.says)
    }
}

/// The form of an id.
const ID: &str = "an id is of small letters, digits and '-'";

fn is_id(text: &str) -> bool {
    let sign = |sign: char| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '-';
    !text.is_empty() && text.chars().all(sign)
}

/// A lesson as a file has it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    id: String,
    players: usize,
    #[serde(default = "first")]
    seat: usize,
    second: Option<usize>,
    seed: u64,
    bots: String,
    #[serde(default)]
    options: BTreeMap<String, String>,
    begin: Option<String>,
    #[serde(default)]
    shows: Vec<String>,
    #[serde(default)]
    bring: Vec<BringFile>,
    /// The steps, read one by one, so that all faults are reported.
    #[serde(default)]
    step: Vec<Value>,
}

const fn first() -> usize {
    1
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BringFile {
    seat: usize,
    id: String,
    ready: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StepFile {
    seat: Option<usize>,
    choice: String,
    stop: Option<String>,
    #[serde(default)]
    lit: Vec<String>,
    #[serde(default)]
    shows: Vec<String>,
    #[serde(default)]
    wrong: Vec<WrongFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrongFile {
    begins: String,
    says: String,
}

/// The ids of the messages of a lesson.
struct Words<'a> {
    game: &'a str,
    lesson: &'a str,
}

impl Words<'_> {
    /// A message id of the lesson, kept for as long as the program runs, as ids otherwise are known when it is built.
    fn of(&self, what: impl Display) -> Message {
        Message::new(format!("{}-lesson-{}-{what}", self.game, self.lesson).leak())
    }
}

/// A seat by its number, from 1.
fn seat_of(number: usize, players: usize, at: &dyn Display, faults: &mut Vec<String>) -> Seat {
    if number == 0 || number > players {
        faults.push(format!("{at}: there is no seat {number} of {players}"));
        return Seat::new(0);
    }
    Seat::new(number - 1)
}

/// True if a step of this seat is a stop.
fn stops_at(steps: &[Step], seat: Seat) -> bool {
    steps.iter().any(|step| step.seat == seat && step.stop.is_some())
}

fn step_of(
    file: StepFile,
    (learner, second, players): (Seat, Option<Seat>, usize),
    words: &Words,
    at: &str,
    faults: &mut Vec<String>,
) -> Step {
    let seat = file.seat.map_or(learner, |number| seat_of(number, players, &at, faults));
    let Some(id) = file.stop else {
        if !file.lit.is_empty() || !file.shows.is_empty() || !file.wrong.is_empty() {
            faults.push(format!("{at}: only at a stop is something lit, shown, or wrong"));
        }
        return Step { seat, choice: file.choice, stop: None };
    };
    if seat != learner && Some(seat) != second {
        faults.push(format!("{at}: a stop is the learner's, and this seat is another's"));
    }
    if !is_id(&id) {
        faults.push(format!("{at}: stop = {id:?}: {ID}"));
    }
    let wrong = file.wrong.into_iter().map(|wrong| {
        if !is_id(&wrong.says) {
            faults.push(format!("{at}: says = {:?}: {ID}", wrong.says));
        }
        Wrong { says: words.of(format_args!("{id}-not-{}", wrong.says)), begins: wrong.begins }
    });
    let wrong = wrong.collect();
    let (why, what) = (words.of(format_args!("{id}-why")), words.of(format_args!("{id}-do")));
    let seen = second.map(|_| words.of(format_args!("{id}-seen")));
    let stop = Stop { id, why, what, seen, lit: file.lit, shows: file.shows, wrong };
    Step { seat, choice: file.choice, stop: Some(stop) }
}

/// A fault of the file itself, with its line, in one line of its own.
fn in_the_file(text: &str, error: &Unreadable) -> String {
    let before = error.span().and_then(|span| text.get(..span.start)).unwrap_or_default();
    let at = before.matches('\n').count();
    let line = text.lines().nth(at).unwrap_or_default().trim();
    format!("line {}: {}: {line}", 1 + at, error.message())
}

fn one_line(error: &dyn Display) -> String {
    error.to_string().lines().map(str::trim).filter(|line| !line.is_empty()).collect::<Vec<_>>().join(" ")
}
