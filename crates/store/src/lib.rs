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
//! Where things live: `append` and `log` the record itself, `lobby` what the lobby asks, `shelves` the tables of one
//! guest, `guests`, `devices`, `decks` and `meta` the small tables, `notices` who is told that it is their turn, `bot_turns` which bots are asked, `host`
//! what the host does and that they did, `forget` how a guest is forgotten, `groups` rounds of friends, `people` whom they
//! keep apart and what they report, `export` what is handed to a guest of all that is kept of them, `change` all that can be
//! written, `moving` the way from one database to the other. Each says its statements once, in what both databases understand: `sql`. What differs is in `sqlite` (a file: group
//! commit, pool of readers, backup) and `postgres` (a server); `place` tells which of the two it is, `clock` where the time
//! comes from.

mod append;
mod ask;
mod bot_turns;
mod change;
mod clock;
mod decks;
mod devices;
mod error;
mod export;
mod forget;
mod groups;
mod guests;
mod host;
mod hours;
mod lobby;
mod log;
mod meta;
mod moving;
mod notes;
mod notices;
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
mod wishes;

pub use append::{Append, NewEntry, NewSnapshot, SeatHolder, TableSummary};
pub use bot_turns::{BotTurn, BotsAsked};
pub use clock::Clock;
pub use decks::{DeckRow, NewDeck};
pub use devices::{Came, Device, FIRST_DEVICE, NewDevice, SigningOut, TokenHash};
pub use error::StoreError;
pub use export::{NoteRow, ShelfRow};
pub use forget::Redaction;
pub use groups::{Group, GroupLine, Member, NewMember};
pub use guests::{Guest, GuestHash};
pub use host::{HostAct, NewHostAct};
pub use hours::Hours;
pub use lobby::{Counts, Status, TableRow};
pub use log::{Entry, Snapshot};
pub use notices::{DueReach, Missed, Turn, Waiting};
pub use passkeys::{PASSKEYS, Passkey};
pub use people::{Apart, NewReport, Report};
pub use place::Place;
pub use reaches::{REACHES, Reach, Reached};
pub use shelves::{OwnTable, Shelving};
pub use sqlite::backup_file;
pub use store::{Heard, Options, Store};
