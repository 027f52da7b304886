//! Enough of a parser to look at the pages: elements with their attributes and the text in them.

use std::collections::BTreeMap;

/// An element.
#[derive(Debug)]
pub struct Element {
    pub name: String,
    pub attributes: BTreeMap<String, String>,
    /// All text in it, also in its children; of images their names.
    pub text: String,
    /// The elements around it, by index.
    pub parents: Vec<usize>,
}

impl Element {
    pub fn get(&self, attribute: &str) -> Option<&str> {
        self.attributes.get(attribute).map(String::as_str)
    }
}

const VOID: &[&str] = &["input", "link", "meta", "br", "img"];

/// All elements, in the order of the page. Panics when tags do not close in order.
pub fn elements(html: &str) -> Vec<Element> {
    let mut elements = Vec::<Element>::new();
    let mut open = Vec::<usize>::new();
    let mut rest = html;
    while let Some(start) = rest.find('<') {
        let text = &rest[..start];
        open.iter().for_each(|index| elements[*index].text.push_str(text));
        let end = start + rest[start..].find('>').expect("a tag that ends");
        let tag = &rest[start + 1..end];
        rest = &rest[end + 1..];
        if tag.starts_with('!') {
            continue;
        }
        if let Some(name) = tag.strip_prefix('/') {
            let last = open.pop().expect("an open element");
            assert_eq!(elements[last].name, name, "tags close in order");
            continue;
        }
        let (name, attributes) = tag.split_once(' ').unwrap_or((tag, ""));
        let element = Element {
            name: name.to_owned(),
            attributes: read(attributes.trim_end_matches('/')),
            text: String::new(),
            parents: open.clone(),
        };
        let closed = VOID.contains(&name) || tag.ends_with('/');
        elements.push(element);
        if !closed {
            open.push(elements.len() - 1);
        }
    }
    assert!(open.is_empty(), "all elements close");
    elements
}

fn read(mut text: &str) -> BTreeMap<String, String> {
    let mut attributes = BTreeMap::new();
    loop {
        text = text.trim_start();
        if text.is_empty() {
            return attributes;
        }
        let end = text.find(['=', ' ']).unwrap_or(text.len());
        let name = text[..end].to_owned();
        text = &text[end..];
        let mut value = String::new();
        if let Some(quoted) = text.strip_prefix("=\"") {
            let end = quoted.find('"').expect("a value that ends");
            value = quoted[..end].to_owned();
            text = &quoted[end + 1..];
        }
        assert!(attributes.insert(name.clone(), value).is_none(), "{name} stands twice");
    }
}
