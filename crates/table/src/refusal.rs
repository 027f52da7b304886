//! Why something may not be done.

use std::fmt;

use serde::Serialize;

use crate::Message;

/// The id of a clause of a rulebook: `VAM-2.3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Clause(pub &'static str);

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// A refused choice: the clause it breaks and a message for the player who tried it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Refusal {
    /// The clause the refusal rests on.
    pub clause: Clause,
    /// What is wrong, and what would be right.
    pub message: Message,
}

impl Refusal {
    /// A refusal that rests on `clause`.
    pub const fn new(clause: &'static str, message: Message) -> Self {
        Self {
            clause: Clause(clause),
            message,
        }
    }
}

/// A game that cannot be set up as asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SetupError {
    /// What is wrong, and what would be right.
    pub message: Message,
}

impl SetupError {
    /// A set-up refused for the reason in `message`.
    pub const fn new(message: Message) -> Self {
        Self { message }
    }

    /// An option that the game does not have.
    pub fn unknown_option(option: &str) -> Self {
        Self::new(Message::new("setup-unknown-option").with("option", option.to_owned()))
    }

    /// An option with a value it cannot have.
    pub fn bad_value(option: &'static str, value: &str) -> Self {
        let message = Message::new("setup-bad-value");
        Self::new(
            message
                .with("option", option.to_owned())
                .with("value", value.to_owned()),
        )
    }

    /// A number of players that the game is not for.
    pub fn players(players: usize, least: usize, most: usize) -> Self {
        let message = Message::new("setup-players");
        Self::new(
            message
                .with("players", players)
                .with("least", least)
                .with("most", most),
        )
    }

    /// A stored set-up or state that cannot be read.
    pub fn unreadable(detail: impl fmt::Display) -> Self {
        Self::new(Message::new("setup-unreadable").with("detail", detail.to_string()))
    }
}

// Programs and logs read the id and the arguments; people read the translated message.
impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.message.id)?;
        for (name, value) in &self.message.args {
            match value {
                crate::Arg::Verbatim(words) => write!(f, " {name}='{words}'")?,
                crate::Arg::Number(number) => write!(f, " {name}={number}")?,
                other => write!(f, " {name}={other:?}")?,
            }
        }
        Ok(())
    }
}

impl std::error::Error for SetupError {}
