//! Decks that a guest keeps from table to table.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde::Deserialize;
use store::{DeckRow, DeckTexts, GuestHash, NewDeck};
use table::{SetupRequest, Whose};
use tables::TableError;
use tables::begun::begin_to_change;
use tables::commands::names::clean;
use tables::keys::{is_table_id, table_id};
use tables::look::Eye;
use utoipa::ToSchema;

use crate::http::context::Context;
use crate::http::cost::{Cost, Deed};
use crate::http::input::Body;
use crate::http::json::Json;
use crate::{ApiError, AppState, DeckCard, DeckText, Room, TableView};

/// Names of decks are this long at most, in characters.
pub(crate) const LONGEST_NAME: usize = 40;

/// A deck to be kept.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewDeckBody {
    /// The game's id.
    pub game: String,
    /// The deck's name: 1 to 40 characters.
    pub name: String,
    /// The text of the deck, kept as it is, letter for letter. It need not be finished: whether it is well is asked when it is
    /// handed in.
    pub text: String,
    /// The list of which the text was made, as it came in, where it is another; within the same limit. It is kept to be taken out
    /// again, and read by no game.
    #[serde(default)]
    pub came: Option<String>,
}

/// A deck to be written anew.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct DeckBody {
    /// The deck's name: 1 to 40 characters.
    pub name: String,
    /// The text of the deck.
    pub text: String,
    /// The list of which the text was made, as it came in, where it is another; within the same limit. It is kept to be taken out
    /// again, and read by no game.
    #[serde(default)]
    pub came: Option<String>,
}

/// Your decks, the latest changed first.
#[utoipa::path(get, path = "/api/v1/decks", tag = "decks", extensions(("x-cost" = json!(Cost::look(50).answers(8_000)))),
    responses(
    (status = 200, body = Vec<DeckCard>), (status = 401),
))]
pub(crate) async fn list(
    State(app): State<AppState>,
    context: Context,
) -> Result<Json<Vec<DeckCard>>, ApiError> {
    Ok(Json(all(&app, context.guest()?).await?))
}

/// Stores a deck. Nobody else can read it.
#[utoipa::path(post, path = "/api/v1/decks", tag = "decks", extensions(("x-cost" = json!(Cost::of(Deed::New, 60).keeps(42_000).answers(250_000)))),
    request_body = NewDeckBody, responses(
    (status = 201, body = DeckText), (status = 401),
    (status = 404, description = "No such game, or no seat brings anything to it"),
    (status = 409, description = "You have the most decks allowed"),
    (status = 422, description = "The text is too long, or the name is not valid"),
))]
pub(crate) async fn post(
    State(app): State<AppState>,
    context: Context,
    Body(new): Body<NewDeckBody>,
) -> Result<(StatusCode, Json<DeckText>), ApiError> {
    let deck = keep(&app, context.guest()?, new).await?;
    Ok((StatusCode::CREATED, Json(deck)))
}

/// One of your decks, with its texts.
#[utoipa::path(get, path = "/api/v1/decks/{deck}", tag = "decks", extensions(("x-cost" = json!(Cost::look(20).answers(250_000)))),
    params(("deck" = String, Path)), responses(
    (status = 200, body = DeckText), (status = 401),
    (status = 404, description = "You have no such deck"),
))]
pub(crate) async fn get(
    State(app): State<AppState>,
    context: Context,
    Path(deck): Path<String>,
) -> Result<Json<DeckText>, ApiError> {
    find(&app, context.guest()?, &deck).await.map(Json)
}

/// Replaces a deck. Texts handed in at tables stay as they were.
#[utoipa::path(put, path = "/api/v1/decks/{deck}", tag = "decks", extensions(("x-cost" = json!(Cost::of(Deed::Choice, 20).keeps(42_000).answers(250_000)))),
    params(("deck" = String, Path)), request_body = DeckBody,
    responses(
    (status = 200, body = DeckText), (status = 401),
    (status = 404, description = "You have no such deck"),
    (status = 422, description = "The text is too long, or the name is not valid"),
))]
pub(crate) async fn put(
    State(app): State<AppState>,
    context: Context,
    Path(deck): Path<String>,
    Body(body): Body<DeckBody>,
) -> Result<Json<DeckText>, ApiError> {
    rewrite(&app, context.guest()?, &deck, body).await.map(Json)
}

/// Deletes a deck.
#[utoipa::path(delete, path = "/api/v1/decks/{deck}", tag = "decks", extensions(("x-cost" = json!(Cost::of(Deed::Choice, 20).keeps(1_000)))),
    params(("deck" = String, Path)), responses(
    (status = 204, description = "Deleted"), (status = 401),
    (status = 404, description = "You have no such deck"),
))]
pub(crate) async fn delete(
    State(app): State<AppState>,
    context: Context,
    Path(deck): Path<String>,
) -> Result<StatusCode, ApiError> {
    drop_it(&app, context.guest()?, &deck).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(crate) async fn all(app: &AppState, guest: GuestHash) -> Result<Vec<DeckCard>, ApiError> {
    let rows = app.store.decks(guest).await?;
    Ok(rows.into_iter().map(card).collect())
}

pub(crate) async fn find(app: &AppState, guest: GuestHash, id: &str) -> Result<DeckText, ApiError> {
    // What cannot be an id is not looked up.
    if !is_table_id(id) {
        return Err(ApiError::NoDeck);
    }
    let (row, texts) = app.store.deck(guest, id).await?.ok_or(ApiError::NoDeck)?;
    let DeckCard { id, game, name, updated_at } = card(row);
    let (text, came) = told(texts);
    Ok(DeckText { id, game, name, updated_at, text, came })
}

pub(crate) async fn keep(app: &AppState, guest: GuestHash, new: NewDeckBody) -> Result<DeckText, ApiError> {
    let (name, texts) = may_keep(app, &new)?;
    let (id, game) = (table_id(), new.game);
    let deck = NewDeck { id: id.clone(), game, name, texts };
    let most = app.config.limits.decks_each;
    begin_to_change();
    if !app.store.add_deck(guest, deck, most).await? {
        return Err(ApiError::TooManyDecks(most));
    }
    find(app, guest, &id).await
}

/// Checks a new deck's name and texts, and returns them as they will be stored.
///
/// # Errors
/// Why not.
pub(crate) fn may_keep(app: &AppState, new: &NewDeckBody) -> Result<(String, DeckTexts), ApiError> {
    let no_game = || ApiError::Table(TableError::NoGame(new.game.clone()));
    if !brings_texts(app.house.room(&new.game).ok_or_else(no_game)?) {
        return Err(ApiError::Table(TableError::NoText("deck".to_owned())));
    }
    checked(app, &new.name, &new.text, new.came.as_deref())
}

/// Writes a deck anew.
pub(crate) async fn rewrite(
    app: &AppState,
    guest: GuestHash,
    id: &str,
    body: DeckBody,
) -> Result<DeckText, ApiError> {
    let (name, texts) = checked(app, &body.name, &body.text, body.came.as_deref())?;
    begin_to_change();
    if !is_table_id(id) || !app.store.rewrite_deck(guest, id, name, texts).await? {
        return Err(ApiError::NoDeck);
    }
    find(app, guest, id).await
}

/// Throws a deck away.
pub(crate) async fn drop_it(app: &AppState, guest: GuestHash, id: &str) -> Result<(), ApiError> {
    begin_to_change();
    if !is_table_id(id) || !app.store.drop_deck(guest, id).await? {
        return Err(ApiError::NoDeck);
    }
    Ok(())
}

/// Adds the reader's decks to a table where they could hand one in.
pub(crate) async fn add(app: &AppState, eye: &Eye, view: &mut TableView) -> Result<(), ApiError> {
    let brings = view.texts.iter().any(|text| text.yours && text.seat.is_some());
    if let Some(guest) = eye.guest.filter(|_| brings && eye.program.is_none()) {
        let decks = all(app, guest).await?.into_iter();
        view.decks = decks.filter(|deck| deck.game == view.game.id).collect();
    }
    Ok(())
}

/// True if seats bring a text to tables of this game.
fn brings_texts(room: &Room) -> bool {
    let request = SetupRequest { players: room.game.info().least, options: Default::default() };
    let setup = room.game.setup(&request);
    let brings = setup.and_then(|setup| room.game.brings(&setup));
    brings.is_ok_and(|all| all.iter().any(|brings| matches!(brings.whose, Whose::Seat(_))))
}

/// A name and the texts that may be kept.
fn checked(
    app: &AppState,
    name: &str,
    text: &str,
    came: Option<&str>,
) -> Result<(String, DeckTexts), ApiError> {
    let name = clean(name, LONGEST_NAME).ok_or(ApiError::BadDeckName)?;
    let most = app.config.limits.deck;
    // What is the same is kept once.
    let came = came.filter(|came| *came != text).unwrap_or_default();
    if text.len() > most || came.len() > most {
        return Err(ApiError::LongDeck(most));
    }
    Ok((name, DeckTexts { body: text.to_owned(), came: came.to_owned() }))
}

/// The text of a deck, and the list of which it was made, if that is another.
pub(crate) fn told(texts: DeckTexts) -> (String, Option<String>) {
    (texts.body, Some(texts.came).filter(|came| !came.is_empty()))
}

fn card(row: DeckRow) -> DeckCard {
    let DeckRow { id, game, name, updated_at } = row;
    DeckCard { id, game, name, updated_at }
}
