//! Which site is a prisoner kept at (SATM-30.3)?

use crate::prelude::*;

/// The player of the host takes a card of the location deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RescueSite {
    pub host: PieceId,
    /// The character taken.
    pub who: PieceId,
}

impl RescueSite {
    fn sites(self, state: &State) -> impl Iterator<Item = SiteId> {
        let company = state.company_of(self.who).and_then(|id| state.find_company(id));
        let sites = company.map(|company| state.rescue_sites(self.host, company));
        sites.unwrap_or_default().iter()
    }
}

impl RescueSite {
    fn facts(&self, state: &State, own: bool) -> Option<Message> {
        own.then(|| state.of_card(self.who, "wizards-asked-rescue-site-of"))
    }
}

impl Question<Wizards> for RescueSite {
    const CLAUSE: Clause = Clause("SATM-30.3");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.piece(self.host).owner)
    }

    sentences!("rescue-site" by facts);

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        self.sites(state).for_each(|site| offer(Choice::Site(site)));
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Verdict {
        match *choice {
            Choice::Site(site) => require(self.sites(state).any(|one| one == site), Why::RESCUE_SITE),
            _ => Err(Why::NOT_NOW),
        }
    }

    // It is asked even where one site only will do: the number of cards in the location deck is hidden from
    // the other player.
    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(self.sites(state).next().is_none())
    }

    fn answer(self, state: &mut State, _: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Site(site) = *choice {
            state.take_prisoner(self.host, self.who, site, ctx);
        }
    }
}
