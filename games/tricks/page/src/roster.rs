//! The characters of a chapter, as cards to choose from.

use maud::{Markup, html};
use tricks::view::{RosterView, View};

use crate::plaque::sitter;
use crate::words::{self, Known};
use canvas::Context;
use canvas::art::icon;

/// The characters that can be taken in this round, and those taken.
pub fn roster(view: &View, ctx: &Context) -> Markup {
    html! {
        section #roster .tr-roster aria-label=(ctx.say("tricks-art-roster")) {
            @for entry in view.roster.iter().filter(|entry| entry.in_round) { (character(view, entry, ctx)) }
        }
    }
}

fn character(view: &View, entry: &RosterView, ctx: &Context) -> Markup {
    let name = ctx.say(entry.character.term());
    let taken = view.chairs.iter().find(|chair| chair.character == Some(entry.character));
    let mut class = String::from("tr-role");
    if taken.is_some() {
        class.push_str(" tr-role--taken");
    }
    let drawn = html! {
        (contents(entry, &name, ctx))
        @if let Some(chair) = taken { small .tr-role__by { (sitter(view, chair, ctx)) } }
        (provenance(entry, ctx))
    };
    ctx.sheet(&format!("character-{}", entry.character), &class, &name, &drawn)
}

/// A character's card as the library shows it.
pub(crate) fn card(entry: &RosterView, ctx: &Context) -> Markup {
    let name = ctx.say(entry.character.term());
    html! { div .tr-role { (contents(entry, &name, ctx)) (provenance(entry, ctx)) } }
}

/// The text of a character's card.
fn contents(entry: &RosterView, name: &str, ctx: &Context) -> Markup {
    html! {
        b .tr-role__name {
            @if entry.starred { span .tr-role__star aria-hidden="true" { (icon("star")) } }
            (name)
            @if entry.starred { " " small .tr-role__must { (ctx.say("tricks-art-starred")) } }
            @if entry.completed { " " span title=(ctx.say("tricks-art-completed")) { (icon("check")) span .unseen { (ctx.say("tricks-art-completed")) } } }
        }
        span .tr-role__goal { (words::goal(ctx.language, &entry.goal, Known::default())) }
        @if let Some(complete) = &entry.complete {
            @let goal = words::goal(ctx.language, complete, Known::default());
            small .tr-role__setup { (ctx.with("tricks-ability-complete", &[("goal", (&goal).into())])) }
        }
        @for action in &entry.setup { small .tr-role__setup { (words::setup(ctx.language, action)) } }
        @if entry.leads { small .tr-role__setup { (ctx.say("tricks-ability-leads")) } }
        @if !entry.keeps.is_empty() { small .tr-role__setup { (words::keeps(ctx.language, entry.keeps)) } }
        @for ability in &entry.abilities { small .tr-role__setup { (words::ability(ctx.language, *ability)) } }
    }
}

/// The note on a card that the rulebook does not print, about how well it is known.
fn provenance(entry: &RosterView, ctx: &Context) -> Markup {
    let worst = entry.sources.values().max();
    html! {
        @if let Some(source) = worst.filter(|source| **source != tricks::book::Source::Rulebook) {
            small .tr-role__source { (words::source(ctx.language, *source)) }
        }
    }
}
