//! The questions: for each, what might be answered, why it may not, when it answers itself, and what the
//! answer does.

mod armies;
mod battle;
mod cards;
mod hunt;
mod people;
mod turn;

use crate::choice::Choice;
use crate::ctx::Ctx;
use crate::frame::Frame;
use crate::state::State;
use crate::why::Verdict;

/// The file a question belongs to.
enum Family {
    Turn,
    Armies,
    People,
    Hunt,
    Battle,
    Cards,
}

const fn family(frame: &Frame) -> Family {
    match frame {
        Frame::HandLimit(_)
        | Frame::TurnDraw(_)
        | Frame::Swap { .. }
        | Frame::Mix { .. }
        | Frame::Declare
        | Frame::EnterMordor
        | Frame::Guide
        | Frame::Allocate
        | Frame::Actions(_)
        | Frame::AfterRing(_)
        | Frame::UseDie(_)
        | Frame::Diplomacy
        | Frame::Recruit(_)
        | Frame::Place(_) => Family::Turn,
        Frame::Trim(..)
        | Frame::March { .. }
        | Frame::MarchTo { .. }
        | Frame::Journey { .. }
        | Frame::Trek { .. }
        | Frame::Pick { .. }
        | Frame::Attack { .. }
        | Frame::AttackAt { .. } => Family::Armies,
        Frame::Companions { .. }
        | Frame::Separate { .. }
        | Frame::Land { .. }
        | Frame::Minions { .. }
        | Frame::FlyTo { .. } => Family::People,
        Frame::Crebain
        | Frame::Staff
        | Frame::HuntCard
        | Frame::HuntGuide
        | Frame::HuntBear
        | Frame::RevealAt
        | Frame::Balrog { .. }
        | Frame::Sorrow => Family::Hunt,
        Frame::WhiteRider
        | Frame::Withdraw
        | Frame::CombatCard(_)
        | Frame::Hits { .. }
        | Frame::HitsAt { .. }
        | Frame::Cease
        | Frame::Retreat { .. }
        | Frame::Press
        | Frame::Sorcery(_)
        | Frame::CombatChoice(_) => Family::Battle,
        _ => Family::Cards,
    }
}

/// Every answer one might think of.
pub fn candidates(state: &State, frame: &Frame, offer: &mut dyn FnMut(Choice)) {
    match family(frame) {
        Family::Turn => turn::candidates(state, frame, offer),
        Family::Armies => armies::candidates(state, frame, offer),
        Family::People => people::candidates(state, frame, offer),
        Family::Hunt => hunt::candidates(state, frame, offer),
        Family::Battle => battle::candidates(state, frame, offer),
        Family::Cards => cards::candidates(state, frame, offer),
    }
}

/// Every legal answer.
pub fn legal(state: &State, frame: &Frame, offer: &mut dyn FnMut(Choice)) {
    if matches!(frame, Frame::Pick { .. }) {
        return armies::picks(state, frame, offer);
    }
    candidates(state, frame, &mut |choice| {
        if people::in_reach(frame, choice) || objection(state, frame, choice).is_ok() {
            offer(choice);
        }
    });
}

/// Why this is no answer.
pub fn objection(state: &State, frame: &Frame, choice: Choice) -> Verdict {
    match family(frame) {
        Family::Turn => turn::objection(state, frame, choice),
        Family::Armies => armies::objection(state, frame, choice),
        Family::People => people::objection(state, frame, choice),
        Family::Hunt => hunt::objection(state, frame, choice),
        Family::Battle => battle::objection(state, frame, choice),
        Family::Cards => cards::objection(state, frame, choice),
    }
}

/// Does the question answer itself? Then it has been answered, and its frame is gone.
pub fn moot(state: &mut State, frame: &Frame, ctx: &mut Ctx<'_>) -> bool {
    match family(frame) {
        Family::Turn => turn::moot(state, frame, ctx),
        Family::Armies => armies::moot(state, frame, ctx),
        Family::People => people::moot(state, frame, ctx),
        Family::Hunt => hunt::moot(state, frame, ctx),
        Family::Battle => battle::moot(state, frame, ctx),
        Family::Cards => cards::moot(state, frame, ctx),
    }
}

/// Does what was answered; the frame of the question is gone already.
pub fn answer(state: &mut State, frame: Frame, choice: Choice, ctx: &mut Ctx<'_>) {
    match family(&frame) {
        Family::Turn => turn::answer(state, frame, choice, ctx),
        Family::Armies => armies::answer(state, frame, choice, ctx),
        Family::People => people::answer(state, frame, choice, ctx),
        Family::Hunt => hunt::answer(state, frame, choice, ctx),
        Family::Battle => battle::answer(state, frame, choice, ctx),
        Family::Cards => cards::answer(state, frame, choice, ctx),
    }
}

/// An answer that was not checked.
fn unchecked(frame: &Frame, choice: Choice) -> ! {
    unreachable!("'{choice}' was not checked against {frame:?}")
}
