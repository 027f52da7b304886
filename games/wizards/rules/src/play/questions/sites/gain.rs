//! A resource came into play: the site taps, and cards react to that (SATM-19.6, SATM-19.8, SATM-19.14).

use super::MinorItem;
use crate::cards::When;
use crate::cards::statics::Flag;
use crate::prelude::*;
use crate::questions::Frame;

/// The gain of a resource: the character, and the card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Gain {
    /// The resource.
    pub card: PieceId,
    /// The character who tapped for it.
    pub by: PieceId,
}

impl Step<Wizards> for Gain {
    fn act(self, state: &mut State, ctx: &mut Ctx<'_>) {
        let (seat, card) = (state.piece(self.card).owner, state.piece(self.card).card);
        let by = state.piece(self.by).card;
        // By a ruling it was declared only: a character that is no more, or has untapped, bears nothing (SATM-17.9).
        if state.piece(self.card).zone == Zone::Chain {
            if !(state.is_character(self.by) && state.stays_tapped(self.by)) {
                state.put(self.card, Zone::Discard);
                return ctx.tell(|| Event::Fizzled { seat, card });
            }
            state.put(self.card, Zone::On(self.by));
            state.piece_mut(self.card).fresh = true;
        }
        ctx.tell(|| Event::Gained { seat, card, by });
        let company = state.company_of(self.by).or(state.turn.company);
        let Some(company) = company.filter(|id| state.find_company(*id).is_some()) else {
            return;
        };
        let tapped = state.site_tapped(state.company(company));
        if tapped && !state.face(self.card).has.contains(&Static::may(Flag::BePlayedTapped)) {
            state.was_welcome(company, card);
        }
        let site = state.company(company).site;
        let item = state.face(self.card).kind == CardKind::Item;
        if tapped || !item || !state.hoard_spares(site, ctx) {
            state.tap_site(Some(company));
        }
        state.site_is_used(seat, site, ctx);
        state.company_mut(company).played += 1;
        state.company_mut(company).gained.push(card);
        if state.face(self.card).class == Some(ItemClass::Major) {
            state.company_mut(company).bartered = false;
        }
        if !tapped {
            state.frames.push(MinorItem { company });
        }
        if !state.rules.rulings.guards_react_first {
            state.ask_guards(company, Some((self.by, self.card)), false);
        }
        let own = Scope::of(state, self.card);
        state.trigger(self.card, When::Played, &own);
        if state.face(self.card).kind == CardKind::Item {
            state.item_gained(company, self.card, self.by);
        } else if state.face(self.card).kind == CardKind::Ally {
            state.members_changed(company, ctx);
        }
    }
}

impl State {
    /// Is such a card being played at a site: declared, or gained just now?
    pub(crate) fn is_being_gained(&self, fits: impl Fn(PieceId) -> bool) -> bool {
        self.frames.iter().any(|frame| match frame {
            Frame::Gain(gain) => fits(gain.card),
            Frame::GuardReveal(reveal) if !reveal.declared => {
                reveal.gained.is_some_and(|(_, card)| fits(card))
            }
            Frame::GuardReacts(reacts) => fits(reacts.gained),
            Frame::RollInfluence(roll) => fits(roll.faction),
            Frame::RollFromAfar(roll) => fits(roll.faction),
            _ => false,
        })
    }

    /// A character of the company has gained an item: triggers the cards that react to it.
    pub(crate) fn item_gained(&mut self, company: crate::ids::CompanyId, item: PieceId, by: PieceId) {
        let site = self.company(company).site;
        for id in self.in_play.clone() {
            let minds = self.company_of(id) == Some(company)
                || self.piece(id).zone == Zone::OnSite(site)
                || self.lies_on_guard_of(id, site);
            if id != item && minds && !self.face(id).on.is_empty() {
                let scope = Scope { user: Some(by), ..Scope::of(self, id) };
                self.trigger(id, When::ItemGained, &scope);
            }
        }
    }
}
