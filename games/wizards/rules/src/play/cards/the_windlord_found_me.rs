//! The Windlord Found Me: one who comes back from there brings news of the wizard, and he appears.

use super::effect::{Deed, Does};
use super::prelude::operations;
use crate::prelude::*;
use crate::questions::sentences;
use crate::state::Phase;

operations! {
    /// A wizard of the deck or of the discard pile may come into play in the company, if none is there.
    "call_wizard" => CallingWizard,
}

impl Does for CallingWizard {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        let seat = deed.link.seat;
        let open =
            state.wizard(seat).is_none() && state.may_search(seat) && state.turn.phase == Phase::Organization;
        if let Some(company) = deed.link.company.filter(|_| open) {
            state.frames.push(CallWizard { company, seat });
        }
    }
}

/// Which wizard appears?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CallWizard {
    /// The company he joins.
    pub company: CompanyId,
    /// The player.
    pub seat: Seat,
}

impl CallWizard {
    fn all(self, state: &State) -> Vec<PieceId> {
        let piles = [Zone::Deck, Zone::Discard].into_iter().flat_map(|zone| state.pile(self.seat, zone));
        let mut all = piles.filter(|id| state.face(*id).is_wizard()).collect::<Vec<_>>();
        // In the order of the book: the place of a card in the deck is hidden.
        all.sort_by_key(|id| (state.piece(*id).card, *id));
        all
    }

    fn find(self, state: &State, card: CardId) -> Option<PieceId> {
        state.copy_of(card, self.all(state))
    }
}

impl Question<Wizards> for CallWizard {
    const CLAUSE: Clause = Clause("SATM-6.12");

    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    sentences!("call-wizard");

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        let mut cards = self.all(state).into_iter().map(|id| state.piece(id).card).collect::<Vec<_>>();
        cards.dedup();
        cards.into_iter().for_each(|card| offer(Choice::Card(card)));
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Verdict {
        match *choice {
            Choice::Pass => Ok(()),
            Choice::Card(card) => {
                require(self.find(state, card).is_some(), Why::NOT_NOW)?;
                require(card.get().missing.is_none(), Why::NOT_SUPPORTED)?;
                state.is_free(card)?;
                if let Some(company) =
                    state.find_company(self.company).filter(|_| state.is_awaited_at_home(seat))
                {
                    state.is_home(seat, card, company.site)?;
                }
                let side = &state.sides[seat];
                require(!side.wizard_lost, Why::WIZARD_LOST)?;
                require(side.wizard.is_none_or(|wizard| wizard == card), Why::ONE_WIZARD)?;
                require(!state.is_given_up(seat, card), Why::UNIQUE)
            }
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(state.find_company(self.company).is_none())
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        // A player who has looked through a deck knows more.
        ctx.journal.reveal_to(SeatSet::only(seat));
        if let Choice::Card(card) = *choice
            && let Some(id) = self.find(state, card)
        {
            ctx.journal.reveal();
            state.put(id, Zone::Company(self.company));
            state.piece_mut(id).fresh = true;
            state.sides[seat].wizard = Some(card);
            state.take_form(seat, id);
            let site = state.company(self.company).site;
            ctx.tell(|| Event::Joined { seat, card, site });
            state.wizard_has_come(seat, ctx);
            state.members_changed(self.company, ctx);
        }
        state.shuffle(seat, ctx);
    }
}
