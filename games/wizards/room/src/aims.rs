//! The aims of the puzzles, as `puzzles.toml` says them: how the first player's characters stand when the attack is over, such as
//! `unhurt 2, ready 1`.

use wizards::state::{Piece, State, Status, Zone};

/// The judge of whether an aim was reached, once that is known. While an attack is on nobody recovers, so that it is lost as soon as it does not
/// hold.
pub fn reached(aim: &str, state: &State) -> Option<bool> {
    let mut all = true;
    for want in aim.split(", ") {
        all &= holds(want, state)?;
    }
    let over = state.combat.is_none() && state.chain.is_empty() && state.checks.is_empty();
    match all {
        false => Some(false),
        true => over.then_some(true),
    }
}

/// Whether so many characters are `alive`, `unhurt` or `ready` (untapped), or this one is `ready`. None: that is no aim.
fn holds(want: &str, state: &State) -> Option<bool> {
    let (word, of) = want.split_once(' ')?;
    let stands = |piece: &&Piece| match word {
        "unhurt" => piece.status != Status::Wounded,
        "ready" => piece.status == Status::Untapped,
        _ => word == "alive",
    };
    let in_company = |piece: &&Piece| piece.owner.index() == 0 && matches!(piece.zone, Zone::Company(_));
    let mut left = state.pieces.iter().filter(in_company).filter(stands);
    Some(match of.parse::<usize>() {
        Ok(number) => left.count() >= number,
        Err(_) => left.any(|piece| piece.card.get().id == of),
    })
}
