//! The steps at which one may be asked although there is little to decide: by the moving company, the
//! attacked one, and the purpose. These are open, so the step reveals nothing. And the questions of a turn in which nothing more is
//! done, which one press leaves alone together.

use canvas::{Rest, Stop};
use table::{Message, Seat};
use wizards::choice::Choice;
use wizards::state::{Status, Zone};
use wizards::view::{CompanyView, View};

use crate::strike;

/// Their words.
pub(crate) const STOPS: &[&str] = &[
    "hazards",
    "own-road",
    "own-attack",
    "their-attack",
    "strike",
    "sure-strike",
    "response",
    "their-response",
    "addition",
    "draw",
    "next-stays",
    "movement-end",
    "guard",
    "organization-end",
    "long-events",
    "end",
];

/// The steps at which a player is asked only on request: where hardly anybody does anything (a hazard in response to what the other
/// player declares in their own turn can be played when hazards are asked for), and where nothing can come of it: of companies that all
/// stay where they are hardly anybody minds which is next.
pub(crate) const UNASKED: &[&str] = &["sure-strike", "their-response", "addition", "draw", "next-stays"];

/// The steps at which whoever wants to be asked seldom passes besides: an answer that few cards give, and ends of phases.
pub(crate) const SELDOM: &[&str] =
    &["own-road", "their-attack", "response", "movement-end", "organization-end", "long-events", "end"];

/// The draw of all the cards that may be drawn.
const fn all(left: u8) -> Choice {
    if left > 1 { Choice::Number(left) } else { Choice::Yes }
}

/// The step at which a question is asked, if passing is the usual answer there.
pub(crate) fn stop(view: &View, own: Option<Seat>, asked: &Message) -> Option<Stop> {
    let own = own?;
    let step = match asked.id.strip_prefix("wizards-ask-")? {
        // Hardly anybody wants fewer cards.
        "draw" => {
            let there = u8::try_from(view.sides.get(own.index())?.deck).unwrap_or(u8::MAX);
            return Some(Stop::at("draw", all(crate::asked::number(asked, "left")?.min(there))));
        }
        "next-move" => {
            let mut left = left(view, own, |(moved, ..)| moved).peekable();
            let first = left.peek()?.id;
            return left
                .all(|company| !company.moving)
                .then(|| Stop::at("next-stays", Choice::Company(first)));
        }
        "respond" if view.turn.active == own => "response",
        "respond" => "their-response",
        "add" => "addition",
        "priority" => match &view.combat {
            Some(combat) => {
                let attacked = view.companies.iter().find(|company| company.id == combat.company);
                if attacked.is_some_and(|company| company.seat == own) {
                    "own-attack"
                } else {
                    "their-attack"
                }
            }
            None if view.turn.active == own => "own-road",
            None => "hazards",
        },
        // Support makes it no better than beaten; a card may spare its target from tapping, or help against the attacker's body.
        "support" if strike::is_sure(view) => "sure-strike",
        "strike-cards" if strike::is_sure(view) && strike::is_the_end_of_it(view) => "sure-strike",
        "strike-cards" | "strike-hazards" => "strike",
        "movement-end" => "movement-end",
        "guard-reveal" => "guard",
        "organization-end" => "organization-end",
        "end" => "end",
        "long-events" => "long-events",
        _ => return None,
    };
    Some(Stop::at(step, Choice::Pass))
}

/// The companies of a player of which this is not done yet: moved, explored, entered.
fn left(
    view: &View,
    own: Seat,
    done: impl Fn((bool, bool, bool)) -> bool,
) -> impl Iterator<Item = &CompanyView> {
    view.companies.iter().filter(move |company| company.seat == own && !done(company.done))
}

/// The rest of a turn in which nobody moves any more and nothing more is done. What is under attack, declared or called is no part of
/// it; nor is a turn in which the opponent has played something that was not there when it was ended, or in which somebody has come to
/// harm: a creature may come besides the hazard limit.
pub(crate) fn rest(view: &View, own: Option<Seat>, asked: &Message) -> Option<Rest> {
    let own = own.filter(|own| *own == view.turn.active)?;
    let moves = left(view, own, |_| false).any(|company| company.moving);
    if moves || view.combat.is_some() || !view.chain.is_empty() {
        return None;
    }
    let stays = || left(view, own, |(_, explored, _)| explored);
    let step = asked.id.strip_prefix("wizards-ask-")?;
    let answer = match step {
        "organize" | "organization-end" | "long-events" | "priority" | "movement-end" | "discard" | "end" => {
            Choice::Pass
        }
        "next-move" => Choice::Company(left(view, own, |(moved, ..)| moved).next()?.id),
        "explore" => Choice::Stay(stays().next()?.id),
        _ => return None,
    };
    let leaves = Message::new("wizards-leaves-turn").with("count", stays().count());
    let press = || (Message::new("wizards-rest-turn"), leaves);
    Some(Rest {
        answer: answer.to_string(),
        until: format!("{}.{}.{}", view.turn.number, played(view, own), strength(view, own)),
        press: matches!(step, "organize" | "explore").then(press),
    })
}

/// The number of hazards played on the companies of a player in this turn, but for those put on guard: of these none minds who enters
/// nothing, neither while they lie there nor as they go back to the hand.
fn played(view: &View, own: Seat) -> u32 {
    let played = |company: &CompanyView| u32::from(company.limit.1.saturating_sub(company.guarded.into()));
    left(view, own, |_| false).map(played).sum()
}

/// How well the members of a player's companies stand, in all: less once one of them is tapped, wounded or gone.
fn strength(view: &View, own: Seat) -> u32 {
    let ours = |zone| left(view, own, |_| false).any(|company| zone == Zone::Company(company.id));
    let members = view.cards.iter().filter(|card| ours(card.piece.zone));
    members
        .map(|card| match card.piece.status {
            Status::Untapped => 3,
            Status::Tapped => 2,
            Status::Wounded => 1,
        })
        .sum()
}
