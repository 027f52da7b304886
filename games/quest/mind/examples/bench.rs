//! The speed of random games, searches and copies of a state, for 2 to 4 players: `cargo run --release -p
//! quest-mind --example bench`.

use std::time::Duration;

use quest::{MiddleEarthQuest, Pack};
use table::{Game, SetupRequest};

fn main() {
    for players in 2..=4 {
        let request = SetupRequest::players(players);
        let setup = MiddleEarthQuest::setup(&Pack::standard(), &request).expect("a table");
        let measures =
            bots::bench::bench(&setup, &quest_mind::minds(), Duration::from_secs(2)).expect("games");
        for measure in measures {
            println!("{players} players: {} {:.0} {}", measure.name, measure.value, measure.unit);
        }
    }
}
