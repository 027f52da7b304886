//! The menu of the organization phase, until the player is done (SATM-6.1).

use super::{Appear, OrganizationEnd};
use crate::mechanics::Moment;
use crate::prelude::*;
use crate::questions::{Overrun, SidePick};

/// Everything that may be done in any order.
pub struct Organize;

impl Organize {
    /// Calls `offer` with what concerns characters who are in play, and their cards.
    fn within_companies(state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        state.each_regrouping(seat, offer);
        state.each_handover(seat, offer);
        state.each_removal(seat, offer);
    }

    /// Calls `offer` with what gives up a character, or fetches cards.
    fn by_standard_rules(state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        if state.rules.standard {
            state.own_characters(seat).for_each(|id| offer(Choice::Dismiss(id)));
            offer(Choice::SideDiscard);
            offer(Choice::SideDeck);
        }
    }
}

impl Question<Wizards> for Organize {
    const CLAUSE: Clause = Clause("SATM-6.1");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.active())
    }

    sentences!("organize");

    fn answers(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        state.each_newcomer(seat, offer);
        state.each_control(seat, offer);
        Self::within_companies(state, seat, offer);
        state.each_journey(seat, offer);
        Self::by_standard_rules(state, seat, offer);
        state.each_offer(seat, offer);
        offer(Choice::Pass);
    }

    // This is listed more often than all else. Where a company may go is asked once of each, and not of each of its sites, and what
    // influence somebody has once of each, and not for each who might follow.
    fn choices(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        let may = |choice: &Choice| self.objection(state, seat, choice).is_ok();
        state.each_newcomer(seat, &mut |choice| {
            if may(&choice) {
                offer(choice)
            }
        });
        state.each_open_control(seat, offer);
        Self::within_companies(state, seat, &mut |choice| {
            if may(&choice) {
                offer(choice)
            }
        });
        state.each_open_journey(seat, offer);
        Self::by_standard_rules(state, seat, &mut |choice| {
            if may(&choice) {
                offer(choice)
            }
        });
        state.each_open_offer(seat, Moment::Organization, false, offer);
        if may(&Choice::Pass) {
            offer(Choice::Pass);
        }
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Verdict {
        match *choice {
            Choice::Card(card) => state.may_appear(seat, card),
            Choice::Follow(id, leader) => state.may_follow(seat, id, leader),
            Choice::General(id) => state.may_be_general(seat, id),
            Choice::Join(id, company) => state.may_join(seat, id, company),
            Choice::Part(id) => state.may_part(seat, id),
            Choice::Give(item, to) => state.may_give(seat, item, to),
            Choice::Store(item) => state.may_store(seat, item),
            Choice::Remove(card) => state.may_remove(seat, card, true),
            Choice::Try(card) => state.may_remove(seat, card, false),
            Choice::Head(company, site) => state.may_head(seat, company, site),
            Choice::Stay(company) => state.may_stay(seat, company),
            Choice::Dismiss(id) => state.may_dismiss(seat, id),
            Choice::SideDiscard | Choice::SideDeck => {
                let ready = state.wizard(seat).is_some_and(|id| state.is_untapped(id));
                require(ready, Why::SIDEBOARD_WIZARD)?;
                state.may_side(seat, choice, false)
            }
            Choice::Pass => state.may_close_organization(seat),
            _ => state.may_play(seat, Moment::Organization, false, choice),
        }
    }

    fn ahead(&self, state: &State, seat: Seat, choice: &Choice) -> Vec<Choice> {
        state.aims(seat, Moment::Organization, choice)
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        if *choice == Choice::Pass {
            state.frames.push(Overrun);
            return state.frames.push(OrganizationEnd);
        }
        state.frames.push(self);
        match *choice {
            Choice::Card(card) => {
                if let Some(piece) = state.in_hand(seat, card) {
                    state.piece_mut(piece).show();
                    ctx.journal.reveal();
                    state.frames.push(Appear { piece });
                }
            }
            Choice::Follow(id, leader) => state.set_leader(id, Some(leader), ctx),
            Choice::General(id) => state.set_leader(id, None, ctx),
            Choice::Join(id, company) => state.regroup(id, Some(company), ctx),
            Choice::Part(id) => state.regroup(id, None, ctx),
            Choice::Give(item, to) => state.hand_over(item, to, ctx),
            Choice::Store(item) => state.begin_storing(item),
            Choice::Remove(card) => state.remove_corruption(card, true, ctx),
            Choice::Try(card) => state.remove_corruption(card, false, ctx),
            Choice::Head(company, site) => state.head(company, site, ctx),
            Choice::Stay(company) => state.stay(company, ctx),
            Choice::Dismiss(id) => {
                state.turn.character = true;
                state.discard(id, ctx);
            }
            Choice::SideDiscard | Choice::SideDeck => {
                if let Some(wizard) = state.wizard(seat) {
                    state.tap(wizard);
                }
                let deck = *choice == Choice::SideDeck;
                let left = if deck { 1 } else { 5 };
                state.frames.push(SidePick { seat, hazards: false, deck, left, taken: 0 });
            }
            _ => state.begin_play(seat, Moment::Organization, false, choice, ctx),
        }
    }
}

impl State {
    /// SATM-6.14.
    fn may_dismiss(&self, seat: Seat, id: PieceId) -> Verdict {
        let own = self
            .pieces
            .get(id.index())
            .is_some_and(|piece| piece.owner == seat && matches!(piece.zone, Zone::Company(_)));
        require(own, Why::NOT_NOW)?;
        require(self.rules.standard, Why::DISMISS)?;
        require(!self.turn.character, Why::ONE_CHARACTER)?;
        require(!self.face(id).is_wizard(), Why::NO_WIZARD_DISCARD)?;
        require(!self.is_sheltered(id, Zone::Discard), Why::CONDITION)?;
        let at = self.company_of(id).and_then(|id| self.find_company(id)).map(|company| company.site);
        let home = at.is_some_and(|site| site.get().is_haven() || self.face(id).home.has(site));
        require(home, Why::NOT_AT_HAVEN)
    }

    /// SATM-8.2, SATM-8.9: are all companies as they may be at the end?
    fn may_close_organization(&self, seat: Seat) -> Verdict {
        for company in self.companies_of(seat) {
            let site = company.site;
            let haven = site.get().is_haven();
            if haven && !self.rules.rulings.one_stays_at_havens || company.moving() {
                continue;
            }
            let mut staying = self
                .companies_of(seat)
                .filter(|other| other.site == site && !other.moving() && other.id != company.id);
            // SATM-8.9: at a haven only those that have just been divided.
            let stays =
                if haven { company.divided && staying.next().is_some() } else { staying.next().is_some() };
            if stays {
                let mut way_out = !self.journeys(seat, company.id).is_empty();
                let mut look = |choice: Choice| {
                    way_out |= match choice {
                        Choice::Join(id, into) => self.may_join(seat, id, into).is_ok(),
                        _ => false,
                    };
                };
                self.each_regrouping(seat, &mut look);
                require(!way_out, Why::ONE_STAYS)?;
            }
        }
        Ok(())
    }
}
