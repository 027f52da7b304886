//! How a state is written down: without what the table plays by, and as the first version wrote it.

use table::{Game, Match, Record, Seed, SetupRequest, pick, rng};
use tricks::Tricks;
use tricks::book::Data;

fn campaign() -> tricks::setup::Setup {
    let request = SetupRequest::players(3)
        .option("play", "campaign")
        .option("chapter", "19");
    Tricks::setup(&Data::built_in(), &request).unwrap()
}

/// A campaign of random choices, seen at each of them.
fn each_state(seed: u64, mut see: impl FnMut(&Match<Tricks>)) {
    let mut game = Match::<Tricks>::start(campaign(), &Seed::from_number(seed));
    let mut random = rng(seed);
    while let Some(seat) = Tricks::asks(game.state()).first() {
        see(&game);
        let choices = game.choices(seat);
        let choice = choices[pick(&mut random, choices.len())];
        game.choose(seat, game.ply(), choice).unwrap();
    }
}

/// What the table plays by, some 9 kB in a campaign, is in no snapshot and no fingerprint.
#[test]
fn a_state_is_small() {
    let (mut sizes, mut most) = (Vec::new(), 0);
    for seed in 0..20 {
        each_state(seed, |game| {
            let json = serde_json::to_string(game.state()).unwrap();
            assert!(!json.contains("\"rules\""));
            most = most.max(json.len());
            sizes.push(json.len());
        });
    }
    let mean = sizes.iter().sum::<usize>() / sizes.len();
    println!("{} states: {mean} bytes on average, {most} at most", sizes.len());
    assert!(
        mean < 1500 && most < 3000,
        "{mean} bytes on average, {most} at most"
    );
}

/// What is written is read back as the same, in the first spelling as in the second.
#[test]
fn a_state_is_read_as_it_was_written() {
    let setup = campaign();
    each_state(5, |game| {
        let former = Tricks::former(game.state(), 1).unwrap();
        for text in [serde_json::to_string(game.state()).unwrap(), former] {
            let version = if text.contains("\"rules\"") { 1 } else { 2 };
            let mut json = serde_json::from_str(&text).unwrap();
            if version == 1 {
                json = Tricks::respell(json, 1).unwrap();
            }
            let mut state = serde_json::from_value::<tricks::state::State>(json).unwrap();
            Tricks::furnish(&setup, &mut state);
            assert_eq!(&state, game.state(), "version {version}");
        }
    });
}

/// Fingerprints that the version before wrote down are those of the state with what the table plays by in front.
#[test]
fn records_of_the_first_spelling_are_checked_step_by_step() {
    for text in [
        include_str!("../../../../../tests/older/first/tricks-finished.record"),
        include_str!("../../../../../tests/older/first/tricks-running.record"),
    ] {
        let mut record = text.parse::<Record>().unwrap();
        assert_eq!(record.state_version, 1);
        record.replay::<Tricks>().unwrap();
        record.plies[1].hash = "0123456789abcdef".to_owned();
        assert!(record.replay::<Tricks>().is_err());
    }
}
