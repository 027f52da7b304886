//! Great Secrets Buried There: something of the deck is found in the deeps, and nowhere else.

use super::effect::{Deed, Does};
use super::prelude::operations;
use crate::card::Keyword;
use crate::cards::Who;
use crate::prelude::*;
use crate::questions::sentences;

operations! {
    /// Lets a player look at the top cards of the own deck and lay an item of them under the card, for the deeps.
    "bury" => Bury { whose: Who },
}

/// The number of cards looked at.
const DEPTH: usize = 10;

impl Bury {
    fn whose_deck(self, own: Seat) -> Seat {
        if self.whose == Who::Opponent { other(own) } else { own }
    }
}

impl Does for Bury {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        let (seat, card) = (self.whose_deck(deed.link.seat), deed.link.piece);
        let top = state.top_cards(seat, DEPTH);
        state.look_at(seat, seat, &top, ctx);
        // Whether there is an item all learn: one is asked for, or the other sees that none is there.
        ctx.journal.reveal();
        if top.iter().any(|id| state.can_be_buried(*id)) {
            state.put(card, Zone::Table);
            return state.frames.push(Buried { card, seat });
        }
        state.look_at(other(seat), seat, &top, ctx);
        state.shuffle(seat, ctx);
        state.put(card, Zone::Discard);
    }

    fn objection(&self, state: &State, scope: &Scope) -> Verdict {
        require(state.sides[self.whose_deck(scope.seat)].deck.len() >= DEPTH, Why::CONDITION)
    }
}

impl State {
    /// An item that is neither special nor of a hoard.
    fn can_be_buried(&self, id: PieceId) -> bool {
        let face = self.face(id);
        face.class.is_some_and(|class| class != ItemClass::Special) && !face.is(Keyword::HoardItem)
    }

    /// A card that a player has buried, at a site in the deeps.
    pub(crate) fn unearthed(&self, seat: Seat, card: CardId, site: SiteId) -> Option<PieceId> {
        let mut buried = self.buried(seat, site);
        buried.find(|id| self.piece(*id).card == card)
    }

    /// The buried cards of a player that can be played at a site: in the deeps all.
    pub(crate) fn buried(&self, seat: Seat, site: SiteId) -> impl Iterator<Item = PieceId> + '_ {
        let lies = self.pile(seat, Zone::Aside);
        lies.filter(move |id| {
            site.get().under_deeps && self.piece(*id).beside.is_some() && self.face(*id).class.is_some()
        })
    }
}

/// Which of the top cards is buried?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Buried {
    /// The card it is laid under.
    pub card: PieceId,
    /// The owner of the deck.
    pub seat: Seat,
}

impl Buried {
    /// The cards that are looked at.
    pub(crate) fn turned_over(self, state: &State) -> Vec<PieceId> {
        state.top_cards(self.seat, DEPTH)
    }

    fn all(self, state: &State) -> Vec<CardId> {
        let top = state.top_cards(self.seat, DEPTH).into_iter();
        let mut cards =
            top.filter(|id| state.can_be_buried(*id)).map(|id| state.piece(id).card).collect::<Vec<_>>();
        cards.sort_unstable();
        cards.dedup();
        cards
    }

    fn facts(self, state: &State, own: bool) -> Option<Message> {
        own.then(|| state.of_card(self.card, "wizards-asked-buried-by"))
    }
}

impl Question<Wizards> for Buried {
    const CLAUSE: Clause = Clause("SATM-0.4");

    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    sentences!("buried" by facts);

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        self.all(state).into_iter().for_each(|card| offer(Choice::Card(card)));
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Verdict {
        match choice {
            Choice::Card(card) => require(self.all(state).contains(card), Why::NOT_NOW),
            _ => Err(Why::NOT_NOW),
        }
    }

    // The cards found are hidden from the other player, and so is their number.
    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(self.all(state).is_empty())
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        let Choice::Card(card) = *choice else { return };
        let found = state.copy_of(card, state.top_cards(self.seat, DEPTH));
        if let Some(id) = found {
            // Nobody else sees which of them it is.
            state.lay_beside(id, self.card);
            state.piece_mut(id).hide();
        }
        ctx.journal.reveal_to(SeatSet::only(seat));
        state.shuffle(seat, ctx);
        let name = state.piece(self.card).card;
        ctx.tell(|| Event::Resolved { seat, card: name });
    }
}
