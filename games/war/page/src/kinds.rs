//! The kinds of a question's answers: which end it, and of which kinds those are that lie on the board.

use canvas::Rank;
use table::{Laid, Message};
use war::choice::Act;

use crate::prelude::*;

pub(crate) fn rank(laid: &Laid<Choice>) -> Rank {
    match laid.choice {
        // The die is gone for nothing.
        Choice::Act(Act::Skip) => Rank::Grave,
        choice => Rank::ends(matches!(choice, Choice::Pass | Choice::Done | Choice::No)),
    }
}

pub(crate) fn kind(laid: &Laid<Choice>) -> Option<Message> {
    let kind = match laid.choice {
        Choice::Die(_) => "war-answers-die",
        Choice::Ring(..) => "war-answers-ring",
        Choice::Card(_) => "war-answers-card",
        Choice::Lift(_) => "war-answers-lift",
        Choice::From(_) => "war-answers-from",
        Choice::To(_) => "war-answers-to",
        Choice::Take(_) | Choice::At(..) | Choice::Who(_) => "war-answers-figure",
        Choice::Lose(_) | Choice::Reduce(_) => "war-answers-lose",
        Choice::Nation(_) => "war-answers-nation",
        Choice::Recruit(..) => "war-answers-recruit",
        Choice::Draw(_) => "war-answers-draw",
        Choice::Act(Act::Skip) => "war-answers-skip",
        _ => return None,
    };
    Some(Message::new(kind))
}

/// The intent of a move made in one go: that of its action, with any die.
pub(crate) fn intent(choices: &[Choice]) -> Option<Message> {
    // Once a die is chosen the acts stand in the bar by themselves.
    if matches!(choices.first(), Some(Choice::Act(_))) {
        return None;
    }
    let act = choices.iter().find_map(|choice| match choice {
        Choice::Act(act) => Some(*act),
        _ => None,
    })?;
    let intent = match act {
        Act::March | Act::MarchLed => "war-intent-march",
        Act::Attack | Act::AttackLed => "war-intent-attack",
        Act::MoveCompanions => "war-intent-companions",
        Act::MoveMinions => "war-intent-minions",
        Act::Recruit => "war-intent-recruit",
        Act::MoveFellowship => "war-intent-fellowship",
        _ => return None,
    };
    Some(Message::new(intent))
}
