//! Random rounds per second on one core: `cargo run --release -p tricks --example rounds -- 19 4`. With a third number so many rounds are
//! played, the same ones each time, and a sum tells two versions apart that do not play them alike.

use std::time::Instant;

use table::{Chance, Game, Journal, SetupRequest, pick, rng};
use tricks::Tricks;
use tricks::book::Data;

fn main() {
    let mut args = std::env::args().skip(1);
    let chapter = args.next().unwrap_or_else(|| "19".to_owned());
    let players = args.next().and_then(|players| players.parse().ok()).unwrap_or(4);
    let request = SetupRequest::players(players).option("chapter", &chapter);
    let setup = Tricks::setup(&Data::built_in(), &request).expect("a chapter and a number of players");
    let many = args.next().and_then(|rounds| rounds.parse::<u64>().ok());
    let mut chance = Chance::stream(rng(1));
    let mut rng = rng(2);
    let (mut rounds, mut choices_made, mut won) = (0_u64, 0_u64, 0_u64);
    let mut choices = Vec::new();
    let mut sum = 0_u64;
    let begun = Instant::now();
    while many.map_or_else(|| begun.elapsed().as_secs() < 3, |many| rounds < many) {
        for _ in 0..1000 {
            let mut state = Tricks::start(&setup, &mut chance, &mut Journal::silent());
            while let Some(seat) = Tricks::asks(&state).first() {
                choices.clear();
                Tricks::choices(&state, seat, &mut choices);
                let at = pick(&mut rng, choices.len());
                let choice = choices[at];
                sum = sum.wrapping_mul(31).wrapping_add((choices.len() * 64 + at) as u64);
                Tricks::apply(&mut state, seat, &choice, &mut chance, &mut Journal::silent());
                choices_made += 1;
            }
            rounds += 1;
            won += u64::from(Tricks::outcome(&state).is_some_and(|outcome| !outcome.winners.is_empty()));
        }
    }
    let seconds = begun.elapsed().as_secs_f64();
    println!(
        "chapter {chapter}, {players} players: {:.0} rounds/s, {:.0} choices/s, {won} of {rounds} won, {choices_made} choices, sum {sum:x}",
        rounds as f64 / seconds,
        choices_made as f64 / seconds
    );
}
