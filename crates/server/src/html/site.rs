//! The addresses of pages and forms: no form gets one without saying what it does, and so what it costs.

use axum::Router;
use axum::handler::Handler;
use axum::http::Method;
use axum::routing::{MethodRouter, get, post};

use crate::AppState;
use crate::http::cost::{Cost, Does, Form};
use crate::http::untyped::untyped;

/// The pages and the forms.
pub(crate) struct Site {
    pub router: Router<AppState>,
    pub forms: Vec<Form>,
}

impl Site {
    /// The pages alone.
    pub(super) fn of(router: Router<AppState>) -> Self {
        Self { router, forms: Vec::new() }
    }

    /// A form that does the same as an operation of the API.
    pub(super) fn form<T: 'static>(
        self,
        path: &'static str,
        operation: &'static str,
        handler: impl Handler<T, AppState>,
    ) -> Self {
        self.add(path, Does::Same(operation), handler)
    }

    /// The same where whoever is no guest yet becomes one.
    pub(super) fn welcome<T: 'static>(
        self,
        path: &'static str,
        operation: &'static str,
        handler: impl Handler<T, AppState>,
    ) -> Self {
        self.add(path, Does::Welcome(operation), handler)
    }

    /// A form that does what no operation does.
    pub(super) fn own<T: 'static>(
        self,
        path: &'static str,
        cost: Cost,
        handler: impl Handler<T, AppState>,
    ) -> Self {
        self.add(path, Does::Own(cost), handler)
    }

    /// A page that costs more than to be drawn.
    pub(super) fn dear_page(mut self, path: &'static str, cost: Cost) -> Self {
        self.forms.push(Form { method: Method::GET, path, does: Does::Own(cost) });
        self
    }

    fn add<T: 'static>(mut self, path: &'static str, does: Does, handler: impl Handler<T, AppState>) -> Self {
        self.forms.push(Form { method: Method::POST, path, does });
        self.router = self.router.route(path, post(untyped(handler)));
        self
    }
}

/// A page.
pub(super) fn page<T: 'static>(handler: impl Handler<T, AppState>) -> MethodRouter<AppState> {
    get(untyped(handler))
}
