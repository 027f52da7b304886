//! Choices that are made as one, each judged as if it went alone.

use crate::{AnyMatch, ChooseError, Seat, SeatSet};

/// The reason why choices cannot be made as one.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RowError {
    /// Only this many of them can: the next depends on something that its seat has not seen yet.
    #[error("only {0} of the choices can be made at once")]
    Ends(usize),
    /// One of them is not accepted.
    #[error(transparent)]
    Choose(#[from] ChooseError),
}

/// Tries choices of `seat` in a row on a copy, and says by their places which of them are to be made. Those that the rules make for the
/// seat by themselves, as there is no other left, are not.
///
/// A choice after a roll, a draw, something revealed to the seat or somebody else's question is not tried: a refusal reveals no
/// more than the table did.
///
/// # Errors
/// Why they cannot be made as one; the game is as it was.
pub fn in_a_row(
    game: &dyn AnyMatch,
    seat: Seat,
    ply: u32,
    choices: &[String],
) -> Result<Vec<usize>, RowError> {
    let Some((first, rest)) = choices.split_first() else {
        return Ok(Vec::new());
    };
    if rest.is_empty() {
        game.check(seat, ply, first)?;
        return Ok(vec![0]);
    }
    let asked = game.asks();
    let mut game = game.boxed_clone();
    game.note_unasked();
    game.choose(seat, ply, first)?;
    let mut made = vec![0];
    let mut followed = follows(&*game, seat);
    for (at, choice) in (1..).zip(rest) {
        let new = game.asks().iter().filter(|other| !asked.has(*other)).collect::<SeatSet>();
        let goes_on = !game.told_more() && game.asks().has(seat) && new == SeatSet::EMPTY;
        // What came by itself after some news may have come of that.
        let by_itself = followed.iter().position(|one| one == choice).filter(|_| !game.told_more());
        let ply = game.ply();
        let tried = goes_on.then(|| game.choose(seat, ply, choice));
        match (tried, by_itself) {
            (Some(Ok(())), _) => {
                made.push(at);
                followed = follows(&*game, seat);
            }
            (_, Some(place)) => drop(followed.drain(..=place)),
            (Some(Err(error)), None) => return Err(error.into()),
            (None, None) => return Err(RowError::Ends(at)),
        }
    }
    Ok(made)
}

/// The choices that the rules made for the seat by themselves after the last one.
fn follows(game: &dyn AnyMatch, seat: Seat) -> Vec<String> {
    let unasked = game.unasked().into_iter();
    unasked.filter(|(other, _)| *other == seat).map(|(_, choice)| choice).collect()
}
