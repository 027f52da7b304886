//! Holidays: at all tables over days at once.

use axum::extract::State;
use serde::{Deserialize, Serialize};
use store::GuestHash;
use table::Seat;
use tables::begun::begin_to_change;
use tables::commands::holiday::{LONGEST, rest};
use tables::summary::Line;
use tables::{TableError, Where, act};
use utoipa::ToSchema;

use crate::http::context::Context;
use crate::http::cost::{Cost, Deed};
use crate::http::input::Body;
use crate::http::json::Json;
use crate::{ApiError, AppState, Pace};

/// The length of your holiday.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Resting {
    /// Days from now; 0 ends it.
    #[schema(maximum = 30)]
    days: u8,
}

/// Your holiday.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct Rested {
    /// Number of tables changed.
    tables: u32,
    /// End of the holiday: milliseconds since 1970, UTC; none: your clocks run.
    until: Option<i64>,
}

/// Starts a holiday at all your tables that are played over days, or ends it: your time does not run meanwhile, and all
/// who sit there can see it. A choice ends the holiday at its table. At one table 60 days in all; where your time has run
/// out already, nothing changes.
#[utoipa::path(put, path = "/api/v1/me/holiday", tag = "guests", extensions(("x-cost" = json!(Cost::of(Deed::Notice, 10_000).keeps(1_500_000)))),
    request_body = Resting, responses(
    (status = 200, body = Rested), (status = 401), (status = 422, description = "More than 30 days"),
))]
pub(crate) async fn put(
    State(app): State<AppState>,
    context: Context,
    Body(Resting { days }): Body<Resting>,
) -> Result<Json<Rested>, ApiError> {
    let tables = take(&app, &context, days).await?;
    let until = of(&app, context.guest()?).await?.flatten();
    Ok(Json(Rested { tables, until }))
}

/// The same; at how many tables something has changed.
pub(crate) async fn take(app: &AppState, context: &Context, days: u8) -> Result<u32, ApiError> {
    let guest = context.guest()?;
    if days > LONGEST {
        return Err(ApiError::LongHoliday(LONGEST));
    }
    begin_to_change();
    let mut tables = 0;
    for own in app.store.open_tables_of(guest).await? {
        if own.row.summary.status != store::Status::Playing {
            continue;
        }
        let done = act(Where::Here, app, &own.row.id, move |table, _| {
            let mut changed = false;
            for seat in table.held(&guest).iter() {
                changed |= rest(table, seat, days)?;
            }
            Ok::<_, TableError>(changed)
        });
        match done.await {
            Ok(changed) => tables += u32::from(changed),
            // One that cannot be read, or is over by now, keeps nobody from a holiday.
            Err(error) => tracing::debug!(table = own.row.id, code = error.code(), "no holiday here"),
        }
    }
    Ok(tables)
}

/// The end of a guest's holiday, at the table where it lasts longest; nothing where they sit at no table over days.
pub(crate) async fn of(app: &AppState, guest: GuestHash) -> Result<Option<Option<i64>>, ApiError> {
    let now = app.config.clock.now();
    let mut found = None;
    for own in app.store.open_tables_of(guest).await? {
        let Ok(line) = serde_json::from_str::<Line>(&own.row.summary.body) else {
            continue;
        };
        if !matches!(line.pace, Pace::Days(_)) || own.row.summary.status != store::Status::Playing {
            continue;
        }
        let seats = own.seats.iter().filter_map(|seat| {
            let seat = seat.to_string().parse::<Seat>().ok()?;
            line.seats.get(seat.index())?.resting
        });
        let until = seats.filter(|until| *until > now).max();
        found = Some(found.flatten().max(until));
    }
    Ok(found)
}
