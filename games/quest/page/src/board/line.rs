//! The journal lines of events: the actor, and the places touched.

use canvas::Line;
use quest::Event;
use quest::ids::Place;
use quest::state::SAURON;
use table::Seat;

/// The journal line of an event.
pub(crate) fn line(event: &Event) -> Line {
    let sauron = || Line::act([SAURON], "qu-tone--sauron");
    let hero = |seat: &Seat| Line::act([*seat], "qu-tone--hero");
    match event {
        Event::Round { .. } | Event::HeroTurn { .. } => Line::turn(),
        Event::Moved { seat, from, to } => hero(seat).moved(region(*from), region(*to)),
        Event::Explored { seat, place } => hero(seat).at(region(*place)),
        Event::Rested { seat }
        | Event::HeroChosen { seat, .. }
        | Event::DarkPath { seat }
        | Event::Consulted { seat, .. }
        | Event::QuestDone { seat, .. } => hero(seat),
        Event::Acts { .. } | Event::ShadowPlayed { .. } => sauron(),
        Event::PlotPlayed { place, .. } => sauron().at(region(*place)),
        Event::TokenPlaced { place, .. }
        | Event::TokenMoves { place, .. }
        | Event::TokenGone { place, .. }
        | Event::MinionComes { place, .. }
        | Event::MinionMoves { place, .. }
        | Event::Influence { place, .. }
        | Event::Cleared { place, .. }
        | Event::Severed { place }
        | Event::FavorPlaced { place, .. }
        | Event::CharacterComes { place, .. }
        | Event::Recovered { place, .. } => Line::follows().at(region(*place)),
        _ => Line::follows(),
    }
}

fn region(place: Place) -> String {
    format!("region-{place}")
}
