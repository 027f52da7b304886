//! A place, opened: the pieces there, and every choice that is made there, by name.

use std::collections::BTreeMap;

use maud::{Markup, html};
use quest::Choice;
use quest::ids::Place;

use super::spots::{home, listed};
use super::{Scene, piece, place_name};

/// The choices listed at each place.
pub(crate) struct Homes(BTreeMap<Place, Vec<Choice>>);

impl Homes {
    /// The homes of all choices open now.
    pub(crate) fn of(scene: &Scene) -> Self {
        let mut homes = BTreeMap::<Place, Vec<Choice>>::new();
        for choice in scene.legal() {
            if let Some(place) = home(scene.view, choice) {
                homes.entry(place).or_default().push(*choice);
            }
        }
        Self(homes)
    }

    /// Is there something to choose from at this place?
    pub(crate) fn opens(&self, place: Place) -> bool {
        self.0.contains_key(&place)
    }

    fn at(&self, place: Place) -> &[Choice] {
        self.0.get(&place).map_or(&[], Vec::as_slice)
    }
}

/// All places, each in a layer of its own: of those where there is nothing only the place.
pub(crate) fn all(scene: &Scene, homes: &Homes) -> Markup {
    let ctx = scene.ctx;
    html! {
        div #stacks {
            @for place in Place::all() {
                @let id = format!("stack-{place}");
                @let told = piece::told(scene.view, ctx, place);
                @if told.is_empty() && !homes.opens(place) {
                    (ctx.layer("div", id.as_str(), html! { div id=(id) .wstack hidden[true] {} }))
                } @else { (one(scene, place, &told, homes.at(place))) }
            }
        }
    }
}

fn one(scene: &Scene, place: Place, told: &[String], choices: &[Choice]) -> Markup {
    let (view, ctx) = (scene.view, scene.ctx);
    let id = format!("stack-{place}");
    let name = place_name(ctx, place);
    let stack = html! {
        div id=(id) .wstack popover="auto" role="dialog" aria-label=(name) {
            header .wstack__head {
                h3 { (name) }
                button .quiet type="button" popovertarget=(id) popovertargetaction="hide" aria-label=(ctx.say("quest-board-close")) { (canvas::art::icon("cross")) }
            }
            p .wstack__what { (piece::kind(view, ctx, place)) }
            @if !told.is_empty() { ul .qu-list { @for line in told { li { (line) } } } }
            @if !choices.is_empty() {
                p .wstack__ask { (scene.ask) }
                div .qu-choices data-once {
                    @for choice in choices {
                        @let id = listed(choice);
                        @if let Some(lit) = ctx.lit(&id) { (ctx.thing(&id, "choice", "", &html! { (lit.label) })) }
                    }
                }
            }
        }
    };
    ctx.layer("div", id.as_str(), stack)
}
