//! Ireful Flames: who takes something out of the lairs burns something else.

use super::effect::Says;
use super::prelude::statics;
use crate::cards::Kind;
use crate::event::Said;
use crate::prelude::*;
use crate::questions::sentences;

statics! {
    /// An item played at such a site costs its player another of the hand that could be played there; it
    /// leaves the game.
    "burns" => Burns { at: Kind };
}

impl State {
    /// The number of items that must go for one that is played at a site: one for each such card.
    fn flames(&self, site: SiteId) -> usize {
        let says = self.in_play.iter().flat_map(|card| &self.face(*card).has);
        says.filter(|one| matches!(one, Static::Burns(Burns { at }) if self.site_is(site, at))).count()
    }

    /// The items of a hand that could be played at a site besides one.
    fn fuel(&self, seat: Seat, but: PieceId, site: SiteId) -> Vec<PieceId> {
        let here = self.companies_of(seat).find(|company| company.site == site);
        let fits = |id: &PieceId| {
            let item = *id != but && self.face(*id).kind == CardKind::Item;
            item && here.is_some_and(|company| self.may_be_found(*id, company).is_ok())
        };
        self.sides[seat].hand.iter().copied().filter(fits).collect()
    }

    /// Can the price of the flames be paid for an item?
    pub(crate) fn may_feed_flames(&self, seat: Seat, item: PieceId, site: SiteId) -> Verdict {
        let needed = if self.face(item).kind == CardKind::Item { self.flames(site) } else { 0 };
        require(needed == 0 || self.fuel(seat, item, site).len() >= needed, Why::COST)
    }

    /// An item is about to be played: asks first for the cards burnt for it.
    pub(crate) fn feed_flames(&mut self, company: CompanyId, card: CardId, by: PieceId) -> bool {
        let count = self.find_company(company).map_or(0, |of| self.flames(of.site));
        let burns = card.get().kind == CardKind::Item && count > 0;
        if burns {
            self.frames.push(Burn { company, card, by, left: count as u8 });
        }
        burns
    }
}

/// Which item is burnt for another?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Burn {
    pub company: CompanyId,
    /// The item that is to be played.
    pub card: CardId,
    /// The character who takes the other.
    pub by: PieceId,
    /// The number still to go.
    pub left: u8,
}

impl Burn {
    fn all(self, state: &State) -> Vec<CardId> {
        let Some(company) = state.find_company(self.company) else {
            return Vec::new();
        };
        let Some(item) = state.in_hand(company.seat, self.card) else {
            return Vec::new();
        };
        let fuel = state.fuel(company.seat, item, company.site);
        let mut cards = fuel.into_iter().map(|id| state.piece(id).card).collect::<Vec<_>>();
        cards.sort_unstable();
        cards.dedup();
        cards
    }

    fn facts(self, _: &State, own: bool) -> Option<Message> {
        own.then(|| Message::new("wizards-asked-burn-for").with("card", self.card.said()))
    }
}

impl Question<Wizards> for Burn {
    const CLAUSE: Clause = Clause("SATM-0.4");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.active())
    }

    sentences!("burn" by facts);

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        self.all(state).into_iter().for_each(|card| offer(Choice::Card(card)));
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Verdict {
        match choice {
            Choice::Pass => Ok(()),
            Choice::Card(card) => require(self.all(state).contains(card), Why::NOT_IN_HAND),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(self.all(state).is_empty())
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        let Choice::Card(card) = *choice else { return };
        let Some(site) = state.find_company(self.company).map(|company| company.site) else {
            return;
        };
        let item = state.in_hand(seat, self.card);
        let fuel = item.map_or_else(Vec::new, |item| state.fuel(seat, item, site));
        if let Some(id) = state.copy_of(card, fuel) {
            ctx.journal.reveal();
            state.put(id, Zone::Out);
            ctx.tell(|| Event::Eliminated { seat, card });
        }
        if self.left > 1 {
            return state.frames.push(Self { left: self.left - 1, ..self });
        }
        state.try_to_gain(seat, self.card, self.by, ctx);
    }
}
