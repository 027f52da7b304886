//! An answer with which a reader leaves alone all that they may still do until something is over: their turn.

use table::Message;

/// A question that may be left alone together with those that follow it: a press says so once, and each of them is answered so when
/// it comes, at a pace that tells nothing. Others that come between take it back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rest {
    /// The answer of a player who does nothing here.
    pub answer: String,
    /// The span for which that holds: an id that differs from one turn to the next, and becomes another where others act.
    pub until: String,
    /// The press: its label, and what it leaves undone. None where this is only answered, and nothing more would be saved.
    pub press: Option<(Message, Message)>,
}
