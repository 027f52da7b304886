//! Positions: every moment of random games is written, read, and the same.

use table::{Chance, Game, Journal, Seat, Seed, SetupRequest, lines, pick, rng};

use crate::{Scale, Table};

/// Counts of what was tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Written {
    /// Moments that were written and read.
    pub moments: usize,
    /// Of these, such as the game's own lines tell of, whatever is added to them.
    pub told: usize,
    /// Moments for which the game has no text.
    pub without: usize,
}

/// A walk through random games.
#[derive(Clone, Copy, Debug)]
pub struct Walk {
    /// The games, of which a day plays its share.
    pub games: u64,
    /// The distance of the moments that are looked at, in choices; the last of a game is looked at, too.
    pub every: usize,
    /// The fewest finds: while a day has found fewer it plays on beyond its share, as far as all games go.
    pub least: usize,
}

/// Plays random games at a table: what is written of a moment as a seat may imagine it (which is what it hands on when
/// something is wrong) is the same for two tables that the seat cannot tell apart. Returns how many of these were not alike.
///
/// # Panics
/// When something hidden is in it.
pub fn nothing_hidden<G: Game>(data: &G::Data, table: &Table<'_>, walk: Walk) -> usize {
    let mut twins = 0;
    each_moment::<G>(data, table, walk.games, walk.every, &mut |state, again| {
        for seat in Seat::all(table.players) {
            let twin = G::imagine(state, seat, &mut rng(1 + twins as u64));
            let text = |state: &G::State| G::in_full(&G::imagine(state, seat, &mut rng(0)));
            assert_eq!(text(state), text(&twin), "{again}, seat {seat}");
            twins += usize::from(twin != *state);
        }
        twins >= walk.least
    });
    twins
}

/// Plays random games at a table and writes down their moments: what is written is read as the same state,
/// from the text alone, and written again is the same text.
///
/// # Panics
/// When it is not.
pub fn positions<G: Game>(data: &G::Data, table: &Table<'_>, walk: Walk) -> Written {
    let mut seen = Written::default();
    each_moment::<G>(data, table, walk.games, walk.every, &mut |state, again| {
        there_and_back::<G>(data, state, table.players, again, &mut seen);
        seen.moments >= walk.least
    });
    seen
}

/// Calls `look` with each `every`th moment of random games, and the last; and how to play them again. What the last call said, whether
/// enough was seen, decides if a day's share of the games is followed by others: so no test depends on the luck of a day.
pub(crate) fn each_moment<G: Game>(
    data: &G::Data,
    table: &Table<'_>,
    games: u64,
    every: usize,
    look: &mut dyn FnMut(&G::State, &str) -> bool,
) {
    let scale = Scale::of_the_environment();
    let setup = table.setup::<G>(data);
    let share = scale.seeds(games).end;
    let mut enough = false;
    for seed in (Scale { full: true, ..scale }).seeds(games) {
        if seed >= share && enough {
            break;
        }
        let (mut dice, mut chance) = (rng(seed), Chance::from_seed(&Seed::from_number(seed)));
        let mut journal = Journal::silent();
        let mut state = G::start(&setup, &mut chance, &mut journal);
        let mut choices = Vec::new();
        for number in 0..G::LONGEST {
            let asked = G::asks(&state).first();
            if number % every == 0 || asked.is_none() {
                enough = look(&state, &format!("{table:?}, seed {seed}, choice {number} (again: {scale})"));
            }
            let Some(seat) = asked else { break };
            choices.clear();
            G::choices(&state, seat, &mut choices);
            let choice = choices[pick(&mut dice, choices.len())].clone();
            G::apply(&mut state, seat, &choice, &mut chance, &mut journal);
        }
    }
}

fn there_and_back<G: Game>(
    data: &G::Data,
    state: &G::State,
    players: usize,
    again: &str,
    seen: &mut Written,
) {
    let Some(text) = G::in_full(state) else {
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
    let twice = G::in_full(&back);
    assert_eq!(twice.as_ref(), Some(&text), "{again}");
}
