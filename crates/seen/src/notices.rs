//! How somebody is told that it is their turn while they are away.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A way to tell somebody. What is posted has the shape that the other side expects.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// A browser of yours, which shows it by itself: the address is what it hands out when it is asked (`PushSubscription`), as
    /// JSON.
    Push,
    /// A webhook of a Discord channel.
    Discord,
    /// An incoming webhook of Slack, or of what understands the same (Mattermost, Rocket.Chat).
    Slack,
    /// A generic webhook of a Matrix bridge (hookshot).
    Matrix,
    /// Any other webhook: an object with the text, the game and the address of the table.
    Plain,
    /// A letter.
    Mail,
}

impl Way {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 6] =
        [Self::Push, Self::Discord, Self::Slack, Self::Matrix, Self::Plain, Self::Mail];

    /// As it stands in JSON.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Push => "push",
            Self::Discord => "discord",
            Self::Slack => "slack",
            Self::Matrix => "matrix",
            Self::Plain => "plain",
            Self::Mail => "mail",
        }
    }

    /// The way of that word.
    pub fn of(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|way| way.word() == word)
    }
}

/// Why something did not arrive. Never more than this: an address that may not be asked and one that does not answer are
/// the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Trouble {
    /// There was no answer.
    Unreachable,
    /// The answer was no.
    Refused,
    /// There is no such address (any more). Nothing more is sent there.
    Gone,
}

impl Trouble {
    /// As it stands in JSON.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Unreachable => "unreachable",
            Self::Refused => "refused",
            Self::Gone => "gone",
        }
    }

    /// The trouble of that word.
    pub fn of(word: &str) -> Option<Self> {
        [Self::Unreachable, Self::Refused, Self::Gone].into_iter().find(|trouble| trouble.word() == word)
    }
}

/// One way in which somebody is told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct ReachView {
    /// By which it is named.
    pub id: String,
    /// In which way.
    pub way: Way,
    /// What may be shown of the address: the host of a webhook; the first letter and the host of a mailbox; the name of a device.
    pub hint: String,
    /// Is it this very browser?
    pub here: bool,
    /// Have they said, by the link in a letter, that the address is theirs? Before, nothing else goes there.
    pub sure: bool,
    /// Why the last notice did not arrive; nothing when it did.
    pub trouble: Option<Trouble>,
    /// Since when: milliseconds since 1970, UTC.
    pub trouble_at: Option<i64>,
    /// How many turns could not be told yet, and are tried again.
    pub tried_again: u32,
}

/// When somebody wants to be told. Times are those of a clock where they are: `22:00`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct HoursView {
    /// Where they are: the name of a time zone, such as `Europe/Madrid`.
    #[schema(max_length = 50)]
    pub zone: String,
    /// When nothing is told; what came meanwhile is told when it ends.
    #[serde(default)]
    pub quiet: Option<Quiet>,
    /// Once a day, then, all that waits. There are no quiet hours then.
    #[serde(default)]
    pub digest: Option<String>,
}

/// From when to when nothing is told, be it over midnight.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Quiet {
    /// Not from then on.
    pub from: String,
    /// Again from then on.
    pub to: String,
}

/// How somebody can be told that it is their turn, and how they are.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct NoticesView {
    /// What this inn offers; nothing: nobody is told.
    pub ways: Vec<Way>,
    /// With which key a browser asks for an address (`applicationServerKey`), where browsers are told.
    pub push_key: Option<String>,
    /// Where webhooks may go.
    pub hosts: Vec<String>,
    /// How long it waits, in seconds, whether they look by themselves.
    pub grace: u64,
    /// How they are told, the oldest way first; nothing: they are not.
    pub reaches: Vec<ReachView>,
    /// When; nothing: at any hour.
    pub hours: Option<HoursView>,
    /// Which games are played here.
    pub games: Vec<String>,
    /// Of which of them they want to hear when somebody opens a table to everybody.
    pub wishes: Vec<String>,
}

/// Somebody followed a link in a letter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LetterView {
    /// Where its button leads.
    pub action: String,
    /// What it does.
    pub does: LetterDoes,
    /// Is it done?
    pub done: bool,
}

/// What a link in a letter is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LetterDoes {
    /// To say that the address is one's own.
    Confirm,
    /// To be told no more.
    Stop,
}
