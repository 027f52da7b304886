//! Nothing that a seat may not know is in its tensors, in the rows of its choices, or in what it is told.
//!
//! `resample` makes the twin: what the seat knows stays, what it cannot know is another. Whatever the kit hands the seat must be the
//! same for both. That the twin is really another is counted, and that others' tensors tell them apart: else nothing was tested.

use canvas::Language;
use kit::{ENGINES, Engine, Episode, Request};
use table::{Seat, pick, rng};

/// Moments looked at in each game.
const MOMENTS: usize = 1200;

fn observed(engine: &dyn Engine, episode: &dyn Episode, seat: Seat) -> Vec<f32> {
    let mut row = vec![0.0; engine.width()];
    episode.observe(seat, &mut row);
    row
}

fn name_of(engine: &dyn Engine, index: usize) -> &'static str {
    let tensors = engine.tensors().iter();
    tensors.rev().find(|tensor| tensor.offset <= index).map_or("no tensor", |tensor| tensor.name)
}

#[test]
fn what_a_seat_gets_does_not_depend_on_what_it_cannot_know() {
    for engine in ENGINES {
        let game = engine.info().id;
        let (mut moments, mut twins, mut told_apart, mut seed) = (0, 0, 0, 0);
        while moments < MOMENTS {
            seed += 1;
            let info = engine.info();
            let players = info.least + seed as usize % (info.most - info.least + 1);
            let request = Request { players, seed, ..Request::default() };
            let (mut episode, mut luck) = (engine.make(&request).unwrap(), rng(seed));
            for ply in 0..3000 {
                let Some(mover) = episode.asks().first() else { break };
                if pick(&mut luck, 12) == 0 || ply < 12 {
                    moments += 1;
                    for seat in Seat::all(players) {
                        let twin = episode.resample(seat, seed * 10_000 + ply);
                        let (ours, theirs) =
                            (observed(engine, &*episode, seat), observed(engine, &*twin, seat));
                        let apart = ours.iter().zip(&theirs).position(|(one, other)| one != other);
                        if let Some(index) = apart {
                            let tensor = name_of(engine, index);
                            panic!("{game}, game {seed}, ply {ply}: '{tensor}' tells seat {seat} a secret");
                        }
                        assert_eq!(episode.view(Some(seat)), twin.view(Some(seat)), "{game}: the view");
                        assert_eq!(episode.asks(), twin.asks(), "{game}: who is asked");
                        assert_eq!(episode.encoded(seat), twin.encoded(seat), "{game}: the rows of choices");
                        let words = |game: &dyn Episode| game.choices(seat, Language::En);
                        assert_eq!(words(&*episode), words(&*twin), "{game}: the words of choices");
                        let prompt = |game: &dyn Episode| game.prompt(seat, Language::Es);
                        assert_eq!(prompt(&*episode), prompt(&*twin), "{game}: the question");
                        if !episode.same(&*twin) {
                            twins += 1;
                            told_apart += Seat::all(players)
                                .filter(|other| {
                                    observed(engine, &*episode, *other) != observed(engine, &*twin, *other)
                                })
                                .count();
                        }
                    }
                }
                let count = episode.notations(mover).len();
                episode.step_at(mover, pick(&mut luck, count)).unwrap();
            }
        }
        if game == "journey" {
            assert_eq!(twins, 0, "nothing is hidden in journey");
        } else {
            assert!(twins > MOMENTS / 4, "{game}: only {twins} twins differed");
            assert!(
                told_apart > twins / 4,
                "{game}: others' tensors told {told_apart} of {twins} twins apart"
            );
        }
    }
}

#[test]
fn a_sampled_game_draws_other_dice() {
    for engine in ENGINES {
        let episode = engine.make(&Request { seed: 4, ..Request::default() }).unwrap();
        let seat = Seat::new(0);
        let end = |mut game: Box<dyn Episode>| {
            for ply in 0..200_usize {
                let Some(mover) = game.asks().first() else { break };
                let count = game.notations(mover).len();
                game.step_at(mover, ply * 7 % count).unwrap();
            }
            game.state()
        };
        let worlds = [1, 2].map(|seed| end(episode.resample(seat, seed)));
        assert_ne!(worlds[0], worlds[1], "{}", engine.info().id);
        assert_ne!(worlds[0], end(episode.copy(None)), "{}: a sample foresees the dice", engine.info().id);
    }
}
