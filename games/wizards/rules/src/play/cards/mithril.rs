//! Mithril: a stored find is made into arms. Which, and who takes them? So with the Gems of Arda, and with an
//! item given for the Necklace of Girion.

use super::effect::{Deed, Does};
use super::prelude::operations;
use crate::card::{Face, Slot};
use crate::prelude::*;
use crate::questions::sentences;
use crate::state::Phase;

operations! {
    /// Lets a character of the company tap and take arms of the hand or of the discard pile that are neither
    /// unique nor special.
    "forge" => Forge,
}

/// The price of an item.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Made {
    /// Arms of mithril.
    Arms,
    /// The like of an item the opponent has stored, which goes.
    Likeness,
    /// Another item, given in exchange by its bearer, who takes the new one.
    Exchange(PieceId),
}

impl Made {
    /// May it be such an item?
    fn fits(self, state: &State, seat: Seat, card: CardId) -> bool {
        let face: &Face = card.get();
        let plain =
            face.kind == CardKind::Item && face.class.is_some_and(|class| class != ItemClass::Special);
        let arms = [Slot::Weapon, Slot::Armour, Slot::Shield, Slot::Helmet].map(Some);
        plain
            && match self {
                Self::Arms => !face.unique && arms.contains(&face.slot),
                Self::Likeness => state.stored_card(other(seat), card).is_some(),
                Self::Exchange(_) => true,
            }
    }
}

impl Does for Forge {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        state.craft(deed, Made::Arms);
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        scope.company.is_some_and(|company| {
            state.has_answer(scope.seat, &Craft { company, seat: scope.seat, made: Made::Arms })
        })
    }
}

impl State {
    /// Makes an item of the stored card, if it was stored in the organization phase.
    pub(crate) fn craft(&mut self, deed: Deed<'_>, made: Made) {
        let (seat, company) = (deed.link.seat, deed.link.company);
        if let Some(company) = company.filter(|_| self.turn.phase == Phase::Organization) {
            self.frames.push(Craft { company, seat, made });
        }
    }
}

/// One item, and who takes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Craft {
    pub company: CompanyId,
    /// The player.
    pub seat: Seat,
    /// The price.
    pub made: Made,
}

impl Craft {
    /// The card of this name that is taken: of the hand, or else of the discard pile.
    fn find(self, state: &State, card: CardId) -> Option<PieceId> {
        let lost = || {
            let open = !matches!(self.made, Made::Exchange(_)) && state.may_search(self.seat);
            let pile = state.pile(self.seat, Zone::Discard).filter(|_| open);
            state.copy_of(card, pile)
        };
        state.in_hand(self.seat, card).or_else(lost)
    }

    fn takers(self, state: &State) -> Vec<PieceId> {
        match self.made {
            Made::Exchange(item) => state.bearer(item).into_iter().collect(),
            _ => state.characters(self.company).filter(|id| state.is_untapped(*id)).collect(),
        }
    }
}

impl Question<Wizards> for Craft {
    const CLAUSE: Clause = Clause("SATM-0.4");

    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    sentences!("craft");

    fn answers(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        let hand = state.sides[seat].hand.iter().copied();
        let mut cards =
            hand.chain(state.pile(seat, Zone::Discard)).map(|id| state.piece(id).card).collect::<Vec<_>>();
        cards.sort_unstable();
        cards.dedup();
        for card in cards {
            if self.made.fits(state, seat, card) && self.find(state, card).is_some() {
                self.takers(state).into_iter().for_each(|by| offer(Choice::Gain(card, by)));
            }
        }
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Verdict {
        match *choice {
            Choice::Pass => Ok(()),
            Choice::Gain(card, by) => {
                require(self.made.fits(state, seat, card), Why::NOT_PLAYABLE)?;
                let item = self.find(state, card).ok_or(Why::NOT_IN_HAND)?;
                require(card.get().missing.is_none(), Why::NOT_SUPPORTED)?;
                state.is_free(card)?;
                require(self.takers(state).contains(&by), Why::TAPPED)?;
                state.may_bear(item, by)
            }
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(state.find_company(self.company).is_none() || self.takers(state).is_empty())
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        let Choice::Gain(card, by) = *choice else { return };
        let Some(item) = self.find(state, card) else { return };
        ctx.journal.reveal();
        match self.made {
            Made::Exchange(given) => state.discard(given, ctx),
            _ => state.tap(by),
        }
        if self.made == Made::Likeness
            && let Some(stored) = state.stored_card(other(seat), card)
        {
            let theirs = other(seat);
            state.put(stored, Zone::Discard);
            state.piece_mut(stored).stored = None;
            ctx.tell(|| Event::Discarded { seat: theirs, card });
        }
        state.goes_along(item);
        state.put(item, Zone::On(by));
        state.piece_mut(item).fresh = true;
        state.piece_mut(item).unstorable = self.made == Made::Likeness;
        let bearer = state.piece(by).card;
        ctx.tell(|| Event::Gained { seat, card, by: bearer });
        state.item_gained(self.company, item, by);
    }
}
