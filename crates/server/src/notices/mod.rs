//! Telling guests who are away that it is their turn.
//!
//! `store` keeps whose turn it is, written with the very entry that makes it theirs; here it is told. `address` and `network`
//! where a webhook may go, `shape` what it carries, `mail` letters, `push` what a browser shows by itself, `post` how it is
//! sent, `outbox` when and how often, `hours` when not.

mod address;
mod hours;
mod mail;
mod network;
mod outbox;
mod post;
mod push;
mod shape;

use std::net::SocketAddr;
use std::time::Duration;

use store::{Reach, Turn, Waiting};
use table::Message;

pub(crate) use hours::{read as read_hours, shown as shown_hours};
pub use mail::Mail;
pub(crate) use outbox::Outbox;
pub(crate) use post::{Failed, Post};

use self::shape::Words;
use crate::keys::Purpose;
use crate::tables::table::Table;
use crate::{AppState, Way};

/// How guests are told that it is their turn. Without hosts, neighbours and mail they are not.
#[derive(Clone, Debug)]
pub struct Notices {
    /// The hosts to which webhooks may go, such as `discord.com`: in small letters, without a port.
    pub to: Vec<String>,
    /// Addresses with their port in the host's own network that may be asked all the same, also without TLS: a bridge on
    /// the same machine, or a neighbour in a test.
    pub neighbours: Vec<SocketAddr>,
    /// Are browsers told, by the push services of their makers?
    pub push: bool,
    /// Further hosts of push services, such as one of UnifiedPush: in small letters, without a port.
    pub push_to: Vec<String>,
    /// Who carries letters; nothing: none are sent.
    pub mail: Option<Mail>,
    /// How long a notice waits whether they look by themselves.
    pub grace: Duration,
    /// How often it is looked whether something is to be sent.
    pub beat: Duration,
    /// How long sending one may take.
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
    /// How long sending one in this way may take: mail servers take their time, and a letter must not go twice.
    pub(crate) fn within(&self, way: Way) -> Duration {
        match way {
            Way::Mail => 6 * self.within,
            _ => self.within,
        }
    }

    /// Is anybody told?
    pub fn offered(&self) -> bool {
        !self.ways().is_empty()
    }

    /// In which ways guests can be told.
    pub(crate) fn ways(&self) -> Vec<Way> {
        let hooks = !self.to.is_empty() || !self.neighbours.is_empty();
        let offered = |way: &Way| match way {
            Way::Push => self.push,
            Way::Mail => self.mail.is_some(),
            _ => hooks,
        };
        Way::ALL.into_iter().filter(offered).collect()
    }

    /// Is this an address where somebody can be told in this way?
    pub(crate) fn takes(&self, way: Way, address: &str) -> bool {
        match way {
            Way::Push => push::Subscription::read(self, address).is_some(),
            Way::Mail => mail::mailbox(address).is_some(),
            _ => address::webhook(self, address).is_some(),
        }
    }
}

/// What may be shown of an address.
pub(crate) fn hint(way: Way, address: &str) -> String {
    match way {
        Way::Push => push::hint(address),
        Way::Mail => mail::hint(address),
        _ => address::hint(address),
    }
}

/// What is sent.
#[derive(Clone, Copy)]
pub(crate) enum Notice<'a> {
    /// That it is their turn at these tables, at one at the least: the oldest turn first.
    Turns(&'a [Waiting]),
    /// That somebody looks for people at these tables, at one at the least.
    Open(&'a [Waiting]),
    /// That they can be told.
    Test,
    /// The question whether the mailbox is theirs.
    Confirm,
    /// The way back for whoever reads the mailbox: the path of a link with a code.
    Enter(&'a str),
}

/// The path of the link by which the guest of an address says something of it without being known.
fn link(app: &AppState, purpose: Purpose, reach: &str) -> String {
    let word = if purpose == Purpose::Stop { "stop" } else { "confirm" };
    format!("/notices/{reach}/{word}/{}", app.key.token(purpose, reach, 0))
}

/// A path as a whole address.
fn whole(app: &AppState, path: &str) -> String {
    let house = app.config.public_url.as_deref().unwrap_or_default();
    format!("{}{path}", house.trim_end_matches('/'))
}

/// Whose turn it is at a table, of those for whom others wait: not where one plays alone, or among bots.
pub(crate) fn turns(notices: &Notices, table: &Table) -> Vec<Turn> {
    let grace = i64::try_from(notices.grace.as_millis()).unwrap_or(i64::MAX);
    let playing = table.seats.iter().filter(|seat| seat.resigned.is_none());
    let mut guests = playing.filter_map(|seat| seat.guest().copied()).collect::<Vec<_>>();
    guests.sort_unstable();
    guests.dedup();
    if guests.len() < 2 {
        return Vec::new();
    }
    let turn = |guest| {
        let held = table.held(&guest);
        let since = held.iter().filter_map(|seat| table.clocks.since(seat)).min()?;
        // Who is on holiday is told when it is over.
        let now = table.clock.now();
        let resting = held.iter().filter_map(|seat| table.clocks.resting(seat, now)).min();
        let due = since.max(resting.unwrap_or(since)).saturating_add(grace);
        Some(Turn { guest, since, due })
    };
    guests.into_iter().filter_map(turn).collect()
}

/// The words of a notice, and the address to which it leads.
fn words(app: &AppState, reach: &Reach, notice: Notice<'_>) -> Words {
    let known = app.pages.languages().iter().copied();
    let lang = known.into_iter().find(|known| *known == reach.lang).unwrap_or("en");
    let mut name = String::new();
    let (message, path) = match notice {
        Notice::Turns(turns) => {
            name = games(app, lang, turns);
            at_tables(turns, ["server-notice-turn", "server-notice-turns"], &name)
        }
        Notice::Open(tables) => {
            name = games(app, lang, tables);
            at_tables(tables, ["server-notice-open", "server-notice-opens"], &name)
        }
        Notice::Test => (Message::new("server-notice-test"), "/me/notices".to_owned()),
        Notice::Confirm => (Message::new("server-notice-confirm"), link(app, Purpose::Confirm, &reach.id)),
        Notice::Enter(path) => (Message::new("server-notice-enter"), path.to_owned()),
    };
    let subject = match notice {
        Notice::Confirm => Some("server-notice-confirm-subject"),
        Notice::Enter(_) => Some("server-notice-enter-subject"),
        _ => None,
    };
    let subject = subject.map(|id| app.pages.say(lang, &Message::new(id), &[]));
    Words { text: app.pages.say(lang, &message, &[]), subject, game: name, url: whole(app, &path) }
}

/// What is played there, each game once.
fn games(app: &AppState, lang: &str, tables: &[Waiting]) -> String {
    let mut names = Vec::new();
    for table in tables {
        let name = app.pages.game_name(lang, &table.game);
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names.join(", ")
}

/// What is said of one table, which leads there, or of several, which leads to the page with all of them.
fn at_tables(tables: &[Waiting], [one, many]: [&'static str; 2], games: &str) -> (Message, String) {
    match tables {
        [table] => (Message::new(one).with("game", games.to_owned()), format!("/t/{}", table.table)),
        _ => {
            let message = Message::new(many).with("tables", tables.len() as u32);
            (message.with("games", games.to_owned()), "/".to_owned())
        }
    }
}

/// The text of a letter: what it says, where that leads, and how to stop.
fn letter(app: &AppState, reach: &Reach, words: &Words, stop: &str) -> String {
    let known = app.pages.languages().iter().copied();
    let lang = known.into_iter().find(|known| *known == reach.lang).unwrap_or("en");
    let no_more = app.pages.say(lang, &Message::new("server-notice-stop"), &[]);
    let Words { text, url, .. } = words;
    format!("{text}\n{url}\n\n-- \n{no_more}\n{stop}\n")
}
