//! Carries out the host's orders: each with a line in the host's log, in the same transaction.

use seen::Status;
use serde_json::{Value, json};
use store::{GuestHash, NewHostAct, TableRow};
use table::Seat;
use tables::commands::{away, end, take_back};
use tables::forget::forget;
use tables::peers::PeerEvent;
use tables::summary::{Line, kind, owing};
use tables::table::Table;
use tables::{Engine, Handle, Room, TableError, Where, act, load, record};
use tokio::sync::OwnedMutexGuard;

use super::denied::Denied;
use super::order::{
    Answer, Chatter, Did, GuestFacts, HostLine, Order, ReportLine, Reported, Sitting, TableFacts, TableLine,
};

/// Hex digits of a guest's hash in their id for the host: 64 bits.
const NAMED_BY: usize = 16;
/// The fewest digits that a host must give of such an id.
const AT_LEAST: usize = 8;
/// Tables read at once.
const PAGE: u32 = 1000;
/// The longest reason, in characters.
const LONGEST_WHY: usize = 300;

/// Carries out an order in the name of `who`.
pub(super) async fn perform(engine: &Engine, who: &str, order: Order) -> Result<Answer, Denied> {
    let by = By(who);
    let did = |tables, guests| Answer::Done(Did { tables, guests, unread: Vec::new() });
    let tables = |tables| did(tables, 0);
    let guests = |guests| did(0, guests);
    Ok(match order {
        Order::Tables { status, limit } => Answer::Tables(list(engine, status, limit).await?),
        Order::Show { table } => Answer::Table(Box::new(show(engine, &table).await?)),
        Order::Close { table, why } => {
            let why = why.chars().take(LONGEST_WHY).collect::<String>();
            let line = by.did("close", json!({ "table": table, "why": why }));
            close(engine, &table, line).await?;
            tables(1)
        }
        Order::HandOver { table, seat } => {
            at(engine, &by, "hand_over", &table, seat, away::hand_over_by_house).await?;
            tables(1)
        }
        Order::ReturnSeat { table, seat } => {
            at(engine, &by, "give_back", &table, seat, |table, _, seat| {
                away::give_back_by_house(table, seat)
            })
            .await?;
            tables(1)
        }
        Order::Rewind { table, seat } => {
            at(engine, &by, "rewind", &table, seat, |table, _, seat| take_back::by_house(table, seat))
                .await?;
            tables(1)
        }
        Order::Silence { guest, on } => {
            let guest = find(engine, &guest).await?;
            let word = if on { "silence" } else { "unsilence" };
            let line = by.did(word, json!({ "guest": id(&guest) }));
            engine.store.silence(guest, on, line).await?;
            engine.guests.look_anew(guest);
            guests(1)
        }
        Order::Forget { guest } => {
            let guest = find(engine, &guest).await?;
            // After that the id leads to nobody: it stands here so that one can see that it was done.
            let line = by.did("forget", json!({ "guest": id(&guest) }));
            let from = forget(engine, guest, Some(line)).await?;
            Answer::Done(Did { tables: from.tables, guests: 1, unread: from.unread })
        }
        Order::GivenUp { before, limit } => Answer::Ids(engine.store.given_up(before, limit).await?),
        Order::Record { table } => Answer::Record(written(engine, &table).await?),
        Order::Remove { tables: ids, before } => tables(remove(engine, &by, ids, before).await?),
        Order::RemoveGuests { before } => {
            let line = by.did("remove_guests", json!({ "before": before }));
            let gone = engine.store.dismiss_guests_by_host(before, line).await?;
            engine.totals.release(0, gone);
            engine.guests.look_all_anew();
            guests(gone)
        }
        Order::Reports { settled, limit } => Answer::Reports(reports(engine, settled, limit).await?),
        Order::Settle { report } => {
            let line = by.did("settle", json!({ "report": report }));
            match engine.store.settle_report(report, line).await? {
                0 => return Err(Denied::NoReport(report)),
                _ => tables(0),
            }
        }
        Order::Log { limit } => Answer::Log(log(engine, limit).await?),
    })
}

/// The name of the host who acts.
struct By<'a>(&'a str);

impl By<'_> {
    fn did(&self, act: &str, about: Value) -> NewHostAct {
        NewHostAct { who: self.0.to_owned(), act: act.to_owned(), body: about.to_string() }
    }
}

/// Runs a command for a seat of a table.
async fn at(
    engine: &Engine,
    by: &By<'_>,
    word: &str,
    id: &str,
    seat: u8,
    command: impl FnOnce(&mut Table, &Room, Seat) -> Result<(), TableError> + Clone + Send + 'static,
) -> Result<(), Denied> {
    let line = by.did(word, json!({ "table": id, "seat": seat }));
    let seat = seat.to_string().parse::<Seat>().map_err(|_| TableError::NoSeat)?;
    act(Where::WorkerPool, engine, id, move |table, room| {
        command(table, room, seat)?;
        table.by_host = Some(line);
        Ok(())
    })
    .await
}

/// Ends the game. A table where none has begun is removed: nothing was played that anybody could look at.
async fn close(engine: &Engine, id: &str, line: NewHostAct) -> Result<(), Denied> {
    let handle = engine.tables.find(engine, id).await?;
    let table = handle.open(engine).await?;
    if table.status() == Status::Waiting {
        return dismiss(engine, &handle, table, line).await;
    }
    drop(table);
    act(Where::Here, engine, id, move |table, _| {
        end::close(table)?;
        table.by_host = Some(line);
        Ok(())
    })
    .await
}

/// Removes a table that nobody can come to meanwhile, since its lock is held.
async fn dismiss(
    engine: &Engine,
    handle: &Handle,
    mut table: OwnedMutexGuard<Table>,
    line: NewHostAct,
) -> Result<(), Denied> {
    engine.store.dismiss_by_host(vec![table.id.clone()], line).await?;
    // Whoever still holds it finds no log.
    table.lost = true;
    engine.tables.remove(&table.id);
    let table = table.id.clone();
    engine.peers.tell(PeerEvent::Anew { table });
    engine.totals.release(1, 0);
    handle.publish_presence();
    Ok(())
}

/// Removes those of these tables that are still given up; how many.
async fn remove(engine: &Engine, by: &By<'_>, ids: Vec<String>, before: i64) -> Result<u64, Denied> {
    let mut gone = 0;
    for id in ids {
        let handle = engine.tables.find(engine, &id).await?;
        let table = handle.open(engine).await?;
        let row = engine.store.table(&id).await?;
        let dead = |row: TableRow| row.summary.status != store::Status::Finished && row.updated_at < before;
        if row.is_some_and(dead) {
            let line = by.did("remove", json!({ "table": id }));
            dismiss(engine, &handle, table, line).await?;
            gone += 1;
        }
    }
    Ok(gone)
}

async fn list(engine: &Engine, status: Option<Status>, limit: u32) -> Result<Vec<TableLine>, Denied> {
    let (mut found, mut from) = (Vec::new(), 0);
    while found.len() < limit as usize {
        let rows = engine.store.all_tables(PAGE, from).await?;
        let last = rows.len() < PAGE as usize;
        let lines = rows.into_iter().map(line);
        found.extend(lines.filter(|line| status.is_none_or(|status| line.status == status)));
        if last {
            break;
        }
        from += PAGE;
    }
    found.truncate(limit as usize);
    Ok(found)
}

fn line(row: TableRow) -> TableLine {
    let line = serde_json::from_str::<Line>(&row.summary.body).unwrap_or_default();
    TableLine {
        id: row.id,
        game: row.summary.game,
        name: line.name,
        status: match row.summary.status {
            store::Status::Waiting => Status::Waiting,
            store::Status::Playing => Status::Playing,
            store::Status::Finished => Status::Finished,
        },
        public: row.summary.public,
        created_at: row.created_at,
        updated_at: row.updated_at,
        seats: line.seats.into_iter().map(|seat| seat.name).collect(),
    }
}

async fn show(engine: &Engine, id: &str) -> Result<TableFacts, Denied> {
    let handle = engine.tables.find(engine, id).await?;
    let table = handle.open(engine).await?;
    let row = engine.store.table(id).await?.ok_or(TableError::NoTable)?;
    let owing = owing(&table);
    let mut seats = Vec::new();
    for (seat, state) in Seat::all(table.seats.len()).zip(&table.seats) {
        let guest = match state.guest() {
            Some(guest) => known(engine, guest).await?,
            None => None,
        };
        seats.push(Sitting {
            seat: seat.number() as u8,
            kind: kind(state),
            name: state.name().to_owned(),
            guest,
            bot: state.bot().map(str::to_owned),
            owes: owing.has(seat),
        });
    }
    let said = table.chat.iter().filter(|said| !said.text.is_empty());
    let comments = table.comments.iter().map(|said| Chatter {
        at: said.at,
        seat: said.seat.number() as u8,
        name: table.seats.get(said.seat.index()).map(|seat| seat.name().to_owned()).unwrap_or_default(),
        text: said.text.clone(),
    });
    Ok(TableFacts {
        line: line(row),
        host: known(engine, &table.owner.guest()).await?,
        seats,
        choices: table.running.as_ref().map_or(0, |running| running.live.ply()),
        ended: table.ended.as_ref().map(|(how, _)| *how),
        chat: said
            .map(|said| Chatter {
                at: said.at,
                seat: said.seat.number() as u8,
                name: said.name.clone(),
                text: said.text.clone(),
            })
            .chain(comments)
            .collect(),
    })
}

async fn known(engine: &Engine, guest: &GuestHash) -> Result<Option<GuestFacts>, Denied> {
    let guest = engine.store.guest(*guest).await?;
    Ok(guest.map(|guest| GuestFacts {
        id: id(&guest.hash),
        name: guest.name,
        silenced: guest.silenced,
        seen_at: guest.seen_at,
    }))
}

/// The game of a table as a text; nothing where it never began.
async fn written(engine: &Engine, id: &str) -> Result<Option<String>, Denied> {
    if !tables::keys::is_table_id(id) {
        return Err(TableError::NoTable.into());
    }
    // Not from the registry: who asks for a table there wakes its bots.
    let table = load(engine, id).await?;
    match record::of(engine, &table).await {
        Ok(record) => Ok(Some(record.to_string())),
        Err(TableError::NotBegun) => Ok(None),
        Err(error) => Err(error.into()),
    }
}

async fn reports(engine: &Engine, settled: bool, limit: u32) -> Result<Vec<ReportLine>, Denied> {
    let mut lines = Vec::new();
    for report in engine.store.reports(settled, limit).await? {
        let told = serde_json::from_str::<Reported>(&report.what.body);
        let told = told.map_err(|_| TableError::Internal)?;
        let about = match &report.what.about {
            Some(about) => known(engine, about).await?,
            None => None,
        };
        lines.push(ReportLine {
            report: report.seq,
            at: report.at,
            by: known(engine, &report.what.guest).await?,
            about,
            said: told.said,
            why: told.why,
            game: told.game,
            settled: report.settled,
            table: report.what.table,
        });
    }
    Ok(lines)
}

async fn log(engine: &Engine, limit: u32) -> Result<Vec<HostLine>, Denied> {
    let acts = engine.store.host_acts(limit).await?;
    let line = |act: store::HostAct| HostLine {
        seq: act.seq,
        at: act.at,
        who: act.what.who,
        act: act.what.act,
        about: serde_json::from_str(&act.what.body).unwrap_or_default(),
    };
    Ok(acts.into_iter().map(line).collect())
}

/// A guest's id for the host.
fn id(guest: &GuestHash) -> String {
    let hex = guest.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
    hex[..NAMED_BY].to_owned()
}

/// The one guest whose id begins so.
async fn find(engine: &Engine, begins: &str) -> Result<GuestHash, Denied> {
    let hex = begins.len() >= AT_LEAST
        && begins.len() <= 64
        && begins.bytes().all(|digit| digit.is_ascii_hexdigit());
    if !hex {
        return Err(Denied::NobodyMeant);
    }
    let filled = |with: &str| {
        let whole = format!("{begins}{}", with.repeat(64 - begins.len()));
        whole.to_ascii_lowercase().parse::<table::Commitment>().map(|hash| hash.0)
    };
    let (Ok(low), Ok(high)) = (filled("0"), filled("f")) else {
        return Err(Denied::NobodyMeant);
    };
    match engine.store.guests_between(low, high).await?.as_slice() {
        [] => Err(Denied::NobodyMeant),
        [guest] => Ok(guest.hash),
        _ => Err(Denied::WhichGuest),
    }
}
