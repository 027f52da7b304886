//! Pauses in which nobody could play: the house was down, its disk full, its process asleep. No clock runs in them.

use std::sync::{Arc, PoisonError, RwLock};

/// All pauses of the house. All clones are one.
#[derive(Clone, Debug, Default)]
pub struct Pauses(Arc<RwLock<Vec<Pause>>>);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Pause {
    since: i64,
    /// The end; nothing: the pause goes on.
    until: Option<i64>,
}

impl Pauses {
    /// Replaces the known pauses by these, the oldest first.
    pub fn set(&self, all: Vec<(i64, i64)>) {
        let all = all.into_iter().map(|(since, until)| Pause { since, until: Some(until) });
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = all.collect();
    }

    /// Begins a pause that lasts until others are [set](Self::set).
    pub fn begin(&self, since: i64) {
        self.0.write().unwrap_or_else(PoisonError::into_inner).push(Pause { since, until: None });
    }

    /// The moment at which this much time has run; nothing while nobody can play. After a pause the clock stands still
    /// for as long again, at most for `grace`, so that players find what they had.
    pub fn after(&self, since: i64, time: i64, grace: i64) -> Option<i64> {
        let mut end = since.saturating_add(time);
        for (from, to) in self.stood(since, grace) {
            if from >= end {
                break;
            }
            end = end.saturating_add(to?.saturating_sub(from));
        }
        Some(end)
    }

    /// The time that ran between two moments.
    pub fn ran(&self, since: i64, at: i64, grace: i64) -> i64 {
        let stood = self.stood(since, grace).into_iter();
        let stood = stood.map(|(from, to)| (to.unwrap_or(at).min(at) - from).max(0)).sum::<i64>();
        (at - since - stood).max(0)
    }

    /// The intervals after that moment in which time stood still, without overlap.
    fn stood(&self, since: i64, grace: i64) -> Vec<(i64, Option<i64>)> {
        let all = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let mut known = since;
        let mut stood = Vec::new();
        for pause in all.iter() {
            let to = pause.until.map(|until| until.saturating_add((until - pause.since).clamp(0, grace)));
            let from = pause.since.max(known);
            if to.is_none_or(|to| to > from) {
                stood.push((from, to));
                known = to.unwrap_or(i64::MAX);
            }
        }
        stood
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(all: &[(i64, i64)]) -> Pauses {
        let pauses = Pauses::default();
        pauses.set(all.to_vec());
        pauses
    }

    #[test]
    fn no_time_runs_in_a_pause_nor_in_the_grace_after_it() {
        let pauses = of(&[(100, 200)]);
        assert_eq!(pauses.after(0, 50, 30), Some(50), "before it");
        assert_eq!(pauses.after(0, 150, 30), Some(280));
        assert_eq!(pauses.after(0, 150, 500), Some(350), "no longer than the pause was");
        assert_eq!(pauses.after(150, 10, 30), Some(240), "begun within it");
        assert_eq!(pauses.after(230, 10, 30), Some(240), "after all of it");
        for (at, ran) in [(50, 50), (100, 100), (150, 100), (200, 100), (230, 100), (240, 110)] {
            assert_eq!(pauses.ran(0, at, 30), ran, "{at}");
        }
    }

    #[test]
    fn one_after_the_other() {
        let pauses = of(&[(100, 200), (210, 220), (1000, 1001)]);
        // The second lies partly in the grace of the first: 100 to 230, and 230 of 210 to 230.
        assert_eq!(pauses.after(0, 150, 30), Some(280));
        assert_eq!(pauses.ran(0, 1500, 30), 1500 - 130 - 2);
    }

    #[test]
    fn while_it_lasts_nobody_is_late() {
        let pauses = of(&[]);
        pauses.begin(100);
        assert_eq!((pauses.after(0, 100, 30), pauses.after(0, 101, 30)), (Some(100), None));
        assert_eq!(pauses.ran(0, 5000, 30), 100);
        pauses.set(vec![(100, 150)]);
        assert_eq!(pauses.after(0, 101, 30), Some(181));
    }
}
