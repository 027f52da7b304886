//! The clock of time stamps.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// A clock: the system's, and as far ahead of it as it was turned. All clones are turned together.
#[derive(Clone, Debug, Default)]
pub struct Clock {
    ahead: Arc<AtomicI64>,
}

impl Clock {
    /// Milliseconds since 1970, UTC; 0 on a clock that was never set.
    pub fn now(&self) -> i64 {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let now = i64::try_from(since.as_millis()).unwrap_or(i64::MAX);
        now.saturating_add(self.ahead.load(Ordering::Relaxed))
    }

    /// Turns it ahead: weeks pass in no time.
    pub fn turn(&self, by: Duration) {
        let by = i64::try_from(by.as_millis()).unwrap_or(i64::MAX);
        self.ahead.fetch_add(by, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clones_are_turned_together() {
        let clock = Clock::default();
        let other = clock.clone();
        let before = other.now();
        clock.turn(Duration::from_secs(3600));
        assert!(other.now() - before >= 3_600_000);
        assert!(Clock::default().now() - before < 3_600_000);
    }
}
