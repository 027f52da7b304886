//! Test helpers for words: both languages say the same, nothing the program asks for is missing, and a message comes out
//! whole.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;

use table::{Arg, Message, Observer, Seat};

use super::{Language, Words, bundle, say};

type Variables = BTreeSet<String>;

fn variables(pattern: &Pattern<&str>, found: &mut Variables) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, found);
        }
    }
}

fn in_expression(expression: &Expression<&str>, found: &mut Variables) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, found),
        Expression::Select { selector, variants } => {
            in_inline(selector, found);
            variants.iter().for_each(|variant| variables(&variant.value, found));
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, found: &mut Variables) {
    match inline {
        InlineExpression::VariableReference { id } => {
            found.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments: CallArguments { positional, .. }, .. } => {
            positional.iter().for_each(|argument| in_inline(argument, found));
        }
        InlineExpression::Placeable { expression } => in_expression(expression, found),
        _ => {}
    }
}

/// Every message and attribute of a file with the variables it uses.
fn messages(text: &str) -> BTreeMap<String, Variables> {
    let resource = parse(text).expect("a sound file");
    let mut messages = BTreeMap::new();
    for entry in resource.body {
        let Entry::Message(message) = entry else { continue };
        let mut add = |id: String, pattern: &Pattern<&str>| {
            let mut found = Variables::new();
            variables(pattern, &mut found);
            assert!(messages.insert(id.clone(), found).is_none(), "{id} stands twice");
        };
        if let Some(pattern) = &message.value {
            add(message.id.name.to_owned(), pattern);
        }
        for attribute in &message.attributes {
            add(format!("{}.{}", message.id.name, attribute.id.name), &attribute.value);
        }
    }
    messages
}

/// The forms of terms that a language uses: `the` of `$nation-the`.
fn forms(words: &Words, language: Language) -> Variables {
    let messages = words.files.iter().flat_map(|file| messages(file.text(language)).into_values());
    let form = |name: String| Some(name.split_once('-')?.1.to_owned());
    messages.flatten().filter_map(form).collect()
}

/// The differences between the two languages: messages, and the variables in them. Empty when all is well. A form of a
/// term that only one language uses need not stand in the other: Spanish agrees in gender, English does not.
pub fn differences(words: &Words) -> Vec<String> {
    let mut faults = Vec::new();
    let used = Language::ALL.map(|language| forms(words, language));
    let only_in = |own: usize, id: &str| {
        let form = id.split_once('.').map(|(_, form)| form);
        form.is_some_and(|form| used[own].contains(form) && !used[1 - own].contains(form))
    };
    for file in words.files {
        let spanish = Language::Es.of(file);
        let english = Language::En.of(file);
        let name = file.name;
        for (id, found) in &spanish {
            match english.get(id) {
                Some(other) if other == found => {}
                Some(_) => faults.push(format!("{name}.ftl: {id} has other variables in English")),
                None if only_in(0, id) => {}
                None => faults.push(format!("{name}.ftl: {id} is missing in English")),
            }
        }
        let more = english.keys().filter(|id| !spanish.contains_key(*id) && !only_in(1, id));
        faults.extend(more.map(|id| format!("{name}.ftl: {id} is missing in Spanish")));
    }
    faults
}

impl Language {
    /// The messages of a file, with the variables that are not given anyway.
    fn of(self, file: &super::File) -> BTreeMap<String, Variables> {
        let messages = messages(file.text(self)).into_iter();
        messages.map(|(id, found)| (id, asked(&found))).collect()
    }
}

/// The variables that a caller of the message must give. `$you` is always given, though one language may do without it;
/// so are the forms of a term: `$nation-of` is a form of `$nation`.
fn asked(found: &Variables) -> Variables {
    let base = found.iter().map(|name| name.split('-').next().unwrap_or_default());
    base.filter(|name| *name != "you").map(str::to_owned).collect()
}

/// The files in the `locales` folder of the crate at `root` (its `CARGO_MANIFEST_DIR`) that are not among its
/// words.
///
/// # Panics
/// When the folder cannot be read.
pub fn forgotten(words: &Words, root: &str) -> Vec<String> {
    let mut forgotten = Vec::new();
    for language in Language::ALL {
        let folder = format!("{root}/locales/{}", language.tag());
        for file in std::fs::read_dir(folder).expect("the folder of the words") {
            let name = file.expect("a file").file_name().into_string().expect("a name");
            if !words.files.iter().any(|file| format!("{}.ftl", file.name) == name) {
                forgotten.push(name);
            }
        }
    }
    forgotten
}

/// All texts in quotation marks in the Rust files of a folder.
fn quoted(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            if path.file_name().is_none_or(|name| name != "tests") {
                quoted(&path, found);
            }
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = std::fs::read_to_string(&path).unwrap();
            found.extend(text.split('"').map(str::to_owned));
        }
    }
}

/// The messages that the Rust files of these folders seem to ask for: texts in quotation marks that begin with one of
/// `kinds`.
///
/// # Panics
/// When a folder cannot be read.
pub fn asked_for(folders: &[&Path], kinds: &[&str]) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    folders.iter().for_each(|folder| quoted(folder, &mut found));
    let is_id = |text: &String| {
        kinds.iter().any(|kind| text.starts_with(kind) && text.len() > kind.len())
            && text
                .chars()
                .all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-')
            && !text.ends_with('-')
    };
    found.retain(is_id);
    found
}

/// True if there is such a message, or such an attribute of a message (`id.attribute`), in every language.
pub fn is_known(id: &str) -> bool {
    Language::ALL.iter().all(|language| bundle::knows(*language, id))
}

/// A message in words, where nothing may be missing.
///
/// # Errors
/// What is missing or wrong.
pub fn strictly(
    language: Language,
    message: &Message,
    names: &dyn Fn(Seat) -> String,
    observer: Observer,
) -> Result<String, Vec<String>> {
    let args = say::args(language, &message.args, names, observer);
    bundle::strict(language, message.id, &args)
}

/// The number that a message is given under this name.
///
/// # Panics
/// When there is none.
pub fn number(message: &Message, name: &str) -> i64 {
    let arg = message.args.iter().find(|(known, _)| *known == name);
    match arg {
        Some((_, Arg::Number(number))) => *number,
        other => panic!("{}, {name}: {other:?}", message.id),
    }
}

/// Checks a message strictly, in every language, for a spectator, for the first seat, and after the game.
///
/// # Panics
/// When it does not come out as a sentence.
pub fn check(message: &Message) {
    const NAMES: [&str; 4] = ["Ana", "Íñigo", "Rosa", "<b>"];
    let name = |seat: Seat| NAMES[seat.index() % NAMES.len()].to_owned();
    let id = message.id;
    // What is missing shows as an id, which begins like this one.
    let ids = id.split('-').next().unwrap_or_default().to_owned() + "-";
    for language in Language::ALL {
        for observer in [Observer::Watcher, Observer::Seat(Seat::new(0)), Observer::Afterwards] {
            let words = strictly(language, message, &name, observer);
            let words = words.unwrap_or_else(|errors| panic!("{errors:?}"));
            assert!(!words.contains('{') && !words.contains(&ids), "{id}: '{words}'");
            // A help may be empty: it would only say its label again.
            assert!(
                words.trim() == words && (!words.is_empty() || id.contains("-effect")),
                "{id}: '{words}'"
            );
            assert!(!words.contains("  ") && !words.contains(" ,"), "{id}: '{words}'");
        }
    }
}
