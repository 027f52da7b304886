//! The levels a person understands.

use crate::search::Search;
use crate::skill::Skill;

/// What `easy`, `fair` and `hard` mean in one game.
///
/// All of them think for a number of games, not for a time, so that the same seed gives the same choice on
/// any machine.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Levels {
    /// For somebody's first games: clearly better than chance.
    pub easy: Skill,
    /// A sensible player.
    pub fair: Skill,
    /// As good as a short thought makes it.
    pub hard: Skill,
}

impl Levels {
    /// The names, from the weakest to the strongest.
    pub const NAMES: &'static [&'static str] = &["random", "easy", "fair", "hard"];

    /// What the level or the bot of that name is made of.
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
    /// For games with a good habit and a good judgement of their own.
    fn default() -> Self {
        Self {
            easy: Skill::Habit { slips: 45 },
            fair: Skill::Habit { slips: 15 },
            hard: Skill::Search(Search::shallow(1000)),
        }
    }
}
