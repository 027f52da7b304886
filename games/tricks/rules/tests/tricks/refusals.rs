//! A refusal names the clause that forbids just this.

use proof::{Table, refusals};
use tricks::Tricks;
use tricks::book::Data;

/// Whatever is thought of in random games, and may not be done, is refused by a clause of the reviewed list.
#[test]
fn every_refusal_is_reviewed() {
    let numbers = (19..=36).map(|number: u8| number.to_string()).collect::<Vec<_>>();
    let chapters = numbers.iter().map(|number| vec![("chapter", number.as_str())]);
    let roads = ["road", "road-fellowship"].map(|play| vec![("play", play)]);
    let tried = vec![("chapter", "25"), ("retry", "on")];
    let options = chapters.chain(roads).chain([tried]).collect::<Vec<_>>();
    let tables = options.iter().flat_map(|options| (1..=4).map(move |players| Table { players, options }));
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/refusals.txt");
    let tables = tables.collect::<Vec<_>>();
    refusals::<Tricks>(file, &Data::built_in(), &tables, 12, |choice| {
        // What is done, without the card, the chair or the character; how a card is played stays.
        let mut words = choice.split(' ');
        let word = words.next().unwrap_or_default();
        match (word, choice) {
            ("again", _) => choice.to_owned(),
            ("play", _) => words.nth(1).map_or(word.to_owned(), |how| format!("{word} {how}")),
            _ => word.to_owned(),
        }
    });
}
