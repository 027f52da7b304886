//! How to play, on one drawn page: the aim of each side, the turn, the faces of the dice, the Hunt, an Army
//! and a battle.

use canvas::Language;

use crate::dice::action_die;
use crate::figure::{Figure, figure_sign};
use crate::prelude::*;
use crate::sign::signs;

/// The faces of the dice, each as a side has it, by the ids of their uses.
const FACES: [(Side, Face, &str); 7] = [
    (Side::Free, Face::Character, "character"),
    (Side::Shadow, Face::Army, "army"),
    (Side::Shadow, Face::Muster, "muster"),
    (Side::Free, Face::MusterArmy, "muster-army"),
    (Side::Shadow, Face::Event, "event"),
    (Side::Free, Face::Will, "will"),
    (Side::Shadow, Face::Eye, "eye"),
];

/// The page.
pub(crate) fn how(language: Language) -> Markup {
    let ctx = &Context::plain(language);
    let say = |id: &str| language.text(&format!("war-how-{id}"));
    html! {
        (signs())
        div .how {
            p .how__lead { (say("lead")) }
            section .how__box {
                h3 { (figure_sign(Figure::Fellowship { revealed: false })) (ctx.say(Side::Free.term())) }
                ul { @for line in 1..=3 { li { (say(&format!("free-{line}"))) } } }
            }
            section .how__box {
                h3 { (figure_sign(Figure::Nazgul)) (ctx.say(Side::Shadow.term())) }
                ul { @for line in 1..=3 { li { (say(&format!("shadow-{line}"))) } } }
            }
            section .how__box .how__box--wide {
                h3 { (say("turn-title")) }
                ol .how__steps { @for phase in 1..=6 { li { (say(&format!("turn-{phase}"))) } } }
            }
            section .how__box .how__box--wide {
                h3 { (say("dice-title")) }
                p { (say("dice")) }
                ul .how__pieces {
                    @for (side, face, what) in FACES {
                        li { (action_die(ctx, &format!("how-die-{what}"), side, Some(face))) span { (say(&format!("face-{what}"))) } }
                    }
                }
            }
            section .how__box {
                h3 { (icon("eye")) (say("hunt-title")) }
                ol { @for line in 1..=4 { li { (say(&format!("hunt-{line}"))) } } }
            }
            section .how__box {
                h3 { (icon("army")) (say("battle-title")) }
                ol { @for line in 1..=4 { li { (say(&format!("battle-{line}"))) } } }
            }
            section .how__box .how__box--wide {
                h3 { (say("pieces-title")) }
                ul .how__pieces { @for (id, figure) in pieces() { li { (figure_sign(figure)) span { (say(&format!("piece-{id}"))) } } } }
            }
            section .how__box .how__box--wide {
                h3 { (say("table-title")) }
                ul { @for line in 1..=4 { li { (say(&format!("table-{line}"))) } } }
            }
        }
    }
}

/// Each kind of figure, as it stands on the map.
const fn pieces() -> [(&'static str, Figure<'static>); 7] {
    [
        ("regular", Figure::Regular(Nation::Gondor)),
        ("elite", Figure::Elite(Nation::Rohan)),
        ("leader", Figure::Leader(Nation::Gondor)),
        ("nazgul", Figure::Nazgul),
        ("companion", Figure::Companion("L")),
        ("minion", Figure::Minion("S")),
        ("fellowship", Figure::Fellowship { revealed: true }),
    ]
}
