//! Replacing the links: whoever holds an old one is out.

use crate::tables::entry::LinksRenewed;
use crate::tables::table::Table;

/// Replaces the table's links.
pub(crate) fn renew(table: &mut Table) {
    table.record(LinksRenewed { epoch: table.epoch + 1 });
}
