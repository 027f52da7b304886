//! The append-only record of tables, in SQLite or PostgreSQL.
//!
//! Everything that happens at a table is an [`Entry`] of its log. The store keeps entries in order and never
//! loses one it acknowledged; what they mean, only the server knows: a body is JSON the server made.
//!
//! - **Writing**: a change is one transaction, answered after its `COMMIT` reached the disk. At a file one thread owns the
//!   only connection that writes, and writes whatever waits in one transaction (group commit); a server does that by itself.
//! - **Two writers never both win**: an append names the version it builds on and is refused as
//!   [`StoreError::Stale`] when the table has moved on, also by another process.
//! - **Reading**: a few connections on blocking threads; they never wait for a writer.
//!
//! Where things live: `append` and `log` the record itself, `summary` and `lobby` the lobby, `shelves` the tables of one guest,
//! `guests`, `devices`, `decks` and `meta` the small tables, `notices` turn notifications, `bot_turns` the queue of bots' turns,
//! `host` acts of the host with their log, `forget` the deletion of a guest, `groups` rounds of friends, `people` mutes, blocks and
//! reports, `export` the rest of a guest's data export, `tokens` the programs of guests, `days` the deal of a day and campaigns on
//! paper, `moving` the copy from one database to the other, with its mark in `whole`. Each has its statements once, in what both
//! databases understand: `sql`.
//!
//! Modules import one way: these stand on `store` (the handle), and that on `sqlite` (a file: group commit, pool of readers, backup)
//! and `postgres` (a server), where the two differ. Below stand `change` and `ask` (a write and a query without their types), `sql`,
//! `options`, `place` (which of the two), `clock` (the time), and `meter` (what somebody's work costs).

mod append;
mod ask;
mod bot_turns;
mod change;
mod clock;
mod days;
mod decks;
mod devices;
mod error;
mod export;
mod forget;
mod groups;
mod guests;
mod hashes;
mod heard;
mod host;
mod hours;
mod lobby;
mod log;
mod meta;
mod meter;
mod moving;
mod notes;
mod notices;
mod options;
mod packed;
mod passkeys;
mod pauses;
mod people;
mod place;
#[cfg(feature = "cluster")]
mod postgres;
#[cfg(not(feature = "cluster"))]
#[path = "postgres/absent.rs"]
mod postgres;
mod reaches;
mod retention;
mod shelves;
mod sql;
mod sqlite;
mod store;
mod summary;
mod tokens;
mod whole;
mod wishes;

pub use append::{Append, NewEntry, NewSnapshot};
pub use bot_turns::{BotTurn, BotsAsked};
pub use clock::Clock;
pub use days::{DayCount, PlayedDay};
pub use decks::{DeckRow, DeckTexts, NewDeck};
pub use devices::{Came, Device, FIRST_DEVICE, NewDevice, SigningOut};
pub use error::StoreError;
pub use export::{NoteRow, ShelfRow};
pub use forget::Redaction;
pub use groups::{Group, GroupLine, Member, NewMember};
pub use guests::Guest;
pub use hashes::{GuestHash, TokenHash};
pub use heard::Heard;
pub use host::{HostAct, NewHostAct};
pub use hours::Hours;
pub use lobby::{Counts, TableRow};
pub use log::{Entry, Snapshot};
pub use meter::{Meter, Spent};
pub use notices::{DueReach, Missed, Turn, Waiting};
pub use options::{Check, Options};
pub use passkeys::{PASSKEYS, Passkey};
pub use people::{Apart, NewReport, Report};
pub use place::Place;
pub use reaches::{REACHES, Reach, Reached};
pub use shelves::{OwnTable, Shelving};
pub use sqlite::{backup_file, compact_file, note_copy};
pub use store::Store;
pub use summary::{SeatHolder, Status, TableSummary};
pub use tokens::{NewToken, Token};
