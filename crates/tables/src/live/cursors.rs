//! The steps at which people look back on a finished game: each of them sees the others, and may follow. It is known only as long as
//! somebody looks, and of nobody but those who sat there in person.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use seen::{CursorView, Status, StudyView};
use store::GuestHash;
use table::SeatSet;

use super::Handle;
use super::look::{self, Eye};
use super::table::Table;
use crate::actor::Actor;
use crate::peers::PeerEvent;
use crate::{Engine, TableError};

/// The steps at which guests look back, by guest.
#[derive(Default)]
pub struct Cursors(Mutex<HashMap<GuestHash, Cursor>>);

#[derive(Clone, Copy)]
struct Cursor {
    ply: u32,
    /// The streams of this process by which they look.
    streams: usize,
}

impl Cursors {
    // Never held across an await.
    fn lock(&self) -> MutexGuard<'_, HashMap<GuestHash, Cursor>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// One more stream of theirs, from this step on.
    fn enter(&self, guest: GuestHash, ply: u32) {
        let mut all = self.lock();
        let cursor = all.entry(guest).or_insert(Cursor { ply, streams: 0 });
        cursor.streams += 1;
        cursor.ply = ply;
    }

    /// One stream less: true if that was the last.
    fn leave(&self, guest: &GuestHash) -> bool {
        let mut all = self.lock();
        let Some(cursor) = all.get_mut(guest) else { return false };
        cursor.streams = cursor.streams.saturating_sub(1);
        let last = cursor.streams == 0;
        if last {
            all.remove(guest);
        }
        last
    }

    /// They are at this step now: true if that is news. Who is not known to look stays unknown.
    fn goes(&self, guest: &GuestHash, ply: u32) -> bool {
        let mut all = self.lock();
        all.get_mut(guest).is_some_and(|cursor| std::mem::replace(&mut cursor.ply, ply) != ply)
    }

    /// Notes what another process reports of a guest: a step, or that they no longer look there.
    pub(super) fn note(&self, guest: GuestHash, ply: Option<u32>) {
        let mut all = self.lock();
        match ply {
            Some(ply) => all.entry(guest).or_insert(Cursor { ply, streams: 0 }).ply = ply,
            None if all.get(&guest).is_some_and(|cursor| cursor.streams == 0) => {
                all.remove(&guest);
            }
            None => {}
        }
    }

    /// Those who look through streams of this process, with their steps.
    pub fn own(&self) -> Vec<(GuestHash, u32)> {
        let all = self.lock();
        let own = all.iter().filter(|(_, cursor)| cursor.streams > 0);
        own.map(|(guest, cursor)| (*guest, cursor.ply)).collect()
    }

    fn all(&self) -> Vec<(GuestHash, u32)> {
        self.lock().iter().map(|(guest, cursor)| (*guest, cursor.ply)).collect()
    }
}

/// A guest looks back for as long as this lives.
pub struct AtStep {
    handle: Arc<Handle>,
    guest: GuestHash,
}

impl Drop for AtStep {
    fn drop(&mut self) {
        if self.handle.cursors.leave(&self.guest) {
            tell(&self.handle, self.guest, None);
        }
    }
}

/// Tells the readers of this table, at every process, where somebody is.
fn tell(handle: &Handle, guest: GuestHash, ply: Option<u32>) {
    handle.publish_presence();
    handle.peers.tell(PeerEvent::Looks { table: handle.id.clone(), guest, ply });
}

/// The guest, if they sat at the table in person.
fn person(table: &Table, eye: &Eye) -> Option<GuestHash> {
    let guest = eye.guest.filter(|_| eye.program.is_none())?;
    (!table.chats_from(&Actor::from(guest)).is_empty()).then_some(guest)
}

/// A reader looks back from this step on.
///
/// # Errors
/// Where the game is not over.
pub fn enter(handle: &Arc<Handle>, table: &Table, eye: &Eye, ply: u32) -> Result<Option<AtStep>, TableError> {
    if table.status() != Status::Finished {
        return Err(TableError::NotOver);
    }
    let at = person(table, eye).map(|guest| {
        handle.cursors.enter(guest, ply);
        tell(handle, guest, Some(ply));
        AtStep { handle: handle.clone(), guest }
    });
    Ok(at)
}

/// A reader who looks back goes to this step.
pub fn go(handle: &Handle, eye: &Eye, ply: u32) {
    if let Some(guest) = eye.guest.filter(|_| eye.program.is_none())
        && handle.cursors.goes(&guest, ply)
    {
        tell(handle, guest, Some(ply));
    }
}

/// The guests with whom a reader may not sit at a table, in order: neither of the two sees where the other looks.
///
/// # Errors
/// Where the store cannot be read.
pub async fn not_with(engine: &Engine, eye: &Eye) -> Result<Vec<GuestHash>, TableError> {
    let Some(guest) = eye.guest.filter(|_| eye.program.is_none()) else {
        return Ok(Vec::new());
    };
    let mut not_with = engine.store.not_with(guest).await?;
    not_with.sort_unstable();
    Ok(not_with)
}

/// The view that those share who look back on this table's game, as `eye` may see it.
pub fn study(
    engine: &Engine,
    handle: &Handle,
    table: &Table,
    eye: &Eye,
    not_with: &[GuestHash],
) -> StudyView {
    let person = person(table, eye);
    let cursor = |(guest, ply): (GuestHash, u32)| {
        let apart = eye.muted.contains(&guest) || not_with.contains(&guest);
        let other = Some(guest) != person && !apart;
        let here = other && handle.has(&Actor::from(guest));
        let seat = table.chats_from(&Actor::from(guest)).first().filter(|_| here)?;
        Some(CursorView { seat, ply })
    };
    let all = if person.is_some() { handle.cursors.all() } else { Vec::new() };
    let mut cursors = all.into_iter().filter_map(cursor).collect::<Vec<_>>();
    cursors.sort_by_key(|cursor| cursor.seat);
    let you = person.map(|guest| table.chats_from(&Actor::from(guest))).unwrap_or_default();
    StudyView {
        id: table.id.clone(),
        seats: look::seats(handle, table, you, SeatSet::EMPTY),
        share: look::links(engine, table).replay.unwrap_or_else(|| format!("/t/{}/then", table.id)),
        curve: handle.course.view(),
        may_draw: person.is_some() && table.judged().is_some(),
        cursors,
    }
}
