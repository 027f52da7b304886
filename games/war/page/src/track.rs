//! The tracks beside the map: politics, the Fellowship, Mordor, the hunt, victory.
//!
//! Each is a list that can be read aloud; the drawing is only how it looks.

use war::nation::BySide;
use war::{CRACK_OF_DOOM, DOOM, VICTORY};

use crate::about::{About, about};
use crate::figure::{Figure, figure_sign};
use crate::prelude::*;

/// The place of a nation on the political track.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    pub nation: Nation,
    /// Steps that are missing until it is at war; 0 when it is.
    pub steps: u8,
    /// Is it active, or passive?
    pub active: bool,
}

/// The rows of the political track, the last being 'at war'.
const STEPS: u8 = 3;

/// The words of a box that are always the same.
fn told(ctx: &Context, of: &About, words: &str) -> Markup {
    about(ctx, of, &[ctx.say(words)], &html! {})
}

const POLITICS: About = About { id: "politics", title: "war-map-politics", clause: "GDA-13.2" };
const FELLOWSHIP: About = About { id: "fellowship", title: "war-map-fellowship", clause: "GDA-14.2" };
const MORDOR: About = About { id: "mordor", title: "war-map-mordor", clause: "GDA-16.7" };
const HUNT: About = About { id: "hunt", title: "war-map-hunt", clause: "GDA-15.9" };
const VICTORY_POINTS: About = About { id: "victory", title: "war-map-victory", clause: "GDA-17.7" };
const COMPANY: About = About { id: "company", title: "war-map-company", clause: "GDA-14.7" };
const RINGS: About = About { id: "rings", title: "war-map-elven-rings", clause: "GDA-4.25" };

/// The political track: a row for each step, the nations on it. Ids `politics-gondor`.
pub fn politics(ctx: &Context, standings: &[Standing]) -> Markup {
    let row = |steps: u8| {
        let title = match steps {
            0 => ctx.say("war-map-at-war"),
            _ => ctx.with("war-map-steps", &[("number", steps.into())]),
        };
        html! {
            li .wa-politics__row .wa-politics__row--war[steps == 0] {
                span .wa-politics__step { (title) }
                div .wa-politics__nations {
                    @for standing in standings.iter().filter(|standing| standing.steps.min(STEPS) == steps) {
                        (token(ctx, standing, &title))
                    }
                }
            }
        }
    };
    html! {
        section #war-politics .wa-track aria-label=(ctx.say("war-map-politics")) {
            (told(ctx, &POLITICS, "war-board-about-politics"))
            ol .wa-politics { @for steps in (0..=STEPS).rev() { (row(steps)) } }
        }
    }
}

fn token(ctx: &Context, standing: &Standing, row: &str) -> Markup {
    let nation = standing.nation;
    let (state, passive) = match standing.active {
        true => ("war-map-active", ""),
        false => ("war-map-passive", " wa-nation--passive"),
    };
    let class = format!("wa-nation {}{passive}", own(nation));
    let name = format!("{}: {row}, {}", ctx.say(nation.term()), ctx.say(state));
    ctx.thing(&format!("politics-{nation}"), &class, &name, &icon(nation.id()))
}

/// The progress of the Fellowship.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Journey {
    /// Steps since it was last seen.
    pub progress: u8,
    /// Corruption of the Ring-bearers.
    pub corruption: u8,
    /// Is its place known?
    pub revealed: bool,
}

/// The Fellowship track, with progress above and corruption below each number. Ids `fellowship-7`.
pub fn fellowship(ctx: &Context, journey: &Journey) -> Markup {
    let boxed = |number: u8| {
        let here = journey.progress == number;
        let burden = journey.corruption == number;
        let (state, sign) = match journey.revealed {
            true => ("war-map-revealed", "fellowship"),
            false => ("war-map-hidden", "ring"),
        };
        let mut name = number.to_string();
        if here {
            name = format!("{name}: {} ({})", ctx.say("war-map-progress"), ctx.say(state));
        }
        if burden {
            name = format!("{name}: {}", ctx.say("war-map-corruption"));
        }
        let drawing = html! {
            span .wa-box__number { (number) }
            @if here { span .wa-box__progress .wa-box__progress--revealed[journey.revealed] { (icon(sign)) } }
            @if burden { span .wa-box__corruption { (icon("corruption")) } }
        };
        let class = match number {
            DOOM => "wa-box wa-box--last",
            _ if number <= journey.corruption && number > 0 => "wa-box wa-box--burnt",
            _ => "wa-box",
        };
        html! { li { (ctx.thing(&format!("fellowship-{number}"), class, &name, &drawing)) } }
    };
    let sum = html! {
        span .wa-track__sum { (icon("ring")) " " (journey.progress) " " (icon("corruption")) " " (journey.corruption) "/" (DOOM) }
    };
    html! {
        section #fellowship-track .wa-track aria-label=(ctx.say("war-map-fellowship")) {
            (about(ctx, &FELLOWSHIP, &[ctx.say("war-board-about-fellowship")], &sum))
            ol .wa-boxes { @for number in 0..=DOOM { (boxed(number)) } }
        }
    }
}

/// The Mordor track: from the gate to the Crack of Doom. Ids `mordor-3`.
pub fn mordor(ctx: &Context, step: Option<u8>) -> Markup {
    let boxed = |number: u8| {
        let here = step == Some(number);
        let (mut name, class) = match number {
            CRACK_OF_DOOM => (ctx.say("war-map-doom"), "wa-box wa-box--last"),
            0 => (ctx.say("war-map-mordor-gate"), "wa-box wa-box--mordor"),
            _ => (number.to_string(), "wa-box wa-box--mordor"),
        };
        if here {
            name = format!("{name}: {}", ctx.say("war-map-bearers"));
        }
        let drawing = html! {
            @match number {
                0 => span .wa-box__number { "·" },
                CRACK_OF_DOOM => span .wa-box__flame { (icon("corruption")) },
                _ => span .wa-box__number { (number) },
            }
            @if here { span .wa-box__progress { (icon("ring")) } }
        };
        html! { li { (ctx.thing(&format!("mordor-{number}"), class, &name, &drawing)) } }
    };
    html! {
        section #war-mordor .wa-track aria-label=(ctx.say("war-map-mordor")) {
            (told(ctx, &MORDOR, "war-board-about-mordor"))
            ol .wa-boxes .wa-boxes--mordor { @for number in 0..=CRACK_OF_DOOM { (boxed(number)) } }
        }
    }
}

/// The hunt box: the Eye's dice, and those with which the Fellowship moved. `dice` are drawn by the caller, so
/// that each may be lit; `now` says what a Hunt would be now.
pub fn hunt_box(
    ctx: &Context,
    shadow: &[Markup],
    free: &[Markup],
    [by_free, by_shadow]: [u8; 2],
    now: &[String],
) -> Markup {
    // Dice that may still be put there lie beside those that are counted.
    let row = |title: &str, dice: &[Markup], count: u8| {
        html! {
            div .wa-hunt__row { span .wa-hunt__who { (ctx.say(title)) " · " (count) } div .wa-hunt__dice { @for die in dice { (die) } } }
        }
    };
    html! {
        section #war-hunt .wa-track aria-label=(ctx.say("war-map-hunt")) {
            (about(ctx, &HUNT, now, &html! {}))
            (row("war-map-hunt-shadow", shadow, by_shadow))
            (row("war-map-hunt-free", free, by_free))
        }
    }
}

/// The points of a side and the number it needs, in words.
pub(crate) fn of_needed(ctx: &Context, side: Side, points: u8) -> String {
    let who = ctx.say(side.term());
    let words = [("side", (&who).into()), ("number", points.into()), ("needed", VICTORY[side].into())];
    ctx.with("war-map-victory-of", &words)
}

/// Victory points of both sides, with the number each needs. Ids `victory-free`, `victory-shadow`.
pub fn victory(ctx: &Context, points: &BySide<u8>) -> Markup {
    let row = |side: Side| {
        let (points, needed) = (points[side], VICTORY[side]);
        let drawing = html! {
            span .wa-victory__who { (ctx.say(side.term())) }
            span .wa-victory__sum { (points) "/" (needed) }
        };
        ctx.thing(&format!("victory-{side}"), "wa-victory", &of_needed(ctx, side, points), &drawing)
    };
    html! {
        section #war-victory .wa-track aria-label=(ctx.say("war-map-victory")) {
            (told(ctx, &VICTORY_POINTS, "war-board-about-victory"))
            @for side in Side::ALL { (row(side)) }
        }
    }
}

/// The Companions with the Ring-bearers, and their Guide: Gollum, where no Companion is left. Ids `companion-gimli`.
pub fn company(ctx: &Context, companions: &[Character], guide: Option<Character>) -> Markup {
    let one = |id: &str, letters: &str, who: &str, guides: bool| {
        let (name, class) = match guides {
            true => (format!("{who} ({})", ctx.say("war-map-guide")), "wa-companion wa-companion--guide"),
            false => (who.to_owned(), "wa-companion"),
        };
        let drawing = html! { (figure_sign(Figure::Companion(letters))) span .wa-companion__name { (who) } };
        ctx.thing(&format!("companion-{id}"), class, &name, &drawing)
    };
    html! {
        section #war-company .wa-track aria-label=(ctx.say("war-map-company")) {
            (told(ctx, &COMPANY, "war-board-about-company"))
            div .wa-company {
                @for who in companions {
                    (one(who.id(), &letters(ctx.language, *who), &ctx.say(who.term()), guide == Some(*who)))
                }
                @if companions.is_empty() { (one("gollum", "Go", &ctx.say("war-character-gollum"), true)) }
            }
        }
    }
}

/// The Elven Rings: those the Free Peoples may still use, and those the Shadow has. Ids `elven-ring-0` and on.
pub fn elven_rings(ctx: &Context, free: u8, shadow: u8) -> Markup {
    let ring = |index: u8| {
        let (class, side) =
            if index < free { ("wa-ering", Side::Free) } else { ("wa-ering wa-ering--shadow", Side::Shadow) };
        let name = format!("{} ({})", ctx.say("war-map-elven-ring"), ctx.say(side.term()));
        ctx.thing(&format!("elven-ring-{index}"), class, &name, &icon("ring"))
    };
    html! {
        section #war-rings .wa-track aria-label=(ctx.say("war-map-elven-rings")) {
            (told(ctx, &RINGS, "war-board-about-rings"))
            div .wa-erings { @for index in 0..free.saturating_add(shadow) { (ring(index)) } }
        }
    }
}
