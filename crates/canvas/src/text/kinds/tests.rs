//! Each kind finds the fault it is for, and nothing else.

use super::super::{File, Words};
use super::{Excused, Terms, helps, labels, numbers, signs, terms};

const FILES: &[File] = &[File {
    name: "sample",
    es: r#"
sample-choice-plot = { $plot }
sample-effect-plot = Se cumple al acabar la Fase.
sample-choice-go = Mover el Ejército
sample-effect-go = El Ejército deja la región vacía.
sample-left = Te quedan { $count } cartas.
sample-well = { $count ->
    [one] Te queda 1 carta
   *[other] Te quedan { $count } cartas
} de { $count }.
sample-quote = Un “error” de -1 …
"#,
    en: r#"
sample-choice-plot = { $plot }
sample-effect-plot = It is this plot.
sample-choice-go = Move the whole Army out of the region
sample-effect-go = { "" }
sample-left = { $count } cards left.
sample-well = { $count ->
    [one] 1 card
   *[other] { $count } cards
} of { $count }.
sample-quote = The house’s ‘fault.’: 42 %, (-{ $count }).
"#,
}];

const WORDS: Words = Words { of: "sample", files: FILES };

fn none() -> Excused {
    Excused::read("")
}

#[test]
fn signs_of_another_language_are_found() {
    let found = signs(&WORDS, &none()).join("\n");
    for fault in [
        "“ for « »",
        "- for −",
        "a blank before …",
        "‘ for “ ”",
        "’ that is no apostrophe",
        "a blank before %",
    ] {
        assert!(found.contains(fault), "{fault}: {found}");
    }
    assert_eq!(signs(&WORDS, &Excused::read("sign | sample-quote | shown as it is")), Vec::<String>::new());
}

#[test]
fn a_number_without_its_plural_is_found() {
    let found = numbers(&WORDS, &none());
    assert_eq!(found, ["es sample-left: $count and 'cartas'", "en sample-left: $count and 'cards'"]);
    let excused = Excused::read("uncounted | es cartas | no plural\nuncounted | en cards | no plural");
    assert_eq!(numbers(&WORDS, &excused), ["es sample-left: $count and 'quedan'"]);
}

#[test]
fn a_long_label_is_found() {
    let found = labels(&WORDS, &|id| id.starts_with("sample-choice-"), &none());
    assert_eq!(found, ["en sample-choice-go: 37 letters"]);
}

#[test]
fn a_help_that_repeats_its_label_is_found() {
    assert_eq!(helps(&WORDS, &none()), ["en sample-effect-plot: is it plot this"]);
}

#[test]
fn a_word_that_is_not_said_is_found_and_capitals_are_told_apart() {
    let list = Terms::read(
        "es | ejército | Ejército | the book\nen | hous* | Bree | the site\nen | cards left | x | y",
    );
    let found = terms(&WORDS, &list, &none());
    assert_eq!(found, ["en sample-left: 'cards left' for 'x'", "en sample-quote: 'hous*' for 'Bree'"]);
    let book = "id = \"X-1\"\ntext.es = \"El ejército\"\ntext.en = \"The army\"\n";
    assert_eq!(list.in_rulebook(book), ["es \"X-1\": 'ejército' for 'Ejército'"]);
    assert_eq!(list.in_rulebook("text.es = \"`ejército`\"\n"), Vec::<String>::new());
}

#[test]
fn an_excuse_that_nothing_needs_is_a_fault() {
    let excused = Excused::read("label | sample-choice-plot | for nothing");
    let found = labels(&WORDS, &|_| false, &excused);
    assert_eq!(found, ["sample-choice-plot needs no excuse (label)"]);
}
