//! What bots promise.

mod arena;
mod blind;
mod doors;
mod fists;
mod journey_play;

use bots::Skill;

/// One of each kind.
fn skills() -> Vec<Skill> {
    ["random", "habit", "habit:30", "greedy:8", "search:200"]
        .iter()
        .map(|name| name.parse().unwrap())
        .collect()
}
