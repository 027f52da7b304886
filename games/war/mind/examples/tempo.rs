//! Plays games in which a seed decides every choice, and prints their outcome as one number: to count instructions of
//! (`valgrind --tool=callgrind`), to time against the version before, and to see that both choose the same.
//!
//! `cargo run --release -p war-mind --example tempo -- random 200`; also `habit`, `hard`; a third word is the first game's
//! number, a fourth how many play, a fifth after how many choices a game is left.

use std::time::Instant;

use table::{Chance, Game, Journal, SetupRequest, pick, rng};
use war::War;

fn main() {
    let args = std::env::args().skip(1).collect::<Vec<_>>();
    let [bot, games, more @ ..] = args.as_slice() else {
        return eprintln!("a bot and a number of games");
    };
    let number = |word: &String| word.parse::<u64>().expect("a number");
    let games = number(games);
    let first = more.first().map_or(0, number);
    let players = more.get(1).map_or(2, number);
    let most = more.get(2).map_or(u64::MAX, number);
    let setup = War::setup(&(), &SetupRequest::players(players as usize)).expect("a table of the war");
    let mut bot = match bot.as_str() {
        "random" => None,
        named => Some(war_mind::minds().bot(named).expect("a bot").player()),
    };
    let (mut made, mut told, begun) = (0_u64, 0_u64, Instant::now());
    let mut choices = Vec::new();
    for game in first..first + games {
        let mut chance = Chance::stream(rng(2 * game));
        let mut stream = rng(2 * game + 1);
        let mut state = War::start(&setup, &mut chance, &mut Journal::silent());
        for _ in 0..most {
            let Some(seat) = War::asks(&state).first() else {
                break;
            };
            choices.clear();
            War::choices(&state, seat, &mut choices);
            let index = match &mut bot {
                _ if choices.len() == 1 => 0,
                None => pick(&mut stream, choices.len()),
                Some(bot) => bot.choose(&state, seat, &choices, &mut stream),
            };
            War::apply(&mut state, seat, &choices[index], &mut chance, &mut Journal::silent());
            made += 1;
            // FNV-1a, over what was chosen and of how many.
            for number in [index, choices.len()] {
                told = (told ^ number as u64).wrapping_mul(0x0100_0000_01b3);
            }
        }
    }
    let seconds = begun.elapsed().as_secs_f64();
    println!("{made} choices, {told:016x}; a state has {} bytes", size_of::<<War as Game>::State>());
    println!("{:.3} s, {:.0} choices a second", seconds, made as f64 / seconds);
}
