//! Where does a company go that may go nearly anywhere (Gwaihir, eagles)?

use crate::cards::Kind;
use crate::cards::ops::{Travel, Travels};
use crate::prelude::*;

/// The site is chosen as any destination is, unseen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fly {
    pub company: CompanyId,
    /// The action.
    pub link: Link,
    /// The index of its operation.
    pub op: u8,
}

impl Fly {
    fn kind(&self, state: &State) -> Option<&'static Kind> {
        match state.ops(&self.link).get(usize::from(self.op)) {
            Some(Op::Travels(Travels { how: Travel::AnySite(kind) })) => Some(kind),
            _ => None,
        }
    }

    fn may_fly(&self, state: &State, site: SiteId) -> Verdict {
        let company = state.find_company(self.company).ok_or(Why::NOT_NOW)?;
        let kind = self.kind(state).ok_or(Why::NOT_NOW)?;
        require(site != company.site && state.site_is(site, kind), Why::UNREACHABLE)?;
        require(state.at_hand(company).has(site), Why::NO_SITE)
    }
}

impl Fly {
    fn facts(&self, state: &State, _: bool) -> Option<Message> {
        state.of_company(self.company, "wizards-asked-fly-of")
    }
}

impl Question<Wizards> for Fly {
    const CLAUSE: Clause = Clause("SATM-0.4");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.active())
    }

    sentences!("fly" by facts);

    fn answers(&self, _: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        SiteId::all().for_each(|site| offer(Choice::Site(site)));
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Verdict {
        match *choice {
            Choice::Pass => Ok(()),
            Choice::Site(site) => self.may_fly(state, site),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(state.find_company(self.company).is_none())
    }

    fn answer(self, state: &mut State, _: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Site(site) = *choice {
            state.head(self.company, site, ctx);
            state.company_mut(self.company).flies = true;
        }
    }
}
