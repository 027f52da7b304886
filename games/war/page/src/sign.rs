//! The signs of the nations and of what is counted, each drawn once for the whole page.

use maud::{Markup, PreEscaped, html};
use war::nation::Nation;

/// Name and drawing on a grid of 24 units. Lines take the colour of the text; class `f` is filled with it.
const SIGNS: &[(&str, &str)] = &[
    // A hammer over an anvil.
    (
        "dwarves",
        r#"<path class="f" d="M4 4.500h11.500l2 2.200-2 2.300H4ZM8.500 9h3v5h-3ZM4 15.500h15.500c-.5 2.500-2.500 3.500-5 3.700v2.300h3v1.500H6.500V21.500h3v-2.300C7 19 4.500 18 4 15.500Z"/>"#,
    ),
    // A star of eight rays.
    (
        "elves",
        r#"<path class="f" d="M12 1.500 13.700 8 19.400 4.600 16 10.300 22.500 12 16 13.700 19.400 19.400 13.700 16 12 22.500 10.300 16 4.600 19.400 8 13.700 1.500 12 8 10.300 4.600 4.600 10.300 8Z"/>"#,
    ),
    // A tree in bloom, under stars.
    (
        "gondor",
        r#"<path d="M12 22v-9M8.500 22h7M12 17.500c-3.700 0-6.500-1.800-7-5.500M12 17.500c3.700 0 6.500-1.800 7-5.500M12 14c-2.300-.5-3.800-2.200-4-5M12 14c2.300-.5 3.800-2.200 4-5M12 13V8"/><path class="f" d="M12 2l.8 1.700 1.700.3-1.200 1.200.3 1.800-1.600-.9-1.600.9.3-1.800L9.500 4l1.700-.3ZM4 6l1.300 1L4 9 2.700 7ZM20 6l1.300 1L20 9l-1.300-2Z"/>"#,
    ),
    // A bow with its arrow.
    (
        "north",
        r#"<path d="M6 2.500c9 3.500 9 15.500 0 19M6 2.500 8.500 12 6 21.500M2.500 12H21M17 8.500l4 3.500-4 3.500"/>"#,
    ),
    // A horse's head.
    (
        "rohan",
        r#"<path class="f" d="M5.500 22C5 15 6.500 9.500 11 6.500l.5-4.500 3 3.500c3.500 1.500 5.300 5 5.500 8.500l-2 2.500-4.500-1.500c-1 2.500.5 4.500 1.500 7ZM4.500 18C3 13 4 8 8.500 5 6 9 5 13 4.500 18Z"/>"#,
    ),
    // An open hand.
    (
        "isengard",
        r#"<path class="f" d="M8 22.500v-5.500L3.600 11.300c-.7-1 .8-2.300 1.900-1.300L8 12.500V4.600c0-1.500 2.200-1.500 2.200 0v6h.6V3c0-1.500 2.300-1.500 2.300 0v7.600h.6V4c0-1.500 2.200-1.500 2.200 0v7h.6V6.800c0-1.400 2-1.400 2 0v8.700L16.500 22.500Z"/>"#,
    ),
    // An eye without a lid.
    (
        "sauron",
        r#"<path d="M1.800 12C5 7 8.300 4.800 12 4.800S19 7 22.200 12C19 17 15.700 19.200 12 19.200S5 17 1.800 12Z"/><path class="f" d="M12 5.500c2.300 4.300 2.300 8.700 0 13-2.300-4.300-2.300-8.700 0-13Z"/>"#,
    ),
    // A coiled serpent.
    (
        "southrons",
        r#"<path d="M4 20.500c6 2.500 14 1.500 14-3 0-5-12-2.500-12-8C6 4.500 13 3.500 17 6.500l3.500-1.500M17 6.500l3.500 2"/><path class="f" d="M15.500 4.300c2 0 3.300 1 3.800 2.300-1 1.600-2.800 2-4.600 1.200Z"/>"#,
    ),
    (
        "ring",
        r#"<circle cx="12" cy="12" r="8.500"/><circle cx="12" cy="12" r="5"/>"#,
    ),
    // A sword, for whoever has a name.
    (
        "character",
        r#"<path d="M12 2v14M7 15.500h10M12 16v5"/><path class="f" d="M10.800 20h2.400v2.500h-2.400ZM12 1l1.600 3v10h-3.200V4Z"/>"#,
    ),
    // Banners.
    (
        "army",
        r#"<path d="M7 22V3M17 22V3"/><path class="f" d="M7 3.500h7.500l-2 3 2 3H7Z"/><path d="M17 9.500h5l-1.500 2.500 1.500 2.500h-5"/>"#,
    ),
    // A horn that calls to arms.
    (
        "muster",
        r#"<path d="M3 6.500C5 15 11 19 21 17.500M3 6.500 7 5c1.500 5 6 8 14 7.500M21 11v8M9 14.500l2-3.500"/><path d="M5 17.500l-2 2M8.500 19l-1 2.500"/>"#,
    ),
    // A seeing-stone.
    (
        "event",
        r#"<circle cx="12" cy="10.500" r="8"/><path d="M6.500 21.500h11M8.500 18l-1 3.500M15.500 18l1 3.500M8 8.500c1-2.300 2.800-3.300 5-3.300"/><path class="f" d="M12 8.500 13 10.500 15 11.500 13 12.500 12 14.500 11 12.500 9 11.500 11 10.500Z"/>"#,
    ),
    // A star over the western sea.
    (
        "will",
        r#"<path class="f" d="M12 1.500 13.500 7 18 5 15 9.500l5 1.500H4l5-1.500L6 5l4.500 2Z"/><path d="M2.500 15q2.400-2 4.800 0t4.800 0 4.700 0 4.700 0M4.500 19q2.400-2 4.800 0t4.800 0 4.700 0"/>"#,
    ),
    (
        "eye",
        r#"<path d="M1.800 12C5 7 8.300 4.800 12 4.800S19 7 22.200 12C19 17 15.700 19.200 12 19.200S5 17 1.800 12Z"/><path class="f" d="M12 5.500c2.300 4.300 2.300 8.700 0 13-2.300-4.300-2.300-8.700 0-13Z"/>"#,
    ),
    // A hood with nobody in it.
    (
        "nazgul",
        r#"<path d="M12 2.500c-4.300 1.200-6.400 5-6.400 9.500L3.500 21.500l4-1.300L12 21.800l4.500-1.600 4 1.300L18.400 12c0-4.500-2.100-8.300-6.400-9.500Z"/><path class="f" d="M12 6.300c-2.400 1-3.500 3.200-3.400 6 .1 2.200 1.400 4 3.400 5 2-1 3.300-2.800 3.400-5 .1-2.800-1-5-3.400-6Z"/>"#,
    ),
    // A leaf brooch.
    (
        "fellowship",
        r#"<path d="M12 21.500C6 18 4.200 12.500 6.200 7.500 8.500 7 10.600 5.300 12 2.500c1.400 2.800 3.500 4.500 5.800 5 2 5-.2 10.500-5.800 14ZM12 7v11M12 11.500 9 9.300M12 11.500l3-2.200M12 15.500l-3.600-2.700M12 15.500l3.600-2.700"/>"#,
    ),
    // A flame.
    (
        "corruption",
        r#"<path d="M12 2c1 4-5 6.500-5.500 12 0 4.500 2.500 7.500 5.500 7.500s5.500-3 5.500-7.500c-.2-2.500-1.300-4-2.500-5.500 0 2-.8 3-2 3.500C13.500 9 14 5 12 2Z"/>"#,
    ),
    (
        "stop",
        r#"<path d="M8 2.500h8L21.500 8v8L16 21.500H8L2.500 16V8ZM7 12h10"/>"#,
    ),
];

/// All signs as symbols `war-s-NAME`, and the pictures' outlines. Put it once on the page of the war, before what uses it.
pub fn signs() -> Markup {
    html! {
        svg #war-signs .sprite aria-hidden="true" width="0" height="0" {
            defs {
                @for (name, drawing) in SIGNS {
                    symbol id={ "war-s-" (name) } viewBox="0 0 24 24" { (PreEscaped(drawing)) }
                }
            }
        }
    }
}

/// A sign within a drawing, around the origin.
pub(crate) fn mark(name: &str, size: f32) -> Markup {
    debug_assert!(SIGNS.iter().any(|(known, _)| *known == name), "no sign '{name}'");
    let from = canvas::art::pen::num(-size / 2.0);
    let size = canvas::art::pen::num(size);
    html! { use .wm-mark href={ "#war-s-" (name) } x=(from) y=(from) width=(size) height=(size) {} }
}

/// A sign as large as the text around it, outside a drawing.
pub(crate) fn icon(name: &str) -> Markup {
    html! { svg .icon aria-hidden="true" viewBox="0 0 24 24" { use href={ "#war-s-" (name) } {} } }
}

/// The shield of a nation around the origin.
pub(crate) fn shield(nation: Nation, half: f32) -> Markup {
    let h = |part: f32| canvas::art::pen::num(half * part);
    html! {
        path .wm-shield d={ "M" (h(-0.9)) " " (h(-1.0)) "H" (h(0.9)) "V" (h(0.1)) "Q" (h(0.9)) " " (h(0.75)) " 0 " (h(1.1))
            "Q" (h(-0.9)) " " (h(0.75)) " " (h(-0.9)) " " (h(0.1)) "Z" } {}
        (mark(nation.id(), half * 1.35))
    }
}
