//! How the inn is run.

use std::net::{Ipv4Addr, SocketAddr};
use std::num::NonZeroU32;
use std::path::PathBuf;
use std::time::Duration;

/// Everything that a host can set. The defaults suit one machine in one house.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen.
    pub addr: SocketAddr,
    /// The database; made when it is not there.
    pub db: PathBuf,
    /// The file of the house key, from which links are computed; made, readable by its owner alone, when it
    /// is not there.
    pub key: PathBuf,
    /// How the inn is reached from outside, such as `https://inn.example.org`. Nothing: links are relative.
    pub public_url: Option<String>,
    /// How long a bot waits before each choice, so that people can follow.
    pub bot_pace: Duration,
    /// How many bots think at once.
    pub bot_threads: usize,
    /// Is the sender's address taken from `X-Forwarded-For`? Only behind a proxy that sets it.
    pub trust_forwarded: bool,
    /// A table that nobody touched for so long leaves the memory; its log stays.
    pub idle: Duration,
    /// How long open connections may take to end when the server stops.
    pub grace: Duration,
    /// What one guest, or all together, may ask for.
    pub limits: Limits,
    /// How the database is opened.
    pub store: store::Options,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            addr: (Ipv4Addr::LOCALHOST, 8080).into(),
            db: "bree.sqlite3".into(),
            key: "bree.key".into(),
            public_url: None,
            bot_pace: Duration::from_millis(700),
            bot_threads: 1,
            trust_forwarded: false,
            idle: Duration::from_secs(300),
            grace: Duration::from_secs(5),
            limits: Limits::default(),
            store: store::Options::default(),
        }
    }
}

impl Config {
    /// Is the inn reached over TLS? Then cookies are sent over TLS only.
    pub fn https(&self) -> bool {
        self.public_url
            .as_deref()
            .is_some_and(|url| url.starts_with("https://"))
    }
}

/// What one guest, or all together, may ask for.
#[derive(Clone, Debug)]
pub struct Limits {
    /// The longest request body, in bytes.
    pub body: usize,
    /// The most connections at once.
    pub connections: usize,
    /// The most connections of one address: nobody fills the house alone. Not looked at behind a proxy whose
    /// `X-Forwarded-For` is trusted, since then all come from its address.
    pub connections_each: usize,
    /// The most event streams at once.
    pub streams: usize,
    /// The most event streams of one guest (or, without a guest, one address).
    pub streams_each: usize,
    /// The most event streams of one address, whichever guests they are of.
    pub streams_address: usize,
    /// Requests of one guest or address a second.
    pub requests: Rate,
    /// New guests and new tables of one guest or address a second.
    pub new: Rate,
    /// How long a request may take to arrive, or its answer to be found.
    pub patience: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            body: 16 * 1024,
            connections: 2048,
            connections_each: 1024,
            streams: 1024,
            streams_each: 16,
            streams_address: 512,
            requests: Rate::new(20, 100),
            new: Rate::new(1, 30),
            patience: Duration::from_secs(15),
        }
    }
}

/// How often something may be done: a bucket that refills.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    /// How many times a second in the long run.
    pub per_second: NonZeroU32,
    /// How many times in one go.
    pub burst: NonZeroU32,
}

impl Rate {
    /// So many times a second, and so many in one go; each at least 1.
    pub fn new(per_second: u32, burst: u32) -> Self {
        let at_least_one = |number: u32| NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
        Self {
            per_second: at_least_one(per_second),
            burst: at_least_one(burst),
        }
    }
}
