//! Skills: the kinds of player, with their parameters.

use std::str::FromStr;
use std::time::Duration;

use crate::error::BotError;
use crate::greedy::Greedy;
use crate::mind::Mind;
use crate::player::{Habit, Player, Random};
use crate::search::{Budget, Search, Searcher};

/// A way to play, whatever the game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Skill {
    /// A random choice.
    Random,
    /// The habit of a mind.
    Habit {
        /// Slips in a hundred decisions.
        slips: u8,
    },
    /// A search of one choice ahead.
    Greedy {
        /// Results of each choice that are looked at.
        samples: u32,
    },
    /// Monte Carlo tree search.
    Search(Search),
}

impl Skill {
    /// A player of this skill and that mind.
    pub fn player<M: Mind>(self, mind: &M) -> Box<dyn Player<M::Game>> {
        let mind = mind.clone();
        match self {
            Self::Random => Box::new(Random),
            Self::Habit { slips } => Box::new(Habit { slips, mind }),
            Self::Greedy { samples } => Box::new(Greedy { samples, mind }),
            Self::Search(search) => Box::new(Searcher::new(search, mind)),
        }
    }
}

/// `random`, `habit`, `habit:SLIPS`, `greedy`, `greedy:SAMPLES`, `search`, `search:NODES`,
/// `search:MILLISms`.
impl FromStr for Skill {
    type Err = BotError;

    fn from_str(text: &str) -> Result<Self, BotError> {
        let unknown = || BotError::Unknown(text.to_owned());
        let (name, argument) = text.split_once(':').map_or((text, None), |(name, rest)| (name, Some(rest)));
        let number = |default: u32, least: u32, most: u32| match argument {
            None => Ok(default),
            Some(digits) => digits.parse().ok().filter(|n| (least..=most).contains(n)).ok_or_else(unknown),
        };
        match (name, argument) {
            ("random", None) => Ok(Self::Random),
            ("habit", _) => Ok(Self::Habit { slips: number(0, 0, 100)? as u8 }),
            ("greedy", _) => Ok(Self::Greedy { samples: number(16, 1, 100_000)? }),
            ("search", Some(time)) if time.ends_with("ms") => {
                let millis = time.trim_end_matches("ms").parse().map_err(|_| unknown())?;
                let budget = Budget::Time(Duration::from_millis(millis));
                Ok(Self::Search(Search { budget, ..Search::default() }))
            }
            ("search", _) => {
                let budget = Budget::Nodes(number(1_000, 1, 100_000_000)?);
                Ok(Self::Search(Search { budget, ..Search::default() }))
            }
            _ => Err(unknown()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_say_what_is_made() {
        assert_eq!("random".parse(), Ok(Skill::Random));
        assert_eq!("habit:30".parse(), Ok(Skill::Habit { slips: 30 }));
        assert_eq!("greedy:4".parse(), Ok(Skill::Greedy { samples: 4 }));
        let Ok(Skill::Search(search)) = "search:250ms".parse() else { panic!("a search") };
        assert_eq!(search.budget, Budget::Time(Duration::from_millis(250)));
    }

    #[test]
    fn other_names_are_refused() {
        for name in ["", "clever", "random:3", "habit:101", "search:0", "search:ms", "search:-1", "greedy:"] {
            assert_eq!(name.parse::<Skill>(), Err(BotError::Unknown(name.to_owned())), "{name}");
        }
    }
}
