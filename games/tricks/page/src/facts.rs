//! Facts of the last round, for the page at its end: the tricks of each character, and whose objective could no longer be met.

use table::Message;
use tricks::character::Character;
use tricks::goal::Status;
use tricks::view::{ObjectiveView, PhaseView, View};

/// The tricks of the whole round, also of those before the moment from which it was played; and who failed.
pub(crate) fn facts(view: &View) -> Vec<Message> {
    let won = view.chairs.iter().filter(|chair| chair.tricks > 0);
    let each = won.map(|chair| {
        let character = chair.character.map_or("tricks-character-none", Character::term);
        Message::new("tricks-fact-of").with("character", character).with("tricks", chair.tricks)
    });
    let each = each.collect::<Vec<_>>();
    let tricks = (!each.is_empty()).then(|| Message::new("tricks-fact-tricks").with("each", each));
    tricks.into_iter().chain(failed(view)).collect()
}

/// The characters whose objective could no longer be met, once the game is over.
fn failed(view: &View) -> Option<Message> {
    let over = matches!(view.phase, PhaseView::Over { .. });
    let chairs = view.chairs.iter().filter(|chair| over && has_failed(chair.objective.as_ref()));
    let failed = chairs.filter_map(|chair| chair.character).map(Character::term).collect::<Vec<_>>();
    (!failed.is_empty()).then(|| Message::new("tricks-fact-failed").with("characters", failed))
}

fn has_failed(objective: Option<&ObjectiveView>) -> bool {
    objective.is_some_and(|objective| objective.status == Status::Failed)
}
