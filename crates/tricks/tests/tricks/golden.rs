//! Whole games as reviewed text: a change of behaviour shows as a difference.
//!
//! `BREE_BLESS=1 cargo nextest run -p tricks golden` writes them anew.

use table::{Game, Match, Record, Seed, pick, rng};
use tricks::Tricks;

/// Name of the file, players, options, seed.
type Golden = (&'static str, usize, &'static [(&'static str, &'static str)], u64);

const GAMES: &[Golden] = &[
    ("19-departure-4", 4, &[("chapter", "19")], 1),
    ("20-riders-2", 2, &[("chapter", "20")], 2),
    ("22-fangorn-3", 3, &[("chapter", "22")], 3),
    ("23-white-rider-3", 3, &[("chapter", "23")], 4),
    ("25-helms-deep-4", 4, &[("chapter", "25"), ("retry", "on")], 5),
    ("28-palantir-1", 1, &[("chapter", "28")], 6),
    ("32-window-3", 3, &[("chapter", "32"), ("retry", "on")], 7),
    ("34-lair-4", 4, &[("chapter", "34")], 8),
    ("35-shelob-2", 2, &[("chapter", "35")], 9),
    ("36-choices-1", 1, &[("chapter", "36")], 10),
    ("campaign-3", 3, &[("play", "campaign"), ("chapter", "29")], 11),
    ("road-4", 4, &[("play", "road-fellowship")], 12),
];

fn play(players: usize, options: &[(&str, &str)], seed: u64) -> Record {
    let setup = crate::table::setup(players, options);
    let seed_bytes = Seed::from_number(seed);
    let mut game = Match::<Tricks>::start(setup, &seed_bytes);
    let mut rng = rng(seed);
    while !Tricks::asks(game.state()).is_empty() {
        let asked = Tricks::asks(game.state()).iter().collect::<Vec<_>>();
        let seat = asked[pick(&mut rng, asked.len())];
        let mut choices = game.choices(seat);
        let index = pick(&mut rng, choices.len());
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
        let record = kept
            .parse::<Record>()
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        let replayed = record
            .replay::<Tricks>()
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(replayed.outcome().is_some(), "{name} is a whole game");
    }
}
