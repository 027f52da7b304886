//! Test helpers for words: kinds of faults that readers found once, and that are not to come back.
//!
//! | kind | what is asked |
//! |---|---|
//! | [`signs`] | one kind of quotation marks, apostrophes and minus signs a language |
//! | [`numbers`] | a plural wherever a number stands before what it counts |
//! | [`labels`] | a button fits 28 letters |
//! | [`helps`] | a help says more than its label |
//! | [`refusals`] | a refusal names its subject, and how much where it speaks of a measure |
//! | [`terms`] | the book's word, and not one that it does not have |
//!
//! What has a reason to be otherwise stands in a file of [`Excused`]; what is excused and need not be is a fault, too.

mod excused;
mod helps;
mod labels;
mod numbers;
mod refusals;
mod signs;
mod terms;
#[cfg(test)]
mod tests;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;

pub use excused::Excused;
pub use helps::helps;
pub use labels::{LONGEST, labels};
pub use numbers::numbers;
pub use refusals::refusals;
pub use signs::{signs, signs_in_rulebook};
pub use terms::{Terms, terms};

use super::{Language, Words};

/// The tests of a game's words, one a kind. Beside the crate's manifest lie `tests/page/excused.txt` and `tests/page/terms.txt`, and
/// `../rules/rulebook.toml` and `../rules/glossary.toml`, whose clauses and sentences are held to the same terms. A message whose id begins as one of `labels` is a button's.
///
/// ```ignore
/// canvas::words_without_faults! { words: pig_page::words(), labels: ["pig-choice-"] }
/// ```
#[macro_export]
macro_rules! words_without_faults {
    (words: $words:expr, labels: $labels:expr $(,)?) => {
        const EXCUSED: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/page/excused.txt"));
        const TERMS: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/page/terms.txt"));
        const RULEBOOK: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../rules/rulebook.toml"));
        const GLOSSARY: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../rules/glossary.toml"));

        const NONE: Vec<String> = Vec::new();

        fn excused() -> $crate::text::kinds::Excused {
            $crate::text::kinds::Excused::read(EXCUSED)
        }

        #[test]
        fn quotes_apostrophes_and_minus_signs_are_those_of_the_language() {
            assert_eq!($crate::text::kinds::signs(&$words, &excused()), NONE);
            assert_eq!($crate::text::kinds::signs_in_rulebook(RULEBOOK), NONE);
            assert_eq!($crate::text::kinds::signs_in_rulebook(GLOSSARY), NONE);
        }

        #[test]
        fn a_refusal_names_what_it_speaks_of() {
            let is_refusal = |id: &str| id.contains("-no-") || id.contains("-why-");
            assert_eq!($crate::text::kinds::refusals(&$words, &is_refusal, &excused()), NONE);
        }

        #[test]
        fn a_number_chooses_the_form_of_what_it_counts() {
            assert_eq!($crate::text::kinds::numbers(&$words, &excused()), NONE);
        }

        #[test]
        fn a_label_fits_its_button() {
            let is_label =
                |id: &str| $labels.iter().any(|kind| id.starts_with(kind)) && !id.ends_with("-effect");
            assert_eq!($crate::text::kinds::labels(&$words, &is_label, &excused()), NONE);
        }

        #[test]
        fn a_help_says_more_than_its_label() {
            assert_eq!($crate::text::kinds::helps(&$words, &excused()), NONE);
        }

        #[test]
        fn the_words_are_those_of_the_book() {
            let terms = $crate::text::kinds::Terms::with_common(TERMS);
            assert_eq!($crate::text::kinds::terms(&$words, &terms, &excused()), NONE);
            assert_eq!(terms.in_rulebook(RULEBOOK), NONE);
            assert_eq!(terms.in_rulebook(GLOSSARY), NONE);
        }
    };
}

/// Calls a function with every message and attribute: language, id, text.
fn each(words: &Words, mut what: impl FnMut(Language, &str, &Pattern<&str>)) {
    for language in Language::ALL {
        for file in words.files {
            let resource = parse(file.text(language)).expect("a sound file");
            for entry in resource.body {
                let Entry::Message(message) = entry else { continue };
                if let Some(pattern) = &message.value {
                    what(language, message.id.name, pattern);
                }
                for attribute in &message.attributes {
                    what(language, &format!("{}.{}", message.id.name, attribute.id.name), &attribute.value);
                }
            }
        }
    }
}

/// The text of a message: every variant, a line each, with `…` for placeholders.
fn lines(pattern: &Pattern<&str>) -> Vec<String> {
    let mut lines = vec![String::new()];
    for element in &pattern.elements {
        let parts = match element {
            PatternElement::TextElement { value } => vec![(*value).to_owned()],
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter().flat_map(|variant| self::lines(&variant.value)).collect()
            }
            PatternElement::Placeable { expression: Expression::Inline(inline) } => vec![put_in(inline)],
        };
        // Every variant once is enough: not each with each.
        let last = lines.last().cloned().unwrap_or_default();
        for (at, part) in parts.iter().enumerate() {
            match lines.get_mut(at) {
                Some(line) => line.push_str(part),
                None => lines.push(last.clone() + part),
            }
        }
        let first = parts.first().cloned().unwrap_or_default();
        lines.iter_mut().skip(parts.len()).for_each(|line| line.push_str(&first));
    }
    lines
}

fn put_in(inline: &InlineExpression<&str>) -> String {
    match inline {
        InlineExpression::StringLiteral { value } => (*value).to_owned(),
        InlineExpression::NumberLiteral { value } => (*value).to_owned(),
        _ => "\u{fffc}".to_owned(),
    }
}

/// The variable that is put in, if it is one.
fn variable<'a>(inline: &InlineExpression<&'a str>) -> Option<&'a str> {
    match inline {
        InlineExpression::VariableReference { id } => Some(id.name),
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.first().and_then(variable)
        }
        _ => None,
    }
}
