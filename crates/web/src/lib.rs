//! What a person sees: HTML and SVG drawn from a view, in two languages
