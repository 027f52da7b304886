//! The journal lines of events: the actor, and the places touched.

use canvas::Line;
use table::Seat;
use wizards::event::Event;

/// The journal line of an event.
pub(crate) fn line(event: &Event) -> Line {
    let act = |seat: &Seat| Line::act([*seat], tone(*seat));
    match event {
        Event::Turn { .. } => Line::turn(),
        Event::Drafted { seat, .. }
        | Event::DraftStopped { seat }
        | Event::StartItem { seat, .. }
        | Event::Exchanged { seat }
        | Event::FromSideboard { seat, .. }
        | Event::Followed { seat, .. }
        | Event::General { seat, .. }
        | Event::Regrouped { seat, .. }
        | Event::Gave { seat, .. }
        | Event::Stored { seat, .. }
        | Event::Headed { seat }
        | Event::HeadedThere { seat, .. }
        | Event::Stays { seat }
        | Event::Declared { seat, .. }
        | Event::DeclaredOn { seat, .. }
        | Event::Used { seat, .. }
        | Event::OnGuard { seat }
        | Event::OnGuardThis { seat, .. }
        | Event::Revealed { seat, .. }
        | Event::Gained { seat, .. }
        | Event::Called { seat }
        | Event::Shown { seat, .. } => act(seat),
        Event::Joined { seat, site, .. }
        | Event::Moves { seat, site, .. }
        | Event::Entered { seat, site }
        | Event::DidNotEnter { seat, site } => act(seat).at(format_args!("site-{site}")),
        Event::Arrived { site, .. } | Event::SentBack { site, .. } | Event::United { site, .. } => {
            Line::follows().at(format_args!("site-{site}"))
        }
        _ => Line::follows(),
    }
}

/// The colour of a player.
pub(crate) const fn tone(seat: Seat) -> &'static str {
    if seat.index() == 0 { "wz-tone--first" } else { "wz-tone--second" }
}
