//! What a page shows already, so that only what has changed is sent.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hasher};

use crate::Layer;

/// A fingerprint of each layer, and of each part of one, as it was last sent.
#[derive(Default)]
pub(super) struct Shown(HashMap<String, u64>);

impl Shown {
    /// What of these layers must be sent. A layer whose parts alone have changed is sent as those parts: the
    /// page has the rest, and so a place for each of them.
    pub(super) fn changed(&mut self, layers: Vec<Layer>) -> Vec<Layer> {
        let mut changed = Vec::new();
        for layer in layers {
            if self.note(&layer.id, layer.around_parts()) {
                for part in &layer.parts {
                    self.note(&part.id, [&layer.html[part.at.clone()]]);
                }
                changed.push(layer);
                continue;
            }
            for part in layer.parts {
                let html = &layer.html[part.at];
                if self.note(&part.id, [html]) {
                    changed.push(Layer::new(part.id, html));
                }
            }
        }
        changed
    }

    /// Is this new for that id?
    fn note<'a>(&mut self, id: &str, html: impl IntoIterator<Item = &'a str>) -> bool {
        let mut hasher = DefaultHasher::new();
        for piece in html {
            hasher.write(piece.as_bytes());
            hasher.write_u8(0xff);
        }
        let hash = hasher.finish();
        match self.0.get_mut(id) {
            Some(known) => std::mem::replace(known, hash) != hash,
            None => self.0.insert(id.to_owned(), hash).is_none(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Part;

    /// A board with two pieces in it.
    fn board(around: &str, red: &str, blue: &str) -> Layer {
        let mut layer = Layer::new("board", format!("<div>{around}"));
        for (id, piece) in [("red", red), ("blue", blue)] {
            let start = layer.html.len();
            layer.html.push_str(piece);
            let at = start..layer.html.len();
            layer.parts.push(Part { id: id.into(), at });
        }
        layer.html.push_str("</div>");
        layer
    }

    fn sent(shown: &mut Shown, layer: Layer) -> Vec<(String, String)> {
        let changed = shown.changed(vec![layer]).into_iter();
        changed.map(|layer| (layer.id, layer.html)).collect()
    }

    fn one(id: &str, html: &str) -> Vec<(String, String)> {
        vec![(id.into(), html.into())]
    }

    #[test]
    fn only_the_parts_that_changed_are_sent() {
        let mut shown = Shown::default();
        assert_eq!(
            sent(&mut shown, board("", "r1", "b1")),
            one("board", "<div>r1b1</div>")
        );
        assert_eq!(sent(&mut shown, board("", "r1", "b1")), []);
        assert_eq!(sent(&mut shown, board("", "r1", "b2")), one("blue", "b2"));
        assert_eq!(sent(&mut shown, board("", "r2", "b2")), one("red", "r2"));
        assert_eq!(sent(&mut shown, board("", "r2", "b2")), []);
    }

    #[test]
    fn what_is_around_them_brings_them_along() {
        let mut shown = Shown::default();
        sent(&mut shown, board("", "r1", "b1"));
        assert_eq!(
            sent(&mut shown, board("x", "r1", "b2")),
            one("board", "<div>xr1b2</div>")
        );
        // They were sent with it, and so not again.
        assert_eq!(sent(&mut shown, board("x", "r1", "b2")), []);
        assert_eq!(sent(&mut shown, board("x", "r2", "b2")), one("red", "r2"));
    }

    #[test]
    fn a_part_that_is_gone_or_new_changes_what_is_around() {
        let mut shown = Shown::default();
        sent(&mut shown, board("", "r1", "b1"));
        let mut less = board("", "r1", "");
        less.parts.truncate(1);
        assert_eq!(sent(&mut shown, less), one("board", "<div>r1</div>"));
        assert_eq!(
            sent(&mut shown, board("", "r1", "b1")),
            one("board", "<div>r1b1</div>")
        );
    }
}
