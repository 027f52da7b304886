//! An Unexpected Party: as many Dwarves as will come, and the small ones follow of themselves.

use super::prelude::*;

conditions! {
    /// The company has more than one character but wizards with a mind above five, or more than two who are no Dwarves, or no
    /// Dwarf with such a mind.
    "party_over" => PartyOver of company: |_, state, scope| scope.company.is_some_and(|id| is_over(state, id));
}

statics! {
    /// The company on which it lies is as large as it likes, and Dwarves with a mind of two or less need no influence in it; any
    /// number of Dwarves comes into play with it.
    "hosts_dwarves" => HostsDwarves;
}

/// The mind above which a character is great.
const GREAT: i8 = 5;
/// The mind up to which a Dwarf needs no influence.
const SMALL: i8 = 2;

fn is_over(state: &State, company: CompanyId) -> bool {
    let dwarf = |id: &PieceId| state.face(*id).race == Some(Race::Dwarf);
    let great = |id: &PieceId| !state.face(*id).is_wizard() && state.mind(*id) > GREAT;
    let all = state.characters(company).collect::<Vec<_>>();
    let others = all.iter().filter(|id| !dwarf(id)).count();
    all.iter().filter(|id| great(id)).count() > 1
        || others > 2
        || !all.iter().any(|id| dwarf(id) && great(id))
}

impl State {
    /// Is a company such a party?
    pub(crate) fn is_party(&self, company: CompanyId) -> bool {
        self.in_play.iter().any(|id| {
            self.piece(*id).zone == Zone::OnCompany(company)
                && self.face(*id).has.contains(&Static::HostsDwarves)
        })
    }

    /// Does a character need no influence to be controlled in a company?
    fn is_guest_of(&self, id: PieceId, company: CompanyId) -> bool {
        let small = || self.face(id).mind.is_some() && self.mind_to_control(id) <= SMALL;
        self.face(id).race == Some(Race::Dwarf) && small() && self.is_party(company)
    }

    /// The influence needed to control a character in play.
    pub(crate) fn influence_needed(&self, id: PieceId) -> i8 {
        let guest = self.company_of(id).is_some_and(|company| self.is_guest_of(id, company));
        if guest { 0 } else { self.mind_to_control(id) }
    }

    /// The influence needed to control a character who would join a company.
    pub(crate) fn influence_needed_in(&self, id: PieceId, company: CompanyId) -> i8 {
        if self.is_guest_of(id, company) { 0 } else { self.mind_to_control(id) }
    }

    /// May a character join a company though another has come into play this turn?
    pub(crate) fn is_expected(&self, card: CardId, company: CompanyId) -> bool {
        card.get().race == Some(Race::Dwarf) && self.is_party(company)
    }

    /// May a character join some company of a player so?
    pub(crate) fn is_expected_somewhere(&self, seat: Seat, card: CardId) -> bool {
        self.companies_of(seat).any(|company| self.is_expected(card, company.id))
    }

    /// A party whose guests are others now is over.
    pub(crate) fn parties_end(&mut self, company: CompanyId, ctx: &mut Ctx<'_>) {
        let over = self.in_play.iter().copied().filter(|id| {
            self.piece(*id).zone == Zone::OnCompany(company)
                && self.face(*id).leaves.contains(&Condition::PartyOver)
        });
        let over = over.collect::<Vec<_>>();
        if !over.is_empty() && is_over(self, company) {
            over.into_iter().for_each(|id| self.discard(id, ctx));
        }
    }
}
