//! Thorough Search: which item is found at the site, and who takes it? The site does not tap.

use super::effect::{Deed, Does};
use super::prelude::operations;
use crate::prelude::*;
use crate::questions::sentences;

operations! {
    /// Another character of the company may play an item of the site, which does not tap.
    "search_site" => Search,
}

impl Does for Search {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        if let (Some(company), Some(scout)) = (deed.link.company, deed.link.user) {
            state.frames.push(SearchSite { company, scout });
        }
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        let asked = scope.company.zip(scope.user);
        asked.is_some_and(|(company, scout)| state.has_answer(scope.seat, &SearchSite { company, scout }))
    }
}

/// A minor or major item, or a gold ring, by any character but the scout.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SearchSite {
    pub company: CompanyId,
    /// The scout who has searched.
    pub scout: PieceId,
}

impl Question<Wizards> for SearchSite {
    const CLAUSE: Clause = Clause("SATM-19.16");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.active())
    }

    sentences!("search-site");

    fn answers(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        state.each_in_hand(seat, |card| {
            if card.get().kind == CardKind::Item {
                let others = state.characters(self.company).filter(|by| *by != self.scout);
                others.for_each(|by| offer(Choice::Gain(card, by)));
            }
        });
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Verdict {
        match *choice {
            Choice::Pass => Ok(()),
            Choice::Gain(card, by) => {
                require(by != self.scout, Why::NOT_NOW)?;
                let class = card.get().class;
                let found = matches!(class, Some(ItemClass::Minor | ItemClass::Major | ItemClass::GoldRing));
                require(found, Why::NOT_PLAYABLE)?;
                state.may_gain(seat, self.company, card, by, false)
            }
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(state.find_company(self.company).is_none())
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        let Choice::Gain(card, by) = *choice else { return };
        let Some(item) = state.in_hand(seat, card) else {
            return;
        };
        ctx.journal.reveal();
        state.tap(by);
        state.put(item, Zone::On(by));
        state.piece_mut(item).fresh = true;
        let bearer = state.piece(by).card;
        ctx.tell(|| Event::Gained { seat, card, by: bearer });
        state.item_gained(self.company, item, by);
    }
}
