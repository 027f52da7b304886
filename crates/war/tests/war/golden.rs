//! Whole games as reviewed text: a change of behaviour shows as a difference.
//!
//! `BREE_BLESS=1 cargo nextest run -p war golden` writes them anew.

use table::{Evaluate, Game, Match, Record, Seed, SetupRequest, rng};
use war::{Position, War};

/// Name of the file, players, seed, and where the game begins, if not at the set-up. The seeds are those of games
/// that are short for their kind.
const GAMES: &[(&str, usize, u64, Option<&str>)] = &[
    ("two-players", 2, 79, None),
    ("three-players-late", 3, 1, Some(LATE)),
    ("four-players-late", 4, 1, Some(LATE)),
];

/// The Ring is at the gates of Mordor, and much is lost.
const LATE: &str = "
turn: 11
phase: recover
at minas-tirith: 3 gondor-regular, gondor-elite, aragorn, 5 sauron-regular, 2 sauron-elite, witch-king, nazgul
at osgiliath: 3 gondor-regular, rohan-regular, rohan-leader
at pelargir: 4 southrons-regular, southrons-elite
at dale: 3 sauron-regular
at helms-deep: 3 isengard-regular, isengard-elite
at edoras: rohan-regular, 2 rohan-elite, rohan-leader, gandalf-the-white
at folde: 2 isengard-regular, 2 isengard-elite
at orthanc: 2 isengard-regular, saruman
at umbar: 2 southrons-regular
nation gondor: at-war
nation rohan: at-war
nation north: at-war
nation isengard: at-war
nation sauron: at-war
nation southrons: at-war
fellowship: minas-morgul
company: gimli, peregrin
corruption: 6
hunt-box: 1 free, 2 shadow
rings: 1 free, 1 shadow
";

/// A game played by the game's own habits, so that it looks like a game; now and then a choice is made at random.
fn play(players: usize, seed: u64, from: Option<&str>) -> Record {
    let mut setup = War::setup(&(), &SetupRequest::players(players)).unwrap();
    setup.position = from.map(|text| Position::read(&format!("players: {players}{text}")).unwrap());
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
    for (name, players, seed, from) in GAMES {
        let file = folder.join(format!("{name}.txt"));
        if std::env::var_os("BREE_BLESS").is_some() {
            std::fs::create_dir_all(&folder).unwrap();
            std::fs::write(&file, play(*players, *seed, *from).to_string()).unwrap();
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
#[test]
fn scratch_lengths() {
    for players in 3..=4 {
        let mut all = (0..60).map(|seed| {
            let r = play(players, seed, Some(LATE)); let r = r.to_string();
            (r.lines().count(), r.len(), seed, r.lines().last().unwrap().to_owned())
        }).collect::<Vec<_>>();
        all.sort();
        println!("{players}: {:?} median {:?}", &all[..6], all[30]);
    }
}
