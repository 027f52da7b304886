//! The JSON API: everything the browser can do. One file a group of addresses; the handlers are thin.

pub(crate) mod all_events;
pub(crate) mod apart;
pub(crate) mod away;
pub(crate) mod campaign;
pub(crate) mod chat;
pub(crate) mod choices;
pub(crate) mod curve;
pub(crate) mod data;
pub(crate) mod decks;
pub(crate) mod devices;
pub(crate) mod ending;
pub(crate) mod events;
pub(crate) mod games;
pub(crate) mod groups;
pub(crate) mod guests;
pub(crate) mod hint;
pub(crate) mod holiday;
pub(crate) mod hurry;
pub(crate) mod lessons;
pub(crate) mod letters;
pub(crate) mod links;
pub(crate) mod memory;
pub(crate) mod mine;
pub(crate) mod notes;
pub(crate) mod notices;
pub(crate) mod options;
pub(crate) mod passkeys;
pub(crate) mod puzzles;
pub(crate) mod replay;
pub(crate) mod seats;
pub(crate) mod statistics;
pub(crate) mod tables;
pub(crate) mod take_back;
pub(crate) mod texts;
pub(crate) mod tokens;
pub(crate) mod turns;
mod watch;
pub(crate) mod wrong;

use serde::{Deserialize, Serialize};
use table::Seat;
use utoipa::{IntoParams, ToSchema};

use crate::http::context::Context;
use crate::{ApiError, AppState, Room};
use ::tables::TableError;
use ::tables::commands::names::clean_name;
use ::tables::look::observer;
use ::tables::table::Table;
use ::tables::{Where, act};

/// The request was done, and is on disk.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct Done {
    /// The version of the table from then on.
    pub version: u64,
    /// The number of choices made so far.
    pub ply: u32,
}

impl Done {
    pub(crate) fn at(table: &Table) -> Self {
        Self { version: table.version, ply: table.running.as_ref().map_or(0, |running| running.live.ply()) }
    }
}

/// The seat to act for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ForSeat {
    /// Your seat; needed only where you hold several.
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
}

/// An answer to a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Answer {
    /// Your seat; needed only where you hold several.
    #[schema(value_type = Option<u8>)]
    #[serde(default)]
    pub seat: Option<Seat>,
    /// True to agree.
    pub agree: bool,
}

/// How to view a table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Looking {
    /// The secret of a link to watch or to see the replay, for who has followed none with a browser.
    pub token: Option<String>,
    /// The seat of yours to look from.
    #[param(value_type = Option<u8>)]
    pub seat: Option<Seat>,
}

/// Runs a command at a table as a guest who may see it.
pub(crate) async fn as_guest<T: Send + 'static>(
    place: Where,
    app: &AppState,
    context: &Context,
    id: &str,
    command: impl FnOnce(&mut Table, &Room) -> Result<T, ApiError> + Clone + Send + 'static,
) -> Result<T, ApiError> {
    context.guest()?;
    let (eye, house) = (context.eye(id, None, None), app.clone());
    act(place, app, id, move |table, room| {
        // Who may not even see the table is not told that it is there.
        observer(&house, table, &eye)?;
        command(table, room)
    })
    .await
}

/// Runs a command for a seat that the guest holds.
pub(crate) async fn at_seat<E: Into<ApiError>>(
    place: Where,
    app: &AppState,
    context: &Context,
    id: &str,
    seat: Option<Seat>,
    command: impl FnOnce(&mut Table, &Room, Seat) -> Result<(), E> + Clone + Send + 'static,
) -> Result<Done, ApiError> {
    let who = context.actor()?;
    as_guest(place, app, context, id, move |table, room| {
        let seat = table.acting(&who, seat)?;
        command(table, room, seat).map_err(Into::into)?;
        Ok(Done::at(table))
    })
    .await
}

/// The same for what somebody says there, or is called: from a seat of their own, and none of their programs'.
pub(crate) async fn at_own_seat<E: Into<ApiError>>(
    app: &AppState,
    context: &Context,
    id: &str,
    seat: Option<Seat>,
    command: impl FnOnce(&mut Table, Seat) -> Result<(), E> + Clone + Send + 'static,
) -> Result<Done, ApiError> {
    let who = context.actor()?;
    as_guest(Where::Here, app, context, id, move |table, _| {
        let seat = table.speaking(&who, seat)?;
        command(table, seat).map_err(Into::into)?;
        Ok(Done::at(table))
    })
    .await
}

/// Runs a command that only the table's host may give.
pub(crate) async fn as_host<T: Send + 'static>(
    place: Where,
    app: &AppState,
    context: &Context,
    id: &str,
    command: impl FnOnce(&mut Table, &Room) -> Result<T, ApiError> + Clone + Send + 'static,
) -> Result<T, ApiError> {
    let who = context.actor()?;
    as_guest(place, app, context, id, move |table, room| {
        if !table.is_owned_by(&who) {
            return Err(ApiError::NotHost);
        }
        command(table, room)
    })
    .await
}

/// A name as it was sent; the guest's own, or none, where none was sent. A program is called as its token is.
pub(crate) fn name_or_own(name: Option<&str>, context: &Context) -> Result<String, TableError> {
    match name.filter(|name| !name.trim().is_empty() && context.program.is_none()) {
        Some(name) => {
            let name = clean_name(name).ok_or(TableError::BadName)?;
            if name != context.name() {
                context.may_speak()?;
            }
            Ok(name)
        }
        None => Ok(context.name().to_owned()),
    }
}

/// A name that is given anywhere is that of a guest who had none.
pub(crate) async fn keep_name(app: &AppState, context: &Context, name: &str) -> Result<(), ApiError> {
    if let Some((guest, known)) = &context.guest
        && known.is_empty()
        && let Some(name) = clean_name(name)
    {
        app.guests.put(&app.store, *guest, &name).await?;
    }
    Ok(())
}
