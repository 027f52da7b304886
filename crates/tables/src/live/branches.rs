//! The tables at which somebody played on from a game that is over: listed for those who sat there.

use seen::{BranchView, OriginView, Status};
use store::{GuestHash, Status as Kept, TableRow};

use super::entry::{Branched, Origin};
use super::look::{Eye, observer};
use super::summary::Line;
use super::table::Table;
use crate::keys::Purpose;
use crate::{Engine, TableError};

/// The most tables listed.
const SHOWN: usize = 20;

/// True if the reader sat at the table in person.
pub fn sat(table: &Table, eye: &Eye) -> bool {
    eye.program.is_none() && eye.guest.is_some_and(|guest| !table.known(&guest).is_empty())
}

/// The tables played on from here, the latest first, and by whom; nothing for readers who did not sit here, nor of people whom they do
/// not want to read.
pub fn made(table: &Table, eye: &Eye) -> Vec<(Branched, Option<GuestHash>)> {
    if !sat(table, eye) {
        return Vec::new();
    }
    let by =
        |branched: &Branched| table.seats.get(branched.seat.index()).and_then(|seat| seat.guest()).copied();
    let all = table.branches.iter().rev().map(|branched| (branched.clone(), by(branched)));
    all.filter(|(_, by)| by.is_none_or(|by| !eye.muted.contains(&by))).take(SHOWN).collect()
}

/// The tables at which that was: without those of people who are not to sit with the reader.
pub async fn views(
    engine: &Engine,
    eye: &Eye,
    made: Vec<(Branched, Option<GuestHash>)>,
) -> Result<Vec<BranchView>, TableError> {
    let mut views = Vec::new();
    let Some(guest) = eye.guest.filter(|_| !made.is_empty()) else {
        return Ok(views);
    };
    let not_with = engine.store.not_with(guest).await?;
    for (branched, by) in made {
        if by.is_some_and(|by| not_with.contains(&by)) {
            continue;
        }
        // One that was deleted since leads nowhere.
        if let Some(row) = engine.store.table(&branched.table).await? {
            views.push(view(engine, &branched, row));
        }
    }
    Ok(views)
}

/// The step from which this game goes on, for those who sit here.
pub fn from(table: &Table, eye: &Eye) -> Option<Origin> {
    table.made.from.clone().filter(|_| sat(table, eye))
}

/// The same as it is shown: to whoever may look back on that game, and not where it was deleted since, so that the way there leads
/// somewhere.
pub async fn origin(
    engine: &Engine,
    eye: &Eye,
    from: Option<Origin>,
) -> Result<Option<OriginView>, TableError> {
    let Some(from) = from else { return Ok(None) };
    let found = match engine.tables.find(engine, &from.table).await {
        Ok(handle) => handle.open(engine).await,
        Err(error) => Err(error),
    };
    // A link to this table is none to that one.
    let eye = Eye { token: None, seat: None, ..eye.clone() };
    match found.and_then(|table| observer(engine, &table, &eye)) {
        Ok(_) => Ok(Some(OriginView { table: from.table, ply: from.ply })),
        Err(TableError::NoTable) => Ok(None),
        Err(error) => Err(error),
    }
}

fn view(engine: &Engine, branched: &Branched, row: TableRow) -> BranchView {
    // A line that cannot be read has no name.
    let line = serde_json::from_str::<Line>(&row.summary.body).unwrap_or_default();
    let (status, way, purpose) = match row.summary.status {
        Kept::Waiting => (Status::Waiting, "join", Purpose::Join),
        Kept::Playing => (Status::Playing, "watch", Purpose::Watch),
        Kept::Finished => (Status::Finished, "replay", Purpose::Replay),
    };
    let token = engine.key.token(purpose, &row.id, line.epoch);
    BranchView {
        link: format!("/t/{}/{way}/{token}", row.id),
        id: row.id,
        name: line.name,
        ply: branched.ply,
        seat: branched.seat,
        status,
    }
}
