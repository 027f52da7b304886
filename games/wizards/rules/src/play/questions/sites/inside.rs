//! What does a company do at its site (SATM-19.5 to SATM-19.18)?

use super::Gain;
use crate::card::{Face, Keyword};
use crate::cards::statics::{Flag, If, May, MayNot};
use crate::mechanics::{Moment, Speaker};
use crate::prelude::*;
use crate::questions::{RollInfluence, Trade};
use crate::state::{Check, Company};

/// Until the player is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct InSite {
    pub company: CompanyId,
}

impl InSite {
    fn facts(&self, state: &State, _: bool) -> Option<Message> {
        // Whoever would play something there taps.
        let untapped = state.characters(self.company).any(|id| state.is_untapped(id));
        let said = if untapped { "wizards-asked-in-site-of" } else { "wizards-asked-in-site-spent" };
        state.of_company(self.company, said)
    }
}

impl Question<Wizards> for InSite {
    const CLAUSE: Clause = Clause("SATM-19.5");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.active())
    }

    sentences!("in-site" by facts, Choice::Site(_) => "wizards-trade");

    fn answers(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        state.each_gain(seat, self.company, offer);
        state.each_influence(seat, self.company, offer);
        state.each_offer(seat, offer);
        let site = state.find_company(self.company).map(|company| company.site);
        for host in site.into_iter().flat_map(|site| state.hosts_at(seat, site)) {
            offer(Choice::Rescue(host));
        }
        site.filter(|site| state.trades(*site)).into_iter().for_each(|site| offer(Choice::Site(site)));
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Verdict {
        let borrowed = state.find_company(self.company).is_some_and(|company| company.borrowed);
        match *choice {
            Choice::Pass => Ok(()),
            Choice::Rescue(host) => state.may_rescue(seat, self.company, host),
            _ if borrowed => Err(Why::RESCUE_ONLY),
            Choice::Gain(card, by) => {
                let company = state.find_company(self.company).ok_or(Why::NOT_NOW)?;
                let open = state.is_open_to(company, card) || state.is_welcome(self.company, card);
                require(open, Why::SITE_TAPPED)?;
                state.may_gain(seat, self.company, card, by, false)
            }
            Choice::Influence(by, of) => state.may_influence(seat, self.company, by, of),
            Choice::Site(site) => state.may_trade(self.company, site),
            _ => state.may_play(seat, Moment::Site, false, choice),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        // A company that was led elsewhere has nothing to do here any more.
        Moot::lapses(state.find_company(self.company).is_none_or(|company| company.explored))
    }

    fn ahead(&self, state: &State, seat: Seat, choice: &Choice) -> Vec<Choice> {
        state.aims(seat, Moment::Site, choice)
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        match *choice {
            Choice::Pass => {}
            Choice::Gain(card, by) => {
                state.frames.push(self);
                if !state.feed_flames(self.company, card, by) {
                    state.try_to_gain(seat, card, by, ctx);
                }
            }
            Choice::Rescue(host) => {
                state.frames.push(self);
                state.begin_rescue(self.company, host);
            }
            Choice::Site(_) => {
                state.frames.push(self);
                state.frames.push(Trade { company: self.company, first: None });
            }
            Choice::Influence(by, of) => {
                state.frames.push(self);
                state.begin_influence(by, of);
            }
            _ => {
                state.frames.push(self);
                state.begin_play(seat, Moment::Site, false, choice, ctx);
            }
        }
    }
}

impl State {
    /// Calls `offer` with every resource of the hand and every character that might play it.
    pub(crate) fn each_gain(&self, seat: Seat, company: CompanyId, offer: &mut impl FnMut(Choice)) {
        self.each_in_hand(seat, |card| {
            if matches!(card.get().kind, CardKind::Item | CardKind::Ally | CardKind::Faction) {
                self.characters(company).for_each(|by| offer(Choice::Gain(card, by)));
            }
        });
        for card in self.arms_of(seat, company) {
            self.characters(company).for_each(|by| offer(Choice::Gain(card, by)));
        }
        let site = self.find_company(company).map(|company| company.site);
        for id in site.into_iter().flat_map(|site| self.buried(seat, site)) {
            let card = self.piece(id).card;
            if self.in_hand(seat, card).is_none() {
                self.characters(company).for_each(|by| offer(Choice::Gain(card, by)));
            }
        }
    }

    /// May a character play an item, an ally or a faction here? `minor`: the one item more (SATM-19.19).
    pub(crate) fn may_gain(
        &self,
        seat: Seat,
        id: CompanyId,
        card: CardId,
        by: PieceId,
        minor: bool,
    ) -> Verdict {
        let face = card.get();
        let company = self.find_company(id).ok_or(Why::NOT_NOW)?;
        let from = if minor { self.minor_item(seat, card) } else { self.in_hand(seat, card) };
        let stored = self.arm_at(seat, card, company.site);
        let aside = || stored.or_else(|| self.unearthed(seat, card, company.site));
        let piece = from.or_else(aside).ok_or(Why::NOT_IN_HAND)?;
        require(matches!(face.kind, CardKind::Item | CardKind::Ally | CardKind::Faction), Why::NOT_NOW)?;
        require(face.missing.is_none(), Why::NOT_SUPPORTED)?;
        require(
            self.pieces.get(by.index()).is_some_and(|piece| piece.zone == Zone::Company(id)),
            Why::NOT_NOW,
        )?;
        require(self.is_untapped(by), Why::TAPPED_GAINS)?;
        if from != stored {
            self.is_free(card)?;
        }
        self.needs_met(card, by)?;
        self.may_feed_flames(seat, piece, company.site)?;
        let site = company.site.get();
        match face.kind {
            CardKind::Ally => require(self.joins_at(face, company.site), Why::ALLY_PLACE),
            CardKind::Faction => require(self.joins_at(face, company.site), Why::FACTION_PLACE),
            _ => {
                let class = face.class.unwrap_or(ItemClass::Special);
                // Under the mountain Dwarves alone take what lies there.
                let barred = self.is_realm(company.site) && self.face(by).race != Some(Race::Dwarf);
                require(!barred, Why::ITEM_REALM)?;
                let special_ring =
                    [Keyword::TheOneRing, Keyword::DwarvenRing, Keyword::MagicRing, Keyword::LesserRing];
                require(!special_ring.iter().any(|ring| face.is(*ring)), Why::RING_TEST)?;
                let bartered = company.bartered && class == ItemClass::Major;
                let hoard = self.has_hoard(company.site);
                require(!face.is(Keyword::HoardItem) || hoard || bartered, Why::HOARD)?;
                let deep = minor && site.under_deeps;
                if minor && !deep {
                    // SATM-19.20: at any site.
                    require(class == ItemClass::Minor, Why::MINOR)?;
                } else {
                    self.item_fits(piece, company, bartered)?;
                }
                self.may_bear(piece, by)
            }
        }
    }

    /// SATM-0.4: are all requirements of a card on its player's character met?
    pub(crate) fn needs_met(&self, card: CardId, by: PieceId) -> Verdict {
        let scope = Scope { user: Some(by), ..Scope::of(self, by) };
        let mut needs = card.get().needs.iter();
        require(needs.all(|need| need.holds(self, &scope)), Why::CONDITION)
    }

    /// SATM-19.10, SATM-19.11: does an ally or a faction join at this site?
    pub(crate) fn joins_at(&self, face: &Face, site: SiteId) -> bool {
        let deserted = face.kind == CardKind::Faction && self.is_deserted(site);
        !deserted && self.is_named(face, site)
    }

    fn is_named(&self, face: &Face, site: SiteId) -> bool {
        let says = |one: &Static| match one {
            Static::May(May { flag: Flag::BePlayed(kind) }) => self.site_is(site, kind),
            _ => false,
        };
        face.at.has(site)
            || site.get().region.is_some_and(|region| face.at_regions.has(region))
            || face.has.iter().any(says)
    }

    /// SATM-19.7: is the site of a company untapped, or does that not matter?
    pub(crate) fn is_open_to(&self, company: &Company, card: CardId) -> bool {
        let face = card.get();
        let late = face.kind == CardKind::Item && company.site.get().may(Flag::BePlayedTapped);
        let scope = Scope::about(Speaker::Printed(card), company.seat, Some(company.id));
        let says = |one: &Static| self.unwrapped(one, &scope) == Some(&Static::may(Flag::BePlayedTapped));
        !self.site_tapped(company) || late || face.has.iter().any(says)
    }

    /// SATM-19.16: does the site allow this item? `bartered`: it has been paid for.
    fn item_fits(&self, piece: PieceId, company: &Company, bartered: bool) -> Verdict {
        let (site, tapped) = (company.site, self.site_tapped(company));
        let scope = Scope::about(Speaker::Piece(piece), company.seat, Some(company.id));
        let face = self.face(piece);
        let mut said = false;
        for one in &face.has {
            match one {
                // Where it is played though the site is tapped, that is all that it needs.
                Static::If(If { test, says: Static::May(May { flag: Flag::BePlayedTapped }) }) => {
                    said |= tapped && test.holds(self, &scope);
                }
                Static::May(May { flag: Flag::BePlayed(kind) }) => {
                    require(self.site_is(site, kind), Why::NOT_PLAYABLE)?;
                    said = true;
                }
                Static::MayNot(MayNot { flag: Flag::BePlayed(kind) }) => {
                    require(!self.site_is(site, kind), Why::NOT_PLAYABLE)?;
                }
                _ => {}
            }
        }
        if !face.at.is_empty() {
            return require(face.at.has(site), Why::NOT_PLAYABLE);
        }
        let class = face.class.unwrap_or(ItemClass::Special);
        let allowed = site.get().allows(class, &face.keywords, &face.id);
        require(said || allowed || bartered, Why::NOT_PLAYABLE)
    }

    /// Could an item be found at a site by who takes it without more ado?
    pub(crate) fn may_be_found(&self, item: PieceId, company: &Company) -> Verdict {
        let face = self.face(item);
        require(!crate::cards::RINGS.iter().any(|ring| face.is(*ring)), Why::RING_TEST)?;
        require(!face.is(Keyword::HoardItem) || self.has_hoard(company.site), Why::HOARD)?;
        self.item_fits(item, company, false)
    }

    /// The character taps; an item or an ally comes at once, a faction after a check (SATM-19.5, SATM-19.11).
    pub(crate) fn try_to_gain(&mut self, seat: Seat, card: CardId, by: PieceId, ctx: &mut Ctx<'_>) {
        let site = self.company_of(by).and_then(|id| self.find_company(id)).map(|company| company.site);
        let aside = || {
            site.and_then(|site| self.arm_at(seat, card, site).or_else(|| self.unearthed(seat, card, site)))
        };
        let Some(piece) = self.minor_item(seat, card).or_else(aside) else {
            return;
        };
        let under = self.piece(piece).beside;
        ctx.journal.reveal();
        self.goes_along(piece);
        self.tap(by);
        if let Some(event) = under {
            // A card under another is played as out of the hand, and the other has done its part.
            self.put(piece, Zone::Chain);
            self.discard(event, ctx);
        }
        if card.get().kind == CardKind::Faction {
            self.put(piece, Zone::Chain);
            self.checks.push(Check {
                who: by,
                of: Some(piece),
                bonus: 0,
                why: None,
                reward: 0,
                two_rolls: false,
                undirected: false,
            });
            self.frames.push(RollInfluence { faction: piece });
            self.ask_before_influence();
            return self.attempt_declared(by, piece, !self.rules.rulings.guards_react_first);
        }
        if self.rules.rulings.guards_react_first {
            self.put(piece, Zone::Chain);
            self.frames.push(Gain { card: piece, by });
            return self.guards_may_react(by, piece);
        }
        self.put(piece, Zone::On(by));
        self.piece_mut(piece).fresh = true;
        self.frames.push(Gain { card: piece, by });
    }

    /// An attempt to influence is declared: a card on guard that says so answers it before the roll.
    pub(crate) fn attempt_declared(&mut self, by: PieceId, of: PieceId, declared: bool) {
        if let Some(company) = self.company_of(by) {
            self.ask_guards(company, Some((by, of)), declared);
        }
    }

    /// Lets on-guard cards react to a declared resource, if the ruling says so (SATM-16.9).
    fn guards_may_react(&mut self, by: PieceId, card: PieceId) {
        if let Some(company) = self.company_of(by).filter(|_| self.rules.rulings.guards_react_first) {
            self.ask_guards(company, Some((by, card)), false);
        }
    }
}
