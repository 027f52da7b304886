//! The advantages shown of a position: the shares of the judgement, in words, for either side.

use bots::Aspect;

use crate::outlook::Outlook;
use crate::prelude::*;
use crate::strength::bodies;

/// A share of the weight in the judgement, as a chance to win where both sides are about equal.
const SHARE: f64 = 0.25;

/// The advantages of a position for `side`.
pub(super) fn aspects(state: &State, side: Side, out: &mut Vec<Aspect>) {
    let outlook = Outlook::of(state);
    let race = &outlook.race;
    let way = race.outside * (0.19 + 0.29) + race.inside * (0.3 * race.toll + 0.37);
    let hosts = |side: Side| bodies(state, side, 1.0).map(|(_, bodies)| bodies).sum::<f64>();
    let points = |side: Side| f64::from(state.victory_points(side));
    let dice = |side: Side| f64::from(state.pool(side)) + 0.7 * f64::from(state.dice_left(side));
    let cards = |side: Side| {
        let hands = state.seats(side).map(|seat| state.cards.hands[seat.index()].len());
        0.35 * f64::from(state.rings[side]) + 0.12 * hands.sum::<usize>() as f64
    };
    use Side::{Free, Shadow};
    let hidden = when(!race.revealed, 0.25);
    // How good it is for the Free Peoples, and what is said of it to them and to the Shadow.
    let told = [
        (-way, ["war-hint-road", "war-hint-road-shadow"]),
        (0.3 * race.strength.min(12.0), ["war-hint-strength", "war-hint-strength-shadow"]),
        (hidden, ["war-hint-hidden", "war-hint-hidden-shadow"]),
        (0.41 * outlook.shadow.min(12.0), ["war-hint-shadow-clock", "war-hint-shadow-clock-shadow"]),
        (-0.19 * outlook.free.min(10.0), ["war-hint-free-clock", "war-hint-free-clock-shadow"]),
        (-0.15 * points(Shadow), ["war-hint-lost", "war-hint-taken"]),
        (0.3 * points(Free), ["war-hint-taken", "war-hint-lost"]),
        (0.06 * hosts(Free), ["war-hint-own-hosts", "war-hint-their-hosts"]),
        (-0.04 * hosts(Shadow), ["war-hint-their-hosts", "war-hint-own-hosts"]),
        (0.31 * (dice(Free) - dice(Shadow)), ["war-hint-dice", "war-hint-dice"]),
        (0.31 * (cards(Free) - cards(Shadow)), ["war-hint-cards", "war-hint-cards"]),
    ];
    let (sign, own) = if side == Free { (SHARE, 0) } else { (-SHARE, 1) };
    out.extend(told.map(|(good, what)| Aspect::new(what[own], sign * good)));
}
