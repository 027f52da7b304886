//! Groups: a round of friends with a name. Members join by a link; tables keep seats for them.

use std::collections::{BTreeMap, HashMap};

use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use store::{GuestHash, NewMember, OwnTable, SeatHolder};
use tables::TableError;
use tables::begun::begin_to_change;
use tables::commands::create::{Plan, Sit, create};
use tables::commands::names::{clean, clean_title};
use tables::commands::rematch::again;
use tables::keys::{Purpose, table_id};
use tables::look;
use utoipa::ToSchema;

use super::games::games;
use super::name_or_own;
use super::tables::{Made, kept_for, member_card, names_at, pace};
use crate::http::context::Context;
use crate::http::cost::{Cost, Deed};
use crate::http::input::Body;
use crate::http::json::Json;
use crate::{ApiError, AppState, GroupCard, GroupLine, GroupPerson, GroupResult, GroupView, TableCard};

/// The most groups one guest may be in.
const MOST_GROUPS: usize = 20;
/// The most members of a group.
const MOST_PEOPLE: usize = 30;
/// The most tables of a group that are listed.
const LISTED: usize = 50;
/// The most finished tables whose results are looked up.
const REMEMBERED: u32 = 300;
/// The longest line about an evening, in characters.
const LONGEST_LINE: usize = 200;

/// A group to be made.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewGroup {
    /// The group's name: 1 to 48 characters.
    #[schema(min_length = 1, max_length = 48)]
    pub name: String,
}

/// Your groups.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct Groups {
    /// The groups, sorted by name.
    pub groups: Vec<GroupCard>,
}

/// You want to come to a group.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct JoiningGroup {
    /// The secret of its link.
    pub token: String,
}

/// A table for a group.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Evening {
    /// A table of the group where you sat: the same game, options, pace and seats once more.
    pub from: Option<String>,
    /// The game's id, unless an earlier table is repeated.
    pub game: Option<String>,
    /// The members for whom seats are kept, after your own.
    #[serde(default)]
    pub people: Vec<String>,
    /// Option values by option id.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// The pace, as for any table.
    pub pace: Option<String>,
    /// False if programs may not sit down.
    pub programs: Option<bool>,
}

/// Your groups.
#[utoipa::path(get, path = "/api/v1/groups", tag = "groups", extensions(("x-cost" = json!(Cost::look(40).answers(4_000)))),
    responses((status = 200, body = Groups), (status = 401)))]
pub(crate) async fn list(State(app): State<AppState>, context: Context) -> Result<Json<Groups>, ApiError> {
    let groups = mine(&app, context.guest()?).await?;
    Ok(Json(Groups { groups }))
}

/// Creates a group, with you as its first member.
#[utoipa::path(post, path = "/api/v1/groups", tag = "groups", extensions(("x-cost" = json!(Cost::of(Deed::New, 60).keeps(1_000).answers(200_000)))),
    request_body = NewGroup, responses(
    (status = 201, body = GroupView), (status = 401), (status = 403),
    (status = 409, description = "You are in twenty groups already"), (status = 422, description = "The name is empty or too long"),
))]
pub(crate) async fn post(
    State(app): State<AppState>,
    context: Context,
    Body(new): Body<NewGroup>,
) -> Result<(StatusCode, Json<GroupView>), ApiError> {
    let id = make(&app, &context, &new.name).await?;
    Ok((StatusCode::CREATED, Json(view(&app, &context, &id).await?)))
}

/// A group: members, tables, and the link to join. For members only.
#[utoipa::path(get, path = "/api/v1/groups/{group}", tag = "groups", extensions(("x-cost" = json!(Cost::look(2_500).answers(600_000)))),
    params(("group" = String, Path)), responses(
    (status = 200, body = GroupView), (status = 401), (status = 404, description = "No such group, or you are not a member"),
))]
pub(crate) async fn get(
    State(app): State<AppState>,
    context: Context,
    Path(group): Path<String>,
) -> Result<Json<GroupView>, ApiError> {
    view(&app, &context, &group).await.map(Json)
}

/// Joins a group by its link.
#[utoipa::path(post, path = "/api/v1/groups/{group}/join", tag = "groups", extensions(("x-cost" = json!(Cost::of(Deed::New, 2_800).keeps(1_000).answers(600_000)))),
    request_body = JoiningGroup, params(("group" = String, Path)), responses(
    (status = 200, body = GroupView), (status = 401),
    (status = 409, description = "It has thirty members already, or you have blocked one of them, or one of them you"),
    (status = 410, description = "The link is wrong, or you were removed"),
))]
pub(crate) async fn join(
    State(app): State<AppState>,
    context: Context,
    Path(group): Path<String>,
    Body(joining): Body<JoiningGroup>,
) -> Result<Json<GroupView>, ApiError> {
    come(&app, context.guest()?, &group, &joining.token).await?;
    view(&app, &context, &group).await.map(Json)
}

/// Leaves a group. It is deleted with its last member; its tables stay.
#[utoipa::path(post, path = "/api/v1/groups/{group}/leave", tag = "groups", extensions(("x-cost" = json!(Cost::of(Deed::New, 200).keeps(1_000)))),
    params(("group" = String, Path)), responses(
    (status = 204, description = "You are no longer a member"), (status = 401), (status = 404),
))]
pub(crate) async fn leave(
    State(app): State<AppState>,
    context: Context,
    Path(group): Path<String>,
) -> Result<StatusCode, ApiError> {
    go(&app, &context, &group).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Renews the link of a group: the one before is void. For its first member, who has been in it for longest.
#[utoipa::path(post, path = "/api/v1/groups/{group}/links/renew", tag = "groups", extensions(("x-cost" = json!(Cost::of(Deed::Choice, 2_500).keeps(1_000).answers(600_000)))),
    params(("group" = String, Path)), responses(
    (status = 200, body = GroupView), (status = 401), (status = 403, description = "You are not its first member"),
    (status = 404),
))]
pub(crate) async fn links(
    State(app): State<AppState>,
    context: Context,
    Path(group): Path<String>,
) -> Result<Json<GroupView>, ApiError> {
    renew(&app, &context, &group).await?;
    view(&app, &context, &group).await.map(Json)
}

/// Removes a member from a group, and renews its link, so that they cannot come back. For its first member.
#[utoipa::path(delete, path = "/api/v1/groups/{group}/people/{person}", tag = "groups", extensions(("x-cost" = json!(Cost::of(Deed::Choice, 200).keeps(1_000)))),
    params(("group" = String, Path), ("person" = String, Path)), responses(
    (status = 204, description = "They are no longer a member"), (status = 401),
    (status = 403, description = "You are not its first member"), (status = 404, description = "No such group or member"),
))]
pub(crate) async fn drop_person(
    State(app): State<AppState>,
    context: Context,
    Path((group, person)): Path<(String, String)>,
) -> Result<StatusCode, ApiError> {
    show_out(&app, &context, &group, &person).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Lets a removed member join again.
#[utoipa::path(delete, path = "/api/v1/groups/{group}/out/{person}", tag = "groups", extensions(("x-cost" = json!(Cost::of(Deed::Choice, 100).keeps(1_000)))),
    params(("group" = String, Path), ("person" = String, Path)), responses(
    (status = 204, description = "They may join by the link"), (status = 401),
    (status = 403, description = "You are not its first member"), (status = 404, description = "No such group or member"),
))]
pub(crate) async fn drop_out(
    State(app): State<AppState>,
    context: Context,
    Path((group, person)): Path<(String, String)>,
) -> Result<StatusCode, ApiError> {
    let_back(&app, &context, &group, &person).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// A line of an evening.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct LineBody {
    /// Your line: at most 200 characters. An empty one removes it.
    #[schema(max_length = 200)]
    pub text: String,
}

/// Writes a line about a game that a group has played: one for each member; a new one replaces it.
#[utoipa::path(put, path = "/api/v1/groups/{group}/tables/{table}/line", tag = "groups", extensions(("x-cost" = json!(Cost::of(Deed::Chat, 2_500).keeps(2_000).answers(600_000)))),
    request_body = LineBody,
    params(("group" = String, Path), ("table" = String, Path)), responses(
    (status = 200, body = GroupView), (status = 401), (status = 403, description = "The host has muted you"),
    (status = 404, description = "No such group, or no finished game of it"), (status = 422, description = "The text is too long"),
))]
pub(crate) async fn line(
    State(app): State<AppState>,
    context: Context,
    Path((group, table)): Path<(String, String)>,
    Body(line): Body<LineBody>,
) -> Result<Json<GroupView>, ApiError> {
    say(&app, &context, &group, &table, &line.text).await?;
    view(&app, &context, &group).await.map(Json)
}

/// Makes a table of the group: with seats kept for some of its members, or with the same seats as an earlier table.
#[utoipa::path(post, path = "/api/v1/groups/{group}/tables", tag = "groups", extensions(("x-cost" = json!(Cost::of(Deed::New, 300).keeps(60_000).answers(1_000).works(5_000_000)))),
    request_body = Evening, params(("group" = String, Path)), responses(
    (status = 201, body = Made), (status = 401), (status = 403, description = "You did not sit there"),
    (status = 404, description = "No such group, game, member or table"), (status = 422, description = "It cannot be set up like this"),
))]
pub(crate) async fn evening(
    State(app): State<AppState>,
    context: Context,
    Path(group): Path<String>,
    Body(evening): Body<Evening>,
) -> Result<(StatusCode, Json<Made>), ApiError> {
    let id = set_table(&app, &context, &group, evening).await?;
    let handle = app.tables.find(&app, &id).await?;
    let links = look::links(&app, &*handle.open(&app).await?);
    Ok((StatusCode::CREATED, Json(Made { id, links })))
}

pub(crate) async fn mine(app: &AppState, guest: GuestHash) -> Result<Vec<GroupCard>, ApiError> {
    let card = |group: store::Group| GroupCard { id: group.id, name: group.name };
    Ok(app.store.groups_of(guest).await?.into_iter().map(card).collect())
}

/// Makes a group; its id.
pub(crate) async fn make(app: &AppState, context: &Context, name: &str) -> Result<String, ApiError> {
    let guest = context.guest()?;
    context.may_speak()?;
    let name = clean_title(name)?;
    let (id, first) = (table_id(), new_member(guest));
    begin_to_change();
    if !app.store.make_group(&id, name, first, MOST_GROUPS).await? {
        return Err(ApiError::TooManyGroups(MOST_GROUPS));
    }
    Ok(id)
}

fn new_member(guest: GuestHash) -> NewMember {
    NewMember { id: table_id(), guest }
}

/// The group, if the guest is a member.
async fn of_it(app: &AppState, context: &Context, id: &str) -> Result<(store::Group, GuestHash), ApiError> {
    let guest = context.guest()?;
    let group = app.store.group(id).await?.ok_or(ApiError::NoGroup)?;
    if group.members.iter().any(|member| member.guest == guest) {
        Ok((group, guest))
    } else {
        Err(ApiError::NoGroup)
    }
}

/// A group, as its people see it.
pub(crate) async fn view(app: &AppState, context: &Context, id: &str) -> Result<GroupView, ApiError> {
    let (group, guest) = of_it(app, context, id).await?;
    let first = is_first(&group, &guest);
    let (tables, results) = evenings(app, context, id, &guest).await?;
    let person =
        |member: store::Member| GroupPerson { you: member.guest == guest, id: member.id, name: member.name };
    Ok(GroupView {
        people: group.members.into_iter().map(person).collect(),
        join: format!("/groups/{id}/join/{}", app.key.token(Purpose::Group, id, group.epoch)),
        url: String::new(),
        id: group.id,
        name: group.name,
        tables,
        results,
        first,
        out: group.out.into_iter().filter(|_| first).map(person).collect(),
        games: games(app),
    })
}

/// The tables of a group that this guest may see: none with somebody who does not want to sit with them, or they with
/// them, unless they do.
async fn evenings(
    app: &AppState,
    context: &Context,
    id: &str,
    guest: &GuestHash,
) -> Result<(Vec<TableCard>, Vec<GroupResult>), ApiError> {
    let not_with = app.store.not_with(*guest).await?;
    let mut sitting: HashMap<String, Vec<SeatHolder>> = HashMap::new();
    for (table, holder) in app.store.seats_of_group(id).await? {
        sitting.entry(table).or_default().push(holder);
    }
    let mut lines: HashMap<String, Vec<GroupLine>> = HashMap::new();
    for line in app.store.lines_of_group(id).await? {
        if !context.muted.contains(&line.guest) {
            let you = line.guest == *guest;
            let of = lines.entry(line.table).or_default();
            of.push(GroupLine { name: line.name, text: line.text, at: line.at, you });
        }
    }
    let (mut tables, mut results) = (Vec::new(), Vec::new());
    let rows = app.store.tables_of_group(id, REMEMBERED).await?;
    let names = names_at(app, rows.iter()).await?;
    // A seat that is kept for somebody is none for their programs.
    let invited = match context.program {
        None => kept_for(app, *guest).await?,
        Some(_) => Vec::new(),
    };
    for row in rows {
        let holders = sitting.remove(&row.id).unwrap_or_default();
        let seats = holders.iter().filter(|holder| holder.guest == *guest).map(|holder| holder.seat);
        let seats = seats.collect::<Vec<_>>();
        if seats.is_empty() && holders.iter().any(|holder| not_with.contains(&holder.guest)) {
            continue;
        }
        let own = OwnTable { seats, row, name: String::new(), hidden: false };
        let mut card = member_card(app, own, &names);
        card.kept = invited.iter().find(|kept| kept.id == card.id).and_then(|kept| kept.kept);
        if let Some(ended) = card.ended.clone() {
            results.push(GroupResult {
                table: card.id.clone(),
                game: card.game.clone(),
                ended,
                seats: card.seats.clone(),
                lines: lines.remove(&card.id).unwrap_or_default(),
            });
        }
        if tables.len() < LISTED {
            tables.push(card);
        }
    }
    results.sort_by_key(|result| std::cmp::Reverse(result.ended.at));
    Ok((tables, results))
}

/// True if this guest has been a member for longest, and so leads the group.
fn is_first(group: &store::Group, guest: &GuestHash) -> bool {
    group.members.first().is_some_and(|member| member.guest == *guest)
}

/// The group, if the guest is its first member.
async fn first_of_it(app: &AppState, context: &Context, id: &str) -> Result<store::Group, ApiError> {
    let (group, guest) = of_it(app, context, id).await?;
    if is_first(&group, &guest) { Ok(group) } else { Err(ApiError::NotFirst) }
}

/// The links of a group end, and there are others.
pub(crate) async fn renew(app: &AppState, context: &Context, id: &str) -> Result<(), ApiError> {
    first_of_it(app, context, id).await?;
    begin_to_change();
    app.store.renew_group(id).await?;
    Ok(())
}

/// Removes a member.
pub(crate) async fn show_out(
    app: &AppState,
    context: &Context,
    id: &str,
    person: &str,
) -> Result<(), ApiError> {
    let group = first_of_it(app, context, id).await?;
    let own = context.guest()?;
    // Whoever wants to go leaves.
    if !group.members.iter().any(|member| member.id == person && member.guest != own) {
        return Err(TableError::NoPerson.into());
    }
    begin_to_change();
    if app.store.show_out(id, person).await? { Ok(()) } else { Err(TableError::NoPerson.into()) }
}

/// Lets a removed member join again.
pub(crate) async fn let_back(
    app: &AppState,
    context: &Context,
    id: &str,
    person: &str,
) -> Result<(), ApiError> {
    first_of_it(app, context, id).await?;
    begin_to_change();
    if app.store.let_back(id, person).await? { Ok(()) } else { Err(TableError::NoPerson.into()) }
}

/// Replaces a member's line about a game of a group; an empty text removes it.
pub(crate) async fn say(
    app: &AppState,
    context: &Context,
    id: &str,
    table: &str,
    text: &str,
) -> Result<(), ApiError> {
    let (_, guest) = of_it(app, context, id).await?;
    let text = match text.trim() {
        "" => String::new(),
        text => {
            context.may_speak()?;
            clean(text, LONGEST_LINE).ok_or(TableError::BadText)?
        }
    };
    let (_, results) = evenings(app, context, id, &guest).await?;
    if results.iter().all(|result| result.table != table) {
        return Err(ApiError::Table(TableError::NoTable));
    }
    begin_to_change();
    if app.store.say_of_table(id, table, guest, text).await? {
        Ok(())
    } else {
        Err(ApiError::Table(TableError::NoTable))
    }
}

/// The group of this link: its name, and those of its members.
///
/// # Errors
/// [`ApiError::WrongLink`], also where there is no such group (any more), or they were shown out; [`ApiError::NotInGroup`] where
/// somebody of it does not want to sit with them, or the other way round.
pub(crate) async fn invited(
    app: &AppState,
    guest: Option<GuestHash>,
    id: &str,
    token: &str,
) -> Result<(String, Vec<String>), ApiError> {
    let group = app.store.group(id).await?.ok_or(ApiError::WrongLink)?;
    let out = |guest: &GuestHash| group.out.iter().any(|member| member.guest == *guest);
    if !app.key.fits(token, Purpose::Group, id, group.epoch) || guest.as_ref().is_some_and(out) {
        return Err(ApiError::WrongLink);
    }
    if let Some(guest) = guest
        && group.members.iter().all(|member| member.guest != guest)
    {
        let not_with = app.store.not_with(guest).await?;
        if group.members.iter().any(|member| not_with.contains(&member.guest)) {
            return Err(ApiError::NotInGroup);
        }
    }
    Ok((group.name, group.members.into_iter().map(|member| member.name).collect()))
}

/// Joins a group.
pub(crate) async fn come(app: &AppState, guest: GuestHash, id: &str, token: &str) -> Result<(), ApiError> {
    invited(app, Some(guest), id, token).await?;
    begin_to_change();
    if !app.store.join_group(id, new_member(guest), MOST_PEOPLE).await? {
        return Err(ApiError::GroupFull(MOST_PEOPLE));
    }
    Ok(())
}

/// Leaves a group.
pub(crate) async fn go(app: &AppState, context: &Context, id: &str) -> Result<(), ApiError> {
    let (group, guest) = of_it(app, context, id).await?;
    let own = group.members.into_iter().find(|member| member.guest == guest);
    let own = own.ok_or(ApiError::NoGroup)?;
    begin_to_change();
    app.store.leave_group(id, &own.id).await?;
    Ok(())
}

/// Makes a table of a group; its id.
pub(crate) async fn set_table(
    app: &AppState,
    context: &Context,
    group: &str,
    evening: Evening,
) -> Result<String, ApiError> {
    let (group, guest) = of_it(app, context, group).await?;
    let programs = evening.programs;
    let mut plan = match &evening.from {
        Some(from) => {
            let tables = app.store.tables_of_group(&group.id, u32::MAX).await?;
            if tables.iter().all(|row| row.id != *from) {
                return Err(ApiError::Table(TableError::NoTable));
            }
            let handle = app.tables.find(app, from).await?;
            let table = handle.open(app).await?;
            if table.known(&guest).is_empty() {
                return Err(ApiError::Table(TableError::NotSeated));
            }
            again(app, &table, &guest).await
        }
        None => plan(app, context, &group, evening)?,
    };
    plan.no_programs = programs.map_or(plan.no_programs, |may| !may);
    set(app, guest, &group, plan).await
}

/// The seats that can be kept for the other members of a group, by their ids.
pub(crate) async fn member_seats(
    app: &AppState,
    context: &Context,
    group: &str,
) -> Result<BTreeMap<String, Sit>, ApiError> {
    let (group, guest) = of_it(app, context, group).await?;
    let others = group.members.into_iter().filter(|member| member.guest != guest);
    Ok(others.map(|member| (member.id, Sit::Kept(member.guest, member.name))).collect())
}

/// Makes a table of a group as it is planned; its id.
pub(crate) async fn set_planned(
    app: &AppState,
    context: &Context,
    group: &str,
    plan: Plan,
) -> Result<String, ApiError> {
    let (group, guest) = of_it(app, context, group).await?;
    let plan = Plan { name: group.name.clone(), public: false, ..plan };
    set(app, guest, &group, plan).await
}

async fn set(
    app: &AppState,
    guest: GuestHash,
    group: &store::Group,
    mut plan: Plan,
) -> Result<String, ApiError> {
    let not_with = app.store.not_with(guest).await?;
    for sit in &mut plan.seats {
        match sit {
            // Once they sat together, or were named: a seat is kept for nobody who may not sit there.
            Sit::Kept(whose, _) if not_with.contains(whose) => *sit = Sit::Open,
            _ => {}
        }
    }
    let id = create(app, guest, plan).await?;
    // The table is there, and its seats are kept: that it may not be noted costs nobody theirs.
    if let Err(error) = app.store.add_group_table(&group.id, &id).await {
        tracing::warn!(%error, table = id, "it is of no group");
    }
    Ok(id)
}

/// A table with seats for these people of the group.
fn plan(app: &AppState, context: &Context, group: &store::Group, evening: Evening) -> Result<Plan, ApiError> {
    let game = evening.game.unwrap_or_default();
    let room = app.house.room(&game).ok_or_else(|| TableError::NoGame(game.clone()))?;
    let mut seats = vec![Sit::Me(name_or_own(None, context)?)];
    for person in &evening.people {
        let member = group.members.iter().find(|member| member.id == *person);
        let member = member.ok_or(TableError::NoPerson)?;
        let own = Some(member.guest) == context.guest.as_ref().map(|(guest, _)| *guest);
        if !own {
            seats.push(Sit::Kept(member.guest, member.name.clone()));
        }
    }
    let info = room.game.info();
    let mut errors = Vec::new();
    if seats.len() > info.most {
        errors.push(TableError::ManyPeople { people: seats.len(), most: info.most });
    }
    seats.resize(seats.len().max(info.least), Sit::Open);
    Ok(Plan {
        game,
        name: group.name.clone(),
        public: false,
        options: evening.options,
        pace: pace(evening.pace.as_deref())?,
        lang: context.lang.to_owned(),
        seats,
        brought: Vec::new(),
        lesson: None,
        puzzle: None,
        day: None,
        deal: None,
        from: None,
        no_programs: false,
        program: None,
        errors,
    })
}
