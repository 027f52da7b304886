//! What the answers of a question are among each other: which end it, and of which kinds those are that lie on the table.

use canvas::Rank;
use table::{Laid, Message};
use wizards::choice::Choice;

pub(crate) fn rank(laid: &Laid<Choice>) -> Rank {
    match laid.choice {
        Choice::Dismiss(_) => Rank::Grave,
        // Who fights and taps does not pass, although that is written so.
        Choice::Pass => Rank::ends(!laid.explanation.label.id.starts_with("wizards-no-")),
        choice => Rank::ends(matches!(choice, Choice::PassOn | Choice::PassTurn)),
    }
}

pub(crate) fn kind(laid: &Laid<Choice>) -> Option<Message> {
    let kind = match laid.choice {
        // Each company has its own.
        Choice::Head(..) => {
            let mut args = laid.explanation.label.args.iter();
            let (name, company) = args.find(|(name, _)| *name == "company")?;
            return Some(Message::new("wizards-kind-head").with(name, company.clone()));
        }
        Choice::Play(..) => "wizards-kind-play",
        Choice::Guard(_) | Choice::Lurk(_) => "wizards-kind-guard",
        Choice::Gain(..) => "wizards-kind-gain",
        Choice::Use(..) => "wizards-kind-use",
        Choice::Pick(_) => "wizards-kind-pick",
        Choice::Card(_) => "wizards-kind-card",
        Choice::Follow(..) | Choice::General(_) => "wizards-kind-follow",
        Choice::Join(..) | Choice::Part(_) => "wizards-kind-join",
        Choice::Stay(_) => "wizards-kind-stay",
        Choice::Give(..) => "wizards-kind-give",
        Choice::Store(_) => "wizards-kind-store",
        Choice::Remove(_) | Choice::Try(_) => "wizards-kind-remove",
        Choice::Influence(..) | Choice::Sway(..) => "wizards-kind-influence",
        Choice::Wander(..)
        | Choice::Retrace(_)
        | Choice::GoHome(_)
        | Choice::Recover(_)
        | Choice::Rouse(_)
        | Choice::Summon(_)
        | Choice::Hide(_)
        | Choice::Unmask(_)
        | Choice::Ambush(_) => "wizards-kind-agent",
        _ => return None,
    };
    Some(Message::new(kind))
}
