//! Middleware: what is done with every request before and after its handler, by the state of the server.

pub(crate) mod errors;
pub(crate) mod identify;
pub(crate) mod throttle;
