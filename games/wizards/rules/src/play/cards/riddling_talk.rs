//! Riddling Talk, The Riddle Game: a card is named, and the other player shows the hand.

use super::prelude::*;
use crate::card::Skill;
use crate::questions::sentences;

/// The change of the hazard limit by a riddle that is not answered.
const LIMIT: u8 = 3;

operations! {
    /// A card is named; if the opponent has it, the attacker is discarded, and the hazard limit is three less.
    "riddle" => Riddle,
    /// Makes a character of the company and one of the opponent's at the site roll for it; the winner names two cards, which the
    /// other discards.
    "riddle_game" => RiddleGame,
}

impl Does for Riddle {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        let named = Vec::new();
        state.frames.push(NameCard { seat: deed.link.seat, left: 1, named, company: deed.link.company });
    }

    fn objection(&self, state: &State, _: &Scope) -> Verdict {
        let firm = state.combat.as_ref().is_some_and(|combat| combat.firm);
        require(!firm, Why::CONDITION)
    }
}

/// The characters of the opponent at the site of a company.
fn across(state: &State, scope: &Scope) -> Vec<PieceId> {
    let Some(company) = scope.its_company(state) else {
        return Vec::new();
    };
    let theirs = state.companies_of(other(company.seat)).filter(|one| one.site == company.site);
    theirs.flat_map(|one| state.characters(one.id)).collect()
}

impl Does for RiddleGame {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        if let Some(user) = deed.link.user {
            state.frames.push(RiddlePlayer { user, link: *deed.link });
        }
    }

    fn objection(&self, state: &State, scope: &Scope) -> Verdict {
        require(!across(state, scope).is_empty(), Why::NO_TARGET)
    }
}

/// Which character plays the riddle game for the other player?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RiddlePlayer {
    /// The opposing character.
    pub user: PieceId,
    /// The action.
    pub link: state::Link,
}

impl RiddlePlayer {
    /// The roll of one of the two.
    fn rolls(state: &mut State, id: PieceId, wit: i8, ctx: &mut Ctx<'_>) -> i8 {
        let sage = if state.has_skill(id, Skill::Sage, None) { 2 } else { 0 };
        let hobbit = i8::from(state.face(id).race == Some(Race::Hobbit));
        state.roll(state.piece(id).owner, "riddle", ctx) + sage + hobbit + wit
    }
}

impl Question<Wizards> for RiddlePlayer {
    const CLAUSE: Clause = Clause("SATM-0.4");

    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(other(self.link.seat))
    }

    sentences!("riddle-player");

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        across(state, &self.link.scope()).into_iter().for_each(|id| offer(Choice::Pick(id)));
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Verdict {
        match choice {
            Choice::Pick(id) => require(across(state, &self.link.scope()).contains(id), Why::NOT_NOW),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        match across(state, &self.link.scope()).as_slice() {
            [] => Moot::Lapses,
            [only] => Moot::Answer(Choice::Pick(*only)),
            _ => Moot::No,
        }
    }

    fn answer(self, state: &mut State, _: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        let Choice::Pick(theirs) = *choice else { return };
        // A second roll has the same wit as the first.
        let [wit, theirs_wit] = [self.user, theirs].map(|id| state.wit(state.piece(id).owner));
        let card = state.piece(self.link.piece).card;
        let wit = wit + state.hampered(self.user, card);
        let theirs_wit = theirs_wit + state.hampered(theirs, card);
        let winner = loop {
            let own = Self::rolls(state, self.user, wit, ctx);
            match own.cmp(&Self::rolls(state, theirs, theirs_wit, ctx)) {
                std::cmp::Ordering::Greater => break self.link.seat,
                std::cmp::Ordering::Less => break other(self.link.seat),
                std::cmp::Ordering::Equal => {}
            }
        };
        state.frames.push(NameCard { seat: winner, left: 2, named: Vec::new(), company: None });
    }
}

/// Which card is named?
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NameCard {
    /// The player who names.
    pub seat: Seat,
    /// The number still to name.
    pub left: u8,
    /// The cards named before.
    pub named: Vec<CardId>,
    /// The company that is attacked, if it is for that.
    pub company: Option<CompanyId>,
}

impl NameCard {
    fn is_there(&self, state: &State, card: CardId) -> Option<PieceId> {
        state.in_hand(other(self.seat), card)
    }

    /// The hand is shown, and the named card has its price.
    fn ends(self, state: &mut State, ctx: &mut Ctx<'_>) {
        // What comes of it tells everybody whether the card was there.
        ctx.journal.reveal();
        state.look_at_hand(self.seat, other(self.seat), ctx);
        let Some(company) = self.company else {
            for card in &self.named {
                while let Some(id) = self.is_there(state, *card) {
                    state.discard_shown(id, ctx);
                }
            }
            return;
        };
        if !self.named.iter().any(|card| self.is_there(state, *card).is_some()) {
            return;
        }
        if state.cancel_attack() {
            let seat = self.seat;
            ctx.tell(|| Event::AttackCancelled { seat });
        }
        // Its later attacks do not come, either.
        if let Some(Source::Creature(piece, _)) = state.combat.as_ref().map(|combat| combat.source)
            && state.piece(piece).zone == Zone::Chain
        {
            state.put(piece, Zone::Discard);
        }
        if state.find_company(company).is_some() {
            let company = state.company_mut(company);
            company.limit = company.limit.saturating_sub(LIMIT);
        }
    }
}

impl Question<Wizards> for NameCard {
    const CLAUSE: Clause = Clause("SATM-0.4");

    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    sentences!("name-card");

    fn answers(&self, _: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        CardId::all().filter(|card| !self.named.contains(card)).for_each(|card| offer(Choice::Card(card)));
    }

    fn objection(&self, _: &State, _: Seat, choice: &Choice) -> Verdict {
        match choice {
            Choice::Card(card) => require(!self.named.contains(card), Why::NOT_NOW),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn answer(mut self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        let Choice::Card(card) = *choice else { return };
        ctx.tell(|| Event::Named { seat, card });
        self.named.push(card);
        self.left -= 1;
        if self.left > 0 {
            state.frames.push(self);
        } else {
            self.ends(state, ctx);
        }
    }
}
