//! A place, opened: the pieces there, and every choice that is made there, by name.

use std::collections::BTreeMap;

use maud::{Markup, html};
use quest::Choice;
use quest::ids::Place;

use super::spots::{home, listed};
use super::{Scene, count, kinds, piece, place_name};

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
    // Of many cards that pay for the way there each is its name and its numbers: where it leads is said once.
    let goes = |choice: &&Choice| matches!(choice, Choice::Go(..));
    let (goes, others) = choices.iter().partition::<Vec<_>, _>(goes);
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
                @if !goes.is_empty() {
                    p .qu-note { (ctx.say("quest-board-go-with")) }
                    div .qu-choices data-once { @for choice in goes { (answer(scene, choice)) } }
                }
                @if !others.is_empty() { div .qu-choices data-once { @for choice in others { (answer(scene, choice)) } } }
            }
        }
    };
    ctx.layer("div", id.as_str(), stack)
}

/// A choice as it is listed there: a card that pays for a way by its name and its numbers, all else by its label.
fn answer(scene: &Scene, choice: &Choice) -> Markup {
    let (view, ctx) = (scene.view, scene.ctx);
    let id = listed(choice);
    let Some(lit) = ctx.lit(&id) else {
        return html! {};
    };
    let label = match *choice {
        Choice::Go(_, card) => {
            let facts = view.table.pack.card(card);
            html! {
                (ctx.say(card.term()))
                (count("attack", facts.attack, &ctx.say("quest-attack")))
                (count("defence", facts.defence, &ctx.say("quest-defence")))
                (count("cost", facts.cost, &ctx.say("quest-cost")))
            }
        }
        _ => html! { (lit.label) },
    };
    let label = html! {
        (label)
        @if kinds::pays_all(view, *choice) { small { (ctx.say("quest-board-odds-last")) } }
    };
    ctx.thing(&id, "choice", "", &label)
}
