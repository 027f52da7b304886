//! The page of the reader's programs.

use axum::extract::{Path, State};
use axum::response::{Html, Redirect};
use serde::Deserialize;

use crate::api::tokens::{MadeToken, WantedToken, all, make, revoke};
use crate::http::context::Context;
use crate::http::input::Form;
use crate::{ApiError, AppState, Scope, TokensView};

/// The reader's programs, and the form for one more.
pub(super) async fn get(State(app): State<AppState>, context: Context) -> Result<Html<String>, ApiError> {
    page(&app, &context, None).await
}

async fn page(app: &AppState, context: &Context, made: Option<MadeToken>) -> Result<Html<String>, ApiError> {
    let tokens = all(app, context.guest()?).await?;
    let made = made.map(|made| (made.token, made.card));
    let view = TokensView { tokens, made, most: app.config.limits.tokens_each };
    let mut reader = context.reader(&app.config);
    // The language is changed on the page to which one can come back.
    reader.path = "/me/tokens".to_owned();
    Ok(Html(app.pages.tokens(&reader, &view)))
}

#[derive(Deserialize)]
pub(super) struct TokenForm {
    name: String,
    days: u32,
    sit: Option<String>,
    play: Option<String>,
    talk: Option<String>,
    make: Option<String>,
}

/// Makes a token, which is shown this once.
pub(super) async fn post(
    State(app): State<AppState>,
    context: Context,
    Form(form): Form<TokenForm>,
) -> Result<Html<String>, ApiError> {
    let ticked = [
        (Scope::Sit, form.sit),
        (Scope::Play, form.play),
        (Scope::Talk, form.talk),
        (Scope::Make, form.make),
    ];
    let scopes = ticked.into_iter().filter_map(|(scope, tick)| tick.map(|_| scope)).collect();
    let wanted = WantedToken { name: form.name, scopes: Some(scopes), days: Some(form.days) };
    let made = make(&app, &context, wanted).await?;
    page(&app, &context, Some(made)).await
}

/// Revokes a token.
pub(super) async fn drop_one(
    State(app): State<AppState>,
    context: Context,
    Path(token): Path<String>,
) -> Result<Redirect, ApiError> {
    revoke(&app, &context, &token).await?;
    Ok(Redirect::to("/me/tokens"))
}
