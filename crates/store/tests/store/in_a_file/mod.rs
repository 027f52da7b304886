//! The promises of a file alone.

mod backup;
mod group_commit;
mod older;
mod open;
mod trouble;
