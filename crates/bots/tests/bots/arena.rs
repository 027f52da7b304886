//! The arena is fair, and simulations are repeatable.

use bots::{Bot, BotError};
use journey::Journey;
use journey::data::Data;
use journey::setup::Setup;
use table::{Game, SetupRequest};

fn setup(players: usize) -> Setup {
    Journey::setup(&Data::built_in(), &SetupRequest::players(players)).unwrap()
}

fn named(names: &[&str]) -> Vec<Bot<Journey>> {
    let minds = journey_mind::minds();
    names.iter().map(|name| minds.bot(name).unwrap()).collect()
}

#[test]
fn against_itself_a_bot_wins_as_often_as_it_loses() {
    let arena =
        bots::arena::arena::<Journey>(&setup(2), &named(&["habit", "habit"]), None, 4000, 3, 2, &|_| {})
            .unwrap();
    let [one, other] = arena.bots.as_slice() else { panic!("two bots") };
    let decided = one.wins + other.wins;
    assert!(decided <= 4000.0);
    let interval = bots::wilson(one.wins, decided);
    assert!(interval.low < 0.5 && 0.5 < interval.high, "{} to {}", one.wins, other.wins);
}

#[test]
fn an_arena_does_not_depend_on_its_threads() {
    let bots = named(&["easy", "random", "search:20"]);
    let run =
        |threads| bots::arena::arena::<Journey>(&setup(3), &bots, None, 30, 9, threads, &|_| {}).unwrap();
    assert_eq!(run(1), run(3));
}

#[test]
fn two_bots_may_fill_four_seats() {
    let bots = named(&["habit", "random"]);
    let arena = bots::arena::arena::<Journey>(&setup(4), &bots, None, 400, 5, 2, &|_| {}).unwrap();
    assert!(arena.bots[0].share > arena.bots[1].share);
    assert!(arena.bots[0].share + arena.bots[1].share <= 1.0);
}

#[test]
fn a_simulation_repeats_under_its_seed_however_many_threads_play() {
    for bots in [vec!["random"], vec!["habit:20", "random"]] {
        let bots = named(&bots);
        let run = |seed, threads| {
            let found = bots::simulate::simulate(&setup(2), &bots, 200, seed, threads, &|_| {}).unwrap();
            (found.choices, found.outcomes)
        };
        assert_eq!(run(4, 1), run(4, 1));
        assert_eq!(run(4, 1), run(4, 3), "threads make no difference");
        assert_ne!(run(4, 1), run(5, 1));
    }
}

#[test]
fn a_simulation_counts_every_game() {
    let found = bots::simulate::simulate(&setup(3), &named(&["random"]), 500, 1, 2, &|_| {}).unwrap();
    assert_eq!((found.game, found.players, found.games), ("journey", 3, 500));
    assert_eq!(found.outcomes.reasons.values().sum::<u64>(), 500);
    let won = found.outcomes.wins.values().sum::<f64>();
    let all_out = found.outcomes.reasons.get("journey-over-all-out").copied().unwrap_or(0);
    assert!((won - (500 - all_out) as f64).abs() < 1e-9);
}

#[test]
fn somebody_must_play() {
    let nobody = bots::arena::arena::<Journey>(&setup(2), &[], None, 10, 1, 1, &|_| {});
    assert_eq!(nobody, Err(BotError::Nobody));
    let nobody = bots::simulate::simulate::<Journey>(&setup(2), &[], 10, 1, 1, &|_| {});
    assert_eq!(nobody, Err(BotError::Nobody));
}

/// In a game of sides each bot's wins are told for either, and together they are all its wins.
#[test]
fn wins_are_told_by_side() {
    let bots = named(&["habit", "random"]);
    let side = |_: &Setup, seat: table::Seat| if seat.index() < 2 { "front" } else { "back" };
    let arena = bots::arena::arena(&setup(4), &bots, Some(side), 100, 5, 2, &|_| {}).unwrap();
    let seen = arena.sides.iter().map(|on| (on.bot.as_str(), on.side, on.games));
    // Each has all seats of a side in every other game.
    let of = |bot| [(bot, "back", 50), (bot, "front", 50)];
    assert!(seen.eq([of("habit"), of("random")].concat()));
    for bot in &arena.bots {
        let sides = arena.sides.iter().filter(|on| on.bot == bot.name);
        let wins = sides.clone().map(|on| on.wins).sum::<f64>();
        assert!((wins - bot.wins).abs() < 1e-9, "{wins} of {}", bot.wins);
        assert!(sides.into_iter().all(|on| on.interval.low <= on.wins / 50.0 + 1e-9));
    }
}
