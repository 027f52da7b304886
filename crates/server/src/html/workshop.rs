//! The workbench for decks of a game. Its contents are in the form that is sent; here are the house's actions: storing,
//! deleting, handing in at a table, opening a table with it. Everything else is up to the game's page.

use std::collections::BTreeMap;

use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Redirect, Response};
use store::GuestHash;
use table::{Message, Seat};
use tables::TableError;
use tables::commands::create::{Plan, Sit, check, create};
use tables::look::{self, PictureForm as Look};

use crate::api::decks::{self, DeckBody, NewDeckBody};
use crate::api::guests::{keep as keep_cookie, welcome};
use crate::api::texts::{Bringing, hand_in};
use crate::api::{keep_name, name_or_own};
use crate::html::new_table;
use crate::http::coding::Coding;
use crate::http::compressed::{Compressed, HTML};
use crate::http::context::Context;
use crate::http::cost::Deed;
use crate::http::input::Form;
use crate::pictures::may_see;
use crate::{ApiError, AppState, BenchTable, DeckText, Status, WorkshopView};

/// The fields of the workbench's form.
type Fields = BTreeMap<String, String>;

/// The workbench at first: empty, or with a stored deck.
pub(super) async fn get(
    State(app): State<AppState>,
    context: Context,
    asked: HeaderMap,
    Path(game): Path<String>,
    Query(mut fields): Query<Fields>,
) -> Result<Response, ApiError> {
    let guest = context.guest.as_ref().map(|(guest, _)| *guest);
    if let Some(id) = fields.get("deck").filter(|id| !id.is_empty()) {
        let deck = decks::find(&app, guest.ok_or(ApiError::NoDeck)?, id).await?;
        fields.insert("text".to_owned(), deck.text);
        fields.insert("name".to_owned(), deck.name);
        fields.extend(deck.came.map(|came| ("came".to_owned(), came)));
    }
    Bench::of(&app, &context, game, guest, fields).await?.drawn(&asked, None).await
}

/// The bench after something was done at it.
pub(super) async fn work(
    State(app): State<AppState>,
    context: Context,
    asked: HeaderMap,
    Path(game): Path<String>,
    Form(fields): Form<Fields>,
) -> Result<Response, ApiError> {
    let guest = context.guest.as_ref().map(|(guest, _)| *guest);
    Bench::of(&app, &context, game, guest, fields).await?.drawn(&asked, None).await
}

/// Stores the text on the workbench, deletes a deck, or hands the text in at a table, by the field `keep`.
pub(super) async fn keep(
    State(app): State<AppState>,
    context: Context,
    asked: HeaderMap,
    Path(game): Path<String>,
    Form(mut fields): Form<Fields>,
) -> Result<Response, ApiError> {
    let room = app.house.room(&game).ok_or_else(|| TableError::NoGame(game.clone()))?;
    let game = room.game.info().id.to_owned();
    let text = |fields: &Fields, name: &str| fields.get(name).cloned().unwrap_or_default();
    let deed = text(&fields, "keep");
    let mut token = None;
    let guest = match &context.guest {
        Some((guest, _)) => *guest,
        // Nobody becomes a guest by a request that is refused.
        None if deed == "deck" || deed == "another" => {
            let new = on_bench(&game, &fields);
            if let Err(error) = decks::may_keep(&app, &new) {
                let bench = Bench::of(&app, &context, game, None, fields).await?;
                return bench.drawn(&asked, Some(error)).await;
            }
            let made = welcome(&app, "").await?;
            token = Some(made.0);
            made.1
        }
        None => return Err(ApiError::NoGuest),
    };
    let mut notice = None;
    let mut refused = None;
    match deed.split_once(' ').unwrap_or((&deed, "")) {
        ("drop", id) => {
            decks::drop_it(&app, guest, id).await?;
            if text(&fields, "deck") == id {
                fields.remove("deck");
            }
            notice = Some("server-deck-dropped");
        }
        ("bring", _) => match bring(&app, &context, &fields).await {
            Ok(table) => return Ok(Redirect::to(&format!("/t/{table}")).into_response()),
            Err(error) => refused = Some(error),
        },
        ("deck" | "another", _) => match put(&app, guest, &game, &deed, &fields).await {
            Ok(deck) => {
                fields.insert("deck".to_owned(), deck.id);
                fields.insert("name".to_owned(), deck.name);
                notice = Some("server-deck-kept");
            }
            Err(error) => refused = Some(error),
        },
        _ => return Err(ApiError::BadRequest("keep".to_owned())),
    }
    fields.remove("act");
    let mut bench = Bench::of(&app, &context, game, Some(guest), fields).await?;
    bench.view.notice = notice.map(Message::new);
    let mut answer = bench.drawn(&asked, refused).await?;
    if let Some(token) = token {
        answer.headers_mut().append(SET_COOKIE, keep_cookie(&app.config, &token));
    }
    Ok(answer)
}

/// Opens a table with the text on the workbench: `which` names the way, as where a table is made. The table takes the
/// options by which the workbench has read the text. A stranger becomes a guest first.
pub(super) async fn play(
    State(app): State<AppState>,
    context: Context,
    asked: HeaderMap,
    Path(game): Path<String>,
    Form(fields): Form<Fields>,
) -> Result<Response, ApiError> {
    let room = app.house.room(&game).ok_or_else(|| TableError::NoGame(game.clone()))?;
    let game = room.game.info().id.to_owned();
    let guest = context.guest.as_ref().map(|(guest, _)| *guest);
    match opened(&app, &context, &game, &fields).await {
        Ok((id, token)) => {
            let to = Redirect::to(&format!("/t/{id}"));
            Ok(match token {
                Some(token) => ([(SET_COOKIE, keep_cookie(&app.config, &token))], to).into_response(),
                None => to.into_response(),
            })
        }
        Err(error) => Bench::of(&app, &context, game, guest, fields).await?.drawn(&asked, Some(error)).await,
    }
}

/// Makes that table; returns its id, and the token of a new guest.
async fn opened(
    app: &AppState,
    context: &Context,
    game: &str,
    fields: &Fields,
) -> Result<(String, Option<String>), ApiError> {
    app.rates.check_deed(Deed::Text, context)?;
    let name = name_or_own(fields.get("nick").map(String::as_str), context)?;
    let plan = planned(game, &name, context.lang, fields)?;
    // Nobody becomes a guest by what is refused.
    let plan = check(app, plan).await?;
    let (guest, token) = match &context.guest {
        Some((guest, _)) => (*guest, None),
        None => {
            let (token, guest) = welcome(app, &name).await?;
            (guest, Some(token))
        }
    };
    let id = create(app, guest, plan).await?;
    keep_name(app, context, &name).await?;
    Ok((id, token))
}

/// The plan of the table: the seats by the fields of the button, the options by those and the workbench's own.
fn planned(game: &str, name: &str, lang: &str, fields: &Fields) -> Result<Plan, ApiError> {
    let said = |what: &str| fields.get(what).cloned().unwrap_or_default();
    if said("which").is_empty() {
        return Err(ApiError::BadRequest("which".to_owned()));
    }
    let mut all = new_table::of_one(fields.clone());
    for (option, value) in fields.iter().filter(|(key, _)| key.starts_with("option-")) {
        all.entry(option.clone()).or_insert_with(|| value.clone());
    }
    all.insert("game".to_owned(), game.to_owned());
    let mut plan = new_table::plan(&all, name, lang, &BTreeMap::new());
    let mine = plan.seats.iter().position(|sit| matches!(sit, Sit::Me(_)));
    let seat = Seat::new(mine.ok_or_else(|| ApiError::BadRequest("which".to_owned()))?);
    plan.brought = vec![(seat, said("brings"), with_plain_lines(&said("text")))];
    Ok(plan)
}

/// Writes the deck that is on the bench: anew where it is from the shelf, or as another.
async fn put(
    app: &AppState,
    guest: GuestHash,
    game: &str,
    deed: &str,
    fields: &Fields,
) -> Result<DeckText, ApiError> {
    let new = on_bench(game, fields);
    let id = fields.get("deck").filter(|id| deed == "deck" && !id.is_empty());
    if let Some(id) = id {
        let NewDeckBody { name, text, came, .. } = new.clone();
        match decks::rewrite(app, guest, id, DeckBody { name, text, came }).await {
            // Thrown away in another window: it is kept as a new one.
            Err(ApiError::NoDeck) => {}
            done => return done,
        }
    }
    decks::keep(app, guest, new).await
}

/// The deck on the workbench, with the list of which it was made.
fn on_bench(game: &str, fields: &Fields) -> NewDeckBody {
    let text = |name: &str| fields.get(name).map(|text| with_plain_lines(text));
    let came = text("came").filter(|came| !came.is_empty());
    NewDeckBody {
        game: game.to_owned(),
        name: text("name").unwrap_or_default(),
        text: text("text").unwrap_or_default(),
        came,
    }
}

/// Forms end their lines in another way.
fn with_plain_lines(text: &str) -> String {
    text.replace("\r\n", "\n")
}

/// Hands in the text on the workbench; returns the table.
async fn bring(app: &AppState, context: &Context, fields: &Fields) -> Result<String, ApiError> {
    let text = |name: &str| fields.get(name).map_or("", String::as_str);
    let table = text("table").to_owned();
    let bringing = Bringing { seat: seat(text("seat"))?, text: Some(text("text").to_owned()), deck: None };
    let which = text("brings").to_owned();
    hand_in(app, context, &table, which, bringing).await?;
    Ok(table)
}

fn seat(text: &str) -> Result<Option<Seat>, ApiError> {
    let seat = (!text.is_empty()).then(|| text.parse().map_err(|_| ApiError::Table(TableError::NoSeat)));
    seat.transpose()
}

/// Extra characters that a workbench may hold beside one list: a deck as the workbench writes it, and names that were not
/// understood.
const BESIDE: usize = 10_000;

/// A drawing of the workbench for one reader.
struct Bench<'a> {
    app: &'a AppState,
    context: &'a Context,
    view: WorkshopView,
}

impl<'a> Bench<'a> {
    async fn of(
        app: &'a AppState,
        context: &'a Context,
        game: String,
        guest: Option<GuestHash>,
        mut fields: Fields,
    ) -> Result<Self, ApiError> {
        let room = app.house.room(&game).ok_or(TableError::NoGame(game))?;
        let info = room.game.info();
        let limit = app.config.limits.deck;
        // Forms end their lines with two letters.
        let long = |field| fields.get(field).map_or(0, |text| text.len() - text.matches("\r\n").count());
        let all = ["text", "paste", "rest"].map(long);
        // What is read costs what it is long: one list, and beside it what a bench has made of the one before. The list as it
        // came is only handed back.
        if all.iter().any(|long| *long > limit)
            || long("came") > limit
            || all.iter().sum::<usize>() > limit + BESIDE
        {
            return Err(ApiError::LongDeck(limit));
        }
        let (mut kept, mut decks) = (None, Vec::new());
        if let Some(guest) = guest {
            decks = decks::all(app, guest).await?;
            decks.retain(|deck| deck.game == info.id);
            let id = fields.get("deck").filter(|id| decks.iter().any(|deck| deck.id == **id));
            if let Some(id) = id {
                kept = Some(decks::find(app, guest, id).await?);
            }
        }
        let table = table_of(app, context, info.id, &mut fields).await;
        let limits = &app.config.limits;
        let view = WorkshopView {
            game: info,
            fields,
            kept,
            decks,
            most: limits.decks_each,
            longest: limits.deck,
            table,
            notice: None,
            faults: Vec::new(),
        };
        Ok(Self { app, context, view })
    }

    /// The address of the same workbench, as far as it is stored.
    fn address(&self) -> String {
        let kept = self.view.kept.as_ref();
        let deck = kept.map(|deck| format!("deck={}", deck.id));
        let table = self.view.table.as_ref();
        let table = table.map(|table| format!("table={}&seat={}", table.id, table.seat));
        let query = deck.into_iter().chain(table).collect::<Vec<_>>().join("&");
        let joint = if query.is_empty() { "" } else { "?" };
        format!("/workshop/{}{joint}{query}", self.view.game.id)
    }

    /// The page; with the refusal, if there was one.
    async fn drawn(mut self, asked: &HeaderMap, refused: Option<ApiError>) -> Result<Response, ApiError> {
        let status = refused.as_ref().map_or(axum::http::StatusCode::OK, ApiError::status);
        if let Some(error) = refused {
            self.view.faults = error.faults();
            self.view.notice = Some(error.message());
        }
        let mut reader = self.context.reader(&self.app.config);
        reader.path = self.address();
        reader.pictures = may_see(self.app, self.context, self.view.game.id).await?;
        let (pages, view, coding) = (self.app.pages.clone(), self.view, Coding::asked(asked));
        let drawing = move || pages.workshop(&reader, &view).map(|page| Compressed::new(HTML, page, coding));
        let page = self.app.unhurried.run(drawing).await?.ok_or(ApiError::NoPage)?;
        let mut answer = page.once();
        *answer.status_mut() = status;
        Ok(answer)
    }
}

/// The table that needs the deck, while it waits, and the reader's seat there; its options are put on the workbench.
async fn table_of(app: &AppState, context: &Context, game: &str, fields: &mut Fields) -> Option<BenchTable> {
    let id = fields.get("table").filter(|id| !id.is_empty())?.clone();
    let handle = app.tables.find(app, &id).await.ok()?;
    let table = handle.open(app).await.ok()?;
    let seat = seat(fields.get("seat").map_or("", String::as_str)).ok()?;
    let eye = context.eye(&id, None, seat);
    let view = look::look(app, &handle, &table, &eye, Look::Nothing).ok()?;
    let seat = seat.or(view.you.first()).filter(|seat| view.you.has(*seat))?;
    if view.status != Status::Waiting || view.game.id != game {
        return None;
    }
    let options = view.options.into_iter();
    fields.extend(options.map(|(id, value)| (format!("option-{id}"), value)));
    Some(BenchTable { id, name: view.name, seat })
}
