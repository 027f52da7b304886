//! Phial of Galadriel: it takes the place of a Star-glass, and in its light the defender sees who is struck at.

use super::prelude::*;

operations! {
    /// Galadriel taps, and the Star-glass of the bearer is out of the game.
    "kindle" => Kindle,
    /// Lets the defender choose the targets of the attack, also tapped or wounded ones.
    "choose_targets" => ChooseTargets,
}

/// The giver, and the card it was before.
const GIVER: &str = "galadriel";
const BEFORE: &str = "star_glass";

impl Does for Kindle {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        let phial = deed.link.piece;
        let Some(bearer) = state.bearer(phial) else { return };
        let company = state.company_of(bearer);
        let giver = state.in_play.iter().copied().find(|id| {
            state.face(*id).id == GIVER && state.is_character(*id) && state.company_of(*id) == company
        });
        giver.into_iter().for_each(|id| state.tap(id));
        let glass = state.held(bearer).into_iter().find(|id| state.face(*id).id == BEFORE);
        glass.into_iter().for_each(|id| state.leave(id, Zone::Out, ctx));
    }
}

impl Does for ChooseTargets {
    fn does(&self, _: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        state.combat.iter_mut().for_each(|combat| combat.defender_chooses = true);
    }

    fn matters(&self, state: &State, _: &Scope) -> bool {
        state.combat.as_ref().is_some_and(|combat| !(combat.each || state.defender_chooses(combat)))
    }
}
