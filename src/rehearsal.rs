//! Rehearsed games, for tests: with known seeds, and from a given position. For tests.

use server::SeedSource;

use crate::failure::Failure;
use crate::file::read_text;
use crate::rooms::House;

/// Options of rehearsed games.
#[derive(clap::Args)]
pub struct Rehearsal {
    /// For tests: first random seed; each new game takes the next number. Anyone who knows the number knows every hand.
    #[arg(long, value_name = "N")]
    rehearse: Option<u64>,
    /// For tests: starting position of every game of GAME, a FILE as in scenario files (docs/scenarios.md).
    #[arg(long, value_name = "GAME=FILE", requires = "rehearse")]
    rehearse_at: Vec<String>,
}

impl Rehearsal {
    /// The seed source of the house's games.
    ///
    /// # Errors
    /// When there is no such game or file, or nobody can begin at that table.
    pub fn seeds(&self, house: &House) -> Result<SeedSource, Failure> {
        let Some(first) = self.rehearse else {
            return Ok(SeedSource::default());
        };
        let tables = self.rehearse_at.iter().map(|said| table(house, said)).collect::<Result<Vec<_>, _>>()?;
        tracing::warn!("the games are rehearsed: whoever knows the number knows every hand");
        Ok(SeedSource::rehearsed(first).at_tables(tables))
    }
}

/// The game and its starting position; some number of players must fit it.
fn table(house: &House, said: &str) -> Result<(String, String), Failure> {
    let (game, file) = said.split_once('=').ok_or_else(|| {
        Failure::Said(format!("--rehearse-at {said}: GAME=FILE is wanted, such as war=table.txt"))
    })?;
    let room = house.room(game)?;
    let text = read_text(file.as_ref()).map_err(|error| Failure::when(file, error))?;
    let info = room.game.info();
    let begins = |players| room.setup_at(players, &[], &text).map_err(|error| Failure::when(file, error));
    let mut tried = (info.least..=info.most).map(begins).collect::<Vec<_>>();
    match tried.iter().position(Result::is_ok) {
        Some(_) => Ok((game.to_owned(), text)),
        None => Err(tried.swap_remove(0).expect_err("none fits")),
    }
}
