//! The journal lines of events: the actor, and the places touched.

use canvas::Line;
use table::Seat;
use wizards::event::Event;

/// The journal line of an event.
pub(crate) fn line(event: &Event) -> Line {
    let act = |seat: &Seat| Line::act([*seat], tone(*seat));
    match event {
        Event::Turn { seat, .. } => Line::turn().of([*seat]),
        Event::Drafted { seat, .. }
        | Event::DraftStopped { seat }
        | Event::Followed { seat, .. }
        | Event::General { seat, .. }
        | Event::Regrouped { seat, .. } => act(seat).sign("person"),
        Event::Headed { seat } | Event::HeadedThere { seat, .. } => act(seat).sign("go"),
        Event::Stays { seat } | Event::Called { seat } => act(seat),
        Event::Gained { seat, .. } => act(seat).sign("star"),
        Event::StartItem { seat, .. }
        | Event::FromSideboard { seat, .. }
        | Event::Gave { seat, .. }
        | Event::Stored { seat, .. }
        | Event::Declared { seat, .. }
        | Event::DeclaredOn { seat, .. }
        | Event::Used { seat, .. }
        | Event::OnGuard { seat }
        | Event::OnGuardThis { seat, .. }
        | Event::Revealed { seat, .. }
        | Event::Exchanged { seat }
        | Event::Shown { seat, .. } => act(seat).sign("card"),
        Event::Moves { seat, site, .. } => act(seat).at(format_args!("site-{site}")).sign("go"),
        Event::Joined { seat, site, .. }
        | Event::Entered { seat, site }
        | Event::DidNotEnter { seat, site } => act(seat).at(format_args!("site-{site}")),
        Event::Arrived { site, .. } | Event::SentBack { site, .. } | Event::United { site, .. } => {
            Line::follows().at(format_args!("site-{site}"))
        }
        Event::Attacked { .. } => Line::follows().part(),
        Event::PhaseBegins { .. } => Line::passing(),
        _ => Line::follows(),
    }
}

/// The colour of a player.
pub(crate) const fn tone(seat: Seat) -> &'static str {
    if seat.index() == 0 { "wz-tone--first" } else { "wz-tone--second" }
}
