//! The files: the same messages with the same variables in every language, and all that the program asks for.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;

use crate::text::{Language, bundle};

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
            variants
                .iter()
                .for_each(|variant| variables(&variant.value, found));
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, found: &mut Variables) {
    match inline {
        InlineExpression::VariableReference { id } => {
            found.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference {
            arguments: CallArguments { positional, .. },
            ..
        } => {
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
            add(
                format!("{}.{}", message.id.name, attribute.id.name),
                &attribute.value,
            );
        }
    }
    messages
}

#[test]
fn both_languages_have_the_same_messages_with_the_same_variables() {
    for (name, spanish, english) in bundle::FILES {
        let (spanish, english) = (messages(spanish), messages(english));
        // 'You' may be needed in one language and not in the other; it is always given.
        let strip = |messages: BTreeMap<String, Variables>| {
            // So are the forms of a term: `$nation-of` is a form of `$nation`.
            let without = |found: Variables| {
                let base = found
                    .iter()
                    .map(|name| name.split('-').next().unwrap_or_default());
                base.filter(|name| *name != "you")
                    .map(str::to_owned)
                    .collect::<Variables>()
            };
            messages
                .into_iter()
                .map(|(id, found)| (id, without(found)))
                .collect::<BTreeMap<_, _>>()
        };
        let (spanish, english) = (strip(spanish), strip(english));
        for (id, found) in &spanish {
            assert_eq!(english.get(id), Some(found), "{name}.ftl: {id}");
        }
        assert_eq!(
            spanish.len(),
            english.len(),
            "{name}.ftl: English has messages that Spanish has not"
        );
    }
}

#[test]
fn every_file_on_the_shelf_is_read() {
    for language in ["es", "en"] {
        let folder = format!("{}/locales/{language}", env!("CARGO_MANIFEST_DIR"));
        let files = std::fs::read_dir(folder)
            .unwrap()
            .map(|file| file.unwrap().file_name().into_string().unwrap());
        let known = bundle::FILES
            .iter()
            .map(|(name, ..)| format!("{name}.ftl"))
            .collect::<BTreeSet<_>>();
        assert_eq!(files.collect::<BTreeSet<_>>(), known);
    }
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

#[test]
fn everything_the_program_asks_for_is_there() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut found = BTreeSet::new();
    for room in ["journey/src", "tricks/src", "war/src", "table/src", "web/src"] {
        quoted(&crates.join(room), &mut found);
    }
    quoted(&crates.parent().unwrap().join("src"), &mut found);
    let kinds = [
        "journey-",
        "tricks-",
        "setup-",
        "house-",
        "lobby-",
        "join-",
        "table-",
        "seat-",
        "error-",
        "about-",
        "rules-",
        "replay-",
        "war-",
        "terminal-",
    ];
    let is_id = |text: &&String| {
        kinds
            .iter()
            .any(|kind| text.starts_with(kind) && text.len() > kind.len())
            && text
                .chars()
                .all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-')
            && !text.ends_with('-')
    };
    // Ids and names of elements that look like messages, and the names of the files themselves.
    let mut elements = BTreeSet::from(["join-name", "table-tab", "seat-1", "rules-path"]);
    elements.extend(["war-ground", "war-regions", "war-pieces"]);
    elements.extend(bundle::FILES.iter().map(|(name, ..)| *name));
    let asked = found
        .iter()
        .filter(is_id)
        .filter(|id| !elements.contains(id.as_str()))
        .collect::<Vec<_>>();
    assert!(asked.len() > 150, "only {} found", asked.len());
    let missing = asked
        .iter()
        .filter(|id| Language::ALL.iter().any(|language| !bundle::knows(*language, id)));
    assert_eq!(missing.collect::<Vec<_>>(), Vec::<&&String>::new());
}
