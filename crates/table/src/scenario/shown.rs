//! The table after a step, for whoever writes a scenario.

use serde::Serialize;
use serde_json::Value;

use crate::{AnyMatch, Message, Observer, Seat};

/// What a step did, and what the table is like then.
#[derive(Clone, Debug, Serialize)]
pub struct Shown {
    /// The variant, if the file has some.
    pub variant: Option<String>,
    /// The step, from 1; 0 is the beginning.
    pub step: usize,
    /// What was chosen, or was refused and by which clause, in notation.
    pub did: Vec<String>,
    /// What was answered without asking.
    pub unasked: Vec<(Seat, String)>,
    /// What was told since the step before, of which one may know afterwards.
    pub told: Vec<Message>,
    /// What is asked, as the first of those who are asked reads it.
    pub prompt: Message,
    /// Who is asked, with all that they may choose.
    pub asked: Vec<(Seat, Vec<String>)>,
    /// The table in the game's own language, or what it is written as in JSON.
    pub lines: Vec<String>,
}

impl Shown {
    pub(super) fn of(game: &dyn AnyMatch, number: usize, did: Vec<String>, told: usize) -> Self {
        let asked = game.asks().iter();
        let reader = game.asks().first().map_or(Observer::Watcher, Observer::Seat);
        Self {
            variant: None,
            step: number,
            did,
            unasked: game.unasked(),
            told: game.told(Observer::Afterwards, told).into_iter().map(|told| told.say).collect(),
            prompt: game.prompt(reader),
            asked: asked.map(|seat| (seat, game.choices(seat))).collect(),
            lines: lines(game),
        }
    }
}

fn lines(game: &dyn AnyMatch) -> Vec<String> {
    let lines = game.lines();
    if !lines.is_empty() {
        return lines;
    }
    let pretty = |value: &Value| serde_json::to_string_pretty(value).unwrap_or_default();
    pretty(&game.state()).lines().map(str::to_owned).collect()
}
