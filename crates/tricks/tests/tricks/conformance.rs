//! The kernel's suite over all chapters, modes and player counts.

use table::conformance::{Report, Rigour, check};
use table::{Game, SetupRequest};
use tricks::Tricks;
use tricks::book::Data;

fn plays(players: usize, options: &[(&str, &str)], games: u64, full: u64) -> Report {
    let mut request = SetupRequest::players(players);
    for (option, value) in options {
        request = request.option(option, value);
    }
    let setup = Tricks::setup(&Data::built_in(), &request).unwrap();
    let broken = |broken| panic!("{players} players, {options:?}: {broken}");
    let quick = check::<Tricks>(&setup, 0..games, Rigour::QUICK).unwrap_or_else(broken);
    check::<Tricks>(&setup, 0..full, Rigour::FULL).unwrap_or_else(broken);
    quick
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
