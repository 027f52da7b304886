//! Whole games as reviewed text.

use std::path::Path;

use table::{Game, Match, Record, Rng, Seat, Seed, pick, rng};

use crate::Table;

/// A game that is kept: the name of its file, its table, and the seed of its chance.
#[derive(Clone, Copy, Debug)]
pub struct Golden {
    /// The name of the file, without its ending.
    pub name: &'static str,
    pub table: Table<'static>,
    /// The seed of chance, and of the chooser.
    pub seed: u64,
}

impl Golden {
    /// A golden game.
    pub const fn new(
        name: &'static str,
        players: usize,
        options: &'static [(&'static str, &'static str)],
        seed: u64,
    ) -> Self {
        Self { name, table: Table { players, options }, seed }
    }
}

/// Replays every golden game of `folder`, choice by choice: bots may change their habits, rules may not change
/// silently. With `BREE_BLESS=1` they are played anew first, by `choose`, which gives the index of a choice.
///
/// # Panics
/// When a file is not there, or its game goes another way, or does not come to its end.
pub fn goldens<G: Game>(
    folder: impl AsRef<Path>,
    data: &G::Data,
    games: &[Golden],
    mut choose: impl FnMut(&G::State, Seat, &[G::Choice], &mut Rng) -> usize,
) {
    let folder = folder.as_ref();
    for golden in games {
        let (name, file) = (golden.name, folder.join(format!("{}.txt", golden.name)));
        if std::env::var_os("BREE_BLESS").is_some() {
            let record = play::<G>(data, golden, &mut choose).to_string();
            let written = std::fs::create_dir_all(folder).and_then(|()| std::fs::write(&file, record));
            written.unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        }
        let kept = std::fs::read_to_string(&file);
        let kept = kept.unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let record = kept.parse::<Record>();
        let record = record.unwrap_or_else(|error| panic!("{name}: {error}"));
        let replayed = record.replay::<G>();
        let replayed = replayed.unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(replayed.outcome().is_some(), "{name} is a whole game");
    }
}

/// A chooser for games that look like games even so: any choice, each as likely as the others.
pub fn at_random<S, C>(_state: &S, _seat: Seat, choices: &[C], rng: &mut Rng) -> usize {
    pick(rng, choices.len())
}

fn play<G: Game>(
    data: &G::Data,
    golden: &Golden,
    choose: &mut impl FnMut(&G::State, Seat, &[G::Choice], &mut Rng) -> usize,
) -> Record {
    let seed = Seed::from_number(golden.seed);
    let mut game = Match::<G>::start(golden.table.setup::<G>(data), &seed);
    let mut rng = rng(golden.seed);
    loop {
        // Those who are asked at the same time answer in any order.
        let asked = G::asks(game.state()).iter().collect::<Vec<_>>();
        let seat = match asked[..] {
            [] => break,
            [only] => only,
            _ => asked[pick(&mut rng, asked.len())],
        };
        let mut choices = game.choices(seat);
        let choice = choices.swap_remove(choose(game.state(), seat, &choices, &mut rng));
        let made = game.choose(seat, game.ply(), choice);
        made.unwrap_or_else(|refused| panic!("{}: {refused}", golden.name));
    }
    let mut record = Record::of(&game);
    record.seed = Some(seed);
    record.commitment = Some(seed.commitment());
    record
}
