//! The turn: the active player, its course so far, and the roll about to be made.

use table::flow::Standing;

use super::chain::Lasting;
use crate::prelude::*;

/// The phases (SATM-4.2), with those before and after them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Before the first turn.
    Preparation,
    Untap,
    Organization,
    LongEvents,
    Movement,
    Sites,
    EndOfTurn,
    /// The Free Council.
    Council,
}

impl Phase {
    /// The id of its name in words.
    pub const fn term(self) -> &'static str {
        match self {
            Self::Preparation => "wizards-phase-preparation",
            Self::Untap => "wizards-phase-untap",
            Self::Organization => "wizards-phase-organization",
            Self::LongEvents => "wizards-phase-long-events",
            Self::Movement => "wizards-phase-movement",
            Self::Sites => "wizards-phase-sites",
            Self::EndOfTurn => "wizards-phase-end-of-turn",
            Self::Council => "wizards-phase-council",
        }
    }
}

/// The way the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// The Council decided (SATM-23.2).
    Council,
    /// The One Ring was destroyed (SATM-23.1).
    Ring,
    /// The wizard was lost, at a table where that loses (SATM-23.10).
    WizardLost,
    /// One who played alone has reached the goal (SATM-34.4).
    Goal,
    /// Or has not.
    GoalMissed,
}

/// The point until which a player who passes passes again without being asked. It is said aloud, so it is no secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PassUntil {
    /// Until another company is on the move or explores, or the own one is attacked.
    Company,
    /// Until the turn is over, or the own company is attacked.
    Turn,
}

/// The present turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Turn {
    /// Its number, from 1.
    pub number: u16,
    /// The active player.
    pub active: Seat,
    pub phase: Phase,
    /// Has a character been played, or discarded instead (SATM-6.2, SATM-6.14)?
    pub character: bool,
    /// Is the hazard limit halved (SATM-5.6)?
    pub halved: bool,
    /// Has the opponent been influenced (SATM-20.2)?
    pub attempted: bool,
    /// The lasting effects of short events played in the organization phase.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub begun: Vec<Lasting>,
    /// Has a manifestation of a unique Dragon been played?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub woken: bool,
    /// The card that was discarded last, if all have seen it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gone: Option<PieceId>,
    /// Who has looked at whose hidden cards, one time after another: that they did is told to all.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub looks: Vec<(Seat, Seat)>,
    /// The company whose movement or site phase it is.
    pub company: Option<CompanyId>,
    /// The players who pass without being asked, and until when.
    pub standing: Standing<PassUntil>,
    /// The player who has called the Council (SATM-23.3).
    pub called: Option<Seat>,
    /// Corruption points that all but wizards bear besides: how often the Council was tied (SATM-26.4).
    pub burden: i8,
    pub last: bool,
    /// The points of both at the end, and who won: once the game is over.
    pub over: Option<(Ending, SeatSet)>,
}

/// A check that is about to be rolled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Check {
    /// The character who makes it.
    pub who: PieceId,
    /// The card influenced; `None`: it is a corruption check.
    pub of: Option<PieceId>,
    /// The bonus by cards and supporters.
    pub bonus: i8,
    /// The card because of which it is made.
    pub why: Option<CardId>,
    /// Cards drawn if it succeeds.
    #[serde(default, skip_serializing_if = "no_reward")]
    pub reward: u8,
    /// Are two rolls made, and the better taken?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub two_rolls: bool,
    /// Does direct influence not help?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub undirected: bool,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // As serde calls it.
const fn no_reward(reward: &u8) -> bool {
    *reward == 0
}

impl Ending {
    /// The id of the reason in words.
    pub const fn term(self) -> &'static str {
        match self {
            Self::Council => "wizards-over-council",
            Self::Ring => "wizards-over-ring",
            Self::WizardLost => "wizards-over-wizard-lost",
            Self::Goal => "wizards-over-goal",
            Self::GoalMissed => "wizards-over-goal-missed",
        }
    }
}
