//! Events of the game, for the journal, and their words.

use serde::{Deserialize, Serialize};
use table::{Arg, Message, Seat, SeatSet};

use crate::dice::{Colour, DiceSet, Symbol};
use crate::hobbit::Hobbit;
use crate::location::Location;
use crate::results::Tally;

/// Chance and journal of one choice.
pub type Ctx<'a> = table::flow::Ctx<'a, Event>;

table::events! {
    /// Something that happened.
    #[derive(Clone, PartialEq, Debug, Serialize)]
    #[serde(rename_all = "snake_case", tag = "what")]
    pub enum Event {
        /// The first player.
        Begins {
            /// The first player.
            seat: Seat,
        } => "journey-event-begins",
        /// A player plays a hobbit.
        Took {
            /// The player who takes the hobbit.
            seat: Seat,
            /// The hobbit taken.
            hobbit: Hobbit,
        } => "journey-event-took",
        /// A turn begins.
        Turn {
            /// The active player.
            seat: Seat,
            /// The round, from 1.
            round: u16,
            /// The location whose effect holds this turn.
            location: Option<Location>,
        } => {
            let about = |id| Message::new(id).with("seat", *seat).with("round", *round);
            match location {
                None => about("journey-event-turn"),
                Some(place) => about("journey-event-turn-at")
                    .with("place", *place)
                    .with("effect", place.effect()),
            }
        },
        /// Dice were rolled.
        Rolled {
            /// The player who rolls.
            seat: Seat,
            /// The dice rolled, and the face each shows.
            dice: Vec<(Colour, Symbol)>,
            /// Was it the repetition of a roll, at Rohan?
            again: bool,
        } => {
            let id = if *again { "journey-event-rolled-again" } else { "journey-event-rolled" };
            let symbols = dice.iter().map(|(_, symbol)| symbol.term()).collect();
            Message::new(id).with("seat", *seat).with("dice", Arg::Terms(symbols))
        },
        /// A die was set aside.
        SetAside {
            /// The player who sets it aside.
            seat: Seat,
            /// The die set aside.
            die: Colour,
            /// The symbol it shows.
            symbol: Symbol,
        } => ("journey-event-set-aside", seat, symbol, die),
        /// The White Tree ended the rolling.
        Stopped {
            /// The active player.
            seat: Seat,
            /// Dice that were left and do not count.
            unused: DiceSet,
        } => ("journey-event-stopped", seat, unused = unused.len()),
        /// The dice set aside were counted.
        Counted {
            /// The owner of the sheet.
            seat: Seat,
            /// The sum and how it came about.
            tally: Tally,
        } => { say_tally(*seat, tally) },
        /// Round boxes were marked.
        Advanced {
            /// The player.
            seat: Seat,
            /// Boxes marked; 0 when there were Rings and none counted.
            boxes: u8,
            /// The box now reached.
            to: u8,
            mordor: bool,
        } => {
            let id = if *mordor { "journey-event-mordor" } else { "journey-event-advanced" };
            Message::new(id).with("seat", *seat).with("boxes", *boxes).with("to", *to)
        },
        /// A square box was divided.
        Divided {
            /// The owner of the sheet.
            seat: Seat,
            /// The square box, from 0.
            square: u8,
        } => ("journey-event-divided", seat, square = square + 1),
        /// Gandalfs had no effect.
        GandalfIdle {
            /// The owner of the sheet.
            seat: Seat,
            /// The number of boxes.
            count: u8,
            /// The clause that says why.
            why: Idle,
        } => {
            let id = match why {
                Idle::Moria => "journey-event-gandalf-moria",
                Idle::NothingToDivide => "journey-event-gandalf-nothing",
                Idle::Forgone => "journey-event-gandalf-forgone",
            };
            Message::new(id).with("seat", *seat).with("count", *count)
        },
        /// A Nazgûl marked a square box, or half of one.
        Marked {
            /// The owner of the sheet.
            seat: Seat,
            die: Colour,
            /// The square box, from 0.
            square: u8,
            /// Only half of it?
            half: bool,
        } => {
            let id = if *half { "journey-event-marked-half" } else { "journey-event-marked" };
            Message::new(id).with("seat", *seat).with("square", square + 1).with("die", *die)
        },
        /// A Nazgûl hits no player.
        Spared {
            /// The player who was spared.
            seat: Seat,
            die: Colour,
        } => "journey-event-spared",
        /// A player is out.
        Eliminated {
            /// The player.
            seat: Seat,
        } => "journey-event-eliminated",
        /// The last round is played to its end: a bearer is in Mordor.
        LastRound {
            /// The player who arrived.
            seat: Seat,
        } => "journey-event-last-round",
        /// The game is over.
        Over {
            /// The winners; none, when all are eliminated.
            winners: SeatSet,
            /// Why.
            ending: Ending,
        } => { Message::new(ending.reason()).with("winners", *winners) },
    }
}

/// The reason why a Gandalf had no effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Idle {
    /// The turn began in Moria (VAM-7.2).
    Moria,
    /// No box can be divided (VAM-4.5).
    NothingToDivide,
    /// The player left them unused (VAM-A12).
    Forgone,
}

/// The way a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// One player alone reached Mordor (VAM-6.2).
    Arrived,
    /// Several did, and one had more of the Nazgûl route left (VAM-6.3).
    MoreLeft,
    /// Several did, with as much left (VAM-A5).
    Shared,
    /// All were eliminated (VAM-6.1).
    AllOut,
}

impl Ending {
    /// The id of the reason in words.
    pub const fn reason(self) -> &'static str {
        match self {
            Self::Arrived => "journey-over-arrived",
            Self::MoreLeft => "journey-over-more-left",
            Self::Shared => "journey-over-shared",
            Self::AllOut => "journey-over-all-out",
        }
    }
}

fn say_tally(seat: Seat, tally: &Tally) -> Message {
    let id = match (tally.repelled(), tally.rings) {
        (_, 0) => "journey-event-counted-no-rings",
        (true, _) => "journey-event-counted",
        (false, _) => "journey-event-counted-orcs",
    };
    Message::new(id)
        .with("seat", seat)
        .with("rings", tally.rings)
        .with("orcs", tally.orcs * tally.orc_worth)
        .with("fellowship", tally.fellowship * tally.fellowship_worth)
        .with("counted", tally.counted_rings())
}
