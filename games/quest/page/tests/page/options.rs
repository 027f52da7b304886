//! The options of a table: each that the rulebook tells of has a name, an explanation and names for its values, and the
//! rulebook calls it and them what the table calls them.

use canvas::Language;
use canvas::text::proof;

/// How the rulebook begins to tell of an option, and the quotation marks of its names.
fn told_with(language: Language) -> (&'static str, [char; 2]) {
    match language {
        Language::Es => ("La opción de mesa ", ['«', '»']),
        Language::En => ("The table’s option ", ['“', '”']),
    }
}

/// The names in quotation marks of a text, and what they hold without marks of their own.
fn quoted(text: &str, [open, close]: [char; 2]) -> Vec<String> {
    let names = text.split(open).skip(1).filter_map(|rest| rest.split_once(close));
    names.map(|(name, _)| plain(name)).collect()
}

fn plain(name: &str) -> String {
    name.replace(['«', '»', '“', '”', '‘', '’'], "")
}

#[test]
fn every_option_of_the_rulebook_has_words() {
    canvas::learn(&quest_page::words());
    let book = rulebook::parse("rulebook.toml", quest_page::RULEBOOK).expect("a sound book");
    let options = quest::options::Options::all();
    for option in &options {
        let id = format!("quest-option-{}", option.id);
        let values = option.values.iter().map(|value| format!("{id}-{value}")).collect::<Vec<_>>();
        for id in [&id, &format!("{id}.help")].into_iter().chain(&values) {
            assert!(proof::is_known(id), "no words for {id}");
        }
        let clause = option.clause.as_ref().expect("a clause").0;
        let told = book.clauses.iter().find(|told| told.id == clause).expect("it is in the rulebook");
        for language in Language::ALL {
            let (begins, marks) = told_with(language);
            let of = |text: &rulebook::Localised| match language {
                Language::Es => text.es.clone(),
                Language::En => text.en.clone(),
            };
            let texts = [Some(of(&told.text)), told.reading.as_ref().map(of)];
            let tells = texts.iter().flatten().find_map(|text| text.split_once(begins).map(|split| split.1));
            let names = quoted(tells.unwrap_or_else(|| panic!("{clause} tells of no option")), marks);
            let called = [&id].into_iter().chain(&values).map(|id| plain(&language.text(id)));
            for (name, called) in names.iter().zip(called) {
                assert_eq!(*name, called, "{clause}");
            }
            assert!(names.len() >= 3, "{clause} names its option and two values: {names:?}");
        }
    }
    assert_eq!(options.len(), 23);
}
