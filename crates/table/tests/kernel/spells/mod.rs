//! Two to four magicians with bolts and wards in hidden hands: a chain of effects with windows to respond, a duel in
//! secret at the same time, passing beforehand in the open and in secret, and an echo that never ends. Written with
//! `table::flow`, one question a file.

mod duel;
mod echo;
mod flinch;
mod notation;
mod respond;
mod rules;
mod tests;
mod turn;

use serde::{Deserialize, Serialize};
use table::flow::{self, Flow, Sealed, Stack, Standing};
use table::{BySeat, Message, Outcome, Refusal, Seat, SeatSet};

pub use notation::Choice;

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct Spells;

/// Chance and journal of one choice.
pub type Ctx<'a> = flow::Ctx<'a, Event>;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Card {
    Bolt,
    Ward,
}

/// A hand: how many bolts and how many wards. How many cards it has is for all to see, which is not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hand {
    pub bolts: u8,
    pub wards: u8,
}

/// Until when a seat passes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Until {
    /// Its own turn.
    Turn,
    /// The end of the game.
    End,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    pub hands: BySeat<Hand>,
    pub life: BySeat<i8>,
    /// The magicians who pass beforehand when a spell is cast: for all to see.
    pub passing: Standing<Until>,
    /// The magicians who never flinch: secret.
    pub brave: Standing<Until>,
    /// Turns left; with 0 the game ends.
    pub turns_left: u8,
    pub frames: Stack<Frame>,
}

impl State {
    pub fn players(&self) -> usize {
        self.life.players()
    }

    /// The card is played.
    fn spend(&mut self, seat: Seat, card: Card) {
        match card {
            Card::Bolt => self.hands[seat].bolts -= 1,
            Card::Ward => self.hands[seat].wards -= 1,
        }
    }

    fn hurt(&mut self, seat: Seat, ctx: &mut Ctx<'_>) {
        self.life[seat] -= 1;
        ctx.tell(|| Event::Hurt { seat });
        if self.life[seat] == 0 {
            self.end(SeatSet::all(self.players()).without(seat));
        }
    }

    fn end(&mut self, winners: SeatSet) {
        self.frames.clear();
        self.frames.push(Over { winners });
    }
}

table::questions! {
    /// The questions and steps of the game.
    #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Frame of Spells {
        asks {
            /// What does a magician do?
            Turn(turn::Turn),
            /// Does anybody respond to the spell on top?
            Respond(respond::Respond),
            /// Which finger?
            #[serde(rename = "fingers")]
            Duel(duel::Duel),
            /// Does the loser flinch?
            Flinch(flinch::Flinch),
        }
        acts {
            /// A turn begins.
            Begin(turn::Begin),
            /// A bolt strikes.
            Bolt(respond::Bolt),
            /// A ward takes away what lies below it.
            Ward,
            /// An echo echoes.
            Echo,
        }
        ends {
            Over(Over),
        }
    }
}
use echo::Echo;
use respond::Ward;

/// Somebody fell, or the time is up.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Over {
    winners: SeatSet,
}

impl flow::End<Spells> for Over {
    fn prompt(&self, _: &State, _: table::Observer) -> Message {
        Message::new("spells-over").with("winners", self.winners)
    }

    fn outcome(&self, _: &State) -> Outcome {
        Outcome { winners: self.winners, together: false, reason: "spells-over".to_owned() }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    NotNow,
    NotYours,
    Over,
    NoCard,
    ChainFull,
}

impl From<Why> for Refusal {
    fn from(why: Why) -> Self {
        match why {
            Why::NotNow => Self::new("SPELL-1", Message::new("spells-not-now")),
            Why::NotYours => Self::new("SPELL-2", Message::new("spells-not-yours")),
            Why::Over => Self::new("SPELL-9", Message::new("spells-over")),
            Why::NoCard => Self::new("SPELL-3", Message::new("spells-no-card")),
            Why::ChainFull => Self::new("SPELL-4", Message::new("spells-chain-full")),
        }
    }
}

fn require(holds: bool, why: Why) -> Result<(), Why> {
    if holds { Ok(()) } else { Err(why) }
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Event {
    Drew { seat: Seat, card: Option<Card> },
    Cast { seat: Seat, card: Card },
    Passed { seat: Seat },
    Hurt { seat: Seat },
    Laid { seat: Seat, finger: Option<u8> },
    Shown { fingers: Vec<(Seat, u8)> },
    Stood { seat: Seat, flinched: bool },
    Fizzled,
}

impl Flow for Spells {
    type Question = Frame;
    type Why = Why;
    const NOT_AN_ANSWER: Why = Why::NotNow;
    const NOT_ASKED: Why = Why::NotYours;
    const OVER: Why = Why::Over;
    const LONGEST_RUN: usize = 50;
    table::on_a_stack!(frames);

    /// An echo that echoes for ever fizzles out.
    fn endless(state: &mut State, ctx: &mut Ctx<'_>) {
        state.frames.retain(|frame| *frame != Frame::Echo);
        ctx.tell(|| Event::Fizzled);
    }
}

/// Both fingers of a duel, still unseen.
pub type Fingers = Sealed<u8>;
