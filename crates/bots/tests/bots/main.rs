//! The promises of bots.

mod arena;
mod blind;
mod doors;
mod fists;
mod luck;

use bots::{Bot, Mind};

/// A bot of each kind, with this mind.
fn bots_of<M: Mind>(mind: &M) -> Vec<Bot<M::Game>> {
    ["random", "habit", "habit:30", "greedy:8", "search:200"]
        .iter()
        .map(|name| Bot::new(name, name.parse().unwrap(), mind.clone()))
        .collect()
}
