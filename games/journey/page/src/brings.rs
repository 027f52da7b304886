//! The effect of a die set aside, in a few words on its button.

use journey::choice::Choice;
use journey::view::View;
use table::{Laid, Message};

/// The effect of setting a die aside, short: the long one is told only where one points at it. A Nazgûl that would make the last mark
/// says so.
pub(crate) fn brings(view: &View, laid: &Laid<Choice>) -> Option<Message> {
    let Choice::Set(_) = laid.choice else { return None };
    let own = view.active;
    let id = match laid.explanation.effect.id {
        "journey-effect-ring" => "journey-brings-ring",
        "journey-effect-ring-fewer" => "journey-brings-ring-fewer",
        "journey-effect-gandalf" => "journey-brings-gandalf",
        "journey-effect-gandalf-idle" => "journey-brings-gandalf-idle",
        "journey-effect-fellowship" => "journey-brings-fellowship",
        "journey-effect-fellowship-two" => "journey-brings-fellowship-two",
        "journey-effect-fellowship-half" => "journey-brings-fellowship-half",
        "journey-effect-orc" => "journey-brings-orc",
        "journey-effect-white-tree" => "journey-brings-white-tree",
        "journey-effect-nazgul-nobody" => "journey-brings-nazgul-nobody",
        "journey-effect-nazgul-rival" => "journey-brings-nazgul-rival",
        "journey-effect-nazgul-self" if view.nazgul_to_come(own) + 1 >= view.marks_to_spare(own) => {
            "journey-brings-nazgul-last"
        }
        "journey-effect-nazgul-self" => "journey-brings-nazgul-self",
        _ => return None,
    };
    Some(Message { id, ..laid.explanation.effect.clone() })
}
