//! Requests and answers, without the state of the server: who asks, what it costs, bodies, compression.

pub(crate) mod acceptable;
mod allowance;
pub(crate) mod coding;
pub(crate) mod compress_events;
pub(crate) mod compressed;
pub(crate) mod context;
pub(crate) mod cost;
pub(crate) mod headers;
pub(crate) mod input;
pub(crate) mod json;
pub(crate) mod limits;
pub(crate) mod programs;
pub(crate) mod trace;
pub(crate) mod untyped;
