//! How the minds of the wizards' game play.

use bots::arena::arena;
use table::{Game, SetupRequest};
use wizards::Wizards;

/// Of so many games, how many the first wins.
fn won(first: &str, second: &str, games: u64) -> f64 {
    let minds = wizards_mind::minds();
    let bots = [first, second].map(|name| minds.bot(name).expect("a bot"));
    let setup = Wizards::setup(&(), &SetupRequest::players(2)).expect("a table of the starter decks");
    let found = arena(&setup, &bots, None, games, 7, 2, &|_| {}).expect("games that end");
    found.bots[0].wins
}

/// The starter decks are played to the end, and sensibly.
#[test]
fn a_fair_player_beats_one_who_plays_at_random() {
    let wins = won("fair", "random", 20);
    assert!(wins >= 15.0, "{wins} of 20");
}

#[test]
fn every_level_plays_whole_games() {
    for level in ["easy", "hard"] {
        assert!(won(level, "random", 2) >= 0.0, "{level}");
    }
}
