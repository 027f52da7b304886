//! Replacing the links: the old ones are void.

use crate::tables::entry::LinksRenewed;
use crate::tables::table::Table;

/// Replaces the table's links.
pub(crate) fn renew(table: &mut Table) {
    table.record(LinksRenewed { epoch: table.epoch + 1 });
}
