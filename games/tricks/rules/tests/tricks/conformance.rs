//! The kernel's suite over all chapters, modes and player counts.

use proof::{Table, conforms};
use tricks::Tricks;
use tricks::book::Data;

fn plays(players: usize, options: &[(&str, &str)], games: u64, closely: u64) {
    let table = Table { players, options };
    conforms::<Tricks>(&Data::built_in(), &table, games, closely);
}

/// Every chapter, with one, two, three and four.
fn chapters(players: usize) {
    for chapter in 19..=36 {
        plays(players, &[("chapter", &chapter.to_string())], 700, 4);
    }
}

#[test]
fn every_chapter_alone() {
    chapters(1);
}

#[test]
fn every_chapter_for_two() {
    chapters(2);
}

#[test]
fn every_chapter_for_three() {
    chapters(3);
}

#[test]
fn every_chapter_for_four() {
    chapters(4);
}

/// LDT-6.8, LDT-11.1: campaigns, lost chapters tried again, and the endless road.
#[test]
fn campaigns_and_roads() {
    for players in 1..=4 {
        for options in [
            [("play", "campaign"), ("chapter", "19")],
            [("play", "campaign"), ("chapter", "31")],
            [("play", "road"), ("retry", "on")],
            [("play", "road-fellowship"), ("retry", "on")],
            [("chapter", "25"), ("retry", "on")],
            [("chapter", "32"), ("retry", "on")],
        ] {
            plays(players, &options, 30, 1);
        }
    }
}
