//! Middleware: everything before and after a handler.

pub(crate) mod acceptable;
mod allowance;
pub(crate) mod compress_events;
pub(crate) mod compressed;
pub(crate) mod context;
pub(crate) mod cost;
pub(crate) mod errors;
pub(crate) mod headers;
pub(crate) mod input;
pub(crate) mod json;
pub(crate) mod limits;
mod programs;
pub(crate) mod throttle;
pub(crate) mod trace;
pub(crate) mod untyped;
