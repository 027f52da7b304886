//! Facts of the last round, for the page at its end: the tricks that were told, counted.

use table::{Message, Told};
use tricks::chair::Chair;
use tricks::character::Character;
use tricks::event::Event;

/// The tricks of each character, in the order in which they won their first.
pub(crate) fn facts(told: &[Told<Event>]) -> Vec<Message> {
    let mut won = Vec::<(Chair, &'static str, i64)>::new();
    for told in told {
        match &told.event {
            Event::Round { .. } => won.clear(),
            Event::Won { who, .. } => match won.iter_mut().find(|(chair, ..)| *chair == who.chair) {
                Some((.., tricks)) => *tricks += 1,
                None => {
                    won.push((who.chair, who.character.map_or("tricks-character-none", Character::term), 1))
                }
            },
            _ => {}
        }
    }
    let each = won.iter().map(|(_, character, tricks)| {
        Message::new("tricks-fact-of").with("character", *character).with("tricks", *tricks)
    });
    let each = each.collect::<Vec<_>>();
    let said = (!each.is_empty()).then(|| Message::new("tricks-fact-tricks").with("each", each));
    said.into_iter().collect()
}
