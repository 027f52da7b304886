//! Random games, each checked for what must always hold.

use std::ops::Range;

use table::Game;
use table::conformance::{Report, Rigour, check};

use crate::{Scale, Table};

/// Plays `games` random games at a table, and looks at every choice of `closely` of them; how many of these really
/// are played is for the [`Scale`] to say. What was seen of the many is returned.
///
/// # Panics
/// When anything does not hold that must always hold ([`table::conformance`]).
pub fn conforms<G: Game>(data: &G::Data, table: &Table<'_>, games: u64, closely: u64) -> Report {
    let scale = Scale::of_the_environment();
    let setup = table.setup::<G>(data);
    let watch = |seeds, rigour| watched::<G>(&setup, seeds, rigour, &format!("{table:?}"), scale);
    watch(scale.seeds(closely), Rigour::FULL);
    watch(scale.seeds(games), Rigour::QUICK)
}

/// Plays the random games of a [`Scale`] from a set-up, checked as `rigour` says. Those who share the work count: of
/// `games` these are the ones numbered from `first` on, which no other part plays.
///
/// # Panics
/// When anything does not hold that must always hold ([`table::conformance`]).
pub fn random_games<G: Game>(setup: &G::Setup, first: u64, games: u64, rigour: Rigour) -> Report {
    let scale = Scale::of_the_environment();
    let seeds = scale.seeds(games);
    let seeds = seeds.start + first..seeds.end + first;
    let table = format!("{} players", G::players(setup));
    watched::<G>(setup, seeds, rigour, &table, scale)
}

fn watched<G: Game>(
    setup: &G::Setup,
    seeds: Range<u64>,
    rigour: Rigour,
    table: &str,
    scale: Scale,
) -> Report {
    let id = G::INFO.id;
    check::<G>(setup, seeds, rigour)
        .unwrap_or_else(|broken| panic!("{id}, {table}: {broken} (again: {scale})"))
}
