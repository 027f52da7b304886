//! The wizards' clauses: whole, and their options named alike in both languages.

use std::collections::{BTreeMap, BTreeSet};

use crate::HOUSE;
use rulebook::Rulebook;

fn book() -> &'static Rulebook {
    HOUSE.of("wizards").expect("the house has the wizards' rulebook")
}

/// Every chapter counts its clauses from 1 (the first from 1, the readings by their own numbers) without a gap.
#[test]
fn chapters_have_no_gap() {
    for chapter in &book().chapters {
        if chapter.key == "readings" {
            continue;
        }
        let numbers = book()
            .clauses_in(chapter)
            .map(|clause| clause.id.rsplit_once('.').map(|(_, last)| last.parse::<usize>()))
            .collect::<Vec<_>>();
        let expected = (1..=numbers.len()).map(|number| Some(Ok(number)));
        assert!(numbers.into_iter().eq(expected), "chapter {} has a gap", chapter.number);
    }
}

#[test]
fn every_rule_of_the_book_is_there() {
    let chapters = book()
        .chapters
        .iter()
        .map(|chapter| (chapter.number.as_str(), book().clauses_in(chapter).count()))
        .collect::<BTreeMap<_, _>>();
    let counts = [
        ("0", 5),
        ("1", 14),
        ("2", 19),
        ("3", 6),
        ("4", 3),
        ("5", 9),
        ("6", 14),
        ("7", 8),
        ("8", 11),
        ("9", 13),
        ("10", 10),
        ("11", 15),
        ("12", 16),
        ("13", 4),
        ("14", 32),
        ("15", 33),
        ("16", 12),
        ("17", 11),
        ("18", 9),
        ("19", 22),
        ("20", 16),
        ("21", 4),
        ("22", 3),
        ("23", 24),
        ("24", 5),
        ("25", 9),
        ("26", 6),
        ("27", 3),
        ("28", 38),
        ("29", 13),
        ("30", 19),
        ("31", 3),
        ("32", 5),
    ];
    for (chapter, count) in counts {
        assert_eq!(chapters.get(chapter), Some(&count), "chapter {chapter}");
    }
    assert_eq!(counts.iter().map(|(_, count)| count).sum::<usize>(), 414);
}

/// The texts between quotation marks, at most three: an option has the name that the table gives it.
fn called(text: &str, [open, close]: [char; 2]) -> Vec<&str> {
    let quoted = text.split(open).skip(1).filter_map(|rest| rest.split_once(close));
    quoted.map(|(called, _)| called).take(3).collect()
}

/// The page's names of options and of their values in a language, by what follows `wizards-option-`.
fn labels(language: &str) -> BTreeMap<String, String> {
    let folder = format!("{}/../../games/wizards/page/locales/{language}", env!("CARGO_MANIFEST_DIR"));
    let files = std::fs::read_dir(folder).expect("the page's words");
    let texts = files.map(|file| std::fs::read_to_string(file.expect("a file").path()).expect("its text"));
    let lines = texts.flat_map(|text| text.lines().map(str::to_owned).collect::<Vec<_>>());
    let named = lines.filter_map(|line| {
        let (id, name) = line.strip_prefix("wizards-option-")?.split_once(" = ")?;
        Some((id.to_owned(), name.to_owned()))
    });
    named.collect()
}

#[test]
fn an_option_has_one_name_and_two_values_in_both_languages() {
    let (in_spanish, in_english) = (labels("es"), labels("en"));
    let mut seen = BTreeSet::new();
    for clause in &book().clauses {
        let Some(reading) = clause.reading.as_ref().filter(|reading| reading.en.contains("Option “"))
        else {
            continue;
        };
        let (es, en) = (called(&reading.es, ['«', '»']), called(&reading.en, ['“', '”']));
        assert_eq!((es.len(), en.len()), (3, 3), "{}: a name and two values", clause.id);
        assert!(reading.es.contains("Opción «"), "{}", clause.id);
        // One option of the page has these names in both languages.
        let is = |id: &String, at: usize| {
            let has =
                |names: &BTreeMap<String, String>, told: &str| names.get(id).is_some_and(|name| name == told);
            has(&in_spanish, es[at]) && has(&in_english, en[at])
        };
        let value = |option: &str, at: usize| {
            in_spanish.keys().any(|id| id.starts_with(&format!("{option}-")) && is(id, at))
        };
        let option = in_spanish.keys().find(|id| is(id, 0) && value(id, 1) && value(id, 2));
        assert!(option.is_some(), "{}: {es:?} and {en:?} are no names of the page", clause.id);
        assert!(seen.insert(option), "{}: {option:?} is another clause's option", clause.id);
    }
    assert!(seen.len() >= 20, "{} options", seen.len());
}
