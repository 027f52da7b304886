//! The mark of a store into which another is being copied, until all of it is there.

use crate::StoreError;
use crate::sql::Sql;

/// The key in `meta` that marks a store as incomplete.
pub(crate) const MOVING: &str = "moving";

/// Refuses a store into which something was moved, and not all of it.
pub(crate) fn check_whole(conn: &Sql<'_>) -> Result<(), StoreError> {
    let moving = conn.row("SELECT 1 FROM meta WHERE key = ?1", &[&MOVING], |_| Ok(()))?;
    match moving {
        None => Ok(()),
        Some(()) => Err(StoreError::HalfMoved),
    }
}
