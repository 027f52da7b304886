//! What is promised of a file alone.

mod backup;
mod group_commit;
mod open;
mod trouble;
