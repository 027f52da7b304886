//! The door of the inn: HTTP, live updates, seats and links.
//!
//! [`serve`] runs it until a signal stops it. It knows games only as [`table::AnyGame`], bots only as
//! [`bots::AnyBots`], and pages only as [`Pages`]: the binary puts them together.
//!
//! - `tables`: the log of a table and its commands, views of a table, bots at work
//! - `api`: the JSON API; `html`: pages and forms; `http`: middleware
//! - `desk`: administration by the host; `forget`: deletion of a guest
//! - `notices`: turn notifications for people who are away
//! - `keys`: secrets; `limits`: rate limits; `telemetry`: metrics

mod api;
mod api_only;
mod archive;
mod aside;
mod beyond;
mod config;
mod desk;
mod error;
mod forget;
mod guests;
mod hints;
mod house;
mod html;
mod http;
mod kept;
mod keys;
mod later;
mod limits;
mod luck;
mod neighbours;
mod node;
mod notices;
mod only_here;
mod openapi;
mod passkeys;
mod pictures;
mod pulse;
mod ready;
mod router;
mod serve;
mod state;
mod tables;
mod telemetry;
#[cfg(any(feature = "reach", feature = "cluster"))]
mod tls;
mod turned;
mod turns;

pub use api_only::ApiOnly;
pub use archive::{Archive, ImportError};
pub use config::{Config, Limits, Rate};
pub use desk::{
    Answer, Chatter, Desk, DeskError, Did, Fact, GuestFacts, HostLine, Order, ReportLine, Sitting,
    TableFacts, TableLine,
};
pub use error::ApiError;
pub use house::{House, Room};
pub use later::Later;
pub use luck::Luck;
pub use neighbours::BusAddress;
pub use node::is_node_name;
pub use notices::{Mail, Notices};
pub use pictures::{Album, Sought, Unfit};
pub use seen::*;
pub use serve::{Inn, ServeError};
pub use state::AppState;
pub use store::{Clock, Place};
