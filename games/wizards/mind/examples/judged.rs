//! The data the judgement is fitted to: `cargo run --release -p wizards-mind --example judged -- GAMES SEED`.
//!
//! Games between sensible players who forget something now and then, with the starter decks and the ready ones; of each turn's
//! beginning a line: has the player won who looks at it, and the features of the moment. Whatever does a logistic regression
//! reads it.

use table::{Chance, Game, Journal, Seat, pick, rng};
use wizards::Wizards;
use wizards::deck::starters;
use wizards::ready::ready;
use wizards::setup::{Rules, Setup};
use wizards_mind::features;

fn main() {
    let words = std::env::args().skip(1).map(|word| word.parse::<u64>().expect("a number"));
    let [games, seed] = words.collect::<Vec<_>>()[..] else {
        eprintln!("GAMES SEED");
        std::process::exit(2);
    };
    let minds = wizards_mind::minds();
    let rules = Rules { standard: true, ..Rules::BASIC };
    let all = starters().iter().chain(ready().iter().map(|ready| &ready.deck)).collect::<Vec<_>>();
    for game in 0..games {
        let number = seed * 1_000_000 + game;
        let (mut rng, mut chance) = (rng(number), Chance::stream(rng(!number)));
        let decks = [(); 2].map(|()| Some(all[pick(&mut rng, all.len())].by(&rules)));
        let setup = Setup { rules, decks, first: None, position: None };
        let mut player = minds.bot("habit:10").expect("a bot").player();
        let mut state = Wizards::start(&setup, &mut chance, &mut Journal::silent());
        let (mut choices, mut lines, mut last) = (Vec::new(), Vec::new(), 1);
        while let Some(seat) = Wizards::asks(&state).first() {
            if state.turn.number != last {
                last = state.turn.number;
                let observer = Seat::new(pick(&mut rng, 2));
                lines.push((observer, features(&state, observer)));
            }
            choices.clear();
            Wizards::choices(&state, seat, &mut choices);
            let index = if choices.len() == 1 { 0 } else { player.choose(&state, seat, &choices, &mut rng) };
            Wizards::apply(&mut state, seat, &choices[index], &mut chance, &mut Journal::silent());
        }
        let outcome = Wizards::outcome(&state).expect("it is over");
        for (observer, line) in lines {
            let line = line.map(|feature| format!("{feature:.3}"));
            println!("{} {}", outcome.payoff(observer), line.join(" "));
        }
    }
}
