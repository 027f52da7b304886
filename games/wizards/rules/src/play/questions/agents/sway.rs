//! What is played on the attempt of an agent to influence something, before its rolls (SATM-28.31)?

use crate::choice::Shown;
use crate::mechanics::{Moment, Offer, Persuasion};
use crate::prelude::*;
use crate::questions::Frame;
use crate::state::Company;

/// The question to the player of the agent, whatever the hand holds: there is a hazard in the book for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BeforeSway {
    pub agent: PieceId,
    /// The card it tries to influence.
    pub of: PieceId,
}

/// The rolls.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RollSway {
    pub agent: PieceId,
    /// The card it tries to influence.
    pub of: PieceId,
    /// The way it tries.
    pub how: Persuasion,
}

impl BeforeSway {
    fn facts(&self, state: &State, _: bool) -> Option<Message> {
        let message = state.of_card(self.agent, "wizards-asked-before-sway-of");
        Some(message.with("of", self.of.shown(state)))
    }
}

impl State {
    /// Has an agent of this player declared an attempt that is not rolled for yet?
    pub(crate) fn tries_to_sway(&self, seat: Seat) -> bool {
        self.frames.iter().any(|frame| match frame {
            Frame::RollSway(roll) => self.piece(roll.agent).owner == seat,
            _ => false,
        })
    }

    /// Is it a card that helps an agent's attempt?
    fn helps_sway(&self, seat: Seat, choice: &Choice) -> bool {
        let Ok(Offer { piece, does }) = self.offered(seat, choice) else { return false };
        let mode = self.mode_of(piece, does);
        mode.is_some_and(|mode| mode.does.iter().any(|op| matches!(op, Op::AidSway(_))))
    }
}

impl Question<Wizards> for BeforeSway {
    const CLAUSE: Clause = Clause("SATM-28.31");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.piece(self.agent).owner)
    }

    sentences!("before-sway" by facts);

    fn answers(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        state.each_offer(seat, &mut |choice| {
            if state.helps_sway(seat, &choice) {
                offer(choice);
            }
        });
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Verdict {
        if *choice == Choice::Pass {
            return Ok(());
        }
        require(state.helps_sway(seat, choice), Why::NOT_NOW)?;
        state.may_play(seat, Moment::Movement, false, choice)
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        let company = state.turn.company.and_then(|id| state.find_company(id));
        let room = company.is_some_and(|company: &Company| company.used < company.limit);
        let seat = state.piece(self.agent).owner;
        Moot::lapses(!room || seat != state.hazarding() || state.sides[seat].hand.is_empty())
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        if *choice != Choice::Pass {
            state.frames.push(self);
            state.begin_play(seat, Moment::Movement, false, choice, ctx);
        }
    }
}

impl Step<Wizards> for RollSway {
    fn act(self, state: &mut State, ctx: &mut Ctx<'_>) {
        state.agent_influences(self.agent, self.of, self.how, ctx);
    }
}
