//! Two bots against each other: `cargo run --release -p wizards-mind --example match -- fair random 200`.

use table::{Game, SetupRequest};
use wizards::Wizards;

fn main() {
    let args = std::env::args().skip(1).collect::<Vec<_>>();
    let [first, second, games] = args.as_slice() else {
        return eprintln!("two bots and a number of games");
    };
    let minds = wizards_mind::minds();
    let bots = [first, second].map(|name| minds.bot(name).expect("a bot"));
    let setup = Wizards::setup(&(), &SetupRequest::players(2)).expect("a table of the starter decks");
    let games = games.parse().expect("a number");
    let arena = bots::arena::arena(&setup, &bots, None, games, 7, 2, &|_| {}).expect("games that end");
    for bot in &arena.bots {
        println!("{}: {} of {games}", bot.name, bot.wins);
    }
}
