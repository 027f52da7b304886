//! Lists in pages and posts: tags of HTML and XML, tags of forums, links.

use super::data::{Line, words};
use super::heading::{Heading, heading};
use super::marks::is_mark;

/// No tag is longer.
const LONGEST_TAG: usize = 600;

/// Is it a page, or a file of tags?
pub(super) fn is_marked_up(text: &str) -> bool {
    let start = text.trim_start();
    start.starts_with("<?xml") || start.starts_with("<!") || text.contains("</") || text.contains("<br")
}

/// Tags that say how something looks, within a line.
const WITHIN: [&str; 20] = [
    "a", "abbr", "b", "big", "code", "em", "font", "i", "img", "ins", "mark", "q", "s", "small", "span",
    "strong", "sub", "sup", "u", "wbr",
];
/// Tags whose contents nobody reads.
const UNREAD: [&str; 5] = ["style", "script", "title", "notes", "head"];
/// Tags that stand for a card.
const CARDS: [&str; 4] = ["card", "carta", "entry", "item"];

/// The lines of a page, or of a file of tags.
pub(super) fn lines(text: &str) -> Vec<Line> {
    let mut page = Page { lines: Vec::new(), number: 1, begun: (1, String::new()) };
    let mut rest = text;
    while let Some(open) = rest.find('<') {
        page.text(&rest[..open]);
        rest = &rest[open..];
        if let Some(comment) = rest.strip_prefix("<!--") {
            let end = comment.find("-->").map_or(comment.len(), |end| end + 3);
            page.skip(&comment[..end]);
            rest = &comment[end..];
            continue;
        }
        if let Some(plain) = rest.strip_prefix("<![CDATA[") {
            let end = plain.find("]]>").unwrap_or(plain.len());
            page.text(&plain[..end]);
            rest = plain.get(end + 3..).unwrap_or("");
            continue;
        }
        let is_tag = rest[1..].starts_with(|sign: char| sign.is_ascii_alphabetic() || "/!?".contains(sign));
        let end = rest.bytes().take(LONGEST_TAG).position(|sign| sign == b'>').filter(|_| is_tag);
        let Some(end) = end else {
            page.text("<");
            rest = &rest[1..];
            continue;
        };
        let tag = &rest[1..end];
        page.skip(tag);
        rest = &rest[end + 1..];
        let name = page.tag(tag);
        if UNREAD.contains(&name.as_str()) && !tag.starts_with('/') && !tag.ends_with('/') {
            let end = rest.find("</").unwrap_or(rest.len());
            page.skip(&rest[..end]);
            rest = &rest[end..];
        }
    }
    page.text(rest);
    page.end();
    page.lines
}

/// A page that is being read.
struct Page {
    lines: Vec<Line>,
    /// The line of the text.
    number: u32,
    /// The line that was begun, and where.
    begun: Line,
}

impl Page {
    fn skip(&mut self, text: &str) {
        self.number = self.number.saturating_add(text.matches('\n').count() as u32);
    }

    fn text(&mut self, text: &str) {
        for (at, line) in text.split('\n').enumerate() {
            if at > 0 {
                self.end();
                self.number = self.number.saturating_add(1);
                self.begun.0 = self.number;
            }
            self.begun.1.push_str(line.trim_start_matches(|sign: char| at > 0 && sign.is_whitespace()));
        }
    }

    fn end(&mut self) {
        let begun = std::mem::replace(&mut self.begun, (self.number, String::new()));
        if !begun.1.trim().is_empty() {
            self.lines.push(begun);
        }
    }

    /// A tag: it may be a heading, a card, the end of a line or of a column; returns its name.
    fn tag(&mut self, tag: &str) -> String {
        let name = tag.trim_start_matches('/');
        let name = name.split(|sign: char| sign.is_whitespace() || sign == '/').next().unwrap_or_default();
        let name = name.to_ascii_lowercase();
        if WITHIN.contains(&name.as_str()) || tag.starts_with(['!', '?']) {
            return name;
        }
        let is_card = CARDS.contains(&name.as_str());
        if is_card || BLOCKS.contains(&name.as_str()) {
            self.end();
        } else {
            self.begun.1.push('\t');
        }
        if tag.starts_with('/') {
            return name;
        }
        let fields = attributes(tag);
        let of = |wanted: &[&str]| {
            wanted.iter().find_map(|want| fields.iter().find(|(key, _)| key == want)).map(|(_, value)| *value)
        };
        if is_card {
            let count = of(&["qty", "quantity", "count", "copies", "amount", "number"]).unwrap_or("1");
            let called = of(&["name", "title", "card"]).unwrap_or_default();
            let set = of(&["set", "edition"]).filter(|set| is_mark(set));
            self.begun = (self.number, format!("{count} {called}"));
            if let Some(set) = set {
                self.begun.1.push_str(&format!(" [{set}]"));
            }
            if called.is_empty() && count == "1" {
                self.begun.1.clear();
            }
            return name;
        }
        let called = of(&["name", "id", "title", "type"]).filter(|called| is_heading(called));
        let own = words(&name);
        if let Some(heading) = called.or_else(|| is_heading(&own).then_some(own.as_str())) {
            self.end();
            self.lines.push((self.number, heading.to_owned()));
        }
        name
    }
}

/// Tags that begin a line.
const BLOCKS: [&str; 26] = [
    "article",
    "blockquote",
    "body",
    "br",
    "dd",
    "div",
    "dl",
    "dt",
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "hr",
    "html",
    "li",
    "ol",
    "option",
    "p",
    "pre",
    "section",
    "select",
    "table",
    "tr",
    "ul",
];

fn is_heading(text: &str) -> bool {
    matches!(heading(text), Some(Heading::Part(_) | Heading::Sort(_) | Heading::Apart | Heading::Notes))
}

/// The keys of a tag with their values.
fn attributes(tag: &str) -> Vec<(&str, &str)> {
    let mut fields = Vec::new();
    let mut rest = tag;
    while let Some((before, after)) = rest.split_once('=') {
        let key = before.rsplit(char::is_whitespace).next().unwrap_or_default();
        let after = after.trim_start();
        let Some(quote) = after.chars().next().filter(|sign| matches!(sign, '"' | '\'')) else {
            rest = after;
            continue;
        };
        let value = &after[1..];
        let end = value.find(quote).unwrap_or(value.len());
        fields.push((key, &value[..end]));
        rest = value.get(end + 1..).unwrap_or("");
    }
    fields
}

/// Tags of forums; of those with one letter a text holds both ends.
const FORUM: [&str; 27] = [
    "b", "i", "u", "s", "size", "color", "colour", "url", "list", "quote", "code", "center", "left", "right",
    "font", "img", "spoiler", "hide", "card", "cards", "li", "ul", "ol", "table", "tr", "td", "h",
];

/// The tags of forums that a text holds.
pub(super) struct Forum(Vec<&'static str>);

impl Forum {
    pub(super) fn of(text: &str) -> Self {
        if !text.contains("[/") {
            return Self(Vec::new());
        }
        let text = text.to_ascii_lowercase();
        Self(FORUM.into_iter().filter(|tag| text.contains(&format!("[/{tag}"))).collect())
    }

    /// A line without tags of forums, links, and signs that make letters bold.
    pub(super) fn bare(&self, mut line: String) -> String {
        if line.contains('&') {
            line = entities(&line);
        }
        if line.contains('[') {
            line = self.untagged(&line);
        }
        if line.contains("](") {
            line = unlinked(&line);
        }
        if line.contains("://") {
            line = unaddressed(&line);
        }
        for sign in ["**", "__", "~~", "``"] {
            if line.contains(sign) {
                line = line.replace(sign, "");
            }
        }
        line
    }

    fn untagged(&self, line: &str) -> String {
        let mut whole = String::with_capacity(line.len());
        let mut rest = line;
        while let Some(open) = rest.find('[') {
            let (before, tag) = rest.split_at(open);
            whole.push_str(before);
            let end = tag.bytes().take(LONGEST_TAG).position(|sign| sign == b']');
            let inner = end.map(|end| tag[1..end].trim_start_matches('/').to_ascii_lowercase());
            let is_tag = inner.is_some_and(|inner| {
                let name = inner.split(['=', ' ', ':']).next().unwrap_or_default();
                name == "*" || self.0.contains(&name)
            });
            match end {
                Some(end) if is_tag => rest = &tag[end + 1..],
                _ => {
                    whole.push('[');
                    rest = &tag[1..];
                }
            }
        }
        whole.push_str(rest);
        whole
    }
}

/// `[Dodge](https://…)` is Dodge.
fn unlinked(line: &str) -> String {
    let mut whole = String::with_capacity(line.len());
    let mut rest = line;
    while let Some(middle) = rest.find("](") {
        let Some(open) = rest[..middle].rfind('[') else { break };
        let Some(end) = rest[middle..].find(')') else { break };
        // `Gandalf [H](TW)` leads nowhere.
        if is_mark(&rest[middle + 2..middle + end]) {
            whole.push_str(&rest[..=middle]);
            rest = &rest[middle + 1..];
            continue;
        }
        whole.push_str(rest[..open].trim_end_matches('!'));
        whole.push_str(&rest[open + 1..middle]);
        rest = &rest[middle + end + 1..];
    }
    whole.push_str(rest);
    whole
}

/// A line without addresses of pages.
fn unaddressed(line: &str) -> String {
    let is_address = |word: &&str| !word.contains("://");
    line.split(' ').filter(is_address).collect::<Vec<_>>().join(" ")
}

/// Signs that pages write by name.
fn entities(line: &str) -> String {
    let mut whole = String::with_capacity(line.len());
    let mut rest = line;
    while let Some(at) = rest.find('&') {
        let (before, sign) = rest.split_at(at);
        whole.push_str(before);
        let end = sign.bytes().take(12).position(|letter| letter == b';');
        match end.and_then(|end| entity(&sign[1..end]).map(|letter| (letter, end))) {
            Some((letter, end)) => {
                whole.push(letter);
                rest = &sign[end + 1..];
            }
            None => {
                whole.push('&');
                rest = &sign[1..];
            }
        }
    }
    whole.push_str(rest);
    whole
}

fn entity(name: &str) -> Option<char> {
    if let Some(number) = name.strip_prefix('#') {
        let hex = number.strip_prefix(['x', 'X']);
        let number = hex.map_or_else(|| number.parse(), |hex| u32::from_str_radix(hex, 16));
        return number.ok().and_then(char::from_u32);
    }
    Some(match name {
        "amp" => '&',
        "lt" => '<',
        "gt" => '>',
        "quot" | "ldquo" | "rdquo" | "laquo" | "raquo" => '"',
        "apos" | "rsquo" | "lsquo" | "acute" => '’',
        "nbsp" | "ensp" | "emsp" | "thinsp" => ' ',
        "ndash" | "mdash" | "minus" => '–',
        "bull" | "middot" => '•',
        "times" => '×',
        "hellip" => '…',
        // Accents do not matter in a name.
        _ => {
            let mut letters = name.chars();
            let letter = letters.next().filter(char::is_ascii_alphabetic)?;
            let accents = ["acute", "grave", "circ", "uml", "tilde", "ring", "cedil"];
            accents.contains(&letters.as_str()).then_some(letter)?
        }
    })
}
