//! Computer players, and the tools that compare them.
//!
//! - A [`Mind`] is knowledge of good and bad play in one game; [`Minds`] are those of a game, by name.
//! - [`learnt`] keeps tables of weights, for just the features they were learnt for.
//! - A [`Player`] picks one of the choices that are legal now: [`Random`], [`Habit`], [`Greedy`],
//!   [`Searcher`].
//! - A [`Skill`] is what a player is made from, by name: `random`, `habit`, `greedy`, `search:2000`, or a
//!   level a person understands (`easy`, `fair`, `hard`), which [`Levels`] translates for each mind.
//! - [`forgetting`] is a slip of a person: a rule of thumb is forgotten.
//! - [`simulate`] plays many games fast; [`arena`] compares their strength; [`bench`](mod@bench)
//!   measures speed.
//! - A [`Hint`] is what a bot would do in a person's place, and why.
//! - [`Turned`] is the moment at which a game turned, [`Curve`] its whole course.
//! - A [`Solver`] decides whether a deal could be won if all were open.
//! - [`of`] gives all this for one game without its types, as [`AnyBots`].
//!
//! **No bot looks at what its seat may not know.** Every bot but the random one, which looks at nothing,
//! thinks about states that [`Game::imagine`](table::Game::imagine) made for its seat.

pub mod arena;
pub mod bench;
pub mod learnt;
pub mod probe;
pub mod simulate;

mod cancel;
mod course;
mod curve;
mod erased;
mod error;
mod greedy;
mod hint;
mod interval;
mod levels;
mod mind;
mod minds;
mod player;
mod playing;
mod search;
mod seeds;
mod skill;
mod solve;
mod thumbs;
mod together;
mod turned;

pub use arena::Arena;
pub use bench::Measure;
pub use cancel::CancelFlag;
pub use curve::{Curve, Moment};
pub use erased::{AnyBots, choose, of};
pub use error::BotError;
pub use greedy::Greedy;
pub use hint::{Hint, Weighed};
pub use interval::{Interval, wilson};
pub use learnt::{Learnt, Misfit};
pub use levels::Levels;
pub use mind::{Aspect, Blank, ChoiceOf, Mind, Rest, SetupOf, StateOf};
pub use minds::{Bot, Minds, SideOf};
pub use player::{Habit, Player, Random};
pub use search::{Budget, Search, Searcher};
pub use seeds::mix;
pub use simulate::{Outcomes, Simulation};
pub use skill::Skill;
pub use solve::{AnySolver, Posed, RANDOM, Solution, Solver, Study, Verdict, solver};
pub use thumbs::{forgetting, strongest};
pub use turned::{LineStep, Open, Swing, Try, Turn, Turned};
