//! The options of a table: each that the rulebook tells of has a name, an explanation and names for its values.

use canvas::text::proof;

/// The words in quotation marks of an English text.
fn quoted(text: &str) -> Vec<&str> {
    text.split('"').skip(1).step_by(2).collect()
}

#[test]
fn every_option_of_the_rulebook_has_words() {
    canvas::learn(&quest_page::words());
    let book = rulebook::parse("rulebook.toml", quest_page::RULEBOOK).expect("a sound book");
    let mut options = 0;
    for clause in &book.clauses {
        let reading = clause.reading.as_ref().map_or("", |text| &text.en);
        let told = [clause.text.en.as_str(), reading];
        for told in told.iter().filter_map(|text| text.split_once("The table's option ")) {
            let [option, usual, other, ..] = quoted(told.1)[..] else {
                panic!("{} tells of an option without two values", clause.id);
            };
            let id = format!("quest-option-{option}");
            for id in [id.clone(), format!("{id}.help"), format!("{id}-{usual}"), format!("{id}-{other}")] {
                assert!(proof::is_known(&id), "{}: no words for {id}", clause.id);
            }
            options += 1;
        }
    }
    assert_eq!(options, 23);
}
