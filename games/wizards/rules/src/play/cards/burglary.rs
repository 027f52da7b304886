//! Burglary, Fast Asleep: one of the company goes in alone, and takes something, or is found out.

use super::prelude::*;
use crate::card::Skill;
use crate::questions::{InSite, SiteDone, sentences};

/// The number an attempt must exceed; the bonus of a scout, and of a Hobbit.
const NEEDED: i8 = 10;
const SCOUT: i8 = 2;
const HOBBIT: i8 = 3;

operations! {
    /// Lets the paying character try to steal from the site, which taps, in place of the company's facing its
    /// automatic-attacks; after a failure the character faces them alone.
    "burgle" => Burgle,
    /// Adds to the burglary that is about to be tried.
    "sneak" => Sneak { by: i8 },
}

conditions! {
    /// An attempt at burglary has been declared.
    "burgling" => Burgling: |_, state, _| {
        state.chain.iter().any(|link| !link.cancelled && state.ops(link).contains(&Op::Burgle))
    };
}

impl Does for Sneak {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        state.add_lasting(deed.change(state, None), Until::Turn, deed.link);
    }
}

impl Does for Burgle {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        if let (Some(company), Some(who)) = (deed.link.company, deed.link.user)
            && state.find_company(company).is_some()
        {
            state.burgle(company, who, ctx);
        }
    }

    fn objection(&self, state: &State, scope: &Scope) -> Verdict {
        let company = scope.its_company(state).ok_or(Why::NOT_NOW)?;
        require(!company.explored && !state.is_barred(company), Why::BARRED)?;
        require(!state.site_tapped(company), Why::SITE_TAPPED)?;
        require(!state.automatic_attacks(company.site).is_empty(), Why::CONDITION)
    }
}

impl State {
    fn burgle(&mut self, id: CompanyId, who: PieceId, ctx: &mut Ctx<'_>) {
        let (seat, site) = (self.company(id).seat, self.company(id).site);
        self.turn_to(id);
        self.company_mut(id).entered = true;
        ctx.tell(|| Event::Entered { seat, site });
        self.tap_site(Some(id));
        self.frames.push(SiteDone { company: id });
        self.frames.push(InSite { company: id });
        let mut total = self.roll(seat, "burglary", ctx) + self.sneaks();
        total += if self.has_skill(who, Skill::Scout, None) { SCOUT } else { 0 };
        total += if self.face(who).race == Some(Race::Hobbit) { HOBBIT } else { 0 };
        if total > NEEDED {
            return self.frames.push(Loot { company: id, by: who });
        }
        // Alone: in a company of one, until it is over.
        let others = self.characters(id).any(|one| one != who);
        let alone = if others { self.set_apart(who, seat, site, id) } else { id };
        for attack in self.automatic_attacks(site).into_iter().rev() {
            self.comes(alone, attack, false);
        }
        self.ask_guards(id, None, false);
    }

    /// Takes the bonuses of the burglary that is about to be rolled, and forgets them.
    fn sneaks(&mut self) -> i8 {
        let sneak = |lasting: &state::Lasting| match lasting.change.op() {
            Some(Op::Sneak(Sneak { by })) => Some(*by),
            _ => None,
        };
        let by = self.lasting.iter().filter_map(sneak).sum();
        self.lasting.retain(|lasting| sneak(lasting).is_none());
        by
    }

    fn set_apart(&mut self, who: PieceId, seat: Seat, site: SiteId, id: CompanyId) -> CompanyId {
        let alone = self.form_company(seat, site);
        let company = self.company_mut(alone);
        company.entered = true;
        self.piece_mut(who).zone = Zone::Company(alone);
        self.frames.push(Rejoin { from: alone, into: id });
        alone
    }
}

/// Returns the character who was alone to the company.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rejoin {
    /// The company of one.
    pub from: CompanyId,
    pub into: CompanyId,
}

impl Step<Wizards> for Rejoin {
    fn act(self, state: &mut State, _: &mut Ctx<'_>) {
        let Some(faced) = state.find_company(self.from).map(|company| company.faced.clone()) else {
            return;
        };
        for id in state.characters(self.from).collect::<Vec<_>>() {
            state.piece_mut(id).zone = Zone::Company(self.into);
        }
        state.companies.retain(|company| company.id != self.from);
        if state.find_company(self.into).is_some() {
            state.company_mut(self.into).faced.extend(faced);
        }
    }
}

/// Which item is taken?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Loot {
    pub company: CompanyId,
    /// The burglar.
    pub by: PieceId,
}

impl Loot {
    /// May the burglar play this item of the hand, as it is played at the site?
    fn may_take(self, state: &State, seat: Seat, card: CardId) -> Verdict {
        let item = state.in_hand(seat, card).ok_or(Why::NOT_IN_HAND)?;
        let company = state.find_company(self.company).ok_or(Why::NOT_NOW)?;
        require(card.get().kind == CardKind::Item, Why::NOT_PLAYABLE)?;
        require(card.get().missing.is_none(), Why::NOT_SUPPORTED)?;
        state.is_free(card)?;
        state.needs_met(card, self.by)?;
        state.may_be_found(item, company)?;
        state.may_bear(item, self.by)
    }
}

impl Question<Wizards> for Loot {
    const CLAUSE: Clause = Clause("SATM-19.16");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.active())
    }

    sentences!("loot");

    fn answers(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        state.each_in_hand(seat, |card| {
            if card.get().kind == CardKind::Item {
                offer(Choice::Gain(card, self.by));
            }
        });
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Verdict {
        match *choice {
            Choice::Pass => Ok(()),
            Choice::Gain(card, by) => {
                require(by == self.by, Why::NOT_NOW)?;
                self.may_take(state, seat, card)
            }
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(!state.is_character(self.by))
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        let Choice::Gain(card, by) = *choice else { return };
        let Some(item) = state.in_hand(seat, card) else {
            return;
        };
        ctx.journal.reveal();
        state.put(item, Zone::On(by));
        state.piece_mut(item).fresh = true;
        state.company_mut(self.company).gained.push(card);
        let bearer = state.piece(by).card;
        ctx.tell(|| Event::Gained { seat, card, by: bearer });
        state.item_gained(self.company, item, by);
    }
}
