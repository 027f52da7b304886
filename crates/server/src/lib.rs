//! The door of the inn: HTTP, live updates, seats and links.
//!
//! [`serve`] runs it until a signal stops it. It knows games only as [`table::AnyGame`], bots only as
//! [`bots::AnyBots`], and pages only as [`Pages`]: the binary puts them together.
//!
//! - `tables`: the log of a table and its commands, views of a table, bots at work
//! - `api`: the JSON API; `html`: pages and forms; `http`: middleware
//! - `admin`: administration by the host; `forget`: deletion of a guest
//! - `notices`: turn notifications for people who are away
//! - `keys`: secrets; `http::limits`: rate limits; `telemetry`: metrics

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
mod forget;
mod html;
mod http;
mod openapi;
mod pictures;
mod ready;
mod router;
mod serve;
mod state;
mod unsupported;

pub use admin::{
    AdminConnection, AdminError, Answer, Chatter, Did, Fact, GuestFacts, HostLine, Order, ReportLine,
    Sitting, TableFacts, TableLine,
};
pub use api_only::ApiOnly;
pub use archive::{Archive, ImportError};
pub use config::{Config, Limits, Rate, Volume};
pub use error::ApiError;
pub use host::cluster::BusAddress;
pub use host::node::is_node_name;
pub use host::notices::{Mail, Notices};
pub use seen::*;
pub use serve::{Inn, ServeError};
pub use state::AppState;
pub use store::{Clock, Place};
pub use tables::album::{Album, Sought, Unfit};
pub use tables::boxed::BoxFuture;
pub use tables::{House, Puzzles, Room, SeedSource, TableError};
