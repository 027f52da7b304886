//! The services of a large house beside its tables: guests who are told that it is their turn, keys of devices, other processes on the
//! same database, and what is counted and timed.
//!
//! It knows tables by their [`tables::Engine`] and their commands, words by [`seen::Pages`], and nothing of the server's API.
//! What needs libraries of its own is a feature: without it a file of the same interface stands in its place.
//!
//! - `admin` the commands of the host
//! - `notices` turn notifications for people who are away: letters, push, webhooks (feature `reach`)
//! - `passkeys` keys of devices (feature `reach`)
//! - `cluster` the other processes of the house (feature `cluster`)
//! - `telemetry` counters and timers (feature `metrics`)
//! - `node` names of processes, `places` a limited number of places, `error` why something cannot be opened

pub mod admin;
pub mod cluster;
mod error;
pub mod node;
pub mod notices;
pub mod passkeys;
pub mod places;
pub mod telemetry;
#[cfg(any(feature = "reach", feature = "cluster"))]
mod tls;

pub use error::HostError;
