//! Setting up a table: which chapter, how chapters follow each other, and with how many.

use std::fmt;
use std::sync::Arc;

use table::{Chance, GameOption, Info, Journal, SetupError, SetupRequest, flow};

use crate::book::{Data, Play, Rules};
use crate::prelude::*;
use crate::questions::Phase;
use crate::state::Round;

/// The facts of the game before it is set up (LDT-1.1).
pub const INFO: Info =
    Info { id: "tricks", least: 1, most: 4, rules_version: 5, state_version: 3, cooperative: true };

/// Everything a game is started from: the cards themselves, so that it needs no data file any more.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// The rules of this table.
    pub rules: Arc<Rules>,
    /// The start position, if not the deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Position>,
}

/// A start position other than the deal, kept as its text.
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
    let option = |id, values: Vec<String>, clause| GameOption {
        id,
        default: values[0].clone(),
        values,
        clause: Some(Clause(clause)),
    };
    let words = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
    let chapters = data.chapters().iter().map(|chapter| chapter.number.to_string());
    vec![
        option("chapter", chapters.collect(), "LDT-1.1"),
        option("play", words(&["chapter", "campaign", "road", "road-fellowship"]), "LDT-11.1"),
        option("retry", words(&["long", "off", "on"]), "LDT-6.8"),
    ]
}

/// Checks and completes what was asked for.
pub fn setup(data: &Data, request: &SetupRequest) -> Result<Setup, SetupError> {
    let chosen = request.resolve(&INFO, &options(data))?;
    let play = match chosen["play"].as_str() {
        "campaign" => Play::Campaign,
        "road" => Play::Road,
        "road-fellowship" => Play::RoadFellowship,
        _ => Play::Chapter,
    };
    let from = chosen["chapter"].parse().map_err(SetupError::unreadable)?;
    // LDT-6.8: a long chapter that was lost is begun again, as the table likes with those it had completed. A campaign is
    // not over with a chapter that was lost.
    let mut chapters = data.chapters().iter();
    let long = chapters.any(|chapter| chapter.number == from && chapter.long);
    let retry = match chosen["retry"].as_str() {
        "on" => true,
        "long" => play == Play::Campaign || play == Play::Chapter && long,
        _ => play == Play::Campaign,
    };
    let rules = Rules::new(data, request.players as u8, play, retry, from);
    Ok(Setup { rules: Arc::new(rules), position: None })
}

/// The table of a new game before the first decision.
pub fn start(setup: &Setup, chance: &mut Chance, journal: &mut Journal<Event>) -> State {
    let mut state = table(setup);
    state.begin_chapter(chance);
    let mut ctx = Ctx::new(chance, journal);
    state.begin_round(&mut ctx);
    flow::run::<Tricks>(&mut state, &mut ctx);
    state
}

/// The table before the chapter is begun.
pub(crate) fn table(setup: &Setup) -> State {
    State {
        rules: Arc::clone(&setup.rules),
        chapter: 0,
        round: 1,
        attempt: 1,
        roster: CharacterSet::EMPTY,
        completed: CharacterSet::EMPTY,
        groups_done: 0,
        group: None,
        under: CardSet::EMPTY,
        deal: Round::empty(),
        phase: Phase::UNBEGUN,
    }
}
