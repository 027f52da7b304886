//! Where does a character come into play (SATM-6.2 to SATM-6.12)?

use crate::card::book;
use crate::cards::statics::Flag;
use crate::prelude::*;

/// A company there, or one of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Appear {
    /// The character.
    pub piece: PieceId,
}

impl Appear {
    fn facts(&self, state: &State, own: bool) -> Option<Message> {
        own.then(|| state.of_card(self.piece, "wizards-asked-appear-of"))
    }
}

impl Question<Wizards> for Appear {
    const CLAUSE: Clause = Clause("SATM-6.8");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.active())
    }

    sentences!("appear" by facts);

    fn answers(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        state.each_arrival(seat, state.piece(self.piece).card, offer);
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Verdict {
        let card = state.piece(self.piece).card;
        match *choice {
            Choice::Company(company) => state.may_appear_in(seat, card, company),
            Choice::Site(site) => state.may_appear_at(seat, card, site),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        let company = match *choice {
            Choice::Company(company) => company,
            Choice::Site(site) => state.form_company(seat, site),
            _ => return,
        };
        // Of those whom a card invites any number may come.
        state.turn.character |= !state.is_expected(state.piece(self.piece).card, company);
        ctx.journal.reveal();
        state.put(self.piece, Zone::Company(company));
        state.piece_mut(self.piece).fresh = true;
        let card = state.piece(self.piece).card;
        let site = state.company(company).site;
        if card.get().is_wizard() {
            state.sides[seat].wizard = Some(card);
            state.take_form(seat, self.piece);
            state.wizard_has_come(seat, ctx);
        }
        ctx.tell(|| Event::Joined { seat, card, site });
        state.members_changed(company, ctx);
        state.ask_control(self.piece);
    }
}

impl State {
    /// May a character join a company though another has come into play this turn?
    fn is_expected(&self, card: CardId, company: CompanyId) -> bool {
        self.is_said_on(company, |one| one.invites(card.get()))
    }

    /// May a character join some company of a player so?
    fn is_expected_somewhere(&self, seat: Seat, card: CardId) -> bool {
        self.companies_of(seat).any(|company| self.is_expected(card, company.id))
    }

    /// Calls `offer` with every character of the hand.
    pub(crate) fn each_newcomer(&self, seat: Seat, offer: &mut impl FnMut(Choice)) {
        self.each_in_hand(seat, |card| {
            if card.get().kind == CardKind::Character {
                offer(Choice::Card(card));
            }
        });
    }

    fn each_arrival(&self, seat: Seat, card: CardId, offer: &mut impl FnMut(Choice)) {
        self.companies_of(seat).for_each(|company| offer(Choice::Company(company.id)));
        let face = card.get();
        let homes = book().havens.or(face.home).or(self.rooted(seat).collect());
        homes.iter().for_each(|site| offer(Choice::Site(site)));
    }

    /// May a character of the hand come into play somewhere?
    pub(crate) fn may_appear(&self, seat: Seat, card: CardId) -> Verdict {
        let face = card.get();
        require(self.in_hand(seat, card).is_some() && face.kind == CardKind::Character, Why::NOT_IN_HAND)?;
        require(!self.turn.character || self.is_expected_somewhere(seat, card), Why::ONE_CHARACTER)?;
        require(face.missing.is_none(), Why::NOT_SUPPORTED)?;
        self.is_free(card)?;
        if face.is_wizard() {
            let side = &self.sides[seat];
            require(!side.wizard_lost, Why::WIZARD_LOST)?;
            // SATM-6.12: after one wizard was revealed, no other may be.
            require(side.wizard.is_none_or(|wizard| wizard == card), Why::ONE_WIZARD)?;
            require(!self.is_given_up(seat, card), Why::UNIQUE)?;
        }
        let mut verdict = Err(Why::NOT_HOME);
        // The same wherever it comes.
        let mut room = None;
        let mut has_room = |mind| *room.get_or_insert_with(|| self.has_room(seat, mind));
        self.each_arrival(seat, card, &mut |choice| {
            if verdict.is_err() {
                verdict = match choice {
                    Choice::Company(company) => self.may_appear_in(seat, card, company),
                    Choice::Site(site) => self.may_appear_where(seat, card, site, &mut has_room),
                    _ => verdict,
                };
            }
        });
        verdict
    }

    /// SATM-6.3, SATM-6.6: is this a site at which the character may be played?
    pub(crate) fn is_home(&self, seat: Seat, card: CardId, site: SiteId) -> Verdict {
        let face = card.get();
        let haven = site.get().is_haven() || self.is_rooted(seat, site);
        let home = face.home.has(site) || face.home_havens && haven;
        if face.is_wizard() {
            let elsewhere = site == crate::questions::rivendell() && !self.is_awaited_at_home(seat);
            return require(home || elsewhere, Why::WIZARD_HOME);
        }
        let only_home = face.has.contains(&Static::may_not(Flag::JoinElsewhere));
        require(home || haven && !only_home, Why::NOT_HOME)
    }

    /// SATM-6.4, SATM-6.11: joins a company that is there, and can be controlled in it.
    fn may_appear_in(&self, seat: Seat, card: CardId, id: CompanyId) -> Verdict {
        let company = self.find_company(id).filter(|company| company.seat == seat).ok_or(Why::NOT_NOW)?;
        require(!self.turn.character || self.is_expected(card, id), Why::ONE_CHARACTER)?;
        require(!company.moving(), Why::HEADED)?;
        self.is_home(seat, card, company.site)?;
        require(company.site.get().is_haven() || self.heads(id) < 7, Why::FULL)?;
        if card.get().mind.is_none() {
            return Ok(());
        }
        let piece = self.in_hand(seat, card).ok_or(Why::NOT_IN_HAND)?;
        let there = self.with_newcomer(piece, |_| id);
        let general = match &there {
            Some(there) => there.has_room(seat, 0),
            None => self.has_room(seat, self.influence_needed_in(piece, id).into()),
        };
        let by_wizard = self.rules.standard
            && self.wizard(seat).is_some_and(|wizard| self.company_of(wizard) != Some(id));
        let there = there.as_ref().unwrap_or(self);
        let led = there.characters(id).any(|leader| there.can_lead(leader, piece));
        if !led && by_wizard {
            return Err(Why::WIZARD_COMPANY);
        }
        require(general && !by_wizard || led, Why::MIND)
    }

    /// The state in which a character of the hand has come, where a card in play changes minds: in that company its own and
    /// those of others may be other than before.
    fn with_newcomer(&self, piece: PieceId, company: impl FnOnce(&mut Self) -> CompanyId) -> Option<Self> {
        self.minds_change().then(|| {
            let mut there = self.clone();
            let company = company(&mut there);
            there.put(piece, Zone::Company(company));
            there
        })
    }

    /// SATM-6.8 to SATM-6.11: forms a company of its own.
    fn may_appear_at(&self, seat: Seat, card: CardId, site: SiteId) -> Verdict {
        self.may_appear_where(seat, card, site, &mut |mind| self.has_room(seat, mind))
    }

    fn may_appear_where(
        &self,
        seat: Seat,
        card: CardId,
        site: SiteId,
        has_room: &mut impl FnMut(i16) -> bool,
    ) -> Verdict {
        require(!self.turn.character, Why::ONE_CHARACTER)?;
        self.is_home(seat, card, site)?;
        let wizard = self.wizard(seat).filter(|_| self.rules.standard);
        let beside = wizard
            .and_then(|wizard| self.company_of(wizard))
            .is_some_and(|id| self.rules.rulings.company_beside_wizard && self.company(id).site == site);
        require(wizard.is_none() || beside, Why::WIZARD_COMPANY)?;
        let here = self.companies_of(seat).any(|company| company.site == site);
        require(site.get().is_haven() || !here, Why::NO_SITE_CARD)?;
        require(site.get().is_haven() || self.sides[seat].sites.has(site), Why::NO_SITE_CARD)?;
        let mind = card.get().mind.unwrap_or(0);
        let piece = self.in_hand(seat, card).ok_or(Why::NOT_IN_HAND)?;
        let there = self.with_newcomer(piece, |there| there.form_company(seat, site));
        require(there.map_or_else(|| has_room(i16::from(mind)), |there| there.has_room(seat, 0)), Why::MIND)
    }
}
