//! Black Breath: a wound of the Nazgûl that does not heal.

use super::prelude::*;
use crate::card::Skill;
use crate::cards::effect::Asked;
use crate::mechanics::faced_is;

conditions! {
    /// The last attack that the company has faced was such a one.
    "just_faced" => JustFaced { kind: Kind } of company: |it, state, scope| {
        let last = scope.its_company(state).and_then(|company| company.faced.last());
        last.is_some_and(|faced| faced_is(faced, &it.kind))
    };
}

statics! {
    /// Instead of healing, its bearer rolls.
    "stifles" => Stifles;
}

operations! {
    /// The bearer makes a body check.
    "sicken" => Sicken,
    /// The bearer would heal: sages of the company may tap, each for two on the roll, and a haven gives two; above ten the bearer
    /// heals, and the card is discarded.
    "draw_breath" => DrawBreath,
}

/// The number the roll must exceed.
const BREATH: i8 = 10;

/// The bonus of a haven, and of each sage.
const HELP: i8 = 2;

impl Does for Sicken {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        if let Some(bearer) = state.bearer(deed.link.piece) {
            state.tries_body(bearer, 0, ctx);
        }
    }
}

impl State {
    /// The card that makes a character heal by a roll only, if there is one: its trigger goes off, and the bearer stays wounded
    /// for now. `well`: would the bearer untap, too?
    pub(crate) fn is_stifled(&mut self, id: PieceId, well: bool) -> bool {
        let held = self.held(id);
        let Some(card) = held.into_iter().find(|held| self.face(*held).has.contains(&Static::Stifles)) else {
            return false;
        };
        let scope = Scope { user: well.then_some(id), target: Target::Piece(id), ..Scope::of(self, card) };
        self.trigger(card, When::Heals, &scope);
        true
    }
}

impl Does for DrawBreath {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        if let Some(bearer) = state.bearer(deed.link.piece) {
            state.ask_to_choose(Asked::of(deed, state.controller_of(bearer)));
        }
    }

    fn asks(&self) -> bool {
        true
    }

    fn options(&self, state: &State, ask: &Asked) -> Vec<Choice> {
        let bearer = state.bearer(ask.link.piece);
        let Some(company) = bearer.and_then(|id| state.company_of(id)) else { return Vec::new() };
        let wise = |id: &PieceId| {
            Some(*id) != bearer && state.is_untapped(*id) && state.has_skill(*id, Skill::Sage, None)
        };
        state.characters(company).filter(wise).map(Choice::Pick).chain([Choice::Pass]).collect()
    }

    fn chosen(&self, state: &mut State, ask: Asked, choice: &Choice, ctx: &mut Ctx<'_>) {
        let Some(bearer) = state.bearer(ask.link.piece) else { return };
        if let Choice::Pick(sage) = *choice {
            state.tap(sage);
            return state.ask_to_choose(Asked { step: ask.step + 1, ..ask });
        }
        let haven = if state.at_haven(bearer) { HELP } else { 0 };
        if state.roll(ask.seat, "card", ctx) + haven + HELP * ask.step as i8 > BREATH {
            let well = ask.link.user.is_some();
            state.piece_mut(bearer).status = if well { Status::Untapped } else { Status::Tapped };
            let card = state.piece(bearer).card;
            ctx.tell(|| Event::Turned { card });
            state.discard(ask.link.piece, ctx);
        }
    }

    fn sentence(&self, _: u8) -> &'static str {
        "wizards-asked-choose-breath"
    }
}
