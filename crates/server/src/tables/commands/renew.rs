//! Replacing the links: whoever holds an old one is out.

use crate::tables::entry::LinksRenewed;
use crate::tables::table::Table;

/// From now on the table has other links.
pub(crate) fn renew(table: &mut Table) {
    table.record(LinksRenewed { epoch: table.epoch + 1 });
}
