//! Texts that seats bring: decks.

use axum::extract::{Path, State};
use serde::Deserialize;
use table::{Seat, Whose};
use tables::Where;
use tables::commands::bring::{bring, is_for_all};
use utoipa::ToSchema;

use super::{Done, as_guest, decks};
use crate::http::context::Context;
use crate::http::cost::{Cost, Deed};
use crate::http::input::Body;
use crate::http::json::Json;
use crate::{ApiError, AppState};

/// A text to be handed in.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Bringing {
    /// Your seat; needed only where you hold several.
    #[schema(value_type = Option<u8>)]
    #[serde(default)]
    pub seat: Option<Seat>,
    /// The text.
    #[serde(default)]
    pub text: Option<String>,
    /// The id of one of your decks, in place of a text.
    #[serde(default)]
    pub deck: Option<String>,
}

/// Hands in one of the texts that the game asks for (`texts` of the table lists them), until it begins. It is stored as
/// the game has read it, without remarks and notes. A new text replaces the one before, of which nothing is kept. The
/// game starts with the last text that is needed.
#[utoipa::path(post, path = "/api/v1/tables/{id}/texts/{text}", tag = "seats", extensions(("x-cost" = json!(Cost::of(Deed::Choice, 100).keeps(60_000).works(20_000_000)))),
    request_body = Bringing,
    params(("id" = String, Path), ("text" = String, Path)), responses(
    (status = 200, body = Done), (status = 401),
    (status = 403, description = "The seat is not yours"),
    (status = 404, description = "No such table, no such deck, or the game asks for no such text"),
    (status = 409, description = "The game has begun"),
    (status = 413, description = "The request is too long"),
    (status = 422, description = "The text is not valid: `faults` lists at most 40 faults"),
))]
pub(crate) async fn post(
    State(app): State<AppState>,
    context: Context,
    Path((id, text)): Path<(String, String)>,
    Body(bringing): Body<Bringing>,
) -> Result<Json<Done>, ApiError> {
    hand_in(&app, &context, &id, text, bringing).await.map(Json)
}

/// Hands in a text for a seat of the guest's, or for the whole table.
pub(crate) async fn hand_in(
    app: &AppState,
    context: &Context,
    id: &str,
    which: String,
    bringing: Bringing,
) -> Result<Done, ApiError> {
    let guest = context.guest()?;
    // Here and not by its address: a bench hands in as well.
    app.rates.check_deed(Deed::Text, context)?;
    let (text, of) = match (bringing.text, bringing.deck) {
        (Some(text), None) => (text, None),
        // The decks that somebody keeps are not their programs'.
        (None, Some(_)) if context.program.is_some() => return Err(ApiError::NotForPrograms),
        (None, Some(deck)) => {
            let deck = decks::find(app, guest, &deck).await?;
            (deck.text, Some(deck.game))
        }
        _ => return Err(ApiError::BadRequest("one of: text, deck".to_owned())),
    };
    let who = context.actor()?;
    as_guest(Where::WorkerPool, app, context, id, move |table, room| {
        if of.is_some_and(|game| game != table.made.game) {
            return Err(ApiError::NoDeck);
        }
        let whose = if is_for_all(table, room, &which)? {
            if !table.is_owned_by(&who) {
                return Err(ApiError::NotHost);
            }
            Whose::Table
        } else {
            Whose::Seat(table.acting(&who, bringing.seat)?)
        };
        bring(table, room, whose, &which, &text)?;
        Ok(Done::at(table))
    })
    .await
}
