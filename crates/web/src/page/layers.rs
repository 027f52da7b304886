//! The parts of a page that change by themselves.

use maud::{Markup, PreEscaped};
use seen::{Layer, Part};

/// A part of the page as a game has drawn it, with the layers in it.
pub(super) fn composed(id: &str, drawing: &Markup, layers: &[canvas::Layer]) -> Layer {
    let whole = canvas::whole(&drawing.0, layers);
    let part = |(id, at)| Part { id, at };
    Layer { id: id.to_owned(), html: whole.html, parts: whole.parts.into_iter().map(part).collect() }
}

/// A part of the page without parts of its own.
pub(super) fn plain(id: &str, drawing: Markup) -> Layer {
    Layer::new(id, drawing.0)
}

/// A composed layer inside a page.
pub(super) fn spliced(layer: Layer) -> Markup {
    PreEscaped(layer.html)
}
