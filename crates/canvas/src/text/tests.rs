//! Sentences come out well, whatever they are about.

use table::Seat;

use super::Language;

fn name(seat: Seat) -> String {
    ["Ana", "Inés", "Hiedra", "Hilario"][seat.index()].to_owned()
}

#[test]
fn lists_are_joined_as_they_are_spoken() {
    let list = |language: Language, seats: &[usize]| {
        language.list(&seats.iter().map(|seat| name(Seat::new(*seat))).collect::<Vec<_>>())
    };
    assert_eq!(list(Language::Es, &[0, 1]), "Ana e Inés");
    assert_eq!(list(Language::Es, &[0, 2]), "Ana y Hiedra");
    assert_eq!(list(Language::Es, &[0, 1, 3]), "Ana, Inés e Hilario");
    assert_eq!(list(Language::En, &[0, 1]), "Ana and Inés");
    assert_eq!(list(Language::En, &[]), "");
}

#[test]
fn the_reader_gets_the_language_they_want() {
    let wanted = |chosen, accept| Language::wanted(chosen, Some(accept));
    assert_eq!(wanted(None, "es-MX,es;q=0.9,en;q=0.8"), Language::Es);
    assert_eq!(wanted(None, "fr,en;q=0.4,es;q=0.6"), Language::Es);
    assert_eq!(wanted(None, "fr, de"), Language::En);
    assert_eq!(wanted(None, "es;q=0, en-GB;q=0.1"), Language::En);
    assert_eq!(wanted(Some("es"), "en"), Language::Es);
    assert_eq!(wanted(Some("<script>"), "es"), Language::Es);
    assert_eq!(Language::wanted(None, None), Language::En);
}

#[test]
fn or_and_nor_are_joined_as_they_are_spoken() {
    let items = |items: &[&str]| items.iter().map(|item| (*item).to_owned()).collect::<Vec<_>>();
    assert_eq!(Language::Es.or(&items(&["Ana", "Óscar"])), "Ana u Óscar");
    assert_eq!(Language::Es.or(&items(&["Ana", "Rosa", "hoy"])), "Ana, Rosa u hoy");
    assert_eq!(Language::Es.or(&items(&["7", "8 bazas"])), "7 u 8 bazas");
    assert_eq!(Language::Es.or(&items(&["10", "11"])), "10 u 11");
    assert_eq!(Language::Es.or(&items(&["1", "110"])), "1 o 110");
    assert_eq!(Language::En.or(&items(&["a", "b", "c"])), "a, b or c");
    assert_eq!(Language::Es.nor(&items(&["a", "b"])), "a ni b");
    assert_eq!(Language::Es.then(&items(&["a", "b", "c"])), "a; después b y c");
    assert_eq!(Language::En.then(&items(&["a"])), "a");
    let marked =
        "va de \u{e000}x\u{e001}el Valle\u{e002} a el Bosque, de El Nido a \u{e000}y\u{e001}Bree\u{e002}";
    let said = super::say::contracted(Language::Es, marked.to_owned());
    assert_eq!(
        said,
        "va del \u{e000}x\u{e001}Valle\u{e002} al Bosque, de El Nido a \u{e000}y\u{e001}Bree\u{e002}"
    );
    assert_eq!(Language::En.sentences(&items(&["a b", "c!"])), "A b. C!");
}

#[test]
fn a_sentence_begins_with_a_capital_and_ends_with_a_stop() {
    assert_eq!(Language::Es.sentence("ábrete ,  sésamo"), "Ábrete, sésamo.");
    assert_eq!(Language::Es.sentence("¿quién?"), "¿quién?");
    assert_eq!(Language::En.sentence(""), "");
}

#[test]
fn the_words_that_games_share_are_the_same_in_both_languages() {
    assert_eq!(super::proof::differences(&crate::words()), Vec::<String>::new());
}
