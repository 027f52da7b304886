//! How to play, on one drawn page: the aim and turn of each side, the story, a fight, and the signs as they
//! lie on the map.

use canvas::Language;
use canvas::art::pen::num;
use maud::{Markup, html};
use quest::Pack;

use super::sign::{icon, mark};

/// The page; with `signs` it brings the drawings along, for where no table is.
pub(crate) fn how(language: Language, signs: bool) -> Markup {
    let say = |id: &str| language.text(id);
    html! {
        @if signs { (super::sign::signs()) }
        p { (say("quest-help-lead")) }
        div .qu-how {
            (side(language, "heroes", &["rest", "monster", "any", "quest"], "cards"))
            (side(language, "sauron", &["character", "event", "plot", "shadow", "influence", "hand"], "shadow"))
            section .qu-how__box .qu-how__box--wide {
                h3 { (say("quest-board-story")) }
                (story(language))
                p { (say("quest-help-story")) }
            }
            section .qu-how__box .qu-how__box--wide .qu-how__fight {
                h3 { (say("quest-help-combat-title")) }
                (fight(language))
                ol { @for line in 1..=4 { li { (say(&format!("quest-help-combat-{line}"))) } } }
            }
            section .qu-how__box .qu-how__box--wide {
                h3 { (say("quest-help-signs-title")) }
                ul .qu-how__signs { @for (id, drawing) in on_the_map() { li { (drawing) span { (say(&format!("quest-help-sign-{id}"))) } } } }
            }
        }
    }
}

/// A side: its aim, and its turn as steps along a road.
fn side(language: Language, of: &str, steps: &[&str], last: &str) -> Markup {
    let say = |what: &str| language.text(&format!("quest-help-{of}-{what}"));
    html! {
        section class={ "qu-how__box qu-how__side qu-how__side--" (of) } {
            h3 { (figure(of)) (say("title")) }
            p .qu-how__aim { (say("aim")) }
            ol .qu-how__steps {
                @for (index, sign) in steps.iter().enumerate() {
                    li { span .qu-how__sign aria-hidden="true" { (icon(sign)) } span { (say(&(index + 1).to_string())) } }
                }
            }
            p .qu-how__last { (say(last)) }
        }
    }
}

/// The sign of a side: a pawn, or the eye.
fn figure(of: &str) -> Markup {
    html! {
        svg .qu-how__figure viewBox="-24 -24 48 48" aria-hidden="true" {
            @if of == "heroes" {
                g .qu-h-thalin { circle .qu-m-pawn__disc r="20" {} path d="M-9 11 9-9M2-9h7v7" {} }
            } @else {
                g .qu-m-token .qu-m-token--influence { circle r="20" {} (mark("q-influence", 0.0, 0.0, 28.0)) }
            }
        }
    }
}

const STEP: f32 = 21.0;

/// The story track, with where each side's markers lead.
fn story(language: Language) -> Markup {
    let facts = &Pack::standard().raw.tracks.story;
    let x = |space: u8| 12.0 + STEP * f32::from(space);
    let wide = x(facts.finale) + 14.0;
    let lanes = [("green", 9, 22.0), ("yellow", 6, 40.0), ("red", 8, 58.0), ("black", 4, 76.0)];
    html! {
        svg .qu-track viewBox={ "0 0 " (num(wide)) " 104" } role="img" aria-label=(language.text("quest-help-story")) {
            @for (stage, first) in facts.stages.iter().enumerate() {
                @let end = facts.stages.get(stage + 1).map_or(facts.finale + 1, |next| *next);
                @let from = x(*first) - STEP / 2.0;
                rect class={ "qu-track__stage qu-track__stage--" (stage) } x=(num(from)) y="12" width=(num(STEP * f32::from(end - first))) height="76" {}
                text .qu-track__name x=(num(from + STEP * f32::from(end - first) / 2.0)) y="9" { (["I", "II", "III"][stage]) }
            }
            @for (colour, space, y) in lanes {
                g class={ "qu-mark qu-mark--" (colour) } {
                    path .qu-track__gone d={ "M" (num(x(0))) " " (num(y)) "H" (num(x(space))) } {}
                    circle .qu-track__marker cx=(num(x(space))) cy=(num(y)) r="7" {}
                }
            }
            @for (space, class, id) in [(facts.shadow_falls, "falls", "shadow-falls"), (facts.finale, "end", "finale")] {
                path class={ "qu-track__" (class) } d={ "M" (num(x(space) - STEP / 2.0)) " 12V90" } {}
                text .qu-track__name x=(num((x(space) - STEP / 2.0).min(wide - 44.0))) y="101" { (language.text(&format!("quest-story-{id}"))) }
            }
        }
    }
}

/// A round: two cards, and the rest of each attack.
fn fight(language: Language) -> Markup {
    let say = |id: &str| language.text(id);
    let card = |side: &str, x: f32, attack: u8, defence: u8| {
        html! {
            g class={ "qu-how__card qu-how__card--" (side) } transform={ "translate(" (num(x)) " 8)" } {
                rect width="92" height="84" rx="6" {}
                (mark("q-attack", 24.0, 30.0, 26.0)) text x="24" y="66" { (attack) }
                (mark("q-defence", 68.0, 30.0, 26.0)) text x="68" y="66" { (defence) }
            }
        }
    };
    let told = format!("{} − {}", say("quest-attack"), say("quest-defence"));
    html! {
        svg .qu-how__duel viewBox="0 0 360 100" role="img" aria-label=(told) {
            (card("hero", 6.0, 3, 1))
            (card("foe", 262.0, 2, 2))
            path .qu-how__blow d="M104 34H246M238 28l10 6-10 6" {}
            path .qu-how__blow d="M256 66H114M122 60l-10 6 10 6" {}
            text .qu-how__sum x="180" y="28" { "3 − 2 = 1" }
            text .qu-how__sum x="180" y="86" { "2 − 1 = 1" }
        }
    }
}

/// Each sign, drawn as it lies on the map, with the id of its meaning.
fn on_the_map() -> Vec<(&'static str, Markup)> {
    let drawn =
        |inside: Markup| html! { svg .qu-how__piece viewBox="-34 -34 68 68" aria-hidden="true" { (inside) } };
    let place = |inside: Markup| drawn(html! { g .qu-m-place .qu-in-rohan { (inside) } });
    let disc = || html! { circle .qu-m-place__disc r="27" {} circle .qu-m-place__rim r="22" {} };
    let token = |kind: &str, sign: &str| {
        drawn(
            html! { g class={ "qu-m-token qu-m-token--" (kind) } transform="scale(1.9)" { circle r="13" {} (mark(sign, 0.0, 0.0, 17.0)) } },
        )
    };
    let path = |water: bool| {
        drawn(html! {
            @if water { path .qu-m-stream .qu-m-stream--bank d="M-32 0H32" {} path .qu-m-stream d="M-32 0H32" {} } @else { path .qu-m-way d="M-32 0H32" {} }
            g .qu-m-badge transform="scale(1.15)" {
                rect .qu-m-badge__plate x="-22" y="-12.5" width="44" height="25" rx="5" {}
                (mark("q-woods", -10.0, 0.0, 20.0))
                text x="11" y="6.5" { "2" }
            }
        })
    };
    vec![
        ("haven", place(html! { (disc()) (mark("q-haven", 0.0, 0.0, 34.0)) })),
        (
            "stronghold",
            place(html! {
                path .qu-m-place__hold d="M-26-12-12-26H12L26-12V12L12 26H-12L-26 12Z" {}
                (mark("q-hold", 0.0, -5.0, 26.0))
                text .qu-m-place__limit y="20" { "3" }
            }),
        ),
        ("perilous", place(html! { circle .qu-m-place__peril r="31" {} (disc()) })),
        ("path", path(false)),
        ("water", path(true)),
        ("influence", token("influence", "q-influence")),
        ("favor", token("favor", "q-favor")),
        (
            "character",
            drawn(html! { g .qu-piece .qu-m-character transform="scale(1.4)" {
                path .qu-m-character__shield d="M-16-17H16V3C16 13 8 18 0 21-8 18-16 13-16 3Z" {}
                text .qu-m-letters y="4" { "Ga" }
            } }),
        ),
        (
            "monster",
            drawn(html! { g .qu-piece .qu-m-monster .qu-b-rohan_gondor transform="scale(1.5)" {
                path .qu-m-monster__back d="M0-18 15.600-9V9L0 18-15.600 9V-9Z" {}
                (mark("q-monster", 0.0, 0.0, 22.0))
            } }),
        ),
        (
            "minion",
            drawn(html! { g .qu-piece transform="scale(1.2)" {
                path .qu-m-minion__shield d="M0-24 18-17V1C18 14 8 21 0 25-8 21-18 14-18 1V-17Z" {}
                text .qu-m-letters y="4" { "GG" }
            } }),
        ),
        ("plot", token("plot", "q-plot")),
        ("event", token("event", "q-event")),
    ]
}
