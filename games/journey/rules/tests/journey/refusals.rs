//! A refusal names the clause that forbids just this.

use journey::Journey;
use journey::data::Data;
use proof::{Table, refusals};

/// Whatever is thought of in random games, and may not be done, is refused by a clause of the reviewed list.
#[test]
fn every_refusal_is_reviewed() {
    let options: [&[(&str, &str)]; 4] = [
        &[("game", "basic")],
        &[("game", "advanced")],
        &[("voluntary", "on"), ("game", "advanced")],
        &[("sheet", "long"), ("hobbits", "order")],
    ];
    let tables = options.map(|options| (2..=4).map(move |players| Table { players, options }));
    let tables = tables.into_iter().flatten().collect::<Vec<_>>();
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/refusals.txt");
    refusals::<Journey>(file, &Data::built_in(), &tables, 60, |choice| {
        choice.split([' ', ':']).next().unwrap_or_default().to_owned()
    });
}
