//! Who is stronger: `cargo run --release -p quest-mind --example strength -- SAURON HEROES PLAYERS GAMES SEED`.
//!
//! One bot plays Sauron, another every hero; told are Sauron's wins with their 95 % interval, and how games ended. (In
//! `bree arena` bots change seats, so that heroes of different strength would walk together.)

use std::collections::BTreeMap;
use std::time::Instant;

use bots::{Bot, wilson};
use quest::{MiddleEarthQuest, Pack, Setup};
use table::{Chance, Game, Journal, SeatSet, Seed, SetupRequest, rng};

type Reasons = BTreeMap<String, u32>;

/// One game: who has won, how, and how many choices each side was asked for.
fn play(
    setup: &Setup,
    sauron: &Bot<MiddleEarthQuest>,
    heroes: &Bot<MiddleEarthQuest>,
    seed: u64,
) -> (bool, String, u64) {
    let mut players = (0..setup.players)
        .map(|seat| {
            if seat == 0 {
                sauron.player()
            } else {
                heroes.player()
            }
        })
        .collect::<Vec<_>>();
    let mut rng = rng(seed);
    let mut chance = Chance::from_seed(&Seed::from_number(seed));
    let mut state = MiddleEarthQuest::start(setup, &mut chance, &mut Journal::silent());
    let (mut choices, mut made) = (Vec::new(), 0);
    while let Some(seat) = MiddleEarthQuest::asks(&state).first() {
        choices.clear();
        MiddleEarthQuest::choices(&state, seat, &mut choices);
        let index = match choices.len() {
            1 => 0,
            _ => {
                made += 1;
                players[seat.index()].choose(&state, seat, &choices, &mut rng)
            }
        };
        MiddleEarthQuest::apply(
            &mut state,
            seat,
            &choices[index],
            &mut chance,
            &mut Journal::silent(),
        );
    }
    let outcome = MiddleEarthQuest::outcome(&state).expect("it is over");
    (
        outcome.winners == SeatSet::only(quest::state::SAURON),
        outcome.reason,
        made,
    )
}

fn main() {
    let words = std::env::args().skip(1).collect::<Vec<_>>();
    let [sauron, heroes, players, games, seed] = &words[..] else {
        eprintln!("SAURON HEROES PLAYERS GAMES SEED");
        std::process::exit(2);
    };
    let number = |text: &String| text.parse::<u64>().expect("a number");
    let minds = quest_mind::minds();
    let [one, other] = [sauron, heroes].map(|name| minds.bot(name).expect("a bot"));
    let request = SetupRequest::players(number(players) as usize);
    let setup = MiddleEarthQuest::setup(&Pack::standard(), &request).expect("a table");
    let (games, seed) = (number(games), number(seed));
    let threads = std::thread::available_parallelism().map_or(1, usize::from) as u64;
    let begun = Instant::now();
    let parts = std::thread::scope(|scope| {
        let part = |thread: u64| {
            let (one, other, setup) = (&one, &other, &setup);
            scope.spawn(move || {
                let (mut wins, mut reasons, mut made) = (0, Reasons::new(), 0);
                for game in (thread..games).step_by(threads as usize) {
                    let (won, reason, choices) = play(setup, one, other, seed * 1_000_000 + game);
                    wins += u64::from(won);
                    made += choices;
                    *reasons.entry(reason).or_default() += 1;
                }
                (wins, reasons, made)
            })
        };
        let parts = (0..threads).map(part).collect::<Vec<_>>();
        parts
            .into_iter()
            .map(|part| part.join().expect("games"))
            .collect::<Vec<_>>()
    });
    let (mut wins, mut reasons, mut made) = (0, Reasons::new(), 0);
    for (won, how, choices) in parts {
        wins += won;
        made += choices;
        how.into_iter()
            .for_each(|(how, count)| *reasons.entry(how).or_default() += count);
    }
    let share = wilson(wins as f64, games as f64);
    println!(
        "{players} players, Sauron {sauron}, heroes {heroes}: Sauron wins {wins} of {games}, {:.1} % ({:.1} to {:.1}); {reasons:?}; {:.2} ms a decision",
        100.0 * wins as f64 / games as f64,
        100.0 * share.low,
        100.0 * share.high,
        1000.0 * threads as f64 * begun.elapsed().as_secs_f64() / made as f64,
    );
}
