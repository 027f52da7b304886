//! What the dice show, and the hobbits: our own line drawings, stroke 1.75, round joins. Lines take the
//! colour of the text; class `f` is filled with it.

/// Name and drawing.
pub const SIGNS: &[(&str, &str)] = &[
    // A plain band, seen from a little above, with the gleam that runs round it.
    (
        "ring",
        r#"<circle cx="12" cy="12" r="9.5"/><circle cx="12" cy="12" r="5.6"/><path d="M6.3 8.7q.9-1.5 2.3-2.3M15.5 17.6q1.400-.9 2.2-2.3"/>"#,
    ),
    // The hat, its brim and bent tip, and the staff.
    (
        "gandalf",
        r#"<path d="M2.5 17.6c4-2 11-2 14.5 0-4 1.9-10.6 1.9-14.5 0ZM5.3 16.5C6.6 12 8 7 10.6 3.2c1 .5 2 1.3 2.7 2.5l-1.8-.4c1.2 3.6 2 7.3 2.9 11.1"/><path d="M20 21.5V7.5M20 7.5c-1.7-.8-1.7-3.2 0-4.5 1.7 1.3 1.7 3.7 0 4.5"/>"#,
    ),
    // The leaf brooch of an elven cloak.
    (
        "fellowship",
        r#"<path d="M12 21.5C6 18 4.2 12.5 6.2 7.5 8.5 7 10.6 5.3 12 2.5c1.4 2.8 3.5 4.5 5.8 5 2 5-.2 10.5-5.8 14Z"/><path d="M12 7v11M12 11.5 9 9.3M12 11.5l3-2.2M12 15.5l-3.6-2.7M12 15.5l3.6-2.7"/>"#,
    ),
    // A helm with horns, slit eyes and teeth.
    (
        "orc",
        r#"<path d="M6 10c0-3.6 2.5-6 6-6s6 2.4 6 6v4.5L15.5 20h-7L6 14.5Z"/><path d="M6 9.5C3.8 9 2.6 7 2.7 4.2 3.8 5.8 5.3 6.5 7.2 6.6M18 9.5c2.2-.5 3.4-2.5 3.3-5.3-1.1 1.6-2.6 2.3-4.5 2.4"/><path d="m8.3 10.7 2.7 1.6M15.7 10.7 13 12.3M9 16.2l1.2-1.2 1.2 1.4.6-1.4.6 1.4 1.2-1.4 1.2 1.2"/>"#,
    ),
    // A hood with nobody in it.
    (
        "nazgul",
        r#"<path d="M12 2.5c-4.3 1.2-6.4 5-6.4 9.5L3.5 21.5l4-1.3L12 21.8l4.5-1.6 4 1.3L18.4 12c0-4.5-2.1-8.3-6.4-9.5Z"/><path class="f" d="M12 6.3c-2.4 1-3.5 3.2-3.4 6 .1 2.2 1.4 4 3.4 5 2-1 3.3-2.8 3.4-5 .1-2.8-1-5-3.4-6Z"/>"#,
    ),
    // The tree, its crown, and stars above.
    (
        "white_tree",
        r#"<path d="M12 21.5V11M9 21.5c1.5-.3 2.5-1 3-2.5.5 1.5 1.5 2.2 3 2.5M12 16c-3.5 0-6-1.7-6.8-5M12 16c3.5 0 6-1.7 6.8-5M12 12.5c-2-.6-3.3-2-3.6-4.3M12 12.5c2-.6 3.3-2 3.6-4.3M8.2 14.8c-.6-1.3-.5-2.7.1-4M15.8 14.8c.6-1.3.5-2.7-.1-4"/><path class="f" d="M12 3.2v.1M7 4.7v.1M17 4.7v.1M3.7 7.8v.1M20.3 7.8v.1"/>"#,
    ),
    // The suits of Las Dos Torres that have no sign yet.
    (
        "hills",
        r#"<path d="M2.500 19C5 12 10 11 13 15M8 19.500c3-7 10-9 13.500-1.500M2.500 20.500h19M15 9.500a2.500 2.500 0 1 0 .01 0"/>"#,
    ),
    (
        "mountains",
        r#"<path d="M2 20.500 9 7l3.500 6L16 3.500l6 17ZM6.700 11.500l2.300 2 2-2.200M14 9l2 2.500 2.300-2"/>"#,
    ),
    (
        "forests",
        r#"<path d="M12 2.500 7.500 9h2L5.500 14.500H8L4 19.500h16l-4-5h2.500L14.500 9h2ZM12 19.500v2.500"/>"#,
    ),
    (
        "tower",
        r#"<path d="M7 21.500 8 9H6.500V3.500H9V6h1.800V3.500h2.400V6H15V3.500h2.500V9H16l1 12.500ZM8 9h8M10.500 21.500V17q1.500-2 3 0v4.500M12 12v2"/>"#,
    ),
    (
        "fatigue",
        r#"<path d="M4 20.500h16M6 20.500c-.5-5 2-8 5-8.500M11 12c2.500.5 3.500 2 3.500 4l4 4.500M18.500 20.500 20 7"/><circle cx="9.500" cy="8" r="3"/>"#,
    ),
    // The hobbits: each has a shape of its own, whatever its colour.
    ("frodo", r#"<circle cx="12" cy="12" r="9.5"/>"#),
    (
        "sam",
        r#"<rect x="3.5" y="3.5" width="17" height="17" rx="2.5"/>"#,
    ),
    ("merry", r#"<path d="M12 1.8 21.8 12 12 22.2 2.2 12Z"/>"#),
    (
        "pippin",
        r#"<path d="M3.5 3.2h17V12c0 5-3.5 8.3-8.5 10.2C7 20.3 3.5 17 3.5 12Z"/>"#,
    ),
];
