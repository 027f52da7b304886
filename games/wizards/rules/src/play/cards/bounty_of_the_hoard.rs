//! Bounty of the Hoard: though the site is used up, there is something left.

use super::prelude::*;
use crate::mechanics::face_is;

operations! {
    /// One such item may be played at the company's site this turn, though it is tapped.
    "welcome" => Welcome { kind: Kind },
}

impl Does for Welcome {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        state.add_lasting(deed.change(state, deed.link.company), Until::Turn, deed.link);
    }

    fn is_of_company(&self) -> bool {
        true
    }
}

impl State {
    /// The index, among lasting changes, of the one that lets a card be played at the tapped site of a company.
    fn welcoming(&self, company: CompanyId, card: CardId) -> Option<usize> {
        self.lasting.iter().position(|lasting| match lasting.change.op() {
            Some(Op::Welcome(Welcome { kind })) => {
                lasting.change.is_of_company(company) && face_is(card.get(), card, kind)
            }
            _ => false,
        })
    }

    /// May a card be played at the tapped site of a company?
    pub(crate) fn is_welcome(&self, company: CompanyId, card: CardId) -> bool {
        self.welcoming(company, card).is_some()
    }

    /// Ends that welcome: it is for one card only.
    pub(crate) fn was_welcome(&mut self, company: CompanyId, card: CardId) {
        if let Some(at) = self.welcoming(company, card) {
            self.lasting.remove(at);
        }
    }
}
