//! Citations in Rust source: ids in the comments directly above a test.

use super::Cited;
use super::id::ids_in;
use super::lexer::{Placed, Token, tokens};

/// The citations of a file's tests. A test is a function with an attribute whose path ends in `test`
/// (`#[test]`, `#[tokio::test]`), wherever it stands, also within `proptest!`.
pub fn citations(source: &str, file: &str) -> Vec<Cited> {
    let tokens = tokens(source);
    let mut cited = Vec::new();
    let mut above = Above::default();
    let mut at = 0;
    while at < tokens.len() {
        let here = &tokens[at];
        at += 1;
        match &here.token {
            // A comment behind code, or on the line of an attribute, stands above nothing.
            Token::Line(_, false) => {}
            Token::Line(text, true) => above.line(text, here),
            Token::BlockDoc(text) => above.block(text, here),
            Token::Block => above.comments.clear(),
            Token::Sign('#') => {
                let end = attribute_end(&tokens, at);
                above.attribute(&tokens[at..end], here, tokens[end - 1].last);
                at = end;
            }
            Token::Word(word) if QUALIFIERS.contains(&word.as_str()) => above.reach(here.first, here.last),
            Token::Word(word) if word == "fn" => {
                above.reach(here.first, here.last);
                if let (true, Some(Token::Word(name))) =
                    (above.is_run(), tokens.get(at).map(|next| &next.token))
                {
                    let found = above.comments.iter().flat_map(|(line, text)| {
                        ids_in(text).into_iter().map(move |id| (id.to_owned(), *line))
                    });
                    cited.extend(found.map(|(id, line)| Cited {
                        id,
                        file: file.to_owned(),
                        line,
                        test: name.clone(),
                    }));
                }
                above = Above::default();
            }
            _ => above = Above::default(),
        }
    }
    cited
}

/// What may stand between a function's attributes and its `fn`.
const QUALIFIERS: [&str; 4] = ["pub", "async", "const", "unsafe"];

/// What stands above the function that may come next.
#[derive(Default)]
struct Above {
    /// Comments with their lines, without a gap down to here.
    comments: Vec<(usize, String)>,
    /// The last line that belongs to this.
    last: usize,
    is_test: bool,
    is_skipped: bool,
    /// Are these lines code that was commented out?
    is_dead: bool,
}

impl Above {
    /// Is it a test that is run, or that says why it is not?
    fn is_run(&self) -> bool {
        self.is_test && !self.is_skipped
    }

    /// Something stands on these lines. An empty line before it cuts off the comments above.
    fn reach(&mut self, first: usize, last: usize) {
        if first > self.last + 1 {
            self.comments.clear();
            self.is_dead = false;
        }
        self.last = last;
    }

    fn line(&mut self, text: &str, here: &Placed) {
        self.reach(here.first, here.last);
        if text.starts_with('!') {
            // It speaks of the file, not of what follows.
            self.comments.clear();
            return;
        }
        let is_doc = text.starts_with('/') && !text.starts_with("//");
        if is_doc {
            self.is_dead = false;
        } else if is_dead_code(text) {
            // What stands above belongs to the dead code, and so does what follows it directly.
            self.comments.clear();
            self.is_dead = true;
        }
        if !self.is_dead {
            self.comments.push((here.first, text.to_owned()));
        }
    }

    fn block(&mut self, text: &str, here: &Placed) {
        self.reach(here.first, here.last);
        let lines = text.lines().zip(here.first..);
        self.comments
            .extend(lines.map(|(text, line)| (line, text.to_owned())));
    }

    /// An attribute, from its `[` (or `!`) to its `]`.
    fn attribute(&mut self, tokens: &[Placed], here: &Placed, last: usize) {
        self.reach(here.first, last);
        self.is_dead = false;
        let signs = tokens.iter().map(|placed| &placed.token).collect::<Vec<_>>();
        if signs.first() != Some(&&Token::Sign('[')) {
            *self = Self::default();
            return;
        }
        let is_path = |token: &&&Token| matches!(token, Token::Word(_) | Token::Sign(':'));
        let path = signs[1..].iter().take_while(is_path).collect::<Vec<_>>();
        let Some(Token::Word(name)) = path.last() else {
            return;
        };
        match name.as_str() {
            "test" => self.is_test = true,
            "ignore" => self.is_skipped = !signs.iter().any(|token| is_reason(token)),
            _ => {}
        }
    }
}

/// A string with something in it.
fn is_reason(token: &Token) -> bool {
    matches!(token, Token::Literal(text) if text.chars().any(char::is_alphanumeric))
}

/// A comment's text that was code once: an attribute, a function, or a comment.
fn is_dead_code(text: &str) -> bool {
    let text = text.trim_start();
    ["#[", "fn ", "async fn ", "pub fn ", "//"]
        .iter()
        .any(|start| text.starts_with(start))
}

/// Where the attribute ends that opens at or right after `at`: one past its `]`.
fn attribute_end(tokens: &[Placed], mut at: usize) -> usize {
    if tokens.get(at).is_some_and(|next| next.token == Token::Sign('!')) {
        at += 1;
    }
    if tokens.get(at).is_none_or(|next| next.token != Token::Sign('[')) {
        return at;
    }
    let mut depth = 0;
    for (end, placed) in tokens.iter().enumerate().skip(at) {
        match placed.token {
            Token::Sign('[') => depth += 1,
            Token::Sign(']') => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return end + 1;
        }
    }
    tokens.len()
}
