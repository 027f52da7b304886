//! Operations that tap, untap, heal and wound, and that keep characters where they are.

use super::super::prelude::*;
use crate::cards::statics::Flag;

cardlang::words! {
    /// The state a character or a card is turned to.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum NewStatus: "status" {
        /// Tapped.
        "tapped" => Tapped,
        /// Untapped, if it was tapped.
        "untapped" => Untapped,
        /// Wounded.
        "wounded" => Wounded,
        /// Tapped, if it was wounded.
        "rested" => Rested,
        /// Healed and untapped.
        "well" => Well,
    }
}

operations! {
    /// Turns a character or card.
    "make" => Make { who: Who, status: NewStatus },
    /// Taps every site in play but havens that has the symbol at least `least` times in its printed path.
    "tap_sites" => TapSites { land: RegionKind, least: i8 },
}

impl State {
    /// Does healing one of a company heal all of it: by its site, or by a member?
    fn heals_all(&self, company: CompanyId) -> bool {
        let by = |id: PieceId| self.allowed(id, Flag::HealAll);
        self.company(company).site.get().heals_all || self.characters(company).any(by)
    }
}

impl Make {
    fn turn_site(self, deed: Deed<'_>, state: &mut State) {
        let hazard = state.face(deed.link.piece).is_hazard();
        let company = deed.link.company.and_then(|id| state.find_company(id));
        let company = company.filter(|company| !(hazard && state.holds_course(company.id)));
        let Some((seat, site)) = company.map(|company| (company.seat, company.site)) else {
            return;
        };
        match self.status {
            NewStatus::Tapped if !site.get().is_haven() => state.sides[seat].tapped.add(site),
            _ if state.is_shut(seat, site) => {}
            _ => state.sides[seat].tapped.remove(site),
        }
    }
}

impl Does for Make {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        if self.who == Who::Site {
            return self.turn_site(deed, state);
        }
        let mut whom = state.who(self.who, &deed.scope());
        let healing = matches!(self.status, NewStatus::Well | NewStatus::Rested);
        if healing
            && let Some(first) = whom.first().copied()
            && let Some(company) = state.company_of(first)
            && state.heals_all(company)
        {
            whom = state.members(company).filter(|id| state.piece(*id).status == Status::Wounded).collect();
        }
        for id in whom {
            let status = state.piece(id).status;
            let stays = healing
                && status == Status::Wounded
                && (state.heals_not(id, ctx) || state.is_stifled(id, self.status == NewStatus::Well));
            if stays {
                continue;
            }
            let new = match self.status {
                NewStatus::Tapped if status == Status::Untapped => Status::Tapped,
                NewStatus::Untapped => {
                    state.untap(id, ctx);
                    state.piece(id).status
                }
                NewStatus::Wounded => Status::Wounded,
                NewStatus::Rested if status == Status::Wounded => Status::Tapped,
                NewStatus::Well if status == Status::Wounded => {
                    state.piece_mut(id).status = Status::Tapped;
                    state.untap(id, ctx);
                    state.piece(id).status
                }
                _ => status,
            };
            state.piece_mut(id).status = new;
            let card = state.piece(id).card;
            ctx.tell(|| Event::Turned { card });
            if new == Status::Wounded && status != new {
                state.has_wounded(id);
                state.lets_loose(id, ctx);
            }
        }
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        if self.who == Who::Site {
            return scope.its_company(state).is_some_and(|company| {
                let tapped = state.site_tapped(company);
                if self.status == NewStatus::Tapped {
                    !tapped && !company.site.get().is_haven()
                } else {
                    tapped
                }
            });
        }
        state.who(self.who, scope).into_iter().any(|id| {
            let status = state.piece(id).status;
            match self.status {
                NewStatus::Tapped => status == Status::Untapped,
                NewStatus::Untapped => status == Status::Tapped && !state.kept_tapped(id),
                NewStatus::Wounded => status != Status::Wounded,
                NewStatus::Rested | NewStatus::Well => status == Status::Wounded,
            }
        })
    }

    fn is_price(&self, _: bool) -> bool {
        self.status == NewStatus::Wounded
    }

    fn is_for_wounded(&self) -> bool {
        self.who == Who::Wounded
    }
}

impl Does for TapSites {
    fn does(&self, _: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        for (seat, site) in self.sites(state).collect::<Vec<_>>() {
            state.sides[seat].tapped.add(site);
        }
    }

    fn matters(&self, state: &State, _: &Scope) -> bool {
        self.sites(state).next().is_some()
    }

    fn is_barred_on_guard(&self) -> bool {
        true
    }
}

impl TapSites {
    /// The untapped sites of companies, but havens, with enough of the symbol in their printed path.
    fn sites(self, state: &State) -> impl Iterator<Item = (Seat, SiteId)> + '_ {
        let path = move |site: SiteId| {
            let printed = site.get().printed_path().iter();
            printed.filter(|one| **one == self.land).count()
        };
        // SATM-12.13: where two companies of one player stand, that of which one keeps its course is kept.
        let kept = |site: SiteId, seat: Seat| {
            let mut there = state.companies_of(seat).filter(|company| company.site == site);
            there.any(|company| state.holds_course(company.id))
        };
        let sites = state.companies.iter().map(|company| (company.seat, company.site));
        let sites = sites.filter(move |(seat, site)| !kept(*site, *seat));
        sites.filter(move |(seat, site)| {
            let upright = !site.get().is_haven() && !state.sides[*seat].tapped.has(*site);
            upright && path(*site) >= self.least as usize
        })
    }
}
