//! The signs of the game, each drawn once for the whole page: icons of paths and cards, attributes, pieces.

use canvas::art::pen::num;
use maud::{Markup, PreEscaped, html};

/// Name and drawing on a grid of 24 units. Lines take the colour of the text; class `f` is filled with it.
const SIGNS: &[(&str, &str)] = &[
    // What a path asks for.
    (
        "q-plains",
        r#"<path d="M3 19h18M6 19l-2-7M8 19v-9M11 19l2-8M14 19v-6M17 19l2-9M20 19l1-5"/>"#,
    ),
    ("q-hills", r#"<path d="M2 18c2-8 8-8 10 0M10 14c2-7 9-7 12 4"/>"#),
    (
        "q-woods",
        r#"<path class="f" d="M12 2l6 8h-3l4 6H5l4-6H6Z"/><path d="M12 16v6"/>"#,
    ),
    (
        "q-mountains",
        r#"<path d="M2 20 9 6l5 9 3-5 5 10Z"/><path class="f" d="M9 6l2.500 4.500L9 12l-2 .500Z"/>"#,
    ),
    (
        "q-swamp",
        r#"<path d="M3 20h18M5 16h5M14 16h5M9 16V8M12 20V6M15 16V9M7 5c1 1.500 1 3 0 4M17 6c-1 1.500-1 3 0 4"/>"#,
    ),
    (
        "q-any",
        r#"<circle cx="12" cy="12" r="7"/><circle class="f" cx="12" cy="12" r="2"/>"#,
    ),
    // Attributes.
    (
        "q-fortitude",
        r#"<path d="M12 3 20 6v6c0 5-3.500 8-8 9.500C7.500 20 4 17 4 12V6Z"/><path d="M12 8v8M8 12h8"/>"#,
    ),
    (
        "q-strength",
        r#"<path d="M4 20 15 9M13 4l7 7M12 12l3-3M17 3l4 4-3 1-2-2ZM3 21l2-4 2 2Z"/>"#,
    ),
    (
        "q-agility",
        r#"<path d="M6 2.500c9 3.500 9 15.500 0 19M6 2.500 8.500 12 6 21.500M3 12h18M17 8.500l4 3.500-4 3.500"/>"#,
    ),
    (
        "q-wisdom",
        r#"<path d="M12 3c3 3 4 5.500 4 8a4 4 0 0 1-8 0c0-2.500 1-5 4-8ZM8 18h8M9 21h6"/>"#,
    ),
    // Cards.
    (
        "q-melee",
        r#"<path d="M5 21 17 9V3h4v4h0l-6 1L7 20ZM4 14l6 6M3 21l2-2"/>"#,
    ),
    (
        "q-ranged",
        r#"<path d="M20 4c-9-1-15 5-16 16M20 4 4 20M20 4h-5M20 4v5M8 12l4 4"/>"#,
    ),
    (
        "q-attack",
        r#"<path class="f" d="M12 1.500 14.500 6v9h-5V6Z"/><path d="M7 15.500h10M12 16v6"/>"#,
    ),
    (
        "q-defence",
        r#"<path d="M12 2.500 20 5v7c0 5-3.500 8-8 9.500C7.500 20 4 17 4 12V5Z"/>"#,
    ),
    (
        "q-cost",
        r#"<path d="M12 2v5M12 17v5M2 12h5M17 12h5M5 5l3.500 3.500M15.500 15.500 19 19M19 5l-3.500 3.500M8.500 15.500 5 19"/>"#,
    ),
    // What lies on the map.
    (
        "q-haven",
        r#"<path class="f" d="M12 2l2.900 6.600 7.100.7-5.400 4.700 1.600 7-6.200-3.700-6.200 3.700 1.600-7L2 9.300l7.100-.7Z"/>"#,
    ),
    (
        "q-hold",
        r#"<path class="f" d="M5 21V8h2V5h3v3h1V3h2v5h1V5h3v3h2v13h-5v-5a2 2 0 0 0-4 0v5Z"/>"#,
    ),
    (
        "q-favor",
        r#"<path class="f" d="M12 3l2.300 5.400L20 9l-4.300 3.800L17 18.500 12 15.500 7 18.500l1.300-5.700L4 9l5.700-.6Z"/>"#,
    ),
    (
        "q-influence",
        r#"<path d="M2.500 12C5 7.800 8.200 5.700 12 5.700s7 2.100 9.500 6.300c-2.500 4.200-5.700 6.300-9.500 6.300S5 16.200 2.500 12Z"/><path class="f" d="M12 6.500c2 3.700 2 7.300 0 11-2-3.700-2-7.300 0-11Z"/>"#,
    ),
    (
        "q-plot",
        r#"<path d="M6 22V3M6 4h13l-3.500 4L19 12H6"/><path class="f" d="M9 6.500h5v3H9Z"/>"#,
    ),
    (
        "q-event",
        r#"<path d="M6 22V3M6 4c4-2 7 2 13 0v8c-6 2-9-2-13 0"/>"#,
    ),
    (
        "q-monster",
        r#"<path class="f" d="M4 4c2 1 3.500 3 4 5 1.200-.7 2.500-1 4-1s2.800.3 4 1c.5-2 2-4 4-5 0 3-.5 5.500-2 7.500.7 5-2 9.500-6 9.500s-6.700-4.500-6-9.500C4.500 9.500 4 7 4 4Z"/>"#,
    ),
    (
        "q-minion",
        r#"<path class="f" d="M12 1.500 16 6l1 6 4 9.500H3L7 12l1-6Z"/>"#,
    ),
    (
        "q-character",
        r#"<circle cx="12" cy="7.500" r="4"/><path d="M4.500 21c.6-5 3.400-8 7.500-8s6.900 3 7.500 8Z"/>"#,
    ),
    (
        "q-corruption",
        r#"<circle cx="12" cy="12" r="8"/><circle cx="12" cy="12" r="5"/><path d="M12 2v3M12 19v3M2 12h3M19 12h3"/>"#,
    ),
    ("q-quest", r#"<path d="M6 3h12v18l-6-4-6 4ZM9 8h6M9 11.500h6"/>"#),
    (
        "q-life",
        r#"<path class="f" d="M12 21C5 16 2.500 12 2.500 8.500A4.800 4.800 0 0 1 12 6.500a4.800 4.800 0 0 1 9.500 2C21.500 12 19 16 12 21Z"/>"#,
    ),
    (
        "q-rest",
        r#"<path d="M3 20h18M5 20l5-13 2 3 2-3 5 13M10 20l2-6 2 6"/>"#,
    ),
    (
        "q-damage",
        r#"<path d="M12 3 9 10l4 2-3 4 3 5M5 6l2 2M19 6l-2 2M4 14h3M20 14h-3"/>"#,
    ),
    ("q-hand", r#"<path d="M4 8l8-4 5 10-8 4ZM12 4h7v11h-3"/>"#),
    (
        "q-shadow",
        r#"<path d="M4 9l8-5 8 5-8 5ZM4 9v6l8 5 8-5V9"/><circle class="f" cx="12" cy="9" r="1.500"/>"#,
    ),
    (
        "q-item",
        r#"<path d="M7 9h10l2 12H5ZM9 9c-2-4 8-4 6 0M12 12v5"/>"#,
    ),
];

/// All of them, to be put once on the page.
pub(crate) fn signs() -> Markup {
    html! {
        svg .sprite aria-hidden="true" width="0" height="0" {
            @for (name, drawing) in SIGNS { symbol id=(name) viewBox="0 0 24 24" { (PreEscaped(drawing)) } }
        }
    }
}

/// A sign in the text.
pub(crate) fn icon(name: &str) -> Markup {
    html! { svg .icon .q-icon aria-hidden="true" viewBox="0 0 24 24" { use href={ "#q-" (name) } {} } }
}

/// A sign on the map, around a point.
pub(crate) fn mark(name: &str, x: f32, y: f32, size: f32) -> Markup {
    let half = size / 2.0;
    html! { use class="q-sign" href={ "#" (name) } x=(num(x - half)) y=(num(y - half)) width=(num(size)) height=(num(size)) {} }
}

/// The sign of a terrain on the map.
pub(crate) fn icon_sign(terrain: &str, x: f32, y: f32, size: f32) -> Markup {
    mark(&format!("q-{terrain}"), x, y, size)
}

/// One or two letters for a name: of its first two great words, or the first two of its only one.
pub(crate) fn letters(name: &str) -> String {
    let great = name
        .split([' ', '-'])
        .filter(|word| word.chars().next().is_some_and(char::is_uppercase));
    let great = great.filter(|word| !ARTICLES.contains(word)).collect::<Vec<_>>();
    match great.as_slice() {
        [one, other, ..] => one.chars().take(1).chain(other.chars().take(1)).collect(),
        [only] => only.chars().take(2).collect(),
        [] => name.chars().take(2).collect(),
    }
}

const ARTICLES: [&str; 6] = ["The", "El", "La", "Los", "Las", "De"];
