//! Guerra del Anillo on the page.

pub mod words;
