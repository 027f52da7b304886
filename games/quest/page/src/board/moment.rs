//! The card of the moment: the event, encounter, peril, plot or shadow card that was turned up last.

use canvas::Context;
use maud::{Markup, html};
use quest::Event;
use quest::view::View;

use super::{Scene, card, panel};

/// The number of journal lines that belong to the moment.
const LATELY: usize = 14;

/// The card turned up last, and the event that lies on the map.
pub(crate) fn moment(scene: &Scene) -> Markup {
    let (view, ctx) = (scene.view, scene.ctx);
    let lately = scene.told.iter().rev().take(LATELY).map(|told| &told.event);
    let turned = lately.filter_map(|event| turned(view, ctx, event)).next();
    let lies = view.table.event;
    html! {
        @if let Some((title, card)) = &turned { (panel("moment", "qmoment", title, "", card)) }
        @if let Some(event) = lies {
            @let inside = html! { details #event-card .qu-fold { summary { (ctx.say(event.term())) } (card::event(&view.table.pack, ctx, &format!("lies-{event}"), event)) } };
            (panel("event", "qmoment", &ctx.say("quest-board-event-here"), "", &inside))
        }
    }
}

/// Is there such a card?
pub(crate) fn turned_up(scene: &Scene) -> bool {
    let mut lately = scene.told.iter().rev().take(LATELY);
    lately.any(|told| turned(scene.view, scene.ctx, &told.event).is_some())
}

fn turned(view: &View, ctx: &Context, event: &Event) -> Option<(String, Markup)> {
    let title = |id: &str| ctx.say(id);
    Some(match event {
        Event::EventDrawn { card } => {
            (title("quest-board-event"), card::event(&view.table.pack, ctx, &format!("turned-{card}"), *card))
        }
        Event::EncounterMet { card } => (
            title("quest-board-encounter"),
            card::encounter(&view.table.pack, ctx, &format!("turned-{card}"), *card),
        ),
        Event::QuestDone { quest, .. } => (
            title("quest-board-quest-done"),
            card::quest(&view.table.pack, ctx, &format!("turned-{quest}"), *quest),
        ),
        Event::PerilMet { card } => {
            (title("quest-board-peril"), card::peril(&view.table.pack, ctx, &format!("turned-{card}"), *card))
        }
        Event::PlotPlayed { plot, .. } | Event::StartingPlot { plot, .. } => {
            (title("quest-board-plot"), card::plot(&view.table.pack, ctx, &format!("turned-{plot}"), *plot))
        }
        Event::ShadowPlayed { card } => (
            title("quest-board-shadow"),
            card::shadow(&view.table.pack, ctx, &format!("turned-{card}"), *card),
        ),
        Event::Corrupted { card, .. } => (
            title("quest-board-corruption"),
            card::corruption(&view.table.pack, ctx, &format!("turned-{card}"), *card),
        ),
        _ => return None,
    })
}
