//! Each kind finds the fault it is for, and nothing else.

use super::super::{File, Words};
use super::{Excused, Terms, helps, labels, numbers, refusals, signs, signs_in_rulebook, terms};

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
sample-option = Color
    .help = El color.
sample-none = { $count ->
    [0] Ninguno
   *[other] { $count } dados
}
sample-no-room = No caben más cartas: { $limit }.
sample-no-time = Eso no se puede.
sample-pace = Ritmo
sample-pace-help = Cuánto tiempo tiene cada jugador.
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
sample-option = Colour
    .help = Which colour the pieces have.
sample-none = { $count ->
    [0] None
    [one] 1 die
   *[other] { $count } dice
}
sample-no-room = There are too many cards.
sample-no-time = { $card } is played at another time.
sample-pace = Pace
sample-pace-help = It is the pace.
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
    let none = "es sample-none: $count and 'dados'";
    assert_eq!(found, ["es sample-left: $count and 'cartas'", none, "en sample-left: $count and 'cards'"]);
    let excused = Excused::read("uncounted | es cartas | no plural\nuncounted | en cards | no plural");
    assert_eq!(numbers(&WORDS, &excused), ["es sample-left: $count and 'quedan'", none]);
}

#[test]
fn a_long_label_is_found() {
    let found = labels(&WORDS, &|id| id.starts_with("sample-choice-"), &none());
    assert_eq!(found, ["en sample-choice-go: 37 letters"]);
}

#[test]
fn a_help_that_repeats_its_label_is_found() {
    let found = helps(&WORDS, &none());
    let repeats = ["en sample-effect-plot: is it plot this", "en sample-pace-help: is it pace the"];
    assert_eq!(found, [repeats[0], repeats[1], "es sample-option.help: color el"]);
}

#[test]
fn a_refusal_without_its_subject_or_its_measure_is_found() {
    let found = refusals(&WORDS, &|id| id.contains("-no-"), &none());
    let time = "es sample-no-time: 'Eso ' of what? Eso no se puede.";
    let room = "en sample-no-room: 'too many' of how much? There are too many cards.";
    assert_eq!(found, [time, room]);
    let excused = Excused::read("refusal | sample-no-time | in one word\nrefusal | sample-no-room | a heap");
    assert_eq!(refusals(&WORDS, &|id| id.contains("-no-"), &excused), Vec::<String>::new());
}

#[test]
fn a_sign_of_another_language_is_found_in_a_rulebook() {
    let book = "id = \"X-1\"\ntext.es = \"Un “dado” de -1\"\ntext.en = \"A player's `a-1` die\"\n";
    let found = signs_in_rulebook(book).join("\n");
    for fault in ["es \"X-1\": “ for « »", "- for −", "en \"X-1\": ' for ’", "only programs know"] {
        assert!(found.contains(fault), "{fault}: {found}");
    }
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
fn a_word_is_found_behind_what_is_put_in() {
    let list = Terms::read("es | {} cartas | {} fichas | x\nes | {} dados | {} fichas | x");
    let found = terms(&WORDS, &list, &none());
    let at = |id: &str, word: &str| format!("es {id}: '{{}} {word}' for '{{}} fichas'");
    assert_eq!(found, [at("sample-left", "cartas"), at("sample-well", "cartas"), at("sample-none", "dados")]);
}

#[test]
fn an_excuse_that_nothing_needs_is_a_fault() {
    let excused = Excused::read("label | sample-choice-plot | for nothing");
    let found = labels(&WORDS, &|_| false, &excused);
    assert_eq!(found, ["sample-choice-plot needs no excuse (label)"]);
}
