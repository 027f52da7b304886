//! Positions: every moment of random games is written, read, and the same.

use table::offer::Positions;
use table::{Chance, Game, Journal, Seed, SetupRequest, lines, pick, rng};

use crate::{Scale, Table};

/// What was tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Written {
    /// Moments that were written and read.
    pub moments: usize,
    /// Of these, such as the game's own lines tell of, whatever is added to them.
    pub told: usize,
    /// Moments for which the game has no text.
    pub without: usize,
}

/// Plays random games at a table and writes down each `every`th moment, the last one too: what is written is read as the same state,
/// from the text alone, and written again is the same text.
///
/// # Panics
/// When it is not.
pub fn positions<G: Positions>(data: &G::Data, table: &Table<'_>, games: u64, every: usize) -> Written {
    let scale = Scale::of_the_environment();
    let setup = table.setup::<G>(data);
    let mut seen = Written::default();
    for seed in scale.seeds(games) {
        let (mut dice, mut chance) = (rng(seed), Chance::from_seed(&Seed::from_number(seed)));
        let mut journal = Journal::silent();
        let mut state = G::start(&setup, &mut chance, &mut journal);
        let mut choices = Vec::new();
        for number in 0..G::LONGEST {
            let asked = G::asks(&state).first();
            if number % every == 0 || asked.is_none() {
                let again = format!("{table:?}, seed {seed}, choice {number} (again: {scale})");
                there_and_back::<G>(data, &state, table.players, &again, &mut seen);
            }
            let Some(seat) = asked else { break };
            choices.clear();
            G::choices(&state, seat, &mut choices);
            let choice = choices[pick(&mut dice, choices.len())].clone();
            G::apply(&mut state, seat, &choice, &mut chance, &mut journal);
        }
    }
    seen
}

fn there_and_back<G: Positions>(
    data: &G::Data,
    state: &G::State,
    players: usize,
    again: &str,
    seen: &mut Written,
) {
    let Some(text) = G::written(state).map(|position| position.to_string()) else {
        seen.without += 1;
        return;
    };
    seen.moments += 1;
    seen.told += usize::from(!text.contains("\ntold: nothing\n"));
    let read = |text: &str| {
        let request =
            lines::request(SetupRequest::players(players), text).map_err(|flaw| flaw.to_string())?;
        let mut setup = G::setup(data, &request).map_err(|error| error.to_string())?;
        G::begin_at(&mut setup, text).map_err(|flaw| flaw.to_string())?;
        // Nothing is drawn, for nothing happens.
        Ok::<_, String>(G::start(&setup, &mut Chance::scripted([]), &mut Journal::silent()))
    };
    let back = read(&text).unwrap_or_else(|why| panic!("{again}: {why}\n{text}"));
    if back != *state {
        let json = |state: &G::State| serde_json::to_string(state).unwrap_or_default();
        panic!("{again}: another state\n{}\n{}\n{text}", json(state), json(&back));
    }
    let twice = G::written(&back).map(|position| position.to_string());
    assert_eq!(twice.as_ref(), Some(&text), "{again}");
}
