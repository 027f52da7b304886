//! What the answers of a question are among each other: which end it, and of which kinds those are that lie on the board.

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

pub(crate) fn kind(laid: &Laid<Choice>) -> Option<Message> {
    let kind = match laid.choice {
        Choice::Go(..) | Choice::March(_) => "quest-kind-travel",
        Choice::At(_) => "quest-kind-place",
        Choice::Token(_) => "quest-kind-monster",
        Choice::MoveToken(..) => "quest-kind-move-monster",
        Choice::Minion(_) | Choice::HealMinion(_) => "quest-kind-minion",
        Choice::MoveMinion(..) => "quest-kind-move-minion",
        Choice::Scout(_) => "quest-kind-scout",
        Choice::Card(_) => "quest-kind-card",
        Choice::Plot(_) | Choice::Slot(_) => "quest-kind-plot",
        Choice::Shadow(_) => "quest-kind-shadow",
        Choice::Peril(_) => "quest-kind-peril",
        Choice::Corruption(_) => "quest-kind-corruption",
        Choice::Character(_) => "quest-kind-character",
        _ => return None,
    };
    Some(Message::new(kind))
}
