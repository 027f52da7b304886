//! Rematches: the same game, the same options, the same people and bots. And tables for study, which go back to a game that is over.

use std::sync::Arc;

use seen::Status;
use serde_json::Value;
use store::GuestHash;
use table::{Seat, Whose};

use super::avatar::set_avatar;
use super::bring::lay;
use super::create::{Plan, Sit, create, create_as};
use super::seats::take;
use super::start::start_if_ready;
use crate::begun::begin_to_change;
use crate::boxed;
use crate::keys::table_id;
use crate::live::called::name_now;
use crate::live::commands::seats::may_sit;
use crate::live::entry::{Branched, Origin, Rematch};
use crate::live::table::{Running, Sitter, Table};
use crate::live::{Handle, Where, act};
use crate::{Engine, TableError};

/// Makes the next table, where the guest sits down and the others find their seats kept; or finds the one that was made
/// already, and takes their old seats there. Returns its id.
pub async fn rematch(engine: &Engine, id: &str, guest: GuestHash) -> Result<String, TableError> {
    let handle = engine.tables.find(engine, id).await?;
    let engine = engine.clone();
    begin_to_change();
    // To its end, even if whoever asked goes away.
    let done = boxed::spawn(async move {
        // Held while the next table is made, so that two who ask at once get the same one.
        let mut table = handle.open(&engine).await?;
        if table.known(&guest).is_empty() {
            return Err(TableError::NotSeated);
        }
        if table.status() != Status::Finished {
            return Err(TableError::NotOver);
        }
        if let Some(next) = table.rematch.clone() {
            let had = seats_of(&engine, &table, &guest).await;
            drop(table);
            sit_again(&engine, &next, guest, had).await?;
            return Ok(next);
        }
        let place = engine.totals.reserve_table(engine.settings.tables_kept)?;
        let (next, plan) = (table_id(), again(&engine, &table, &guest).await);
        // Until it is written memory is not to be trusted, also if something panics here.
        table.lost = true;
        table.record(Rematch { table: next.clone() });
        // As one: a table that is not told of here would stand there for nobody.
        create_as(&engine, next.clone(), guest, plan, Some((&handle, &mut table))).await?;
        place.fill();
        // The same people are the same group. That it may not be noted costs nobody their seat.
        if let Err(error) = engine.store.same_group(&table.id, &next).await {
            tracing::warn!(%error, table = next, "it is of no group");
        }
        Ok(next)
    });
    done.await.unwrap_or(Err(TableError::Internal))
}

/// Makes a table with the same luck as this one, which is over, for whoever sat here alone or with bots: who knows how the dice fall has no
/// business among people. It is of no group, and counts nowhere. Returns its id.
pub async fn same_deal(engine: &Engine, id: &str, guest: GuestHash) -> Result<String, TableError> {
    let handle = engine.tables.find(engine, id).await?;
    let table = handle.open(engine).await?;
    let deal = (over(&table, &guest)?.seed.to_string(), table.setup().clone());
    if !table.is_alone(&guest) {
        return Err(TableError::NotAlone);
    }
    let plan = study(engine, &table, &guest).await;
    drop(table);
    create(engine, guest, Plan { deal: Some(deal), ..plan }).await
}

/// The way in which somebody plays on from a step.
pub struct PlayOn {
    /// The step: the number of choices before it.
    pub ply: u32,
    /// True if bots take the seats of the other people; false keeps these for them.
    pub bots: bool,
    /// The new table's name; none: that of this one.
    pub name: Option<String>,
}

/// Makes a table that goes on from a step of this game, which is over, with the same bots and with luck of its own: for whoever sat here, with
/// the seats of the other people kept for them or given to bots. It is of no group, and counts nowhere. Returns its id.
pub async fn play_on(
    engine: &Engine,
    id: &str,
    guest: GuestHash,
    from: PlayOn,
) -> Result<String, TableError> {
    let handle = engine.tables.find(engine, id).await?;
    let table = handle.open(engine).await?;
    let (live, setup) = (over(&table, &guest)?.live.boxed_clone(), table.setup().clone());
    let (inn, game, ply) = (engine.clone(), table.made.game.clone(), from.ply);
    drop(table);
    let go_on = move || -> Result<(String, Value), TableError> {
        let room = inn.house.room(&game).ok_or(TableError::Unreadable)?;
        let (first, last) = (live.first_ply(), live.ply());
        let then = live.at(ply).ok_or(TableError::NoStep { first, last })?;
        if then.outcome().is_some() {
            return Err(TableError::Over);
        }
        // Where a game cannot be written down nobody can go on from there.
        let text = then.in_full().ok_or(TableError::NoStep { first, last })?;
        let setup = room.game.begin_at(&setup, &text);
        let setup = setup.map_err(|_| TableError::NoStep { first, last })?;
        Ok((room.seeds.seed().to_string(), setup))
    };
    let deal = engine.workers.run(go_on).await??;
    branch(engine, handle, guest, from, deal).await
}

/// The plan of the table at which this deal is played on.
async fn going_on(
    engine: &Engine,
    table: &Table,
    guest: &GuestHash,
    from: PlayOn,
    deal: (String, Value),
) -> Result<Plan, TableError> {
    let room = engine.house.room(&table.made.game).ok_or(TableError::Unreadable)?;
    let plan = study(engine, table, guest).await;
    let sits = |sit: Sit| match sit {
        Sit::Open | Sit::Kept(..) if from.bots => Sit::Bot(room.steady_level().to_owned()),
        sit => sit,
    };
    let seats = plan.seats.into_iter().map(sits).collect();
    let origin = Origin { table: table.id.clone(), ply: from.ply };
    Ok(Plan { seats, deal: Some(deal), from: Some(origin), name: from.name.unwrap_or(plan.name), ..plan })
}

/// Makes the table at which this deal is played on, and notes in the log of the game that is over that it goes on from there. Returns its id.
async fn branch(
    engine: &Engine,
    handle: Arc<Handle>,
    guest: GuestHash,
    from: PlayOn,
    deal: (String, Value),
) -> Result<String, TableError> {
    let engine = engine.clone();
    begin_to_change();
    // To its end, even if whoever asked goes away.
    let done = boxed::spawn(async move {
        let mut table = handle.open(&engine).await?;
        // Who sat here may have been forgotten meanwhile: nobody can be from here on.
        let seat = table.known(&guest).first().ok_or(TableError::NotSeated)?;
        let ply = from.ply;
        let plan = going_on(&engine, &table, &guest, from, deal).await?;
        let place = engine.totals.reserve_table(engine.settings.tables_kept)?;
        let next = table_id();
        // Until it is written memory is not to be trusted, also if something panics here.
        table.lost = true;
        table.record(Branched { seat, ply, table: next.clone() });
        create_as(&engine, next.clone(), guest, plan, Some((&handle, &mut table))).await?;
        place.fill();
        Ok::<_, TableError>(next)
    });
    done.await.unwrap_or(Err(TableError::Internal))
}

/// The game at a table, once it is over, for whoever sat there.
fn over<'t>(table: &'t Table, guest: &GuestHash) -> Result<&'t Running, TableError> {
    if table.known(guest).is_empty() {
        return Err(TableError::NotSeated);
    }
    table.running.as_ref().filter(|_| table.status() == Status::Finished).ok_or(TableError::NotOver)
}

/// The plan of a table for study, to which the deal is to be added.
async fn study(engine: &Engine, table: &Table, guest: &GuestHash) -> Plan {
    Plan { public: false, brought: Vec::new(), ..again(engine, table, guest).await }
}

/// The texts that a seat brought to this table.
fn brought(table: &Table, seat: Seat) -> impl Iterator<Item = (Seat, String, String)> {
    let all = table.brought.iter().filter(move |((whose, _), _)| *whose == Some(seat));
    all.map(move |((_, id), handed)| (seat, id.clone(), handed.text.clone()))
}

/// A seat of a guest, their name there, and their texts.
type Had = (Seat, String, Vec<(Seat, String, String)>);

/// The seats of a guest, as they had them, and what they are called there now.
async fn seats_of(engine: &Engine, table: &Table, guest: &GuestHash) -> Vec<Had> {
    let mut had = Vec::new();
    for (index, state) in table.seats.iter().enumerate() {
        if state.guest() == Some(guest) && state.program().is_none() {
            let seat = Seat::new(index);
            had.push((seat, name_now(engine, state).await, brought(table, seat).collect()));
        }
    }
    had
}

/// Seats a guest on the seats they had at the table before, unless somebody else has them.
async fn sit_again(engine: &Engine, next: &str, guest: GuestHash, had: Vec<Had>) -> Result<(), TableError> {
    let not_with = engine.store.not_with(guest).await?;
    let picture = engine.guests.picture_of(&engine.store, guest).await?;
    act(Where::WorkerPool, engine, next, move |table, room| {
        may_sit(table, &guest, &not_with)?;
        for (seat, name, brought) in had {
            match take(table, &guest.into(), Some(seat), name) {
                Ok(_) => {}
                Err(TableError::SeatTaken(_)) => continue,
                Err(error) => return Err(error),
            }
            for (_, id, text) in brought {
                // What is no deck any more is asked for again; and what they have brought since stays.
                if !table.brought.contains_key(&(Some(seat), id.clone())) {
                    let _ = lay(table, room, Whose::Seat(seat), &id, &text);
                }
            }
        }
        start_if_ready(table, room)?;
        set_avatar(table, &guest, picture);
        Ok(())
    })
    .await
}

/// The plan of a rematch, with the seats of the others kept for them. Whoever was called here as in the house is called as they are now.
pub async fn again(engine: &Engine, table: &Table, guest: &GuestHash) -> Plan {
    let mut seats = Vec::new();
    for seat in &table.seats {
        seats.push(match &seat.sitter {
            Sitter::Bot { level, .. } => Sit::Bot(level.clone()),
            Sitter::Person { guest: sitting, program: None, .. } if sitting == guest => {
                Sit::Me(name_now(engine, seat).await)
            }
            Sitter::Person { guest, program: None, .. } if !seat.gone => {
                Sit::Kept(*guest, name_now(engine, seat).await)
            }
            // A program comes by itself.
            Sitter::Person { .. } | Sitter::Open => Sit::Open,
        });
    }
    let own = table.held_in_person(guest);
    let mut texts = own.iter().flat_map(|seat| brought(table, seat)).collect::<Vec<_>>();
    if let Some(room) = engine.house.room(&table.made.game) {
        // What is no deck any more is asked for again.
        texts.retain(|(seat, id, text)| room.game.bring(&table.made.setup, Some(*seat), id, text).is_ok());
    }
    Plan {
        game: table.made.game.clone(),
        name: table.made.name.clone(),
        public: table.made.public,
        options: table.made.options.clone(),
        pace: table.made.pace,
        lang: table.made.lang.clone(),
        seats,
        brought: texts,
        // Who has learnt it plays it.
        lesson: None,
        puzzle: None,
        day: None,
        deal: None,
        from: None,
        no_programs: table.made.no_programs,
        program: None,
        errors: Vec::new(),
    }
}
