//! The arithmetic of the turn, which explains itself, and the effect of the location.

use canvas::Scene;
use canvas::account::{account, plain, unsigned};
use journey::Journey;
use journey::event::Event;
use journey::location::Location;
use journey::results::Tally;
use journey::view::View;
use maud::{Markup, html};
use table::Seat;

use crate::players::warning;
use crate::vignette;
use canvas::Context;
use canvas::art::icon;

/// The sums of the dice set aside so far, and in the reader's own turn their parts.
pub fn tally(view: &View, ctx: &Context) -> Markup {
    html! {
        (warning(view, ctx))
        @if let Some(tally) = &view.tally { (sum(tally, view, ctx)) }
    }
}

/// What came of the dice since the reader's turn before, turn by turn: a watcher reads the same of the active player.
pub(crate) fn came(scene: &Scene<Journey>) -> Markup {
    let (view, ctx) = (scene.view, scene.ctx);
    let mine = |event: &Event| matches!(event, Event::Turn { seat, .. } if *seat == ctx.focus);
    let now = view.active == ctx.focus && view.tally.is_some();
    // In the own turn the round before is over, else the own turn is its beginning.
    let turns = scene.told.iter().filter(|told| mine(&told.event)).count();
    let from = if view.active == ctx.focus { turns.saturating_sub(1) } else { turns };
    let mut seen = 0;
    let lines = scene.told.iter().enumerate().filter(|(_, told)| {
        seen += usize::from(mine(&told.event));
        seen == from && from > 0 && outcome_of(&told.event)
    });
    let mut lines = lines.map(|(at, told)| (scene.before + at + 1, told)).collect::<Vec<_>>();
    // What the others did one has not seen by doing it.
    lines.sort_by_key(|(_, told)| is_own(&told.event, ctx.focus));
    let name = ctx.say("journey-art-came");
    html! {
        @if view.winners.is_none() && view.seats.iter().any(|(_, player)| player.arrived) { p #last-round .jo-last { (icon("flag")) " " (ctx.say("journey-art-last-round")) } }
        @if !lines.is_empty() && !now {
            section #came .jo-came aria-label=(name) {
                h3 { (name) }
                (account(ctx, "came-lines", &name, &lines, plain, unsigned))
            }
        }
    }
}

/// Did this player's own roll bring it to themselves?
fn is_own(event: &Event, own: Seat) -> bool {
    matches!(event, Event::Advanced { seat, .. } | Event::Divided { seat, .. } if *seat == own)
}

/// Does the event say what came of a turn's dice, and for whom? How they were counted is for the journal.
const fn outcome_of(event: &Event) -> bool {
    matches!(
        event,
        Event::Advanced { .. }
            | Event::Divided { .. }
            | Event::Marked { .. }
            | Event::Spared { .. }
            | Event::Eliminated { .. }
            | Event::LastRound { .. }
    )
}

fn sum(tally: &Tally, view: &View, ctx: &Context) -> Markup {
    html! {
        section #tally .jo-tally {
            div .jo-tally__sum {
                span .jo-tally__title { (ctx.say("journey-art-tally")) }
                (outcome("ring", tally.counted_rings(), tally.rings, &ctx.with("journey-art-tally-rings", &[("number", tally.counted_rings().into())])))
                (outcome("gandalf", tally.counted_gandalfs(), tally.gandalfs, &ctx.with("journey-art-tally-gandalfs", &[("number", tally.counted_gandalfs().into())])))
                (outcome("nazgul", tally.nazgul, tally.nazgul, &ctx.with("journey-art-tally-nazgul", &[("number", tally.nazgul.into())])))
            }
            @if ctx.own == Some(view.active) { (parts(tally, view, ctx)) }
        }
    }
}

/// How each sum comes about.
fn parts(tally: &Tally, view: &View, ctx: &Context) -> Markup {
    let repelled = tally.repelled();
    // Once they are applied, those that have marked a box are no more to come.
    let nazgul = match view.pending {
        None => {
            let own = view.nazgul_to_come(view.active);
            ctx.with("journey-art-tally-nazgul-own", &[("number", own.into())])
        }
        Some(_) => ctx.with("journey-art-tally-nazgul", &[("number", tally.nazgul.into())]),
    };
    html! {
        ol .jo-tally__parts {
            li {
                span .jo-sum {
                    (icon("orc")) (factor(tally.orcs, tally.orc_worth))
                    span .jo-sum__sign { @if repelled { "≤" } @else { ">" } }
                    (icon("fellowship")) (factor(tally.fellowship, tally.fellowship_worth))
                }
                span { (ctx.say(if tally.orcs == 0 { "journey-art-tally-no-orcs" } else if repelled { "journey-art-tally-repelled" } else { "journey-art-tally-stopped" })) }
            }
            @if tally.orc_worth > 1 { li .jo-tally__why { (ctx.say(Location::HelmsDeep.term())) ": " (ctx.say(Location::HelmsDeep.effect())) } }
            @if tally.fellowship_worth > 1 { li .jo-tally__why { (ctx.say(Location::Lothlorien.term())) ": " (ctx.say(Location::Lothlorien.effect())) } }
            li {
                span .jo-sum {
                    (icon("ring"))
                    @if !repelled { b { s { (tally.rings) } } }
                    @else if tally.lost > 0 { b { (tally.rings) } " − " b { (tally.lost) } }
                    @else { b { (tally.rings) } }
                    span .jo-sum__sign { "→" }
                    b { (tally.counted_rings()) }
                }
                span { (ctx.with("journey-art-tally-rings", &[("number", tally.counted_rings().into())])) }
            }
            @if tally.lost > 0 { li .jo-tally__why { (ctx.say(Location::ShelobsLair.term())) ": " (ctx.say(Location::ShelobsLair.effect())) } }
            @if tally.gandalfs > 0 {
                li {
                    span .jo-sum {
                        (icon("gandalf"))
                        @if tally.gandalf_void { b { s { (tally.gandalfs) } } } @else { b { (tally.gandalfs) } }
                        span .jo-sum__sign { "→" } b { (tally.counted_gandalfs()) }
                    }
                    span { (ctx.with("journey-art-tally-gandalfs", &[("number", tally.counted_gandalfs().into())])) }
                }
            }
            @if tally.gandalf_void { li .jo-tally__why { (ctx.say(Location::Moria.term())) ": " (ctx.say(Location::Moria.effect())) } }
            @if tally.nazgul > 0 {
                li {
                    span .jo-sum { (icon("nazgul")) b { (tally.nazgul) } }
                    span { (nazgul) }
                }
            }
        }
    }
}

/// One result of the turn; struck through while it counts for nothing.
fn outcome(sign: &str, counts: u8, aside: u8, name: &str) -> Markup {
    let class = if aside > 0 && counts == 0 {
        "jo-result jo-result--void"
    } else if counts == 0 {
        "jo-result jo-result--none"
    } else {
        "jo-result"
    };
    html! { span class=(class) role="img" aria-label=(name) title=(name) { (icon(sign)) b { (counts) } } }
}

fn factor(count: u8, worth: u8) -> Markup {
    html! { b { (count) } @if worth > 1 { " × " b { (worth) } } }
}

/// The location where the active player began the turn, and its effect.
pub(crate) fn location_banner(view: &View, ctx: &Context) -> Markup {
    html! {
        @if let Some(location) = view.location {
            aside #location .jo-banner {
                (vignette::picture(location))
                div {
                    strong .jo-banner__name { (ctx.say(location.term())) }
                    p { (ctx.say(location.effect())) " " cite .clause { (location.clause()) } }
                }
            }
        }
    }
}
