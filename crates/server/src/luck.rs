//! Where the luck of a new game comes from.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use table::Seed;

use crate::keys::random;

/// Draws the seeds of the games that begin.
#[derive(Clone, Debug, Default)]
pub struct Luck {
    /// The number from which the next seed follows, where games are rehearsed.
    rehearsal: Option<Arc<AtomicU64>>,
}

impl Luck {
    /// The same games again, for tests: the first to begin follows from this number, the next from the one after it.
    /// **Whoever knows the number knows every hand.**
    pub fn rehearsed(first: u64) -> Self {
        Self { rehearsal: Some(Arc::new(AtomicU64::new(first))) }
    }

    /// The seed of a game that begins: by the system's randomness, which nobody can work out beforehand.
    pub(crate) fn seed(&self) -> Seed {
        match &self.rehearsal {
            None => Seed(random()),
            Some(next) => Seed::from_number(next.fetch_add(1, Ordering::Relaxed)),
        }
    }

    /// For a bot that chooses what it brings.
    pub(crate) fn number(&self) -> u64 {
        let Seed(bytes) = self.seed();
        bytes.iter().take(8).fold(0, |number, byte| number << 8 | u64::from(*byte))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rehearsal_is_the_same_again_and_real_luck_is_not() {
        let draw = |luck: &Luck| [luck.seed().to_string(), luck.seed().to_string()];
        let first = draw(&Luck::rehearsed(7));
        assert_eq!(first, draw(&Luck::rehearsed(7)));
        assert_ne!(first[0], first[1]);
        assert_eq!(first[1], Luck::rehearsed(8).seed().to_string());
        assert_ne!(draw(&Luck::default()), draw(&Luck::default()));
    }
}
