//! A table's game as a readable text, and back: made from the log, so that it says what was, also when the
//! rules were mended since.

use table::{AnyMatch, Ply, Record, Seat, Seed};

use super::commands::choose::end_if_over;
use super::entry::{Chose, Created, Ended, Entry, SeatTaken, Started};
use super::table::Table;
use crate::keys::{random, table_id};
use crate::{ApiError, AppState, How, Room};

/// The record of a game that has begun, with its seed: nothing for those who still play it.
pub(crate) async fn of(app: &AppState, table: &Table) -> Result<Record, ApiError> {
    let running = table.running.as_ref().ok_or(ApiError::NotBegun)?;
    let mut record = Record {
        game: table.made.game.clone(),
        setup: table.made.setup.clone(),
        seed: Some(running.seed),
        commitment: running.commitment.parse().ok(),
        seats: table.seats.iter().map(super::table::SeatState::label).collect(),
        outcome: running.live.outcome(),
        ..Record::default()
    };
    for kept in app.store.read(&table.id, 0).await? {
        let entry = Entry::from_kept(&kept.kind, &kept.body).map_err(|_| ApiError::Unreadable)?;
        write_down(&mut record, entry);
    }
    Ok(record)
}

fn write_down(record: &mut Record, entry: Entry) {
    let told = |journal: Vec<(u32, _)>| journal.into_iter().map(|(_, entry)| entry).collect();
    match entry {
        Entry::Started(started) => {
            record.rules_version = started.rules_version;
            record.opening = told(started.journal);
        }
        Entry::Chose(chose) => record.plies.push(Ply {
            seat: chose.seat,
            choice: chose.choice,
            told: told(chose.journal),
            hash: chose.hash,
        }),
        Entry::TakenBack(back) => record.plies.truncate(back.to as usize),
        _ => {}
    }
}

/// Makes a finished table of a recorded game that `room` has replayed as `live`. Nobody holds its seats: it is
/// there to be looked at. Returns its id.
pub(crate) async fn keep(
    app: &AppState,
    record: Record,
    live: Box<dyn AnyMatch>,
    plan: Keep,
) -> Result<String, ApiError> {
    let id = table_id();
    let made = Created {
        game: record.game.clone(),
        name: plan.name,
        players: live.players(),
        options: Default::default(),
        setup: record.setup.clone(),
        public: plan.public,
        host: random(),
    };
    super::create(app, id.clone(), made, move |table, _: &Room| {
        write_up(table, record, live)
    })
    .await?;
    Ok(id)
}

/// How an imported table is kept.
pub(crate) struct Keep {
    /// What it is called.
    pub name: String,
    /// May strangers see it in the lobby?
    pub public: bool,
}

fn write_up(table: &mut Table, record: Record, live: Box<dyn AnyMatch>) -> Result<(), ApiError> {
    for seat in Seat::all(live.players()) {
        let name = record.seats.get(seat.index()).cloned();
        table.record(SeatTaken {
            seat,
            // Nobody knows the secret of which this would be the hash.
            guest: random(),
            name: name.unwrap_or_else(|| seat.to_string()),
        });
    }
    let seed: Seed = record.seed.ok_or(ApiError::Unreadable)?;
    let opening = record.opening.into_iter().map(|entry| (0, entry)).collect();
    let first = live.at(0).ok_or(ApiError::Unreadable)?;
    let started = Started {
        seed: seed.to_string(),
        commitment: seed.commitment().to_string(),
        rules_version: live.info().rules_version,
        hash: first.hash(),
        journal: opening,
    };
    table.begin(live, seed, &started);
    table.record(started);
    for (index, ply) in record.plies.into_iter().enumerate() {
        let index = index as u32;
        table.record(Chose {
            seat: ply.seat,
            ply: index,
            choice: ply.choice,
            hash: ply.hash,
            journal: ply.told.into_iter().map(|entry| (index + 1, entry)).collect(),
        });
    }
    end_if_over(table);
    if table.ended.is_none() {
        table.record(Ended {
            how: How::Abandoned,
            outcome: None,
        });
    }
    Ok(())
}
