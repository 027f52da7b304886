//! The number of random games, and their seeds.

use std::fmt;
use std::ops::Range;
use std::time::{SystemTime, UNIX_EPOCH};

/// A day, in seconds.
const DAY: u64 = 24 * 60 * 60;
/// Seeds that one run may use before those of the next begin.
const REACH: u64 = 1_000_000;

/// The scale of random tests. A tenth is tried in everyday tests, with other games every day, so that the whole grows;
/// all of it when `BREE_FULL=1` is set. `BREE_SEED=N` plays the games of another day again: every failure says which that
/// was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scale {
    /// True if everything is tried.
    pub full: bool,
    /// The number from which seeds are counted.
    pub seed: u64,
}

impl Scale {
    /// The scale that the environment asks for.
    ///
    /// # Panics
    /// When `BREE_SEED` is no number.
    pub fn of_the_environment() -> Self {
        let full = std::env::var("BREE_FULL").is_ok_and(|value| !matches!(value.as_str(), "" | "0"));
        let seed = match std::env::var("BREE_SEED") {
            Ok(text) => text.parse().unwrap_or_else(|_| panic!("BREE_SEED={text}: this is no number")),
            // A clock that is set before 1970 is as good as another.
            Err(_) => SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs() / DAY),
        };
        Self { full, seed }
    }

    /// The number of tries of so many: all, or a tenth and at least one.
    pub const fn of(self, all: u64) -> u64 {
        if self.full { all } else { all.div_ceil(10) }
    }

    /// The seeds of this many games, of which this scale tries all or a tenth.
    pub const fn seeds(self, all: u64) -> Range<u64> {
        let first = self.seed.wrapping_mul(REACH) % (u64::MAX / 2);
        first..first + self.of(all)
    }
}

impl fmt::Display for Scale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "BREE_SEED={}", self.seed)?;
        if self.full {
            write!(f, " BREE_FULL=1")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tenth_or_everything() {
        let [some, all] = [false, true].map(|full| Scale { full, seed: 3 });
        assert_eq!((some.of(1000), all.of(1000)), (100, 1000));
        assert_eq!((some.of(5), all.of(5)), (1, 5), "at least one");
        assert_eq!(some.seeds(40), 3_000_000..3_000_004);
        assert_eq!(all.seeds(40), 3_000_000..3_000_040);
    }

    #[test]
    fn days_do_not_overlap_and_no_seed_is_too_large() {
        let of = |seed| Scale { full: true, seed }.seeds(REACH);
        assert_eq!(of(20_000).end, of(20_001).start);
        let huge = of(u64::MAX);
        assert_eq!(huge.end - huge.start, REACH);
    }

    #[test]
    fn what_is_said_repeats_it() {
        let scale = Scale { full: true, seed: 7 };
        assert_eq!(scale.to_string(), "BREE_SEED=7 BREE_FULL=1");
    }
}
