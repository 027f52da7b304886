//! `bree serve`: opens the inn.

use std::io::IsTerminal;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use clap::ValueEnum;
use server::{BusAddress, Clock, Config, Inn, Mail, Notices, SeedSource};
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use crate::failure::{Failure, print};
use crate::place::Db;
use crate::rehearsal::Rehearsal;
use crate::rooms::House;
use crate::wait::wait;

/// Opens the inn.
#[derive(clap::Args)]
pub struct Args {
    /// Address to listen at: 127.0.0.1:8080 for this machine alone, 0.0.0.0:8080 for all that reach it.
    #[arg(long, default_value = "127.0.0.1:8080", value_parser = listening)]
    addr: SocketAddr,
    /// Name of this process in its log and in /metrics, where several serve one site; by default its machine and port.
    #[arg(long, value_name = "NAME", env = "BREE_NODE", value_parser = node)]
    node: Option<String>,
    #[command(flatten)]
    db: Db,
    /// Message bus between server processes that share a database on a server: nats://HOST:4222, or with NAME:PASSWORD@
    /// or TOKEN@ before the host; several of one cluster separated by commas. Put a password into BREE_BUS in the
    /// environment instead. Without it the processes use the database.
    #[arg(long, value_name = "URL", env = "BREE_BUS", hide_env_values = true)]
    bus: Option<String>,
    /// Key file for the links; by default beside the database, or bree.key.
    #[arg(long, value_name = "FILE")]
    key: Option<PathBuf>,
    /// Public address of this site, such as https://inn.example.org.
    #[arg(long, value_name = "URL", value_parser = public)]
    public_url: Option<String>,
    /// Pause of a bot before each choice, in milliseconds, so that people can follow.
    #[arg(long, default_value_t = 700, value_name = "MS", value_parser = clap::value_parser!(u64).range(..=AN_HOUR))]
    bot_pace: u64,
    /// Time to undo a secret choice before bots go on, in milliseconds.
    #[arg(long, default_value_t = 2000, value_name = "MS", value_parser = clap::value_parser!(u64).range(..=AN_HOUR))]
    second_thoughts: u64,
    /// Number of bots that think at once.
    #[arg(long, default_value_t = 1, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    bot_threads: u16,
    /// Trust X-Forwarded-For: only behind a proxy that sets it.
    #[arg(long)]
    trust_forwarded: bool,
    /// Address of /metrics for Prometheus, such as 127.0.0.1:9090: one that nobody else reaches. Without it there are no
    /// metrics.
    #[arg(long, value_name = "ADDR", value_parser = reachable)]
    metrics: Option<SocketAddr>,
    /// Offer notifications by webhooks at these hosts, such as discord.com,hooks.slack.com. Needs --public-url.
    #[arg(long, value_name = "HOST", value_delimiter = ',', value_parser = host)]
    notices_to: Vec<String>,
    /// Offer notifications in browsers, by the push services of Google, Mozilla, Apple and Microsoft. Needs --public-url.
    #[arg(long)]
    push: bool,
    /// Further hosts of push services, such as one of UnifiedPush.
    #[arg(long, value_name = "HOST", value_delimiter = ',', requires = "push", value_parser = host)]
    push_to: Vec<String>,
    /// Allow webhooks to this address of your own network, also without TLS: a bridge on this machine, say.
    #[arg(long, value_name = "ADDR:PORT", value_parser = reachable)]
    notices_neighbour: Vec<SocketAddr>,
    /// Offer notifications by e-mail, through this server: smtp://localhost:25, smtps://NAME:PASSWORD@HOST or
    /// smtp://NAME:PASSWORD@HOST?tls=required. Put a password into BREE_MAIL in the environment instead.
    #[arg(long, value_name = "URL", requires = "mail_from", env = "BREE_MAIL", hide_env_values = true)]
    mail: Option<String>,
    /// Sender address of the e-mails, such as inn@example.org.
    #[arg(long, value_name = "ADDRESS", requires = "mail")]
    mail_from: Option<String>,
    /// Delay before notifying, in seconds: guests who look by themselves need no notification.
    #[arg(long, default_value_t = 300, value_name = "SECONDS", value_parser = clap::value_parser!(u64).range(..=A_MONTH))]
    notices_after: u64,
    #[command(flatten)]
    rehearsal: Rehearsal,
    /// For tests: seconds by which the clock is ahead.
    #[arg(long, default_value_t = 0, value_name = "SECONDS", hide = true)]
    ahead: u64,
    /// Format of the log on standard error. RUST_LOG sets the level.
    #[arg(long, value_enum, default_value_t = LogFormat::Text, value_name = "FORMAT")]
    log: LogFormat,
}

/// An hour, in milliseconds.
const AN_HOUR: u64 = 3_600_000;
/// A month, in seconds.
const A_MONTH: u64 = 31 * 24 * 3600;

/// An address with a port; that of this machine may be called by its name.
fn socket(address: &str) -> Option<SocketAddr> {
    let local = address.strip_prefix("localhost:").map(|port| format!("127.0.0.1:{port}"));
    local.as_deref().unwrap_or(address).parse().ok()
}

fn listening(address: &str) -> Result<SocketAddr, String> {
    let wanted = "expected an address with a port, such as 127.0.0.1:8080 or, for all that reach this machine, 0.0.0.0:8080";
    socket(address).ok_or_else(|| wanted.to_owned())
}

fn reachable(address: &str) -> Result<SocketAddr, String> {
    let wanted = "expected an address with a port, such as 127.0.0.1:9090";
    socket(address).ok_or_else(|| wanted.to_owned())
}

/// An address that a browser on this machine can open instead of 0.0.0.0.
fn at_home(addr: SocketAddr) -> SocketAddr {
    let home = match addr.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    SocketAddr::new(home, addr.port())
}

/// The expected form of a public address.
const PUBLIC: &str = "expected an address such as https://inn.example.org";

fn public(url: &str) -> Result<String, String> {
    let host = ["http://", "https://"].iter().find_map(|scheme| url.strip_prefix(scheme));
    match host.map(|host| host.strip_suffix('/').unwrap_or(host)) {
        Some(host) if host.contains(['/', '?', '#']) => {
            Err(format!("the site begins at /, without a folder: {PUBLIC}"))
        }
        Some(host) if !is_authority(host) => Err(PUBLIC.to_owned()),
        Some(_) => Ok(url.trim_end_matches('/').to_owned()),
        None => Err(PUBLIC.to_owned()),
    }
}

/// True if this is the name of a machine, or its address, with or without a port.
fn is_authority(text: &str) -> bool {
    let port = |port: &str| port.parse::<u16>().is_ok_and(|port| port > 0);
    if let Some((inner, rest)) = text.strip_prefix('[').and_then(|text| text.split_once(']')) {
        return inner.parse::<Ipv6Addr>().is_ok()
            && (rest.is_empty() || rest.strip_prefix(':').is_some_and(port));
    }
    match text.split_once(':') {
        Some((name, after)) => is_machine(name) && port(after),
        None => is_machine(text),
    }
}

fn is_machine(name: &str) -> bool {
    let label = |label: &str| {
        let letters =
            label.bytes().all(|letter| letter.is_ascii_alphanumeric() || letter == b'-' || letter == b'_');
        letters && !label.is_empty() && !label.starts_with('-') && !label.ends_with('-')
    };
    name.split('.').all(label)
}

/// The name of a host on the network, as guests' addresses have it.
fn host(name: &str) -> Result<String, String> {
    let name = name.to_ascii_lowercase();
    let named = is_machine(&name) && name.contains('.') && name.parse::<IpAddr>().is_err();
    if named { Ok(name) } else { Err("expected the name of a host, such as discord.com".to_owned()) }
}

fn node(name: &str) -> Result<String, String> {
    match server::is_node_name(name) {
        true => Ok(name.to_owned()),
        false => Err("letters, digits and . _ : - can stand in a name, 40 at most".to_owned()),
    }
}

/// Parses the address of the bus. Not done by `clap`, which would repeat it in errors, with its password.
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
    /// The arguments of `bree` without a subcommand.
    pub fn by_default() -> Self {
        let wrapped = <Wrapped as clap::Parser>::parse_from(["serve"]);
        wrapped.args
    }

    /// The mail server.
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
            bot_threads: self.bot_threads.into(),
            trust_forwarded: self.trust_forwarded,
            metrics: self.metrics,
            notices: Notices {
                to: self.notices_to.clone(),
                neighbours: self.notices_neighbour.clone(),
                mail: self.mail(),
                push: self.push,
                push_to: self.push_to.clone(),
                grace: Duration::from_secs(self.notices_after),
                ..Notices::default()
            },
            ..Config::default()
        })
    }
}

/// A parser that only yields the defaults from where they are written.
#[derive(clap::Parser)]
struct Wrapped {
    #[command(flatten)]
    args: Args,
}

pub fn run(house: &House, args: &Args) -> Result<(), Failure> {
    log(args.log);
    let runtime = tokio::runtime::Runtime::new().map_err(|error| Failure::when("cannot start", error))?;
    wait(&runtime, open(house, args.config()?, &args.rehearsal.seeds(house)?))
}

fn log(format: LogFormat) {
    let wanted = levels(std::env::var("RUST_LOG").ok().as_deref());
    let lines = tracing_subscriber::fmt::layer().with_ansi(in_colour()).with_writer(std::io::stderr);
    let log = tracing_subscriber::registry().with(wanted);
    match format {
        LogFormat::Text => log.with(lines).init(),
        LogFormat::Json => log.with(lines.json()).init(),
    }
}

/// The levels of the log by the modules that speak, such as `info,tables=debug`.
fn levels(wanted: Option<&str>) -> Targets {
    let wanted = wanted.and_then(|levels| levels.parse::<Targets>().ok());
    // It writes what a guest sent, whatever that is, as an error and at full length: what is refused of it is told to the guest.
    wanted.unwrap_or_else(|| {
        Targets::new()
            .with_default(LevelFilter::INFO)
            .with_target("webauthn_rs", LevelFilter::OFF)
            .with_target("webauthn_rs_core", LevelFilter::OFF)
    })
}

/// True if the log may be coloured: not in a file or a pipe, and not with NO_COLOR.
fn in_colour() -> bool {
    std::io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
}

async fn open(house: &House, config: Config, seeds: &SeedSource) -> Result<(), Failure> {
    crate::pictures::tell(house);
    let inn = Inn::open(config, house.for_server().with_seeds(seeds), Arc::new(house.web())).await;
    let inn = inn.map_err(|error| Failure::Said(error.to_string()))?;
    print(format!("The inn is open: http://{}\n", at_home(inn.addr())))?;
    inn.run(told_to_stop()).await;
    Ok(())
}

/// Waits for Ctrl-C or for the system's request to end.
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

#[cfg(test)]
mod tests {
    use tracing::Level;

    use super::*;

    #[test]
    fn where_it_listens_is_an_address_with_a_port() {
        assert_eq!(listening("localhost:80"), Ok(SocketAddr::from(([127, 0, 0, 1], 80))));
        assert_eq!(listening("0.0.0.0:8080"), Ok(SocketAddr::from(([0, 0, 0, 0], 8080))));
        for wrong in [":8080", "localhost", "8080", "inn.example:8080"] {
            assert!(listening(wrong).is_err_and(|why| why.contains("such as 127.0.0.1:8080")), "{wrong}");
        }
    }

    /// Each value is refused with what is wanted, before anything is opened.
    #[test]
    fn what_cannot_be_is_refused_with_what_can() {
        let most = u64::MAX.to_string();
        for (flag, value, wanted) in [
            ("--metrics", "localhost", "such as 127.0.0.1:9090"),
            ("--metrics", "127.0.0.1", "such as 127.0.0.1:9090"),
            ("--notices-neighbour", "bridge:9000", "such as 127.0.0.1:9090"),
            ("--bot-threads", "0", "1..=1024"),
            ("--bot-threads", "100000", "1..=1024"),
            ("--bot-pace", most.as_str(), "0..=3600000"),
            ("--second-thoughts", most.as_str(), "0..=3600000"),
            ("--notices-after", most.as_str(), "0..=2678400"),
        ] {
            let read = <Wrapped as clap::Parser>::try_parse_from(["serve", flag, value]);
            let why = read.err().unwrap_or_else(|| panic!("{flag} {value}")).to_string();
            assert!(why.contains(wanted), "{why}");
        }
        assert_eq!(reachable("localhost:9000"), Ok(SocketAddr::from(([127, 0, 0, 1], 9000))));
    }

    #[test]
    fn what_a_guest_sends_is_no_error() {
        let usual = levels(None);
        assert!(!usual.would_enable("webauthn_rs_core::internals", &Level::ERROR));
        assert!(usual.would_enable("tables::live::act", &Level::INFO));
        assert!(levels(Some("debug")).would_enable("webauthn_rs_core::internals", &Level::ERROR));
        assert!(levels(Some("nonsense=?")).would_enable("server", &Level::WARN));
    }

    #[test]
    fn a_host_is_named_without_more() {
        assert_eq!(host("Discord.com").as_deref(), Ok("discord.com"));
        for wrong in [
            "https://discord.com",
            "discord.com/api",
            "discord.com:443",
            "",
            "a b",
            "-x",
            "discord",
            "10.0.0.1",
        ] {
            assert!(host(wrong).is_err_and(|why| why.contains("such as discord.com")), "{wrong}");
        }
    }

    #[test]
    fn a_public_address_is_a_host() {
        for good in [
            "https://inn.example.org",
            "http://localhost:8080",
            "https://inn.example.org:8443/",
            "http://[::1]:80",
        ] {
            assert!(public(good).is_ok(), "{good}");
        }
        for wrong in [
            "https://inn.example.org:99999",
            "https://me@inn.example.org",
            "https://inn example",
            "https://:80",
            "https://inn.example.org/x",
        ] {
            assert!(public(wrong).is_err_and(|why| why.contains("https://inn.example.org")), "{wrong}");
        }
    }

    #[test]
    fn what_is_told_can_be_opened() {
        let told = |addr: &str| at_home(addr.parse().unwrap()).to_string();
        assert_eq!(told("0.0.0.0:8080"), "127.0.0.1:8080");
        assert_eq!(told("[::]:8080"), "[::1]:8080");
        assert_eq!(told("192.168.1.5:80"), "192.168.1.5:80");
    }
}
