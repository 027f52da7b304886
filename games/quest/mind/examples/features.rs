//! The data the judgement is fitted to: `cargo run --release -p quest-mind --example features -- GAMES SEED`.
//!
//! Games between sensible players with slips; of each turn's beginning a line: have the heroes won, and the features of
//! the moment. Whatever does a logistic regression reads it.

use quest::{MiddleEarthQuest, Pack};
use quest_mind::features;
use table::{Chance, Game, Journal, Seat, SeatSet, Seed, SetupRequest, pick, rng};

fn main() {
    let words = std::env::args().skip(1).map(|word| word.parse::<u64>().expect("a number"));
    let [games, seed] = words.collect::<Vec<_>>()[..] else {
        eprintln!("GAMES SEED");
        std::process::exit(2);
    };
    let minds = quest_mind::minds();
    for game in 0..games {
        let number = seed * 1_000_000 + game;
        let (mut rng, mut chance) = (rng(number), Chance::from_seed(&Seed::from_number(number)));
        let request = SetupRequest::players(2 + game as usize % 3);
        let setup = MiddleEarthQuest::setup(&Pack::standard(), &request).expect("a table");
        let skill = ["habit:5", "habit:15", "habit:35"][pick(&mut rng, 3)];
        let mut player = minds.bot(skill).expect("a bot").player();
        let mut state = MiddleEarthQuest::start(&setup, &mut chance, &mut Journal::silent());
        let (mut choices, mut lines, mut last) = (Vec::new(), Vec::new(), state.turn);
        while let Some(seat) = MiddleEarthQuest::asks(&state).first() {
            if (state.turn.of, state.turn.round) != (last.of, last.round) && !state.concluded {
                last = state.turn;
                let observer = Seat::new(pick(&mut rng, setup.players.into()));
                lines.push(features(&state, observer));
            }
            choices.clear();
            MiddleEarthQuest::choices(&state, seat, &mut choices);
            let index = player.choose(&state, seat, &choices, &mut rng);
            MiddleEarthQuest::apply(&mut state, seat, &choices[index], &mut chance, &mut Journal::silent());
        }
        let outcome = MiddleEarthQuest::outcome(&state).expect("it is over");
        let heroes = u8::from(outcome.winners != SeatSet::only(quest::state::SAURON));
        for line in lines {
            let line = line.map(|feature| format!("{feature:.3}"));
            println!("{heroes} {}", line.join(" "));
        }
    }
}
