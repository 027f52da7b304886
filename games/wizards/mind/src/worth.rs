//! The worth of cards, characters and dangers.

use table::Seat;
use wizards::card::{CardKind, Face, Keyword};
use wizards::cards::Stat;
use wizards::ids::{CardId, PieceId};
use wizards::mechanics::Against;
use wizards::state::{State, Zone};

use crate::sites::somewhere;

/// The chance that a corruption check fails, with `bonus` on the roll.
pub(crate) fn fails(state: &State, who: PieceId, bonus: i8) -> f64 {
    let needed = i32::from(state.corruption(who)) + 1 - i32::from(bonus);
    1.0 - at_least(needed - i32::from(state.corruption_modifier(who)))
}

/// The points of a character and of all that goes with it.
pub(crate) fn points_on(state: &State, who: PieceId) -> i16 {
    let borne = state.in_play.iter().filter(|id| state.piece(**id).zone == Zone::On(who));
    let own = state.piece(who).owner;
    let borne = borne.filter(|id| state.piece(**id).owner == own);
    let lost = if state.face(who).is_wizard() { 5 } else { 0 };
    let points = borne.map(|id| i16::from(state.face(*id).points)).sum::<i16>();
    lost + points + i16::from(state.face(who).points)
}

/// The stake when a character may be lost.
pub(crate) fn stake(state: &State, who: PieceId) -> f64 {
    2.0 + f64::from(points_on(state, who)) * 1.2 + character(state.face(who)) / 10.0
}

/// The usefulness of a character, whatever its points.
pub(crate) fn character(face: &Face) -> f64 {
    f64::from(face.points) * 2.0
        + f64::from(face.prowess)
        + f64::from(face.influence) * 0.8
        + f64::from(face.body) * 0.3
}

/// The usefulness of a card in play for its player.
pub(crate) fn piece(state: &State, id: PieceId) -> f64 {
    let face = state.face(id);
    match face.kind {
        CardKind::Character if face.is_wizard() => 30.0,
        CardKind::Character => {
            character(face) + f64::from(points_on(state, id) - i16::from(face.points)) * 2.0
        }
        _ => f64::from(face.points) * 2.0 + 1.0,
    }
}

/// Prowess of a character, as it is used in general.
pub(crate) fn prowess(state: &State, id: PieceId) -> f64 {
    f64::from(state.number(id, Stat::Prowess, Against::Nothing))
}

/// Is a unique card gone for good, or in play already?
pub(crate) fn is_gone(state: &State, card: CardId) -> bool {
    card.get().unique
        && state.pieces.iter().any(|piece| {
            piece.card == card && (piece.zone.in_play() || matches!(piece.zone, Zone::Won(_) | Zone::Out))
        })
}

/// The worth of keeping a card in hand, of those of its sort.
fn plain(face: &Face) -> f64 {
    match face.kind {
        CardKind::Character if face.is_wizard() => 20.0,
        CardKind::Character => 2.0 + character(face) / 4.0,
        CardKind::Item | CardKind::Ally | CardKind::Faction => 3.0 + f64::from(face.points),
        CardKind::Resource => 2.0,
        CardKind::Creature => 2.5 + f64::from(face.prowess) / 10.0,
        CardKind::Hazard if face.is(Keyword::Corruption) => 2.2,
        CardKind::Hazard | CardKind::Agent => 1.5,
    }
}

/// The worth of keeping a card in hand: nothing, once it can never be played; little, if it cannot be soon.
pub(crate) fn held(state: &State, seat: Seat, card: CardId) -> f64 {
    let face = card.get();
    if is_gone(state, card) {
        return -2.0;
    }
    let hand = || state.sides[seat].hand.iter().map(|id| state.piece(*id).card);
    let copies = hand().filter(|of| *of == card).count();
    let spare = if copies > 1 { 1.2 } else { 0.0 };
    let hazards = hand().filter(|of| of.get().is_hazard()).count();
    let worth = match face.kind {
        CardKind::Character
            if face.is_wizard() && state.sides[seat].wizard.is_some_and(|wizard| wizard != card) =>
        {
            -2.0
        }
        CardKind::Character if face.mind.is_some_and(|mind| i16::from(mind) > state.general_free(seat)) => {
            1.2
        }
        CardKind::Item | CardKind::Ally | CardKind::Faction if !somewhere(state, seat, card) => 0.5,
        // A hand full of hazards brings nothing in.
        CardKind::Creature | CardKind::Hazard | CardKind::Agent if hazards > 4 => plain(face) - 1.0,
        _ => plain(face),
    };
    worth - spare
}

/// The use of a card in a pile: none, once it can never be played; little, if that is nowhere.
pub(crate) fn of_use(state: &State, seat: Seat, card: CardId) -> f64 {
    let face = card.get();
    let other_wizard = face.is_wizard() && state.sides[seat].wizard.is_some_and(|wizard| wizard != card);
    match face.kind {
        _ if is_gone(state, card) || other_wizard => -2.0,
        CardKind::Item | CardKind::Ally | CardKind::Faction if !somewhere(state, seat, card) => 0.5,
        _ => plain(face),
    }
}

/// The chance that two dice come to at least this.
pub(crate) fn at_least(number: i32) -> f64 {
    /// The number of the 36 rolls that come to at least 2, 3 and so on.
    const ROLLS: [u8; 11] = [36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1];
    match number {
        ..=2 => 1.0,
        3..=12 => f64::from(ROLLS[(number - 2) as usize]) / 36.0,
        13.. => 0.0,
    }
}
