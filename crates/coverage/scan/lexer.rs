//! As much of Rust's grammar as is needed to tell comments from code: a `#[test]` inside a string is no test,
//! and a `//` inside one is no comment.

/// A piece of source.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Token {
    /// `// …`, with what follows the two slashes, and whether nothing but space stands before it.
    Line(String, bool),
    /// `/** … */`: documentation of what follows.
    BlockDoc(String),
    /// Any other block comment.
    Block,
    /// A name or keyword. Also a number or a lifetime, which never matter.
    Word(String),
    /// A string or character, in its quotes.
    Literal(String),
    /// Any other sign.
    Sign(char),
}

/// A token and the lines it begins and ends on, from 1.
pub struct Placed {
    /// What it is.
    pub token: Token,
    /// The line of its first character.
    pub first: usize,
    /// The line of its last.
    pub last: usize,
}

/// All tokens of a source file. Never fails: in what does not compile, some tokens are wrong.
pub fn tokens(source: &str) -> Vec<Placed> {
    let mut lexer = Lexer {
        rest: source,
        line: 1,
        fresh: true,
    };
    let mut tokens = Vec::new();
    loop {
        lexer.skip_space();
        let first = lexer.line;
        let Some(token) = lexer.token() else { break };
        tokens.push(Placed {
            token,
            first,
            last: lexer.line,
        });
        lexer.fresh = false;
    }
    tokens
}

struct Lexer<'a> {
    rest: &'a str,
    line: usize,
    /// Has this line shown nothing but space so far?
    fresh: bool,
}

impl<'a> Lexer<'a> {
    /// Takes the next `length` bytes.
    fn take(&mut self, length: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(length);
        self.line += taken.matches('\n').count();
        self.rest = rest;
        taken
    }

    fn skip_space(&mut self) {
        let space = self.rest.len() - self.rest.trim_start().len();
        if self.take(space).contains('\n') {
            self.fresh = true;
        }
    }

    fn token(&mut self) -> Option<Token> {
        let next = self.rest.chars().next()?;
        if self.rest.starts_with("//") {
            let length = self.rest.find('\n').unwrap_or(self.rest.len());
            let fresh = self.fresh;
            return Some(Token::Line(self.take(length)[2..].to_owned(), fresh));
        }
        if self.rest.starts_with("/*") {
            let text = self.take(block_length(self.rest));
            // `/**/` is empty and `/***` is a line of stars: neither is documentation.
            let doc = text.len() > 4 && text.starts_with("/**") && !text.starts_with("/***");
            return Some(if doc {
                Token::BlockDoc(text.to_owned())
            } else {
                Token::Block
            });
        }
        if let Some(length) = literal_length(self.rest) {
            return Some(Token::Literal(self.take(length).to_owned()));
        }
        if in_word(next) || next == '\'' {
            let more = self.rest[next.len_utf8()..].find(|letter| !in_word(letter));
            let length = more.map_or(self.rest.len(), |more| more + next.len_utf8());
            return Some(Token::Word(self.take(length).to_owned()));
        }
        self.take(next.len_utf8());
        Some(Token::Sign(next))
    }
}

fn in_word(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

/// Block comments nest.
fn block_length(text: &str) -> usize {
    let bytes = text.as_bytes();
    let (mut at, mut depth) = (2, 1);
    while at < bytes.len() && depth > 0 {
        match &bytes[at..bytes.len().min(at + 2)] {
            b"/*" => (depth, at) = (depth + 1, at + 2),
            b"*/" => (depth, at) = (depth - 1, at + 2),
            _ => at += 1,
        }
    }
    at
}

/// The length of the string or character that `text` begins with, if it begins with one.
fn literal_length(text: &str) -> Option<usize> {
    let prefix = ["br", "cr", "r", "b", "c"].iter().find(|prefix| {
        let rest = text.strip_prefix(**prefix).unwrap_or_default();
        let raw = prefix.ends_with('r') && rest.trim_start_matches('#').starts_with('"');
        raw || (!prefix.ends_with('r') && rest.starts_with('"'))
            || (**prefix == "b" && rest.starts_with('\''))
    });
    let prefix = prefix.copied().unwrap_or_default();
    let rest = &text[prefix.len()..];
    let length = if prefix.ends_with('r') {
        let hashes = rest.len() - rest.trim_start_matches('#').len();
        let open = hashes + 1;
        let close = format!("\"{}", "#".repeat(hashes));
        rest[open..]
            .find(&close)
            .map_or(rest.len(), |at| open + at + close.len())
    } else if rest.starts_with('"') {
        quoted_length(rest, '"')
    } else if is_character(rest) {
        quoted_length(rest, '\'')
    } else {
        return None;
    };
    Some(prefix.len() + length)
}

/// `'a'` and `'\n'` are characters; `'a` is a lifetime.
fn is_character(text: &str) -> bool {
    let mut letters = text.chars();
    letters.next() == Some('\'')
        && match letters.next() {
            Some('\\') => true,
            Some(_) => letters.next() == Some('\''),
            None => false,
        }
}

fn quoted_length(text: &str, quote: char) -> usize {
    let mut escaped = false;
    for (at, letter) in text.char_indices().skip(1) {
        match letter {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            _ if letter == quote => return at + quote.len_utf8(),
            _ => {}
        }
    }
    text.len()
}
