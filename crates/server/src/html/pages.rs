//! The pages of the house, of tables and of the library.

use std::collections::BTreeMap;

use axum::extract::{Path, Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, SET_COOKIE};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::response::{Html, IntoResponse, Redirect, Response};
use serde::Deserialize;
use tables::TableError;
use tables::actor::Actor;
use tables::keys::Purpose;
use tables::look::{self, Eye, PictureForm};
use tables::options::unusual;
use tables::shown::Drawing;
use tables::table::{SeatState, Sitter, Table};

use super::whole;
use crate::api::games::{game, games};
use crate::api::guests::cookie;
use crate::api::hint::hint;
use crate::api::replay::{Want, past};
use crate::api::tables::{add_elsewhere, own, tables};
use crate::api::{Looking, campaign, decks, groups, mine, notes};
use crate::http::coding::Coding;
use crate::http::compressed::{Compressed, HTML};
use crate::http::context::{Context, WATCH_COOKIE};
use crate::pictures::may_see;
use crate::{
    ApiError, AppState, HandedView, JoinView, LibraryView, LinkKind, LobbyView, NewTableView, Reader,
    RulesView, Status, TableView,
};

/// The entrance.
pub(super) async fn lobby(
    State(app): State<AppState>,
    context: Context,
    asked: HeaderMap,
) -> Result<Response, ApiError> {
    let own = own(&app, &context).await?;
    let go_on = campaign::go_on(&app, &context, &own).await?;
    let tables = tables(&app, &context, own).await?;
    let groups = match &context.guest {
        Some((guest, _)) => groups::mine(&app, *guest).await?,
        None => Vec::new(),
    };
    let view = LobbyView {
        games: games(&app),
        mine: tables.mine,
        finished: tables.finished,
        go_on,
        invited: tables.invited,
        groups,
        public: tables.public,
    };
    let (reader, pages) = (context.reader(&app.config), app.pages.clone());
    let coding = Coding::asked(&asked);
    let draw = move || Compressed::new(HTML, pages.lobby(&reader, &view), coding);
    Ok(app.drawing.run(draw).await?.once())
}

/// The reader's games that are over.
pub(super) async fn finished(
    State(app): State<AppState>,
    context: Context,
    Query(filter): Query<mine::Filter>,
) -> Result<Html<String>, ApiError> {
    let view = mine::view(&app, &context, filter).await?;
    Ok(Html(app.pages.finished(&context.reader(&app.config), &view)))
}

/// The page about the inn.
pub(super) async fn about(State(app): State<AppState>, context: Context) -> Html<String> {
    Html(app.pages.about(&context.reader(&app.config)))
}

/// The page shown without a connection.
pub(super) async fn offline(State(app): State<AppState>, context: Context) -> Html<String> {
    Html(app.pages.offline(&context.reader(&app.config)))
}

/// The script that keeps that page. It must lie above all pages that it looks after.
pub(super) async fn worker(State(app): State<AppState>) -> ([(HeaderName, HeaderValue); 1], String) {
    let script = HeaderValue::from_static("text/javascript; charset=utf-8");
    ([(CONTENT_TYPE, script)], app.pages.worker())
}

/// The rulebooks of the house.
pub(super) async fn books(State(app): State<AppState>, context: Context) -> Html<String> {
    let games = app.house.rooms().map(|room| room.game.info()).collect::<Vec<_>>();
    Html(app.pages.books(&context.reader(&app.config), &games))
}

/// The rules of a game: drawn and compressed in the background, as they are long, and kept as a library is.
pub(super) async fn rules(
    State(app): State<AppState>,
    context: Context,
    asked: HeaderMap,
    Path(id): Path<String>,
    Query(looking): Query<SearchQuery>,
) -> Result<Response, ApiError> {
    let room = app.house.room(&id).ok_or(TableError::NoGame(id))?;
    let view = RulesView { game: game(room), find: looking.words(), table: None };
    let reader = context.reader(&app.config);
    let key = view.find.trim().is_empty().then(|| kept_as("rules", view.game.info.id, &reader));
    let pages = app.pages.clone();
    let draw = move || Some(pages.rules(&reader, &view));
    long(&app, &asked, key, draw).await
}

/// The rules at hand at a table: those of its question, as the reader is asked it, or what in the rules is looked for.
pub(super) async fn rules_at(
    State(app): State<AppState>,
    context: Context,
    asked: HeaderMap,
    Path(id): Path<String>,
    Query(looking): Query<Looking>,
    Query(search): Query<SearchQuery>,
) -> Result<Response, ApiError> {
    let table = view_of(&app, &context, &id, &looking).await?;
    let room = app.house.room(table.game.id).ok_or_else(|| TableError::NoGame(table.game.id.to_owned()))?;
    let view = RulesView { game: game(room), find: search.words(), table: Some(table) };
    let (reader, pages) = (context.reader(&app.config), app.pages.clone());
    let coding = Coding::asked(&asked);
    let page = app.unhurried.run(move || Compressed::new(HTML, pages.rules(&reader, &view), coding)).await?;
    Ok(page.once())
}

/// A search in a library.
#[derive(Default, Deserialize)]
pub(super) struct SearchQuery {
    #[serde(default)]
    find: String,
    #[serde(default)]
    shelf: String,
    #[serde(default)]
    page: usize,
    unseen: Option<String>,
}

impl SearchQuery {
    /// The words; not more than anybody types.
    fn words(&self) -> String {
        self.find.chars().take(60).collect()
    }
}

/// The library of a game.
pub(super) async fn library(
    State(app): State<AppState>,
    context: Context,
    asked: HeaderMap,
    Path(id): Path<String>,
    Query(looking): Query<SearchQuery>,
) -> Result<Response, ApiError> {
    looked_up(&app, &context, &asked, &id, None, looking, None).await
}

/// One entry of a game's library.
pub(super) async fn library_entry(
    State(app): State<AppState>,
    context: Context,
    asked: HeaderMap,
    Path((id, entry)): Path<(String, String)>,
) -> Result<Response, ApiError> {
    looked_up(&app, &context, &asked, &id, Some(entry), SearchQuery::default(), None).await
}

/// The library of the cards in play at a table, by what its reader may know.
pub(super) async fn library_at(
    State(app): State<AppState>,
    context: Context,
    asked: HeaderMap,
    Path(id): Path<String>,
    Query(looking): Query<SearchQuery>,
) -> Result<Response, ApiError> {
    let view = view_of(&app, &context, &id, &Looking::default()).await?;
    looked_up(&app, &context, &asked, view.game.id, None, looking, Some(view)).await
}

/// One entry of a table's library.
pub(super) async fn library_entry_at(
    State(app): State<AppState>,
    context: Context,
    asked: HeaderMap,
    Path((id, entry)): Path<(String, String)>,
) -> Result<Response, ApiError> {
    let view = view_of(&app, &context, &id, &Looking::default()).await?;
    looked_up(&app, &context, &asked, view.game.id, Some(entry), SearchQuery::default(), Some(view)).await
}

/// A reader's browser may keep a library, and asks each time whether it is still the same.
const KEEP: &str = "private, no-cache";

/// A page of the library, drawn and compressed in the background, as it is long. The library of a game, away from any
/// table, is the same for all readers, and drawn once.
async fn looked_up(
    app: &AppState,
    context: &Context,
    asked: &HeaderMap,
    game: &str,
    entry: Option<String>,
    looking: SearchQuery,
    table: Option<TableView>,
) -> Result<Response, ApiError> {
    let room = app.house.room(game).ok_or_else(|| TableError::NoGame(game.to_owned()))?;
    let reader = Reader { pictures: may_see(app, context, game).await?, ..context.reader(&app.config) };
    let view = LibraryView {
        game: room.game.info(),
        find: looking.words(),
        shelf: looking.shelf,
        page: looking.page,
        unseen: looking.unseen.is_some(),
        entry,
        table,
    };
    let at_table = view.table.is_some();
    let all = !at_table && view.entry.is_none() && view.find.is_empty() && !view.unseen;
    let key =
        (all && view.shelf.is_empty() && view.page == 0).then(|| kept_as("library", view.game.id, &reader));
    let pages = app.pages.clone();
    let draw = move || pages.library(&reader, &view);
    if at_table {
        let coding = Coding::asked(asked);
        let page = app.unhurried.run(move || draw().map(|page| Compressed::new(HTML, page, coding))).await?;
        return Ok(page.ok_or(ApiError::NoPage)?.once());
    }
    long(app, asked, key, draw).await
}

/// All that a long page is drawn from, but for the time: nothing on it runs by a clock.
fn kept_as(what: &str, game: &str, reader: &Reader) -> String {
    let Reader { lang, name, picture, path, guest, notices, pictures, .. } = reader;
    format!("{:?}", (what, game, lang, name, picture, path, guest, notices, pictures))
}

/// A long page, drawn in the background; under a key it is drawn once, and compressed once for each kind of client.
async fn long(
    app: &AppState,
    asked: &HeaderMap,
    key: Option<String>,
    draw: impl FnOnce() -> Option<String> + Send + 'static,
) -> Result<Response, ApiError> {
    let coding = Coding::asked(asked);
    let named = |coding: Coding| key.as_ref().map(|key| format!("{coding:?} {key}"));
    let at_hand = |coding| app.long_pages.find(&named(coding)?);
    if let Some(page) = at_hand(coding) {
        return Ok(page.answer(asked, KEEP));
    }
    let drawn = at_hand(Coding::Whole);
    let draw = move || {
        let whole = match drawn {
            Some(whole) => whole,
            None => Compressed::new(HTML, draw()?, Coding::Whole),
        };
        Some((whole.packed(coding), whole))
    };
    let (page, whole) = app.unhurried.run(draw).await?.ok_or(ApiError::NoPage)?;
    let answer = page.answer(asked, KEEP);
    if let Some((coded, plain)) = named(coding).zip(named(Coding::Whole)) {
        app.long_pages.keep(plain, whole);
        app.long_pages.keep(coded, page);
    }
    Ok(answer)
}

/// The form for a table of one game. Options that the address names (`option-ID`) are chosen already.
pub(super) async fn new_table(
    State(app): State<AppState>,
    context: Context,
    Path(id): Path<String>,
    Query(chosen): Query<BTreeMap<String, String>>,
) -> Result<Html<String>, ApiError> {
    let room = app.house.room(&id).ok_or(TableError::NoGame(id))?;
    let mut view = NewTableView { game: game(room), group: None };
    for option in &mut view.game.options {
        let value = chosen.get(&format!("option-{}", option.id));
        if let Some(value) = value.filter(|value| option.values.contains(value)) {
            option.default.clone_from(value);
        }
    }
    form(&app, &context, view).await
}

/// The form for a table, drawn in the background: a game of many options makes it long.
pub(super) async fn form(
    app: &AppState,
    context: &Context,
    view: NewTableView,
) -> Result<Html<String>, ApiError> {
    let (reader, pages) = (context.reader(&app.config), app.pages.clone());
    Ok(Html(app.unhurried.run(move || pages.new_table(&reader, &view)).await?))
}

/// A table with its picture, through the reader's own eyes.
async fn view_of(
    app: &AppState,
    context: &Context,
    id: &str,
    looking: &Looking,
) -> Result<TableView, ApiError> {
    let handle = app.tables.find(app, id).await?;
    let eye = context.eye(id, looking.token.clone(), looking.seat);
    let table = handle.open(app).await?;
    let mut view = look::look(app, &handle, &table, &eye, PictureForm::Picture)?;
    view.told = look::told(&table, view.observer, 0);
    look::add_picture(&mut view, &table);
    view.offer = offers_notices(app, &table, &eye);
    Ok(view)
}

/// True if the page offers turn notifications: not before the reader has made a choice at a table where others wait for
/// them. Not before they have made a choice at a table where others wait for them.
fn offers_notices(app: &AppState, table: &Table, eye: &Eye) -> bool {
    let (Some(running), Some(guest)) = (&table.running, &eye.guest) else {
        return false;
    };
    let (held, own) = (table.held(guest), table.held_in_person(guest));
    app.post.is_some()
        && table.status() == Status::Playing
        && table.persons().iter().any(|seat| !held.has(seat))
        && running.sent.iter().any(|sent| own.has(sent.seat))
}

/// Options of the page of a table.
#[derive(Deserialize)]
pub(super) struct Opening {
    token: Option<String>,
    seat: Option<table::Seat>,
    /// The ply of the question for which the reader wants a hint.
    hint: Option<u32>,
}

/// A table, through one's own eyes.
pub(super) async fn table(
    State(app): State<AppState>,
    context: Context,
    asked: HeaderMap,
    Path(id): Path<String>,
    Query(opening): Query<Opening>,
) -> Result<Response, ApiError> {
    let hint = match opening.hint {
        Some(ply) => match hint(&app, &context, &id, opening.seat, Some(ply)).await {
            Ok(hint) => Some(hint),
            // A page that is loaded again when the question is answered shows the table as it stands.
            Err(ApiError::Table(
                TableError::Stale { .. } | TableError::NotAsked(_) | TableError::Over | TableError::Moved,
            )) => None,
            Err(error) => return Err(error),
        },
        None => None,
    };
    let looking = Looking { token: opening.token, seat: opening.seat };
    let eye = context.eye(&id, looking.token.clone(), looking.seat);
    let mut view = view_of(&app, &context, &id, &looking).await?;
    view.hint = hint.filter(|hint| view.laid.iter().any(|laid| laid.ply == hint.ply));
    decks::add(&app, &eye, &mut view).await?;
    add_elsewhere(&app, &eye, &mut view).await?;
    notes::add(&app, &eye, &mut view).await?;
    if view.offer {
        view.offer = app.store.reaches(context.guest()?).await?.is_empty();
    }
    let (reader, pages, coding) = (context.reader(&app.config), app.pages.clone(), Coding::asked(&asked));
    let draw = move || {
        // So that the stream need not send again what the page has.
        view.shown = Drawing::of(pages.layers(&reader, &view)).told();
        Compressed::new(HTML, pages.table(&reader, &view), coding)
    };
    Ok(app.drawing.run(draw).await?.once())
}

/// All sheets of a table that are only read, on one page.
pub(super) async fn sheets(
    State(app): State<AppState>,
    context: Context,
    asked: HeaderMap,
    Path(id): Path<String>,
    Query(looking): Query<Looking>,
) -> Result<Response, ApiError> {
    let page = opened(&app, &context, &asked, &id, &looking, None).await?;
    Ok(page.ok_or(ApiError::NoPage)?.answer(&asked, KEEP))
}

/// One of them: what stands at a place; no content where nothing stands there by now.
pub(super) async fn sheet(
    State(app): State<AppState>,
    context: Context,
    asked: HeaderMap,
    Path((id, sheet)): Path<(String, String)>,
    Query(looking): Query<Looking>,
) -> Result<Response, ApiError> {
    let page = opened(&app, &context, &asked, &id, &looking, Some(sheet)).await?;
    Ok(page.map_or_else(|| StatusCode::NO_CONTENT.into_response(), |page| page.answer(&asked, KEEP)))
}

/// The page of these sheets, drawn in the background: the whole table is drawn for it.
async fn opened(
    app: &AppState,
    context: &Context,
    asked: &HeaderMap,
    id: &str,
    looking: &Looking,
    wanted: Option<String>,
) -> Result<Option<Compressed>, ApiError> {
    let view = view_of(app, context, id, looking).await?;
    let (reader, pages) = (context.reader(&app.config), app.pages.clone());
    let draw = move || pages.sheets(&reader, &view, wanted.as_deref());
    let coding = Coding::asked(asked);
    Ok(app.drawing.run(move || draw().map(|page| Compressed::new(HTML, page, coding))).await?)
}

/// A link of a table, with its QR code; readers who may not hand it on are redirected to the table.
pub(super) async fn handed(
    State(app): State<AppState>,
    context: Context,
    headers: HeaderMap,
    Path((id, kind)): Path<(String, LinkKind)>,
) -> Result<Response, ApiError> {
    let view = view_of(&app, &context, &id, &Looking::default()).await?;
    let waits = view.status == Status::Waiting;
    let link = view.links.and_then(|links| match kind {
        LinkKind::Join => Some(links.join).filter(|_| waits),
        LinkKind::Watch => Some(links.watch),
        LinkKind::Replay => links.replay,
    });
    let Some(link) = link else {
        return Ok(Redirect::to(&format!("/t/{id}")).into_response());
    };
    let view =
        HandedView { url: whole(&app, &headers, &link), game: view.game.id, name: view.name, kind, id };
    Ok(Html(app.pages.handed(&context.reader(&app.config), &view)).into_response())
}

/// The page behind an invitation; players at the table are redirected to it, and latecomers are shown what they can do
/// instead.
pub(super) async fn join(
    State(app): State<AppState>,
    context: Context,
    Path((id, token)): Path<(String, String)>,
) -> Result<Response, ApiError> {
    let handle = app.tables.find_by_link(&app, &id).await?;
    let table = handle.open(&app).await?;
    if context.guest.as_ref().is_some_and(|(guest, _)| !table.chats_from(&Actor::from(*guest)).is_empty()) {
        return Ok(Redirect::to(&format!("/t/{id}")).into_response());
    }
    if !app.key.fits(&token, Purpose::Join, &table.id, table.epoch) {
        return Err(ApiError::WrongLink);
    }
    // Also at a game that was taken in from elsewhere to be played on.
    let open = |seat: &SeatState| seat.sitter == Sitter::Open;
    let waits = table.status() == Status::Waiting || table.seats.iter().any(open);
    let public = table.made.public;
    let room = app.house.room(&table.made.game).ok_or(TableError::Unreadable)?;
    let mut seats = look::seats(&handle, &table, table::SeatSet::EMPTY, table::SeatSet::EMPTY);
    // Their own is open to them.
    let mut kept = None;
    for (seat, state) in seats.iter_mut().zip(&table.seats) {
        let whose = state.kept.as_ref().map(|(guest, _)| guest);
        if whose.is_some() && whose == context.guest.as_ref().map(|(guest, _)| guest) {
            seat.name.clear();
            kept = kept.or(Some(seat.seat));
        }
    }
    let by = table.seats.iter().find(|seat| seat.in_person() == Some(table.owner.guest()));
    let by = by.map_or("", SeatState::name).to_owned();
    let view = JoinView {
        id: table.id.clone(),
        name: table.made.name.clone(),
        game: room.game.info(),
        lesson: table.lesson.as_ref().filter(|_| waits).map(|lesson| lesson.name.clone()),
        // Whoever comes too late to a table that is not public is not told who plays there.
        seats: if waits || public { seats } else { Vec::new() },
        options: table.made.options.clone(),
        unusual: unusual(room, &table.made.options),
        pace: table.made.pace,
        kept: kept.filter(|_| waits),
        // As the others who play there.
        by: if waits || public { by } else { String::new() },
        token,
        public,
    };
    drop(table);
    let page = Html(app.pages.join(&context.reader(&app.config), &view));
    // Too late for a seat; but whoever sits here from another device is told how to come in.
    let status = if waits { StatusCode::OK } else { StatusCode::CONFLICT };
    Ok((status, page).into_response())
}

/// The link to watch: the browser keeps it, and is led to the table.
pub(super) async fn watch(
    State(app): State<AppState>,
    context: Context,
    Path((id, token)): Path<(String, String)>,
) -> Result<Response, ApiError> {
    let handle = app.tables.find_by_link(&app, &id).await?;
    let fits = {
        let table = handle.open(&app).await?;
        app.key.fits(&token, Purpose::Watch, &table.id, table.epoch)
    };
    if !fits {
        return Err(ApiError::WrongLink);
    }
    let kept = cookie(&app.config, WATCH_COOKIE, &context.watching_also(&id, &token));
    Ok(([(SET_COOKIE, kept)], Redirect::to(&format!("/t/{id}"))).into_response())
}

/// The step of a game, and the seat to look from.
#[derive(Deserialize)]
pub(super) struct StepQuery {
    step: Option<u32>,
    seat: Option<table::Seat>,
}

/// A finished game, step by step, for holders of the link.
pub(super) async fn replay(
    State(app): State<AppState>,
    context: Context,
    asked: HeaderMap,
    Path((id, token)): Path<(String, String)>,
    Query(step): Query<StepQuery>,
) -> Result<Response, ApiError> {
    let eye = context.eye(&id, Some(token), None);
    let page = replayed(&app, &context, &asked, &id, &eye, step.step).await;
    // Who came by a link is told that the link is wrong, not that there is no table.
    let page = page.map_err(|error| {
        if error == ApiError::Table(TableError::NoTable) { ApiError::WrongLink } else { error }
    })?;
    Ok(page.once())
}

/// A step of a game that is on, as the reader saw it then.
pub(super) async fn then(
    State(app): State<AppState>,
    context: Context,
    asked: HeaderMap,
    Path(id): Path<String>,
    Query(step): Query<StepQuery>,
) -> Result<Response, ApiError> {
    let eye = context.eye(&id, None, step.seat);
    Ok(replayed(&app, &context, &asked, &id, &eye, step.step).await?.once())
}

/// The page of a step, played again and drawn in the background.
async fn replayed(
    app: &AppState,
    context: &Context,
    asked: &HeaderMap,
    id: &str,
    eye: &Eye,
    step: Option<u32>,
) -> Result<Compressed, ApiError> {
    let past = past(app, id, eye, Want::Page).await?;
    let (reader, pages) = (context.reader(&app.config), app.pages.clone());
    let coding = Coding::asked(asked);
    let draw =
        move || Ok::<_, ApiError>(Compressed::new(HTML, pages.replay(&reader, &past.step(step)?), coding));
    app.unhurried.run(draw).await?
}

/// Style, script, icon: compressed once, as small as can be, in the background.
pub(super) async fn asset(
    State(app): State<AppState>,
    asked: HeaderMap,
    Path(path): Path<String>,
) -> Result<Response, ApiError> {
    let asset = app.pages.asset(&path).ok_or(ApiError::NoPage)?;
    let keep = if asset.immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
    // Pictures are compressed as they are.
    let text = !asset.content_type.starts_with("image/") || asset.content_type.starts_with("image/svg");
    let coding = if text { Coding::asked(&asked) } else { Coding::Whole };
    let key = format!("{coding:?} {path}");
    let packed = match app.assets.find(&key) {
        Some(packed) => packed,
        None => {
            let pack = move || Compressed::smallest(asset.content_type, asset.body, coding);
            let packed = app.unhurried.run(pack).await?;
            app.assets.keep(key, packed.clone());
            packed
        }
    };
    let mut answer = packed.once();
    answer.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static(keep));
    Ok(answer)
}
