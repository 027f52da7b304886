//! The kinds of a question's answers: which end it, and of which kinds those are that lie on the board.

use canvas::Rank;
use table::{Laid, Message};
use war::choice::{Act, Bear};

use crate::prelude::*;

pub(crate) fn rank(laid: &Laid<Choice>) -> Rank {
    match laid.choice {
        // The die is gone for nothing.
        Choice::Act(Act::Skip) => Rank::Grave,
        // There are three, and one that was used does not come back: not the first thing that is offered, nor on the first key.
        Choice::Ring(..) => Rank::Grave,
        // What one waits for stands first: behind all that any die does it was out of sight.
        Choice::Act(Act::WhiteRider | Act::Crown | Act::WitchKing | Act::Mouth | Act::Saruman) => Rank::First,
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

/// What an answer costs or comes to, in a few words on its button: the Corruption of the Ring, the way that is left.
pub(crate) fn odds(view: &View, laid: &Laid<Choice>) -> Option<Message> {
    match (laid.choice, view.hunt) {
        (Choice::Bear(Bear::Ring), Some(hunt)) => {
            let from = view.fellowship.corruption;
            let to = (from + hunt.damage).min(war::DOOM);
            Some(Message::new("war-odds-ring").with("from", from).with("to", to).with("most", war::DOOM))
        }
        (Choice::To(at), _) => left_to_go(view, at),
        _ => None,
    }
}

/// How far the Fellowship has still to go to Mordor, where it is asked where it is.
fn left_to_go(view: &View, at: Region) -> Option<Message> {
    if !matches!(view.question, Some(Frame::RevealAt | Frame::Declare)) {
        return None;
    }
    // There it may enter the Mordor Track.
    let gates = [Region::MORANNON, Region::MINAS_MORGUL];
    let steps = gates.map(|gate| at.steps_to(gate)).into_iter().min()?;
    Some(Message::new("war-odds-mordor").with("steps", steps))
}

/// What is asked of an Army that was pressed, or of who flies from there: the rules' own questions.
pub(crate) fn onward(choices: &[Choice]) -> Option<Message> {
    let from = choices.iter().find_map(|choice| match choice {
        Choice::From(from) => Some(*from),
        _ => None,
    })?;
    let id = match act_of(choices) {
        Some(Act::Attack | Act::AttackLed) => "war-ask-attack-at",
        // The rules' question names the figure, which is not known yet.
        Some(Act::MoveMinions) => "war-board-onward-minions",
        _ => "war-ask-march-to",
    };
    Some(Message::new(id).with("from", from.term()))
}

/// The action among these.
fn act_of(choices: &[Choice]) -> Option<Act> {
    choices.iter().find_map(|choice| match choice {
        Choice::Act(act) => Some(*act),
        _ => None,
    })
}

/// The intent of a move made in one go: that of its action, with any die.
pub(crate) fn intent(choices: &[Choice]) -> Option<Message> {
    // Once a die is chosen the acts stand in the bar by themselves.
    if matches!(choices.first(), Some(Choice::Act(_))) {
        return None;
    }
    let intent = match act_of(choices)? {
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
