//! Chance that was written down: the dice of a book's example, roll by roll.

use std::collections::VecDeque;

use super::Draw;

/// Draws of a script that belong together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Roll {
    /// The purpose of the draws, by the name that the game gives it; `None`: any.
    pub of: Option<String>,
    /// The draws, in order.
    pub draws: Vec<Draw>,
}

/// A script, and how far it has come.
#[derive(Clone, Debug)]
pub(super) struct Script {
    rolls: VecDeque<Roll>,
    /// The current roll of the game: its purpose, its draws, and how many of these have been made.
    now: Option<(&'static str, usize, usize)>,
}

impl Script {
    pub(super) fn of(rolls: VecDeque<Roll>) -> Self {
        let mut script = Self { rolls, now: None };
        script.turn_the_page();
        script
    }

    /// Drops what is used up.
    fn turn_the_page(&mut self) {
        while self.rolls.front().is_some_and(|roll| roll.draws.is_empty()) {
            self.rolls.pop_front();
        }
    }

    pub(super) fn unused(&self) -> usize {
        self.rolls.iter().map(|roll| roll.draws.len()).sum()
    }

    pub(super) fn left(&self) -> String {
        self.rolls.iter().map(named).collect::<Vec<_>>().join("; ")
    }

    /// A roll begins.
    pub(super) fn begin(&mut self, of: &'static str, draws: usize) -> Result<(), String> {
        self.now = Some((of, draws, 0));
        if draws == 0 {
            return Ok(());
        }
        match self.rolls.front() {
            Some(Roll { of: Some(next), .. }) if next != of => {
                Err(format!("'{of}' is rolled now, but the script goes on with '{next}'"))
            }
            Some(roll @ Roll { of: Some(_), .. }) if roll.draws.len() != draws => Err(format!(
                "'{of}' is a roll of {draws}, but the script has {} for it: {}",
                roll.draws.len(),
                faces(&roll.draws)
            )),
            _ => Ok(()),
        }
    }

    /// One draw of `n` faces.
    pub(super) fn draw(&mut self, n: u32, name: &dyn Fn(u32) -> &'static str) -> Result<u32, String> {
        let begun = self.now.take().filter(|(_, draws, made)| made < draws);
        self.now = begun.map(|(of, draws, made)| (of, draws, made + 1));
        let whence = || match self.now {
            Some((of, draws, made)) if draws > 1 => format!(", '{of}', {made} of {draws}"),
            Some((of, ..)) => format!(", '{of}'"),
            None => String::new(),
        };
        let Some(roll) = self.rolls.front_mut() else {
            return Err(format!("{}: the script has no more draws", whence()));
        };
        if self.now.is_none()
            && let Some(next) = &roll.of
        {
            return Err(format!(": the script goes on with '{next}', but something without a name is drawn"));
        }
        let draw = roll.draws.remove(0);
        let found = match &draw {
            Draw::Value(value) => (*value < n).then_some(*value),
            Draw::Face(wanted) => {
                // What has no names, or none that is a number, is also known by its number.
                let counted = || (0..n).all(|face| name(face).parse::<u32>().is_err());
                let number = || wanted.parse().ok().filter(|value| *value < n && counted());
                (0..n).find(|face| name(*face) == wanted).or_else(number)
            }
        };
        let found = found.ok_or_else(|| {
            let names = (0..n).map(name).filter(|name| !name.is_empty());
            let mut names = names.collect::<Vec<_>>();
            let mut seen = std::collections::HashSet::new();
            names.retain(|name| seen.insert(*name));
            let faces = if names.is_empty() { format!("{n} faces") } else { names.join(", ") };
            format!("{}: '{draw}' is not one of {faces}", whence())
        });
        self.turn_the_page();
        found
    }
}

fn faces(draws: &[Draw]) -> String {
    draws.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn named(roll: &Roll) -> String {
    match &roll.of {
        Some(of) => format!("{of}: {}", faces(&roll.draws)),
        None => faces(&roll.draws),
    }
}
