//! The speed of random games, and the size of a state: `cargo run --release -p wizards --example speed`. With a number: so many
//! games of each rules, and how many choices were made in a second of the processor's time, whatever else runs beside it: for
//! comparing two builds. The last number is one of all that was chosen: the same in two builds, if the games were the same. With
//! `basic` or `standard` as a second word those alone.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::{Duration, Instant};

use table::{Chance, Game, Journal, Seat, SetupRequest, pick, rng};
use wizards::Wizards;

const TIME: Duration = Duration::from_secs(5);

fn main() {
    let fixed = std::env::args().nth(1).and_then(|count| count.parse::<u64>().ok());
    let only = std::env::args().nth(2);
    for rules in ["basic", "standard"] {
        if only.as_ref().is_some_and(|only| only != rules) {
            continue;
        }
        let request = SetupRequest::players(2).option("rules", rules);
        let setup = Wizards::setup(&(), &request).expect("a table of the starter decks");
        let (mut games, mut choices, begun, on_processor) = (0_u64, 0_u64, Instant::now(), processor());
        let mut offered = Vec::new();
        let mut middle = None;
        let mut chosen = DefaultHasher::new();
        while fixed.map_or(begun.elapsed() < TIME, |fixed| games < fixed) {
            let mut random = rng(games);
            let mut chance = Chance::stream(rng(games + 1_000_000));
            let mut state = Wizards::start(&setup, &mut chance, &mut Journal::silent());
            while Wizards::outcome(&state).is_none() {
                let seat = Wizards::asks(&state).first().expect("somebody is asked");
                offered.clear();
                Wizards::choices(&state, seat, &mut offered);
                let index = pick(&mut random, offered.len());
                (offered.len(), index).hash(&mut chosen);
                let choice = offered[index];
                Wizards::apply(&mut state, seat, &choice, &mut chance, &mut Journal::silent());
                choices += 1;
                if state.turn.number == 6 && middle.is_none() {
                    middle = Some(state.clone());
                }
            }
            games += 1;
        }
        if let (Some(before), Some(now), Some(_)) = (on_processor, processor(), fixed) {
            println!(
                "{rules}: {games} games, {choices} choices, {:.0} a second of the processor, {:016x}",
                choices as f64 / (now - before),
                chosen.finish()
            );
            continue;
        }
        let seconds = begun.elapsed().as_secs_f64();
        println!(
            "{rules}: {:.1} games, {:.0} choices a second; {} choices a game",
            games as f64 / seconds,
            choices as f64 / seconds,
            choices / games.max(1)
        );
        if let Some(state) = middle {
            clones(&state);
        }
    }
}

fn clones(state: &wizards::state::State) {
    let begun = Instant::now();
    let mut cards = 0;
    for _ in 0..100_000 {
        cards += std::hint::black_box(state.clone()).in_play.len();
    }
    let json = serde_json::to_string(state).expect("a state is plain data").len();
    println!(
        "  a clone {:.2} µs, {json} bytes as JSON, {} cards in play, seat {}",
        begun.elapsed().as_secs_f64() * 10.0,
        cards / 100_000,
        Seat::new(0)
    );
}

/// The seconds this has been on a processor so far, where the system tells that.
fn processor() -> Option<f64> {
    let told = std::fs::read_to_string("/proc/self/schedstat").ok()?;
    Some(told.split(' ').next()?.parse::<f64>().ok()? / 1e9)
}
