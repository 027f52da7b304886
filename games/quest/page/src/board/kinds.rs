//! The kinds of a question's answers: which end it, and of which kinds those are that lie on the board.

use canvas::Rank;
use quest::Choice;
use table::{Laid, Message};

pub(crate) fn rank(laid: &Laid<Choice>) -> Rank {
    match laid.choice {
        // The fight is given up.
        Choice::Exhaust => Rank::Grave,
        choice => Rank::ends(matches!(choice, Choice::Done | Choice::No)),
    }
}

/// What stands on a choice's button besides its name.
pub(crate) fn odds(laid: &Laid<Choice>) -> Option<Message> {
    match laid.explanation.effect.id {
        "quest-effect-lay-out" => Some(Message::new("quest-board-odds-out")),
        _ => None,
    }
}

pub(crate) fn kind(laid: &Laid<Choice>) -> Option<Message> {
    of(laid.choice)
}

/// The kind of an order given in one go.
pub(crate) fn intent(choices: &[Choice]) -> Option<Message> {
    choices.first().copied().and_then(of)
}

fn of(choice: Choice) -> Option<Message> {
    let kind = match choice {
        Choice::Go(..) | Choice::March(_) => "quest-answers-travel",
        Choice::At(_) => "quest-answers-place",
        Choice::Token(_) => "quest-answers-monster",
        Choice::MoveToken(..) => "quest-answers-move-monster",
        Choice::From(_) => "quest-answers-place-monster",
        Choice::Minion(_) | Choice::HealMinion(_) => "quest-answers-minion",
        Choice::MoveMinion(..) => "quest-answers-move-minion",
        Choice::Scout(_) => "quest-answers-scout",
        Choice::Card(_) => "quest-answers-card",
        Choice::Plot(_) | Choice::Slot(_) => "quest-answers-plot",
        Choice::Shadow(_) => "quest-answers-shadow",
        Choice::Peril(_) => "quest-answers-peril",
        Choice::Corruption(_) => "quest-answers-corruption",
        Choice::Character(_) => "quest-answers-character",
        _ => return None,
    };
    Some(Message::new(kind))
}
