//! Telling guests who are away that it is their turn.
//!
//! `store` keeps what is owed, written with the very entry that makes it somebody's turn; here it is sent. `address` and
//! `network` where a webhook may go, `shape` what it carries, `post` how it is sent, `outbox` when and how often.

mod address;
mod network;
mod outbox;
mod post;
mod shape;

use std::net::SocketAddr;
use std::time::Duration;

use store::Turn;
use table::Message;

pub(crate) use outbox::Outbox;
pub(crate) use post::{Failed, Post};

use self::shape::Words;
use crate::tables::table::Table;
use crate::{AppState, Way};

/// How guests are told that it is their turn. Without hosts (and neighbours) they are not.
#[derive(Clone, Debug)]
pub struct Notices {
    /// The hosts to which webhooks may go, such as `discord.com`: in small letters, without a port.
    pub to: Vec<String>,
    /// Addresses with their port in the host's own network that may be asked all the same, also without TLS: a bridge on
    /// the same machine, or a neighbour in a test.
    pub neighbours: Vec<SocketAddr>,
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
            grace: Duration::from_secs(5 * 60),
            beat: Duration::from_secs(2),
            within: Duration::from_secs(10),
        }
    }
}

impl Notices {
    /// Is anybody told?
    pub fn offered(&self) -> bool {
        !self.ways().is_empty()
    }

    /// In which ways guests can be told.
    pub(crate) fn ways(&self) -> Vec<Way> {
        let hooks = !self.to.is_empty() || !self.neighbours.is_empty();
        let offered = |way: &Way| *way != Way::Mail && hooks;
        Way::ALL.into_iter().filter(offered).collect()
    }

    /// Is this an address where somebody can be told in this way?
    pub(crate) fn takes(&self, way: Way, address: &str) -> bool {
        self.ways().contains(&way) && address::webhook(self, address).is_some()
    }
}

/// What may be shown of an address.
pub(crate) fn hint(address: &str) -> String {
    address::hint(address)
}

/// Whose turn it is at a table, of those for whom others wait: not where one plays alone, or among bots.
pub(crate) fn turns(notices: &Notices, table: &Table) -> Vec<Turn> {
    let grace = i64::try_from(notices.grace.as_millis()).unwrap_or(i64::MAX);
    let playing = table.seats.iter().filter(|seat| seat.resigned.is_none());
    let mut guests = playing
        .filter_map(|seat| seat.guest().copied())
        .collect::<Vec<_>>();
    guests.sort_unstable();
    guests.dedup();
    if guests.len() < 2 {
        return Vec::new();
    }
    let turn = |guest| {
        let held = table.held(&guest);
        let since = held.iter().filter_map(|seat| table.clocks.since(seat)).min()?;
        let due = since.saturating_add(grace);
        Some(Turn { guest, since, due })
    };
    guests.into_iter().filter_map(turn).collect()
}

/// The words of a notice; without a table those by which it is tried.
fn words(app: &AppState, lang: &str, game: Option<&str>, path: &str) -> Words {
    let known = app.pages.languages().iter().copied();
    let lang = known.into_iter().find(|known| *known == lang).unwrap_or("en");
    let name = game.map(|game| app.pages.game_name(lang, game));
    let message = match &name {
        Some(name) => Message::new("server-notice-turn").with("game", name.clone()),
        None => Message::new("server-notice-test"),
    };
    let house = app.config.public_url.as_deref().unwrap_or_default();
    Words {
        text: app.pages.say(lang, &message, &[]),
        game: name.unwrap_or_default(),
        url: format!("{}{path}", house.trim_end_matches('/')),
    }
}
