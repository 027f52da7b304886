//! Whole games as reviewed text: a change of behaviour shows as a difference.
//!
//! `BREE_BLESS=1 cargo nextest run -p journey golden` writes them anew.

use journey::Journey;
use journey::data::Data;
use table::{Evaluate, Game, Match, Record, Seed, SetupRequest, rng};

/// Name of the file, players, options, seed.
type Golden = (&'static str, usize, &'static [(&'static str, &'static str)], u64);

/// Games played by the game's own habits, so that they look like games.
const GAMES: &[Golden] = &[
    ("basic-2", 2, &[("game", "basic")], 1),
    ("advanced-2", 2, &[], 2),
    ("advanced-3", 3, &[("tiebreak", "boxes")], 3),
    ("advanced-4", 4, &[("hobbits", "order")], 4),
    ("voluntary-2", 2, &[("voluntary", "on")], 5),
];

fn play(players: usize, options: &[(&str, &str)], seed: u64) -> Record {
    let mut request = SetupRequest::players(players);
    for (option, value) in options {
        request = request.option(option, value);
    }
    let setup = Journey::setup(&Data::built_in(), &request).unwrap();
    let seed_bytes = Seed::from_number(seed);
    let mut game = Match::<Journey>::start(setup, &seed_bytes);
    let mut rng = rng(seed);
    while let Some(seat) = Journey::asks(game.state()).first() {
        let mut choices = game.choices(seat);
        // Pressed by habit alone, every turn would be settled in the usual order: now and then it is not.
        let index = match table::pick(&mut rng, 5) {
            0 => table::pick(&mut rng, choices.len()),
            _ => Journey::habit(game.state(), seat, &choices, &mut rng),
        };
        game.choose(seat, game.ply(), choices.swap_remove(index)).unwrap();
    }
    let mut record = Record::of(&game);
    record.seed = Some(seed_bytes);
    record.commitment = Some(seed_bytes.commitment());
    record
}

#[test]
fn golden_games_are_as_they_were() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("goldens");
    for (name, players, options, seed) in GAMES {
        let file = folder.join(format!("{name}.txt"));
        if std::env::var_os("BREE_BLESS").is_some() {
            std::fs::create_dir_all(&folder).unwrap();
            std::fs::write(&file, play(*players, options, *seed).to_string()).unwrap();
        }
        let kept =
            std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        // The record is replayed, not played anew: bots may change their habits, rules may not change silently.
        let record = kept
            .parse::<Record>()
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        let replayed = record
            .replay::<Journey>()
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(replayed.outcome().is_some(), "{name} is a whole game");
    }
}
