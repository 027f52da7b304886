//! Tokens as they stand in the call of a macro, where there is no syntax yet.

use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// A token, or a path of several.
pub(in super::super) enum Token {
    /// `a::b::C`; `$crate` is `crate`.
    Path(Vec<String>),
    /// `.name`: a field or a method.
    Member(String),
    /// Anything else, such as `=>` (a sign at a time) or a text.
    Other(String),
    /// The contents of brackets.
    Group(Delimiter, TokenStream),
}

impl Token {
    /// The word, if it is one.
    pub fn word(&self) -> Option<&str> {
        match self {
            Self::Path(path) if path.len() == 1 => Some(&path[0]),
            _ => None,
        }
    }

    /// Is it this sign?
    pub fn is(&self, sign: &str) -> bool {
        matches!(self, Self::Other(other) if other == sign)
    }
}

/// The tokens at the top, paths in one piece.
pub(in super::super) fn tokens_of(stream: TokenStream) -> Vec<Token> {
    let trees = stream.into_iter().collect::<Vec<_>>();
    let sign = |at: usize, wanted: char| matches!(trees.get(at), Some(TokenTree::Punct(sign)) if sign.as_char() == wanted);
    let colons = |at: usize| sign(at, ':') && sign(at + 1, ':');
    let (mut found, mut at) = (Vec::new(), 0);
    while let Some(tree) = trees.get(at) {
        at += 1;
        match tree {
            // What begins with `::` is of another crate.
            TokenTree::Punct(_)
                if colons(at - 1) && matches!(trees.get(at + 1), Some(TokenTree::Ident(_))) =>
            {
                at += 2;
                while colons(at) {
                    at += 3;
                }
            }
            TokenTree::Punct(dot) if dot.as_char() == '.' && !sign(at, '.') => {
                if let Some(TokenTree::Ident(name)) = trees.get(at)
                    && !(at > 1 && sign(at - 2, '.'))
                {
                    found.push(Token::Member(name.to_string()));
                    at += 1;
                }
            }
            TokenTree::Punct(dollar) if dollar.as_char() == '$' => {
                // `$crate` is a path of ours; `$name` is whatever is given.
                match trees.get(at) {
                    Some(TokenTree::Ident(name)) if name == "crate" => {}
                    Some(TokenTree::Ident(_)) => {
                        at += 1;
                        found.push(Token::Other("$".to_owned()));
                        while colons(at) {
                            at += 3;
                        }
                    }
                    _ => found.push(Token::Other("$".to_owned())),
                }
            }
            TokenTree::Ident(first) => {
                let mut path = vec![first.to_string()];
                while colons(at) {
                    let Some(TokenTree::Ident(next)) = trees.get(at + 2) else { break };
                    path.push(next.to_string());
                    at += 3;
                }
                found.push(Token::Path(path));
            }
            TokenTree::Group(group) => found.push(Token::Group(group.delimiter(), group.stream())),
            other => found.push(Token::Other(other.to_string())),
        }
    }
    found
}

/// Looks at the tokens of a stream, and of every group within it.
pub(in super::super) fn each_group(stream: TokenStream, look: &mut dyn FnMut(&[Token])) {
    let tokens = tokens_of(stream);
    look(&tokens);
    for token in tokens {
        if let Token::Group(_, inside) = token {
            each_group(inside, look);
        }
    }
}
