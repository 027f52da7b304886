//! A refusal: the reason why something may not be done.

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
    /// The objection, and what would be right.
    pub message: Message,
}

impl Refusal {
    /// A refusal that rests on `clause`.
    pub const fn new(clause: &'static str, message: Message) -> Self {
        Self { clause: Clause(clause), message }
    }
}

/// A fault in a set-up or in a text that was handed in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Fault {
    /// The line of the text, from 1, where one is to blame.
    pub line: Option<u32>,
    /// The clause it breaks, where it breaks one.
    pub clause: Option<Clause>,
    /// The fault, and what would be right.
    pub message: Message,
}

impl Fault {
    /// A fault of the whole, without a place.
    pub const fn new(message: Message) -> Self {
        Self { line: None, clause: None, message }
    }

    /// The same, in this line (from 1).
    #[must_use]
    pub const fn at(mut self, line: u32) -> Self {
        self.line = Some(line);
        self
    }

    /// The same, by this clause.
    #[must_use]
    pub const fn by(mut self, clause: Clause) -> Self {
        self.clause = Some(clause);
        self
    }
}

impl From<Refusal> for Fault {
    fn from(Refusal { clause, message }: Refusal) -> Self {
        Self::new(message).by(clause)
    }
}

/// A game that cannot be set up as asked: all that is wrong, at once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SetupError {
    /// The first fault, and what would be right.
    pub message: Message,
    /// All that is wrong, the first included.
    #[serde(skip_serializing_if = "says_no_more")]
    pub faults: Vec<Fault>,
}

/// True if the message is all there is to say.
fn says_no_more(faults: &[Fault]) -> bool {
    matches!(faults, [Fault { line: None, clause: None, .. }])
}

impl SetupError {
    /// A set-up refused for the reason in `message`.
    pub fn new(message: Message) -> Self {
        let faults = vec![Fault::new(message.clone())];
        Self { message, faults }
    }

    /// Refused for all of these; not at all, if there are none.
    ///
    /// # Errors
    /// When there are some.
    pub fn unless_none(faults: Vec<Fault>) -> Result<(), Self> {
        match faults.first() {
            None => Ok(()),
            Some(Fault { message, .. }) => Err(Self { message: message.clone(), faults }),
        }
    }

    /// An option that the game does not have.
    pub fn unknown_option(option: &str) -> Self {
        Self::new(Message::new("setup-unknown-option").with("option", option.to_owned()))
    }

    /// An option with a value it cannot have: one of `values` would do.
    pub fn bad_value<'a>(
        option: &'static str,
        value: &str,
        values: impl IntoIterator<Item = &'a str>,
    ) -> Self {
        let message = Message::new("setup-bad-value");
        let message = message.with("option", option.to_owned()).with("value", value.to_owned());
        Self::new(message.with("values", listed(values)))
    }

    /// A number of players that the game is not for.
    pub fn players(players: usize, least: usize, most: usize) -> Self {
        let message = Message::new("setup-players");
        Self::new(message.with("players", players).with("least", least).with("most", most))
    }

    /// A stored set-up or state that cannot be read.
    pub fn unreadable(detail: impl fmt::Display) -> Self {
        Self::new(Message::new("setup-unreadable").with("detail", detail.to_string()))
    }
}

/// `random, 1–4`: values one by one, numbers that follow each other as a range.
fn listed<'a>(values: impl IntoIterator<Item = &'a str>) -> String {
    let mut runs = Vec::<(&str, &str)>::new();
    for value in values {
        let number = value.parse::<u32>().ok();
        match runs.last_mut() {
            Some((_, last)) if number.is_some() && number == last.parse().ok().map(|last: u32| last + 1) => {
                *last = value;
            }
            _ => runs.push((value, value)),
        }
    }
    let said = runs.iter().map(
        |(first, last)| {
            if first == last { (*first).to_owned() } else { format!("{first}–{last}") }
        },
    );
    said.collect::<Vec<_>>().join(", ")
}

// Programs and logs read the id and the arguments; people read the translated message.
impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.faults.iter().enumerate() {
            let between = if index == 0 { "" } else { "; " };
            let line = fault.line.map(|line| format!("line {line}: ")).unwrap_or_default();
            write!(f, "{between}{line}{}", fault.message.id)?;
            for (name, value) in &fault.message.args {
                match value {
                    crate::Arg::Verbatim(words) => write!(f, " {name}='{words}'")?,
                    crate::Arg::Number(number) => write!(f, " {name}={number}")?,
                    other => write!(f, " {name}={other:?}")?,
                }
            }
        }
        Ok(())
    }
}

impl std::error::Error for SetupError {}
