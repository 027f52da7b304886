//! The kernel's suite, and how long random games last.

use quest::{MiddleEarthQuest, Pack};
use table::conformance::{Report, Rigour, check};
use table::{Chance, Game, Journal, Seed, SetupRequest, pick, rng};

fn plays(players: usize, seeds: std::ops::Range<u64>, rigour: Rigour) -> Report {
    let setup = MiddleEarthQuest::setup(&Pack::standard(), &SetupRequest::players(players)).unwrap();
    check::<MiddleEarthQuest>(&setup, seeds, rigour)
        .unwrap_or_else(|broken| panic!("{players} players: {broken}"))
}

/// MEQ-2.2b: a random game ends by the conclusion. Prints what a run of them is like.
fn games_end(players: usize) {
    const GAMES: u64 = 200;
    let setup = MiddleEarthQuest::setup(&Pack::standard(), &SetupRequest::players(players)).unwrap();
    let (mut total, mut longest, mut rounds) = (0u64, 0u64, 0u64);
    let mut reasons = std::collections::BTreeMap::<String, u32>::new();
    let begun = std::time::Instant::now();
    for seed in 0..GAMES {
        let mut rng = rng(seed + 1_000_000);
        let mut chance = Chance::from_seed(&Seed::from_number(seed + 1_000_000));
        let mut state = MiddleEarthQuest::start(&setup, &mut chance, &mut Journal::silent());
        let mut choices = Vec::new();
        let mut made = 0;
        loop {
            let asked = MiddleEarthQuest::asks(&state);
            if asked.is_empty() {
                break;
            }
            let seat = asked.iter().nth(pick(&mut rng, asked.len())).unwrap();
            choices.clear();
            MiddleEarthQuest::choices(&state, seat, &mut choices);
            assert!(
                !choices.is_empty(),
                "game {seed}: nothing to choose: {:?}",
                state.frames
            );
            let choice = choices[pick(&mut rng, choices.len())];
            MiddleEarthQuest::apply(&mut state, seat, &choice, &mut chance, &mut Journal::silent());
            made += 1;
            assert!(
                made < 20_000,
                "game {seed} does not end: {:?} {:?}",
                state.frames,
                state.markers
            );
        }
        total += made;
        longest = longest.max(made);
        rounds += u64::from(state.turn.round);
        *reasons
            .entry(MiddleEarthQuest::outcome(&state).unwrap().reason)
            .or_default() += 1;
    }
    let seconds = begun.elapsed().as_secs_f64();
    println!(
        "{players} players: {:.0} games/s, {:.0} choices/s, {} choices and {} rounds a game, longest {longest}, {reasons:?}",
        GAMES as f64 / seconds,
        total as f64 / seconds,
        total / GAMES,
        rounds / GAMES,
    );
}

#[test]
fn random_games_for_two_end() {
    games_end(2);
}

#[test]
fn random_games_for_three_end() {
    games_end(3);
}

#[test]
fn random_games_for_four_end() {
    games_end(4);
}

/// A few games looked at closely, for every number of players.
#[test]
fn closely() {
    for players in 2..=4 {
        plays(players, 0..40, Rigour::QUICK);
        plays(
            players,
            0..2,
            Rigour {
                every: 7,
                record_every: 1,
            },
        );
    }
}

/// Every kind of breach that a run of closely watched games finds, once each: for whoever hunts them.
#[test]
#[ignore = "for hunting"]
fn hunt() {
    let mut seen = std::collections::BTreeMap::<String, (u32, String)>::new();
    for players in 2..=4 {
        let setup = MiddleEarthQuest::setup(&Pack::standard(), &SetupRequest::players(players)).unwrap();
        for seed in 0..60 {
            let rigour = Rigour {
                every: 3,
                record_every: 7,
            };
            if let Err(broken) = check::<MiddleEarthQuest>(&setup, seed..seed + 1, rigour) {
                let text = broken.to_string();
                let what = broken.what.replace(|letter: char| letter.is_ascii_digit(), "#");
                let what = what.split('\'').next().unwrap_or_default().to_owned()
                    + what
                        .split('\'')
                        .nth(1)
                        .unwrap_or_default()
                        .split(':')
                        .next()
                        .unwrap_or_default();
                seen.entry(what)
                    .or_insert((0, format!("{players} players: {text}")))
                    .0 += 1;
            }
        }
    }
    for (count, text) in seen.values() {
        println!("{count} x {text}");
    }
    assert!(seen.is_empty());
}
