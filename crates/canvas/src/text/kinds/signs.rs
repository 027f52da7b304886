//! Quotation marks, apostrophes, minus signs.

use super::terms::clauses;
use super::{Excused, each, lines};
use crate::{Language, Words};

/// Characters that no text of a language may have, and those to use instead.
const WRONG: [(Language, &[(char, &str)]); 2] = [
    (Language::Es, &[('"', "« »"), ('“', "« »"), ('”', "« »"), ('‘', "« »"), ('\'', "’")]),
    (Language::En, &[('"', "“ ”"), ('«', "“ ”"), ('»', "“ ”"), ('‘', "“ ”"), ('\'', "’")]),
];

/// Messages with a sign that is not the language's own.
pub fn signs(words: &Words, excused: &Excused) -> Vec<String> {
    let mut faults = Vec::new();
    each(words, |language, id, pattern| {
        for line in lines(pattern) {
            for why in wrong(language, &line) {
                if !excused.covers("sign", id) {
                    faults.push(format!("{} {id}: {why}: {line}", language.tag()));
                }
            }
        }
    });
    faults.extend(excused.idle("sign"));
    faults
}

/// Clauses of a rulebook file with such a sign, or with a name that only programs know: an option is named by its label.
pub fn signs_in_rulebook(file: &str) -> Vec<String> {
    let mut faults = Vec::new();
    clauses(file, |language, id, text| {
        let name = text.contains('`').then(|| "` around what only programs know".to_owned());
        let wrong = wrong(language, text).into_iter().chain(name);
        faults.extend(wrong.map(|why| format!("{} {id}: {why}: {text}", language.tag())));
    });
    faults
}

fn wrong(language: Language, line: &str) -> Vec<String> {
    let of = WRONG.iter().filter(|(of, _)| *of == language).flat_map(|(_, wrong)| wrong.iter());
    let mut why = of
        .filter(|(sign, _)| line.contains(*sign))
        .map(|(sign, right)| format!("{sign} for {right}"))
        .collect::<Vec<_>>();
    let letters = line.chars().collect::<Vec<_>>();
    let at = |index: Option<usize>| index.and_then(|index| letters.get(index)).copied().unwrap_or(' ');
    for (index, letter) in letters.iter().enumerate() {
        let before = at(index.checked_sub(1));
        let after = at(Some(index + 1));
        let numeral = after.is_ascii_digit() || after == '\u{fffc}';
        if *letter == '-' && numeral && [' ', '(', '«', '“', '/'].contains(&before) {
            why.push("- for −".to_owned());
        }
        if *letter == '…' && index > 0 && before == ' ' {
            why.push("a blank before …".to_owned());
        }
        if *letter == '%' && before == ' ' && language == Language::En {
            why.push("a blank before %".to_owned());
        }
        if *letter == '’' && !(before.is_alphabetic() || before == '\u{fffc}') {
            why.push("’ that is no apostrophe".to_owned());
        }
    }
    if line.contains("...") {
        why.push("... for …".to_owned());
    }
    why
}
