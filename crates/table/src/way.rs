//! Choices that are made in one go.

use crate::Message;

/// Choices that follow one another and can be made in one go.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way<C = String> {
    /// The choices, in order.
    pub choices: Vec<C>,
    /// The places to click for it, in order, as choices made there.
    pub at: Vec<C>,
    /// The labels of the choices, in order, but for one that another says already.
    pub say: Vec<Message>,
    /// True if its last choice only says that no more is wanted: then another way of just this kind can take that place.
    pub more: bool,
}
