//! Turn notifications for people who are away.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A kind of address for notifications. Messages have the form that its service expects.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// A browser of yours: the address is its `PushSubscription` as JSON.
    Push,
    /// A webhook of a Discord channel.
    Discord,
    /// An incoming webhook of Slack, or of a compatible service (Mattermost, Rocket.Chat).
    Slack,
    /// A generic webhook of a Matrix bridge (hookshot).
    Matrix,
    /// Any other webhook: an object with the text, the game and the address of the table.
    Plain,
    /// A letter.
    Mail,
}

impl Way {
    /// All kinds, in the order in which they are offered.
    pub const ALL: [Self; 6] =
        [Self::Push, Self::Discord, Self::Slack, Self::Matrix, Self::Plain, Self::Mail];

    /// The word in JSON.
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
    /// The address did not answer.
    Unreachable,
    /// The answer was no.
    Refused,
    /// The address does not exist (any more). Nothing more is sent there.
    Gone,
}

impl Trouble {
    /// The word in JSON.
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

/// An address for notifications.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct ReachView {
    /// The address's id.
    pub id: String,
    /// The kind of address.
    pub way: Way,
    /// The masked address: the host of a webhook; the first letter and the host of a mailbox; the name of a device.
    pub hint: String,
    /// True if it is this very browser.
    pub here: bool,
    /// True if they have confirmed the address by the link in a letter. Before, nothing else goes there.
    pub sure: bool,
    /// Why the last notice did not arrive; nothing when it did.
    pub trouble: Option<Trouble>,
    /// Time of the first failure: milliseconds since 1970, UTC.
    pub trouble_at: Option<i64>,
    /// The number of turns that are tried again.
    pub tried_again: u32,
}

/// A guest's notification hours. Times are those of a clock where they are: `22:00`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct HoursView {
    /// Time zone, such as `Europe/Madrid`.
    #[schema(max_length = 50)]
    pub zone: String,
    /// Quiet hours; what came meanwhile is sent when they end.
    #[serde(default)]
    pub quiet: Option<Quiet>,
    /// The hour of a daily digest of all that waits. There are no quiet hours then.
    #[serde(default)]
    pub digest: Option<String>,
}

/// Quiet hours from and to, which may be before and after midnight.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Quiet {
    /// Start of the quiet hours.
    pub from: String,
    /// Again from then on.
    pub to: String,
}

/// The kinds of notification on offer, and a guest's settings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct NoticesView {
    /// The kinds of notification that this inn offers; empty: none.
    pub ways: Vec<Way>,
    /// The key for a browser's subscription (`applicationServerKey`), where push is offered.
    pub push_key: Option<String>,
    /// The hosts to which webhooks may go.
    pub hosts: Vec<String>,
    /// Delay of a notification in seconds, in which guests may look by themselves.
    pub grace: u64,
    /// The guest's addresses, the oldest first; empty: none.
    pub reaches: Vec<ReachView>,
    /// The guest's hours; nothing: any hour.
    pub hours: Option<HoursView>,
    /// The games of the inn.
    pub games: Vec<String>,
    /// The games whose public tables the guest wants to hear about.
    pub wishes: Vec<String>,
}

/// The page behind a link in a letter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LetterView {
    /// The target of its button.
    pub action: String,
    /// The purpose of the link.
    pub does: LetterDoes,
    /// True once it is done.
    pub done: bool,
}

/// The purpose of a link in a letter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LetterDoes {
    /// Confirms a mailbox.
    Confirm,
    /// Ends notifications to an address.
    Stop,
}
