//! The configuration of an inn.

use std::net::{Ipv4Addr, SocketAddr};
use std::num::NonZeroU32;
use std::path::PathBuf;
use std::time::Duration;

use store::Place;
use tables::Settings;

use crate::{BusAddress, Notices};

/// Everything that a host can set. The defaults suit one machine in one house.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address to listen at.
    pub addr: SocketAddr,
    /// This process's name in logs and metrics: a [name](crate::is_node_name). None: its machine and port.
    pub node: Option<String>,
    /// The address that serves `/metrics`, and nothing else: one of the host's own, since what is measured of bots and
    /// tables is nobody else's business. None: no metrics.
    pub metrics: Option<SocketAddr>,
    /// The database; made when it is not there.
    pub db: Place,
    /// The message bus between processes that share a database on a server; none: that database.
    pub bus: Option<BusAddress>,
    /// The file of the house key, from which links are computed; made, readable by its owner alone, when it
    /// is not there.
    pub key: PathBuf,
    /// The public address of the inn, such as `https://inn.example.org`. None: links are relative.
    pub public_url: Option<String>,
    /// A bot's pause before each choice, so that people can follow.
    pub bot_pace: Duration,
    /// A bot's extra pause after a person's choice that may have been another, for all that others know: until then it can be taken back.
    pub second_thoughts: Duration,
    /// The number of bots that think at once.
    pub bot_threads: usize,
    /// True to take the sender's address from `X-Forwarded-For`. Only behind a proxy that sets it.
    pub trust_forwarded: bool,
    /// A table that nobody touched for so long leaves the memory; its log stays.
    pub idle: Duration,
    /// Time for open connections to end when the server stops.
    pub grace: Duration,
    /// Limits for each guest and address, and for all together.
    pub limits: Limits,
    /// Settings of turn notifications.
    pub notices: Notices,
    /// The interval of the heartbeat: a longer gap between two stops the clocks.
    pub heartbeat: Duration,
    /// The options with which the database is opened.
    pub store: store::Options,
    /// The clock of the tables and of all time stamps.
    pub clock: store::Clock,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            addr: (Ipv4Addr::LOCALHOST, 8080).into(),
            node: None,
            metrics: None,
            db: PathBuf::from("bree.sqlite3").into(),
            bus: None,
            key: "bree.key".into(),
            public_url: None,
            bot_pace: Duration::from_millis(700),
            second_thoughts: Duration::from_secs(2),
            bot_threads: 1,
            trust_forwarded: false,
            idle: Duration::from_secs(300),
            grace: Duration::from_secs(5),
            limits: Limits::default(),
            notices: Notices::default(),
            heartbeat: Duration::from_secs(20),
            store: store::Options::default(),
            clock: store::Clock::default(),
        }
    }
}

impl Config {
    /// A file of the house beside its database, by its suffix; of one on a server beside the key.
    pub(crate) fn beside(&self, what: &str) -> PathBuf {
        let mut path = self.db.file().unwrap_or(&self.key).as_os_str().to_owned();
        path.push(what);
        path.into()
    }

    /// The part of it that concerns the tables.
    pub(crate) fn of_tables(&self) -> Settings {
        Settings {
            clock: self.clock.clone(),
            bot_pace: self.bot_pace,
            second_thoughts: self.second_thoughts,
            bot_threads: self.bot_threads,
            tables_kept: self.limits.tables_kept,
            notice_grace: self.notices.grace,
            heartbeat: self.heartbeat,
            alive: self.beside(".alive"),
        }
    }

    /// True if the inn is reached over TLS. Then cookies are sent over TLS only.
    pub fn https(&self) -> bool {
        self.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }
}

/// Limits for each guest and address, and for all together.
#[derive(Clone, Debug)]
pub struct Limits {
    /// The longest request body, in bytes.
    pub body: usize,
    /// The longest body where a deck is handed in, stored or worked on: as a form writes one, with the other contents of
    /// a workbench.
    pub deck_body: usize,
    /// The most connections at once.
    pub connections: usize,
    /// The most connections of one address: nobody fills the house alone. Not looked at behind a proxy whose
    /// `X-Forwarded-For` is trusted, since then all come from its address.
    pub connections_each: usize,
    /// The most event streams at once. The last quarter is kept for those who sit at the table they look at.
    pub streams: usize,
    /// The most tables that one guest (or, without a guest, one address) follows at once.
    pub streams_each: usize,
    /// The most event streams of one address, whichever guests they are of.
    pub streams_address: usize,
    /// Requests of one guest or address a second.
    pub requests: Rate,
    /// New guests and new tables of one guest or address a second.
    pub new: Rate,
    /// Requests of one address a second, whichever guests they are of: guests cost nothing.
    pub requests_address: Rate,
    /// Requests of the programs of one guest a second, all of them together.
    pub programs: Rate,
    /// New tables of the programs of one guest a day.
    pub programs_tables_a_day: u32,
    /// Choices of the programs of one guest a day.
    pub programs_choices_a_day: u32,
    /// The most tokens of one guest that have not ended.
    pub tokens_each: usize,
    /// New guests and new tables of one address a day.
    pub new_a_day: u32,
    /// Lines of chat of one guest a minute.
    pub chat_a_minute: u32,
    /// Lines of chat of one address a day.
    pub chat_a_day: u32,
    /// Choices and take-backs of one address a day.
    pub choices_a_day: u32,
    /// Changes to notification addresses, and tests of them, for each guest and hour.
    pub notices_an_hour: u32,
    /// The same of one address a day.
    pub notices_a_day: u32,
    /// Pictures of cards that one address is shown a second: a table shows many at once.
    pub pictures: Rate,
    /// Texts (decks) that are handed in at tables by one address a second, also those that are refused.
    pub texts: Rate,
    /// The same a day.
    pub texts_a_day: u32,
    /// Drawings of a workbench for each address.
    pub benches: Rate,
    /// The same a day.
    pub benches_a_day: u32,
    /// Hints for each guest, by address.
    pub hints: Rate,
    /// The same a day.
    pub hints_a_day: u32,
    /// Bytes that are kept for one guest or address.
    pub kept: Volume,
    /// Bytes that are answered to one guest or address, as they leave the handler: pages and streams packed where the client takes
    /// that, all else before it is.
    pub answered: Volume,
    /// Rows of the database that are found or changed for one guest or address.
    pub rows: Volume,
    /// Units of other work that is done for one guest or address ([`table::work`]).
    pub work: Volume,
    /// Confirmation letters to one mailbox in a day.
    pub letters_a_day: u32,
    /// The most decks that one guest keeps.
    pub decks_each: usize,
    /// The longest deck, in bytes, wherever it comes in and goes out, as the games limit their texts.
    pub deck: usize,
    /// The most tables that are kept; beyond these none is made.
    pub tables_kept: u64,
    /// The most guests that are kept.
    pub guests_kept: u64,
    /// Time for a request to arrive, and for its answer to be found.
    pub patience: Duration,
    /// Time for which an unread answer may block its connection before it is given up.
    pub unread: Duration,
}

impl Limits {
    /// The longest body of a request to this address.
    pub(crate) fn body_at(&self, path: &str) -> usize {
        let deck = path.starts_with("/workshop/")
            || path == "/api/v1/decks"
            || path.starts_with("/api/v1/decks/")
            || (path.starts_with("/t/") || path.starts_with("/api/v1/tables/")) && path.contains("/texts/");
        if deck { self.deck_body.max(self.body) } else { self.body }
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            body: 16 * 1024,
            deck_body: 256 * 1024,
            connections: 2048,
            connections_each: 512,
            streams: 1024,
            streams_each: 32,
            streams_address: 256,
            requests: Rate::new(20, 100),
            new: Rate::new(1, 30),
            requests_address: Rate::new(100, 500),
            programs: Rate::new(20, 60),
            programs_tables_a_day: 200,
            programs_choices_a_day: 50_000,
            tokens_each: 10,
            new_a_day: 1000,
            chat_a_minute: 30,
            chat_a_day: 5000,
            choices_a_day: 200_000,
            notices_an_hour: 20,
            notices_a_day: 100,
            pictures: Rate::new(100, 1500),
            texts: Rate::new(1, 30),
            texts_a_day: 1000,
            benches: Rate::new(5, 100),
            benches_a_day: 20_000,
            hints: Rate::new(1, 30),
            hints_a_day: 5000,
            kept: Volume::new(4_000, 4_000_000),
            answered: Volume::new(1_000_000, 1_000_000_000),
            rows: Volume::new(20_000, 5_000_000),
            work: Volume::new(5_000_000, 500_000_000),
            letters_a_day: 3,
            decks_each: 40,
            deck: 20_000,
            tables_kept: 1_000_000,
            guests_kept: 1_000_000,
            patience: Duration::from_secs(15),
            unread: Duration::from_secs(20),
        }
    }
}

/// A rate limit: a token bucket that refills.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    /// Requests a second in the long run.
    pub per_second: NonZeroU32,
    /// Requests in one burst.
    pub burst: NonZeroU32,
}

impl Rate {
    /// A limit of this many requests a second, and this many in one burst; each at least 1.
    pub fn new(per_second: u32, burst: u32) -> Self {
        let at_least_one = |number: u32| NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
        Self { per_second: at_least_one(per_second), burst: at_least_one(burst) }
    }
}

/// A number of bytes, rows or units of work that comes back with time.
#[derive(Clone, Copy, Debug)]
pub struct Volume {
    /// The number that comes back in a second; at least 1.
    pub per_second: u64,
    /// The most at once.
    pub most: u64,
}

impl Volume {
    /// So many a second in the long run, and so many at once.
    pub fn new(per_second: u64, most: u64) -> Self {
        Self { per_second: per_second.max(1), most }
    }
}
