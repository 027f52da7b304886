//! Seeds of new games, and starting positions of rehearsed ones.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use table::Seed;

use crate::keys::random;

/// Draws the seeds of the games that begin.
#[derive(Clone, Debug, Default)]
pub struct SeedSource {
    /// The number from which the next seed follows, where games are rehearsed.
    rehearsal: Option<Arc<AtomicU64>>,
    /// The tables at which games begin that do not begin by the book, as text, by the games' ids.
    tables: Arc<BTreeMap<String, String>>,
}

impl SeedSource {
    /// The same games again, for tests: the first to begin follows from this number, the next from the one after it.
    /// **Whoever knows the number knows every hand.**
    pub fn rehearsed(first: u64) -> Self {
        Self { rehearsal: Some(Arc::new(AtomicU64::new(first))), tables: Arc::default() }
    }

    /// The same, and every game with one of these ids begins at the table that is written there
    /// ([`AnyGame::begin_at`](table::AnyGame::begin_at)).
    #[must_use]
    pub fn at_tables(self, tables: impl IntoIterator<Item = (String, String)>) -> Self {
        Self { tables: Arc::new(tables.into_iter().collect()), ..self }
    }

    /// The table at which a game begins, where it does not begin by the book.
    pub fn table(&self, game: &str) -> Option<&str> {
        self.tables.get(game).map(String::as_str)
    }

    /// The seed of a game that begins: by the system's randomness, which nobody can work out beforehand.
    pub fn seed(&self) -> Seed {
        match &self.rehearsal {
            None => Seed(random()),
            Some(next) => Seed::from_number(next.fetch_add(1, Ordering::Relaxed)),
        }
    }

    /// A random number for a bot that chooses its deck.
    pub fn number(&self) -> u64 {
        let Seed(bytes) = self.seed();
        bytes.iter().take(8).fold(0, |number, byte| number << 8 | u64::from(*byte))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rehearsal_is_the_same_again_and_real_luck_is_not() {
        let draw = |seeds: &SeedSource| [seeds.seed().to_string(), seeds.seed().to_string()];
        let first = draw(&SeedSource::rehearsed(7));
        assert_eq!(first, draw(&SeedSource::rehearsed(7)));
        assert_ne!(first[0], first[1]);
        assert_eq!(first[1], SeedSource::rehearsed(8).seed().to_string());
        assert_ne!(draw(&SeedSource::default()), draw(&SeedSource::default()));
    }
}
