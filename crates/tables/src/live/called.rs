//! The names and avatars of those who sit at a table: they are their guests', and looked up where the table is opened, so that a new
//! one costs a row and not one at every table. The log has them as they were when something happened last; a game that is over
//! keeps those.

use seen::{Picture, Status};
use store::GuestHash;
use table::Seat;

use super::commands::names::{disambiguated, is_called};
use super::entry::{Entry, Pictured, Renamed};
use super::registry::Registry;
use super::table::{SeatState, Sitter, Table};
use crate::boxed;
use crate::guests::Face;
use crate::{Engine, TableError};

impl SeatState {
    /// Shows the occupant under this name.
    pub(super) fn rename(&mut self, renamed: &Renamed) {
        let Sitter::Person { name, .. } = &mut self.sitter else { return };
        name.clone_from(&renamed.name);
        self.house = renamed.house;
        if let Some(logged) = &mut self.logged {
            logged.0.clone_from(&renamed.name);
        }
    }

    /// Shows the occupant with this avatar.
    pub(super) fn show_as(&mut self, shown: Option<Picture>) {
        let Sitter::Person { picture, .. } = &mut self.sitter else { return };
        *picture = shown;
        if let Some(logged) = &mut self.logged {
            logged.1 = shown;
        }
    }

    /// Shows the occupant as they were looked up, and remembers what the log has.
    fn look_like(&mut self, new: String, shown: Option<Picture>) {
        let Sitter::Person { name, picture, .. } = &mut self.sitter else { return };
        if *name == new && *picture == shown {
            return;
        }
        self.logged.get_or_insert_with(|| Box::new((name.clone(), *picture)));
        (*name, *picture) = (new, shown);
    }
}

/// Looks up the names and avatars of those who sit here, unless nobody's has changed since.
pub(super) async fn look_up(engine: &Engine, table: &mut Table) {
    let at = engine.guests.faces_at();
    if table.faces_at == Some(at) || table.status() == Status::Finished {
        return;
    }
    let mut all = true;
    for seat in Seat::all(table.seats.len()) {
        let Some(guest) = table.seats[seat.index()].in_person() else {
            continue;
        };
        // Whoever cannot be looked up now is shown as before, and looked up next time.
        match engine.guests.face(&engine.store, guest).await {
            Ok(Some(face)) => all &= show(table, seat, face),
            Ok(None) => {}
            Err(_) => all = false,
        }
    }
    table.faces_at = all.then_some(at);
}

impl Registry {
    /// Tells those who look on that a guest is another now, at their open tables; in the background.
    pub fn tell_of(&self, engine: &Engine, guest: GuestHash) {
        if !self.all().iter().any(|handle| handle.is_watched()) {
            return;
        }
        let engine = engine.clone();
        boxed::spawn(async move {
            // Whoever is not told sees it with the next that happens.
            let Ok(tables) = engine.store.open_tables_of(guest).await else { return };
            let known = tables.iter().filter_map(|table| engine.tables.known(&table.row.id));
            known.filter(|handle| handle.is_watched()).for_each(|handle| handle.publish_presence());
        });
    }
}

/// Shows a seat with its guest's face; false where its name must wait: a new one is words, and nobody may speak now.
fn show(table: &mut Table, seat: Seat, face: Face) -> bool {
    let state = &table.seats[seat.index()];
    let here = state.name().to_owned();
    let stays = state.house != Some(true) || face.name.is_empty() || is_called(&here, &face.name);
    let quiet = !stays && table.may_speak(seat).is_err();
    let name = if stays || quiet { here } else { disambiguated(table, seat, face.name) };
    table.seats[seat.index()].look_like(name, face.picture);
    !quiet
}

/// What whoever sits there is called at a table that is set now: as in the house, if they were called so here; else by the name that they
/// chose for this table.
pub(super) async fn name_now(engine: &Engine, seat: &SeatState) -> String {
    let here = seat.name().to_owned();
    let Some(guest) = seat.guest().filter(|_| seat.house == Some(true)) else { return here };
    match engine.guests.face(&engine.store, *guest).await {
        Ok(Some(face)) if !face.name.is_empty() && !is_called(&here, &face.name) => face.name,
        // Who cannot be looked up now is called as before.
        _ => here,
    }
}

/// Completes what is about to be written: whether a name is the guest's in the house, and the names and avatars that were looked up
/// since.
pub(super) async fn complete(engine: &Engine, table: &mut Table) -> Result<(), TableError> {
    for index in 0..table.pending.len() {
        let (seat, guest, name) = match &table.pending[index].1 {
            Entry::SeatTaken(taken) if !taken.program && taken.house.is_none() => {
                (taken.seat, Some(taken.guest), taken.name.clone())
            }
            Entry::Renamed(renamed) if renamed.house.is_none() => {
                let guest = table.seats.get(renamed.seat.index()).and_then(SeatState::in_person);
                (renamed.seat, guest, renamed.name.clone())
            }
            _ => continue,
        };
        let Some(guest) = guest else { continue };
        let face = engine.guests.face(&engine.store, guest).await?;
        // Whoever has none yet is called in the house as here.
        let house = face.is_some_and(|face| face.name.is_empty() || is_called(&name, &face.name));
        if let Entry::SeatTaken(taken) = &mut table.pending[index].1 {
            taken.house = Some(house);
        } else if let Entry::Renamed(renamed) = &mut table.pending[index].1 {
            renamed.house = Some(house);
        }
        if let Some(state) = table.seats.get_mut(seat.index())
            && state.in_person() == Some(guest)
            && state.name() == name
        {
            state.house = Some(house);
        }
    }
    for seat in Seat::all(table.seats.len()) {
        let state = &mut table.seats[seat.index()];
        let Some(logged) = state.logged.take() else { continue };
        let (name, picture, house) = (state.name().to_owned(), state.picture(), state.house);
        if logged.0 != name {
            table.record(Renamed { seat, name, house });
        }
        if logged.1 != picture {
            table.record(Pictured { seat, picture });
        }
    }
    Ok(())
}
