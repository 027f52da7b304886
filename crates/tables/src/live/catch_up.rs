//! Catching up a table in memory with entries of another process: only these are read and folded in.

use super::entry::Entry;
use super::table::Table;
use super::{bots, summary};
use crate::{Engine, TableError};

/// Brings a table up to its log; false where that takes the whole log: then memory is not to be trusted.
///
/// A game that began, or was taken back, is read anew: that is rare, and the loader knows how.
pub(super) async fn catch_up(engine: &Engine, table: &mut Table) -> Result<bool, TableError> {
    let entries = engine.store.read(&table.id, table.version).await?;
    for kept in entries {
        let Ok(entry) = Entry::from_kept(&kept.kind, &kept.body) else {
            return Ok(false);
        };
        match &entry {
            Entry::Started(_) | Entry::TakenBack(_) => return Ok(false),
            Entry::Chose(chose) => {
                let Some(running) = &mut table.running else {
                    return Ok(false);
                };
                let live = &mut running.live;
                let made = live.choose(chose.seat, chose.ply, &chose.choice);
                if made.is_err() || !live.has_hash(&chose.hash) {
                    return Ok(false);
                }
            }
            _ => {}
        }
        table.fold(kept.seq, kept.at, &entry);
    }
    // Their entries have the names of the log, which may be older than those that were looked up here.
    table.faces_at = None;
    // What they wrote with it.
    table.summary = summary::of(table).body;
    table.bot_asked = bots::asked(table);
    Ok(true)
}
