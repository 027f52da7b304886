//! Handlers without their types: of each other kind the router's own functions, some twenty, would be compiled once more.

use std::sync::Arc;

use axum::extract::Request;
use axum::handler::Handler;
use axum::response::Response;
use tables::boxed::BoxFuture;

/// A handler, whatever it takes from a request.
#[derive(Clone)]
pub(crate) struct Untyped<S>(Arc<dyn Fn(Request, S) -> BoxFuture<'static, Response> + Send + Sync>);

impl<S: Clone + Send + Sync + 'static> Handler<(), S> for Untyped<S> {
    type Future = BoxFuture<'static, Response>;

    fn call(self, request: Request, state: S) -> Self::Future {
        (self.0)(request, state)
    }
}

/// Takes the type from a handler.
pub(crate) fn untyped<T: 'static, S: 'static>(handler: impl Handler<T, S>) -> Untyped<S> {
    let call = move |request: Request, state: S| -> BoxFuture<'static, Response> {
        Box::pin(handler.clone().call(request, state))
    };
    Untyped(Arc::new(call))
}
