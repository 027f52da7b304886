//! Modules of a crate import one way. What stands at the top of a crate is a module of it, a file or a folder: of those that
//! can be reached from themselves by `crate::…` none can be read, tested or moved without all the others.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use proc_macro2::{Delimiter, TokenStream, TokenTree};

use super::ceilings::{Above, hold};
use super::{Package, each_source, games, packages};

/// Which modules each module of a crate names.
type Arrows = BTreeMap<String, BTreeSet<String>>;

/// Calls `look` with the first name of each path that begins with `crate::`, also of several in braces.
fn each_name(tokens: TokenStream, look: &mut dyn FnMut(&str)) {
    let trees = tokens.into_iter().collect::<Vec<_>>();
    let is = |at: usize, sign: char| matches!(trees.get(at), Some(TokenTree::Punct(punct)) if punct.as_char() == sign);
    for (at, tree) in trees.iter().enumerate() {
        match tree {
            TokenTree::Ident(word) if *word == "crate" && is(at + 1, ':') && is(at + 2, ':') => {
                match trees.get(at + 3) {
                    Some(TokenTree::Ident(name)) => look(&name.to_string()),
                    Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Brace => {
                        let mut first = true;
                        for inner in group.stream() {
                            match &inner {
                                TokenTree::Ident(name) if first => look(&name.to_string()),
                                _ => {}
                            }
                            first = matches!(&inner, TokenTree::Punct(sign) if sign.as_char() == ',');
                        }
                    }
                    _ => {}
                }
            }
            TokenTree::Group(group) => each_name(group.stream(), look),
            _ => {}
        }
    }
}

/// The module at the top of the crate that a file is of; none of `lib.rs` and `main.rs`.
fn module(file: &Path) -> Option<String> {
    let first = file.iter().next()?.to_str()?;
    let name = first.strip_suffix(".rs").unwrap_or(first);
    (!["lib", "main"].contains(&name)).then(|| name.to_owned())
}

fn arrows(package: &Package) -> Arrows {
    let source = package.folder.join("src");
    let mut arrows = Arrows::new();
    each_source(&source, &mut |path, text| {
        let Some(module) = module(path.strip_prefix(&source).expect("of the crate")) else {
            return;
        };
        // Tests stand at the end of a file.
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        let tokens = code.parse::<TokenStream>();
        let tokens = tokens.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let named = arrows.entry(module.clone()).or_default();
        each_name(tokens, &mut |name| {
            if name != module {
                named.insert(name.to_owned());
            }
        });
    });
    arrows
}

/// All that can be reached from a module.
fn reached<'a>(arrows: &'a Arrows, from: &str) -> BTreeSet<&'a str> {
    let mut all = BTreeSet::new();
    let mut open = arrows.get(from).into_iter().flatten().collect::<Vec<_>>();
    while let Some(name) = open.pop() {
        if all.insert(name.as_str()) {
            open.extend(arrows.get(name).into_iter().flatten());
        }
    }
    all
}

/// The modules that can be reached from themselves.
fn in_circles(arrows: &Arrows) -> Vec<&str> {
    let names = arrows.keys().map(String::as_str);
    names.filter(|name| reached(arrows, name).contains(name)).collect()
}

#[test]
fn modules_import_one_way() {
    let packages = packages();
    let all = games().into_iter().chain(["house".to_owned()]).collect::<Vec<_>>();
    hold("circles", &all, |of| {
        let own = packages.iter().filter(|package| package.of_game().map_or("house", |(game, _)| game) == of);
        let found = own.filter_map(|package| {
            let arrows = arrows(package);
            let modules = in_circles(&arrows);
            Above::aim(&package.name, 0, modules.len(), modules.join(", "))
        });
        found.collect()
    });
}

#[test]
fn a_circle_is_found_and_nothing_else() {
    let read = |source: &str| {
        let mut names = Vec::new();
        each_name(source.parse().expect("Rust"), &mut |name| names.push(name.to_owned()));
        names
    };
    let source = "use crate::a::b; use crate::{c, d::{e, f}, g as h}; fn x() { m!(crate::i::j) } use super::k; use crate as l;";
    assert_eq!(read(source), ["a", "c", "d", "g", "i"]);
    let arrows = [("a", "b"), ("b", "c"), ("c", "b"), ("d", "a"), ("e", "missing")];
    let arrows = arrows.map(|(from, to)| (from.to_owned(), BTreeSet::from([to.to_owned()])));
    assert_eq!(in_circles(&Arrows::from(arrows)), ["b", "c"]);
}
