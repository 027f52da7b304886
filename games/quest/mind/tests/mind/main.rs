//! Tests of the bots of Middle-earth Quest.

mod hints;
mod levels;
mod lines;

use bots::arena::{Arena, arena};
use proof::Table;
use quest::{MiddleEarthQuest, Pack};

/// So many games of two players between two bots, one of which is Sauron in half of them.
fn games(bots: [&str; 2], games: u64) -> Arena {
    let minds = quest_mind::minds();
    let bots = bots.map(|name| minds.bot(name).expect("a bot"));
    let setup = Table { players: 2, options: &[] }.setup::<MiddleEarthQuest>(&Pack::standard());
    arena(&setup, &bots, minds.side(), games, 7, 2, &|_| {}).expect("games that end")
}

/// The games that a bot won on a side.
fn won(arena: &Arena, bot: &str, side: &str) -> f64 {
    arena.sides.iter().find(|of| of.bot == bot && of.side == side).expect("a side").wins
}
