//! The wizards' clauses: whole, and their options named alike in both languages.

use std::collections::{BTreeMap, BTreeSet};

use crate::HOUSE;
use rulebook::Rulebook;

fn book() -> &'static Rulebook {
    HOUSE.of("wizards").expect("the house has the wizards' rulebook")
}

/// The words between back quotes, in order: an option's name and then its values.
fn quoted(text: &str) -> Vec<&str> {
    text.split('`').skip(1).step_by(2).collect()
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

/// The texts between these quotation marks, at most three: in Spanish an option has the name that the table gives it.
fn called(text: &str) -> Vec<&str> {
    let quoted = text.split('«').skip(1).filter_map(|rest| rest.split_once('»'));
    quoted.map(|(called, _)| called).take(3).collect()
}

/// The page's Spanish name of an option or a value of it.
fn label(id: &str) -> String {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/wizards/page/locales/es");
    let files = std::fs::read_dir(folder).expect("the page's words");
    let texts = files.map(|file| std::fs::read_to_string(file.expect("a file").path()).expect("its text"));
    let start = format!("wizards-option-{id} = ");
    let found = texts.flat_map(|text| text.lines().map(str::to_owned).collect::<Vec<_>>());
    found.filter_map(|line| line.strip_prefix(&start).map(str::to_owned)).next().unwrap_or_default()
}

#[test]
fn an_option_has_one_name_and_two_values_in_both_languages() {
    let mut seen = BTreeSet::new();
    for clause in &book().clauses {
        let Some(reading) = &clause.reading else {
            continue;
        };
        let en = quoted(&reading.en);
        assert_eq!(quoted(&reading.es), Vec::<&str>::new(), "{}: in Spanish by its label", clause.id);
        if en.is_empty() {
            continue;
        }
        assert_eq!(en.len(), 3, "{}: a name and two values", clause.id);
        assert!(seen.insert(en[0]), "{}: {} is another clause's option", clause.id, en[0]);
        let labels =
            [label(en[0]), label(&format!("{}-{}", en[0], en[1])), label(&format!("{}-{}", en[0], en[2]))];
        assert_eq!(called(&reading.es), labels, "{}", clause.id);
        assert!(reading.es.contains("Opción") && reading.en.contains("Option"), "{}", clause.id);
    }
    assert!(seen.len() >= 20, "{} options", seen.len());
}
