//! Which company explores next, and does it enter (SATM-19.1)?

use super::{AutoAttackNow, InSite};
use crate::cards::statics::Flag;
use crate::cards::{When, Window};
use crate::prelude::*;
use crate::questions::Ambushes;
use crate::questions::Isolate;
use crate::state::{Automatic, Company};

/// One company after another.
pub struct Explore;

impl Explore {
    fn left(state: &State) -> impl Iterator<Item = &Company> {
        state.companies_of(state.active()).filter(|company| !company.explored)
    }

    /// Of one company alone it is asked whether it enters, and told what attacks there and whether a card lies on guard.
    fn facts(&self, state: &State, _: bool) -> Option<Message> {
        let mut left = Self::left(state);
        let (one, None) = (left.next()?, left.next()) else {
            return None;
        };
        let guard = state.pieces.iter().any(|piece| piece.zone == Zone::Guard(one.id));
        let attacks = state.automatic_attacks(one.site);
        let asked = state.of_company(one.id, "wizards-asked-explore-one")?;
        let asked = asked.with("guard", u8::from(guard)).with("attacks", attacks.len() as u8);
        let race = attacks.first().and_then(|first| state.race_of(one.site, *first));
        // 2: one of them comes only if the opponent plays it.
        let from_hand = attacks.contains(&Automatic::FromHand);
        let asked = asked.with("known", if from_hand { 2 } else { u8::from(race.is_some()) });
        Some(match race {
            Some(race) => asked.with("race", race.term()),
            None => asked,
        })
    }
}

impl State {
    /// Is a company kept from doing anything at its site (SATM-18.3, a river)?
    pub(crate) fn is_barred(&self, company: &Company) -> bool {
        let arrived = company.origin.is_some();
        company.barred
            || arrived
                && self.in_play.iter().any(|id| {
                    self.piece(*id).zone == Zone::OnSite(company.site)
                        && self.face(*id).has.contains(&Static::may_not(Flag::Enter))
                })
    }
}

impl Question<Wizards> for Explore {
    const CLAUSE: Clause = Clause("SATM-19.1");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.active())
    }

    sentences!("explore" by facts);

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        for company in Self::left(state) {
            offer(Choice::Company(company.id));
            offer(Choice::Stay(company.id));
        }
        // A member may go in alone.
        let seat = state.active();
        state.each_in_hand(seat, |card| {
            for (mode, of) in card.get().modes.iter().enumerate() {
                if of.when == Window::Entering {
                    offer(Choice::Play(card, mode as u8));
                }
            }
        });
        // A ranger may still clear the way.
        let here = state.in_play.iter().filter(|id| matches!(state.piece(**id).zone, Zone::OnSite(_)));
        for id in here {
            for mode in 0..state.face(*id).uses.len() {
                offer(Choice::Use(*id, mode as u8));
            }
        }
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Verdict {
        match *choice {
            Choice::Company(id) => {
                let company = Self::left(state).find(|company| company.id == id).ok_or(Why::NOT_NOW)?;
                require(!state.is_barred(company), Why::BARRED)
            }
            Choice::Stay(id) => require(Self::left(state).any(|company| company.id == id), Why::NOT_NOW),
            Choice::Play(..) => state.may_play(seat, crate::mechanics::Moment::Entering, false, choice),
            Choice::Use(..) => state.may_play(seat, crate::mechanics::Moment::Site, false, choice),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(Self::left(state).next().is_none())
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        state.frames.push(self);
        match *choice {
            Choice::Company(id) => {
                state.turn_to(id);
                let siege = state.siege_at(id);
                let company = state.company_mut(id);
                company.entered = true;
                let site = company.site;
                ctx.tell(|| Event::Entered { seat, site });
                state.frames.push(SiteDone { company: id });
                state.frames.push(InSite { company: id });
                state.frames.push(Ambushes { company: id });
                let choices = state.automatic_attacks(site);
                let guarded = !choices.is_empty() || state.may_be_watched(site);
                // The on-guard card comes after all.
                state.frames.push(AutoAttackNow::last(id, site));
                if choices.len() > 1 && state.isolates_at(site) {
                    state.frames.push(Isolate { company: id });
                } else {
                    choices.into_iter().rev().for_each(|attack| state.comes(id, attack, false));
                }
                state.frames.push(Entering { company: id });
                if guarded {
                    state.ask_guards(id, None, false);
                }
                state.besiege(id, siege);
            }
            Choice::Stay(id) => {
                let company = state.company_mut(id);
                company.explored = true;
                let site = company.site;
                ctx.tell(|| Event::DidNotEnter { seat, site });
                // Only where there are agents can anything come out to a company that stays outside.
                if state.agents_of(state.hazarding()).next().is_some() {
                    state.turn_to(id);
                    state.frames.push(Ambushes { company: id });
                    state.ask_guards(id, None, false);
                }
                let siege = state.siege_at(id);
                if siege.is_some() {
                    state.turn_to(id);
                }
                state.besiege(id, siege);
            }
            Choice::Play(..) => {
                state.begin_play(seat, crate::mechanics::Moment::Entering, false, choice, ctx);
            }
            _ => state.begin_play(seat, crate::mechanics::Moment::Site, false, choice, ctx),
        }
        if let Choice::Company(id) | Choice::Stay(id) = *choice {
            state.site_begins(id);
        }
    }
}

/// A company enters: cards on the site that mind that act before any attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entering {
    pub company: CompanyId,
}

impl Step<Wizards> for Entering {
    fn act(self, state: &mut State, _: &mut Ctx<'_>) {
        let Some(site) = state.find_company(self.company).map(|company| company.site) else {
            return;
        };
        for card in state.in_play.clone() {
            if state.piece(card).zone == Zone::OnSite(site) && !state.face(card).on.is_empty() {
                let scope = Scope { company: Some(self.company), ..Scope::of(state, card) };
                state.trigger(card, When::Entered, &scope);
            }
        }
    }
}

impl State {
    /// Could a card on guard be laid on a site at which nothing waits? A watch is kept in a Shadow-hold, and elsewhere by night.
    fn may_be_watched(&self, site: SiteId) -> bool {
        use crate::card::SiteKind::{BorderHold, RuinsAndLairs, ShadowHold};
        match self.place_of(site) {
            ShadowHold => true,
            RuinsAndLairs | BorderHold => self.is_night(),
            _ => false,
        }
    }

    /// A company's site phase begins, whether it enters or not: triggers the cards in the neutral zone that
    /// wait for that.
    fn site_begins(&mut self, company: CompanyId) {
        for card in self.in_play.clone() {
            if self.piece(card).zone == Zone::Table && !self.face(card).on.is_empty() {
                let scope = Scope { company: Some(company), ..Scope::of(self, card) };
                self.trigger(card, When::SiteBegins, &scope);
            }
        }
    }
}

/// A company has explored its site.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SiteDone {
    pub company: CompanyId,
}

impl Step<Wizards> for SiteDone {
    fn act(self, state: &mut State, _: &mut Ctx<'_>) {
        if state.find_company(self.company).is_some() {
            state.company_mut(self.company).explored = true;
        }
    }
}
