//! The parts of a drawing that change by themselves.

use std::collections::HashMap;
use std::ops::Range;

use maud::{Markup, PreEscaped};

/// An element of a drawing that is replaced by itself: so the land of a map is not sent with every pawn that moves on
/// it. Where it belongs an empty element with `data-kept` stands, which [`whole`] fills.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Layer {
    /// The element's name: `svg`, `div`.
    pub element: &'static str,
    /// The layer's id.
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
    /// The place of each layer in it, by its id, in order.
    pub parts: Vec<(String, Range<usize>)>,
}

/// The end of every placeholder, whichever layer it is of.
const KEPT: &str = "\" data-kept></";

/// Puts the layers where they belong. Those of another drawing are left out, and layers lie in no other layer. The drawing is
/// read once, however many layers there are.
pub fn whole(drawing: &str, layers: &[Layer]) -> Whole {
    let by_id = layers.iter().map(|layer| (layer.id.as_str(), layer));
    let by_id = by_id.collect::<HashMap<_, _>>();
    let mut whole = Whole::default();
    let mut from = 0;
    for (at, _) in drawing.match_indices(KEPT) {
        let Some(start) = drawing[from..at].rfind('<').map(|start| from + start) else {
            continue;
        };
        let id = drawing[start..at].split_once('"').map_or("", |(_, id)| id);
        let Some(layer) = by_id.get(id) else { continue };
        let place = layer.place().0;
        if !drawing[start..].starts_with(&place) {
            continue;
        }
        whole.html.push_str(&drawing[from..start]);
        let begins = whole.html.len();
        whole.html.push_str(&layer.html);
        whole.parts.push((layer.id.clone(), begins..whole.html.len()));
        from = start + place.len();
    }
    whole.html.push_str(&drawing[from..]);
    whole
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn layers_come_where_their_places_are() {
        let layer =
            |element, id: &str, html: &str| Layer { element, id: id.to_owned(), html: html.to_owned() };
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
        assert_eq!(cut.collect::<Vec<_>>(), [("x", &*layers[1].html), ("z", &*layers[0].html)]);
    }
}
