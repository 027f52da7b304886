//! Numbers and the things they count.

use std::collections::BTreeSet;

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, VariantKey};

use super::{Excused, each, variable};
use crate::{Language, Words};

type Names = BTreeSet<String>;

/// Variables that are numbers, whatever the messages say.
const COUNTS: [&str; 12] = [
    "number", "count", "most", "least", "limit", "left", "days", "minutes", "cards", "dice", "strikes",
    "points",
];

/// Words that may follow a number without being counted by it.
const BETWEEN: [(Language, &[&str]); 2] = [
    (
        Language::Es,
        &[
            "a", "al", "o", "u", "y", "e", "de", "del", "en", "por", "para", "con", "contra", "sobre", "más",
            "menos", "como", "si", "que", "cada", "es", "son", "entre", "hasta", "desde", "sin", "según",
            "ante", "s", "min", "bytes",
        ],
    ),
    (
        Language::En,
        &[
            "a", "an", "the", "to", "or", "and", "of", "in", "on", "at", "by", "for", "from", "with",
            "without", "more", "less", "as", "if", "each", "per", "is", "are", "was", "into", "against",
            "among", "between", "under", "than", "plus", "minus", "times", "s", "min", "bytes", "where",
            "when", "whom", "who",
        ],
    ),
];

/// Verbs that agree with the number after them.
const AGREEING: [(Language, &[&str]); 2] = [
    (Language::Es, &["quedan", "faltan", "son", "hacen", "sobran"]),
    (Language::En, &["are", "were", "remain"]),
];

/// Messages where a number stands before the thing it counts, or after a verb that agrees with it, and no selector
/// chooses the form by it. Variables of one letter are words or numbers as a card wants it: its sentences are to be
/// looked at.
pub fn numbers(words: &Words, excused: &Excused) -> Vec<String> {
    let mut counts = COUNTS.map(str::to_owned).into_iter().collect::<Names>();
    each(words, |_, _, pattern| selected(pattern, &mut counts));
    counts.retain(|name| name.len() > 1);
    let mut faults = Vec::new();
    each(words, |language, id, pattern| {
        let mut found = Vec::new();
        search(language, pattern, &counts, &Names::new(), &mut found);
        // What has no plural, and what is no noun, needs no selector.
        found.retain(|(_, word)| !excused.covers("uncounted", &format!("{} {word}", language.tag())));
        // Several are summed, never one.
        found.retain(|(name, _)| !((id.ends_with(".sum") || id.ends_with(".many")) && name == "times"));
        if let Some((name, word)) = found.first().filter(|_| !excused.covers("number", id)) {
            faults.push(format!("{} {id}: ${name} and '{word}'", language.tag()));
        }
    });
    faults.extend(excused.idle("number"));
    faults.extend(excused.idle("uncounted"));
    faults
}

/// The variables that select a form as a number does.
fn selected(pattern: &Pattern<&str>, found: &mut Names) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression: Expression::Select { selector, variants } } = element
        else {
            continue;
        };
        let by_number = variants.iter().any(|variant| match &variant.key {
            VariantKey::NumberLiteral { .. } => true,
            VariantKey::Identifier { name } => *name == "one",
        });
        if let Some(name) = variable(selector).filter(|_| by_number) {
            found.insert(name.to_owned());
        }
        variants.iter().for_each(|variant| selected(&variant.value, found));
    }
}

fn search(
    language: Language,
    pattern: &Pattern<&str>,
    counts: &Names,
    chosen: &Names,
    found: &mut Vec<(String, String)>,
) {
    let text = |index: Option<usize>| match index.and_then(|index| pattern.elements.get(index)) {
        Some(PatternElement::TextElement { value }) => *value,
        _ => "",
    };
    for (index, element) in pattern.elements.iter().enumerate() {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Select { selector, variants } => {
                // A selector that has no form for one leaves it to the form for many.
                let named = |key: &VariantKey<&str>| matches!(key, VariantKey::Identifier { name } if *name != "other");
                let one = |key: &VariantKey<&str>| matches!(key, VariantKey::NumberLiteral { value } if *value == "1");
                let whole = variants.iter().any(|variant| one(&variant.key) || named(&variant.key));
                let mut chosen = chosen.clone();
                chosen.extend(variable(selector).filter(|_| whole).map(str::to_owned));
                variants.iter().for_each(|variant| search(language, &variant.value, counts, &chosen, found));
            }
            Expression::Inline(inline @ InlineExpression::VariableReference { .. }) => {
                let name = variable(inline).unwrap_or_default();
                if !counts.contains(name) || chosen.contains(name) {
                    continue;
                }
                if let Some(noun) = counted(language, text(Some(index + 1))) {
                    found.push((name.to_owned(), noun.to_owned()));
                }
                if let Some(verb) = agreeing(language, text(index.checked_sub(1))) {
                    found.push((name.to_owned(), verb.to_owned()));
                }
            }
            Expression::Inline(_) => {}
        }
    }
}

/// The word after a number, if the number counts it.
fn counted(language: Language, after: &str) -> Option<&str> {
    let after = after.strip_prefix(' ')?;
    let word = after.split(|letter: char| !letter.is_alphabetic()).next().unwrap_or_default();
    let between = BETWEEN.iter().find(|(of, _)| *of == language).map_or(&[][..], |(_, words)| words);
    let counted = !word.is_empty() && !between.contains(&word.to_lowercase().as_str());
    counted.then_some(word)
}

/// The verb before a number, if it agrees with it.
fn agreeing(language: Language, before: &str) -> Option<&str> {
    let before = before.strip_suffix(' ')?;
    let word = before.rsplit(|letter: char| !letter.is_alphabetic()).next().unwrap_or_default();
    let verbs = AGREEING.iter().find(|(of, _)| *of == language).map_or(&[][..], |(_, words)| words);
    verbs.contains(&word.to_lowercase().as_str()).then_some(word)
}
