//! Quotas of stored tables and guests: counted now and then, shown to the host, and bounded.

use std::sync::atomic::{AtomicU64, Ordering};

use store::Store;

use crate::TableError;

/// Totals of the last count, and what was added since.
#[derive(Default)]
pub struct StoredTotals {
    tables: AtomicU64,
    guests: AtomicU64,
    /// Tenths of the quota that were used at the last warning.
    warned: AtomicU64,
}

impl StoredTotals {
    /// Reserves room for one more table.
    pub fn reserve_table(&self, most: u64) -> Result<Reserved<'_>, TableError> {
        reserve(&self.tables, most)
    }

    /// Reserves room for one more guest.
    pub fn reserve_guest(&self, most: u64) -> Result<Reserved<'_>, TableError> {
        reserve(&self.guests, most)
    }

    /// Releases the room of deleted tables and guests.
    pub fn release(&self, tables: u64, guests: u64) {
        less(&self.tables, tables);
        less(&self.guests, guests);
    }

    /// Counts anew, updates the metrics, and warns when one of the quotas, of so many tables and so many guests, is nearly full.
    pub async fn count(&self, store: &Store, most_tables: u64, most_guests: u64) {
        let Ok(counts) = store.counts().await else {
            return;
        };
        let tables = counts.waiting + counts.playing + counts.finished;
        // Never less than was added since: what goes is said by `release`.
        self.tables.fetch_max(tables, Ordering::Relaxed);
        self.guests.fetch_max(counts.guests, Ordering::Relaxed);
        let bytes = store.bytes().await.unwrap_or(0);
        metrics::gauge!("bree_tables_kept").set(tables as f64);
        metrics::gauge!("bree_guests_kept").set(counts.guests as f64);
        metrics::gauge!("bree_decks_kept").set(counts.decks as f64);
        metrics::gauge!("bree_database_bytes").set(bytes as f64);
        let tenths = (10 * tables / most_tables.max(1)).max(10 * counts.guests / most_guests.max(1));
        let warned = self.warned.swap(tenths, Ordering::Relaxed);
        if tenths >= 8 && tenths > warned {
            let guests = counts.guests;
            tracing::warn!(tables, guests, bytes, "the house is filling up: see `bree admin purge`");
        }
    }
}

/// Room for one more. It is free again unless it was [filled](Self::fill): else a house would fill up with what was refused.
#[must_use]
#[derive(Debug)]
pub struct Reserved<'a> {
    kept: &'a AtomicU64,
    filled: bool,
}

impl Reserved<'_> {
    /// What the room was for is written down.
    pub fn fill(mut self) {
        self.filled = true;
    }
}

impl Drop for Reserved<'_> {
    fn drop(&mut self) {
        if !self.filled {
            less(self.kept, 1);
        }
    }
}

/// So many fewer, and never less than none: what was there before the first count is not counted.
fn less(kept: &AtomicU64, gone: u64) {
    let _ = kept.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |kept| Some(kept.saturating_sub(gone)));
}

fn reserve(kept: &AtomicU64, most: u64) -> Result<Reserved<'_>, TableError> {
    let before = kept.fetch_add(1, Ordering::Relaxed);
    let reserved = Reserved { kept, filled: false };
    if before < most { Ok(reserved) } else { Err(TableError::HouseFull) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_house_takes_no_more() {
        let totals = StoredTotals::default();
        totals.reserve_table(2).unwrap().fill();
        totals.reserve_table(2).unwrap().fill();
        assert!(matches!(totals.reserve_table(2), Err(TableError::HouseFull)));
        assert_eq!(totals.tables.load(Ordering::Relaxed), 2);
    }

    #[test]
    fn what_is_refused_takes_no_room() {
        let totals = StoredTotals::default();
        for _ in 0..5 {
            drop(totals.reserve_table(1).unwrap());
        }
        totals.reserve_table(1).unwrap().fill();
        assert!(totals.reserve_table(1).is_err());
        // Nor does what goes make more room than there is.
        let totals = StoredTotals::default();
        let reserved = totals.reserve_table(1).unwrap();
        totals.release(3, 0);
        drop(reserved);
        assert!(totals.reserve_table(1).is_ok());
    }
}
