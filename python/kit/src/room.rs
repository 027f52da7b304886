//! Memory: what would take too much of it is refused before any is taken.

use crate::error::KitError;

/// The most bytes that one call may take, on any machine.
pub const MOST_BYTES: u64 = 8 << 30;

/// Checks that so many things of so many bytes find room.
///
/// # Errors
/// The sizes, if they do not.
pub(crate) fn room(what: &str, count: usize, bytes: usize) -> Result<(), KitError> {
    let (needed, allowed) =
        ((count as u64).saturating_mul(bytes as u64), free().map_or(MOST_BYTES, |free| free.min(MOST_BYTES)));
    if needed <= allowed {
        return Ok(());
    }
    let gigabytes = |bytes: u64| bytes as f64 / f64::from(1 << 30);
    Err(KitError(format!(
        "{what} would take {:.1} GiB, and {:.1} GiB are allowed: take fewer",
        gigabytes(needed),
        gigabytes(allowed)
    )))
}

/// The bytes that the machine can still give, where it says so: on Linux.
fn free() -> Option<u64> {
    let told = std::fs::read_to_string("/proc/meminfo").ok()?;
    let line = told.lines().find_map(|line| line.strip_prefix("MemAvailable:"))?;
    line.split_whitespace().next()?.parse::<u64>().ok()?.checked_mul(1024)
}
