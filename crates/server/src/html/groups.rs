//! The pages of groups, and their forms.

use std::collections::BTreeMap;

use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::http::header::SET_COOKIE;
use axum::response::{Html, IntoResponse, Redirect, Response};
use serde::Deserialize;
use tables::TableError;

use super::new_table::plan;
use super::whole;
use crate::api::games::game;
use crate::api::groups::{
    self, Evening, come, go, invited, make, member_seats, mine, set_planned, set_table, view,
};
use crate::api::guests::{keep, welcome};
use crate::api::{keep_name, name_or_own};
use crate::http::context::Context;
use crate::http::input::Form;
use crate::{ApiError, AppState, GroupInvitation, GroupTable, NewTableView};

/// The reader's groups.
pub(super) async fn list(State(app): State<AppState>, context: Context) -> Result<Html<String>, ApiError> {
    let groups = match &context.guest {
        Some((guest, _)) => mine(&app, *guest).await?,
        None => Vec::new(),
    };
    Ok(Html(app.pages.groups(&context.reader(&app.config), &groups)))
}

#[derive(Deserialize)]
pub(super) struct GroupNameForm {
    name: String,
}

/// Makes a group, and leads to it.
pub(super) async fn post(
    State(app): State<AppState>,
    context: Context,
    Form(GroupNameForm { name }): Form<GroupNameForm>,
) -> Result<Redirect, ApiError> {
    let id = make(&app, &context, &name).await?;
    Ok(Redirect::to(&format!("/groups/{id}")))
}

/// The page of a group.
pub(super) async fn get(
    State(app): State<AppState>,
    context: Context,
    headers: HeaderMap,
    Path(group): Path<String>,
) -> Result<Html<String>, ApiError> {
    let mut view = view(&app, &context, &group).await?;
    view.url = whole(&app, &headers, &view.join);
    Ok(Html(app.pages.group(&context.reader(&app.config), &view)))
}

/// The page behind the link of a group; members are redirected to the group.
pub(super) async fn invitation(
    State(app): State<AppState>,
    context: Context,
    Path((group, token)): Path<(String, String)>,
) -> Result<Response, ApiError> {
    let guest = context.guest.as_ref().map(|(guest, _)| *guest);
    let (name, people) = invited(&app, guest, &group, &token).await?;
    if context.guest.is_some() && view(&app, &context, &group).await.is_ok() {
        return Ok(Redirect::to(&format!("/groups/{group}")).into_response());
    }
    let view = GroupInvitation { id: group, name, people, token };
    Ok(Html(app.pages.group_invitation(&context.reader(&app.config), &view)).into_response())
}

#[derive(Deserialize)]
pub(super) struct JoinGroupForm {
    token: String,
    name: Option<String>,
}

/// Joins a group. A stranger becomes a guest first.
pub(super) async fn join(
    State(app): State<AppState>,
    context: Context,
    Path(group): Path<String>,
    Form(joining): Form<JoinGroupForm>,
) -> Result<Response, ApiError> {
    let guest = context.guest.as_ref().map(|(guest, _)| *guest);
    invited(&app, guest, &group, &joining.token).await?;
    let name = name_or_own(joining.name.as_deref(), &context)?;
    let to = Redirect::to(&format!("/groups/{group}"));
    Ok(match &context.guest {
        Some((guest, _)) => {
            come(&app, *guest, &group, &joining.token).await?;
            keep_name(&app, &context, &name).await?;
            to.into_response()
        }
        None => {
            let (token, guest) = welcome(&app, &name).await?;
            come(&app, guest, &group, &joining.token).await?;
            ([(SET_COOKIE, keep(&app.config, &token))], to).into_response()
        }
    })
}

/// Renews the link.
pub(super) async fn renew(
    State(app): State<AppState>,
    context: Context,
    Path(group): Path<String>,
) -> Result<Redirect, ApiError> {
    groups::renew(&app, &context, &group).await?;
    Ok(Redirect::to(&format!("/groups/{group}#group-link")))
}

/// Removes a member.
pub(super) async fn show_out(
    State(app): State<AppState>,
    context: Context,
    Path((group, person)): Path<(String, String)>,
) -> Result<Redirect, ApiError> {
    groups::show_out(&app, &context, &group, &person).await?;
    Ok(Redirect::to(&format!("/groups/{group}")))
}

/// Lets a removed member join again.
pub(super) async fn let_back(
    State(app): State<AppState>,
    context: Context,
    Path((group, person)): Path<(String, String)>,
) -> Result<Redirect, ApiError> {
    groups::let_back(&app, &context, &group, &person).await?;
    Ok(Redirect::to(&format!("/groups/{group}")))
}

#[derive(Deserialize)]
pub(super) struct LineForm {
    text: String,
}

/// Writes a line about a game of the group.
pub(super) async fn say(
    State(app): State<AppState>,
    context: Context,
    Path((group, table)): Path<(String, String)>,
    Form(LineForm { text }): Form<LineForm>,
) -> Result<Redirect, ApiError> {
    groups::say(&app, &context, &group, &table, &text).await?;
    Ok(Redirect::to(&format!("/groups/{group}#result-{table}")))
}

/// Leaves a group.
pub(super) async fn leave(
    State(app): State<AppState>,
    context: Context,
    Path(group): Path<String>,
) -> Result<Redirect, ApiError> {
    go(&app, &context, &group).await?;
    Ok(Redirect::to("/groups"))
}

/// The members that are ticked: fields `person-ID`.
fn ticked(fields: &BTreeMap<String, String>) -> Vec<String> {
    fields.keys().filter_map(|field| field.strip_prefix("person-")).map(str::to_owned).collect()
}

/// The form of a table of the group, with seats for those who are ticked.
pub(super) async fn new_table(
    State(app): State<AppState>,
    context: Context,
    Path(group): Path<String>,
    Query(fields): Query<BTreeMap<String, String>>,
) -> Result<Html<String>, ApiError> {
    let id = fields.get("game").map_or("", String::as_str);
    let room = app.house.room(id).ok_or_else(|| TableError::NoGame(id.to_owned()))?;
    let view = view(&app, &context, &group).await?;
    let people = view.people.into_iter().filter(|person| !person.you).collect();
    let group = GroupTable { id: view.id, name: view.name, people, wanted: ticked(&fields) };
    let view = NewTableView { game: game(room), group: Some(group) };
    super::pages::form(&app, &context, view).await
}

/// Makes a table of the group, and redirects to it: as the form of a new table says (`seat-N`), or with seats for the members that are
/// ticked.
pub(super) async fn evening(
    State(app): State<AppState>,
    context: Context,
    Path(group): Path<String>,
    Form(fields): Form<BTreeMap<String, String>>,
) -> Result<Redirect, ApiError> {
    if fields.contains_key("seat-1") {
        let plan = plan(&fields, context.name(), context.lang, &member_seats(&app, &context, &group).await?);
        let id = set_planned(&app, &context, &group, plan).await?;
        return Ok(Redirect::to(&format!("/t/{id}")));
    }
    let evening = Evening {
        from: fields.get("from").cloned(),
        game: fields.get("game").cloned(),
        people: ticked(&fields),
        options: BTreeMap::new(),
        pace: fields.get("pace").cloned(),
        programs: fields.contains_key("no-programs").then_some(false),
    };
    let id = set_table(&app, &context, &group, evening).await?;
    Ok(Redirect::to(&format!("/t/{id}")))
}
