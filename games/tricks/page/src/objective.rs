//! A character's objective and its progress: every number with the range it can still reach.

use maud::{Markup, html};
use tricks::goal::Status;
use tricks::view::{ObjectiveView, PartView, Wanted};

use crate::words::{self, Known};
use canvas::Context;
use canvas::art::icon;
use canvas::art::pen::num;

/// An objective: a sign for the whole, and each part with its scale.
pub fn objective(view: &ObjectiveView, known: Known, ctx: &Context) -> Markup {
    html! {
        div .tr-goal {
            (sign(view.status, ctx))
            ul .tr-goal__parts {
                @for part in &view.parts {
                    li class={ "tr-goal__part tr-goal__part--" (slug(part.status)) } {
                        span .tr-goal__words { (words::goal(ctx.language, &part.goal, known)) }
                        (scale(part, ctx))
                    }
                }
            }
        }
    }
}

/// Met for good, impossible, or still open: by shape, by colour and by name.
pub fn sign(status: Status, ctx: &Context) -> Markup {
    let (drawing, name) = match status {
        Status::Met => (Some("star"), "tricks-art-met"),
        Status::Failed => (Some("cross"), "tricks-art-failed"),
        // An hourglass would say that somebody is waited for.
        Status::Open => (None, "tricks-art-open"),
    };
    let name = ctx.say(name);
    html! {
        span class={ "tr-goal__sign tr-goal__sign--" (slug(status)) } title=(name) {
            @match drawing {
                Some(drawing) => (icon(drawing)),
                None => i .tr-goal__circle aria-hidden="true" {},
            }
            span .unseen { (name) }
        }
    }
}

const fn slug(status: Status) -> &'static str {
    match status {
        Status::Met => "met",
        Status::Failed => "failed",
        Status::Open => "open",
    }
}

/// The width of one step of a scale.
const STEP: f32 = 9.0;

/// A row of boxes from 1 up: full what is won for good, pale what can still be won, and above them what is
/// wanted.
fn scale(part: &PartView, ctx: &Context) -> Markup {
    let (Some((low, high)), Some((wanted, least, most))) = (part.has, part.wants) else {
        return html! {};
    };
    let (from, to) = match wanted {
        Wanted::Equal | Wanted::Within => (least, most),
        // All but one: there is no stretch to mark.
        Wanted::Unequal => return html! {},
        Wanted::AtLeast => (least, u8::MAX),
        Wanted::AtMost => (0, most),
        Wanted::More => (least.saturating_add(1), u8::MAX),
        Wanted::Less => (0, most.saturating_sub(1)),
    };
    let last = high.max(if to == u8::MAX { from } else { to }).clamp(1, 14);
    let said = ctx.with("tricks-art-has", &[("low", low.into()), ("high", high.into())]);
    let width = STEP * f32::from(last) + 2.0;
    html! {
        span .tr-scale title=(said) {
            svg .tr-scale__picture aria-hidden="true" viewBox={ "0 0 " (num(width)) " 14" } width=(num(width)) height="14" {
                @for step in 1..=last {
                    @let full = if step <= low { " tr-scale__box--full" } else if step <= high { " tr-scale__box--open" } else { "" };
                    rect class={ "tr-scale__box" (full) } x=(num(1.0 + STEP * f32::from(step - 1))) y="5" width="7" height="7" {}
                }
                @if from >= 1 || to < last {
                    path .tr-scale__want d={ "M" (num(1.0 + STEP * f32::from(from.max(1) - 1))) " 2.500H" (num(STEP * f32::from(to.min(last)) - 1.0)) } {}
                }
            }
            span .unseen { (said) }
        }
    }
}
