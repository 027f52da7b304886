//! `bree serve`: opens the inn.

use std::io::IsTerminal;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use clap::ValueEnum;
use server::{BusAddress, Clock, Config, Inn, Luck, Mail, Notices};
use tracing_subscriber::EnvFilter;

use crate::failure::{Failure, print};
use crate::place::Db;
use crate::rooms::House;

/// Opens the inn.
#[derive(clap::Args)]
pub struct Args {
    /// Where to listen.
    #[arg(long, default_value = "127.0.0.1:8080")]
    addr: SocketAddr,
    /// What this process is called in its log and in /metrics, where several serve one house; by default its machine and port.
    #[arg(long, value_name = "NAME", env = "BREE_NODE", value_parser = node)]
    node: Option<String>,
    #[command(flatten)]
    db: Db,
    /// By what the processes that serve one database on a server hear each other: nats://HOST:4222, or with
    /// NAME:PASSWORD@ or TOKEN@ before the host; several of one cluster with commas. With a password better as BREE_BUS in
    /// the environment. Without it they hear each other by the database.
    #[arg(long, value_name = "URL", env = "BREE_BUS", hide_env_values = true)]
    bus: Option<String>,
    /// The file of the key from which links are computed; by default beside the database, or bree.key.
    #[arg(long, value_name = "FILE")]
    key: Option<PathBuf>,
    /// How the inn is reached from outside, such as https://inn.example.org.
    #[arg(long, value_name = "URL")]
    public_url: Option<String>,
    /// How long a bot waits before each choice, in milliseconds, so that people can follow.
    #[arg(long, default_value_t = 700, value_name = "MS")]
    bot_pace: u64,
    /// How long bots let somebody who has just chosen in secret take it back, in milliseconds.
    #[arg(long, default_value_t = 2000, value_name = "MS")]
    second_thoughts: u64,
    /// How many bots think at once.
    #[arg(long, default_value_t = 1, value_name = "N")]
    bot_threads: usize,
    /// Trust X-Forwarded-For: only behind a proxy that sets it.
    #[arg(long)]
    trust_forwarded: bool,
    /// Where Prometheus finds /metrics, such as 127.0.0.1:9090: an address that nobody else reaches. Without it
    /// nothing is told.
    #[arg(long, value_name = "ADDR")]
    metrics: Option<SocketAddr>,
    /// Lets guests be told that it is their turn by webhooks at these hosts, such as discord.com,hooks.slack.com. Needs
    /// --public-url.
    #[arg(long, value_name = "HOST", value_delimiter = ',')]
    notices_to: Vec<String>,
    /// Lets guests be told in their browsers, by the push services of Google, Mozilla, Apple and Microsoft. Needs --public-url.
    #[arg(long)]
    push: bool,
    /// Further hosts of push services, such as one of UnifiedPush.
    #[arg(long, value_name = "HOST", value_delimiter = ',', requires = "push")]
    push_to: Vec<String>,
    /// Lets webhooks go to this address of your own network, also without TLS: a bridge on this machine, say.
    #[arg(long, value_name = "ADDR:PORT")]
    notices_neighbour: Vec<SocketAddr>,
    /// Lets guests be told by e-mail, by this server: smtp://localhost:25, smtps://NAME:PASSWORD@HOST or
    /// smtp://NAME:PASSWORD@HOST?tls=required. With a password better as BREE_MAIL in the environment.
    #[arg(long, value_name = "URL", requires = "mail_from", env = "BREE_MAIL", hide_env_values = true)]
    mail: Option<String>,
    /// From whom its letters are, such as inn@example.org.
    #[arg(long, value_name = "ADDRESS", requires = "mail")]
    mail_from: Option<String>,
    /// How long to wait whether guests look by themselves before they are told, in seconds.
    #[arg(long, default_value_t = 300, value_name = "SECONDS")]
    notices_after: u64,
    /// For tests: the luck of the first game that begins follows from this number, that of the next from the one after
    /// it. Whoever knows the number knows every hand.
    #[arg(long, value_name = "N")]
    rehearse: Option<u64>,
    /// For tests: the clock goes so many seconds ahead.
    #[arg(long, default_value_t = 0, value_name = "SECONDS", hide = true)]
    ahead: u64,
    /// How the log on standard error is written. RUST_LOG says how much.
    #[arg(long, value_enum, default_value_t = LogFormat::Text, value_name = "FORMAT")]
    log: LogFormat,
}

fn node(name: &str) -> Result<String, String> {
    match server::is_node_name(name) {
        true => Ok(name.to_owned()),
        false => Err("letters, digits and . _ : - can stand in a name, 40 at most".to_owned()),
    }
}

/// Where the bus is. Read here and not by `clap`, which would repeat what is wrong, with its password.
pub fn bus(address: Option<&str>) -> Result<Option<BusAddress>, Failure> {
    let read = address.map(str::parse::<BusAddress>).transpose();
    read.map_err(|why| Failure::when("--bus", why))
}

#[derive(Clone, Copy, ValueEnum)]
enum LogFormat {
    /// For people.
    Text,
    /// For programs: one object a line.
    Json,
}

impl Args {
    /// As when `bree` is called without a subcommand.
    pub fn by_default() -> Self {
        let wrapped = <Wrapped as clap::Parser>::parse_from(["serve"]);
        wrapped.args
    }

    /// Who carries letters.
    fn mail(&self) -> Option<Mail> {
        let (server, from) = self.mail.clone().zip(self.mail_from.clone())?;
        Some(Mail { server, from })
    }

    fn config(&self) -> Result<Config, Failure> {
        let clock = Clock::default();
        clock.turn(Duration::from_secs(self.ahead));
        Ok(Config {
            clock,
            addr: self.addr,
            node: self.node.clone(),
            db: self.db.db.clone(),
            bus: bus(self.bus.as_deref())?,
            key: self.key.clone().unwrap_or_else(|| self.db.key()),
            public_url: self.public_url.clone(),
            bot_pace: Duration::from_millis(self.bot_pace),
            second_thoughts: Duration::from_millis(self.second_thoughts),
            bot_threads: self.bot_threads.max(1),
            trust_forwarded: self.trust_forwarded,
            metrics: self.metrics,
            notices: Notices {
                to: self.notices_to.iter().map(|host| host.to_ascii_lowercase()).collect(),
                neighbours: self.notices_neighbour.clone(),
                mail: self.mail(),
                push: self.push,
                push_to: self.push_to.iter().map(|host| host.to_ascii_lowercase()).collect(),
                grace: Duration::from_secs(self.notices_after),
                ..Notices::default()
            },
            ..Config::default()
        })
    }
}

/// Only to take the defaults from where they are written.
#[derive(clap::Parser)]
struct Wrapped {
    #[command(flatten)]
    args: Args,
}

pub fn run(house: &House, args: &Args) -> Result<(), Failure> {
    log(args.log);
    let runtime = tokio::runtime::Runtime::new().map_err(|error| Failure::when("cannot start", error))?;
    if args.rehearse.is_some() {
        tracing::warn!("the games are rehearsed: whoever knows the number knows every hand");
    }
    let luck = args.rehearse.map_or_else(Luck::default, Luck::rehearsed);
    runtime.block_on(open(house, args.config()?, &luck))
}

fn log(format: LogFormat) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    let lines =
        tracing_subscriber::fmt().with_env_filter(filter).with_ansi(in_colour()).with_writer(std::io::stderr);
    match format {
        LogFormat::Text => lines.init(),
        LogFormat::Json => lines.json().init(),
    }
}

/// A file or a pipe wants no colours, nor does who sets NO_COLOR.
fn in_colour() -> bool {
    std::io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
}

async fn open(house: &House, config: Config, luck: &Luck) -> Result<(), Failure> {
    let inn = Inn::open(config, house.for_server().with_luck(luck), Arc::new(house.web())).await;
    let inn = inn.map_err(|error| Failure::Said(error.to_string()))?;
    print(format!("The inn is open: http://{}\n", inn.addr()))?;
    inn.run(told_to_stop()).await;
    Ok(())
}

/// Over when somebody presses Ctrl-C or the system asks the program to end.
async fn told_to_stop() {
    use tokio::signal::unix::{SignalKind, signal};
    let Ok(mut ended) = signal(SignalKind::terminate()) else {
        return std::future::pending().await;
    };
    tokio::select! {
        _ = tokio::signal::ctrl_c() => {}
        _ = ended.recv() => {}
    }
}
