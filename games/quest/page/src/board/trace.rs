//! The traces of the moves since the reader's last act, on the map: the places touched, and arrows along the ways.

use std::collections::BTreeMap;

use atlas::way::arrow;
use canvas::art::pen::num;
use maud::{Markup, html};
use quest::Event;
use quest::ids::Place;

use super::Scene;
use super::chart::{CHART, RADIUS};

/// The traces: tinted places and arrows, each in the colour of the actor.
pub(crate) fn traces(scene: &Scene) -> Markup {
    let (mut touched, mut ways) = (BTreeMap::new(), Vec::new());
    for line in scene.since() {
        let places = line.touched().into_iter().filter_map(place);
        touched.extend(places.map(|at| (at.index(), (at, line.tone))));
        if let Some([from, to]) = &line.way {
            ways.extend(place(from).zip(place(to)).map(|(from, to)| (from, to, line.tone)));
        }
    }
    // The events give the destinations of Sauron's pieces; their origins come from earlier events.
    let mut stood = BTreeMap::new();
    for (index, (told, line)) in scene.told.iter().zip(scene.lines).enumerate() {
        let Some((piece, to)) = moved(&told.event) else {
            continue;
        };
        if let Some(from) = stood.insert(piece, to).filter(|from| *from != to && index >= scene.recent) {
            ways.push((from, to, line.tone));
        }
    }
    html! {
        svg #quest-traces .qu-m-above aria-hidden="true" {
            @for (at, tone) in touched.values() {
                @let point = CHART.at(*at);
                circle class={ "trace " (tone) } cx=(num(point.x)) cy=(num(point.y)) r=(num(RADIUS + 12.0)) {}
            }
            @for (from, to, tone) in ways { (arrow(CHART.at(from), CHART.at(to), tone)) }
        }
    }
}

fn place(id: &str) -> Option<Place> {
    id.strip_prefix("region-")?.parse().ok()
}

/// The piece of Sauron's that moved, and its new place.
fn moved(event: &Event) -> Option<((bool, u8), Place)> {
    match event {
        Event::MinionMoves { minion, place } | Event::MinionComes { minion, place } => {
            Some(((true, minion.0), *place))
        }
        Event::TokenMoves { token, place } => Some(((false, *token), *place)),
        _ => None,
    }
}
