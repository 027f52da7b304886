//! What cards, characters and dangers are worth.

use table::Seat;
use wizards::card::{Face, Kind};
use wizards::effect::Stat;
use wizards::ids::{CardId, PieceId};
use wizards::rules::Against;
use wizards::state::{State, Zone, other};

/// From 0 to 1, how near a player is to winning: by points, which count for more the later it is.
pub(crate) fn chance_to_win(state: &State, seat: Seat) -> f64 {
    let ahead = f64::from(state.total(seat) - state.total(other(seat)));
    let late = f64::from(state.turn.number.min(24)) / 24.0;
    let steep = 0.08 + 0.12 * late;
    1.0 / (1.0 + (-steep * ahead).exp())
}

/// What a character is good for, whatever its points.
pub(crate) fn character(face: &Face) -> f64 {
    f64::from(face.points) * 2.0
        + f64::from(face.prowess)
        + f64::from(face.influence) * 0.8
        + f64::from(face.body) * 0.3
}

/// What a card in play does for its player.
pub(crate) fn piece(state: &State, id: PieceId) -> f64 {
    let face = state.face(id);
    match face.kind {
        Kind::Character if face.is_wizard() => 30.0,
        Kind::Character => character(face),
        _ => f64::from(face.points) * 2.0 + 1.0,
    }
}

/// Prowess of somebody, as it is used against nothing in particular.
pub(crate) fn prowess(state: &State, id: PieceId) -> f64 {
    f64::from(state.number(id, Stat::Prowess, Against::Nothing))
}

/// What a card of the hand is worth keeping: nothing, once it can never be played.
pub(crate) fn held(state: &State, seat: Seat, card: CardId) -> f64 {
    let face = card.get();
    let gone = face.unique
        && state.pieces.iter().any(|piece| {
            piece.card == card && (piece.zone.in_play() || matches!(piece.zone, Zone::Won(_) | Zone::Out))
        });
    let copies = state.sides[seat]
        .hand
        .iter()
        .filter(|id| state.piece(**id).card == card)
        .count();
    let spare = if copies > 1 { 1.5 } else { 0.0 };
    if gone {
        return -2.0;
    }
    let worth = match face.kind {
        Kind::Character
            if face.is_wizard() && state.sides[seat].wizard.is_some_and(|wizard| wizard != card) =>
        {
            -2.0
        }
        Kind::Character if face.is_wizard() => 20.0,
        Kind::Character => 2.0 + character(face) / 4.0,
        Kind::Item | Kind::Ally | Kind::Faction => 3.0 + f64::from(face.points),
        Kind::Resource => 2.0,
        Kind::Creature => 2.5 + f64::from(face.prowess) / 10.0,
        Kind::Hazard | Kind::Agent => 1.5,
    };
    worth - spare
}

/// The chance that two dice come to at least this.
pub(crate) fn at_least(number: i32) -> f64 {
    let ways = (1..=6).flat_map(|one| (1..=6).map(move |two| one + two));
    ways.filter(|sum| *sum >= number).count() as f64 / 36.0
}
