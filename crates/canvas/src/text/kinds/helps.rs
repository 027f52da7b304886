//! Helps: the texts under labels.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Expression, Pattern, PatternElement};

use super::{Excused, each, variable};
use crate::{Language, Words};

/// Words that say nothing by themselves: 'It is this one', 'There it happens', 'Nothing more is done for now'.
const EMPTY: [(Language, &str); 2] = [
    (
        Language::Es,
        "a ahí ahora al así con de del el ella ellas ello ellos en es esa ese eso esta este esto está hace haces hecho \
         hecha la las lo los más nada no para pasa por que qué queda se ser su sus sí tal también tanto tanta tantos \
         tantas un una uno y ya elige eliges elegido elegida pide pedido ocurre deja dejas",
    ),
    (
        Language::En,
        "a an and are as asked at be by chosen do does done for from goes happens he her here him his in into is it its \
         left more no not nothing now of on one ones or otherwise she so such that the their them then there these they \
         this those to what which who will with you your",
    ),
];

/// The endings that the id of a help adds to that of its label.
const ENDS: [&str; 4] = ["-effect", "-help", "-note", "-what"];

/// Helps that say nothing that their label does not say: their words are empty, or the label's own. A help that is itself
/// empty is none, and fine.
pub fn helps(words: &Words, excused: &Excused) -> Vec<String> {
    let mut said = BTreeMap::new();
    each(words, |language, id, pattern| {
        let mut words = BTreeSet::new();
        gather(pattern, &mut words);
        said.insert((language.tag(), id.to_owned()), (language, words));
    });
    let mut faults = Vec::new();
    for ((tag, id), (language, words)) in &said {
        let Some(label) = label_of(id) else { continue };
        let label = said.get(&(*tag, label)).map(|(_, words)| words.clone()).unwrap_or_default();
        let empty = EMPTY.iter().find(|(of, _)| of == language).map_or("", |(_, words)| words);
        let empty = empty.split_whitespace().collect::<BTreeSet<_>>();
        let more = words.iter().any(|word| !empty.contains(word.as_str()) && !label.contains(word));
        if !words.is_empty() && !more && !excused.covers("help", id) {
            faults.push(format!("{tag} {id}: {}", words.iter().cloned().collect::<Vec<_>>().join(" ")));
        }
    }
    faults.extend(excused.idle("help"));
    faults
}

/// The message of a help: `quest-choice-plot` of `quest-effect-plot`, `wizards-way-tap` of `wizards-way-tap-effect`,
/// `quest-option-pool` of `quest-option-pool.help`, `lobby-pace` of `lobby-pace-help`.
fn label_of(id: &str) -> Option<String> {
    if let Some(option) = id.strip_suffix(".help") {
        return Some(option.to_owned());
    }
    if id.contains('.') {
        return None;
    }
    let of_kind = id.contains("-effect-").then(|| id.replacen("-effect-", "-choice-", 1));
    of_kind.or_else(|| ENDS.iter().find_map(|end| id.strip_suffix(end)).map(str::to_owned))
}

/// The words of a message in small letters, and the names of its placeholders.
fn gather(pattern: &Pattern<&str>, words: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => {
                let some =
                    value.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
                words.extend(some.map(str::to_lowercase));
            }
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter().for_each(|variant| gather(&variant.value, words));
            }
            PatternElement::Placeable { expression: Expression::Inline(inline) } => {
                // A form of a thing is that thing: `$nation-of` is `$nation`.
                words.extend(variable(inline).and_then(|name| name.split('-').next()).map(str::to_owned));
            }
        }
    }
}
