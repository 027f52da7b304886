//! The parts of a drawing that change by themselves.

use std::ops::Range;

use maud::{Markup, PreEscaped};

/// An element of a drawing that is replaced by itself: so the land of a map is not sent with every pawn that moves on
/// it. Where it belongs an empty element with `data-kept` stands, which [`whole`] fills.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Layer {
    /// The element's name: `svg`, `div`.
    pub element: &'static str,
    /// Its id.
    pub id: String,
    /// The element, whole.
    pub html: String,
}

impl Layer {
    /// The empty element that keeps the layer's place. A page that has the layer leaves it there.
    pub(crate) fn place(&self) -> Markup {
        let Self { element, id, .. } = self;
        PreEscaped(format!("<{element} id=\"{id}\" data-kept></{element}>"))
    }
}

/// A drawing with its layers in it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Whole {
    /// The drawing.
    pub html: String,
    /// Where each layer stands in it, by its id, in order.
    pub parts: Vec<(String, Range<usize>)>,
}

/// Puts the layers where they belong. Those of another drawing are left out, and layers lie in no other layer.
pub fn whole(drawing: &str, layers: &[Layer]) -> Whole {
    let mut found = Vec::new();
    let mut next = 0;
    for layer in layers {
        let place = layer.place().0;
        // They come in the order of the drawing, as a rule.
        let later = drawing[next..].find(&place).map(|at| next + at);
        if let Some(at) = later.or_else(|| drawing.find(&place)) {
            next = at + place.len();
            found.push((at..next, layer));
        }
    }
    found.sort_by_key(|(place, _)| place.start);
    let mut whole = Whole::default();
    let mut from = 0;
    for (place, layer) in found {
        whole.html.push_str(&drawing[from..place.start]);
        let start = whole.html.len();
        whole.html.push_str(&layer.html);
        whole.parts.push((layer.id.clone(), start..whole.html.len()));
        from = place.end;
    }
    whole.html.push_str(&drawing[from..]);
    whole
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn layers_come_where_their_places_are() {
        let layer = |element, id: &str, html: &str| Layer {
            element,
            id: id.to_owned(),
            html: html.to_owned(),
        };
        let layers = [
            layer("div", "z", "<div id=\"z\"><div></div></div>"),
            layer("svg", "x", "<svg id=\"x\" class=\"land\"><g></g></svg>"),
            layer("svg", "elsewhere", "<svg></svg>"),
        ];
        let drawing = "<p><svg id=\"x\" data-kept></svg><i></i></p><div id=\"z\" data-kept></div>";
        let Whole { html, parts } = whole(drawing, &layers);
        assert_eq!(
            html,
            "<p><svg id=\"x\" class=\"land\"><g></g></svg><i></i></p><div id=\"z\"><div></div></div>"
        );
        let cut = parts.iter().map(|(id, at)| (id.as_str(), &html[at.clone()]));
        assert_eq!(
            cut.collect::<Vec<_>>(),
            [("x", &*layers[1].html), ("z", &*layers[0].html)]
        );
    }
}
