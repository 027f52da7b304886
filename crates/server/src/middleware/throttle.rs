//! Rate limits, allowances and timeouts of all requests.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use axum::body::{Body, HttpBody};
use axum::extract::{DefaultBodyLimit, MatchedPath, Request, State};
use axum::http::Method;
use axum::middleware::Next;
use axum::response::Response;
use http_body_util::BodyExt;
use store::{Meter, Spent};
use tables::begun::BEGUN;

use crate::http::context::Context;
use crate::http::cost::{Cost, Costs, Deed, Priced};
use crate::http::programs::may;
use crate::{ApiError, AppState};

/// The gate of all requests: what each costs at most is known here.
#[derive(Clone)]
pub(crate) struct Gate {
    pub app: AppState,
    pub costs: Arc<Costs>,
}

/// Passes a request on, or refuses it with the time to try again.
pub(crate) async fn throttle(
    State(Gate { app, costs }): State<Gate>,
    context: Context,
    mut request: Request,
    next: Next,
) -> Result<Response, ApiError> {
    // Watching the server must work when everything else is too much.
    DefaultBodyLimit::max(app.config.limits.body_at(&context.path)).apply(&mut request);
    let path = request.uri().path();
    // A table shows many pictures at once: they are counted by themselves.
    let counted = path != "/healthz" && !path.starts_with("/assets/") && !path.starts_with("/pictures/");
    let route = request.extensions().get::<MatchedPath>();
    let priced = route.and_then(|route| costs.find(request.method(), route.as_str())).cloned();
    let mut deed = None;
    if counted {
        app.rates.check(&context)?;
        if context.token_ended {
            return Err(ApiError::TokenEnded);
        }
        if let Some(program) = &context.program {
            may(program, request.method(), path)?;
        }
        if has_words(request.method(), path) {
            context.may_speak()?;
        }
        deed = deed_of(priced.as_deref(), request.method(), context.guest.is_none());
        if let Some(deed) = deed {
            app.rates.check_deed(deed, &context)?;
        }
        let most = priced.as_ref().map_or(Cost::look(0), |priced| priced.cost);
        app.rates.check_cost(&most, &context)?;
    }
    let (begun, meter) = (Arc::new(AtomicBool::new(false)), Meter::default());
    let answer = meter.clone().over(BEGUN.scope(begun.clone(), next.run(request)));
    let answer = tokio::time::timeout(app.config.limits.patience, answer).await;
    let answer =
        answer.map_err(|_| if begun.load(Ordering::Relaxed) { ApiError::Unsure } else { ApiError::TooSlow });
    let spent = meter.spent();
    // Whoever makes something new keeps all of it; else what is written in the place of something keeps no more than before.
    let kept = if deed == Some(Deed::New) { spent.written } else { spent.added };
    // A stream does not know how long it will be.
    let length = answer.as_ref().map_or(Some(0), |answer| answer.body().size_hint().exact());
    if counted {
        app.rates.spend(&context, spent, kept, length.unwrap_or(0));
    }
    if let Some(priced) = &priced {
        priced.note(spent, length.unwrap_or(0));
    }
    match length {
        None if counted => answer.map(|answer| flowing(answer, app, context, priced)),
        _ => answer,
    }
}

/// Counts each piece of a stream as it goes.
fn flowing(answer: Response, app: AppState, context: Context, priced: Option<Arc<Priced>>) -> Response {
    answer.map(|body| {
        Body::new(body.map_frame(move |frame| {
            let length = frame.data_ref().map_or(0, |data| data.len() as u64);
            app.rates.spend(&context, Spent::default(), 0, length);
            if let Some(priced) = &priced {
                priced.note(Spent::default(), length);
            }
            frame
        }))
    })
}

/// The kind of deed by which a request is limited. What may change something and has no price counts like a choice: so nothing
/// that is written is without a limit, also what is new.
fn deed_of(priced: Option<&Priced>, method: &Method, stranger: bool) -> Option<Deed> {
    match priced {
        Some(priced) => priced.deed(stranger),
        None if matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS) => None,
        None => Some(Deed::Choice),
    }
}

/// True if a request to this address sends a free text to others. What else may hold a name (sitting down, making a
/// table) looks by itself.
fn has_words(method: &Method, path: &str) -> bool {
    let last = path.rsplit('/').next().unwrap_or_default();
    match *method {
        Method::POST => path == "/me" || matches!(last, "chat" | "name" | "comment" | "comments"),
        Method::PATCH => path == "/api/v1/me",
        _ => false,
    }
}
