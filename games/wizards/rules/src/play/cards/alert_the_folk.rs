//! Alert the Folk: the peoples of the Dragons' lands come to help. Which factions of the hand are called?

use super::effect::{Deed, Does};
use super::prelude::operations;
use crate::cards::Kind;
use crate::prelude::*;
use crate::questions::sentences;
use crate::state::Change;

operations! {
    /// One or two factions of the hand that join at such sites are discarded: the company's prowess is raised by their points.
    "rally" => Rallying { at: Kind },
}

impl Does for Rallying {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        state.frames.push(Rally { link: *deed.link, op: deed.index, left: 2 });
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        let mut hand = state.sides[scope.seat].hand.iter();
        hand.any(|id| state.lives_at(state.piece(*id).card, &self.at))
    }
}

impl State {
    /// Is it a faction that joins at such a site?
    fn lives_at(&self, card: CardId, at: &Kind) -> bool {
        let face = card.get();
        let mut sites = crate::ids::SiteId::all();
        face.kind == CardKind::Faction
            && sites.any(|site| self.site_is(site, at) && self.joins_at(face, site))
    }
}

/// One more of them?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rally {
    /// The action.
    pub link: Link,
    /// The index of its operation.
    pub op: u8,
    /// The number still to come.
    pub left: u8,
}

impl Rally {
    fn fits(self, state: &State, card: CardId) -> bool {
        match state.ops(&self.link).get(usize::from(self.op)) {
            Some(Op::Rallying(Rallying { at })) => state.lives_at(card, at),
            _ => false,
        }
    }
}

impl Question<Wizards> for Rally {
    const CLAUSE: Clause = Clause("SATM-0.4");

    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.link.seat)
    }

    sentences!("rally");

    fn answers(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        state.each_in_hand(seat, |card| {
            if self.fits(state, card) {
                offer(Choice::Card(card));
            }
        });
        if self.left < 2 {
            offer(Choice::Pass);
        }
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Verdict {
        match *choice {
            // One of them at least.
            Choice::Pass => require(self.left < 2, Why::NOT_NOW),
            Choice::Card(card) => {
                require(state.in_hand(seat, card).is_some(), Why::NOT_IN_HAND)?;
                require(self.fits(state, card), Why::NOT_NOW)
            }
            _ => Err(Why::NOT_NOW),
        }
    }

    // After the first the player may call another, whether there is one or not.
    fn moot(&self, state: &State) -> Moot<Choice> {
        let mut hand = state.sides[self.link.seat].hand.iter();
        let first = self.left == 2 && !hand.any(|id| self.fits(state, state.piece(*id).card));
        Moot::lapses(self.left == 0 || first || state.combat.is_none())
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        let Choice::Card(card) = *choice else { return };
        let Some(id) = state.in_hand(seat, card) else { return };
        state.discard_shown(id, ctx);
        let company = state.combat.as_ref().map(|combat| combat.company);
        let all = company.map_or_else(Vec::new, |id| state.characters(id).collect());
        for who in all {
            let change = Change::Number(who, Stat::Prowess, card.get().points, None);
            state.add_lasting(Some(change), Until::Attack, &self.link);
        }
        state.frames.push(Self { left: self.left - 1, ..self });
    }
}
