//! A game's crate reads files of its own folder only. What a page needs of its rules' data it is told by the rules, as values:
//! a card that was read twice would be told by one program and played by another.

use std::path::{Component, Path, PathBuf};

use proc_macro2::{TokenStream, TokenTree};

use super::ceilings::{Above, hold};
use super::code::{Token, each_group, tokens_of};
use super::{each_source, games, packages};

/// Files that are shown as they are written: the clauses of a game on its page, and the list of tests that cite them by
/// the command line.
const SHOWN: [&str; 3] = ["rules/rulebook.toml", "rules/glossary.toml", "rules/citations.txt"];

/// The files that `include_str!` and `include_bytes!` name in a source file, from the folder of the crate on.
fn included(source: &Path, text: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    each_group(text.parse().expect("Rust"), &mut |tokens| {
        for call in tokens.windows(3) {
            if let [name, sign, Token::Group(_, given)] = call
                && name.word().is_some_and(|name| ["include_str", "include_bytes"].contains(&name))
                && sign.is("!")
            {
                let path = literals(given.clone());
                // `concat!(env!("CARGO_MANIFEST_DIR"), "/…")`
                let within = path.strip_prefix("CARGO_MANIFEST_DIR/").map(PathBuf::from);
                found.push(plain(&within.unwrap_or_else(|| source.parent().expect("a folder").join(path))));
            }
        }
    });
    found
}

/// The texts of the tokens, one after another.
fn literals(tokens: TokenStream) -> String {
    let text = |tree| match tree {
        TokenTree::Literal(literal) => literal.to_string().trim_matches('"').to_owned(),
        TokenTree::Group(group) => literals(group.stream()),
        _ => String::new(),
    };
    tokens.into_iter().map(text).collect()
}

/// Without `a/..`; what leads out of the folder begins with `..`.
fn plain(path: &Path) -> PathBuf {
    let mut plain = PathBuf::new();
    for part in path.components() {
        let turns_back = part == Component::ParentDir && plain.file_name().is_some();
        if turns_back {
            plain.pop();
        } else {
            plain.push(part);
        }
    }
    plain
}

#[test]
fn no_crate_of_a_game_includes_files_of_another() {
    let packages = packages();
    hold("includes", &games(), |game| {
        let (mut seen, mut above) = (0, Vec::new());
        for package in packages.iter().filter(|package| package.of_game().is_some_and(|(of, _)| of == game)) {
            each_source(&package.folder.join("src"), &mut |path, text| {
                if !text.contains("include_") {
                    return;
                }
                let path = path.strip_prefix(&package.folder).expect("of the crate");
                let files = included(path, text);
                seen += files.len();
                let strange = files.iter().filter(|file| {
                    file.starts_with("..") && !SHOWN.iter().any(|shown| file.ends_with(shown))
                });
                let strange = strange.map(|file| file.display().to_string()).collect::<Vec<_>>();
                let name = format!("{} {}", package.name, path.display());
                above.extend(Above::aim(&name, 0, strange.len(), strange.join(", ")));
            });
        }
        assert!(seen > 0, "{game}: no file is included, not even the style of its page?");
        above
    });
}

#[test]
fn a_file_is_found_wherever_it_is_included() {
    let text = r#"
        const A: &str = include_str!("../data/a.txt");
        fn b() { read(&[include_bytes!("../../rules/data/b.bin")]) }
        const C: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../c.txt"));
        // include_str!("../../../d.txt")
    "#;
    let found = included(Path::new("src/deep/a.rs"), text);
    assert_eq!(found, ["src/data/a.txt", "../c.txt", "rules/data/b.bin"].map(PathBuf::from));
    assert_eq!(tokens_of("include_str!(\"x\")".parse().expect("Rust")).len(), 3);
}
