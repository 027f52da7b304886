//! Replacing the links: the old ones are void.

use crate::live::entry::LinksRenewed;
use crate::live::table::Table;

/// Replaces the table's links.
pub fn renew(table: &mut Table) {
    table.record(LinksRenewed { epoch: table.epoch + 1 });
}
