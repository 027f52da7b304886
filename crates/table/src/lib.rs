//! What every game of the house is: a state machine that waits for one small decision at a time.
//!
//! - [`Game`] is the contract that the rules of a game fulfil.
//! - [`Match`] is one running game: state, chance, journal, and the choices made so far.
//! - [`AnyGame`] and [`AnyMatch`] are the same without types, for whoever handles all games alike.
//! - [`Chance`] is the only source of randomness; [`Journal`] is what happened and who may know it;
//!   [`Refusal`] says why not, with the clause; [`Talk`] is what players may say to each other.
//! - [`Record`] is a whole game as a readable text; [`scenario`] is a rules test as a data file;
//!   [`conformance`] is the suite that every game must pass.

pub mod conformance;
pub mod scenario;

mod any;
mod chance;
mod game;
mod journal;
mod message;
mod outcome;
mod record;
mod refusal;
mod running;
mod seat;
mod talk;

pub use any::{AnyGame, AnyMatch, Laid, Told, Typed};
pub use chance::{Chance, ChancePosition, Commitment, Draw, NotHex, Rng, Seed, pick, rng};
pub use game::{Evaluate, Explanation, Game, GameOption, Info, SetupRequest};
pub use journal::{Audience, Entry, Journal};
pub use message::{Arg, Message};
pub use outcome::Outcome;
pub use record::{Ending, Ply, Record, RecordError, Seated, Unsealed};
pub use refusal::{Clause, Refusal, SetupError};
pub use running::{ChooseError, Made, Match, Snapshot, TakeBack};
pub use seat::{BySeat, MAX_SEATS, NotASeat, Observer, Seat, SeatSet};
pub use talk::{Remark, RemarkKind, Talk};
