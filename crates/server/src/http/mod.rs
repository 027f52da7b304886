//! Middleware: everything before and after a handler.

pub(crate) mod acceptable;
pub(crate) mod context;
pub(crate) mod errors;
pub(crate) mod gate;
pub(crate) mod headers;
pub(crate) mod input;
pub(crate) mod pressed;
pub(crate) mod squeeze;
pub(crate) mod trace;
