//! How many random deals can be won with open hands, per chapter and number of players:
//! `cargo run --release -p tricks --example winnable -- DEALS NODES [CHAPTER]`.

use std::time::Instant;

use table::{Chance, Game, Journal, SetupRequest, rng};
use tricks::Tricks;
use tricks::book::Data;
use tricks::solver::{Verdict, solve};

fn main() {
    let mut args = std::env::args().skip(1).filter_map(|arg| arg.parse::<u64>().ok());
    let deals = args.next().unwrap_or(20);
    let budget = args.next().unwrap_or(300_000);
    let only = args.next();
    let data = Data::built_in();
    println!("chapter   alone     two   three    four   (winnable of {deals} deals, {budget} nodes each)");
    let begun = Instant::now();
    let mut nodes = 0;
    for chapter in 19..=36 {
        if only.is_some_and(|only| only != chapter) {
            continue;
        }
        let mut line = format!("{chapter:>7}");
        for players in 1..=4 {
            let request = SetupRequest::players(players).option("chapter", &chapter.to_string());
            let setup = Tricks::setup(&data, &request).expect("a chapter");
            let mut won = 0;
            for seed in 0..deals {
                let mut chance = Chance::stream(rng(seed));
                let state = Tricks::start(&setup, &mut chance, &mut Journal::silent());
                let solution = solve(&state, &chance, budget, &mut rng(seed));
                nodes += solution.nodes;
                won += u64::from(matches!(solution.verdict, Verdict::Winnable(_)));
            }
            line.push_str(&format!("{won:>8}"));
        }
        println!("{line}");
    }
    let seconds = begun.elapsed().as_secs_f64();
    println!("{:.0} nodes/s", nodes as f64 / seconds);
}
