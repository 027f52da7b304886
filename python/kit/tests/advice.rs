//! A bot that is asked for advice: reproducible by seed and ply, with draws of its own at each, and by what the seat may know.

use std::collections::BTreeSet;

use kit::{ENGINES, Engine, Episode, Request};
use table::{pick, rng};

fn begun(engine: &dyn Engine, seed: u64) -> Box<dyn Episode> {
    engine.make(&Request { seed, ..Request::default() }).unwrap()
}

/// What a bot advises on the way through a game of random choices (by `walk`), where there are several choices: place and number.
fn advised(
    mut game: Box<dyn Episode>,
    bot: &str,
    seed: Option<u64>,
    walk: u64,
    plies: usize,
) -> Vec<(usize, usize)> {
    let (mut luck, mut all) = (rng(walk), Vec::new());
    for _ in 0..plies {
        let Some(mover) = game.asks().first() else { break };
        let notations = game.notations(mover);
        if notations.len() > 1 {
            let advice = game.advise(mover, bot, seed).unwrap();
            let place = notations.iter().position(|notation| *notation == advice).expect("a legal choice");
            all.push((place, notations.len()));
        }
        game.step_at(mover, pick(&mut luck, notations.len())).unwrap();
    }
    all
}

/// With the same draw at each ply a random bot would stay in one part of every list, and `fair` would blunder in all of a game or never.
#[test]
fn one_seed_for_a_whole_game_draws_anew_at_each_ply() {
    for engine in ENGINES {
        for seed in [None, Some(0), Some(7)] {
            let places = advised(begun(engine, 3), "random", seed, 3, 300);
            let parts = places.iter().map(|(place, count)| 2 * place / count).collect::<Vec<_>>();
            let low = parts.iter().filter(|part| **part == 0).count();
            let game = engine.info().id;
            assert!(parts.len() >= 10, "{game}: only {} questions", parts.len());
            assert!(
                low * 10 > parts.len() && low * 10 < 9 * parts.len(),
                "{game}: {low} of {} low",
                parts.len()
            );
        }
    }
}

#[test]
fn the_same_seed_and_ply_give_the_same_advice() {
    for engine in ENGINES {
        let game = engine.info().id;
        let advice = |episode: Box<dyn Episode>, seed| advised(episode, "easy", seed, 5, 120);
        let own = advice(begun(engine, 5), None);
        assert_eq!(own, advice(begun(engine, 5), None), "{game}");
        assert_eq!(own, advice(begun(engine, 5).anew(None), None), "{game}: begun anew");
        let written = engine.loads(&begun(engine, 5).dumps()).unwrap();
        assert_eq!(own, advice(written, None), "{game}: written and read");
        let given = advice(begun(engine, 5), Some(1));
        assert_eq!(given, advice(begun(engine, 5), Some(1)), "{game}");
        let seeds = (0..8).map(|seed| advice(begun(engine, 5), Some(seed)));
        assert!(seeds.collect::<BTreeSet<_>>().len() > 1, "{game}: the seed is not looked at");
    }
}

/// With a seed that is given, the advice to a seat is the same in every world that fits what the seat knows.
#[test]
fn advice_depends_on_nothing_that_the_seat_may_not_know() {
    for engine in ENGINES {
        let game = engine.info().id;
        let (mut asked, mut twins) = (0, 0);
        for seed in 1..6 {
            let (mut episode, mut luck) = (begun(engine, seed), rng(seed));
            for ply in 0..60 {
                let Some(mover) = episode.asks().first() else { break };
                let count = episode.notations(mover).len();
                if count > 1 && ply % 3 == 0 {
                    let twin = episode.resample(mover, 1000 * seed + ply);
                    for level in ["random", "easy", "fair"] {
                        let advice = |game: &dyn Episode| game.advise(mover, level, Some(ply)).unwrap();
                        assert_eq!(
                            advice(&*episode),
                            advice(&*twin),
                            "{game}, game {seed}, ply {ply}: {level}"
                        );
                    }
                    asked += 1;
                    twins += usize::from(!episode.same(&*twin));
                }
                episode.step_at(mover, pick(&mut luck, count)).unwrap();
            }
        }
        assert!(asked > 15, "{game}: only {asked} questions");
        assert!(game == "journey" || twins > 5, "{game}: only {twins} twins differed");
    }
}

/// A world that was imagined does not carry the seed of the true game, from which all of it could be dealt again.
#[test]
fn an_imagined_world_does_not_know_the_true_seed() {
    for engine in ENGINES {
        let (episode, game) = (begun(engine, 77), engine.info().id);
        let seed = table::Seed::from_number(77).to_string();
        assert!(episode.dumps().contains(&seed) && episode.copy(None).dumps().contains(&seed), "{game}");
        // The number of the true game is no exception, nor is what comes after a choice, or a copy with chance of its own.
        let mover = episode.asks().first().expect("somebody is asked");
        let action = episode.notations(mover).swap_remove(0);
        let falls = episode.outcomes(mover, &action, 2_000, 77).unwrap().unwrap_or_default();
        let worlds = [5, 77].map(|number| episode.resample(mover, number)).into_iter();
        for world in worlds.chain([episode.copy(Some(77))]).chain(falls.into_iter().map(|way| way.episode)) {
            assert!(!world.dumps().contains(&seed) && !world.anew(None).dumps().contains(&seed), "{game}");
        }
    }
}
