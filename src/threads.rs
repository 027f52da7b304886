//! The number of threads of a command.

/// The number of threads asked for, by default one on each core.
pub fn threads(asked: Option<usize>) -> usize {
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    asked.unwrap_or_else(cores).max(1)
}
