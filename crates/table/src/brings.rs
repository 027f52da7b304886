//! Texts that a table or a seat brings to a game, handed in before it begins.

use serde::Serialize;

use crate::{Clause, Fault, Message, Seat};

/// The party that brings a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Whose {
    /// The table's maker, for all.
    Table,
    /// This seat, for itself.
    Seat(Seat),
}

impl Whose {
    /// The seat, unless it is for the whole table.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Table => None,
            Self::Seat(seat) => Some(seat),
        }
    }
}

/// A text that may be handed in before a game begins: a deck, a pack of cards, a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Brings {
    /// The text's id. Its name is the message `GAME-brings-ID`, its help `GAME-brings-ID.help`.
    pub id: &'static str,
    /// The party that brings it.
    pub whose: Whose,
    /// True if the game cannot begin without it.
    pub needed: bool,
    /// True if nobody else may read it, while the game is on.
    pub secret: bool,
    /// The longest it may be, in bytes.
    pub longest: usize,
    /// The clause behind it, if there is one.
    pub clause: Option<Clause>,
}

/// The most faults of one text that are reported.
const TOLD: usize = 40;

/// The first faults of a text, and how many more there are: nobody mends them all in one go, and a text may be full of them.
pub(crate) fn few(mut faults: Vec<Fault>) -> Vec<Fault> {
    if faults.len() > TOLD {
        let more = Message::new("setup-brings-more").with("count", faults.len() - (TOLD - 1));
        faults.truncate(TOLD - 1);
        faults.push(Fault::new(more));
    }
    faults
}

/// The one of these that `seat` (or the table) brings under this id, if a text of this length is welcome.
pub(crate) fn welcome(all: &[Brings], seat: Option<Seat>, id: &str, length: usize) -> Result<(), Fault> {
    let mut same = all.iter().filter(|brings| brings.id == id);
    let Some(brings) = same.find(|brings| brings.whose.seat() == seat) else {
        return Err(Fault::new(Message::new("setup-brings-unknown").with("id", id.to_owned())));
    };
    if length > brings.longest {
        let message = Message::new("setup-brings-long");
        return Err(Fault::new(message.with("longest", brings.longest).with("length", length)));
    }
    Ok(())
}
