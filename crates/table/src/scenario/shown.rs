//! The table after a step, for authors of scenarios.

use serde::Serialize;
use serde_json::Value;

use crate::{AnyMatch, Message, Observer, Seat};

/// A step's action and the table after it.
#[derive(Clone, Debug, Serialize)]
pub struct Shown {
    /// The variant, if the file has some.
    pub variant: Option<String>,
    /// The step, from 1; 0 is the beginning.
    pub step: usize,
    /// The choices, or the refused choice and the clause, in notation.
    pub did: Vec<String>,
    /// The automatic answers.
    pub unasked: Vec<(Seat, String)>,
    /// The events since the step before, as one may know them afterwards.
    pub told: Vec<Message>,
    /// The prompt, as the first of the seats that are asked reads it.
    pub prompt: Message,
    /// The seats that are asked, with all their choices.
    pub asked: Vec<(Seat, Vec<String>)>,
    /// The table in the game's own language, or in JSON.
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
