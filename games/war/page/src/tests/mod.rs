//! Tests of the drawing that hold for any look.

mod beside;
mod drawn;
mod land;

use canvas::Context;
use canvas::Language;
use canvas::Page as _;

fn plain(language: Language) -> Context<'static> {
    canvas::learn(&crate::WarPage::words());
    Context::plain(language)
}
