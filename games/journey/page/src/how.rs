//! How to play, on one drawn page: the aim, the turn, what each symbol does, and the end.

use canvas::{Context, Language};
use journey::dice::{Colour, Symbol};
use journey::hobbit::Hobbit;
use maud::{Markup, html};

use crate::{dice, hobbits};

/// The symbols, each on a die of some colour, by the ids of their effects.
const SYMBOLS: [(Colour, Symbol, &str); 6] = [
    (Colour::Yellow, Symbol::Ring, "ring"),
    (Colour::Green, Symbol::Orc, "orc"),
    (Colour::Blue, Symbol::Fellowship, "fellowship"),
    (Colour::Red, Symbol::Nazgul, "nazgul"),
    (Colour::Yellow, Symbol::Gandalf, "gandalf"),
    (Colour::Black, Symbol::WhiteTree, "tree"),
];

/// The page.
pub(crate) fn how(language: Language) -> Markup {
    let ctx = &Context::plain(language);
    let say = |id: &str| language.text(&format!("journey-how-{id}"));
    html! {
        div .how {
            p .how__lead { (say("lead")) }
            section .how__box .how__box--wide {
                h3 { (say("who-title")) }
                ul .how__pieces {
                    @for hobbit in Hobbit::ALL { li { span .jo-how__hobbit { (hobbits::picture(hobbit)) } span { (say(&format!("who-{}", hobbit.id()))) } } }
                }
            }
            section .how__box {
                h3 { (say("turn-title")) }
                ol .how__steps { @for line in 1..=5 { li { (say(&format!("turn-{line}"))) } } }
            }
            section .how__box {
                h3 { (say("end-title")) }
                ul { @for line in 1..=4 { li { (say(&format!("end-{line}"))) } } }
            }
            section .how__box .how__box--wide {
                h3 { (say("symbols-title")) }
                ul .how__pieces {
                    @for (colour, symbol, what) in SYMBOLS {
                        li { (die(colour, symbol)) span { b { (ctx.say(symbol.term())) } ": " (say(&format!("symbol-{what}"))) } }
                    }
                }
            }
            section .how__box .how__box--wide {
                h3 { (say("example-title")) }
                div .jo-how__throw {
                    @for (colour, symbol) in [(Colour::Yellow, Symbol::Ring), (Colour::Red, Symbol::Ring), (Colour::Blue, Symbol::Nazgul), (Colour::Green, Symbol::Orc), (Colour::Black, Symbol::Fellowship)] { (die(colour, symbol)) }
                }
                p { (say("example")) }
            }
            section .how__box .how__box--wide {
                h3 { (say("table-title")) }
                ul { @for line in 1..=3 { li { (say(&format!("table-{line}"))) } } }
            }
        }
    }
}

/// A die as it lies on the table.
fn die(colour: Colour, symbol: Symbol) -> Markup {
    html! { span class={ "die die--" (colour.id()) } { (dice::picture(colour, Some(symbol))) } }
}
