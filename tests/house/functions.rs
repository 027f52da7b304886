//! No function is longer than a screen or two, wherever it stands: in a macro and among the tests of a file, too.

use std::path::Path;

use proc_macro2::{Delimiter, TokenStream, TokenTree};

use super::ceilings::{Above, hold};
use super::{Package, each_source, games, packages};

/// Lines from `fn` to the last brace.
const AIM: usize = 100;

/// Functions that are longer and should stay so, each with why.
const EXCEPTIONS: [(&str, &str); 2] = [
    (
        "tables src/live/table.rs fold",
        "what each kind of entry does to a table, one arm each: a log is read in one place",
    ),
    ("war-mind src/answers.rs worth", "a table of what each answer is worth, a line each"),
];

/// Calls `look` with each function of the tokens that has a body: its name and its lines.
fn each_function(tokens: TokenStream, look: &mut dyn FnMut(&str, usize)) {
    let (mut before, mut open) = (None, None);
    for tree in tokens {
        match &tree {
            TokenTree::Ident(name) => {
                if let Some(TokenTree::Ident(word)) = &before
                    && word == "fn"
                {
                    open = Some((name.to_string(), word.span().start().line));
                }
            }
            TokenTree::Punct(sign) if sign.as_char() == ';' => open = None,
            TokenTree::Group(group) => {
                if group.delimiter() == Delimiter::Brace
                    && let Some((name, line)) = open.take()
                {
                    look(&name, group.span_close().end().line + 1 - line);
                }
                each_function(group.stream(), look);
            }
            _ => {}
        }
        before = Some(tree);
    }
}

/// Calls `look` with each function of a crate: its name with its file, and its lines.
fn each_of_crate(package: &Package, look: &mut dyn FnMut(&str, usize)) {
    each_source(&package.folder.join("src"), &mut |path: &Path, source: &str| {
        if source.lines().count() <= AIM {
            return;
        }
        let path = path.strip_prefix(&package.folder).expect("of the crate").display();
        let tokens = source.parse::<TokenStream>().unwrap_or_else(|error| panic!("{path}: {error}"));
        each_function(tokens, &mut |name, lines| look(&format!("{} {path} {name}", package.name), lines));
    });
}

#[test]
fn no_function_has_more_than_a_hundred_lines() {
    let packages = packages();
    let all = games().into_iter().chain(["house".to_owned()]).collect::<Vec<_>>();
    hold("functions", &all, |of| {
        let own = packages.iter().filter(|package| package.of_game().map_or("house", |(game, _)| game) == of);
        let (mut above, mut excepted) = (Vec::new(), Vec::new());
        for package in own {
            each_of_crate(package, &mut |name, lines| match EXCEPTIONS
                .iter()
                .find(|(exception, _)| *exception == name)
            {
                Some((exception, _)) => excepted.extend((lines > AIM).then_some(exception)),
                None => above.extend(Above::aim(name, AIM, lines, "lines".to_owned())),
            });
            let expected =
                EXCEPTIONS.iter().filter(|(name, _)| name.split(' ').next() == Some(&package.name));
            for (name, _) in expected {
                assert!(excepted.contains(&name), "{name} is short now, or gone: take it out of EXCEPTIONS");
            }
        }
        above
    });
}

#[test]
fn a_function_is_measured_from_its_name_to_its_last_brace() {
    let source = "trait T { fn none(&self); }\nimpl T for U {\n    fn one(&self) -> [u8; 2] {\n        m! { fn in_it() {} }\n    }\n}\n";
    let mut found = Vec::new();
    each_function(source.parse().expect("Rust"), &mut |name, lines| found.push((name.to_owned(), lines)));
    assert_eq!(found, [("one".to_owned(), 3), ("in_it".to_owned(), 1)]);
}
