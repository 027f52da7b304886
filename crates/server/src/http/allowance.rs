//! An allowance of bytes, rows or work, which comes back with time.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use crate::Volume;

/// The allowances of many. Nobody is refused in the midst of something: whoever has spent too much waits before the next.
pub(crate) struct Allowance<K> {
    volume: Volume,
    spent: Mutex<HashMap<K, Spent>>,
}

/// The amount that somebody had spent at a moment.
#[derive(Clone, Copy)]
struct Spent {
    number: u64,
    at: Instant,
}

impl<K: Copy + Eq + Hash> Allowance<K> {
    pub(crate) fn new(volume: Volume) -> Self {
        Self { volume, spent: Mutex::default() }
    }

    // Never held across an await; whoever panicked with it left whole numbers.
    fn lock(&self) -> MutexGuard<'_, HashMap<K, Spent>> {
        self.spent.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The part of it that has not come back yet.
    fn left_of(&self, spent: Spent, now: Instant) -> u64 {
        let micros = now.saturating_duration_since(spent.at).as_micros();
        let back = micros.saturating_mul(u128::from(self.volume.per_second)) / 1_000_000;
        spent.number.saturating_sub(u64::try_from(back).unwrap_or(u64::MAX))
    }

    /// The seconds to wait until so much may be spent; nothing: it may be spent now.
    pub(crate) fn wait(&self, who: &K, number: u64, now: Instant) -> Option<u64> {
        let before = self.lock().get(who).map_or(0, |spent| self.left_of(*spent, now));
        // What is more than all may be spent by whoever has spent nothing.
        let after = before.saturating_add(number.min(self.volume.most));
        let over = after.saturating_sub(self.volume.most);
        (over > 0).then(|| over.div_ceil(self.volume.per_second))
    }

    /// Notes what was spent.
    pub(crate) fn spend(&self, who: K, number: u64, now: Instant) {
        if number == 0 {
            return;
        }
        let mut all = self.lock();
        let before = all.get(&who).map_or(0, |spent| self.left_of(*spent, now));
        // A stream is not broken off: nobody waits longer for what it brought than until all of it has come back.
        let number = before.saturating_add(number).min(self.volume.most.saturating_mul(2));
        all.insert(who, Spent { number, at: now });
    }

    /// Forgets those who may spend all of it again.
    pub(crate) fn tidy(&self, now: Instant) {
        self.lock().retain(|_, spent| self.left_of(*spent, now) > 0);
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn what_is_spent_comes_back() {
        let allowance = Allowance::new(Volume::new(10, 100));
        let start = Instant::now();
        let at = |seconds: u64| start + Duration::from_secs(seconds);
        assert_eq!(allowance.wait(&1, 1000, at(0)), None, "more than all, for whoever has spent nothing");
        allowance.spend(1, 90, at(0));
        assert_eq!(allowance.wait(&1, 10, at(0)), None);
        assert_eq!(allowance.wait(&1, 30, at(0)), Some(2));
        assert_eq!(allowance.wait(&1, 30, at(2)), None);
        assert_eq!(allowance.wait(&2, 100, at(0)), None, "each for themselves");
        // What cost more than was said is waited for.
        allowance.spend(1, 200, at(2));
        assert_eq!(allowance.wait(&1, 0, at(2)), Some(10));
        allowance.tidy(at(21));
        assert_eq!(allowance.lock().len(), 1);
        allowance.tidy(at(22));
        assert_eq!(allowance.lock().len(), 0);
    }

    /// Ten minutes of the worst that an address asks for, after a rest, times the 144 of a day are less than a gigabyte; a whole day
    /// is less than half of that.
    #[test]
    fn what_an_address_asks_for_keeps_less_than_a_gigabyte_a_day() {
        let kept = crate::Limits::default().kept;
        assert!((kept.most + 600 * kept.per_second) * 144 <= 1_000_000_000);
        assert!(kept.most + 86_400 * kept.per_second <= 400_000_000);
    }
}
