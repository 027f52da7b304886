//! The signs of the game, each drawn once for the whole page: icons of paths and cards, attributes, pieces.

use std::sync::LazyLock;

use canvas::art::Signs;
use canvas::art::pen::at;
use maud::{Markup, html};

static SIGNS: LazyLock<Signs> = LazyLock::new(|| Signs::read("", include_str!("../../data/signs.txt")));

/// All of them, to be put once on the page.
pub(crate) fn signs() -> Markup {
    html! { svg .sprite aria-hidden="true" width="0" height="0" { (SIGNS.symbols()) } }
}

/// A sign in the text.
pub(crate) fn icon(name: &str) -> Markup {
    SIGNS.icon(&format!("q-{name}"), "icon q-icon")
}

/// A sign on the map, around a point.
pub(crate) fn mark(name: &str, x: f32, y: f32, size: f32) -> Markup {
    SIGNS.mark(name, "qu-m-sign", at(x, y), size)
}

/// The sign of a terrain on the map.
pub(crate) fn icon_sign(terrain: &str, x: f32, y: f32, size: f32) -> Markup {
    mark(&format!("q-{terrain}"), x, y, size)
}

/// One or two letters for a name: of its first two great words, or the first two of its only one.
pub(crate) fn letters(name: &str) -> String {
    let great = name.split([' ', '-']).filter(|word| word.chars().next().is_some_and(char::is_uppercase));
    let great = great.filter(|word| !ARTICLES.contains(word)).collect::<Vec<_>>();
    match great.as_slice() {
        [one, other, ..] => one.chars().take(1).chain(other.chars().take(1)).collect(),
        [only] => only.chars().take(2).collect(),
        [] => name.chars().take(2).collect(),
    }
}

const ARTICLES: [&str; 6] = ["The", "El", "La", "Los", "Las", "De"];
