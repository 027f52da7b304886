//! Lucky Search: cards of the deck are turned up until an item comes; then the searcher is struck.

use super::effect::{Deed, Does};
use super::prelude::operations;
use crate::prelude::*;
use crate::state::Strike;

operations! {
    /// Cards of the deck are turned up until an item is found; then the user is struck.
    "search_deck" => SearchDeck,
}

impl Does for SearchDeck {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        if let (Some(company), Some(scout)) = (deed.link.company, deed.link.user) {
            state.search_deck(scout, company, ctx);
        }
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        state.may_search(scope.seat) && !state.sides[scope.seat].deck.is_empty()
    }
}

/// The prowess of a strike, besides the number of cards turned up.
const PROWESS: i8 = 3;

impl State {
    /// The scout turns cards up, takes the first item that is not a special one, and is struck for it.
    fn search_deck(&mut self, scout: PieceId, company: CompanyId, ctx: &mut Ctx<'_>) {
        let seat = self.piece(scout).owner;
        if !self.may_search(seat) || !self.is_character(scout) {
            return;
        }
        ctx.journal.reveal();
        let mut count = 0;
        let mut found = None;
        for id in self.sides[seat].deck.clone().into_iter().rev() {
            count += 1;
            let card = self.piece(id).card;
            ctx.tell(|| Event::HandShown { seat, card });
            let plain = card.get().class.is_some_and(|class| class != ItemClass::Special);
            if plain && self.is_free(card).is_ok() && self.may_bear(id, scout).is_ok() {
                found = Some(id);
                break;
            }
        }
        self.frames.push(Struck { scout, found });
        if let Some(item) = found {
            self.put(item, Zone::On(scout));
            self.piece_mut(item).fresh = true;
            let (card, by) = (self.piece(item).card, self.piece(scout).card);
            ctx.tell(|| Event::Gained { seat, card, by });
            self.item_gained(company, item, scout);
        }
        self.shuffle(seat, ctx);
        // One strike at the scout, which cannot be cancelled: it is given before any player may act.
        let mut combat = self.plain_attack(company, Source::Effect(self.piece(scout).card), Race::Special);
        combat.prowess = PROWESS + count;
        combat.firm = true;
        combat.assigned = true;
        combat.total = 1;
        combat.given.push(Strike::at(scout));
        self.begin_strikes(combat, ctx);
    }
}

/// After the strike: a wounded scout has lost the item found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Struck {
    /// The scout who has searched.
    pub scout: PieceId,
    /// The item found.
    pub found: Option<PieceId>,
}

impl Step<Wizards> for Struck {
    fn act(self, state: &mut State, ctx: &mut Ctx<'_>) {
        let Some(item) = self.found else { return };
        let wounded = state.piece(self.scout).status == Status::Wounded;
        if wounded && state.piece(item).zone == Zone::On(self.scout) {
            state.discard(item, ctx);
        }
    }
}
