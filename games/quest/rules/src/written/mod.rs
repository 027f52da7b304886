//! The pack as it is written: its files, each record of them, and the words of all ids.

pub mod fault;
pub mod files;
pub mod names;
pub mod raw;
