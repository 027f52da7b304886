//! The parts that a page shows already, so that only changes are sent.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hasher};

use seen::Layer;

/// A page that was drawn, for one reader or for many, with the fingerprints of its pieces.
pub struct Drawing(Vec<Piece>);

struct Piece {
    layer: Layer,
    around: u64,
    parts: Vec<u64>,
}

impl Drawing {
    /// Takes the fingerprints of these layers.
    pub fn of(layers: Vec<Layer>) -> Self {
        let piece = |layer: Layer| Piece {
            around: fingerprint(layer.around_parts()),
            parts: layer.parts.iter().map(|part| fingerprint([&layer.html[part.at.clone()]])).collect(),
            layer,
        };
        Self(layers.into_iter().map(piece).collect())
    }
}

impl Drawing {
    /// The id and fingerprint of each layer, in the form in which a page sends them back.
    pub fn told(&self) -> String {
        let all = self.0.iter().map(Piece::told);
        all.collect::<Vec<_>>().join(",")
    }
}

impl Piece {
    /// The id and fingerprint, in the form in which a page sends them back.
    fn told(&self) -> String {
        format!("{}.{:x}", self.layer.id, self.whole())
    }

    fn whole(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        hasher.write_u64(self.around);
        self.parts.iter().for_each(|part| hasher.write_u64(*part));
        hasher.finish()
    }
}

fn fingerprint<'a>(html: impl IntoIterator<Item = &'a str>) -> u64 {
    let mut hasher = DefaultHasher::new();
    for piece in html {
        hasher.write(piece.as_bytes());
        hasher.write_u8(0xff);
    }
    hasher.finish()
}

/// The changes that a page lacks.
pub struct Changes {
    pub layers: Vec<Layer>,
    /// The ids and fingerprints that the page has afterwards, of the pieces that changed, as by [`Drawing::told`].
    pub has: String,
}

/// The fingerprint of each layer, and of each part of one, as it was last sent.
#[derive(Default)]
pub struct Shown(HashMap<String, u64>);

impl Shown {
    /// Computes the changes to send. A layer whose parts alone have changed is sent as those parts: the page has the
    /// rest, and so a place for each of them.
    pub fn changed(&mut self, drawing: &Drawing) -> Changes {
        let (mut layers, mut has) = (Vec::new(), Vec::new());
        for piece in &drawing.0 {
            let Piece { layer, around, parts } = piece;
            let parts = layer.parts.iter().zip(parts);
            let before = layers.len();
            if self.note(&layer.id, *around) {
                for (part, hash) in parts {
                    self.note(&part.id, *hash);
                }
                layers.push(layer.clone());
            } else {
                for (part, hash) in parts {
                    if self.note(&part.id, *hash) {
                        layers.push(Layer::new(part.id.clone(), &layer.html[part.at.clone()]));
                    }
                }
            }
            if layers.len() > before {
                has.push(piece.told());
            }
        }
        let has = has.join(",");
        Changes { layers, has }
    }

    /// Takes the [fingerprints](Drawing::told) of a page that has just been loaded: layers that are still the same are
    /// not sent.
    pub fn has(&mut self, drawing: &Drawing, told: &str) {
        let told = told.split(',').collect::<std::collections::HashSet<_>>();
        for piece in &drawing.0 {
            if !told.contains(piece.told().as_str()) {
                continue;
            }
            self.note(&piece.layer.id, piece.around);
            for (part, hash) in piece.layer.parts.iter().zip(&piece.parts) {
                self.note(&part.id, *hash);
            }
        }
    }

    /// Notes a fingerprint; true if it is new for that id.
    fn note(&mut self, id: &str, hash: u64) -> bool {
        match self.0.get_mut(id) {
            Some(known) => std::mem::replace(known, hash) != hash,
            None => self.0.insert(id.to_owned(), hash).is_none(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use seen::Part;

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
        let changed = shown.changed(&Drawing::of(vec![layer])).layers.into_iter();
        changed.map(|layer| (layer.id, layer.html)).collect()
    }

    fn one(id: &str, html: &str) -> Vec<(String, String)> {
        vec![(id.into(), html.into())]
    }

    #[test]
    fn only_the_parts_that_changed_are_sent() {
        let mut shown = Shown::default();
        assert_eq!(sent(&mut shown, board("", "r1", "b1")), one("board", "<div>r1b1</div>"));
        assert_eq!(sent(&mut shown, board("", "r1", "b1")), []);
        assert_eq!(sent(&mut shown, board("", "r1", "b2")), one("blue", "b2"));
        assert_eq!(sent(&mut shown, board("", "r2", "b2")), one("red", "r2"));
        assert_eq!(sent(&mut shown, board("", "r2", "b2")), []);
    }

    #[test]
    fn a_page_that_was_just_loaded_is_sent_what_differs() {
        let page = Drawing::of(vec![board("", "r1", "b1"), Layer::new("hand", "<p>")]).told();
        let now = Drawing::of(vec![board("", "r1", "b1"), Layer::new("hand", "<p>x")]);
        let mut shown = Shown::default();
        shown.has(&now, &page);
        let sent = shown.changed(&now).layers.into_iter().map(|layer| layer.id).collect::<Vec<_>>();
        assert_eq!(sent, ["hand"]);
        let later = Drawing::of(vec![board("", "r1", "b2"), Layer::new("hand", "<p>x")]);
        let sent = shown.changed(&later).layers.into_iter().map(|layer| layer.id).collect::<Vec<_>>();
        assert_eq!(sent, ["blue"]);
        let mut shown = Shown::default();
        shown.has(&later, &page);
        assert_eq!(shown.changed(&later).layers.len(), 2, "of another moment all is sent");
    }

    #[test]
    fn a_page_that_comes_back_is_sent_what_differs() {
        let mut shown = Shown::default();
        shown.changed(&Drawing::of(vec![board("", "r1", "b1"), Layer::new("hand", "<p>")]));
        // The board came in parts; what the page has of it is told as a whole.
        let left = shown.changed(&Drawing::of(vec![board("", "r1", "b2"), Layer::new("hand", "<p>")]));
        assert!(left.has.starts_with("board.") && !left.has.contains(','), "{}", left.has);
        let mut back = Shown::default();
        let now = Drawing::of(vec![board("", "r1", "b2"), Layer::new("hand", "<p>x")]);
        back.has(&now, &left.has);
        let Changes { layers, has } = back.changed(&now);
        assert_eq!(layers.iter().map(|layer| layer.id.as_str()).collect::<Vec<_>>(), ["hand"]);
        assert!(has.starts_with("hand."), "{has}");
    }

    #[test]
    fn what_is_around_them_brings_them_along() {
        let mut shown = Shown::default();
        sent(&mut shown, board("", "r1", "b1"));
        assert_eq!(sent(&mut shown, board("x", "r1", "b2")), one("board", "<div>xr1b2</div>"));
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
        assert_eq!(sent(&mut shown, board("", "r1", "b1")), one("board", "<div>r1b1</div>"));
    }
}
