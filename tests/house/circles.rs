//! Modules of a crate import one way. Of a circle of modules none can be read, tested or moved without all the others.
//!
//! What stands at the top of a crate is a module of it, a file or a folder: there is no circle of these. The rules of a game
//! may have one circle, of what stands within the folder `play`: a moment of the game, its questions, and what is done with
//! the answers.
//!
//! What is followed is a module by its name, and a type that the root of a crate hands on (`crate::Store`) to its module. What
//! stands in a text, as in `serde(with = "crate::…")`, is not.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use proc_macro2::{Delimiter, TokenStream, TokenTree};

use super::ceilings::{Above, hold};
use super::{Package, each_source, games, packages};

/// The folder of a game's rules within which modules may import each other.
const PLAY: &str = "play";
/// The circles of the whole house: one for each game.
const MOST: usize = 5;

/// Which modules each module names.
type Arrows = BTreeMap<String, BTreeSet<String>>;
/// Where modules stand that the root of a crate has from one of its modules: of `pub use play::state`, `state` in `play`.
type Within = BTreeMap<String, String>;

/// Calls `look` with each name in a group of braces that stands first there or after a comma.
fn each_in_braces(inside: TokenStream, look: &mut dyn FnMut(&str)) {
    let mut first = true;
    for inner in inside {
        match &inner {
            TokenTree::Ident(name) if first => look(&name.to_string()),
            _ => {}
        }
        first = matches!(&inner, TokenTree::Punct(sign) if sign.as_char() == ',');
    }
}

/// Calls `look` with the first name of each path that begins with `crate::`, also of several in braces, and with the name
/// after it, if there is one.
fn each_name(tokens: TokenStream, look: &mut dyn FnMut(&str, Option<&str>)) {
    let trees = tokens.into_iter().collect::<Vec<_>>();
    let is = |at: usize, sign: char| matches!(trees.get(at), Some(TokenTree::Punct(punct)) if punct.as_char() == sign);
    let word = |at: usize| match trees.get(at) {
        Some(TokenTree::Ident(name)) if is(at - 1, ':') => Some(name.to_string()),
        _ => None,
    };
    for (at, tree) in trees.iter().enumerate() {
        match tree {
            TokenTree::Ident(of) if *of == "crate" && is(at + 1, ':') && is(at + 2, ':') => {
                match trees.get(at + 3) {
                    Some(TokenTree::Ident(name)) => look(&name.to_string(), word(at + 6).as_deref()),
                    Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Brace => {
                        each_in_braces(group.stream(), &mut |name| look(name, None));
                    }
                    _ => {}
                }
            }
            TokenTree::Group(group) => each_name(group.stream(), look),
            _ => {}
        }
    }
}

/// The modules, with `types` also the types, that the root of a crate has from its modules, by `use play::…` in its `lib.rs`.
fn within(lib: &str, types: bool) -> Within {
    let tokens = lib.parse::<TokenStream>().unwrap_or_else(|error| panic!("lib.rs: {error}"));
    let trees = tokens.into_iter().collect::<Vec<_>>();
    let mut within = Within::new();
    for (at, tree) in trees.iter().enumerate() {
        let (TokenTree::Ident(word), Some(TokenTree::Ident(of))) = (tree, trees.get(at + 1)) else {
            continue;
        };
        if *word != "use" {
            continue;
        }
        let mut note = |name: &str| {
            if types || name.starts_with(char::is_lowercase) {
                within.insert(name.to_owned(), of.to_string());
            }
        };
        match trees.get(at + 4) {
            Some(TokenTree::Ident(name)) => note(&name.to_string()),
            Some(TokenTree::Group(group)) => each_in_braces(group.stream(), &mut note),
            _ => {}
        }
    }
    within
}

/// The module of a file that stands so many folders below the source of its crate; none of `lib.rs`, `main.rs` and `mod.rs`.
fn module(file: &Path, depth: usize) -> Option<String> {
    let name = file.iter().nth(depth)?.to_str()?;
    let name = name.strip_suffix(".rs").unwrap_or(name);
    (!["lib", "main", "mod"].contains(&name)).then(|| name.to_owned())
}

/// The modules at the top of a crate; or those in its folder `play`, if that is asked for. With `types` what the root of the crate
/// hands on is followed to its module.
fn arrows(package: &Package, play: bool, types: bool) -> Arrows {
    let source = package.folder.join("src");
    let lib = std::fs::read_to_string(source.join("lib.rs")).unwrap_or_default();
    let within = within(&lib, types);
    let mut arrows = Arrows::new();
    each_source(&source, &mut |path, text| {
        let path = path.strip_prefix(&source).expect("of the crate");
        let inside = path.starts_with(PLAY);
        let Some(module) = module(path, usize::from(play)).filter(|_| inside || !play) else {
            return;
        };
        // Tests stand at the end of a file.
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        let tokens = code.parse::<TokenStream>();
        let tokens = tokens.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let named = arrows.entry(module.clone()).or_default();
        each_name(tokens, &mut |name, next| {
            let top = within.get(name).map_or(name, String::as_str);
            let other = match (play, top) {
                (false, _) => Some(top),
                (true, PLAY) if name == PLAY => next,
                (true, PLAY) => Some(name),
                (true, _) => None,
            };
            named.extend(other.filter(|other| *other != module).map(str::to_owned));
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

/// The circles, each with its modules: of these each can be reached from each, and from itself.
fn circles(arrows: &Arrows) -> Vec<BTreeSet<&str>> {
    let mut circles = Vec::<BTreeSet<&str>>::new();
    for name in arrows.keys().map(String::as_str) {
        let there = reached(arrows, name);
        if there.contains(name) && circles.iter().all(|circle| !circle.contains(name)) {
            circles.push(there.into_iter().filter(|other| reached(arrows, other).contains(name)).collect());
        }
    }
    circles
}

/// Circles in words: their modules, and a semicolon between them.
fn told(circles: &[BTreeSet<&str>]) -> String {
    let told = circles.iter().map(|circle| circle.iter().copied().collect::<Vec<_>>().join(", "));
    told.collect::<Vec<_>>().join("; ")
}

#[test]
fn modules_import_one_way() {
    let packages = packages();
    let all = games().into_iter().chain(["house".to_owned()]).collect::<Vec<_>>();
    hold("circles", &all, |of| {
        let own = packages.iter().filter(|package| package.of_game().map_or("house", |(game, _)| game) == of);
        let found = own.filter_map(|package| {
            let arrows = arrows(package, false, false);
            let circles = circles(&arrows);
            let modules = circles.iter().map(BTreeSet::len).sum();
            let which = format!("{} circles: {}", circles.len(), told(&circles));
            Above::aim(&package.name, 0, modules, which)
        });
        found.collect()
    });
}

#[test]
fn modules_know_types_one_way() {
    for package in &packages() {
        let arrows = arrows(package, false, true);
        let circles = circles(&arrows);
        assert!(circles.is_empty(), "{}: {}", package.name, told(&circles));
    }
}

#[test]
fn the_house_has_few_circles_each_in_one_module() {
    let packages = packages();
    let mut count = 0;
    for package in &packages {
        let arrows = arrows(package, true, false);
        let circles = circles(&arrows);
        let may_have = package.of_game().is_some_and(|(_, part)| part == "rules");
        assert!(circles.len() <= usize::from(may_have), "{}: {}", package.name, told(&circles));
        count += circles.len();
    }
    assert!((1..=MOST).contains(&count), "{count} circles in the modules '{PLAY}' of the house");
}

#[test]
fn a_circle_is_found_and_nothing_else() {
    let read = |source: &str| {
        let mut names = Vec::new();
        each_name(source.parse().expect("Rust"), &mut |name, next| {
            names.push(next.map_or_else(|| name.to_owned(), |next| format!("{name} {next}")));
        });
        names
    };
    let source = "use crate::a::b; use crate::{c, d::{e, f}, g as h}; fn x() { m!(crate::i::j) } use super::k; use crate as l;";
    assert_eq!(read(source), ["a b", "c", "d", "g", "i j"]);
    let found = |types| {
        let found = within("mod a; pub use a::{b, c::d, E}; use f::g; pub use h::I; pub mod j;", types);
        found.iter().map(|(name, of)| format!("{name} in {of}")).collect::<Vec<_>>()
    };
    assert_eq!(found(false), ["b in a", "c in a", "g in f"]);
    assert_eq!(found(true), ["E in a", "I in h", "b in a", "c in a", "g in f"]);
    let arrows = [("a", "b"), ("b", "c"), ("c", "b"), ("d", "a"), ("e", "missing"), ("f", "g"), ("g", "f")];
    let arrows = arrows.map(|(from, to)| (from.to_owned(), BTreeSet::from([to.to_owned()])));
    let arrows = Arrows::from(arrows);
    assert_eq!(told(&circles(&arrows)), "b, c; f, g");
}
