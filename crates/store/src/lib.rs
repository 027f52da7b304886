//! The append-only record of tables, in SQLite.
//!
//! Everything that happens at a table is an [`Entry`] of its log. The store keeps entries in order and never
//! loses one it acknowledged; what they mean, only the server knows: a body is JSON the server made.
//!
//! - **Writing**: one thread owns the only connection that writes. [`Store::append`] puts a change in its queue
//!   and waits; the thread writes whatever waits in one transaction (group commit) and answers after the
//!   `COMMIT` reached the disk (write-ahead log, `synchronous=FULL`).
//! - **Two writers never both win**: an append names the version it builds on and is refused as
//!   [`StoreError::Stale`] when the table has moved on, also by another process.
//! - **Reading**: a few read-only connections on blocking threads; they never wait for the writer.
//!
//! Where things live: `append` and `log` the record itself, `lobby` what the lobby asks, `shelves` the tables of one
//! guest, `guests`, `devices`, `decks` and `meta` the small tables, `notices` who is told that it is their turn, `host`
//! what the host does and that they did, `forget` how a guest is forgotten, `groups` rounds of friends, `people` whom they keep apart and what they report, `export` what is handed
//! to a guest of all that is kept of them, `writer` the group commit, `readers` the pool, `connection` and `migrations` how a file is opened, `backup` a copy of a running
//! database, `clock` where the time comes from.

mod append;
mod backup;
mod clock;
mod connection;
mod decks;
mod devices;
mod error;
mod export;
mod forget;
mod groups;
mod guests;
mod host;
mod lobby;
mod log;
mod meta;
mod migrations;
mod notes;
mod notices;
mod people;
mod readers;
mod retention;
mod shelves;
mod store;
mod writer;

pub use append::{Append, NewEntry, NewSnapshot, SeatHolder, TableSummary};
pub use backup::backup_file;
pub use clock::Clock;
pub use decks::{DeckRow, NewDeck};
pub use devices::{Device, FIRST_DEVICE, NewDevice, TokenHash};
pub use error::StoreError;
pub use export::{NoteRow, ShelfRow};
pub use forget::Redaction;
pub use groups::{Group, Member, NewMember};
pub use guests::{Guest, GuestHash};
pub use host::{HostAct, NewHostAct};
pub use lobby::{Counts, Status, TableRow};
pub use log::{Entry, Snapshot};
pub use notices::{DueNotice, Missed, Reach, Turn};
pub use people::{Apart, NewReport, Report};
pub use shelves::{OwnTable, Shelving};
pub use store::{Options, Store};
