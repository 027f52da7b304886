//! The journal lines of the war: the actor of each, and the places it touched.

use canvas::Line;

use crate::camp::seats_of;
use crate::prelude::*;

/// The journal line of an event.
pub(crate) fn line(view: &View, event: &Event) -> Line {
    let act = |side: Side| Line::act(seats_of(view, side), tone(side));
    match event {
        Event::Turn { .. } => Line::turn(),
        Event::Passed { side, .. } => act(*side),
        Event::RingUsed { side, .. } => act(*side).sign("ring"),
        Event::DieTaken { side, .. } | Event::Acts { side, .. } => act(*side).sign("dice"),
        Event::Played { side, card } => act(*side).at(format_args!("card-{card}")),
        Event::Attacked { from, at, side, .. } => {
            act(*side).moved(region(*from), region(*at)).sign("swords").part()
        }
        Event::TileDrawn { .. } => Line::follows().part(),
        Event::Marched { from, to, .. }
        | Event::Flew { from, to, .. }
        | Event::Retreated { from, to, .. } => Line::follows().moved(region(*from), region(*to)),
        Event::Activated { nation } | Event::Advanced { nation, .. } | Event::WentBack { nation, .. } => {
            Line::follows().at(format_args!("politics-{nation}"))
        }
        _ => place(event).map_or_else(Line::follows, |at| Line::follows().at(region(at))),
    }
}

/// The colour of a side, as the style names it.
pub(crate) const fn tone(side: Side) -> &'static str {
    match side {
        Side::Free => "wa-tone--free",
        Side::Shadow => "wa-tone--shadow",
    }
}

/// The one region in which something happened.
fn place(event: &Event) -> Option<Region> {
    match event {
        Event::Mixed { at, .. }
        | Event::Captured { at, .. }
        | Event::Lost { at, .. }
        | Event::Reduced { at, .. }
        | Event::Promoted { at, .. }
        | Event::Trimmed { at, .. }
        | Event::Recruited { at, .. }
        | Event::Arrived { at, .. }
        | Event::Declared { at }
        | Event::RevealedAt { at }
        | Event::Driven { at }
        | Event::Withdrew { at, .. } => Some(*at),
        Event::Walked { to, .. } | Event::Separated { to, .. } | Event::AdvancedInto { to, .. } => Some(*to),
        _ => None,
    }
}

fn region(region: Region) -> String {
    format!("region-{region}")
}
