//! Commands of people and bots at a table: one file a command.
//!
//! Each checks everything first, and then records what happens. Who may act for a seat is checked by whoever
//! calls, with [`Table::acting`](super::table::Table::acting): a bot has no guest.

pub mod avatar;
pub mod away;
pub mod bring;
pub mod chat;
pub mod choose;
pub mod comment;
pub mod create;
pub mod end;
pub mod holiday;
pub mod lesson;
pub mod names;
pub mod remark;
pub mod rematch;
pub mod rename;
pub mod renew;
pub mod resign;
pub mod seats;
pub mod set_up;
pub mod start;
pub mod take_back;
