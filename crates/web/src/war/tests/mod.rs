//! What the drawing must hold, whatever it looks like.

mod beside;
mod land;
mod neighbours;

use super::context::Context;
use crate::text::Language;

fn plain(language: Language) -> Context<'static> {
    Context::plain(language)
}
