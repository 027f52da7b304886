//! The agents of a player (chapter 28): face down or up, with the sites of their way.

use canvas::Context;
use maud::{Markup, html};
use table::Seat;
use wizards::state::Status;
use wizards::view::AgentView;

use crate::Scene;
use crate::card::{printed, sheet, status};
use crate::label::{called, name, site_id};
use crate::opened::{stack, thing};
use crate::sign::{icon, named};
use crate::spots::{Homes, agent as place};

/// A player's agents. Each opens to the actions possible with it.
pub(crate) fn agents(scene: &Scene, homes: &Homes, seat: Seat) -> Markup {
    let ctx = scene.ctx;
    let all = scene.view.agents.iter().filter(|agent| agent.seat == seat);
    let all = all.collect::<Vec<_>>();
    html! {
        @if !all.is_empty() {
            ul .wz-agents aria-label=(ctx.say("wizards-page-agents")) {
                @for agent in all {
                    li { (thing(ctx, homes, &place(agent.id), "wz-place", &told(agent, ctx), &lying(agent, ctx))) }
                }
            }
        }
    }
}

/// The lists of actions with agents.
pub(crate) fn opened(scene: &Scene, homes: &Homes) -> Markup {
    let ctx = scene.ctx;
    html! {
        @for agent in &scene.view.agents {
            @let id = place(agent.id);
            @if ctx.lit(&id).is_none() && !homes.at(&id).is_empty() {
                @let about = agent.card.map(|card| move || sheet(card, ctx, None));
                (stack(scene, homes, &id, &title(agent, ctx), "do", about.as_ref().map(|about| -> &dyn Fn() -> Markup { about })))
            }
        }
    }
}

/// Its name, as far as the reader may know it.
fn title(agent: &AgentView, ctx: &Context) -> String {
    agent.card.map_or_else(|| ctx.say("wizards-page-agent"), |card| called(card, ctx).to_owned())
}

/// The sites of its way, unseen ones as a question mark.
fn way(agent: &AgentView, ctx: &Context) -> String {
    let sites = agent.way.iter().map(|site| match site {
        Some(site) => name(&site.get().name, ctx.language).to_owned(),
        None => "?".to_owned(),
    });
    sites.collect::<Vec<_>>().join(" → ")
}

/// The same, drawn: each of those that are known can be read.
fn steps(agent: &AgentView, ctx: &Context) -> Markup {
    html! {
        @for (at, site) in agent.way.iter().enumerate() {
            @if at > 0 { " → " }
            @match site {
                Some(site) => span data-entry=(site_id(*site)) { (name(&site.get().name, ctx.language)) },
                None => "?",
            }
        }
    }
}

/// The state of its card, in words.
fn told(agent: &AgentView, ctx: &Context) -> String {
    let mut words = vec![title(agent, ctx)];
    if agent.lurking {
        words.push(ctx.say("wizards-page-face-down"));
    }
    words.push(ctx.say(&format!("wizards-lies-{}", status(agent.status))));
    if agent.way.is_empty() {
        words.push(ctx.say("wizards-page-agent-at-home"));
    } else {
        words.push(way(agent, ctx));
    }
    words.extend(agent.bears.iter().map(|card| called(*card, ctx).to_owned()));
    words.join(", ")
}

/// An agent as it lies: a card with its numbers, or its back; below, where it is and which way it came.
fn lying(agent: &AgentView, ctx: &Context) -> Markup {
    let how = status(agent.status);
    html! {
        span class={ "wz-tile wz-agent wz-tile--" (how) " wz-band wz-band--agent" @if agent.lurking { " wz-agent--down" } } {
            span .wz-sheet__head { span .wz-emblem { (icon("agent")) } span .wz-name { (title(agent, ctx)) } }
            @if let Some(card) = agent.card { (printed(card.get(), ctx)) }
            @if agent.lurking { span .wz-tag { (ctx.say("wizards-page-face-down")) } }
            @for card in &agent.bears { span .wz-tag { (called(*card, ctx)) } }
            @if agent.status != Status::Untapped { span .wz-how { (named(how, &ctx.say(&format!("wizards-lies-{how}")))) (ctx.say(&format!("wizards-lies-{how}"))) } }
            span .wz-where {
                (icon("site"))
                @if agent.way.is_empty() { (ctx.say("wizards-page-agent-at-home")) } @else { (steps(agent, ctx)) }
            }
        }
        @if let Some(card) = agent.card { (sheet(card, ctx, None)) }
    }
}
