//! The arena is fair, and simulations are repeatable.

use bots::{BotError, Levels, Skill};
use journey::Journey;
use journey::data::Data;
use journey::setup::Setup;
use table::{Game, SetupRequest};

fn setup(players: usize) -> Setup {
    Journey::setup(&Data::built_in(), &SetupRequest::players(players)).unwrap()
}

fn named(names: &[&str]) -> Vec<(String, Skill)> {
    names
        .iter()
        .map(|name| ((*name).to_owned(), Levels::default().skill(name).unwrap()))
        .collect()
}

#[test]
fn against_itself_a_bot_wins_as_often_as_it_loses() {
    let arena =
        bots::arena::arena::<Journey>(&setup(2), &named(&["habit", "habit"]), 4000, 3, 2, &|_| {}).unwrap();
    let [one, other] = arena.bots.as_slice() else {
        panic!("two bots")
    };
    let decided = one.wins + other.wins;
    assert!(decided <= 4000.0);
    let interval = bots::wilson(one.wins, decided);
    assert!(
        interval.low < 0.5 && 0.5 < interval.high,
        "{} to {}",
        one.wins,
        other.wins
    );
}

#[test]
fn an_arena_does_not_depend_on_its_threads() {
    let bots = named(&["easy", "random", "search:20"]);
    let run = |threads| bots::arena::arena::<Journey>(&setup(3), &bots, 30, 9, threads, &|_| {}).unwrap();
    assert_eq!(run(1), run(3));
}

#[test]
fn two_bots_may_fill_four_seats() {
    let bots = named(&["habit", "random"]);
    let arena = bots::arena::arena::<Journey>(&setup(4), &bots, 400, 5, 2, &|_| {}).unwrap();
    assert!(arena.bots[0].share > arena.bots[1].share);
    assert!(arena.bots[0].share + arena.bots[1].share <= 1.0);
}

#[test]
fn a_simulation_repeats_under_its_seed() {
    for bots in [
        vec![Skill::Random],
        vec![Skill::Habit { slips: 20 }, Skill::Random],
    ] {
        let run = |seed| {
            let found = bots::simulate::simulate::<Journey>(&setup(2), &bots, 200, seed, &|_| {}).unwrap();
            (found.choices, found.outcomes)
        };
        assert_eq!(run(4), run(4));
        assert_ne!(run(4), run(5));
    }
}

#[test]
fn a_simulation_counts_every_game() {
    let found = bots::simulate::simulate::<Journey>(&setup(3), &[Skill::Random], 500, 1, &|_| {}).unwrap();
    assert_eq!((found.game, found.players, found.games), ("journey", 3, 500));
    assert_eq!(found.outcomes.reasons.values().sum::<u64>(), 500);
    let won = found.outcomes.wins.values().sum::<f64>();
    let all_out = found
        .outcomes
        .reasons
        .get("journey-over-all-out")
        .copied()
        .unwrap_or(0);
    assert!((won - (500 - all_out) as f64).abs() < 1e-9);
}

#[test]
fn somebody_must_play() {
    let nobody = bots::arena::arena::<Journey>(&setup(2), &[], 10, 1, 1, &|_| {});
    assert_eq!(nobody, Err(BotError::Nobody));
    let nobody = bots::simulate::simulate::<Journey>(&setup(2), &[], 10, 1, &|_| {});
    assert_eq!(nobody, Err(BotError::Nobody));
}
