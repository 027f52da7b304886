//! Hermit's Hill and The Worthy Hills: sites with which a company trades. Which two of its things or people
//! does it give?

use super::statics::Flag;
use crate::card::Skill;
use crate::prelude::*;
use crate::questions::sentences;

/// Two minor items for the right to play a major one; a sage and a scout, who tap, for a site that untaps.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Trade {
    pub company: CompanyId,
    /// The first thing given, once that is chosen.
    pub first: Option<PieceId>,
}

impl State {
    /// Is it a site with which one trades?
    pub(crate) fn trades(&self, site: SiteId) -> bool {
        site.get().may(Flag::Barter) || site.get().may(Flag::Freshen)
    }

    /// May the company trade with its site now?
    pub(crate) fn may_trade(&self, id: CompanyId, site: SiteId) -> Verdict {
        let company = self.find_company(id).filter(|company| company.site == site).ok_or(Why::NOT_NOW)?;
        require(self.trades(site), Why::NOT_NOW)?;
        let tapped = self.site_tapped(company);
        if site.get().may(Flag::Barter) {
            require(!tapped, Why::SITE_TAPPED)?;
            require(!company.bartered, Why::FOR_NOTHING)?;
        } else {
            require(tapped, Why::FOR_NOTHING)?;
        }
        require(!self.tradable(id, None).is_empty(), Why::COST)
    }

    /// The things the company could give, first or after that.
    fn tradable(&self, id: CompanyId, first: Option<PieceId>) -> Vec<PieceId> {
        let Some(site) = self.find_company(id).map(|company| company.site) else {
            return Vec::new();
        };
        if site.get().may(Flag::Barter) {
            let minor = |item: &PieceId| {
                self.face(*item).class == Some(ItemClass::Minor) && self.company_of(*item) == Some(id)
            };
            let items = self.in_play.iter().copied().filter(minor);
            let items = items.filter(|item| Some(*item) != first).collect::<Vec<_>>();
            return if first.is_none() && items.len() < 2 { Vec::new() } else { items };
        }
        let able = |who: PieceId, skill: Skill| self.is_untapped(who) && self.has_skill(who, skill, None);
        let scouts =
            |but: PieceId| self.characters(id).filter(move |who| *who != but && able(*who, Skill::Scout));
        match first {
            Some(sage) => scouts(sage).collect(),
            None => {
                let sages = self.characters(id).filter(|who| able(*who, Skill::Sage));
                sages.filter(|sage| scouts(*sage).next().is_some()).collect()
            }
        }
    }

    /// Gives the two, and applies the site's offer.
    fn trade(&mut self, id: CompanyId, two: [PieceId; 2], ctx: &mut Ctx<'_>) {
        let (seat, site) = (self.company(id).seat, self.company(id).site);
        if site.get().may(Flag::Barter) {
            two.into_iter().for_each(|item| self.discard(item, ctx));
            self.company_mut(id).bartered = true;
            return;
        }
        for who in two {
            let card = self.piece(who).card;
            self.tap(who);
            ctx.tell(|| Event::Turned { card });
        }
        if !self.is_shut(seat, site) {
            self.sides[seat].tapped.remove(site);
        }
    }
}

impl Question<Wizards> for Trade {
    const CLAUSE: Clause = Clause("SATM-19.5");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.active())
    }

    sentences!("trade");

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        state.tradable(self.company, self.first).into_iter().for_each(|id| offer(Choice::Pick(id)));
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Verdict {
        match *choice {
            Choice::Pass => Ok(()),
            Choice::Pick(id) => require(state.tradable(self.company, self.first).contains(&id), Why::NOT_NOW),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(state.find_company(self.company).is_none())
    }

    fn answer(self, state: &mut State, _: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        match (*choice, self.first) {
            (Choice::Pick(id), None) => state.frames.push(Self { first: Some(id), ..self }),
            (Choice::Pick(id), Some(first)) => state.trade(self.company, [first, id], ctx),
            _ => {}
        }
    }
}
