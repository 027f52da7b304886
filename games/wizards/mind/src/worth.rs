//! The worth of cards, characters and dangers, and the standing of a player.

use bots::Aspect;
use table::Seat;
use wizards::card::{CardKind, Face, Keyword};
use wizards::cards::Stat;
use wizards::ids::{CardId, PieceId};
use wizards::mechanics::Against;
use wizards::state::{Phase, State, Status, Zone, other};

use crate::sites::somewhere;

/// The chance of a player to win, from 0 to 1: by the standing of both, which counts for more the later it is.
pub(crate) fn chance_to_win(state: &State, seat: Seat) -> f64 {
    let ahead = standing(state, seat) - standing(state, other(seat)) + in_hand(state, seat);
    let late = f64::from(state.turn.number.min(24)) / 24.0;
    let steep = 0.08 + 0.12 * late;
    1.0 / (1.0 + (-steep * ahead).exp())
}

/// The standing of a player, in points: the present ones, those its characters may still bring in, and those
/// that corruption may take.
///
/// Half of the points count as the Council counts them: present doublings and cuts may not last to the end.
fn standing(state: &State, seat: Seat) -> f64 {
    let points = 0.5 * f64::from(state.total(seat) + state.points(seat).sum());
    // A player who has exhausted a deck has less time left to make use of them.
    let ahead = 0.09 / (1.0 + 0.6 * f64::from(state.sides[seat].exhausted));
    let characters = state.in_play.iter().copied().filter(|id| {
        let piece = state.piece(*id);
        piece.owner == seat && matches!(piece.zone, Zone::Company(_))
    });
    // Until it has explored its site a company needs those who are untapped.
    let needed = state.active() == seat && state.turn.phase <= Phase::Sites;
    let promise = characters.map(|id| {
        let able = match state.piece(id).status {
            Status::Untapped => 1.0,
            Status::Tapped if needed => 0.85,
            Status::Tapped => 0.98,
            Status::Wounded => 0.55,
        };
        let useful = character(state.face(id)) * ahead;
        useful * able - fails(state, id, 0) * (f64::from(points_on(state, id)) + useful)
    });
    points + promise.sum::<f64>()
}

/// The advantages of a position for `seat`, in words.
pub(crate) fn aspects(state: &State, seat: Seat, out: &mut Vec<Aspect>) {
    let (own, theirs) = (company_of(state, seat), company_of(state, other(seat)));
    let late = f64::from(state.turn.number.min(24)) / 24.0;
    let point = 0.25 * (0.08 + 0.12 * late);
    let told = [
        ("wizards-hint-points", own.points),
        ("wizards-hint-their-points", -theirs.points),
        ("wizards-hint-characters", own.here),
        ("wizards-hint-their-characters", -theirs.here),
        ("wizards-hint-whole", -own.wounded),
        ("wizards-hint-their-wounds", theirs.wounded),
        ("wizards-hint-untapped", -own.tapped),
        ("wizards-hint-their-taps", theirs.tapped),
        ("wizards-hint-corruption", -own.tempted),
        ("wizards-hint-their-corruption", theirs.tempted),
        ("wizards-hint-hand", in_hand(state, seat)),
    ];
    out.extend(told.map(|(what, points)| Aspect::new(what, point * points)));
}

/// The features of a player's characters that count, each in points.
#[derive(Default)]
struct Strength {
    points: f64,
    /// All that are in play.
    here: f64,
    wounded: f64,
    tapped: f64,
    /// The points that corruption may take.
    tempted: f64,
}

fn company_of(state: &State, seat: Seat) -> Strength {
    let mut all = Strength {
        points: 0.5 * f64::from(state.total(seat) + state.points(seat).sum()),
        ..Strength::default()
    };
    for id in state.in_play.iter().copied() {
        let piece = state.piece(id);
        if piece.owner != seat || !matches!(piece.zone, Zone::Company(_)) {
            continue;
        }
        let useful = 0.09 * character(state.face(id));
        all.here += useful;
        all.tempted += fails(state, id, 0) * (f64::from(points_on(state, id)) + useful);
        match piece.status {
            Status::Untapped => {}
            Status::Tapped => all.tapped += 0.15 * useful,
            Status::Wounded => all.wounded += 0.45 * useful,
        }
    }
    all
}

/// The worth of the cards of a hand, in points.
fn in_hand(state: &State, seat: Seat) -> f64 {
    let hand = &state.sides[seat].hand;
    hand.iter().map(|id| 0.05 * plain(state.piece(*id).card.get()).min(6.0)).sum()
}

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
