//! The shares that hard bots win, as a page tells them beside one's own: those of docs/tricks.md.

use std::path::Path;

use canvas::{AnyPage, of};
use tricks_page::TricksPage;

/// Wins of 20 deals, or as it is said behind the number, in percent.
fn percent(cell: &str) -> u8 {
    let (won, deals) = cell.split_once(" of ").unwrap_or((cell, "20"));
    let number = |text: &str| text.trim().parse::<u32>().expect("a number");
    (100 * number(won) / number(deals)) as u8
}

#[test]
fn they_are_those_that_were_measured() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../docs/tricks.md");
    let doc = std::fs::read_to_string(file).expect("docs/tricks.md");
    let table = doc.split("| chapter | alone | 2 | 3 | 4 |").nth(1).expect("the other tables");
    let rows = table.lines().skip(2).take_while(|line| line.starts_with('|'));
    let page: &dyn AnyPage = of::<TricksPage>();
    let mut known = 0;
    for row in rows {
        let cells = row.trim_matches('|').split('|').map(str::trim).collect::<Vec<_>>();
        for (seats, cell) in (1..).zip(&cells[1..]) {
            assert_eq!(page.published(cells[0], seats), Some(percent(cell)), "chapter {}, {seats}", cells[0]);
        }
        known += 1;
    }
    assert_eq!(known, 18, "eighteen chapters");
    assert_eq!(page.published("19", 5), None);
    assert_eq!(page.published("37", 1), None);
}
