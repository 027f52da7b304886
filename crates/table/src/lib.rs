//! The contract of all games: a state machine that waits for one small decision at a time.
//!
//! - [`Game`] is the contract that the rules of a game fulfil.
//! - [`Match`] is one running game: state, chance, journal, and the choices made so far.
//! - [`AnyGame`] and [`AnyMatch`] are the same without types, for code that handles all games alike.
//! - [`Chance`] is the only source of randomness; [`Journal`] holds the events, each with its audience;
//!   [`Refusal`] is the reason against a choice, with the clause; [`Talk`] the players' ways to speak to each other.
//! - [`flow`] is the manner to write one: as questions, each of which is one type in one file.
//! - [`kit`] has the tools that every game needs: ids, sets, tables by an id, refusals, events.
//! - [`Lesson`] is a prepared game for somebody who does not know it.
//! - [`data_file`] reads a game's data files; [`Record`] is a whole game as a readable text; [`scenario`] is a rules test as a data file;
//!   [`offer`] has the offers of some games besides play, [`lines`] the text form of positions; [`conformance`]
//!   is the suite that every game must pass.
//! - [`work`] counts what something takes, whatever the machine.
//!
//! # Examples
//! The game here is Pig, whole in `examples/pig/game.rs`: roll a die as often as you dare, a one loses what the turn
//! brought. `docs/write-a-game.md` leads through it.
//!
//! Play a game:
//!
//! ```
//! # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/pig/game.rs"));
//! # fn main() {
//! let mut game = Match::<Pig>::start(2, &Seed::from_number(7));
//! let ana = Seat::new(0);
//! assert_eq!(game.choices(ana), [Choice::Roll]);
//!
//! // There is nothing to hold yet: the refusal says by which clause.
//! let refused = game.choose(ana, 0, Choice::Hold).unwrap_err();
//! assert_eq!(refused.to_string(), "refused by PIG-1");
//!
//! game.choose(ana, 0, Choice::Roll).unwrap();
//! assert!(game.take_back(ana).is_none(), "a die was rolled");
//! # }
//! ```
//!
//! Script a die:
//!
//! ```
//! # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/pig/game.rs"));
//! # fn main() {
//! // Counted from 0: a five, and then a one, which loses it.
//! let mut game = Match::<Pig>::start_with(2, Chance::scripted([Draw::Value(4), Draw::Value(0)]));
//! let (ana, ben) = (Seat::new(0), Seat::new(1));
//! game.choose(ana, 0, Choice::Roll).unwrap();
//! assert_eq!(game.choices(ana), [Choice::Roll, Choice::Hold]);
//! game.choose(ana, 1, Choice::Roll).unwrap();
//! assert_eq!((Pig::asks(game.state()), game.state().points[ana]), (SeatSet::only(ben), 0));
//!
//! // Or let it list all that it can bring, with its odds.
//! let ways = table::steps::<Pig>(game.state(), ben, &Choice::Roll, 6).unwrap();
//! assert_eq!(ways.iter().filter(|way| Pig::asks(&way.outcome).has(ana)).count(), 1);
//! # }
//! ```
//!
//! Pass the suite:
//!
//! ```
//! # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/pig/game.rs"));
//! # fn main() {
//! let report = table::conformance::check::<Pig>(&3, 0..20, table::conformance::Rigour::FULL).unwrap();
//! assert_eq!((report.games, report.imagined), (20, 0), "nothing is hidden in Pig");
//! # }
//! ```

#[doc(hidden)]
#[path = "private.rs"]
pub mod __private;
pub mod conformance;
pub mod data_file;
pub mod flow;
pub mod kit;
pub mod lines;
pub mod offer;
pub mod scenario;
pub mod work;

mod any;
mod brings;
mod chance;
mod flaw;
mod game;
mod journal;
mod lesson;
mod message;
mod outcome;
mod outcomes;
mod picture;
mod prepared;
mod puzzle;
mod record;
mod refusal;
mod row;
mod running;
mod seat;
mod talk;
mod veiled;
mod way;

pub use any::{AnyGame, AnyMatch, Imagined, Typed};
pub use brings::{Brings, Whose};
pub use chance::{Chance, ChancePosition, Commitment, Draw, NotHex, Rng, Roll, Seed, pick, rng, shuffle};
pub use game::{Explanation, Game, GameOption, Info, SetupRequest};
pub use journal::{Audience, Entry, Journal};
pub use lesson::{Bring, Lesson, SecondLearner, Step, Stop, Wrong};
pub use message::{Arg, Message, Names};
pub use outcome::Outcome;
pub use outcomes::{Odds, TooMany, expectation, outcomes, steps};
pub use picture::{Laid, Picture, Told};
pub use prepared::{Judge, Prepared};
pub use puzzle::{Puzzle, Reckoned};
pub use record::{Ending, Ply, Record, RecordError, Seated, Unsealed};
pub use refusal::{Clause, Fault, Refusal, SetupError};
pub use row::{RowError, in_a_row};
pub use running::{ChooseError, Made, Match, Snapshot, TakeBack};
pub use seat::{BySeat, MAX_SEATS, NotASeat, Observer, Seat, SeatSet};
pub use talk::{Remark, RemarkKind, Talk};
pub use way::Way;
