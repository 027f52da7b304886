//! The cost of a piece of work to the database: rows that are found or changed, and bytes that are written. Whoever measures other work
//! that was done for it notes that here, too ([`Meter::worked`]).
//!
//! Whoever wants to know lets the work run [over](Meter::over) a meter; every query and every change of that work counts there,
//! on whichever thread it is made.

use std::cell::Cell;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// The bytes for which a row counts besides its values: its place, and what finds it.
const ROW: u64 = 64;

/// The cost of some work.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Spent {
    /// Rows that were found or changed.
    pub rows: u64,
    /// Bytes that were written, also in the place of others.
    pub written: u64,
    /// Those of them that stand in new rows.
    pub added: u64,
    /// Units of other work.
    pub work: u64,
}

/// A meter. Cheap to clone; all clones are one.
#[derive(Debug, Clone, Default)]
pub struct Meter(Arc<Counters>);

#[derive(Debug, Default)]
struct Counters {
    rows: AtomicU64,
    written: AtomicU64,
    added: AtomicU64,
    work: AtomicU64,
}

tokio::task_local! {
    /// The meter of the work that is done.
    static METER: Meter;
}

thread_local! {
    /// The cost of the statements that this thread runs just now.
    static SPENT: Cell<Spent> = const { Cell::new(Spent { rows: 0, written: 0, added: 0, work: 0 }) };
}

impl Meter {
    /// Does some work, and counts what it costs.
    pub async fn over<T>(self, work: impl Future<Output = T>) -> T {
        METER.scope(self, work).await
    }

    /// The meter over which this work runs, if any: for a task that belongs to it.
    pub fn current() -> Option<Self> {
        METER.try_with(Self::clone).ok()
    }

    /// The cost so far.
    pub fn spent(&self) -> Spent {
        let Counters { rows, written, added, work } = &*self.0;
        let of = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        Spent { rows: of(rows), written: of(written), added: of(added), work: of(work) }
    }

    /// Notes that so many units of other work were done.
    pub fn worked(&self, units: u64) {
        self.0.work.fetch_add(units, Ordering::Relaxed);
    }

    /// Runs statements on this thread, and counts them.
    pub(crate) fn measured<T>(meter: Option<&Self>, statements: impl FnOnce() -> T) -> T {
        let Some(Self(counters)) = meter else {
            return statements();
        };
        let before = SPENT.replace(Spent::default());
        let done = statements();
        let spent = SPENT.replace(before);
        counters.rows.fetch_add(spent.rows, Ordering::Relaxed);
        counters.written.fetch_add(spent.written, Ordering::Relaxed);
        counters.added.fetch_add(spent.added, Ordering::Relaxed);
        done
    }
}

/// Notes that a row was found.
pub(crate) fn found() {
    let spent = SPENT.get();
    SPENT.set(Spent { rows: spent.rows + 1, ..spent });
}

/// Notes that a statement with values of this size has changed so many rows.
pub(crate) fn changed(statement: &str, rows: u64, size: u64) {
    let begins = |word: &str| statement.trim_start().starts_with(word);
    let bytes = if begins("DELETE") { 0 } else { rows.saturating_mul(size + ROW) };
    // What stood there before may be replaced: then no more is kept than before. The first of such a kind counts as a replacement, too.
    let new = begins("INSERT") && !statement.contains("DO UPDATE");
    let spent = SPENT.get();
    SPENT.set(Spent {
        rows: spent.rows + rows,
        written: spent.written.saturating_add(bytes),
        added: spent.added.saturating_add(if new { bytes } else { 0 }),
        ..spent
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Append, NewEntry, Options, Store};

    #[tokio::test]
    async fn what_is_written_and_found_counts_where_it_was_asked_for() {
        let store = Store::temporary(Options::default()).unwrap();
        let entry = |body: String| NewEntry { kind: "said".into(), body, at: None };
        let meter = Meter::default();
        let write = Append::new("t", 0, vec![entry("x".repeat(1000)), entry("y".repeat(1000))]);
        assert_eq!(meter.clone().over(store.append(write)).await.unwrap(), 2);
        let spent = meter.spent();
        assert!((2..=6).contains(&spent.rows), "{spent:?}");
        assert!((2000..2500).contains(&spent.added), "{spent:?}");
        assert_eq!(spent.written, spent.added);
        store.append(Append::new("t", 2, vec![entry("z".into())])).await.unwrap();
        assert_eq!(meter.spent(), spent, "what others do");
        meter.clone().over(store.read("t", 0)).await.unwrap();
        assert_eq!(meter.spent().rows, spent.rows + 3);
        store.close().await;
    }

    #[test]
    fn what_takes_a_place_or_goes_keeps_no_more() {
        let spent = |statement: &str| {
            let meter = Meter::default();
            Meter::measured(Some(&meter), || changed(statement, 2, 36));
            meter.spent()
        };
        let all = Spent { rows: 2, written: 200, added: 200, work: 0 };
        assert_eq!(spent("INSERT INTO t VALUES (?1)"), all);
        let replaced = Spent { added: 0, ..all };
        assert_eq!(spent("INSERT INTO t VALUES (?1) ON CONFLICT (id) DO UPDATE SET a = ?1"), replaced);
        assert_eq!(spent(" UPDATE t SET a = ?1"), replaced);
        assert_eq!(spent("DELETE FROM t WHERE a = ?1"), Spent { written: 0, ..replaced });
    }
}
