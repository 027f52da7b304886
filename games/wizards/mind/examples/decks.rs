//! Two bots with the ready decks: `cargo run --release -p wizards-mind --example decks -- hard fair 200`.
//!
//! Each game is played twice, with the same decks in the same seats and the same luck, the bots changed; of each deck is told
//! how the first bot fares with it, and the second.

use std::collections::BTreeMap;

use bots::wilson;
use table::{Chance, Game, Journal, Seat, rng};
use wizards::Wizards;
use wizards::ready::ready;
use wizards::setup::{Rules, Setup};

fn main() {
    let args = std::env::args().skip(1).collect::<Vec<_>>();
    let [first, second, games] = args.as_slice() else {
        return eprintln!("two bots and a number of games");
    };
    let games = games.parse::<u64>().expect("a number");
    let minds = wizards_mind::minds();
    let mut bots = [first, second].map(|name| minds.bot(name).expect("a bot").player());
    let decks = ready().iter().map(|ready| &ready.deck).collect::<Vec<_>>();
    let rules = Rules { standard: true, ..Rules::BASIC };
    let count = decks.len() as u64;
    let mut wins = 0.0;
    // Of each deck: games and wins of the first bot with it, and of the second.
    let mut told = BTreeMap::<&str, [(f64, f64); 2]>::new();
    for game in 0..games {
        // All pairs of different decks, one after another.
        let (pair, swapped) = (game / 2, game % 2 == 1);
        let (one, far) = (pair % count, 1 + pair / count % (count - 1));
        let own = [one, (one + far) % count].map(|at| decks[at as usize]);
        let setup =
            Setup { rules, decks: own.map(|deck| Some(deck.by(&rules))), first: None, position: None };
        let mut chance = Chance::stream(rng(3 * pair));
        let mut streams = [rng(3 * pair + 1), rng(3 * pair + 2)];
        let mut state = Wizards::start(&setup, &mut chance, &mut Journal::silent());
        let mut choices = Vec::new();
        let at = |seat: Seat| seat.index() ^ usize::from(swapped);
        while let Some(seat) = Wizards::asks(&state).first() {
            choices.clear();
            Wizards::choices(&state, seat, &mut choices);
            let index = match choices.len() {
                1 => 0,
                _ => bots[at(seat)].choose(&state, seat, &choices, &mut streams[seat.index()]),
            };
            Wizards::apply(&mut state, seat, &choices[index], &mut chance, &mut Journal::silent());
        }
        let outcome = Wizards::outcome(&state).expect("it is over");
        for seat in Seat::all(2) {
            let won = outcome.payoff(seat);
            let of = &mut told.entry(&own[seat.index()].id).or_default()[at(seat)];
            *of = (of.0 + 1.0, of.1 + won);
            wins += if at(seat) == 0 { won } else { 0.0 };
        }
    }
    for (deck, of) in told {
        let [one, two] = of.map(|(games, won)| 100.0 * won / f64::max(games, 1.0));
        println!("{deck}: {first} won {one:.0} % with it, {second} {two:.0} %, of {:.0} games each", of[0].0);
    }
    let share = wilson(wins, games as f64);
    println!(
        "{first} won {:.1} % of {games} ({:.1} to {:.1})",
        100.0 * wins / games.max(1) as f64,
        100.0 * share.low,
        100.0 * share.high
    );
}
