//! What people and bots may do at a table: one file a command.
//!
//! Each checks everything first, and then records what happens. Who may act for a seat is checked by whoever
//! calls, with [`Table::acting`](super::table::Table::acting): a bot has no guest.

pub(crate) mod chat;
pub(crate) mod choose;
pub(crate) mod create;
pub(crate) mod end;
pub(crate) mod remark;
pub(crate) mod rematch;
pub(crate) mod rename;
pub(crate) mod renew;
pub(crate) mod resign;
pub(crate) mod seats;
pub(crate) mod start;
pub(crate) mod take_back;

/// Names are this long at most, in characters.
pub(crate) const LONGEST_NAME: usize = 24;

/// A name without what does not belong into one; nothing when nothing is left or it is too long.
pub(crate) fn clean(name: &str, longest: usize) -> Option<String> {
    let name = name
        .chars()
        .filter(|letter| !letter.is_control())
        .collect::<String>();
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    (!name.is_empty() && name.chars().count() <= longest).then_some(name)
}
