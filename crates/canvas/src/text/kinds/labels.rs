//! The length of buttons.

use fluent_syntax::ast::{Expression, Pattern, PatternElement};

use super::{Excused, each, put_in, variable};
use crate::Words;

/// The most letters on a button.
pub const LONGEST: usize = 28;

/// The letters that a placeholder counts as: a long name is not the label's doing.
const PUT_IN: usize = 6;

/// Labels that are longer. Which messages are labels says `is_label`, of an id.
pub fn labels(words: &Words, is_label: &dyn Fn(&str) -> bool, excused: &Excused) -> Vec<String> {
    let mut faults = Vec::new();
    each(words, |language, id, pattern| {
        // A form of a label (`.name`) is a label; `.effect` is its help, and `.next` what is said once it is pressed.
        let label = id.split_once('.').map_or(id, |(message, _)| message);
        let length = length(pattern);
        let told = [".effect", ".next"].iter().any(|end| id.ends_with(end));
        if is_label(label) && !told && length > LONGEST && !excused.covers("label", id) {
            faults.push(format!("{} {id}: {length} letters", language.tag()));
        }
    });
    faults.extend(excused.idle("label"));
    faults
}

fn length(pattern: &Pattern<&str>) -> usize {
    let lengths = pattern.elements.iter().map(|element| match element {
        PatternElement::TextElement { value } => value.trim_end_matches('\n').chars().count(),
        PatternElement::Placeable { expression } => match expression {
            Expression::Select { variants, .. } => {
                variants.iter().map(|variant| length(&variant.value)).max().unwrap_or_default()
            }
            Expression::Inline(inline) => match variable(inline) {
                Some(_) => PUT_IN,
                None => put_in(inline).chars().count(),
            },
        },
    });
    lengths.sum()
}
