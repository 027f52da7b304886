//! The kinds of a question's answers: which end it, and of which kinds those are that lie on the table.

use canvas::Rank;
use table::{Clause, Laid, Message};
use wizards::card::CardKind;
use wizards::choice::Choice;
use wizards::ids::CardId;
use wizards::state::Phase;
use wizards::view::{CompanyView, View};

use crate::plays::of_side;
use crate::spots::waiting;

pub(crate) fn rank(laid: &Laid<Choice>) -> Rank {
    match laid.choice {
        Choice::Dismiss(_) => Rank::Grave,
        // Who fights and taps does not pass, although that is written so.
        Choice::Pass => Rank::ends(!laid.explanation.label.id.starts_with("wizards-no-")),
        choice => Rank::ends(matches!(choice, Choice::PassOn | Choice::PassTurn)),
    }
}

pub(crate) fn kind(view: &View, laid: &Laid<Choice>) -> Option<Message> {
    let kind = match laid.choice {
        // Most often one enters: what is not entered lies folded where three companies and more are left.
        Choice::Stay(_) if laid.explanation.label.id == "wizards-choice-stay-out" => {
            "wizards-answers-stay-out"
        }
        // Each company has its own; that it stays after all is one of them.
        Choice::Head(..) | Choice::Stay(_) => {
            let mut args = laid.explanation.label.args.iter();
            let (name, company) = args.find(|(name, _)| *name == "company")?;
            return Some(Message::new("wizards-answers-head").with(name, company.clone()));
        }
        // Each card is brought in by one of several.
        Choice::Gain(card, _) => {
            return Some(Message::new("wizards-answers-gain").with("card", &card.get().name));
        }
        Choice::Play(..) => "wizards-answers-play",
        Choice::Guard(_) | Choice::Lurk(_) => "wizards-answers-guard",
        Choice::Use(..) => "wizards-answers-use",
        // Whoever supports a corruption check.
        Choice::Pick(_) if laid.explanation.clause == Clause("SATM-11.12") => "wizards-answers-support",
        Choice::Pick(id) if waiting(view, id).is_some() => "wizards-answers-strike",
        Choice::Pick(_) => "wizards-answers-pick",
        Choice::Card(_) if laid.explanation.label.id == "wizards-choice-discard" => "wizards-answers-discard",
        Choice::Card(card) if is_drafted(view, card) => "wizards-answers-draft",
        Choice::Card(card) if comes_into_play(view, card) => "wizards-answers-character",
        Choice::Card(_) => "wizards-answers-card",
        Choice::Follow(..) | Choice::General(_) => "wizards-answers-follow",
        Choice::Join(..) | Choice::Part(_) => "wizards-answers-join",
        Choice::Give(..) => "wizards-answers-give",
        Choice::Dismiss(_) => "wizards-answers-dismiss",
        Choice::Store(_) => "wizards-answers-store",
        Choice::Remove(_) | Choice::Try(_) => "wizards-answers-remove",
        Choice::Influence(..) | Choice::Sway(..) => "wizards-answers-influence",
        Choice::Wander(..)
        | Choice::Retrace(_)
        | Choice::GoHome(_)
        | Choice::Recover(_)
        | Choice::Rouse(_)
        | Choice::Summon(_)
        | Choice::Hide(_)
        | Choice::Unmask(_)
        | Choice::Ambush(_) => "wizards-answers-agent",
        _ => return None,
    };
    Some(Message::new(kind))
}

/// Is it a character who may be in the company that one begins with, or comes into the deck?
fn is_drafted(view: &View, card: CardId) -> bool {
    view.turn.phase == Phase::Preparation && card.get().kind == CardKind::Character
}

/// Is it a character of a hand, who comes into play in the organization phase?
fn comes_into_play(view: &View, card: CardId) -> bool {
    view.turn.phase == Phase::Organization
        && card.get().kind == CardKind::Character
        && view.sides.iter().any(|side| side.hand_known.contains(&card))
}

/// Where a company goes: first that it stays, then where something of the hand is played, then the nearest; what lies under the map last. Of those who may
/// try to bring a card in: first who will most likely do it.
pub(crate) fn order(view: &View, laid: &Laid<Choice>) -> Option<u32> {
    if matches!(laid.choice, Choice::Gain(..)) {
        return crate::number::chance(&laid.explanation.effect).map(|percent| 100 - percent.min(100));
    }
    if matches!(laid.choice, Choice::Stay(_)) {
        return Some(0);
    }
    let Choice::Head(id, site) = laid.choice else {
        return None;
    };
    let company = view.companies.iter().find(|company| company.id == id)?;
    let plays = !of_side(view.sides.get(company.seat.index())?, site).is_empty();
    let far = crate::map::far(company.site, site).unwrap_or(FARTHEST);
    Some(if plays { far } else { far + 2 * FARTHEST })
}

/// Farther than any two sites on the map.
const FARTHEST: u32 = 100_000;

/// What the end of the organization phase leaves: companies that stay where they are.
pub(crate) fn leaves(view: &View, laid: &Laid<Choice>) -> Option<Message> {
    if laid.explanation.label.id != "wizards-pass-organize" {
        return None;
    }
    let stays = |company: &&CompanyView| company.seat == view.turn.active && !company.moving;
    let count = view.companies.iter().filter(stays).count();
    (count > 0).then(|| Message::new("wizards-leaves-organize").with("count", count))
}
