//! Folco Boffin: he makes way for another Hobbit, who comes in his place.

use super::effect::{Deed, Does};
use super::prelude::operations;
use crate::prelude::*;
use crate::questions::sentences;

operations! {
    /// The character is discarded, and a Hobbit of the hand joins its company.
    "make_way" => MakeWay,
}

impl Does for MakeWay {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        state.frames.push(Relieve { who: deed.link.piece });
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        scope.piece().is_some_and(|who| state.has_answer(scope.seat, &Relieve { who }))
    }
}

/// Which Hobbit of the hand comes, under general influence, or under which leader of the company?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Relieve {
    /// The Hobbit replaced.
    pub who: PieceId,
}

impl State {
    /// Is there room under general influence for a character who comes in another's place? The room of the
    /// one who goes is free then.
    pub(crate) fn room_instead(&self, seat: Seat, gone: PieceId, comes: CardId) -> bool {
        let left = self.piece(gone);
        let freed = if left.leader.is_none() && !left.adrift { self.mind_to_control(gone) } else { 0 };
        self.has_room(seat, i16::from(comes.get().mind.unwrap_or(0)) - i16::from(freed))
    }

    /// SATM-6.11: must a newcomer to this company have a leader, since the wizard is elsewhere?
    pub(crate) fn must_be_led(&self, seat: Seat, company: CompanyId) -> bool {
        self.rules.standard
            && self.wizard(seat).is_some_and(|wizard| self.company_of(wizard) != Some(company))
    }
}

impl Relieve {
    fn may_come(self, state: &State, seat: Seat, card: CardId, leader: Option<PieceId>) -> Verdict {
        let piece = state.in_hand(seat, card).ok_or(Why::NOT_IN_HAND)?;
        let company = state.company_of(self.who).ok_or(Why::NOT_NOW)?;
        let face = card.get();
        require(face.kind == CardKind::Character && face.race == Some(Race::Hobbit), Why::NOT_NOW)?;
        require(face.missing.is_none(), Why::NOT_SUPPORTED)?;
        state.is_free(card)?;
        match leader {
            None => {
                require(!state.must_be_led(seat, company), Why::WIZARD_COMPANY)?;
                require(state.room_instead(seat, self.who, card), Why::MIND)
            }
            Some(leader) => {
                let other = leader != self.who && state.characters(company).any(|one| one == leader);
                require(other, Why::NOT_NOW)?;
                let instead = state.piece(self.who).leader == Some(leader)
                    && face.mind.is_some_and(|mind| mind <= state.mind(self.who));
                require(instead || state.can_lead(leader, piece), Why::MIND)
            }
        }
    }
}

impl Question<Wizards> for Relieve {
    const CLAUSE: Clause = Clause("SATM-6.4");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.piece(self.who).owner)
    }

    sentences!("relieve");

    fn answers(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        let company = state.company_of(self.who);
        state.each_in_hand(seat, |card| {
            if card.get().kind == CardKind::Character {
                offer(Choice::Card(card));
                let all = company.into_iter().flat_map(|company| state.characters(company));
                all.filter(|leader| *leader != self.who).for_each(|leader| offer(Choice::Gain(card, leader)));
            }
        });
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Verdict {
        match *choice {
            Choice::Pass => Ok(()),
            Choice::Card(card) => self.may_come(state, seat, card, None),
            Choice::Gain(card, leader) => self.may_come(state, seat, card, Some(leader)),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(!state.is_character(self.who))
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        let (card, leader) = match *choice {
            Choice::Card(card) => (card, None),
            Choice::Gain(card, leader) => (card, Some(leader)),
            _ => return,
        };
        let (Some(piece), Some(company)) = (state.in_hand(seat, card), state.company_of(self.who)) else {
            return;
        };
        ctx.journal.reveal();
        state.put(piece, Zone::Company(company));
        state.piece_mut(piece).fresh = true;
        let site = state.company(company).site;
        ctx.tell(|| Event::Joined { seat, card, site });
        state.discard(self.who, ctx);
        state.set_leader(piece, leader, ctx);
        state.members_changed(company, ctx);
    }
}
