//! The levels a person understands.

use crate::search::Search;
use crate::skill::Skill;

/// The levels `easy`, `fair` and `hard` of one game.
///
/// All of them think for a number of games, not for a time, so that the same seed gives the same choice on
/// any machine.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Levels {
    /// A level for first games: clearly better than chance.
    pub easy: Skill,
    /// A sensible player.
    pub fair: Skill,
    /// The best level that a short search gives.
    pub hard: Skill,
}

impl Levels {
    /// The names, from the weakest to the strongest.
    pub const NAMES: &'static [&'static str] = &["random", "easy", "fair", "hard"];

    /// The skill of a level or bot of that name.
    pub fn skill(&self, name: &str) -> Option<Skill> {
        match name {
            "easy" => Some(self.easy),
            "fair" => Some(self.fair),
            "hard" => Some(self.hard),
            other => other.parse().ok(),
        }
    }
}

impl Default for Levels {
    /// Levels for games with a good habit and a good judgement of their own.
    fn default() -> Self {
        Self {
            easy: Skill::Habit { slips: 45 },
            fair: Skill::Habit { slips: 15 },
            hard: Skill::Search(Search::shallow(1000)),
        }
    }
}
