//! Plays every ready deck against the others, between two bots, and says how that went: none may be stuck.
//!
//! `cargo run --release -p wizards-mind --example ready -- fair 200`: so many games a deck, half of them in either seat; with the id of
//! a deck as a third word that one alone.

use std::time::Instant;

use bots::Player;
use table::{Chance, Game, Journal, Seat, rng};
use wizards::Wizards;
use wizards::deck::{Deck, starters};
use wizards::ready::ready;
use wizards::setup::{Rules, Setup};
use wizards::state::State;

fn main() {
    let args = std::env::args().skip(1).collect::<Vec<_>>();
    let [bot, games, only @ ..] = args.as_slice() else {
        return eprintln!("a bot and a number of games");
    };
    let minds = wizards_mind::minds();
    let mut players = [(); 2].map(|()| minds.bot(bot).expect("a bot").player());
    let games = games.parse::<u64>().expect("a number");
    let all = starters().iter().chain(ready().iter().map(|ready| &ready.deck)).collect::<Vec<_>>();
    let rules = Rules { standard: true, ..Rules::BASIC };
    let mut stuck = 0;
    for deck in ready().iter().map(|ready| &ready.deck) {
        if only.first().is_some_and(|only| *only != deck.id) {
            continue;
        }
        let begun = Instant::now();
        let (mut wins, mut turns, mut points, mut longest) = (0.0, 0, 0, 0);
        for game in 0..games {
            let other = all[(game / 2) as usize % all.len()];
            // Each of them begins at each seat.
            let at = Seat::new((game % 2) as usize);
            let decks = if at.index() == 0 { [deck, other] } else { [other, deck] };
            match play(&rules, decks, &mut players, game) {
                Ok((end, made)) => {
                    wins += Wizards::outcome(&end).map_or(0.0, |outcome| outcome.payoff(at));
                    turns += u32::from(end.turn.number);
                    points += i32::from(end.total(at));
                    longest = longest.max(made);
                }
                Err(why) => {
                    stuck += 1;
                    println!("{}, game {game} against {}: {why}", deck.id, other.id);
                }
            }
        }
        let played = games.max(1) as f64;
        println!(
            "{}: won {:.0} % of {games}, {:.1} points and {:.1} turns a game, {longest} choices at most, {:.0} s",
            deck.id,
            100.0 * wins / played,
            f64::from(points) / played,
            f64::from(turns) / played,
            begun.elapsed().as_secs_f64()
        );
    }
    println!("{stuck} games were stuck");
    assert_eq!(stuck, 0, "a game is stuck");
}

type Bots = [Box<dyn Player<Wizards>>; 2];

/// Plays one game to its end, with how many choices it took.
fn play(rules: &Rules, decks: [&Deck; 2], bots: &mut Bots, game: u64) -> Result<(State, usize), String> {
    let decks = decks.map(|deck| Some(deck.by(rules)));
    let setup = Setup { rules: *rules, decks, first: None, position: None };
    let mut chance = Chance::stream(rng(3 * game));
    let mut streams = [rng(3 * game + 1), rng(3 * game + 2)];
    let mut state = Wizards::start(&setup, &mut chance, &mut Journal::silent());
    let (mut choices, mut made) = (Vec::new(), 0);
    while let Some(seat) = Wizards::asks(&state).first() {
        choices.clear();
        Wizards::choices(&state, seat, &mut choices);
        if choices.is_empty() {
            return Err(format!("nothing to choose at {:?}", state.frames.top()));
        }
        let who = seat.index();
        let index = match choices.len() {
            1 => 0,
            _ => bots[who].choose(&state, seat, &choices, &mut streams[who]),
        };
        Wizards::apply(&mut state, seat, &choices[index], &mut chance, &mut Journal::silent());
        made += 1;
        if made > Wizards::LONGEST {
            return Err(format!("no end after {made} choices: {:?}", state.frames.top()));
        }
    }
    Ok((state, made))
}
