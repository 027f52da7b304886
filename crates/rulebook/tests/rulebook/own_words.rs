//! Our words are ours: no clause repeats the rulebook it restates. The rulebooks' texts are not part of the
//! repository; where they lie beside it, in `../shared/seeds`, the clauses are held against them.

use std::collections::BTreeSet;
use std::path::Path;

use crate::HOUSE;
use rulebook::{Clause, Language, Rulebook};

/// So many equal words in a row are a quotation.
const RUN: usize = 8;

/// A line without the signs that make it a heading.
fn bare(line: &str) -> &str {
    line.trim().trim_start_matches('#').trim().trim_matches('*')
}

/// A book's text. The right file is the one that shows the title within its first lines.
fn seed(book: &Rulebook) -> Option<String> {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/seeds");
    let title = book.seed.to_lowercase();
    let files = std::fs::read_dir(directory)
        .ok()?
        .filter_map(|entry| std::fs::read_to_string(entry.ok()?.path()).ok());
    files.into_iter().find(|text| text.lines().take(20).any(|line| bare(line).to_lowercase() == title))
}

/// The books whose text lies beside the repository.
fn books_with_seed() -> Vec<(&'static Rulebook, String)> {
    let mut found = Vec::new();
    for book in HOUSE.all() {
        match seed(book) {
            Some(text) => found.push((book, text)),
            None => println!("skipped {}: its rulebook's text is not beside this repository", book.game),
        }
    }
    found
}

fn words(text: &str) -> Vec<String> {
    let words = text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect()
}

fn runs(text: &str) -> BTreeSet<Vec<String>> {
    words(text).windows(RUN).map(<[String]>::to_vec).collect()
}

#[test]
fn no_clause_shares_eight_words_in_a_row_with_the_book() {
    for (book, seed) in books_with_seed() {
        let seed = runs(&seed);
        assert!(!seed.is_empty(), "{}: its text is empty", book.game);
        let mut shared = Vec::new();
        for clause in &book.clauses {
            let optional = [clause.reading.as_ref(), clause.untestable.as_ref()];
            for text in [&clause.title, &clause.text].into_iter().chain(optional.into_iter().flatten()) {
                let ours = Language::ALL.into_iter().flat_map(|language| runs(text.get(language)));
                let quoted = ours.filter(|run| seed.contains(run));
                shared.extend(quoted.map(|run| format!("{}: {}", clause.id, run.join(" "))));
            }
        }
        assert!(shared.is_empty(), "{} repeats its rulebook:\n{}", book.game, shared.join("\n"));
    }
}

#[test]
fn no_clause_is_a_line_of_the_book() {
    for (book, seed) in books_with_seed() {
        let lines = seed.lines().map(words).filter(|line| !line.is_empty()).collect::<BTreeSet<_>>();
        for clause in &book.clauses {
            assert!(!lines.contains(&words(&clause.text.es)), "{} is a line of the book", clause.id);
        }
    }
}

/// `111, 213-219` as pairs of first and last line.
fn ranges(clause: &Clause) -> Vec<(usize, usize)> {
    let number =
        |text: &str| text.trim().parse::<usize>().unwrap_or_else(|_| panic!("{}: line {text:?}", clause.id));
    let range = |text: &str| match text.split_once('-') {
        Some((first, last)) => (number(first), number(last)),
        None => (number(text), number(text)),
    };
    clause.seed.lines.split(',').map(range).collect()
}

#[test]
fn places_are_lines_in_order() {
    for clause in HOUSE.all().iter().flat_map(|book| &book.clauses) {
        let lines = ranges(clause).into_iter().flat_map(|(first, last)| [first, last]).collect::<Vec<_>>();
        assert!(lines.is_sorted() && lines[0] > 0, "{}: lines {}", clause.id, clause.seed.lines);
    }
}

#[test]
fn places_are_in_the_book_under_their_heading() {
    for (book, seed) in books_with_seed() {
        let lines = seed.lines().collect::<Vec<_>>();
        for clause in &book.clauses {
            // One book's headings stand within the first line of what they head.
            let at = |line: &str| bare(line) == clause.seed.heading;
            let within = |line: &str| bare(line).contains(&clause.seed.heading);
            let heading = lines.iter().position(|line| at(line));
            let heading = heading.or_else(|| lines.iter().position(|line| within(line)));
            let heading =
                heading.unwrap_or_else(|| panic!("{}: no heading {:?}", clause.id, clause.seed.heading));
            let ranges = ranges(clause);
            assert!(
                ranges.iter().any(|(_, last)| *last > heading),
                "{}: all of it is above its heading",
                clause.id
            );
            for (first, last) in ranges {
                for line in [first, last] {
                    let text = lines.get(line - 1).map_or("", |line| line.trim());
                    assert!(!text.is_empty(), "{}: line {line} of the book is empty", clause.id);
                }
            }
        }
    }
}
