//! Replaying a record.

use serde_json::Value;

use crate::game::read_setup;
use crate::running::is_first;
use crate::{Ending, Game, Match, Record, RecordError};

impl Record {
    /// Plays the game again and compares every line.
    ///
    /// # Errors
    /// The first line that does not fit, counted in the record's text.
    pub fn replay<G: Game>(&self) -> Result<Match<G>, RecordError> {
        if self.game != G::INFO.id {
            return Err(RecordError::at(
                2,
                format!("this is a game of {}, not of {}", self.game, G::INFO.id),
            ));
        }
        if self.rules_version > G::INFO.rules_version {
            let why = format!(
                "the game was played by rules {}, and here only rules up to {} are known",
                self.rules_version,
                G::INFO.rules_version
            );
            return Err(RecordError::at(3, why));
        }
        if self.state_version > G::INFO.state_version {
            let why = format!(
                "its states are spelled by version {}, and here only versions up to {} are known",
                self.state_version,
                G::INFO.state_version
            );
            return Err(RecordError::at(4, why));
        }
        let seed =
            self.seed.ok_or_else(|| RecordError::at(1, "without its seed a game cannot be replayed"))?;
        if self.commitment.is_some_and(|commitment| commitment != seed.commitment()) {
            return Err(RecordError::at(
                self.setup_line() + 2,
                "the seed is not the one that was committed to",
            ));
        }
        let setup = read_setup::<G>(&self.setup)
            .map_err(|error| RecordError::at(self.setup_line(), format!("set-up: {error}")))?;
        let mut game = Match::<G>::start(setup, &seed);
        let mut line = self.first_told_line();
        if self.seats.len() > game.players() {
            let surplus = line - 1 - (self.seats.len() - game.players());
            return Err(RecordError::at(surplus, format!("there is no seat {}", game.players() + 1)));
        }
        compare_told(&game, 0, &self.opening, &mut line)?;
        for (index, ply) in self.plies.iter().enumerate() {
            let choice = ply.choice.parse::<G::Choice>();
            let choice =
                choice.map_err(|_| RecordError::at(line, format!("'{}' is no choice", ply.choice)))?;
            if ply.seat.index() >= game.players() {
                return Err(RecordError::at(line, format!("there is no seat {}", ply.seat)));
            }
            game.choose(ply.seat, index as u32, choice)
                .map_err(|error| RecordError::at(line, format!("'{}': {error}", ply.choice)))?;
            line += 1;
            compare_told(&game, index as u32 + 1, &ply.told, &mut line)?;
            if !game.has_hash(&ply.hash) {
                return Err(RecordError::at(line, "the choice leads to another state by these rules"));
            }
            line += 1;
        }
        self.compare_end(&game, line)?;
        Ok(game)
    }

    /// Compares the end of the game that was played again with that of the record. `line` is where that stands.
    fn compare_end<G: Game>(&self, game: &Match<G>, line: usize) -> Result<(), RecordError> {
        if let Some(stranger) = self.resigned.iter().find(|seat| seat.index() >= game.players()) {
            return Err(RecordError::at(line, format!("there is no seat {stranger}")));
        }
        let line = line + usize::from(!self.resigned.is_empty());
        let fits = match (&self.end, game.outcome()) {
            (Some(Ending::Rules(said)), Some(found)) => *said == found,
            (Some(Ending::Rules(_)), None) | (_, Some(_)) => false,
            (Some(Ending::Resigned), None) => self.left(game.players()).len() == 1 && !G::INFO.cooperative,
            (Some(Ending::Agreed | Ending::Abandoned | Ending::Unfinished) | None, None) => true,
        };
        if fits { Ok(()) } else { Err(RecordError::at(line, "the game does not end like this")) }
    }

    /// The line of the set-up.
    const fn setup_line(&self) -> usize {
        if is_first(&self.state_version) { 4 } else { 5 }
    }

    /// The line after `begin`.
    fn first_told_line(&self) -> usize {
        let optional = usize::from(self.commitment.is_some()) + usize::from(self.seed.is_some());
        self.setup_line() + optional + self.seats.len() + 1 + 1
    }
}

fn compare_told<G: Game>(
    game: &Match<G>,
    ply: u32,
    told: &[Value],
    line: &mut usize,
) -> Result<(), RecordError> {
    let mut now = game.told().iter().filter(|(at, _)| *at == ply).map(|(_, entry)| entry);
    for told in told {
        let entry = now.next().and_then(|entry| serde_json::to_value(entry).ok());
        if entry.as_ref() != Some(told) {
            return Err(RecordError::at(*line, "something else happens here by these rules"));
        }
        *line += 1;
    }
    match now.next() {
        None => Ok(()),
        Some(_) => Err(RecordError::at(*line, "more happens here by these rules")),
    }
}
