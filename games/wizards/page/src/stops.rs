//! The steps at which one may be asked although there is little to decide: by the moving company, the
//! attacked one, and the purpose. These are open, so the step reveals nothing.

use canvas::Stop;
use table::{Message, Seat};
use wizards::choice::Choice;
use wizards::view::View;

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
    "movement-end",
    "guard",
    "organization-end",
    "long-events",
    "end",
];

/// The steps at which a player is asked only on request: where hardly anybody does anything (a hazard in response to what the other
/// player declares in their own turn can be played when hazards are asked for), and where nothing can come of it.
pub(crate) const UNASKED: &[&str] = &["sure-strike", "their-response", "addition", "draw"];

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
