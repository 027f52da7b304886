//! A wrong data file is refused with the file, the entry and the reason.

use rulebook::parse;

const HEAD: &str = r#"
[book]
game = "tea"
prefix = "VAM"
seed = "El té"
name = { es = "El té", en = "Tea" }

[[chapter]]
key = "pot"
number = "1"
title = { es = "La tetera", en = "The pot" }
"#;

fn clause(id: &str) -> String {
    format!(
        r#"
[[clause]]
id = "{id}"
chapter = "pot"
seed = {{ heading = "LA TETERA", lines = "3" }}
title.es = "Calentar la tetera"
title.en = "Warm the pot"
text.es = "Primero se calienta."
text.en = "First it is warmed."
"#
    )
}

fn refusal(clauses: &str) -> String {
    parse("data/tea.toml", &format!("{HEAD}{clauses}")).unwrap_err().to_string()
}

#[test]
fn a_right_file_is_read() {
    let text = format!("{HEAD}{}{}{}", clause("VAM-1.9"), clause("VAM-1.10"), clause("VAM-A1"));
    let book = parse("data/tea.toml", &text).expect("a right file");
    let ids = book.clauses.iter().map(|clause| clause.id.as_str()).collect::<Vec<_>>();
    assert_eq!(ids, ["VAM-1.9", "VAM-1.10", "VAM-A1"]);
    assert_eq!(book.clauses[0].reading, None);
}

#[test]
fn an_id_may_not_be_there_twice() {
    let twice = clause("VAM-1.1") + &clause("VAM-1.1");
    assert_eq!(refusal(&twice), "data/tea.toml: VAM-1.1: this id is there twice");
}

#[test]
fn a_chapters_key_may_not_be_there_twice() {
    let chapter = "[[chapter]]\nkey = \"pot\"\nnumber = \"2\"\ntitle = { es = \"Otra\", en = \"Another\" }\n";
    assert_eq!(refusal(chapter), "data/tea.toml: pot: this chapter key is there twice");
}

#[test]
fn no_language_may_be_missing() {
    let clause = clause("VAM-1.1").replace("text.en = \"First it is warmed.\"", "");
    assert_eq!(refusal(&clause), "data/tea.toml: VAM-1.1: text.en is missing");
    let reading = self::clause("VAM-1.1") + "reading.en = \"Or not.\"\n";
    assert_eq!(refusal(&reading), "data/tea.toml: VAM-1.1: reading.es is missing");
}

#[test]
fn no_text_may_be_empty() {
    let clause = clause("VAM-1.1").replace("Calentar la tetera", " ");
    assert_eq!(refusal(&clause), "data/tea.toml: VAM-1.1: title.es is empty");
}

#[test]
fn its_chapter_must_exist() {
    let clause = clause("VAM-1.1").replace("\"pot\"", "\"cup\"");
    assert_eq!(refusal(&clause), "data/tea.toml: VAM-1.1: unknown chapter \"cup\"");
}

#[test]
fn it_must_say_where_the_book_has_it() {
    let clause = clause("VAM-1.1").replace("LA TETERA", "");
    assert_eq!(
        refusal(&clause),
        "data/tea.toml: VAM-1.1: seed: heading and lines must say where the book has it"
    );
}

#[test]
fn an_id_must_be_one_of_this_book() {
    for id in ["GDA-1.1", "VAM-", "VAM-x", "VAM-1.", "VAM-1..2", "VAM-+1", "1.1", ""] {
        let expected = format!("data/tea.toml: {id}: no id of this book, such as VAM-2.3");
        assert_eq!(refusal(&clause(id)), expected);
    }
}

#[test]
fn clauses_stand_in_order() {
    let swapped = clause("VAM-1.10") + &clause("VAM-1.9");
    assert_eq!(refusal(&swapped), "data/tea.toml: VAM-1.9: stands after VAM-1.10");
}

#[test]
fn a_field_nobody_knows_is_refused_with_its_line() {
    let refusal = refusal(&(clause("VAM-1.1") + "note = \"hot\"\n"));
    assert!(refusal.starts_with("data/tea.toml: TOML parse error at line"), "{refusal}");
    assert!(refusal.contains("unknown field `note`"), "{refusal}");
}
