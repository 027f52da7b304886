//! Avatars.

use seen::Picture;
use store::GuestHash;

use crate::live::entry::Pictured;
use crate::live::table::Table;

/// Shows this avatar, or none, on every seat the guest still holds.
pub fn set_avatar(table: &mut Table, guest: &GuestHash, picture: Option<Picture>) {
    for seat in table.known(guest).iter().collect::<Vec<_>>() {
        let state = &table.seats[seat.index()];
        if state.resigned.is_none() && state.program().is_none() && state.picture() != picture {
            table.record(Pictured { seat, picture });
        }
    }
}
