//! The parts of a page that change by themselves.

use maud::Markup;

/// An element that takes the place of the one with the same id.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Layer {
    /// The id.
    pub id: String,
    /// The element, whole.
    pub html: String,
}

impl Layer {
    /// The element `drawing`, whose id is `id`.
    pub(super) fn new(id: &str, drawing: Markup) -> Self {
        Self {
            id: id.to_owned(),
            html: drawing.0,
        }
    }

    /// This layer and, as layers of their own, the drawings of class `layer` in it. Where they were, an empty
    /// `<svg data-kept>` tells the page to leave in place what it has. So the land of a map is sent once,
    /// and not with every pawn that moves on it.
    pub(super) fn apart(self) -> Vec<Self> {
        let mut rest = String::with_capacity(self.html.len());
        let mut inner = Vec::new();
        let mut html = self.html.as_str();
        while let Some(at) = html.find("<svg ") {
            let tag = &html[at..=at + html[at..].find('>').unwrap_or(html.len() - at - 1)];
            let id = attribute(tag, "id").filter(|_| is_layer(tag));
            let Some((id, end)) = id.zip(end_of(&html[at..], "svg")) else {
                rest.push_str(&html[..at + tag.len()]);
                html = &html[at + tag.len()..];
                continue;
            };
            rest.push_str(&html[..at]);
            rest.push_str(&format!("<svg id=\"{id}\" data-kept></svg>"));
            inner.push(Self {
                id: id.to_owned(),
                html: html[at..at + end].to_owned(),
            });
            html = &html[at + end..];
        }
        rest.push_str(html);
        let mut layers = vec![Self {
            id: self.id,
            html: rest,
        }];
        layers.extend(inner);
        layers
    }
}

fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let start = tag.find(&format!(" {name}=\""))? + name.len() + 3;
    tag[start..].split('"').next()
}

fn is_layer(tag: &str) -> bool {
    attribute(tag, "class").is_some_and(|class| class.split(' ').any(|word| word == "layer"))
}

/// Where the element that begins `html` ends.
fn end_of(html: &str, name: &str) -> Option<usize> {
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

    #[test]
    fn inner_layers_are_cut_out_whole() {
        let html = r#"<div id="b"><svg id="a" class="page"><svg id="x" class="layer layer--x"><svg></svg><g></g></svg><svg id="y" class="layer"></svg></svg></div>"#;
        let layers = Layer {
            id: "b".into(),
            html: html.into(),
        }
        .apart();
        let told = layers
            .iter()
            .map(|layer| (layer.id.as_str(), layer.html.as_str()))
            .collect::<Vec<_>>();
        let rest = r#"<div id="b"><svg id="a" class="page"><svg id="x" data-kept></svg><svg id="y" data-kept></svg></svg></div>"#;
        let x = r#"<svg id="x" class="layer layer--x"><svg></svg><g></g></svg>"#;
        assert_eq!(
            told,
            [
                ("b", rest),
                ("x", x),
                ("y", r#"<svg id="y" class="layer"></svg>"#)
            ]
        );
    }
}
