//! The pictures that guests choose from: a sign each, on a ground of one of the house's colours.

use maud::{Markup, html};
use seen::Picture;

use super::context::PageContext;

/// The colour of the ground (a pigment of the stylesheet), and the lines of the sign on a grid of 24, within a ring.
const fn drawing(picture: Picture) -> (&'static str, &'static str) {
    match picture {
        // The sign of the inn: a horse's head.
        Picture::Pony => (
            "red",
            "M7.6 19c.4-2.9.2-4.6-.8-5.8l-1.6.8-1-1.8 3.9-4.6.6-2.6 2.1 1.8c4.3.6 6.9 4.4 6.6 12.2M13.6 9.2c1 1.4 1.4 3 1.4 5.2M9.6 9.9h.1",
        ),
        Picture::Star => (
            "blue",
            "M12 4.8l1.5 5.7 5.7 1.5-5.7 1.5L12 19.2l-1.5-5.7L4.8 12l5.7-1.5ZM8.3 8.3l-1-1M15.7 8.3l1-1M8.3 15.7l-1 1M15.7 15.7l1 1",
        ),
        Picture::Leaf => (
            "green",
            "M6.2 17.8C5.4 10.4 9.8 6 17.8 6c.4 7.8-3.9 12-10.3 10.4M6 18.6l7.2-7.6M9.8 14.6l.2-3.4M9.8 14.6l3.4.1",
        ),
        Picture::Mug => (
            "yellow",
            "M7.2 9v9.2h8V9M15.2 10.8h1.4a1.7 1.7 0 0 1 1.7 1.7v1.6a1.7 1.7 0 0 1-1.7 1.7h-1.4M7.2 9.2C5.7 7.7 7 5.6 8.8 6.2c.8-1.6 3.4-1.5 4 .1 1.7-.6 3.3 1 2.4 2.9ZM9.9 12v3.4M12.5 12v3.4",
        ),
        Picture::Mountain => ("black", "M4.6 17.6 10.4 7.2l3.4 6 1.5-2.4 4.1 6.8ZM8.5 10.7l1.9 1.3 1.8-1.5"),
        // With the neck of a swan.
        Picture::Ship => (
            "blue",
            "M5 14.6h13.2l-2.4 4H8.4C6.2 18.6 5 16.8 5 14.6ZM18.2 14.6c1-1.6.9-3.4-.4-4.2M11.6 14.6V5M11.6 5.4c3 1.5 4.3 3.8 4.4 6.7h-4.4M11.6 7.4c-2.1 1.1-3.2 2.6-3.5 4.7h3.5",
        ),
        Picture::Tree => (
            "green",
            "M12 19.2v-6.6M12 14.4l-2.6-2.2M12 12.4l2.4-2M8.6 14.8a3.7 3.7 0 0 1-1-6.8 4.6 4.6 0 0 1 8.8 0 3.7 3.7 0 0 1-1 6.8M9.6 19.2h4.8",
        ),
        Picture::Key => (
            "yellow",
            "M5.6 9a3.2 3.2 0 1 0 6.4 0 3.2 3.2 0 1 0-6.4 0M11.1 11.3l7.2 7.2M14.6 14.8l2-2M17 17.2l1.8-1.8",
        ),
        Picture::Moon => {
            ("black", "M14.8 5.2a7.1 7.1 0 1 0 4.4 9.4 6.2 6.2 0 0 1-4.4-9.4ZM17.4 7.6h.1M19 10.6h.1")
        }
        Picture::Axe => (
            "red",
            "M7.6 19.2 14.2 7M12.6 6c-1.2 3.1 0 5.8 3 7 1.8-.9 2.8-2.4 3.1-4.6-2.1-.5-4.2-1.3-6.1-2.4Z",
        ),
        Picture::Bow => (
            "green",
            "M8.4 5c6 .6 10 4.6 10.6 10.6M8.4 5 19 15.6M5.4 18.6 16.6 7.4M16.6 7.4h-2.8M16.6 7.4v2.8M5.4 18.6v-2.4M5.4 18.6h2.4",
        ),
        Picture::Harp => (
            "yellow",
            "M7.4 5.4v13.2h4.4c4.9 0 7-4.6 5.6-9.4-3.3 1.1-6.2-3.4-10-3.8ZM10.2 6.5v12M12.8 8.2v10.2M15.2 9.2v8",
        ),
        Picture::Lantern => (
            "red",
            "M8.6 9.6h6.8l1 7.6H7.6ZM9.4 9.6c0-4.4 5.2-4.4 5.2 0M12 6.2V4.4M7 19.4h10M12 15.6c-1.5-.9-1.2-2.3 0-3.5 1.2 1.2 1.5 2.6 0 3.5Z",
        ),
        Picture::Mushroom => (
            "black",
            "M5 12.4c0-4.6 3-7.2 7-7.2s7 2.6 7 7.2ZM10 12.4l-.4 5.2a2.4 2.4 0 0 0 4.8 0l-.4-5.2M9.2 9.2h.1M13.2 8h.1M15.6 10.2h.1",
        ),
        Picture::Raven => (
            "blue",
            "M4.4 9.8l3.2-1.3c.5-2.6 4-3.3 5.4-.9 2 3.5 3 5.2 6.6 7.7-2.5.9-4.9 1-6.9.6-2.8-.5-4.8-2.6-5.1-6.1M10.9 15.6l-.7 3.4M13.5 16.1l.3 2.9M10 8.6h.1",
        ),
        Picture::Hat => (
            "blue",
            "M4.4 17.2c3-1.5 5-1.9 7.6-1.9s4.6.4 7.6 1.9M7.8 15.7C8.8 11 10 7 14.8 4.8c-1.1 2-.7 3.1.2 4.6.8 1.5 1.2 3.9 1.2 6.3",
        ),
        Picture::Acorn => (
            "yellow",
            "M6 10.8c0-3.2 2.7-4.4 6-4.4s6 1.2 6 4.4ZM7 10.8c0 4.4 2.6 7 5 8.6 2.4-1.6 5-4.2 5-8.6M12 6.4c0-.8.3-1.4.9-1.8",
        ),
        Picture::Pipe => (
            "red",
            "M4.8 8.6h1.4c2.6 0 3 6 6 6h.6v-3.8h5.4v4c0 2.4-1.6 4-4 4h-2.4C8.2 18.8 8 10.6 4.8 10.2M15.6 8.6c-1-1.1 1-2 0-3.4",
        ),
    }
}

/// A guest's picture, as large as the text around it. It says nothing to a screen reader: a name stands beside it.
pub(super) fn portrait(picture: Picture) -> Markup {
    let (ground, lines) = drawing(picture);
    html! {
        svg class={ "portrait portrait--" (ground) } aria-hidden="true" viewBox="0 0 24 24" {
            circle cx="12" cy="12" r="11.2" {}
            path d=(lines) {}
        }
    }
}

/// All of them to choose from, and none: each is a button of its own.
pub(super) fn choose(ctx: &PageContext) -> Markup {
    let (language, own) = (ctx.language, ctx.reader.picture);
    html! {
        section #portraits .card {
            h2 { (language.text("house-your-picture")) }
            p { (language.text("house-call-me-note")) }
            form .portraits method="post" action="/me/picture" {
                @for picture in Picture::ALL.iter().copied() {
                    @let name = language.text(&format!("picture-{picture}"));
                    button .quiet type="submit" name="picture" value=(picture) title=(name) aria-label=(name) aria-pressed=(own == Some(picture)) { (portrait(picture)) }
                }
                @if own.is_some() { button .quiet type="submit" name="picture" value="" { (language.text("picture-none")) } }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two alike could not be told apart.
    #[test]
    fn each_is_drawn_otherwise() {
        let mut seen = std::collections::HashSet::new();
        assert!(Picture::ALL.iter().all(|picture| seen.insert(drawing(*picture).1)));
    }
}
