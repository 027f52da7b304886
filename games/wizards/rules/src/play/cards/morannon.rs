//! Morannon: an event that is used as a site card, with ways of its own. It has a second record, among the
//! sites, of which there is no card: no location deck holds it, nothing but the event leads there, and with
//! the last company that leaves it the event goes.

use crate::card::book;
use crate::prelude::*;

impl SiteId {
    /// The site that an event is used as.
    pub(crate) fn of_event(event: CardId) -> Option<Self> {
        book().site_events.iter().find(|(of, _)| *of == event).map(|(_, site)| *site)
    }
}

impl State {
    /// The site that an event on the table is used as.
    pub(crate) fn site_of_event(&self, event: PieceId) -> Option<SiteId> {
        let piece = self.piece(event);
        piece.marked.filter(|site| !site.get().is_card()).or_else(|| SiteId::of_event(piece.card))
    }

    /// The company is bound for the site that the event is, whatever it was bound for.
    pub(crate) fn head_for_event(&mut self, id: CompanyId, event: CardId, ctx: &mut Ctx<'_>) {
        if let Some(site) = SiteId::of_event(event) {
            self.head_for(id, site, ctx);
        }
    }

    /// Is the event a site that none of its player's companies is at or bound for?
    pub(crate) fn is_left(&self, event: PieceId) -> bool {
        let piece = self.piece(event);
        self.site_of_event(event).is_some_and(|site| {
            let mut companies = self.companies_of(piece.owner);
            companies.all(|company| company.site != site && company.to != Some(site))
        })
    }

    /// Events that were sites, and are no longer needed, are discarded.
    pub(crate) fn give_up_event_sites(&mut self, ctx: &mut Ctx<'_>) {
        let left = self.in_play.iter().copied().filter(|card| self.is_left(*card));
        for card in left.collect::<Vec<_>>() {
            self.discard(card, ctx);
        }
    }
}
