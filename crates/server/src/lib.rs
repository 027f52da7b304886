//! The door of the inn: HTTP, pages and forms, live updates.
//!
//! [`Inn`] runs it until a signal stops it. It knows games only as [`table::AnyGame`], bots only as
//! [`bots::AnyBots`], and pages only as [`Pages`]: the binary puts them together. What happens at tables is the crate `tables`, what a
//! large house needs beside the crate `host`.
//!
//! - `api`: the JSON API; `html`: pages and forms; `middleware`: what is done before and after each handler
//! - `http`: requests and answers for whoever knows no state, with `http::limits` the rate limits
//! - `router`: which handler answers where; `error`: each error with its status code
//! - `state`: what all requests share; `serve`: opening and closing; `admin`: the host's connection

// The API is described in the tests of this crate alone (`router/tests.rs`): elsewhere what says so is read, and left out.
#[cfg(not(test))]
extern crate undescribed as utoipa;

mod admin;
#[cfg_attr(not(test), allow(unused_imports, reason = "the cost of an operation is part of its description"))]
mod api;
mod api_only;
mod archive;
mod config;
mod db_lock;
mod error;
mod html;
mod http;
mod middleware;
mod openapi;
mod pictures;
mod ready;
mod router;
mod serve;
mod serve_error;
mod sitters;
mod state;
mod unsupported;

pub use admin::AdminConnection;
pub use api_only::ApiOnly;
pub use archive::{Archive, ImportError};
pub use config::{Config, Limits, Rate, Volume};
pub use error::ApiError;
pub use host::admin::{
    AdminError, Answer, Chatter, Did, Fact, GuestFacts, HostLine, Order, ReportLine, Sitting, TableFacts,
    TableLine,
};
pub use host::cluster::BusAddress;
pub use host::node::is_node_name;
pub use host::notices::{Mail, Notices};
pub use seen::*;
pub use serve::Inn;
pub use serve_error::ServeError;
pub use state::AppState;
pub use store::{Clock, Place};
pub use tables::album::{Album, Sought, Unfit};
pub use tables::boxed::BoxFuture;
pub use tables::{House, Puzzles, Room, SeedSource, TableError};
