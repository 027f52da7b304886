//! How to play, on one drawn page: the aim, the turn, the strike, the chain, and the key to the signs.

use canvas::{Context, Language};
use maud::{Markup, html};
use wizards::card::{RegionKind, SiteKind, Skill};

use crate::number::odds;
use crate::sign::{icon, signs};
use crate::site::lands;

/// The phases of a turn, by the words for them, each with a sign.
const PHASES: [(&str, &str); 6] = [
    ("untap", "tapped"),
    ("organization", "character"),
    ("long-events", "long"),
    ("movement", "road"),
    ("sites", "site"),
    ("end-of-turn", "hand"),
];

/// The steps of a strike, each with a sign.
const STRIKE: [&str; 6] = ["strikes", "tapped", "character", "prowess", "body", "wounded"];

pub(crate) fn page(language: Language) -> Markup {
    let ctx = &Context::plain(language);
    let say = |id: &str| language.text(&format!("wizards-help-{id}"));
    html! {
        div .wz-how-to {
            (signs())
            p .wz-lead { (say("lead")) }
            p { (say("win")) }
            h3 { (say("turn-title")) }
            (turn(language))
            h3 { (say("journey-title")) }
            (journey(ctx))
            h3 { (say("strike-title")) }
            (strike(ctx))
            h3 { (say("chain-title")) }
            (chain(language))
            h3 { (say("score-title")) }
            p { (say("score")) }
            h3 { (say("table-title")) }
            ul { @for line in 1..=5 { li { (say(&format!("table-{line}"))) } } }
            h3 { (say("signs-title")) }
            (meanings(ctx))
        }
    }
}

/// The turn as a wheel of six phases: yours, and the other player's part in each.
fn turn(language: Language) -> Markup {
    html! {
        ol .wz-help-turn {
            @for (number, (phase, sign)) in PHASES.iter().enumerate() {
                li {
                    span .wz-help-turn__sign { (icon(sign)) b { (number + 1) } }
                    div {
                        b { (language.text(&format!("wizards-phase-{phase}"))) }
                        p { (language.text(&format!("wizards-help-phase-{phase}"))) }
                    }
                }
            }
        }
    }
}

/// A company that goes from haven to ruins: path, limit, hazards.
fn journey(ctx: &Context) -> Markup {
    let say = |id: &str| ctx.say(&format!("wizards-help-{id}"));
    let path = [RegionKind::Wilderness, RegionKind::BorderLand, RegionKind::ShadowLand];
    html! {
        figure .wz-help-figure {
            div .wz-help-road {
                span .wz-kind .wz-site--haven { (icon("haven")) }
                span .wz-help-line {}
                (lands(&path, ctx))
                span .wz-help-line {}
                span .wz-kind .wz-site--ruins_and_lairs { (icon("ruins_and_lairs")) }
                span .wz-limit { (icon("limit")) span .wz-pips { @for pip in 0..3 { i class={ "wz-pip" @if pip == 2 { " wz-pip--gone" } } {} } } b { "2" } }
            }
            figcaption { ol { @for line in 1..=4 { li { (say(&format!("journey-{line}"))) } } } }
        }
    }
}

/// One strike, counted.
fn strike(ctx: &Context) -> Markup {
    let say = |id: &str| ctx.say(&format!("wizards-help-{id}"));
    html! {
        figure .wz-help-figure {
            div .wz-strike .wz-strike--now {
                span .wz-strike__who { (say("strike-who")) }
                span .wz-strike__sum { (icon("prowess")) b { "5" } " + 2d6 " (ctx.say("wizards-page-against")) " " b { "11" } }
                (odds(&[("good", "wizards-odds-defeats", 21), ("even", "wizards-odds-holds", 5), ("bad", "wizards-odds-struck", 10)], ctx))
                span .wz-parts {
                    span .wz-part { b { "4" } " " (ctx.say("wizards-because-printed")) }
                    span .wz-part { b { "+1" } " " (ctx.say("wizards-because-support")) }
                }
            }
            figcaption { ol .wz-help-strike { @for (number, sign) in STRIKE.iter().enumerate() { li { (icon(sign)) " " (say(&format!("strike-{}", number + 1))) } } } }
        }
    }
}

/// Three declared actions, resolved in reverse.
fn chain(language: Language) -> Markup {
    let say = |id: &str| language.text(&format!("wizards-help-{id}"));
    html! {
        figure .wz-help-figure {
            ol .wz-links {
                @for number in (1..=3).rev() {
                    li class={ "wz-link" @if number % 2 == 0 { " wz-link--own" } } { span .wz-link__number { (number) } span { (say(&format!("chain-link-{number}"))) } }
                }
            }
            figcaption { ol { @for line in 1..=3 { li { (say(&format!("chain-{line}"))) } } } }
        }
    }
}

/// The key to the signs.
fn meanings(ctx: &Context) -> Markup {
    let lands = RegionKind::ALL.iter().map(|of| (of.word(), ctx.say(of.term())));
    let sites = SiteKind::ALL.iter().map(|of| (of.word(), ctx.say(of.term())));
    let skills = Skill::ALL.iter().map(|of| (of.word(), ctx.say(of.term())));
    let numbers = ["prowess", "body", "strikes", "mind", "influence", "corruption", "points"];
    let numbers = numbers.into_iter().map(|of| (of, ctx.say(&format!("wizards-number-{of}"))));
    let groups = [numbers.collect::<Vec<_>>(), skills.collect(), lands.collect(), sites.collect()];
    html! {
        div .wz-help-signs {
            @for group in groups { ul { @for (sign, what) in group { li { (icon(sign)) " " (what) } } } }
        }
    }
}
