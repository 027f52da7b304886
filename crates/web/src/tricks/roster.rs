//! The characters of a chapter, as cards to choose from.

use maud::{Markup, html};
use tricks::view::{RosterView, View};

use super::plaque::sitter;
use super::words::{self, Known};
use crate::art::icon;
use crate::context::BoardContext;

/// The characters that can be taken in this round, and those that somebody has.
pub fn roster(view: &View, ctx: &BoardContext) -> Markup {
    html! {
        section #roster .roster aria-label=(ctx.say("tricks-art-roster")) {
            @for entry in view.roster.iter().filter(|entry| entry.in_round) { (character(view, entry, ctx)) }
        }
    }
}

fn character(view: &View, entry: &RosterView, ctx: &BoardContext) -> Markup {
    let name = ctx.say(entry.character.term());
    let taken = view
        .chairs
        .iter()
        .find(|chair| chair.character == Some(entry.character));
    let mut class = String::from("role");
    if taken.is_some() {
        class.push_str(" role--taken");
    }
    let drawn = html! {
        b .role__name {
            @if entry.starred { span .role__star title=(ctx.say("tricks-art-starred")) { (icon("star")) span .unseen { (ctx.say("tricks-art-starred")) } } }
            (name)
            @if entry.completed { " " span title=(ctx.say("tricks-art-completed")) { (icon("check")) span .unseen { (ctx.say("tricks-art-completed")) } } }
        }
        span .role__goal { (words::goal(ctx.words, &entry.goal, Known::default())) }
        @if let Some(complete) = &entry.complete {
            @let goal = words::goal(ctx.words, complete, Known::default());
            small .role__setup { (ctx.with("tricks-ability-complete", &[("goal", (&goal).into())])) }
        }
        @for action in &entry.setup { small .role__setup { (words::setup(ctx.words, action)) } }
        @if entry.leads { small .role__setup { (ctx.say("tricks-ability-leads")) } }
        @if !entry.keeps.is_empty() { small .role__setup { (words::keeps(ctx.words, entry.keeps)) } }
        @for ability in &entry.abilities { small .role__setup { (words::ability(ctx.words, *ability)) } }
        @if let Some(chair) = taken { small .role__by { (sitter(view, chair, ctx)) } }
        (provenance(entry, ctx))
    };
    ctx.thing(
        &format!("character-{}", entry.character),
        &class,
        &name,
        None,
        &drawn,
    )
}

/// What of the card is a reconstruction: it is said where it is read.
fn provenance(entry: &RosterView, ctx: &BoardContext) -> Markup {
    let worst = entry.sources.values().max();
    html! {
        @if let Some(source) = worst.filter(|source| **source == tricks::book::Source::Reconstructed) {
            small .role__source { (words::source(ctx.words, *source)) }
        }
    }
}
