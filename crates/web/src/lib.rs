//! What a person sees: HTML and SVG drawn from a view, in two languages

pub mod art;
pub mod journey;
