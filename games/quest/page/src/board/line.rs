//! The journal lines of events: the actor, and the places touched.

use canvas::Line;
use quest::Event;
use quest::ids::Place;
use quest::setup::INFO;
use quest::state::SAURON;
use table::{Seat, SeatSet};

/// The seats that Encounters, Perils and fights befall, though Sauron may have done the last act before them.
const HEROES: SeatSet = SeatSet::all(INFO.most).without(SAURON);

/// The journal line of an event.
pub(crate) fn line(event: &Event) -> Line {
    let sauron = || Line::act([SAURON], "qu-tone--sauron");
    let hero = |seat: &Seat| Line::act([*seat], "qu-tone--hero");
    match event {
        Event::Round { .. } => Line::turn().of([SAURON]),
        Event::HeroTurn { seat } => Line::turn().of([*seat]),
        Event::Moved { seat, from, to } => hero(seat).moved(region(*from), region(*to)),
        // It is what somebody's act brings, be it the hero's own.
        Event::Brought { from, to, .. } => Line::follows().moved(region(*from), region(*to)),
        // It follows each way by itself: as an act of one's own it hid what had befallen one on the way, a Peril above all.
        Event::Explored { place, .. } => Line::passing().at(region(*place)),
        Event::HeroChosen { seat, .. } => hero(seat).sign("person"),
        Event::Rested { seat } => hero(seat).sign("hourglass"),
        Event::DarkPath { seat } => hero(seat).sign("moon"),
        Event::Consulted { seat, .. } => hero(seat).sign("chat"),
        Event::QuestDone { seat, .. } => hero(seat).sign("star"),
        Event::Acts { .. } => sauron().sign("eye"),
        Event::ShadowPlayed { .. } => sauron().sign("card"),
        Event::PlotPlayed { place, .. } => sauron().at(region(*place)).sign("card"),
        Event::FightsMonster { .. } | Event::FightsMinion { .. } => Line::follows().part(),
        // What is drawn against a hero, and how a fight ends, may be the last of a turn: the next question is of another.
        Event::EncounterDrawn { .. }
        | Event::EncounterMet { .. }
        | Event::PerilMet { .. }
        | Event::CombatEnds { .. }
        | Event::Fell { .. } => Line::follows().befalling(HEROES),
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
