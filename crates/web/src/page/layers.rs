//! The parts of a page that change by themselves.

use std::ops::Range;

use maud::Markup;

/// An element that takes the place of the one with the same id.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Layer {
    /// The id.
    pub id: String,
    /// The element, whole.
    pub html: String,
    /// Elements in it that can be replaced by themselves, as long as the rest stays the same.
    pub parts: Vec<Part>,
}

/// An element inside a layer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// Its id.
    pub id: String,
    /// Where it stands in the layer's HTML.
    pub at: Range<usize>,
}

impl Layer {
    /// The element `drawing`, whose id is `id`. The elements of class `layer` in it (the first class they name)
    /// are its parts: so the land of a map is not sent with every pawn that moves on it.
    pub(super) fn new(id: &str, drawing: Markup) -> Self {
        let html = drawing.0;
        Self {
            id: id.to_owned(),
            parts: parts(&html),
            html,
        }
    }

    /// This layer and, as layers of their own, its parts. Where they were, an empty element with
    /// `data-kept` tells the page to leave in place what it has.
    pub(super) fn apart(self) -> Vec<Self> {
        let mut rest = String::with_capacity(self.html.len());
        let mut inner = Vec::new();
        let mut from = 0;
        for Part { id, at } in self.parts {
            let name = name(&self.html[at.clone()]);
            rest.push_str(&self.html[from..at.start]);
            rest.push_str(&format!("<{name} id=\"{id}\" data-kept></{name}>"));
            from = at.end;
            inner.push(Self {
                id,
                html: self.html[at].to_owned(),
                parts: Vec::new(),
            });
        }
        rest.push_str(&self.html[from..]);
        let mut layers = vec![Self {
            id: self.id,
            html: rest,
            parts: Vec::new(),
        }];
        layers.extend(inner);
        layers
    }
}

/// The elements of class `layer` that have an id, without those inside one another.
fn parts(html: &str) -> Vec<Part> {
    const CLASS: &str = " class=\"layer";
    let mut parts = Vec::new();
    let mut from = 0;
    while let Some(found) = html[from..].find(CLASS) {
        let found = from + found;
        from = found + CLASS.len();
        // Inside a tag no '<' and no '>' stands for itself.
        let (Some(start), Some(end)) = (html[..found].rfind('<'), html[found..].find('>')) else {
            continue;
        };
        let tag = &html[start..found + end];
        let word_ends = html[from..].starts_with([' ', '"']);
        let Some(id) = attribute(tag, "id").filter(|_| word_ends) else {
            continue;
        };
        if let Some(length) = length(&html[start..]) {
            from = start + length;
            let id = id.to_owned();
            parts.push(Part { id, at: start..from });
        }
    }
    parts
}

fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let start = tag.find(&format!(" {name}=\""))? + name.len() + 3;
    tag[start..].split('"').next()
}

/// The name of the element that begins `html`.
fn name(html: &str) -> &str {
    let end = html[1..].find([' ', '>']).map_or(html.len(), |end| end + 1);
    &html[1..end]
}

/// How long the element is that begins `html`.
fn length(html: &str) -> Option<usize> {
    let name = name(html);
    let (open, close) = (format!("<{name}"), format!("</{name}>"));
    let (mut depth, mut at) = (0, 0);
    loop {
        let next_close = at + html[at..].find(&close)?;
        match html[at..next_close].find(&open) {
            Some(next_open) => {
                depth += 1;
                at += next_open + open.len();
            }
            None => {
                depth -= 1;
                at = next_close + close.len();
                if depth == 0 {
                    return Some(at);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HTML: &str = r#"<div id="b"><svg id="a" class="page"><svg id="x" class="layer layer--x"><svg></svg><g></g></svg><i class="layered"></i><svg id="y" class="layer"></svg></svg><div class="layer" id="z"><div></div></div></div>"#;

    #[test]
    fn inner_layers_are_found_whole() {
        let layer = Layer::new("b", maud::PreEscaped(HTML.into()));
        let found = layer
            .parts
            .iter()
            .map(|part| (part.id.as_str(), &HTML[part.at.clone()]))
            .collect::<Vec<_>>();
        let x = r#"<svg id="x" class="layer layer--x"><svg></svg><g></g></svg>"#;
        let y = r#"<svg id="y" class="layer"></svg>"#;
        let z = r#"<div class="layer" id="z"><div></div></div>"#;
        assert_eq!(found, [("x", x), ("y", y), ("z", z)]);
    }

    #[test]
    fn inner_layers_are_cut_out_whole() {
        let layers = Layer::new("b", maud::PreEscaped(HTML.into())).apart();
        let rest = r#"<div id="b"><svg id="a" class="page"><svg id="x" data-kept></svg><i class="layered"></i><svg id="y" data-kept></svg></svg><div id="z" data-kept></div></div>"#;
        assert_eq!((layers[0].id.as_str(), layers[0].html.as_str()), ("b", rest));
        let ids = layers[1..]
            .iter()
            .map(|layer| layer.id.as_str())
            .collect::<Vec<_>>();
        assert_eq!(ids, ["x", "y", "z"]);
        assert_eq!(layers[3].html, r#"<div class="layer" id="z"><div></div></div>"#);
    }
}
