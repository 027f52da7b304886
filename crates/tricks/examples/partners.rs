//! How many deals partners of one skill win together:
//! `cargo run --release -p tricks --example partners -- CHAPTER PLAYERS DEALS NODES`.

use std::time::Instant;

use bots::{Budget, Search, Skill, choose};
use table::{Chance, Game, Journal, SetupRequest, rng};
use tricks::Tricks;
use tricks::book::Data;

fn main() {
    let mut args = std::env::args().skip(1).filter_map(|arg| arg.parse::<u32>().ok());
    let mut next = |default| args.next().unwrap_or(default);
    let (chapter, players, deals, nodes) = (next(19), next(4), next(40), next(500));
    let request = SetupRequest::players(players as usize).option("chapter", &chapter.to_string());
    let setup = Tricks::setup(&Data::built_in(), &request).expect("a chapter and a number of players");
    let whole = Search {
        budget: Budget::Nodes(nodes),
        playout: u32::MAX / 2,
        ..Search::default()
    };
    let skills = [
        ("random", Skill::Random),
        ("habit", Skill::Habit { slips: 0 }),
        ("search to the end", Skill::Search(whole)),
        (
            "search, cut and judged",
            Skill::Search(Search { playout: 8, ..whole }),
        ),
    ];
    for (name, skill) in skills {
        let (begun, mut won, mut decisions) = (Instant::now(), 0, 0_u64);
        for deal in 0..deals {
            let mut chance = Chance::stream(rng(u64::from(deal)));
            let mut state = Tricks::start(&setup, &mut chance, &mut Journal::silent());
            while let Some(seat) = Tricks::asks(&state).first() {
                let choice = choose::<Tricks>(&state, seat, skill, decisions).expect("a choice");
                Tricks::apply(&mut state, seat, &choice, &mut chance, &mut Journal::silent());
                decisions += 1;
            }
            won += u32::from(Tricks::outcome(&state).is_some_and(|outcome| !outcome.winners.is_empty()));
        }
        let each = begun.elapsed().as_secs_f64() * 1000.0 / decisions as f64;
        println!(
            "chapter {chapter}, {players} players, {name}: {won} of {deals} won, {each:.2} ms a decision"
        );
    }
}
