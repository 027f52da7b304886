//! Doc comments. A public item says what it is; of a field or a variant whose name says it already there is none; a module
//! begins with its noun.
//!
//! The compiler's lint would want one of each field, too. Left out are what describes the API and the command line (there a
//! comment is what people read), and the program itself, which nobody builds on.

use std::collections::BTreeSet;
use std::path::Path;

use super::{each_source, packages, root};

/// Kinds of items that say what they are.
const ITEMS: [&str; 7] = ["fn", "struct", "enum", "trait", "type", "const", "static"];

/// Words that add nothing to a name.
const FILL: [&str; 20] = [
    "a", "an", "the", "of", "to", "in", "for", "is", "it", "its", "this", "that", "and", "by", "on", "with",
    "as", "at", "each", "their",
];

/// Derived traits by which comments are shown to people.
const SHOWN: [&str; 5] = ["ToSchema", "Args", "Parser", "Subcommand", "ValueEnum"];

/// Words with which a sentence without its noun begins.
const NOUNLESS: [&str; 12] =
    ["What", "Why", "Whoever", "Whatever", "Where", "When", "How", "Whose", "Whom", "Whether", "Who", "That"];

/// The words of a text or a name, each in one form whatever its ending.
fn words(text: &str) -> BTreeSet<String> {
    let mut apart = String::new();
    for letter in text.chars() {
        if letter.is_uppercase() && apart.ends_with(char::is_lowercase) {
            apart.push(' ');
        }
        apart.push(letter);
    }
    let words = apart.split(|letter: char| !letter.is_alphabetic()).map(str::to_lowercase);
    words.filter(|word| !word.is_empty() && !FILL.contains(&word.as_str())).map(|word| stem(&word)).collect()
}

fn stem(word: &str) -> String {
    let ending = ["ies", "ing", "ed", "es", "s"]
        .into_iter()
        .find(|ending| word.len() > ending.len() + 2 && word.ends_with(ending));
    match ending {
        Some("ies") => format!("{}y", &word[..word.len() - 3]),
        Some(ending) => word[..word.len() - ending.len()].to_owned(),
        None => word.to_owned(),
    }
}

/// True if a comment says nothing but the name, the type, and what they belong to.
fn repeats(comment: &str, item: &str, of: &str) -> bool {
    let says = words(comment);
    let known = words(item).into_iter().chain(words(of)).collect();
    !comment.contains(|sign: char| sign.is_ascii_digit() || "`[".contains(sign))
        && !says.is_empty()
        && says.is_subset(&known)
}

/// The word after one of these kinds, where a line defines an item.
fn defines<'l>(line: &'l str, kinds: &[&str]) -> Option<&'l str> {
    let mut words =
        line.split(|sign: char| !sign.is_alphanumeric() && sign != '_').filter(|word| !word.is_empty());
    let before = ["pub", "crate", "super", "in", "const", "async"];
    let kind = words.by_ref().find(|word| kinds.contains(word) || !before.contains(word))?;
    if kinds.contains(&kind) { words.next() } else { None }
}

/// The comment and the attributes right above a line.
fn above<'l>(lines: &[&'l str], at: usize) -> Vec<&'l str> {
    let mut found = Vec::new();
    let mut inside = false;
    for line in lines[..at].iter().rev().map(|line| line.trim()) {
        let begins = line.starts_with("#[");
        match () {
            () if begins => inside = false,
            () if inside || line.starts_with("//") => {}
            () if line.ends_with(']') => inside = true,
            () => break,
        }
        found.push(line);
    }
    found
}

/// The lines of public items without a comment, and those of comments that repeat a name.
fn faults(source: &str) -> Vec<String> {
    let mut faults = Vec::new();
    let code = source.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
    let lines = code.lines().collect::<Vec<_>>();
    // The type whose fields or variants these are, and where it ends.
    let mut inside: Option<(&str, String)> = None;
    for (at, line) in lines.iter().enumerate() {
        let text = line.trim_start();
        let indent = &line[..line.len() - text.len()];
        let above = || above(&lines, at);
        let told = |words: &[&str]| above().iter().any(|line| words.iter().any(|word| line.contains(word)));
        let public =
            text.starts_with("pub ") && !text.contains('$') && !code.contains("#![allow(missing_docs");
        if public && defines(text, &ITEMS).is_some() && !told(&["///", "#[doc", "allow(missing_docs)"]) {
            faults.push(format!("{}: what is it? {text}", at + 1));
        }
        match (&inside, defines(text, &["struct", "enum"])) {
            (Some((_, end)), _) if line == end => inside = None,
            (None, Some(name)) if line.ends_with('{') && !told(&SHOWN) => {
                inside = Some((name, format!("{indent}}}")))
            }
            (Some((of, _)), _) if text.starts_with(char::is_alphabetic) => {
                let above = above();
                let mut comment = above.iter().filter_map(|line| line.strip_prefix("///"));
                if let (Some(comment), None) = (comment.next(), comment.next())
                    && repeats(comment, text, of)
                {
                    faults.push(format!("{}: {text} says it already:{comment}", at + 1));
                }
            }
            _ => {}
        }
    }
    faults
}

#[test]
fn a_comment_says_what_the_name_does_not() {
    let mut all = Vec::new();
    for package in packages().iter().filter(|package| package.name != "bree") {
        each_source(&package.folder.join("src"), &mut |path: &Path, source: &str| {
            let faults = faults(source);
            all.extend(faults.iter().map(|fault| format!("{}:{fault}", path.display())));
        });
    }
    assert!(all.is_empty(), "{} of these:\n{}", all.len(), all.join("\n"));
}

/// True if the first sentence of a module has no noun of its own. A question may begin so, and how to play.
fn is_nounless(source: &str) -> bool {
    let first = source.lines().map_while(|line| line.strip_prefix("//! ")).collect::<Vec<_>>().join(" ");
    let (word, rest) = first.split_once(' ').unwrap_or((&first, ""));
    NOUNLESS.contains(&word) && !first.contains('?') && !(word == "How" && rest.starts_with("to "))
}

#[test]
fn a_module_begins_with_its_noun() {
    let mut all = Vec::new();
    for folder in ["crates", "games", "src", "tests", "tools", "python/kit", "python/src"] {
        each_source(&root().join(folder), &mut |path: &Path, source: &str| {
            all.extend(is_nounless(source).then(|| path.display().to_string()));
        });
    }
    assert!(all.is_empty(), "CONTRIBUTING.md, How a sentence begins:\n{}", all.join("\n"));
    assert!(is_nounless("//! What a guest owns.\n") && !is_nounless("//! The things\n//! What\n"));
    assert!(
        !is_nounless("//! Who bears\n//! it?\n") && !is_nounless("//! How to play.\n") && !is_nounless("")
    );
}

#[test]
fn what_is_wrong_with_a_comment_is_seen() {
    let wrong = |source: &str| !faults(source).is_empty();
    assert!(wrong("pub struct Seat;\n") && wrong("// Whole.\npub struct Seat;\n"));
    assert!(wrong("#[derive(Clone)]\n#[allow(\n    dead_code,\n)]\npub const fn seats() {}\n"));
    assert!(!wrong(
        "/// A place at a table.\n#[derive(Clone)]\n#[allow(\n    dead_code,\n)]\npub struct Seat;\n"
    ));
    assert!(!wrong(
        "struct Seat;\npub(crate) fn seats() {}\npub use a::b;\n#[cfg(test)]\nmod tests { pub fn a() {} }\n"
    ));
    let field = |comment: &str| {
        wrong(&format!("struct Flight {{\n    /// {comment}\n    #[x]\n    pub seats: Vec<Seat>,\n}}\n"))
    };
    assert!(field("The seats.") && field("Its seats.") && field("The seats of a flight."));
    assert!(!field("The seats, from 1.") && !field("The seats that are free.") && !field("By [`Row`]."));
    assert!(!wrong("#[derive(ToSchema)]\nstruct Flight {\n    /// The seats.\n    seats: u8,\n}\n"));
    assert!(!wrong("struct Flight {\n    seats: u8,\n}\n\nfn free() {\n    /// Free.\n    free();\n}\n"));
}
