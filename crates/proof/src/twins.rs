//! Twins from positions: whatever a position hides, nobody learns by playing on from it.

use std::path::Path;

use table::conformance::{self, Compared, Looked};
use table::{Chance, Game, Journal, Seat, Seed, SetupRequest, lines, rng};

use crate::positions::each_moment;
use crate::scenario::files;
use crate::{Scale, Table};

/// How many comparisons are wanted, and of which questions.
#[derive(Clone, Copy, Debug)]
pub struct Twins<'a> {
    /// Comparisons in everyday tests.
    pub by_day: u64,
    /// Comparisons where everything is tried.
    pub in_full: u64,
    /// Questions that must stand open in one of them at least, by their ids.
    pub asked: &'a [&'a str],
    /// Questions that are answered in secret ([`Looked::secret`]).
    pub secret: &'a [&'a str],
    /// Of these, such as must have been answered at least once.
    pub answered: &'a [&'a str],
}

impl Twins<'_> {
    /// True where all that must stand open, or be answered, did or was.
    fn is_met(&self, found: &Compared) -> bool {
        found.without(self.asked).is_empty() && found.unanswered(self.answered).is_empty()
    }
}

/// A position that was begun.
struct Begun<G: Game> {
    name: String,
    players: usize,
    state: G::State,
}

impl<G: Game> Begun<G> {
    /// Begins at the position in a file. It says how many play.
    fn read(data: &G::Data, file: &Path) -> Result<Self, String> {
        let text = std::fs::read_to_string(file).map_err(|error| error.to_string())?;
        let (players, _) = lines::asked_for(&text).map_err(|flaw| flaw.to_string())?;
        let players = players.ok_or("it is not said how many play: 'players: …'")?;
        let request = lines::request(SetupRequest::players(players), &text);
        let request = request.map_err(|flaw| flaw.to_string())?;
        let mut setup = G::setup(data, &request).map_err(|error| error.to_string())?;
        G::begin_at(&mut setup, &text).map_err(|flaw| flaw.to_string())?;
        let mut chance = Chance::from_seed(&Seed::from_number(0));
        let state = G::start(&setup, &mut chance, &mut Journal::silent());
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        Ok(Self { name, players, state })
    }
}

/// Leads twins on from every position in `folder`, for each seat, until so many were compared: the state as it is, and what the seat
/// imagines of it. By day it goes on, as far as in full, until every question that was named stood open: whether one does is luck.
///
/// # Panics
/// When somebody learns what is hidden, when a position cannot be read, and when a question that was named never stood open, or was not
/// answered.
pub fn twins<G: Game>(data: &G::Data, folder: impl AsRef<Path>, wanted: Twins<'_>) -> Compared {
    let scale = Scale::of_the_environment();
    let count = if scale.full { wanted.in_full } else { wanted.by_day };
    let begun = files(folder.as_ref())
        .into_iter()
        .map(|file| Begun::<G>::read(data, &file).unwrap_or_else(|why| panic!("{}: {why}", file.display())));
    let begun = begun.collect::<Vec<_>>();
    let mut found = Compared::default();
    let mut seed = scale.seeds(1).start;
    // Every position has its turn, also when enough has been compared.
    loop {
        let before = found.all();
        for Begun { name, players, state } in &begun {
            let looked = Looked { players: *players, secret: wanted.secret };
            for seat in Seat::all(*players) {
                seed += 1;
                let compared = conformance::twins::<G>(state, looked, seat, &mut rng(seed), &mut found);
                compared
                    .unwrap_or_else(|why| panic!("{name}, as seat {seat} sees it: {why} (again: {scale})"));
            }
        }
        assert!(found.all() > before, "in none of {} positions anything is hidden", begun.len());
        if found.all() >= if wanted.is_met(&found) { count } else { wanted.in_full } {
            break;
        }
    }
    println!(
        "{} comparisons of twins: {:?}; answers in secret: {:?}",
        found.all(),
        found.twins,
        found.answers
    );
    assert_eq!(found.without(wanted.asked), Vec::<&str>::new(), "never asked: {found:?} (again: {scale})");
    let unanswered = found.unanswered(wanted.answered);
    assert_eq!(unanswered, Vec::<&str>::new(), "never answered: {found:?} (again: {scale})");
    found
}

/// Plays random games at a table, and looks at each moment at which a seat answers one of the `secret` questions: nobody else learns
/// what.
///
/// # Panics
/// When somebody does, and when one of `answered` was answered in none of the games.
pub fn unseen_answers<G: Game>(
    data: &G::Data,
    table: &Table<'_>,
    games: u64,
    secret: &[&str],
    answered: &[&str],
) {
    let looked = Looked { players: table.players, secret };
    let mut found = Compared::default();
    let mut luck = rng(0);
    each_moment::<G>(data, table, games, 1, &mut |state, again| {
        let compared = conformance::unseen::<G>(state, looked, &mut luck, &mut found);
        compared.unwrap_or_else(|why| panic!("{again}: {why}"));
        found.unanswered(answered).is_empty()
    });
    println!("{table:?}: answers in secret: {:?}", found.answers);
    assert_eq!(found.unanswered(answered), Vec::<&str>::new(), "{table:?}: never answered");
}
