//! The questions of a game: what stands under `asks` in its `questions!`, or in a macro of its own that hands it on there.

use std::collections::BTreeMap;

use proc_macro2::{Delimiter, TokenStream};
use syn::{Item, ItemMacro};

use super::resolve::End;
use super::{Crate, Token, each_group, join, tokens_of};

/// A question.
#[derive(Debug)]
pub(in super::super) struct Question {
    /// The name in the list.
    pub name: String,
    /// Its type.
    pub of: String,
    /// The variant of the list.
    pub variant: String,
    /// The file of the list.
    pub list: usize,
}

/// A list of questions, as it is written.
struct List {
    file: usize,
    /// The enum that is made of it.
    name: String,
    /// The variants of each part (`asks`, `acts`, `ends`), each with its type.
    parts: BTreeMap<String, Vec<(String, Vec<String>)>>,
}

/// Notes the variants of the enums that are made of lists.
pub(super) fn variants(krate: &mut Crate) {
    for list in lists(krate) {
        let name = join(&krate.modules[krate.files[list.file].module].path, &list.name);
        let variants = list.parts.into_values().flatten().map(|(variant, _)| variant);
        krate.enums.entry(name).or_default().extend(variants);
    }
}

impl Crate {
    /// All questions.
    pub fn questions(&self) -> Vec<Question> {
        let mut questions = Vec::new();
        for list in lists(self) {
            let module = self.files[list.file].module;
            let name = join(&self.modules[module].path, &list.name);
            for (variant, path) in list.parts.get("asks").into_iter().flatten() {
                let of = match self.follow(module, path, None, &mut |_| {}) {
                    Some(End::Thing(thing)) => thing,
                    _ => panic!("what is the question {variant} of {name}?"),
                };
                let (name, variant) = (variant.clone(), join(&name, variant));
                questions.push(Question { name, of, variant, list: list.file });
            }
        }
        questions
    }
}

fn lists(krate: &Crate) -> Vec<List> {
    let macros = krate.files.iter().enumerate().flat_map(|(file, read)| {
        read.syntax.items.iter().filter_map(move |item| match item {
            Item::Macro(item) => Some((file, item)),
            _ => None,
        })
    });
    let macros = macros.collect::<Vec<_>>();
    let mut wrappers = BTreeMap::new();
    for (_, item) in &macros {
        if let (Some(name), Some(body)) = (&item.ident, handed_on(&item.mac.tokens)) {
            wrappers.insert(name.to_string(), body);
        }
    }
    macros.iter().filter_map(|(file, item)| list(*file, item, &wrappers)).collect()
}

/// The tokens that a `macro_rules!` hands to `questions!`.
fn handed_on(tokens: &TokenStream) -> Option<TokenStream> {
    let mut found = None;
    each_group(tokens.clone(), &mut |tokens| {
        for (at, token) in tokens.iter().enumerate() {
            if let (Token::Path(path), Some(Token::Group(_, body))) = (token, tokens.get(at + 2))
                && path.last().is_some_and(|last| last == "questions")
                && tokens[at + 1].is("!")
            {
                found = Some(body.clone());
            }
        }
    });
    found
}

fn list(file: usize, call: &ItemMacro, wrappers: &BTreeMap<String, TokenStream>) -> Option<List> {
    let called = call.mac.path.segments.last()?.ident.to_string();
    let (of, given) = match wrappers.get(&called) {
        Some(body) => (body, call.mac.tokens.clone()),
        None if called == "questions" => (&call.mac.tokens, body(&call.mac.tokens)?),
        None => return None,
    };
    let mut parts = parts(&given);
    if let Some(written) = wrappers.get(&called).and_then(body) {
        self::parts(&written)
            .into_iter()
            .for_each(|(part, list)| parts.entry(part).or_default().extend(list));
    }
    Some(List { file, name: name(of)?, parts })
}

/// The name of the enum in the call of `questions!`.
fn name(tokens: &TokenStream) -> Option<String> {
    let tokens = tokens_of(tokens.clone());
    let at = tokens.iter().position(|token| token.word() == Some("enum"))?;
    tokens.get(at + 1)?.word().map(str::to_owned)
}

/// Its body.
fn body(tokens: &TokenStream) -> Option<TokenStream> {
    tokens_of(tokens.clone()).into_iter().find_map(|token| match token {
        Token::Group(Delimiter::Brace, body) => Some(body),
        _ => None,
    })
}

fn parts(tokens: &TokenStream) -> BTreeMap<String, Vec<(String, Vec<String>)>> {
    let tokens = tokens_of(tokens.clone());
    let named = tokens.windows(2).filter_map(|pair| match pair {
        [part, Token::Group(Delimiter::Brace, list)] => Some((part.word()?.to_owned(), entries(list))),
        _ => None,
    });
    named.collect()
}

/// The variants of one part, each with its type.
fn entries(list: &TokenStream) -> Vec<(String, Vec<String>)> {
    let tokens = tokens_of(list.clone());
    let words = tokens.iter().enumerate().filter_map(|(at, token)| Some((at, token.word()?)));
    let entry = |(at, word): (usize, &str)| {
        let own = || vec![word.to_owned()];
        let path = match tokens.get(at + 1) {
            Some(Token::Group(Delimiter::Parenthesis, of)) => {
                match tokens_of(of.clone()).into_iter().next() {
                    Some(Token::Path(path)) => path,
                    _ => own(),
                }
            }
            _ => own(),
        };
        (word.to_owned(), path)
    };
    words.map(entry).collect()
}
