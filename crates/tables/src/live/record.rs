//! A table's game as a readable text, and back: made from the log, so that it stays true when the rules were mended
//! since.

use seen::{How, Pace};
use table::{AnyMatch, Ending, Outcome, Ply, Record, Seat, Seated, Seed};

use super::commands::choose::end_if_over;
use super::commands::names::{LONGEST_NAME, clean};
use super::entry::{Chose, Created, Ended, Entry, Resigned, SeatBot, SeatTaken, Started};
use super::table::{SeatState, Table};
use crate::actor::Actor;
use crate::keys::random;
use crate::{Engine, Room, TableError};

/// The record of a game that has begun, with its seed: nothing for those who still play it.
pub async fn of(engine: &Engine, table: &Table) -> Result<Record, TableError> {
    let running = table.running.as_ref().ok_or(TableError::NotBegun)?;
    let mut record = Record {
        game: table.made.game.clone(),
        setup: table.setup().clone(),
        seed: Some(running.seed),
        commitment: running.commitment.parse().ok(),
        seats: seats(table),
        resigned: table.resigned(),
        end: Some(ending(table, running.live.outcome())),
        state_version: running.live.info().state_version,
        ..Record::default()
    };
    for kept in engine.store.read(&table.id, 0).await? {
        let entry = Entry::from_kept(&kept.kind, &kept.body).map_err(|_| TableError::Unreadable)?;
        write_down(&mut record, entry);
    }
    Ok(record)
}

/// The players at the seats; nothing where nobody has a name.
fn seats(table: &Table) -> Vec<Seated> {
    let seats = table.seats.iter().map(SeatState::seated).collect::<Vec<_>>();
    let nameless = Seated::Person(String::new());
    if seats.iter().all(|seated| *seated == nameless) { Vec::new() } else { seats }
}

/// The end of the game; `outcome` is what the rules say.
fn ending(table: &Table, outcome: Option<Outcome>) -> Ending {
    match &table.ended {
        Some((How::Outcome, kept)) => {
            outcome.or_else(|| kept.clone()).map_or(Ending::Unfinished, Ending::Rules)
        }
        Some((How::Agreed, _)) => Ending::Agreed,
        Some((How::Resigned, _)) => Ending::Resigned,
        Some((How::Abandoned, _)) => Ending::Abandoned,
        // A record tells of the game, not of the house.
        Some((How::Closed | How::Unfinished, _)) | None => Ending::Unfinished,
    }
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

/// Makes a table of a recorded game that `room` has replayed as `live`. Nobody holds its seats: it is there to be looked
/// at, or to be played on.
pub async fn keep(
    engine: &Engine,
    id: String,
    record: Record,
    live: Box<dyn AnyMatch>,
    plan: Keep,
) -> Result<(), TableError> {
    let made = Created {
        game: record.game.clone(),
        name: plan.name,
        players: live.players(),
        options: Default::default(),
        setup: record.setup.clone(),
        public: plan.public,
        // Nobody: whoever sits down first may do what a maker can.
        host: random(),
        gone: plan.play,
        deal: None,
        from: None,
        lang: String::new(),
        pace: Pace::Free,
        lesson: None,
        puzzle: None,
        day: None,
        no_programs: false,
        by_program: false,
    };
    let begin = move |table: &mut Table, room: &Room| write_up(table, room, record, live, plan.play);
    super::create(engine, id, made, begin, None).await?;
    Ok(())
}

/// Options of an imported table.
pub struct Keep {
    /// The table's name.
    pub name: String,
    /// True if strangers may see it in the lobby.
    pub public: bool,
    /// True if it is played on: then its seats are open.
    pub play: bool,
}

fn write_up(
    table: &mut Table,
    room: &Room,
    record: Record,
    live: Box<dyn AnyMatch>,
    play: bool,
) -> Result<(), TableError> {
    for seat in Seat::all(live.players()) {
        match record.seats.get(seat.index()) {
            Some(Seated::Bot(level)) => {
                table.record(SeatBot { seat, level: level.clone(), name: String::new() })
            }
            Some(Seated::Person(_)) | None if play && !record.resigned.has(seat) => {}
            Some(Seated::Person(name)) => table.record(stranger(seat, name)),
            None => table.record(stranger(seat, "")),
        }
    }
    let seed: Seed = record.seed.ok_or(TableError::Unreadable)?;
    let opening = record.opening.into_iter().map(|entry| (0, entry)).collect();
    let first = live.at(0).ok_or(TableError::Unreadable)?;
    let started = Started {
        seed: seed.to_string(),
        commitment: seed.commitment().to_string(),
        rules_version: live.info().rules_version,
        hash: first.hash(),
        journal: opening,
        setup: None,
        asks: None,
    };
    let asks = live.asks();
    let last = record.plies.len().checked_sub(1);
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
            together: false,
            // Where it goes on from.
            asks: (last == Some(index as usize)).then_some(asks),
        });
    }
    for seat in record.resigned.iter() {
        table.record(Resigned { seat, level: room.steady_level().to_owned() });
    }
    match record.end {
        _ if play => {}
        Some(Ending::Rules(_)) => end_if_over(table),
        Some(Ending::Agreed) => end(table, How::Agreed),
        Some(Ending::Resigned) => end(table, How::Resigned),
        Some(Ending::Abandoned) => end(table, How::Abandoned),
        // What the record does not tell is not made up.
        Some(Ending::Unfinished) | None => end(table, How::Unfinished),
    }
    Ok(())
}

/// A player of whom only the name is known.
fn stranger(seat: Seat, name: &str) -> SeatTaken {
    // Nobody knows the secret of which this would be the hash.
    let nobody = Actor::from(random());
    SeatTaken::by(&nobody, seat, clean(name, LONGEST_NAME).unwrap_or_default())
}

/// Writes down an end that the rules did not make.
fn end(table: &mut Table, how: How) {
    let winners = table.seats_where(|seat| seat.resigned.is_none());
    let outcome = (how == How::Resigned).then(|| Outcome::left_to(winners));
    table.record(Ended { how, outcome });
}
