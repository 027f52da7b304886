//! Prepared puzzles: positions in which chance decides, of whose answers one has better odds than every other.
//!
//! A game hands out a file of them. Nobody writes down which answer is right: it is reckoned from the rules, by following every
//! draw of dice and tiles, and whoever decides later decides as well as can be. Where that takes long the odds are kept in a second file,
//! which is written by what reckons them.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;
use serde_json::{Value, json};

use crate::data_file;
use crate::lines::Flaw;
use crate::{AnyGame, AnyMatch, Chance, Names, Puzzle, Reckoned, Seat, Seed, SetupError, SetupRequest};

/// The ways in which the draws of one choice may fall, at most: five dice and the re-roll of one.
const WAYS: usize = 50_000;

/// Choices tried in one puzzle, at most.
const TRIED: u32 = 400_000;

/// Choices after one another, at most: the way of a puzzle is short.
const DEEP: u32 = 80;

/// The thousandths by which the answer is better than every other choice, at least.
const MARGIN: u16 = 30;

/// The odds of each choice, in thousandths.
type Thousandths = BTreeMap<String, u16>;

/// The judge of whether an aim was reached, once that is known. The aim is said in the game's own words.
pub type Judge = dyn Fn(&str, &dyn AnyMatch) -> Option<bool> + Send + Sync;

/// A prepared puzzle, as its file has it.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Prepared {
    /// The difficulty, from 1 to 3.
    pub grade: u8,
    /// True if it takes long to reckon: its odds are kept.
    #[serde(default)]
    pub long: bool,
    /// The odds that are kept.
    #[serde(skip)]
    kept: Option<Thousandths>,
    /// The seat that is asked, from 1.
    #[serde(default = "first")]
    seat: usize,
    #[serde(default)]
    options: BTreeMap<String, String>,
    /// The position from which the question is reached.
    begin: String,
    /// The faces that come up on the way there.
    #[serde(default)]
    luck: Vec<String>,
    /// The choices on the way there, by whoever is asked. Where there is but one answer it is given, and not written here.
    #[serde(default)]
    before: Vec<String>,
    /// The aim, whose odds are reckoned.
    aim: String,
    question: Names,
    because: Names,
}

/// The number of seats: the games that have such puzzles are for two.
const PLAYERS: usize = 2;

const fn first() -> usize {
    1
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    puzzle: Vec<Prepared>,
}

impl Prepared {
    /// Reads a file of puzzles, and one of the odds that are kept of those that are long to reckon: a table each, named by its number.
    ///
    /// # Errors
    /// What is wrong with them.
    pub fn read(text: &str, kept: &str) -> Result<Vec<Self>, String> {
        let mut all = data_file::read::<File>(text).map_err(|error| error.to_string())?.puzzle;
        let seated = |puzzle: &Self| (1..=PLAYERS).contains(&puzzle.seat);
        if let Some(at) = all.iter().position(|puzzle| !seated(puzzle)) {
            return Err(format!("puzzle {}: there is no such seat", at + 1));
        }
        let kept = data_file::read::<BTreeMap<String, Thousandths>>(kept)
            .map_err(|error| format!("odds: {error}"))?;
        for (number, odds) in kept {
            let at = number.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
            let puzzle = at.and_then(|at| all.get_mut(at)).filter(|puzzle| puzzle.long);
            let puzzle = puzzle.ok_or_else(|| format!("odds: no puzzle '{number}' is long to reckon"))?;
            puzzle.kept = Some(odds);
        }
        Ok(all)
    }

    /// Writes the file of the odds that are kept, by the numbers of their puzzles.
    pub fn written(all: &BTreeMap<u64, Thousandths>) -> String {
        let table = |(number, odds): (&u64, &Thousandths)| {
            let line = |(choice, odds): (&String, &u16)| format!("{} = {odds}\n", json!(choice));
            format!("\n[{number}]\n{}", odds.iter().map(line).collect::<String>())
        };
        all.iter().map(table).collect()
    }

    /// The puzzle, with the odds that are kept of it, or reckoned. The latter is slow: every draw is followed.
    ///
    /// # Errors
    /// Why it is none.
    pub fn pose(&self, number: u64, game: &dyn AnyGame, judge: &Judge) -> Result<Puzzle, String> {
        let setup = self.setup(game)?;
        let (begin, table) = self.asked(game, &setup)?;
        let seat = Seat::new(self.seat - 1);
        let choices = table.choices(seat);
        let odds = match &self.kept {
            Some(kept) => kept.clone(),
            None => self.reckon(table.as_ref(), judge)?,
        };
        if !odds.keys().eq(choices.iter().collect::<BTreeSet<_>>()) {
            return Err(format!(
                "kept are the odds of other choices: {odds:?}; there are {}",
                choices.join(", ")
            ));
        }
        let answer = best(&choices, &odds)?;
        let others = choices.iter().filter(|choice| **choice != answer).cloned().collect();
        let reckoned = Reckoned { question: self.question.clone(), because: self.because.clone(), odds };
        Ok(Puzzle {
            seed: number,
            grade: self.grade,
            players: PLAYERS,
            options: self.options.clone(),
            begin,
            seat,
            answer,
            others,
            fails: BTreeMap::new(),
            line: Vec::new(),
            question: Some(reckoned.asked()),
            reckoned: Some(reckoned),
        })
    }

    /// The odds of each choice in thousandths, reckoned, whatever is kept. Slow.
    ///
    /// # Errors
    /// Why they cannot be.
    pub fn reckoned(&self, game: &dyn AnyGame, judge: &Judge) -> Result<Thousandths, String> {
        let setup = self.setup(game)?;
        let (_, table) = self.asked(game, &setup)?;
        self.reckon(table.as_ref(), judge)
    }

    /// Checks that odds are kept where it is long to reckon.
    ///
    /// # Errors
    /// That they are not.
    pub fn is_kept(&self) -> Result<(), String> {
        match self.long && self.kept.is_none() {
            true => Err("it is long to reckon, and its odds are not kept".to_owned()),
            false => Ok(()),
        }
    }

    /// Checks that what is kept is what the rules say. Slow.
    ///
    /// # Errors
    /// What is kept, and what they say.
    pub fn keeps_what_is_reckoned(&self, game: &dyn AnyGame, judge: &Judge) -> Result<(), String> {
        self.is_kept()?;
        let Some(kept) = &self.kept else { return Ok(()) };
        let reckoned = self.reckoned(game, judge)?;
        match *kept == reckoned {
            true => Ok(()),
            false => Err(format!("kept are {kept:?}, reckoned {reckoned:?}")),
        }
    }

    /// Checks of the puzzle that it [poses](Self::pose) that nothing hidden decides: in a game that whoever is asked may imagine, every
    /// choice has the same odds. They are reckoned of that game alone.
    ///
    /// # Errors
    /// What is told that nobody there may know.
    pub fn hides_nothing(&self, posed: &Puzzle, game: &dyn AnyGame, judge: &Judge) -> Result<(), String> {
        let setup = self.setup(game)?;
        let led = self.led(game, &setup)?;
        let imagined = led.imagined(posed.seat).ok_or("the moment cannot be imagined")?;
        let other = begun(game, &setup, &imagined.position)?;
        let guessed = self.reckon(other.as_ref(), judge)?;
        match posed.reckoned.as_ref().map(|reckoned| &reckoned.odds) {
            Some(known) if *known == guessed => Ok(()),
            known => Err(format!("hidden things decide: {known:?}, {guessed:?}")),
        }
    }

    fn setup(&self, game: &dyn AnyGame) -> Result<Value, String> {
        let request = SetupRequest { players: PLAYERS, options: self.options.clone() };
        game.setup(&request).map_err(unfit)
    }

    /// The moment of the question as it is written down, and the game that begins there.
    fn asked(&self, game: &dyn AnyGame, setup: &Value) -> Result<(String, Box<dyn AnyMatch>), String> {
        let led = self.led(game, setup)?;
        let begin = led.in_full().ok_or("the moment cannot be written down")?;
        let table = begun(game, setup, &begin)?;
        let seat = Seat::new(self.seat - 1);
        match table.choices(seat) == led.choices(seat) {
            true => Ok((begin, table)),
            false => Err("the position that is written down asks something else".to_owned()),
        }
    }

    /// The game that is led to the question.
    fn led(&self, game: &dyn AnyGame, setup: &Value) -> Result<Box<dyn AnyMatch>, String> {
        let at = game.begin_at(setup, &self.begin).map_err(flawed)?;
        let luck = Chance::faces(self.luck.iter().map(String::as_str));
        let mut led = game.start_patched(&at, luck, &json!({})).map_err(unfit)?;
        for choice in &self.before {
            while !made(led.as_mut(), choice) {
                forced(led.as_mut()).map_err(|asked| format!("before, '{choice}': {asked}"))?;
            }
        }
        let seat = Seat::new(self.seat - 1);
        while !(led.asks().has(seat) && led.choices(seat).len() > 1) {
            forced(led.as_mut())?;
        }
        match led.chance_fault() {
            Some(fault) => Err(format!("luck: {fault}")),
            None if !led.chance_left().is_empty() => Err(format!("luck left: {}", led.chance_left())),
            None => Ok(led),
        }
    }

    /// The odds of each choice, in thousandths.
    fn reckon(&self, game: &dyn AnyMatch, judge: &Judge) -> Result<Thousandths, String> {
        let seat = Seat::new(self.seat - 1);
        if !game.asks().has(seat) {
            return Err(format!("seat {seat} is not asked"));
        }
        let mut reckoning = Reckoning { seat, aim: &self.aim, judge, left: TRIED };
        let mut odds = BTreeMap::new();
        for choice in game.choices(seat) {
            let reached = reckoning.after(game, (seat, &choice), 0);
            let reached = reached.ok_or_else(|| format!("'{choice}' leads too far to be reckoned"))?;
            odds.insert(choice, (reached * 1000.0).round() as u16);
        }
        Ok(odds)
    }
}

/// Makes a choice for whoever is asked it.
fn made(game: &mut dyn AnyMatch, choice: &str) -> bool {
    let asked = game.asks();
    asked.iter().any(|seat| {
        let since = game.since(seat);
        game.choose(seat, since, choice).is_ok()
    })
}

/// Gives the answer of whoever has but one.
fn forced(game: &mut dyn AnyMatch) -> Result<(), String> {
    let only = game.asks().iter().find_map(|seat| match game.choices(seat).as_slice() {
        [only] => Some(only.clone()),
        _ => None,
    });
    if game.ply() < DEEP && only.is_some_and(|only| made(game, &only)) {
        return Ok(());
    }
    let asked = game.asks().iter().map(|seat| format!("seat {seat}: {}", game.choices(seat).join(", ")));
    Err(format!("asked is {}", asked.collect::<Vec<_>>().join("; ")))
}

fn unfit(error: SetupError) -> String {
    error.message.id.to_owned()
}

fn flawed(flaw: Flaw) -> String {
    flaw.to_string()
}

/// A game that begins where this text says.
fn begun(game: &dyn AnyGame, setup: &Value, text: &str) -> Result<Box<dyn AnyMatch>, String> {
    let at = game.begin_at(setup, text).map_err(flawed)?;
    game.start(&at, &Seed::from_number(0)).map_err(unfit)
}

/// The choice that is better than every other.
fn best(choices: &[String], odds: &Thousandths) -> Result<String, String> {
    let worth = |choice: &String| odds.get(choice).copied().unwrap_or_default();
    let mut sorted = choices.iter().collect::<Vec<_>>();
    sorted.sort_by_key(|choice| Reverse(worth(choice)));
    match sorted[..] {
        [best, next, ..] if worth(best) >= worth(next) + MARGIN => Ok(best.clone()),
        _ => Err(format!("no choice is better than every other: {odds:?}")),
    }
}

/// The odds of an aim.
struct Reckoning<'a> {
    /// The seat whose aim it is: the other one hinders it.
    seat: Seat,
    aim: &'a str,
    judge: &'a Judge,
    /// The choices that may still be tried.
    left: u32,
}

impl Reckoning<'_> {
    /// The odds at a moment; none where that leads too far.
    fn at(&mut self, game: &dyn AnyMatch, deep: u32) -> Option<f64> {
        if let Some(reached) = (self.judge)(self.aim, game) {
            return Some(if reached { 1.0 } else { 0.0 });
        }
        let asked = game.asks().first().filter(|_| deep < DEEP)?;
        let mut best = None::<f64>;
        for choice in game.choices(asked) {
            let odds = self.after(game, (asked, &choice), deep)?;
            best = Some(match best {
                Some(best) if asked == self.seat => best.max(odds),
                Some(best) => best.min(odds),
                None => odds,
            });
        }
        best
    }

    /// The odds after a choice: of each way in which the draws fall, by how often they do.
    fn after(&mut self, game: &dyn AnyMatch, (seat, choice): (Seat, &str), deep: u32) -> Option<f64> {
        self.left = self.left.checked_sub(1)?;
        let mut sum = 0.0;
        for way in game.ways(seat, choice, WAYS)? {
            sum += way.odds * self.at(way.outcome.as_ref(), deep + 1)?;
        }
        Some(sum)
    }
}
