//! The parts of a page that change by themselves.

use maud::{Markup, PreEscaped};
use seen::{Layer, Part};

/// What a game has drawn as one part of the page, with the layers in it.
pub(super) fn composed(id: &str, drawing: &Markup, layers: &[canvas::Layer]) -> Layer {
    let whole = canvas::whole(&drawing.0, layers);
    let part = |(id, at)| Part { id, at };
    Layer {
        id: id.to_owned(),
        html: whole.html,
        parts: whole.parts.into_iter().map(part).collect(),
    }
}

/// The same drawing and, as layers of their own, those in it. Where they belong, an empty element with `data-kept`
/// tells the page to leave in place what it has.
pub(super) fn apart(id: &str, drawing: &Markup, layers: &[canvas::Layer]) -> Vec<Layer> {
    let inner = canvas::whole(&drawing.0, layers).parts;
    let inner = inner
        .iter()
        .filter_map(|(id, _)| layers.iter().find(|layer| layer.id == *id));
    let inner = inner.map(|layer| Layer::new(layer.id.as_str(), layer.html.as_str()));
    std::iter::once(Layer::new(id, drawing.0.as_str()))
        .chain(inner)
        .collect()
}

/// A part of the page without parts of its own.
pub(super) fn plain(id: &str, drawing: Markup) -> Layer {
    Layer::new(id, drawing.0)
}

/// A composed layer inside a page.
pub(super) fn spliced(layer: Layer) -> Markup {
    PreEscaped(layer.html)
}
