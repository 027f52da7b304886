//! Which minor item is played in addition (SATM-19.19 to SATM-19.21)?

use crate::prelude::*;

/// One, by another untapped character.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MinorItem {
    pub company: CompanyId,
}

impl MinorItem {
    fn facts(&self, state: &State, _: bool) -> Option<Message> {
        let untapped = state.characters(self.company).any(|id| state.is_untapped(id));
        let said = if untapped { "wizards-asked-minor-item-of" } else { "wizards-asked-minor-item-spent" };
        state.of_company(self.company, said)
    }
}

impl Question<Wizards> for MinorItem {
    const CLAUSE: Clause = Clause("SATM-19.19");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.active())
    }

    sentences!("minor-item" by facts);

    fn answers(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        state.each_in_hand(seat, |card| {
            if card.get().kind == CardKind::Item {
                state.characters(self.company).for_each(|by| offer(Choice::Gain(card, by)));
            }
        });
        for card in state.arms_of(seat, self.company) {
            state.characters(self.company).for_each(|by| offer(Choice::Gain(card, by)));
        }
        if state.rules.extras.minor_from_discard {
            for card in state.laid_away(seat) {
                state.characters(self.company).for_each(|by| offer(Choice::Gain(card, by)));
            }
        }
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Verdict {
        match *choice {
            Choice::Pass => Ok(()),
            Choice::Gain(card, by) => {
                if card.get().kind != CardKind::Item {
                    return Err(Why::MINOR);
                }
                state.may_gain(seat, self.company, card, by, true)
            }
            _ => Err(Why::NOT_NOW),
        }
    }

    // The possibility is open: an untapped character, and a card in the hand.
    fn moot(&self, state: &State) -> Moot<Choice> {
        let company = state.find_company(self.company);
        let able =
            company.is_some_and(|company| state.characters(company.id).any(|id| state.is_untapped(id)));
        let arms = !state.arms_of(state.active(), self.company).is_empty();
        let cards =
            arms || !state.sides[state.active()].hand.is_empty() || state.rules.extras.minor_from_discard;
        Moot::lapses(!able || !cards)
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Gain(card, by) = *choice
            && !state.feed_flames(self.company, card, by)
        {
            state.try_to_gain(seat, card, by, ctx);
        }
    }
}

impl State {
    /// SATM-26.1: the minor items of the discard pile and the sideboard that are not in the hand as well.
    fn laid_away(&self, seat: Seat) -> Vec<CardId> {
        let piles = [Zone::Discard, Zone::Sideboard].into_iter().flat_map(|zone| self.pile(seat, zone));
        let mut cards = piles
            .map(|id| self.piece(id).card)
            .filter(|card| card.get().class == Some(ItemClass::Minor) && self.in_hand(seat, *card).is_none())
            .collect::<Vec<_>>();
        cards.sort_unstable();
        cards.dedup();
        cards
    }

    /// The minor item played in addition: from the hand, or by SATM-26.1 from the piles.
    pub(super) fn minor_item(&self, seat: Seat, card: CardId) -> Option<PieceId> {
        let away = || {
            let mut piles =
                [Zone::Discard, Zone::Sideboard].into_iter().flat_map(|zone| self.pile(seat, zone));
            piles.find(|id| self.piece(*id).card == card)
        };
        let allowed = self.rules.extras.minor_from_discard && card.get().class == Some(ItemClass::Minor);
        self.in_hand(seat, card).or_else(|| away().filter(|_| allowed))
    }
}
