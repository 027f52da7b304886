//! What a person sees: HTML and SVG drawn from a view, in two languages.
//!
//! - [`text`] turns messages into words; [`art`] draws what every game uses, [`journey`], [`tricks`] and [`war`]
//!   their own; [`context`] is what a drawing needs besides the view.
//! - [`page`] makes the pages from plain data, which whoever serves them fills in.
//! - [`assets`] is what a page loads besides itself: style, script, the sign in the tab.

pub mod art;
mod asset;
pub mod context;
pub mod journey;
pub mod page;
pub mod text;
pub mod tricks;
pub mod war;

pub use asset::{Asset, assets};
pub use text::Language;
