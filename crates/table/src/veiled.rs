//! The test whether a choice may have been another, for all that somebody else knows.

use serde_json::Value;

use crate::{Chance, Entry, Game, Journal, Match, Observer, Seat};

/// The number of tables that are imagined.
const WORLDS: u64 = 4;

/// The most choices that are looked at in each.
const LOOK: usize = 12;

/// The view of a spectator, and the events that they were told last.
type Seen = (Value, Vec<Value>);

/// True if the last choice may have been another, for all that `reader` knew before it: then another one, at a table that they could not
/// tell from this, looks the same to whoever watches. Whatever its own seat had to choose from does not matter, nor what it chose.
pub(crate) fn veiled<G: Game>(game: &Match<G>, reader: Seat) -> bool {
    let Some(made) = game.made().last().filter(|made| !made.barrier) else {
        return false;
    };
    let Some(before) = game.ply().checked_sub(1).and_then(|ply| game.at(ply)) else {
        return false;
    };
    let since = before.told().len();
    let now = seen::<G>(game.state(), game.told().iter().skip(since).map(|(_, entry)| entry));
    (0..WORLDS).any(|number| {
        let world = G::imagine(before.state(), reader, &mut crate::rng(number));
        let mut choices = Vec::new();
        G::choices(&world, made.seat, &mut choices);
        choices.retain(|choice| *choice != made.choice);
        // Those that begin alike look alike.
        let word = first_word(&made.choice);
        choices.sort_by_key(|choice| first_word(choice) != word);
        choices.truncate(LOOK);
        choices.into_iter().any(|choice| {
            let mut after = world.clone();
            let (mut chance, mut journal) = (Chance::stream(crate::rng(number)), Journal::new());
            G::apply(&mut after, made.seat, &choice, &mut chance, &mut journal);
            let open = journal.revealed() || chance.drawn() > 0;
            !open && seen::<G>(&after, journal.entries().iter()) == now
        })
    })
}

fn seen<'e, G: Game>(state: &G::State, told: impl Iterator<Item = &'e Entry<G::Event>>) -> Seen
where
    G::Event: 'e,
{
    let plain = |what: serde_json::Result<Value>| what.expect("plain data");
    let told = told.filter(|entry| entry.audience.admits(Observer::Watcher));
    let told = told.map(|entry| plain(serde_json::to_value(&entry.event))).collect();
    (plain(serde_json::to_value(G::view(state, Observer::Watcher))), told)
}

/// The word with which a choice begins.
fn first_word(choice: &impl std::fmt::Display) -> String {
    choice.to_string().split(' ').next().unwrap_or_default().to_owned()
}
