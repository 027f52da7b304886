//! The examples of the documents are true.

use table::conformance::{Rigour, check};

#[rustfmt::skip]
#[path = "../../examples/pig/game.rs"]
mod pig;

const CODE: &str = include_str!("../../examples/pig/game.rs");
const PAGE: &str = include_str!("../../../../docs/write-a-game.md");

#[test]
fn the_page_shows_the_game_as_it_is_and_in_150_lines() {
    assert!(PAGE.contains(&format!("```rust\n{CODE}```\n")), "docs/write-a-game.md shows another game");
    assert!(CODE.lines().count() <= 150, "{} lines", CODE.lines().count());
}

#[test]
fn the_game_of_the_page_conforms() {
    for players in 2..=4 {
        check::<pig::Pig>(&players, 0..200, Rigour::FULL).unwrap();
    }
}
