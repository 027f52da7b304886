//! The chapter: its number and name, its events, the things beside it, and the progress of the campaign.

use maud::{Markup, html};
use tricks::book::Source;
use tricks::view::View;

use crate::piece::{card, chip};
use crate::plaque::sitter;
use crate::words;
use canvas::Context;
use canvas::art::icon;

/// The chapter's panel beside the table.
pub fn chapter(view: &View, ctx: &Context) -> Markup {
    let number = view.chapters[usize::from(view.chapter)];
    let title = ctx.say(&format!("tricks-chapter-{number}"));
    html! {
        header #chapter .tr-chapter {
            div .tr-chapter__title {
                @if number > 0 { span .tr-chapter__number { (number) } }
                div {
                    h2 { (title) }
                    p {
                        (ctx.say(if view.long { "tricks-art-long" } else { "tricks-art-short" }))
                        " · " (ctx.with("tricks-art-round", &[("round", view.round.into())]))
                        @if view.sources.values().any(|source| *source == Source::Reconstructed) {
                            " · " em { (ctx.with("tricks-art-partly", &[("source", (&words::source(ctx.language, Source::Reconstructed)).into())])) }
                        }
                        @if view.attempt > 1 { " · " (ctx.with("tricks-art-attempt", &[("attempt", view.attempt.into())])) }
                    }
                }
            }
            @if view.chapters.len() > 1 { (way(view, ctx)) }
            (last_trick(view, ctx))
            @if !view.events.is_empty() {
                details .tr-chapter__events {
                    summary { (ctx.say("tricks-art-events")) ": " @for (index, event) in view.events.iter().enumerate() { @if index > 0 { ", " } (ctx.say(event.term)) } }
                    ul { @for event in &view.events { li id={ "event-" (event.id) } { b { (ctx.say(event.term)) } " " (words::effects(ctx.language, &event.effects)) " " small { (words::source(ctx.language, event.source)) } } } }
                }
            }
        }
    }
}

/// The trick before, once the next has begun in its place: its cards, and who won it.
fn last_trick(view: &View, ctx: &Context) -> Markup {
    let begun = view.trick.cards.0.iter().any(Option::is_some);
    let last = view.tricks.last().filter(|_| begun);
    let winner = last.and_then(|trick| trick.winner);
    let winner = winner.and_then(|winner| view.chairs.iter().find(|chair| chair.chair == winner));
    let who = winner.map(|chair| match chair.character {
        Some(character) => ctx.say(character.term()),
        None => sitter(view, chair, ctx),
    });
    html! {
        @if let Some(last) = last {
            p #last-trick .tr-last {
                span {
                    @match &who {
                        Some(who) => (ctx.with("tricks-art-last-won", &[("who", who.into())])),
                        None => (ctx.say("tricks-art-last-none")),
                    }
                }
                @for card in last.cards.0.iter().flatten() { (chip(*card, ctx)) }
            }
        }
    }
}

/// The things beside the trick that affect it: cards, the Burden, whether Rings may be led.
pub fn besides(view: &View, ctx: &Context) -> Markup {
    html! {
        div .tr-besides {
            span .tr-besides__cards {
                @if let Some(lost) = view.lost { (beside("tricks-art-lost", &html! { (card(lost, "tr-play-card--small", ctx)) }, ctx)) }
                @if !view.aside.is_empty() { (beside("tricks-art-aside", &html! { @for there in view.aside.iter() { (card(there, "tr-play-card--small", ctx)) } }, ctx)) }
                @if !view.under.is_empty() { (beside("tricks-art-under", &html! { @for there in view.under.iter() { (card(there, "tr-play-card--small", ctx)) } }, ctx)) }
            }
            span .tr-besides__tokens {
                @if let Some(burden) = view.burden { (beside("tricks-art-burden", &html! { span .tr-token { (burden) } }, ctx)) }
                @if let Some(broken) = view.rings_broken {
                    @let said = ctx.say(if broken { "tricks-art-rings-open" } else { "tricks-art-rings-closed" });
                    span .tr-token .tr-token--rings .tr-token--closed[!broken] title=(said) { (icon("ring")) span .unseen { (said) } }
                }
                @if let Some(light) = view.light {
                    @let said = ctx.say(if light { "tricks-art-light" } else { "tricks-art-light-spent" });
                    span .tr-token .tr-token--light .tr-token--closed[!light] title=(said) { (icon("sun")) span .unseen { (said) } }
                }
            }
        }
    }
}

fn beside(label: &str, what: &Markup, ctx: &Context) -> Markup {
    html! { span .tr-beside { small { (ctx.say(label)) } (what) } }
}

/// The way through the campaign: chapters behind, here, and ahead.
fn way(view: &View, ctx: &Context) -> Markup {
    let here = usize::from(view.chapter);
    html! {
        ol .tr-way aria-label=(ctx.say("tricks-art-way")) {
            @for (index, number) in view.chapters.iter().enumerate() {
                @let class = if index < here { "tr-way__stop tr-way__stop--done" } else if index == here { "tr-way__stop tr-way__stop--here" } else { "tr-way__stop" };
                li class=(class) aria-current=[(index == here).then_some("step")] title=(ctx.say(&format!("tricks-chapter-{number}"))) { (number) }
            }
        }
    }
}
