//! Commands of people and bots at a table: one file a command.
//!
//! Each checks everything first, and then records what happens. Who may act for a seat is checked by whoever
//! calls, with [`Table::acting`](super::table::Table::acting): a bot has no guest.

pub(crate) mod avatar;
pub(crate) mod away;
pub(crate) mod bring;
pub(crate) mod chat;
pub(crate) mod choose;
pub(crate) mod comment;
pub(crate) mod create;
pub(crate) mod end;
pub(crate) mod holiday;
pub(crate) mod lesson;
pub(crate) mod names;
pub(crate) mod remark;
pub(crate) mod rematch;
pub(crate) mod rename;
pub(crate) mod renew;
pub(crate) mod resign;
pub(crate) mod seats;
pub(crate) mod set_up;
pub(crate) mod start;
pub(crate) mod take_back;
