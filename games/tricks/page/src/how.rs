//! How to play, on one drawn page: the objective of each player, a trick, the cards without a suit, and the
//! remarks allowed.

use canvas::Language;
use maud::{Markup, html};

use crate::card::{Face, face};

/// The page.
pub(crate) fn how(language: Language) -> Markup {
    let say = |id: &str| language.text(&format!("tricks-how-{id}"));
    html! {
        div .how {
            p .how__lead { (say("lead")) }
            section .how__box .how__box--wide {
                h3 { (say("trick-title")) }
                (cards(language, &[("h3", "led"), ("h7", "wins"), ("m8", "off"), ("h2", "follows")]))
                ol { @for line in 1..=4 { li { (say(&format!("trick-{line}"))) } } }
            }
            section .how__box {
                h3 { (say("goal-title")) }
                ul { @for line in 1..=4 { li { (say(&format!("goal-{line}"))) } } }
            }
            section .how__box {
                h3 { (say("round-title")) }
                ol { @for line in 1..=4 { li { (say(&format!("round-{line}"))) } } }
            }
            section .how__box .how__box--wide {
                h3 { (say("odd-title")) }
                (cards(language, &[("wt", "white"), ("bt", "black"), ("o1", "orc"), ("r1", "one")]))
            }
            section .how__box {
                h3 { (say("talk-title")) }
                p { (say("talk")) }
            }
            section .how__box {
                h3 { (say("few-title")) }
                ul { @for line in 1..=2 { li { (say(&format!("few-{line}"))) } } }
            }
            section .how__box .how__box--wide {
                h3 { (say("table-title")) }
                ul { @for line in 1..=3 { li { (say(&format!("table-{line}"))) } } }
            }
        }
    }
}

/// Cards in a row, each with its explanation.
fn cards(language: Language, shown: &[(&str, &str)]) -> Markup {
    html! {
        ul .tr-how__cards {
            @for (notation, what) in shown {
                li {
                    @if let Some(card) = Face::of(notation) { (face(card, &language.text(&title(card)))) }
                    span { (language.text(&format!("tricks-how-card-{what}"))) }
                }
            }
        }
    }
}

/// The id of the words on the foot of a card.
fn title(card: Face) -> String {
    match card.kind {
        "hills" | "mountains" | "forests" | "shadows" | "rings" => format!("tricks-suit-{}", card.kind),
        kind => format!("tricks-how-name-{kind}"),
    }
}
