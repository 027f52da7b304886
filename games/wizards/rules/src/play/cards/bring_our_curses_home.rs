//! Bring Our Curses Home, Foes Shall Fall: a creature that has attacked once follows a character, and comes again.

use super::effect::{Deed, Does};
use super::prelude::operations;
use crate::prelude::*;
use crate::questions::CreatureAttacks;
use crate::state::{Key, Series};

operations! {
    /// The creature that attacks lies with the card from then on.
    "bind" => Bind,
    /// The creature that lies with the card attacks the company, if it could be played on it.
    "beset" => Beset,
}

impl Does for Bind {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        if let Some(combat) = &mut state.combat {
            combat.series.bound = Some(deed.link.piece);
        }
    }
}

impl Does for Beset {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        let (card, seat) = (deed.link.piece, state.piece(deed.link.piece).owner);
        let Some(piece) = state.beside(card).first().copied() else {
            return;
        };
        let scope = Scope { company: deed.link.company, ..Scope::of(state, piece) };
        let mut key = None;
        state.each_key(state.face(piece), &scope, |one| key = key.or(Some::<Key>(one)));
        let Some(key) = key else { return };
        state.put(piece, Zone::Chain);
        let creature = state.piece(piece).card;
        ctx.tell(|| Event::Declared { seat, card: creature });
        let series = Series { bound: Some(card), ..Series::default() };
        state.frames.push(CreatureAttacks { piece, key, index: 0, series, at_site: false });
    }
}

impl State {
    /// A creature has attacked and is not defeated: it lies with the card that holds it, if that is still there.
    pub(crate) fn bind(&mut self, by: Option<PieceId>, creature: PieceId) {
        if let Some(card) = by.filter(|card| self.piece(*card).zone.in_play()) {
            self.lay_beside(creature, card);
        }
    }

    /// Discards the card that holds a defeated creature.
    pub(crate) fn unbind(&mut self, by: Option<PieceId>, ctx: &mut Ctx<'_>) {
        if let Some(card) = by.filter(|card| self.piece(*card).zone.in_play()) {
            self.discard(card, ctx);
        }
    }
}
