//! Handlers without their types: of each other kind the router's own functions, some twenty, would be compiled once more.

use std::sync::Arc;

use axum::extract::Request;
use axum::handler::Handler;
use axum::response::Response;
use tables::boxed::BoxFuture;

use crate::AppState;

/// A handler, whatever it takes from a request.
#[derive(Clone)]
pub(crate) struct Untyped(Arc<dyn Fn(Request, AppState) -> BoxFuture<'static, Response> + Send + Sync>);

impl Handler<(), AppState> for Untyped {
    type Future = BoxFuture<'static, Response>;

    fn call(self, request: Request, app: AppState) -> Self::Future {
        (self.0)(request, app)
    }
}

/// Takes the type from a handler.
pub(crate) fn untyped<T: 'static>(handler: impl Handler<T, AppState>) -> Untyped {
    let call = move |request: Request, app: AppState| -> BoxFuture<'static, Response> {
        Box::pin(handler.clone().call(request, app))
    };
    Untyped(Arc::new(call))
}
