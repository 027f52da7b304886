//! Turn notifications for guests who are away.
//!
//! `store` keeps the turns, each written with the very entry that begins it; this module delivers them. `address` and `network`
//! limit where a webhook may go, `payload` makes its body, `words` its sentence; `mail` and `mailer` send letters, `push` messages
//! that a browser shows; `sender` delivers one message, `post` knows what it needs for that, `outbox` retries, `hours` knows the
//! guest's hours. Delivery is the feature `reach`.

#[cfg(feature = "reach")]
mod address;
mod failed;
mod hours;
mod mail;
#[cfg(feature = "reach")]
mod mailer;
mod masked;
#[cfg(feature = "reach")]
mod network;
mod outbox;
#[cfg(feature = "reach")]
mod payload;
mod post;
#[cfg(feature = "reach")]
mod push;
#[cfg(feature = "reach")]
mod sender;
#[cfg(not(feature = "reach"))]
#[path = "sender_absent.rs"]
mod sender;
mod subscription;
#[cfg(feature = "reach")]
mod words;

use std::net::SocketAddr;
use std::time::Duration;

use seen::Way;
use store::Waiting;

pub use failed::Failed;
pub use hours::{read as read_hours, shown as shown_hours};
pub use mail::Mail;
pub use outbox::Outbox;
pub use post::Post;
pub use sender::Sender;

/// Settings of turn notifications. Without hosts, neighbours and mail they are not.
#[derive(Clone, Debug)]
pub struct Notices {
    /// The hosts to which webhooks may go, such as `discord.com`: in small letters, without a port.
    pub to: Vec<String>,
    /// Addresses with their port in the host's own network that may be asked all the same, also without TLS: a bridge on
    /// the same machine, or a neighbour in a test.
    pub neighbours: Vec<SocketAddr>,
    /// True to use the push services of browsers.
    pub push: bool,
    /// Further hosts of push services, such as one of UnifiedPush: in small letters, without a port.
    pub push_to: Vec<String>,
    /// The mail server; none: no letters.
    pub mail: Option<Mail>,
    /// Delay before a notification, in which guests may look by themselves.
    pub grace: Duration,
    /// The interval between two looks for due notifications.
    pub beat: Duration,
    /// Timeout of one delivery.
    pub within: Duration,
}

impl Default for Notices {
    fn default() -> Self {
        Self {
            to: Vec::new(),
            neighbours: Vec::new(),
            push: false,
            push_to: Vec::new(),
            mail: None,
            grace: Duration::from_secs(5 * 60),
            beat: Duration::from_secs(2),
            within: Duration::from_secs(10),
        }
    }
}

impl Notices {
    /// The timeout of one delivery of this kind: mail servers take their time, and a letter must not go twice.
    pub fn within(&self, way: Way) -> Duration {
        match way {
            Way::Mail => 6 * self.within,
            _ => self.within,
        }
    }

    /// True if any kind of notification is offered.
    pub fn offered(&self) -> bool {
        !self.ways().is_empty()
    }

    /// The kinds of notification that are offered.
    pub fn ways(&self) -> Vec<Way> {
        let hooks = !self.to.is_empty() || !self.neighbours.is_empty();
        let offered = |way: &Way| match way {
            Way::Push => self.push,
            Way::Mail => self.mail.is_some(),
            _ => hooks,
        };
        Way::ALL.into_iter().filter(offered).collect()
    }

    /// True if this is an acceptable address of this kind.
    pub fn takes(&self, way: Way, address: &str) -> bool {
        sender::takes(self, way, address)
    }
}

/// The masked form of an address.
pub fn hint(way: Way, address: &str) -> String {
    match way {
        Way::Push => masked::of_push(address),
        Way::Mail => masked::of_mail(address),
        _ => masked::of_web(address),
    }
}

/// A notification.
#[derive(Clone, Copy)]
pub enum Notice<'a> {
    /// The guest's turns at these tables, at least one: the oldest first.
    Turns(&'a [Waiting]),
    /// Seats that are kept for the guest at these tables, at least one.
    Kept(&'a [Waiting]),
    /// Public tables that look for players, at least one.
    Open(&'a [Waiting]),
    /// A test message.
    Test,
    /// The question whether the mailbox is theirs.
    Confirm,
    /// A sign-in link for the owner of the mailbox: its path with a code.
    Enter(&'a str),
}
