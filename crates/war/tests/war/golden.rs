//! Whole games as reviewed text: a change of behaviour shows as a difference.
//!
//! `BREE_BLESS=1 cargo nextest run -p war golden` writes them anew.

use table::{Evaluate, Game, Match, Record, Seed, SetupRequest, rng};
use war::War;

/// Name of the file, players, seed: games that are short for their kind.
const GAMES: &[(&str, usize, u64)] = &[
    ("two-players", 2, 223),
    ("three-players", 3, 56),
    ("four-players", 4, 69),
];

/// A game played by the game's own habits, so that it looks like a game; now and then a choice is made at random.
fn play(players: usize, seed: u64) -> Record {
    let setup = War::setup(&(), &SetupRequest::players(players)).unwrap();
    let bytes = Seed::from_number(seed);
    let mut game = Match::<War>::start(setup, &bytes);
    let mut rng = rng(seed);
    while let Some(seat) = War::asks(game.state()).first() {
        let mut choices = game.choices(seat);
        let index = match table::pick(&mut rng, 12) {
            0 => table::pick(&mut rng, choices.len()),
            _ => War::habit(game.state(), seat, &choices, &mut rng),
        };
        game.choose(seat, game.ply(), choices.swap_remove(index)).unwrap();
    }
    let mut record = Record::of(&game);
    record.seed = Some(bytes);
    record.commitment = Some(bytes.commitment());
    record
}

#[test]
fn golden_games_are_as_they_were() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("goldens");
    for (name, players, seed) in GAMES {
        let file = folder.join(format!("{name}.txt"));
        if std::env::var_os("BREE_BLESS").is_some() {
            std::fs::create_dir_all(&folder).unwrap();
            std::fs::write(&file, play(*players, *seed).to_string()).unwrap();
        }
        let kept =
            std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        // The record is replayed, not played anew: bots may change their habits, rules may not change silently.
        let record = kept
            .parse::<Record>()
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        let replayed = record
            .replay::<War>()
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(replayed.outcome().is_some(), "{name} is a whole game");
    }
}
