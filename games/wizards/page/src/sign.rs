//! The signs of the game, each drawn once for the whole page: kinds of cards, numbers, skills, peoples, lands and sites.

use canvas::art::pen::num;
use maud::{Markup, PreEscaped, html};

/// Name and drawing on a grid of 24 units. Lines take the colour of the text; class `f` is filled with it.
const SIGNS: &[(&str, &str)] = &[
    // Kinds of cards.
    (
        "character",
        r#"<circle cx="12" cy="7.5" r="4"/><path d="M4.5 21c.6-5 3.400-8 7.500-8s6.900 3 7.500 8Z"/>"#,
    ),
    ("item", r#"<path d="M7 9h10l2 12H5ZM9 9c-2-4 8-4 6 0M12 12v5"/>"#),
    (
        "ally",
        r#"<path d="M3 10c3-1 4 2 6.500 2.500L12 15M21 10c-3-1-4 2-6.500 2.500L9 18.500M3 17l3 1 4 3 5-1 3-2 3-1"/><circle cx="8" cy="5" r="2"/><circle cx="16" cy="5" r="2"/>"#,
    ),
    ("faction", r#"<path d="M7 22V3M7 4h11l-3 4 3 4H7M3.500 22h7"/>"#),
    (
        "resource",
        r#"<path d="M6 3h9l4 4v14H6ZM15 3v4h4M9 11h7M9 14.500h7M9 18h4"/>"#,
    ),
    (
        "creature",
        r#"<path d="M3.500 5c2.500.5 4 2 4.500 4 2.500-1.500 5.500-1.500 8 0 .5-2 2-3.500 4.500-4 .2 3-.6 5.500-2.200 7.200C18 18 15.500 21 12 21s-6-3-6.300-8.800C4.100 10.500 3.300 8 3.500 5ZM8.500 13l2 1.300M15.500 13l-2 1.300M9.500 17.500l1.200-.9 1.300 1 1.300-1 1.200.9"/>"#,
    ),
    (
        "hazard",
        r#"<path d="M13.500 2 5 13.500h6L9.500 22 19 9.500h-6.500Z"/>"#,
    ),
    (
        "agent",
        r#"<path d="M5 21c0-9 1-17 7-18.500C18 4 19 12 19 21l-3.500-1.500L12 21.500l-3.500-2Z"/><path d="M8.500 11c1-2.500 6-2.500 7 0-1 2-2 2.800-3.500 2.800S9.500 13 8.500 11Z"/>"#,
    ),
    (
        "site",
        r#"<path d="M12 22c-4.500-5-7-9-7-12.500a7 7 0 0 1 14 0C19 13 16.500 17 12 22Z"/><circle cx="12" cy="9.500" r="2.500"/>"#,
    ),
    // Numbers.
    (
        "points",
        r#"<path d="M12 2.500 14.900 8.700l6.600.8-4.900 4.600 1.300 6.700L12 17.500l-5.900 3.300 1.300-6.700L2.500 9.500l6.600-.8Z"/>"#,
    ),
    (
        "strikes",
        r#"<path d="M4 4l9 9M8 3l8 8M3 8l8 8M15 15l5.500 5.500M13 17l4-4"/>"#,
    ),
    (
        "prowess",
        r#"<path d="M19.500 3 10 14M19.500 3l-.5 4-8 8.500M19.500 3l-4 .5-8 8.500M6 12l6 6M9 15l-5.500 5.500M3 18.500 5.500 21"/>"#,
    ),
    (
        "body",
        r#"<path d="M12 2.500 20 5v7c0 5-3.500 8-8 9.500C7.500 20 4 17 4 12V5Z"/>"#,
    ),
    (
        "mind",
        r#"<path d="M9 21h6M9.500 18h5M12 2.500a6.500 6.500 0 0 0-4 11.600c1 .8 1.500 1.700 1.500 3.900h5c0-2.200.5-3.100 1.500-3.900A6.500 6.500 0 0 0 12 2.500Z"/>"#,
    ),
    (
        "influence",
        r#"<path d="M3 18.500 2.500 8l5 4L12 5l4.500 7 5-4-.5 10.500Z"/>"#,
    ),
    (
        "corruption",
        r#"<circle cx="12" cy="13" r="7.500"/><circle cx="12" cy="13" r="4"/><path d="M9 3.500 12 6l3-2.500"/>"#,
    ),
    (
        "limit",
        r#"<path d="M12 2.500 22 20.500H2ZM12 9v5.500M12 17.200v.6"/>"#,
    ),
    // Skills.
    (
        "warrior",
        r#"<path d="M4 3l11 12M4 3v3.500L13 17M20 3 9 15M20 3v3.500L11 17M5 15l5 5M19 15l-5 5M3.500 20.500l3-3M20.500 20.500l-3-3"/>"#,
    ),
    (
        "scout",
        r#"<path d="M8.500 3C6 3 5 6 5.500 9c.3 2 1 3 1 4.500h4.500c0-2 1-3 .8-5.500C11.500 5 10.500 3 8.500 3ZM6.800 16.500c0 2 .7 3 2 3s2-1 2-3ZM16.500 7c-2 0-3 2-3 4.500 0 2 .8 3 .8 4.500h3.700c.2-2 1-2.500 1-5 0-2.500-1-4-2.500-4ZM14.500 18.500c0 2 .6 3 1.800 3s1.800-1 1.800-3Z"/>"#,
    ),
    (
        "ranger",
        r#"<path d="M6 2.500c9 3.500 9 15.500 0 19M6 2.500 8.500 12 6 21.500M3 12h18M17 8.500l4 3.500-4 3.500"/>"#,
    ),
    (
        "sage",
        r#"<path d="M12 6c-2.500-1.700-5.500-2.200-9-1.700v14c3.500-.5 6.500 0 9 1.700 2.500-1.700 5.500-2.200 9-1.700v-14c-3.500-.5-6.500 0-9 1.700ZM12 6v14"/>"#,
    ),
    (
        "diplomat",
        r#"<path d="M6 3h11c2.500 0 2.500 4 0 4h-2M6 3c-2.500 0-2.500 4 0 4h1v11c0 2 1 3 3 3h8c2.500 0 2.500-4 0-4h-3V7M9.500 10.500H13M9.500 14H13"/>"#,
    ),
    // Peoples and creatures.
    (
        "elf",
        r#"<path d="M12 2 13.500 9 19 5l-4 5.500 7 1.500-7 1.500L19 19l-5.500-4L12 22l-1.500-7L5 19l4-5.500L2 12l7-1.500L5 5l5.500 4Z"/>"#,
    ),
    (
        "hobbit",
        r#"<path d="M4 9h9v5c0 3-2 4.500-4.500 4.500S4 17 4 14ZM13 11l6.500-5M19.500 6c1.500-1 1.500-2.500.5-3.500M7 6c0-1.500 1.500-1.500 1.500-3"/>"#,
    ),
    (
        "dwarf",
        r#"<path d="M12 3v19M12 5c3-3 6.500-2.500 9-1-1.500 2-1.500 5 0 7-2.500 1.500-6 2-9-1M12 5C9 2 5.500 2.500 3 4c1.500 2 1.500 5 0 7 2.500 1.500 6 2 9-1"/>"#,
    ),
    (
        "dunadan",
        r#"<path d="M12 22V11M12 16c-3.500 0-6-1.700-6.800-5M12 16c3.500 0 6-1.700 6.800-5M12 12.500c-2-.6-3.300-2-3.600-4.300M12 12.500c2-.6 3.300-2 3.600-4.300M9 22h6"/><path class="f" d="M12 3v.1M7 4.700v.1M17 4.700v.1M4 7.800v.1M20 7.800v.1"/>"#,
    ),
    (
        "man",
        r#"<path d="M5 14C5 7 8 4 12 4s7 3 7 10v3.500L15.500 20v-6h-7v6L5 17.500ZM12 4v10M12 4c0-1 1-2 2.500-2"/>"#,
    ),
    (
        "wizard",
        r#"<path d="M3.500 18.600c5-2.300 12-2.300 17 0-5 2.200-12 2.200-17 0ZM7 17C8.500 12 10 7 12.800 2.500c1.200.6 2 1.600 2.500 3l-1.800-.5c1.300 4 2.400 8 3.500 12"/>"#,
    ),
    (
        "orc",
        r#"<path d="M6 10c0-3.600 2.500-6 6-6s6 2.400 6 6v4.500L15.500 20h-7L6 14.500ZM6 9.500C3.800 9 2.600 7 2.700 4.200 3.800 5.800 5.300 6.500 7.200 6.600M18 9.500c2.200-.5 3.400-2.500 3.300-5.300-1.100 1.600-2.600 2.300-4.500 2.400M8.300 10.700l2.700 1.600M15.700 10.700 13 12.300M9 16.200l1.200-1.200 1.200 1.400.6-1.400.6 1.400 1.200-1.400 1.200 1.200"/>"#,
    ),
    (
        "troll",
        r#"<path d="M4 20V9.500L7.500 4h9L20 9.500V20h-5l-3-2.500L9 20ZM8 10.500h2.500M13.500 10.500H16M9 15h6M10 15v-1.500M14 15v-1.500"/>"#,
    ),
    (
        "undead",
        r#"<path d="M5 11c0-5 3-8 7-8s7 3 7 8c0 2.500-1 4-2.500 5v3.500h-9V16C6 15 5 13.500 5 11ZM10.500 19.500V17M13.500 19.500V17M11.300 14.500 12 13l.7 1.500Z"/><circle cx="9" cy="10.500" r="1.600"/><circle cx="15" cy="10.500" r="1.600"/>"#,
    ),
    (
        "wolf",
        r#"<path d="M4 3l4 4h8l4-4v8l-2 4-3.500 2L12 21.500 9.500 17 6 15l-2-4ZM8.500 11l2 1M15.500 11l-2 1M11 17h2"/>"#,
    ),
    (
        "spider",
        r#"<circle cx="12" cy="14" r="3.700"/><circle cx="12" cy="8.300" r="2"/><path d="M8.600 12.500 4 10V5.500M8.300 15 3.500 16.500 3 21M15.400 12.500 20 10V5.500M15.700 15l4.800 1.500.5 4.500M10.300 8 7 5.500V2.500M13.700 8 17 5.500V2.500"/>"#,
    ),
    (
        "animal",
        r#"<path d="M12 12c-3 0-5.500 3-5.500 5.500 0 2 1.500 3 3 3 1 0 1.700-.5 2.500-.5s1.500.5 2.500.5c1.500 0 3-1 3-3 0-2.500-2.500-5.500-5.500-5.500Z"/><ellipse cx="5" cy="11" rx="1.700" ry="2.400"/><ellipse cx="9.300" cy="6.500" rx="1.700" ry="2.600"/><ellipse cx="14.700" cy="6.500" rx="1.700" ry="2.600"/><ellipse cx="19" cy="11" rx="1.700" ry="2.400"/>"#,
    ),
    (
        "dragon",
        r#"<path d="M2.500 7 8 8.500 11 4l1 4c5 0 9 2.500 9.500 8-2-2-4-3-6-3l1.500 4c-4 0-6-1-8-3.500C7.500 17 6 18.500 3 19c1.500-1.500 2-3 2-5C5 11.500 4 9 2.500 7Z"/><path class="f" d="M9 10.500v.1"/>"#,
    ),
    (
        "nazgul",
        r#"<path d="M12 2.500c-4.300 1.200-6.400 5-6.400 9.500L3.500 21.500l4-1.300L12 21.800l4.500-1.600 4 1.300L18.400 12c0-4.500-2.100-8.300-6.400-9.500Z"/><path class="f" d="M12 6.300c-2.400 1-3.500 3.200-3.400 6 .1 2.200 1.400 4 3.400 5 2-1 3.300-2.800 3.400-5 .1-2.800-1-5-3.400-6Z"/>"#,
    ),
    (
        "ent",
        r#"<path d="M10 22c.5-4 .3-7-.5-9.500M14 22c-.5-4-.3-7 .5-9.500M9.500 12.500C6 13 3.500 10.500 4 7.500 6 7 6 5 8.500 4.500 9 2 15 2 15.500 4.500 18 5 18 7 20 7.500c.5 3-2 5.500-5.500 5Z"/><path class="f" d="M10 9v.1M14 9v.1"/>"#,
    ),
    (
        "giant",
        r#"<path d="M9 9h6l3 6-2 7h-3l-1-5-1 5H8l-2-7ZM15 9l5-6M19 2l3 2"/><circle cx="12" cy="5" r="2.700"/>"#,
    ),
    (
        "awakened_plant",
        r#"<path d="M12 22V9M12 9C9 9 7 7 7 3c4 0 5 3 5 6ZM12 12c2.500 0 4.500-1.500 5-5-3.500 0-5 2-5 5ZM12 16c-2.500 0-5-.5-7-3M12 18c2.500 0 5-.5 7-3M12 22c-2-1.500-4-1.500-6 0M12 22c2-1.500 4-1.500 6 0"/>"#,
    ),
    (
        "pukel_creature",
        r#"<path d="M8 10V5.500C8 3.500 9.500 2.500 12 2.500s4 1 4 3V10M6 10h12v6H6ZM4.500 16h15V22h-15ZM10 6.500h1M13 6.500h1M9 13h6"/>"#,
    ),
    (
        "wose",
        r#"<path d="M6 5.500C6 3.500 18 3.500 18 5.500v11c0 3-12 3-12 0ZM6 5.500c0 2.500 12 2.500 12 0M6 9l6 9 6-9M9 6.800 6 13M15 6.800l3 6.200"/>"#,
    ),
    (
        "eagle",
        r#"<path d="M2 5c3.500 0 6 1.500 8 4l2-1.500L14 9c2-2.500 4.500-4 8-4-.5 5-3 8.500-7 9.500L17 20l-3-1-2 2.500L10 19l-3 1 2-5.500C5 13.500 2.500 10 2 5Z"/>"#,
    ),
    (
        "balrog",
        r#"<path d="M12 22c-4.500 0-7-2.800-7-6.500 0-3 2-4.500 3-7 1 1 1.500 2 1.500 3C11 9 11 5.500 10 2c4 2 9 7.500 9 13.500 0 3.700-2.500 6.500-7 6.500ZM12 22c-2 0-3-1.300-3-3s1.500-2.500 2.500-4.500c2 1.500 3.500 3 3.500 4.500s-1 3-3 3Z"/>"#,
    ),
    (
        "slayer",
        r#"<path d="M4 20 14 10M14 10l6-7-1 6-5 5ZM4 20l-1-1M6.500 14l3.500 3.500M12 18l4 3"/>"#,
    ),
    ("special", r#"<path d="M12 3v18M4 7.500l16 9M20 7.500l-16 9"/>"#),
    // Lands of a site path.
    (
        "wilderness",
        r#"<path d="M8 3 3.500 10h2.300L2.500 15.500H7V20h2v-4.500h4.500L10.200 10h2.300ZM17 8l-3 5h1.500L13.500 17H16v3h2v-3h3.500l-2.500-4H20.500Z"/>"#,
    ),
    (
        "border_land",
        r#"<path d="M3 20V9M3 12h18M21 20V9M9 20V9M15 20V9M3 16.500h18M3 9l1-2M9 9l1-2M15 9l1-2M21 9l-.5-2"/>"#,
    ),
    (
        "free_domain",
        r#"<path d="M12 2.500v3M4 5.500l2 2M20 5.500l-2 2M2 13h3M19 13h3M6.500 17a6 6 0 1 1 11 0M2.500 19.500h19"/>"#,
    ),
    (
        "shadow_land",
        r#"<path d="M2.500 19.500 9 9l3.500 5L16 8.500l5.500 11ZM15.500 2a4 4 0 0 0 5 5 4 4 0 1 1-5-5Z"/>"#,
    ),
    (
        "dark_domain",
        r#"<path d="M2.500 12C5 7.800 8.200 5.700 12 5.700s7 2.100 9.500 6.300c-2.500 4.200-5.700 6.300-9.500 6.300S5 16.200 2.500 12Z"/><path class="f" d="M12 6.500c2 3.700 2 7.300 0 11-2-3.700-2-7.300 0-11Z"/>"#,
    ),
    (
        "coastal_sea",
        r#"<path d="M2 8c2.500-3 4.500-3 6.700 0s4.200 3 6.600 0 4.200-3 6.700 0M2 13.500c2.500-3 4.500-3 6.700 0s4.200 3 6.600 0 4.200-3 6.700 0M2 19c2.500-3 4.500-3 6.700 0s4.200 3 6.600 0 4.200-3 6.700 0"/>"#,
    ),
    // Sites.
    (
        "haven",
        r#"<path class="f" d="M12 2l2.900 6.600 7.100.7-5.400 4.700 1.600 7-6.200-3.700-6.200 3.700 1.600-7L2 9.300l7.100-.7Z"/>"#,
    ),
    (
        "free_hold",
        r#"<path d="M4 21V8h3V5h3v3h4V5h3v3h3v13ZM10 21v-5a2 2 0 0 1 4 0v5M4 12h16"/>"#,
    ),
    (
        "border_hold",
        r#"<path d="M3.500 12 12 4l8.500 8M5.500 10.500V21h13V10.500M10 21v-6h4v6"/>"#,
    ),
    (
        "ruins_and_lairs",
        r#"<path d="M3 21h18M5 21V7l3-2v16M11 21V11l3 1.500V21M17 21v-6l2.500-2V21M8 9.500h2.500M14 17h3"/>"#,
    ),
    (
        "shadow_hold",
        r#"<path d="M4 21 6 9l2.500-1L8 4.500 12 2l4 2.500-.5 3.500L18 9l2 12ZM10 21v-4l2-2 2 2v4M9.500 11h5"/>"#,
    ),
    (
        "dark_hold",
        r#"<path class="f" d="M4 21V9L2.500 5.500 6 7V3l3 3.500L12 2l3 4.500L18 3v4l3.500-1.500L20 9v12h-5.500v-4a2.500 2.500 0 0 0-5 0v4Z"/>"#,
    ),
    // Items.
    (
        "minor",
        r#"<path d="M9 8h6c4 4 5 12 0 13H9C4 20 5 12 9 8ZM9 8l-1.500-4h9L15 8M9 13h6"/>"#,
    ),
    (
        "major",
        r#"<path d="M12 2v13M9.500 15h5M12 15v6M12 2l2 3v10h-4V5ZM8 15h8M10.500 21.500h3"/>"#,
    ),
    (
        "greater",
        r#"<path d="M5 9.500 9 4h6l4 5.500L12 21ZM5 9.500h14M9 4l-.5 5.500L12 21l3.500-11.500L15 4"/>"#,
    ),
    (
        "gold_ring",
        r#"<circle cx="12" cy="14" r="7"/><circle cx="12" cy="14" r="4.300"/><path d="M9.500 7.500 12 2.500l2.500 5"/>"#,
    ),
    // Durations of events.
    ("short", r#"<path d="M4 12h12M12 6l6.500 6-6.500 6"/>"#),
    (
        "long",
        r#"<path d="M6 2.500h12M6 21.500h12M7.500 2.500v3c0 3 4.500 4 4.500 6.500s-4.500 3.500-4.500 6.500v3M16.500 2.500v3c0 3-4.500 4-4.500 6.500s4.500 3.500 4.500 6.500v3"/>"#,
    ),
    (
        "permanent",
        r#"<path d="M12 7v14M12 21c-5 0-8-3-8.500-7.500l2.500 2M12 21c5 0 8-3 8.500-7.500l-2.500 2M8 10.500h8"/><circle cx="12" cy="4.700" r="2.200"/>"#,
    ),
    // How cards lie, and where.
    (
        "tapped",
        r#"<path d="M19.500 12a7.500 7.500 0 1 1-3-6M17 2v4.500h-4.500"/>"#,
    ),
    (
        "wounded",
        r#"<path d="M12 2.500c4 5 6.500 8.500 6.500 12a6.500 6.500 0 0 1-13 0c0-3.500 2.500-7 6.500-12ZM9 15c0 2 1 3 3 3"/>"#,
    ),
    (
        "guard",
        r#"<path d="M6 3h12v18H6ZM9 12c1.500-2.500 4.500-2.500 6 0-1.500 2.500-4.500 2.500-6 0Z"/><path class="f" d="M12 12v.1"/>"#,
    ),
    ("deck", r#"<path d="M5 6h11v15H5ZM8 6V3h11v15h-3"/>"#),
    (
        "hand",
        r#"<path d="M3 9l5-2 5 12-5 2ZM9.500 10l5-5.500 8 7-8 8.500-1.500-1"/>"#,
    ),
    ("discard", r#"<path d="M4 14l6-8 10 4-6 9ZM7 20h12"/>"#),
    ("sideboard", r#"<path d="M3 6h18v13H3ZM3 10h18M9 10v9M15 10v9"/>"#),
    (
        "road",
        r#"<path d="M9 21c-4-5 6-7 2.500-11S12 4.500 15 3M14.500 21C12 16 21 12 16 9"/>"#,
    ),
    (
        "unique",
        r#"<path class="f" d="M12 5l2 5 5 2-5 2-2 5-2-5-5-2 5-2Z"/>"#,
    ),
];

/// All of them, to be put once on the page.
pub(crate) fn signs() -> Markup {
    html! {
        svg .sprite aria-hidden="true" width="0" height="0" {
            @for (name, drawing) in SIGNS { symbol id={ "wzs-" (name) } viewBox="0 0 24 24" { (PreEscaped(drawing)) } }
        }
    }
}

/// Is there a sign of this name?
pub(crate) fn known(name: &str) -> bool {
    SIGNS.iter().any(|(known, _)| *known == name)
}

/// A sign in the text. It says nothing to a screen reader: a name stands beside it.
pub(crate) fn icon(name: &str) -> Markup {
    debug_assert!(known(name), "no sign '{name}'");
    html! { svg .icon .wz-icon aria-hidden="true" viewBox="0 0 24 24" { use href={ "#wzs-" (name) } {} } }
}

/// A sign with its name, for those who point at it or listen.
pub(crate) fn named(name: &str, what: &str) -> Markup {
    html! { span class={ "wz-sign wz-sign--" (name) } title=(what) { (icon(name)) span .unseen { (what) } } }
}

/// A sign on the map, around a point.
pub(crate) fn mark(name: &str, x: f32, y: f32, size: f32) -> Markup {
    debug_assert!(known(name), "no sign '{name}'");
    let half = size / 2.0;
    html! { use .wz-mark href={ "#wzs-" (name) } x=(num(x - half)) y=(num(y - half)) width=(num(size)) height=(num(size)) {} }
}

#[cfg(test)]
mod tests {
    use wizards::card::{ItemClass, Race, RegionKind, SiteKind, Skill};

    use super::*;

    #[test]
    fn every_people_skill_land_and_site_has_a_sign_of_its_own() {
        let races = Race::ALL.iter().map(|race| race.word());
        let skills = Skill::ALL.iter().map(|skill| skill.word());
        let lands = RegionKind::ALL.iter().map(|land| land.word());
        let sites = SiteKind::ALL.iter().map(|site| site.word());
        let items = ItemClass::ALL.iter().map(|class| class.word());
        for word in races.chain(skills).chain(lands).chain(sites).chain(items) {
            assert!(known(word), "no sign of '{word}'");
        }
        for (at, (name, drawing)) in SIGNS.iter().enumerate() {
            let others = &SIGNS[at + 1..];
            assert!(
                others
                    .iter()
                    .all(|(other, theirs)| other != name && theirs != drawing),
                "{name} twice"
            );
        }
    }
}
