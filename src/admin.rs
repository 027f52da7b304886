//! `bree admin`: administration by the host, also while the server runs.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use clap::{Subcommand, ValueEnum};
use serde::Serialize;
use server::{
    AdminConnection, Answer, Did, GuestFacts, HostLine, Order, ReportLine, Status, TableFacts, TableLine,
};

use crate::export::{no_table, write_private};
use crate::failure::{Failure, print, print_json};
use crate::place::Db;
use crate::rooms::House;
use crate::wait::wait;

/// Manages tables, seats and guests. Works while the server runs, for the user who runs it (or root), and on the database of
/// one that does not. Every act is recorded: see `bree admin log`.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    db: Db,
    /// Name for the log; by default your user name.
    #[arg(long, value_name = "NAME", global = true)]
    by: Option<String>,
    /// Answer as JSON.
    #[arg(long, global = true)]
    json: bool,
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// Lists the tables, the newest first.
    Tables {
        /// Only tables with this status.
        #[arg(long, value_enum)]
        status: Option<OfStatus>,
        /// The most lines to print.
        #[arg(long, default_value_t = 100, value_name = "N")]
        limit: u32,
    },
    /// Shows the seats and the chat of a table; no cards, no dice.
    Show {
        /// The table: the last part of its address, /t/TABLE.
        table: String,
    },
    /// Ends the game of a table, without a winner; a table whose game has not begun is deleted.
    Close {
        /// The table.
        table: String,
        /// Reason, for the log.
        #[arg(long, default_value = "", hide_default_value = true, value_name = "TEXT")]
        because: String,
    },
    /// Gives a seat to a bot until its player is back.
    HandOver {
        /// The table.
        table: String,
        /// The seat, from 1.
        seat: u8,
    },
    /// Gives a seat back to its player.
    #[command(name = "give-back")]
    ReturnSeat {
        /// The table.
        table: String,
        /// The seat, from 1.
        seat: u8,
    },
    /// Undoes the last move of a seat, where no chance and no hidden card has come between.
    Rewind {
        /// The table.
        table: String,
        /// The seat, from 1.
        seat: u8,
    },
    /// Mutes a guest: they play on, but can neither chat nor give names.
    Silence {
        /// The guest: the id after their name in `show`, or at least its first 8 characters.
        guest: String,
    },
    /// Ends the muting of a guest.
    Unsilence {
        /// The guest.
        guest: String,
    },
    /// Deletes a guest for good: they leave every table, and their names, messages and all they stored are deleted.
    Forget {
        /// The guest.
        guest: String,
        /// Confirm.
        #[arg(long, required = true)]
        for_good: bool,
    },
    /// Deletes abandoned games, and guests who sit nowhere and have not come back. Finished games stay.
    #[command(group(clap::ArgGroup::new("games").required(true)))]
    Purge {
        /// Days without a move or a visit.
        #[arg(long, default_value_t = 90)]
        days: u32,
        /// Folder to save each game in first, as `bree export --unfinished` would.
        #[arg(long, value_name = "DIR", group = "games")]
        export: Option<PathBuf>,
        /// Delete without saving.
        #[arg(long, group = "games")]
        lose: bool,
    },
    /// Lists the reports of guests, the latest first: about a table, or a message.
    Reports {
        /// Include those already handled.
        #[arg(long)]
        all: bool,
        /// The most lines to print.
        #[arg(long, default_value_t = 100, value_name = "N")]
        limit: u32,
    },
    /// Marks a report as handled.
    Settle {
        /// The report's number, from `reports`.
        report: u64,
    },
    /// Lists what was done with `bree admin`, the oldest first.
    Log {
        /// The most lines to print, the last ones.
        #[arg(long, default_value_t = 100, value_name = "N")]
        limit: u32,
    },
}

#[derive(Clone, Copy, ValueEnum)]
enum OfStatus {
    Waiting,
    Playing,
    Finished,
}

impl From<OfStatus> for Status {
    fn from(status: OfStatus) -> Self {
        match status {
            OfStatus::Waiting => Self::Waiting,
            OfStatus::Playing => Self::Playing,
            OfStatus::Finished => Self::Finished,
        }
    }
}

/// Tables deleted at a time.
const AT_ONCE: u32 = 200;

pub fn run(house: &House, args: &Args) -> Result<(), Failure> {
    args.db.there()?;
    let config = args.db.config();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    wait(&runtime, async {
        let connection = AdminConnection::open(config, house.for_server(), Arc::new(house.web())).await;
        let connection = connection.map_err(|error| Failure::Said(error.to_string()))?;
        let by = args.by.clone().unwrap_or_else(user);
        let mut host = Host { connection, by };
        let done = host.works(args).await;
        host.connection.close().await;
        done
    })
}

/// The user's name for the log; the right to act the server learns from the system.
fn user() -> String {
    let called = ["SUDO_USER", "USER", "LOGNAME"].map(|name| std::env::var(name).ok());
    called.into_iter().flatten().find(|name| !name.is_empty()).unwrap_or_else(|| "host".to_owned())
}

struct Host {
    connection: AdminConnection,
    by: String,
}

impl Host {
    async fn ask(&mut self, order: Order) -> Result<Answer, Failure> {
        let about = about(&order);
        let answer = self.connection.ask(&self.by, order).await;
        answer.map_err(|error| match (error.code.as_str(), about) {
            ("no-table", Some(table)) => no_table(&table, "`bree admin tables` lists them"),
            _ => Failure::Said(error.message),
        })
    }

    async fn works(&mut self, args: &Args) -> Result<(), Failure> {
        let order = match &args.what {
            What::Tables { status, limit } => {
                Order::Tables { status: status.map(Status::from), limit: *limit }
            }
            What::Show { table } => Order::Show { table: table.clone() },
            What::Close { table, because } => Order::Close { table: table.clone(), why: because.clone() },
            What::HandOver { table, seat } => Order::HandOver { table: table.clone(), seat: *seat },
            What::ReturnSeat { table, seat } => Order::ReturnSeat { table: table.clone(), seat: *seat },
            What::Rewind { table, seat } => Order::Rewind { table: table.clone(), seat: *seat },
            What::Silence { guest } => Order::Silence { guest: guest.clone(), on: true },
            What::Unsilence { guest } => Order::Silence { guest: guest.clone(), on: false },
            What::Forget { guest, .. } => Order::Forget { guest: guest.clone() },
            What::Purge { days, export, .. } => {
                let did = self.purge(days_ago(*days), export.as_deref()).await?;
                return tell(args.json, Answer::Done(did));
            }
            What::Reports { all, limit } => Order::Reports { settled: *all, limit: *limit },
            What::Settle { report } => Order::Settle { report: *report },
            What::Log { limit } => Order::Log { limit: *limit },
        };
        let answer = self.ask(order).await?;
        tell(args.json, answer)
    }

    async fn purge(&mut self, before: i64, folder: Option<&Path>) -> Result<Did, Failure> {
        if let Some(folder) = folder {
            std::fs::create_dir_all(folder).map_err(|error| Failure::when(folder.display(), error))?;
        }
        let mut did = Did { tables: 0, guests: 0, unread: Vec::new() };
        loop {
            let limit = AT_ONCE;
            let Answer::Ids(tables) = self.ask(Order::GivenUp { before, limit }).await? else {
                return Err(unexpected());
            };
            if let Some(folder) = folder {
                for table in &tables {
                    self.keep(table, folder).await?;
                }
            }
            let Answer::Done(gone) = self.ask(Order::Remove { tables, before }).await? else {
                return Err(unexpected());
            };
            did.tables += gone.tables;
            // None is left, or what is left is played at again.
            if gone.tables == 0 {
                break;
            }
        }
        let Answer::Done(gone) = self.ask(Order::RemoveGuests { before }).await? else {
            return Err(unexpected());
        };
        did.guests = gone.guests;
        Ok(did)
    }

    /// Saves the game of a table; one that never began has nothing to save.
    async fn keep(&mut self, table: &str, folder: &Path) -> Result<(), Failure> {
        let table = table.to_owned();
        let path = folder.join(format!("{table}.txt"));
        match self.ask(Order::Record { table }).await? {
            Answer::Record(Some(record)) => {
                write_private(&path, &record).map_err(|error| Failure::when(path.display(), error))
            }
            Answer::Record(None) => Ok(()),
            _ => Err(unexpected()),
        }
    }
}

/// The table of an order.
fn about(order: &Order) -> Option<String> {
    match order {
        Order::Show { table }
        | Order::Close { table, .. }
        | Order::HandOver { table, .. }
        | Order::ReturnSeat { table, .. }
        | Order::Rewind { table, .. } => Some(table.clone()),
        _ => None,
    }
}

fn unexpected() -> Failure {
    Failure::Said("the server answers something else: is it of the same version?".to_owned())
}

fn tell(json: bool, answer: Answer) -> Result<(), Failure> {
    match answer {
        Answer::Tables(tables) => each(json, &tables, table),
        Answer::Log(lines) => each(json, &lines, act),
        Answer::Reports(lines) => each(json, &lines, report),
        Answer::Table(facts) if json => print_json(&facts),
        Answer::Table(facts) => show(&facts),
        Answer::Done(did) if json => print_json(&did),
        Answer::Done(did) => {
            let unread = did.unread.iter();
            let unread =
                unread.map(|id| format!("{id}: the log cannot be read, and may still tell of them\n"));
            let all = format!("{} tables, {} guests\n", did.tables, did.guests);
            print(all + &unread.collect::<String>())
        }
        Answer::Ids(_) | Answer::Record(_) => Err(unexpected()),
    }
}

fn each<T: Serialize>(json: bool, list: &[T], line: impl Fn(&T) -> String) -> Result<(), Failure> {
    if json {
        return print_json(&list);
    }
    print(list.iter().map(|item| line(item) + "\n").collect::<String>())
}

fn table(line: &TableLine) -> String {
    let public = if line.public { "public" } else { "private" };
    let names = line.seats.iter().filter(|name| !name.is_empty());
    let names = names.map(String::as_str).collect::<Vec<_>>().join(", ");
    let (status, touched) = (word(&line.status), moment(line.updated_at));
    format!("{}\t{}\t{status}\t{public}\t{touched}\t{names}\t{}", line.id, line.game, line.name)
}

fn show(facts: &TableFacts) -> Result<(), Failure> {
    let mut text = table(&facts.line) + "\n";
    text += &format!("made {}, {} choices", moment(facts.line.created_at), facts.choices);
    if let Some(how) = &facts.ended {
        text += &format!(", ended: {}", word(how));
    }
    if let Some(host) = &facts.host {
        text += &format!("\nmade by {}", guest(host));
    }
    for seat in &facts.seats {
        text += &format!("\nseat {}\t{}\t{}", seat.seat, word(&seat.kind), seat.name);
        if let Some(known) = &seat.guest {
            text += &format!("\t{}", guest(known));
        }
        if let Some(level) = &seat.bot {
            text += &format!("\tbot {level}");
        }
        if seat.owes {
            text += "\tto move";
        }
    }
    for said in &facts.chat {
        text += &format!("\n{}\tseat {}\t{}: {}", moment(said.at), said.seat, said.name, said.text);
    }
    print(text + "\n")
}

fn guest(guest: &GuestFacts) -> String {
    let silenced = if guest.silenced { ", silenced" } else { "" };
    format!("{} ({}{silenced}, seen {})", guest.id, guest.name, moment(guest.seen_at))
}

fn report(line: &ReportLine) -> String {
    let settled = if line.settled { "\tsettled" } else { "" };
    let by = line.by.as_ref().map_or_else(String::new, guest);
    let mut text =
        format!("{}\t{}\t{}\tby {by}{settled}\n\t{}", line.report, moment(line.at), line.table, line.why);
    if let Some(said) = &line.said {
        let about = line.about.as_ref().map_or_else(String::new, guest);
        text += &format!("\n\tseat {}\t{}: {}\t{about}", said.seat, said.name, said.text);
    }
    // A file for `bree scenario`, as it is.
    if let Some(game) = &line.game {
        text += &format!("\n{game}");
    }
    text
}

fn act(line: &HostLine) -> String {
    let about = line.about.iter().map(|(key, value)| match value.as_str() {
        Some(text) => format!("{key}={text}"),
        None => format!("{key}={value}"),
    });
    let about = about.collect::<Vec<_>>().join(" ");
    format!("{}\t{}\t{}\t{}\t{about}", line.seq, moment(line.at), line.who, line.act)
}

/// A value's word in JSON.
fn word(value: &impl Serialize) -> String {
    let value = serde_json::to_value(value).unwrap_or_default();
    value.as_str().unwrap_or_default().to_owned()
}

/// A moment as date and time, UTC.
fn moment(at: i64) -> String {
    let seconds = at.div_euclid(1000);
    let (days, rest) = (seconds.div_euclid(86_400), seconds.rem_euclid(86_400));
    let (year, month, day) = date(days);
    format!("{year:04}-{month:02}-{day:02}T{:02}:{:02}Z", rest / 3600, rest % 3600 / 60)
}

/// The date of a day counted from 1970-01-01, by years that begin in March, so that leap days come last.
fn date(days: i64) -> (i64, i64, i64) {
    const ERA: i64 = 146_097; // days of 400 years
    let shifted = days + 719_468;
    let (era, day_of_era) = (shifted.div_euclid(ERA), shifted.rem_euclid(ERA));
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
    (year_of_era + era * 400 + i64::from(month <= 2), month, day)
}

fn days_ago(days: u32) -> i64 {
    let past = SystemTime::now().checked_sub(Duration::from_secs(u64::from(days) * 24 * 3600));
    let since = past.and_then(|past| past.duration_since(UNIX_EPOCH).ok());
    since.map_or(0, |since| i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}

#[cfg(test)]
mod tests {
    use super::moment;

    #[test]
    fn moments_are_told_as_dates() {
        assert_eq!(moment(0), "1970-01-01T00:00Z");
        assert_eq!(moment(951_782_400_000), "2000-02-29T00:00Z");
        assert_eq!(moment(1_795_435_200_000), "2026-11-23T12:00Z");
        assert_eq!(moment(-1), "1969-12-31T23:59Z");
    }
}
