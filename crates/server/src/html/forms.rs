//! Forms, for browsers without script: the same commands as in the API. Each leads back to the table.

use std::collections::BTreeMap;

use axum::extract::{Path, State};
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;
use table::Seat;
use tables::commands::names::clean_name;
use tables::commands::seats::may_sit;
use tables::commands::{self, chat as chat_command, end as end_command, rematch as rematch_command};
use tables::keys::Purpose;
use tables::table::Table;
use tables::{TableError, Where, act};

use crate::api::chat::comment_on;
use crate::api::curve::draw;
use crate::api::ending::PlayingOn;
use crate::api::guests::{call, keep, show_as, welcome};
use crate::api::options::{NewOptions, change};
use crate::api::{
    Done, as_guest, as_host, at_own_seat, at_seat, away, keep_name, mine, name_or_own, notes, texts,
};
use crate::http::context::Context;
use crate::http::input::Form;
use crate::{ApiError, AppState};

fn to_table(id: &str) -> Redirect {
    Redirect::to(&format!("/t/{id}"))
}

fn led_back(id: &str, done: Result<Done, ApiError>) -> Result<Redirect, ApiError> {
    done.map(|_| to_table(id))
}

/// A seat as forms send it: a number from 1.
fn seat(text: Option<&str>) -> Result<Option<Seat>, ApiError> {
    text.filter(|text| !text.is_empty())
        .map(|text| text.parse().map_err(|_| ApiError::Table(TableError::NoSeat)))
        .transpose()
}

#[derive(Deserialize)]
pub(super) struct JoinForm {
    token: String,
    name: Option<String>,
    seat: Option<String>,
}

/// Takes a seat. A stranger becomes a guest first.
pub(super) async fn join(
    State(app): State<AppState>,
    context: Context,
    Path(id): Path<String>,
    Form(joining): Form<JoinForm>,
) -> Result<Response, ApiError> {
    let wanted = seat(joining.seat.as_deref())?;
    let name = name_or_own(joining.name.as_deref(), &context)?;
    let key = app.key.clone();
    app.tables.find_by_link(&app, &id).await?;
    let invited = move |table: &Table| {
        let fits = table.made.public || key.fits(&joining.token, Purpose::Join, &table.id, table.epoch);
        if fits { Ok(()) } else { Err(ApiError::WrongLink) }
    };
    let (guest, token) = match &context.guest {
        Some((guest, _)) => (*guest, None),
        None => {
            // Nobody becomes a guest by a request that is refused.
            let handle = app.tables.find(&app, &id).await?;
            let table = handle.open(&app).await?;
            invited(&table)?;
            commands::seats::open_seat(&table, None, wanted)?;
            drop(table);
            let (token, guest) = welcome(&app, &name).await?;
            (guest, Some(token))
        }
    };
    let (given, picture) = (name.clone(), context.picture);
    let not_with = app.store.not_with(guest).await?;
    act(Where::WorkerPool, &app, &id, move |table, room| {
        invited(table)?;
        may_sit(table, &guest, &not_with)?;
        let seat = commands::seats::sit(table, room, guest, wanted, name)?;
        commands::avatar::set_avatar(table, &guest, picture);
        Ok::<_, ApiError>(seat)
    })
    .await?;
    keep_name(&app, &context, &given).await?;
    Ok(match token {
        Some(token) => ([(SET_COOKIE, keep(&app.config, &token))], to_table(&id)).into_response(),
        None => to_table(&id).into_response(),
    })
}

#[derive(Deserialize)]
pub(super) struct SeatForm {
    seat: Option<String>,
}

/// Leaves a seat.
pub(super) async fn leave(
    State(app): State<AppState>,
    context: Context,
    Path(id): Path<String>,
    Form(whose): Form<SeatForm>,
) -> Result<Redirect, ApiError> {
    let seat = seat(whose.seat.as_deref())?;
    led_back(
        &id,
        at_seat(Where::Here, &app, &context, &id, seat, |table, _, seat| commands::seats::leave(table, seat))
            .await,
    )
}

/// Plays on without the lesson.
pub(super) async fn leave_lesson(
    State(app): State<AppState>,
    context: Context,
    Path(id): Path<String>,
    Form(whose): Form<SeatForm>,
) -> Result<Redirect, ApiError> {
    let seat = seat(whose.seat.as_deref())?;
    let done = at_seat(Where::Here, &app, &context, &id, seat, |table, _, seat| {
        commands::lesson::leave(table, seat)
    });
    led_back(&id, done.await)
}

#[derive(Deserialize)]
pub(super) struct StartForm {
    fill: Option<String>,
}

/// Begins, with bots on open seats.
pub(super) async fn start(
    State(app): State<AppState>,
    context: Context,
    Path(id): Path<String>,
    Form(beginning): Form<StartForm>,
) -> Result<Redirect, ApiError> {
    let done = as_host(Where::WorkerPool, &app, &context, &id, move |table, room| {
        commands::start::start(table, room, beginning.fill.as_deref())?;
        Ok(Done::at(table))
    });
    led_back(&id, done.await)
}

/// Sets the table up anew: fields `option-ID`, `pace`, and `no-programs` where the form had it (`programs`).
pub(super) async fn options(
    State(app): State<AppState>,
    context: Context,
    Path(id): Path<String>,
    Form(fields): Form<BTreeMap<String, String>>,
) -> Result<Redirect, ApiError> {
    let option =
        |(key, value): (&String, &String)| Some((key.strip_prefix("option-")?.to_owned(), value.clone()));
    let options = fields.iter().filter_map(option).collect();
    let programs = fields.get("programs").map(|_| !fields.contains_key("no-programs"));
    let new = NewOptions { options, pace: fields.get("pace").cloned(), programs };
    led_back(&id, change(&app, &context, &id, new).await)
}

#[derive(Deserialize)]
pub(super) struct TextForm {
    seat: Option<String>,
    text: Option<String>,
    deck: Option<String>,
}

/// Hands in a text.
pub(super) async fn text(
    State(app): State<AppState>,
    context: Context,
    Path((id, which)): Path<(String, String)>,
    Form(bringing): Form<TextForm>,
) -> Result<Redirect, ApiError> {
    let bringing =
        texts::Bringing { seat: seat(bringing.seat.as_deref())?, text: bringing.text, deck: bringing.deck };
    let done = texts::hand_in(&app, &context, &id, which, bringing);
    led_back(&id, done.await)
}

#[derive(Deserialize)]
pub(super) struct ChoiceForm {
    seat: Option<String>,
    ply: u32,
    choice: String,
}

/// Makes a choice.
pub(super) async fn choose(
    State(app): State<AppState>,
    context: Context,
    Path(id): Path<String>,
    Form(choosing): Form<ChoiceForm>,
) -> Result<Redirect, ApiError> {
    let seat = seat(choosing.seat.as_deref())?;
    let done = at_seat(Where::Here, &app, &context, &id, seat, move |table, _, seat| {
        commands::choose::choose(table, seat, choosing.ply, &[choosing.choice])
    });
    led_back(&id, done.await)
}

#[derive(Deserialize)]
pub(super) struct TakeBackForm {
    seat: Option<String>,
    to: Option<u32>,
}

/// Asks to take back.
pub(super) async fn take_back(
    State(app): State<AppState>,
    context: Context,
    Path(id): Path<String>,
    Form(back): Form<TakeBackForm>,
) -> Result<Redirect, ApiError> {
    let seat = seat(back.seat.as_deref())?;
    let done = at_seat(Where::WorkerPool, &app, &context, &id, seat, move |table, _, seat| {
        commands::take_back::ask(table, seat, back.to)
    });
    led_back(&id, done.await)
}

#[derive(Deserialize)]
pub(super) struct AnswerForm {
    seat: Option<String>,
    agree: bool,
}

/// Answers a request to take back.
pub(super) async fn answer_take_back(
    State(app): State<AppState>,
    context: Context,
    Path(id): Path<String>,
    Form(answer): Form<AnswerForm>,
) -> Result<Redirect, ApiError> {
    let seat = seat(answer.seat.as_deref())?;
    let done = at_seat(Where::WorkerPool, &app, &context, &id, seat, move |table, _, seat| {
        commands::take_back::answer(table, seat, answer.agree)
    });
    led_back(&id, done.await)
}

#[derive(Deserialize)]
pub(super) struct RenameForm {
    seat: Option<String>,
    name: String,
}

/// Renames a player at this table; everywhere, if they had no name yet.
pub(super) async fn rename(
    State(app): State<AppState>,
    context: Context,
    Path(id): Path<String>,
    Form(renaming): Form<RenameForm>,
) -> Result<Redirect, ApiError> {
    let seat = seat(renaming.seat.as_deref())?;
    let name = renaming.name.clone();
    let renamed = move |table: &mut Table, seat| commands::rename::rename(table, seat, &name);
    let done = at_own_seat(&app, &context, &id, seat, renamed).await;
    if done.is_ok() {
        keep_name(&app, &context, &renaming.name).await?;
    }
    led_back(&id, done)
}

#[derive(Deserialize)]
pub(super) struct NameForm {
    name: String,
    /// The page of the form.
    back: Option<String>,
}

/// Renames a guest everywhere. A stranger becomes a guest first.
pub(super) async fn name(
    State(app): State<AppState>,
    context: Context,
    Form(naming): Form<NameForm>,
) -> Result<Response, ApiError> {
    let name = clean_name(&naming.name).ok_or(TableError::BadName)?;
    // A page of this house, and no other.
    let here = |path: &String| path.starts_with('/') && !path.starts_with("//") && !path.contains('\\');
    let to = Redirect::to(naming.back.as_ref().filter(|path| here(path)).map_or("/", String::as_str));
    Ok(match &context.guest {
        Some((guest, before)) => {
            call(&app, *guest, before, &name).await?;
            to.into_response()
        }
        None => {
            let (token, _) = welcome(&app, &name).await?;
            ([(SET_COOKIE, keep(&app.config, &token))], to).into_response()
        }
    })
}

#[derive(Deserialize)]
pub(super) struct AvatarForm {
    /// The avatar; empty: none.
    picture: String,
}

/// Sets a guest's avatar everywhere.
pub(super) async fn picture(
    State(app): State<AppState>,
    context: Context,
    Form(picturing): Form<AvatarForm>,
) -> Result<Redirect, ApiError> {
    let picture = match picturing.picture.as_str() {
        "" => None,
        id => Some(id.parse().map_err(|()| ApiError::BadRequest("picture".to_owned()))?),
    };
    show_as(&app, context.guest()?, picture).await?;
    Ok(Redirect::to("/me#portraits"))
}

/// Resigns a seat.
pub(super) async fn resign(
    State(app): State<AppState>,
    context: Context,
    Path(id): Path<String>,
    Form(whose): Form<SeatForm>,
) -> Result<Redirect, ApiError> {
    let seat = seat(whose.seat.as_deref())?;
    led_back(&id, at_seat(Where::Here, &app, &context, &id, seat, commands::resign::resign).await)
}

/// Gives a seat to a bot.
pub(super) async fn hand_over(
    State(app): State<AppState>,
    context: Context,
    Path((id, seat)): Path<(String, String)>,
) -> Result<Redirect, ApiError> {
    let at = Path((id.clone(), seat));
    let done = away::hand_over(State(app), context, at).await;
    led_back(&id, done.map(|done| done.0))
}

/// Takes it back.
pub(super) async fn come_back(
    State(app): State<AppState>,
    context: Context,
    Path((id, seat)): Path<(String, String)>,
) -> Result<Redirect, ApiError> {
    let at = Path((id.clone(), seat));
    let done = away::come_back(State(app), context, at).await;
    led_back(&id, done.map(|done| done.0))
}

/// Proposes to end the game.
pub(super) async fn end(
    State(app): State<AppState>,
    context: Context,
    Path(id): Path<String>,
    Form(whose): Form<SeatForm>,
) -> Result<Redirect, ApiError> {
    let seat = seat(whose.seat.as_deref())?;
    led_back(
        &id,
        at_seat(Where::Here, &app, &context, &id, seat, |table, _, seat| end_command::propose(table, seat))
            .await,
    )
}

/// The bots' pace where only they sit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub(super) struct HurryForm {
    on: bool,
}

/// Lets the bots hurry, or not.
pub(super) async fn hurry(
    State(app): State<AppState>,
    context: Context,
    Path(id): Path<String>,
    Form(wish): Form<HurryForm>,
) -> Result<Redirect, ApiError> {
    led_back(&id, crate::api::hurry::hurry(&app, &context, &id, wish.on).await)
}

/// Answers that proposal.
pub(super) async fn answer_end(
    State(app): State<AppState>,
    context: Context,
    Path(id): Path<String>,
    Form(answer): Form<AnswerForm>,
) -> Result<Redirect, ApiError> {
    let seat = seat(answer.seat.as_deref())?;
    let done = at_seat(Where::Here, &app, &context, &id, seat, move |table, _, seat| {
        end_command::answer(table, seat, answer.agree)
    });
    led_back(&id, done.await)
}

#[derive(Deserialize)]
pub(super) struct ChatForm {
    text: String,
}

/// Posts a chat message.
pub(super) async fn chat(
    State(app): State<AppState>,
    context: Context,
    Path(id): Path<String>,
    Form(saying): Form<ChatForm>,
) -> Result<Redirect, ApiError> {
    let guest = context.guest()?;
    as_guest(Where::Here, &app, &context, &id, move |table, _| {
        Ok(chat_command::chat(table, &guest.into(), &saying.text)?)
    })
    .await?;
    Ok(to_table(&id))
}

#[derive(Deserialize)]
pub(super) struct CommentForm {
    step: u32,
    text: String,
}

/// Comments on a step, and leads back to it.
pub(super) async fn comment(
    State(app): State<AppState>,
    context: Context,
    Path(id): Path<String>,
    Form(saying): Form<CommentForm>,
) -> Result<Redirect, ApiError> {
    comment_on(&app, &context, &id, saying.step, saying.text).await?;
    Ok(Redirect::to(&format!("/t/{id}/then?step={}", saying.step)))
}

/// Asks for the course of a game that is over, and leads back to its replay.
pub(super) async fn curve(
    State(app): State<AppState>,
    context: Context,
    Path(id): Path<String>,
) -> Result<Redirect, ApiError> {
    draw(&app, &context, &id).await?;
    Ok(Redirect::to(&format!("/t/{id}/then")))
}

/// Writes one's note anew.
pub(super) async fn note(
    State(app): State<AppState>,
    context: Context,
    Path(id): Path<String>,
    Form(saying): Form<ChatForm>,
) -> Result<Redirect, ApiError> {
    notes::write(&app, &context, &id, &saying.text).await?;
    Ok(to_table(&id))
}

#[derive(Deserialize)]
pub(super) struct RemarkForm {
    seat: Option<String>,
    remark: String,
}

/// Makes a remark.
pub(super) async fn remark(
    State(app): State<AppState>,
    context: Context,
    Path(id): Path<String>,
    Form(remarking): Form<RemarkForm>,
) -> Result<Redirect, ApiError> {
    let seat = seat(remarking.seat.as_deref())?;
    let said = move |table: &mut Table, seat| commands::remark::remark(table, seat, &remarking.remark);
    led_back(&id, at_own_seat(&app, &context, &id, seat, said).await)
}

/// The same deal once more.
pub(super) async fn same_deal(
    State(app): State<AppState>,
    context: Context,
    Path(id): Path<String>,
) -> Result<Redirect, ApiError> {
    let next = rematch_command::same_deal(&app, &id, context.guest()?).await?;
    Ok(to_table(&next))
}

#[derive(Deserialize)]
pub(super) struct PlayOnForm {
    step: u32,
    /// True if bots take the seats of the other people.
    #[serde(default)]
    bots: bool,
    /// The new table's name.
    name: Option<String>,
}

/// Plays on from a step of a game that is over.
pub(super) async fn play_on(
    State(app): State<AppState>,
    context: Context,
    Path(id): Path<String>,
    Form(from): Form<PlayOnForm>,
) -> Result<Redirect, ApiError> {
    let guest = context.guest()?;
    let with = PlayingOn { bots: from.bots, name: from.name }.read(&context, from.step)?;
    let next = rematch_command::play_on(&app, &id, guest, with).await?;
    Ok(to_table(&next))
}

/// Opens a rematch at another table.
pub(super) async fn rematch(
    State(app): State<AppState>,
    context: Context,
    Path(id): Path<String>,
) -> Result<Redirect, ApiError> {
    let next = rematch_command::rematch(&app, &id, context.guest()?).await?;
    Ok(to_table(&next))
}

#[derive(Deserialize)]
pub(super) struct LabelForm {
    name: Option<String>,
    hidden: Option<bool>,
    /// The page of the form: the entrance, or the finished games.
    back: Option<String>,
}

/// Calls a table something else, or puts it out of sight.
pub(super) async fn shelve(
    State(app): State<AppState>,
    context: Context,
    Path(id): Path<String>,
    Form(how): Form<LabelForm>,
) -> Result<Redirect, ApiError> {
    let keeping = mine::Keeping { name: how.name, hidden: how.hidden };
    mine::keep(&app, &context, &id, keeping).await?;
    let to = if how.back.as_deref() == Some("tables") { "/tables" } else { "/" };
    Ok(Redirect::to(to))
}

/// New links instead of the old ones.
pub(super) async fn renew(
    State(app): State<AppState>,
    context: Context,
    Path(id): Path<String>,
) -> Result<Redirect, ApiError> {
    let done = as_host(Where::Here, &app, &context, &id, |table, _| {
        commands::renew::renew(table);
        Ok(Done::at(table))
    });
    led_back(&id, done.await)
}
