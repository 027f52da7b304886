//! The kernel's suite, and how long random games last.

use table::conformance::{Rigour, check};
use table::{Chance, Game, Journal, Seed, SetupRequest, pick, rng};
use war::War;

fn plays(players: usize, seeds: std::ops::Range<u64>, rigour: Rigour) {
    let setup = War::setup(&(), &SetupRequest::players(players)).unwrap();
    check::<War>(&setup, seeds, rigour).unwrap_or_else(|broken| panic!("{players} players: {broken}"));
}

#[test]
fn two_players_in_full() {
    plays(
        2,
        0..3,
        Rigour {
            every: 7,
            record_every: 1,
        },
    );
}

#[test]
fn two_players() {
    plays(2, 1..200, Rigour::QUICK);
}

/// GDA-10: a random game ends by one of the four victories. Prints what a run of them is like.
#[test]
fn random_games_end() {
    let setup = War::setup(&(), &SetupRequest::players(2)).unwrap();
    let (mut total, mut longest, mut turns) = (0u64, 0u64, 0u64);
    let mut reasons = std::collections::BTreeMap::<String, u32>::new();
    let begun = std::time::Instant::now();
    const GAMES: u64 = 200;
    for seed in 0..GAMES {
        let mut rng = rng(seed + 1_000_000);
        let mut chance = Chance::from_seed(&Seed::from_number(seed + 1_000_000));
        let mut state = War::start(&setup, &mut chance, &mut Journal::silent());
        let mut choices = Vec::new();
        let mut made = 0;
        while let Some(seat) = War::asks(&state).first() {
            choices.clear();
            War::choices(&state, seat, &mut choices);
            assert!(
                !choices.is_empty(),
                "game {seed}: nothing to choose: {:?}",
                state.frames
            );
            let choice = choices[pick(&mut rng, choices.len())];
            War::apply(&mut state, seat, &choice, &mut chance, &mut Journal::silent());
            made += 1;
            assert!(made < War::LONGEST as u64, "game {seed} does not end");
        }
        total += made;
        longest = longest.max(made);
        turns += u64::from(state.turn);
        *reasons.entry(War::outcome(&state).unwrap().reason).or_default() += 1;
    }
    let seconds = begun.elapsed().as_secs_f64();
    println!(
        "{:.0} games/s, {:.0} choices/s, {} choices and {} turns a game, longest {longest}, {reasons:?}",
        GAMES as f64 / seconds,
        total as f64 / seconds,
        total / GAMES,
        turns / GAMES,
    );
    println!("state: {} bytes", std::mem::size_of::<war::State>());
}

/// The habit of a hasty player is better than chance, on either side.
#[test]
fn habit_beats_chance() {
    use table::{Evaluate, Seat};
    let setup = War::setup(&(), &SetupRequest::players(2)).unwrap();
    let mut won = [0; 2];
    const GAMES: u64 = 40;
    let (mut made, begun) = (0, std::time::Instant::now());
    for (thinker, wins) in won.iter_mut().enumerate() {
        for seed in 0..GAMES {
            let mut rng = rng(seed);
            let mut chance = Chance::from_seed(&Seed::from_number(seed));
            let mut state = War::start(&setup, &mut chance, &mut Journal::silent());
            let mut choices = Vec::new();
            while let Some(seat) = War::asks(&state).first() {
                choices.clear();
                War::choices(&state, seat, &mut choices);
                let index = if seat.index() == thinker {
                    War::habit(&state, seat, &choices, &mut rng)
                } else {
                    pick(&mut rng, choices.len())
                };
                War::apply(
                    &mut state,
                    seat,
                    &choices[index],
                    &mut chance,
                    &mut Journal::silent(),
                );
                made += 1;
            }
            *wins += u32::from(War::outcome(&state).unwrap().winners.has(Seat::new(thinker)));
            assert!((0.0..=1.0).contains(&War::value(&state, Seat::new(thinker))));
        }
    }
    println!(
        "{won:?} of {GAMES}, {} choices, {:.1} s",
        made,
        begun.elapsed().as_secs_f64()
    );
    assert!(won[0] > 25 && won[1] > 30, "{won:?}");
}
