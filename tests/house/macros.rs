//! Macros of the kit that no game makes again: `ids!`, `set!`, `choices!`, `refusals!`, `events!` and the others of
//! `table`, the languages of `cardlang`. A macro of a game may hand something on to them, but neither be called as one
//! nor do the same.

use std::collections::BTreeSet;

use proc_macro2::{Delimiter, TokenStream};
use syn::Item;

use super::ceilings::{Above, hold};
use super::code::{Token, each_group, tokens_of};
use super::{each_source, games, packages, root};

/// The crates whose macros are for every game.
const KIT: [&str; 3] = ["table", "cardlang", "canvas"];

/// The macros that the kit hands out.
fn kit() -> BTreeSet<String> {
    let mut kit = BTreeSet::new();
    for name in KIT {
        each_source(&root().join("crates").join(name).join("src"), &mut |path, text| {
            if !text.contains("#[macro_export]") {
                return;
            }
            let file = syn::parse_file(text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            for item in file.items {
                if let Item::Macro(item) = item
                    && let Some(name) = &item.ident
                    && item.attrs.iter().any(|attribute| attribute.path().is_ident("macro_export"))
                    && !item.attrs.iter().any(is_hidden)
                {
                    kit.insert(name.to_string());
                }
            }
        });
    }
    kit
}

/// `#[doc(hidden)]`: a part of another macro.
fn is_hidden(attribute: &syn::Attribute) -> bool {
    matches!(&attribute.meta, syn::Meta::List(list)
        if attribute.path().is_ident("doc") && list.tokens.to_string() == "hidden")
}

/// Calls `look` with each `macro_rules!` of a file: its name and its body.
fn each_macro(text: &str, look: &mut dyn FnMut(&str, &TokenStream)) {
    if !text.contains("macro_rules!") {
        return;
    }
    each_group(text.parse().expect("Rust"), &mut |tokens| {
        for made in tokens.windows(4) {
            if let [rules, sign, name, Token::Group(_, body)] = made
                && rules.word() == Some("macro_rules")
                && sign.is("!")
            {
                look(name.word().expect("a name"), body);
            }
        }
    });
}

/// The macro of the kit that a macro repeats, if there is one.
fn makes(body: &TokenStream) -> Option<&'static str> {
    let tokens = tokens_of(body.clone());
    let arms = tokens.windows(3).filter_map(|arm| match arm {
        [before, arrow, Token::Group(_, makes)] if before.is("=") && arrow.is(">") => Some(makes),
        _ => None,
    });
    arms.into_iter().find_map(made_in)
}

fn made_in(tokens: &TokenStream) -> Option<&'static str> {
    let tokens = tokens_of(tokens.clone());
    let next = |at: usize, more: usize| tokens.get(at + more);
    let given = |at| next(at, 1).is_some_and(|token| token.is("$"));
    tokens.iter().enumerate().find_map(|(at, token)| match (token, token.word()) {
        (_, Some("enum")) => Some("an enum, as `ids!`, `choices!`, `events!`, `questions!` and `ops!` do"),
        (_, Some("struct"))
            if given(at) && matches!(next(at, 2), Some(Token::Group(Delimiter::Parenthesis, _))) =>
        {
            Some("numbers with a type, as `ids!`, `listed!`, `numbered!` and `set!` do")
        }
        (_, Some("const")) if given(at) => Some("a constant for each, as `refusals!` does"),
        // What is handed to another macro that one makes.
        (Token::Group(..), _)
            if at > 1 && tokens[at - 1].is("!") && tokens[at - 2].word() != Some("macro_rules") =>
        {
            None
        }
        (Token::Group(_, inside), _) => made_in(inside),
        _ => None,
    })
}

/// The fault of a game's macro, if there is one.
fn fault(kit: &BTreeSet<String>, name: &str, body: &TokenStream) -> Option<String> {
    let called = kit.contains(name).then(|| format!("called as `{name}!` of the kit"));
    called.or_else(|| Some(format!("makes {}", makes(body)?)))
}

#[test]
fn no_game_writes_a_macro_of_the_kit_again() {
    let (kit, packages) = (kit(), packages());
    for name in ["ids", "set", "choices", "refusals", "events", "questions", "ops", "words"] {
        assert!(kit.contains(name), "{name} is not found in {kit:?}");
    }
    hold("macros", &games(), |game| {
        let mut above = Vec::new();
        for package in packages.iter().filter(|package| package.of_game().is_some_and(|(of, _)| of == game)) {
            each_source(&package.folder.join("src"), &mut |path, text| {
                each_macro(text, &mut |name, body| {
                    if let Some(fault) = fault(&kit, name, body) {
                        let path = path.strip_prefix(&package.folder).expect("of the crate");
                        let name = format!("{} {} {name}!", package.name, path.display());
                        above.extend(Above::aim(&name, 0, 1, fault));
                    }
                });
            });
        }
        above
    });
}

#[test]
fn a_macro_is_known_by_its_name_and_by_what_it_makes() {
    let kit = BTreeSet::from(["ids".to_owned()]);
    let faulty = |text: &str| {
        let mut found = Vec::new();
        each_macro(text, &mut |name, body| found.extend(fault(&kit, name, body).map(|_| name.to_owned())));
        !found.is_empty()
    };
    assert!(faulty("macro_rules! ids { ($($name:ident),*) => { $(impl Id for $name {})* }; }"));
    assert!(faulty("macro_rules! a { ($($name:ident),*) => { pub enum Id { $($name),* } }; }"));
    assert!(faulty("macro_rules! b { ($($name:ident),*) => { $(pub struct $name(pub u8);)* }; }"));
    assert!(faulty(
        "macro_rules! c { ($($name:ident),*) => { impl Why { $(pub const $name: Self = Self;)* } }; }"
    ));
    assert!(!faulty("macro_rules! d { (enum $name:ident) => { table::ids! { pub enum $name {} } }; }"));
    assert!(!faulty(
        "macro_rules! e { ($($name:ident),*) => { $(impl Id for $name { const ID: u8 = 1; })* }; }"
    ));
}
