//! Work that is counted where it is done, in units that are the same on every machine. What something takes by the clock depends on
//! what else goes on.
//!
//! Whoever wants to know what something takes lets it run [inside](measured); elsewhere nobody looks at the count. Nothing that is
//! played depends on it.

use std::cell::Cell;

/// The units of a choice that is made or made again.
pub const CHOICE: u64 = 100;

/// The units of a choice that is tried out, and played on from by habit.
pub const TRIAL: u64 = 1_000;

thread_local! {
    /// The units that this thread has done of what it measures.
    static DONE: Cell<u64> = const { Cell::new(0) };
}

/// Notes that so many units were done: a letter that is compared, drawn or packed is one.
pub fn done(units: u64) {
    DONE.set(DONE.get().saturating_add(units));
}

/// Does something, and tells the units that this thread did of it. They count for whoever measures around it, too.
pub fn measured<T>(work: impl FnOnce() -> T) -> (T, u64) {
    let before = DONE.replace(0);
    let result = work();
    let units = DONE.replace(before);
    done(units);
    (result, units)
}
