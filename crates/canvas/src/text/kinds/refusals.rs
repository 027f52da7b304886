//! Refusals.

use super::{Excused, each, lines};
use crate::{Language, Words};

/// Beginnings that leave open what is spoken of.
const VAGUE: [(Language, &[&str]); 2] = [
    (Language::Es, &["Eso ", "Esto ", "Ya ha ", "Ya se ha "]),
    (
        Language::En,
        &["It cannot", "It has ", "It must", "It is too", "Its ", "They ", "This cannot", "That cannot"],
    ),
];

/// Words of a measure: how much of it there is, or may be, belongs beside them.
const MEASURES: [(Language, &[&str]); 2] = [
    (
        Language::Es,
        &[
            "demasiad",
            "no alcanza",
            "no caben",
            "no cabe ",
            "bastante",
            "está llen",
            "como mucho",
            "más de ",
            "tanto",
            "tanta",
            "no quedan más",
            "se ha agotado",
            "está agotado",
        ],
    ),
    (
        Language::En,
        &[
            "too many",
            "too much",
            "too few",
            "too little",
            "too far",
            "too long",
            "enough",
            "is full",
            "at most",
            "more than",
            "that much",
            "that many",
            "used up",
            "exhausted",
            "as much as",
        ],
    ),
];

/// Numbers in words, which are as good as digits.
const NUMERALS: [(Language, &[&str]); 2] = [
    (
        Language::Es,
        &[
            "un", "una", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez",
            "ningún", "solo",
        ],
    ),
    (
        Language::En,
        &[
            "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "once", "no",
            "only",
        ],
    ),
];

/// Refusals that do not say what they speak of, or speak of a measure and do not say how much. Which messages are refusals
/// says `is_refusal`, of an id.
pub fn refusals(words: &Words, is_refusal: &dyn Fn(&str) -> bool, excused: &Excused) -> Vec<String> {
    let mut faults = Vec::new();
    each(words, |language, id, pattern| {
        if !is_refusal(id) || id.contains('.') {
            return;
        }
        let of = |list: &[(Language, &'static [&'static str]); 2]| -> &'static [&'static str] {
            list.iter().find(|(of, _)| *of == language).map_or(&[], |(_, words)| words)
        };
        for line in lines(pattern) {
            let small = line.to_lowercase();
            let vague = of(&VAGUE).iter().find(|start| line.trim_start().starts_with(**start));
            let measure = of(&MEASURES).iter().find(|word| small.contains(**word));
            let amount = line.chars().any(|letter| letter.is_ascii_digit() || letter == '\u{fffc}')
                || small
                    .split(|letter: char| !letter.is_alphanumeric())
                    .any(|word| of(&NUMERALS).contains(&word));
            let why = match (vague, measure) {
                (Some(start), _) => format!("'{start}' of what?"),
                (None, Some(word)) if !amount => format!("'{word}' of how much?"),
                _ => continue,
            };
            if !excused.covers("refusal", id) {
                faults.push(format!("{} {id}: {why} {line}", language.tag()));
            }
        }
    });
    faults.extend(excused.idle("refusal"));
    faults
}
