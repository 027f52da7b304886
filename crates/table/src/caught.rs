//! Panics of a game's rules, for whoever runs many games and must name the one that broke.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// What `run` answers, or what it panicked with. What `run` was working on is not to be used after a panic.
pub(crate) fn caught<T>(run: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(run)).map_err(|panic| format!("panic: {}", words(panic.as_ref())))
}

fn words(panic: &(dyn Any + Send)) -> &str {
    let written = panic.downcast_ref::<String>().map(String::as_str);
    written
        .or_else(|| panic.downcast_ref::<&str>().copied())
        .unwrap_or("without words")
}
