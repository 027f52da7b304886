//! A whole game once more as a match: taken back, resumed, written down, read and replayed.

use crate::running::hash_of;
use crate::{Game, Match, Record, Seat, Seed, Snapshot, pick};

use super::Broken;
use super::watch::Watch;

/// Moments of a game (about) at which taking back is tried: each replays the game up to it.
const TAKEN_BACK: usize = 16;

impl<G: Game> Watch<'_, G> {
    /// Makes the choices of the game again. `end` is the state to which they led, with nobody listening.
    pub(super) fn whole(&mut self, end: &G::State) -> Result<(), Broken> {
        let seed = Seed::from_number(self.seed);
        let made = std::mem::take(&mut self.made);
        let snapshot_at = pick(&mut self.looks, made.len().max(1));
        let mut game = Match::<G>::start(self.setup.clone(), &seed);
        let mut hashes = vec![game.hash()];
        let mut resumed = None;
        self.ply = 0;
        for (index, (seat, choice)) in made.iter().enumerate() {
            if index == snapshot_at {
                resumed = Some(self.resumed(&game, &seed)?);
            }
            for game in std::iter::once(&mut game).chain(&mut resumed) {
                game.choose(*seat, self.ply, choice.clone())
                    .map_err(|error| self.broken(format!("'{choice}' a second time: {error}")))?;
            }
            self.ply += 1;
            hashes.push(game.hash());
            if pick(&mut self.looks, 1 + made.len() / TAKEN_BACK) == 0 {
                self.taken_back(&game, &hashes)?;
            }
        }
        self.ensure(hash_of::<G>(end) == game.hash() && *end == *game.state(), || {
            "the same choices lead elsewhere the second time".into()
        })?;
        if let Some(resumed) = resumed {
            self.ensure(resumed.snapshot() == game.snapshot(), || "a resumed game goes another way".into())?;
            self.ensure(resumed.told() == game.told(), || "a resumed game tells another story".into())?;
        }
        self.record(&game, seed)
    }

    fn resumed(&self, game: &Match<G>, seed: &Seed) -> Result<Match<G>, Broken> {
        let snapshot = serde_json::to_string(&game.snapshot())
            .map_err(|error| error.to_string())
            .and_then(|text| Snapshot::read::<G>(self.setup, &text))
            .map_err(|error| self.broken(format!("a snapshot cannot be kept: {error}")))?;
        Match::resume(self.setup.clone(), seed, snapshot, game.told().to_vec())
            .map_err(|error| self.broken(format!("a snapshot cannot be resumed: {error}")))
    }

    /// Checks that every take-back that a seat could ask for restores the earlier state.
    fn taken_back(&self, game: &Match<G>, hashes: &[String]) -> Result<(), Broken> {
        for seat in Seat::all(self.players()) {
            let Some(step) = game.take_back(seat) else {
                continue;
            };
            let mut earlier = game.clone();
            earlier.cut(step.to);
            let was = hashes.get(step.to as usize);
            self.ensure(was == Some(&earlier.hash()) && earlier.ply() == step.to, || {
                format!("taking back to ply {} leads elsewhere", step.to)
            })?;
            self.ensure(G::asks(earlier.state()).has(seat), || {
                format!("seat {seat} takes back and is not asked again")
            })?;
        }
        Ok(())
    }

    fn record(&self, game: &Match<G>, seed: Seed) -> Result<(), Broken> {
        let mut record = Record::of(game);
        record.seed = Some(seed);
        record.commitment = Some(seed.commitment());
        let read = record.to_string().parse::<Record>();
        let read = read.map_err(|error| self.broken(format!("the record, {error}")))?;
        self.ensure(read == record, || "the record is not read back as it was written".into())?;
        let replayed = read.replay::<G>().map_err(|error| self.broken(format!("the record, {error}")))?;
        self.ensure(replayed.hash() == game.hash(), || "the record leads to another end".into())
    }
}
