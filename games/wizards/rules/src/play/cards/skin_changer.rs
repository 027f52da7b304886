//! Skin-changer: the bear is strong, and faces two at once; when the turn is over, he is gone.

use super::effect::{Deed, Does, Says};
use super::prelude::{operations, statics};
use crate::prelude::*;
use crate::questions::sentences;

operations! {
    /// Makes the bearer hand on its items, and returns it to the hand.
    "change_back" => ChangeBack,
}

statics! {
    /// The bearer may face a second strike of an attack.
    "faces_two" => FacesTwo;
}

impl Does for ChangeBack {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        // Asked for each player: once is enough.
        if deed.link.seat == state.piece(deed.link.piece).owner
            && let Some(of) = state.bearer(deed.link.piece)
        {
            state.frames.push(Divest { of });
        }
    }
}

impl State {
    /// May a character who has one strike of the attack be given a second?
    pub(crate) fn faces_two(&self, id: PieceId) -> bool {
        let given = |id: PieceId| {
            let strikes = self.combat.as_ref().map(|combat| combat.given.iter());
            strikes.map_or(0, |strikes| strikes.filter(|strike| strike.at == id).count())
        };
        given(id) == 1 && self.held(id).iter().any(|on| self.face(*on).has.contains(&Static::FacesTwo))
    }

    /// Asks, once all strikes are given, about the second strike of a character who may face one.
    pub(crate) fn second_strike_is_asked(&mut self) {
        let Some(company) = self.combat.as_ref().map(|combat| combat.company) else {
            return;
        };
        let two = |id: PieceId| self.held(id).iter().any(|on| self.face(*on).has.contains(&Static::FacesTwo));
        if self.members(company).any(two) {
            let seat = self.company(company).seat;
            self.frames.push(SecondStrike { seat });
        }
    }

    /// The character who may face a second strike of the attack that is given to no other.
    pub(crate) fn second_target(&self) -> Option<PieceId> {
        let company = self.combat.as_ref().filter(|combat| !combat.each)?.company;
        if self.strikes_left() == 0 {
            return None;
        }
        self.members(company).find(|id| self.faces_two(*id))
    }
}

/// Who, of those not wounded, takes the items of a character, without a check? Then the character goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Divest {
    /// The character.
    pub of: PieceId,
}

impl Question<Wizards> for Divest {
    const CLAUSE: Clause = Clause("SATM-10.1");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.piece(self.of).owner)
    }

    sentences!("divest");

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        let Some(company) = state.company_of(self.of) else { return };
        for item in state.held(self.of).into_iter().filter(|item| state.face(*item).class.is_some()) {
            for to in state.characters(company).filter(|to| *to != self.of) {
                offer(Choice::Give(item, to));
            }
        }
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Verdict {
        match *choice {
            Choice::Pass => Ok(()),
            Choice::Give(item, to) => {
                let borne =
                    state.pieces.get(item.index()).is_some_and(|piece| piece.zone == Zone::On(self.of));
                let together = state.company_of(to) == state.company_of(self.of);
                require(borne && together, Why::TRANSFER)?;
                require(state.piece(to).status != Status::Wounded, Why::HEIR)?;
                state.may_give(seat, item, to)
            }
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        if !state.is_character(self.of) {
            Moot::Lapses
        } else if state.has_answer(state.piece(self.of).owner, self) {
            Moot::No
        } else {
            Moot::Answer(Choice::Pass)
        }
    }

    fn answer(self, state: &mut State, _: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        match *choice {
            Choice::Give(item, to) => {
                state.frames.push(self);
                state.transfer(item, to, ctx);
            }
            _ => state.leave(self.of, Zone::Hand, ctx),
        }
    }
}

/// Does a character face a second strike that was given to no other?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SecondStrike {
    /// The player.
    pub seat: Seat,
}

impl Question<Wizards> for SecondStrike {
    const CLAUSE: Clause = Clause("SATM-15.3");

    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    sentences!("second-strike", Choice::Yes => "wizards-yes-second-strike");

    fn answers(&self, _: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        offer(Choice::Yes);
        offer(Choice::Pass);
    }

    fn objection(&self, _: &State, _: Seat, choice: &Choice) -> Verdict {
        require(matches!(choice, Choice::Yes | Choice::Pass), Why::NOT_NOW)
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(state.second_target().is_none())
    }

    fn answer(self, state: &mut State, _: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        if let Some(at) = state.second_target().filter(|_| *choice == Choice::Yes) {
            state.give_strike(at, ctx);
        }
    }
}
