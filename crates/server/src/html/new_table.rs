//! The form of a new table. Its fields depend on the game: `seat-N` and `option-ID`. Where several games share one form,
//! the button's `which` selects one: then only fields with that prefix count, and the name.

use std::collections::BTreeMap;

use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Redirect, Response};
use tables::TableError;
use tables::commands::create::{Plan, Sit, check};
use tables::lesson::{self, Begun};

use crate::api::guests::{keep, welcome};
use crate::api::tables::pace;
use crate::api::{keep_name, name_or_own, puzzles};
use crate::http::context::Context;
use crate::http::input::Form;
use crate::{ApiError, AppState, Pace};

/// Makes a table and redirects to it. A stranger becomes a guest first.
pub(super) async fn post(
    State(app): State<AppState>,
    context: Context,
    Form(fields): Form<BTreeMap<String, String>>,
) -> Result<Response, ApiError> {
    let name = match fields.contains_key("nameless") && context.name().is_empty() {
        true => app.pages.made_up_name(&context.reader(&app.config)),
        false => name_or_own(fields.get("name").map(String::as_str), &context)?,
    };
    let fields = of_one(fields);
    // A lesson alone, or one for two: the button says which.
    let lesson = fields.get("lesson").or_else(|| fields.get("two"));
    let plan = match (lesson, puzzles::in_form(&fields)?) {
        (_, Some(task)) => {
            let game = fields.get("game").map_or("", String::as_str);
            puzzles::plan(&app, &context, game, task, name.clone()).await?
        }
        (Some(lesson), None) => {
            let game = fields.get("game").map_or("", String::as_str);
            let for_two = !fields.contains_key("lesson");
            lesson::plan(&app.house, &Begun { game, lesson, for_two }, name.clone(), context.lang)?
        }
        (None, None) => plan(&fields, &name, context.lang, &BTreeMap::new()),
    };
    let (plan, guest, token) = match &context.guest {
        Some((guest, _)) => (plan, *guest, None),
        None => {
            // Nobody becomes a guest by a request that is refused.
            let plan = check(&app, plan).await?;
            let (token, guest) = welcome(&app, &name).await?;
            (plan, guest, Some(token))
        }
    };
    let id = puzzles::begin(&app, guest, plan).await?;
    keep_name(&app, &context, &name).await?;
    let to = Redirect::to(&format!("/t/{id}"));
    Ok(match token {
        Some(token) => ([(SET_COOKIE, keep(&app.config, &token))], to).into_response(),
        None => to.into_response(),
    })
}

/// The fields of the game that is meant.
pub(super) fn of_one(fields: BTreeMap<String, String>) -> BTreeMap<String, String> {
    let Some(which) = fields.get("which") else {
        return fields;
    };
    let of_it = |(key, value): (&String, &String)| Some((key.strip_prefix(which)?.to_owned(), value.clone()));
    fields.iter().filter_map(of_it).collect()
}

/// The plan that the fields of a form say.
///
/// `kept` has the seats that can be kept for somebody, by the id of the member of a group.
pub(super) fn plan(
    fields: &BTreeMap<String, String>,
    name: &str,
    lang: &str,
    kept: &BTreeMap<String, Sit>,
) -> Plan {
    let (mut seats, mut errors) = (Vec::new(), Vec::new());
    for number in 1..=table::MAX_SEATS {
        let Some(sitter) = fields.get(&format!("seat-{number}")) else {
            break;
        };
        match sitter.as_str() {
            // The second is another seat of the same guest, for whoever plays on the same screen.
            "me" | "second" => seats.push(Sit::Me(name.to_owned())),
            // Bots of the level that is chosen for all of them, but for the seat that one wants.
            "rival" if fields.get("mine") == Some(&number.to_string()) => {
                seats.push(Sit::Me(name.to_owned()))
            }
            "rival" if fields.get("level").is_some_and(|level| level == "none") => {}
            "rival" => seats.push(Sit::Bot(fields.get("level").cloned().unwrap_or_default())),
            "open" => seats.push(Sit::Open),
            // Fewer seats than the game has.
            "none" => {}
            other => match (other.strip_prefix("bot:"), other.strip_prefix("person:")) {
                (Some(level), _) => seats.push(Sit::Bot(level.to_owned())),
                (None, Some(person)) => seats.push(kept.get(person).cloned().unwrap_or_else(|| {
                    errors.push(TableError::NoPerson);
                    Sit::Open
                })),
                (None, None) => {
                    errors.push(TableError::BadPlan(format!("seat-{number}")));
                    seats.push(Sit::Open);
                }
            },
        }
    }
    let own = fields.iter().filter(|(field, sitter)| field.starts_with("seat-") && sitter.as_str() == "me");
    if own.count() > 1 {
        errors.push(TableError::TwiceMe);
    }
    let option =
        |(key, value): (&String, &String)| Some((key.strip_prefix("option-")?.to_owned(), value.clone()));
    let pace = pace(fields.get("pace").map(String::as_str)).unwrap_or_else(|error| {
        errors.push(error);
        Pace::Free
    });
    Plan {
        pace,
        lang: lang.to_owned(),
        game: fields.get("game").cloned().unwrap_or_default(),
        name: String::new(),
        public: fields.contains_key("public"),
        options: fields.iter().filter_map(option).collect(),
        seats,
        brought: Vec::new(),
        lesson: None,
        puzzle: None,
        day: None,
        deal: None,
        from: None,
        no_programs: fields.contains_key("no-programs"),
        program: None,
        errors,
    }
}
