//! The dice and where they lie.

use journey::dice::{Colour, Symbol};
use journey::view::{Awaited, DiePlace, DieView, View};
use maud::{Markup, html};

use crate::pawn::letter;
use crate::players::standing;
use canvas::Context;

/// The five dice, which tumble whenever `roll` grows: in the cup, rolled, chosen, aside, left over. Nothing while hobbits are being taken.
pub(crate) fn dice_tray(view: &View, roll: Option<usize>, ctx: &Context) -> Markup {
    let heap = |place| view.dice.iter().filter(move |die| die.place == place);
    let places = [DiePlace::Rolled, DiePlace::Aside, DiePlace::Unused];
    let cup = heap(DiePlace::Cup).collect::<Vec<_>>();
    if view.step == Awaited::TakeHobbit {
        return html! {};
    }
    html! {
        section #dice .dice aria-label=(ctx.say("journey-art-dice")) {
            (standing(view, ctx))
            @if !cup.is_empty() {
                div .dice__place {
                    h3 { (ctx.say(label(DiePlace::Cup))) }
                    div .dice__row {
                        @for die in cup { (one(die, view, roll, ctx)) }
                        (ctx.thing("cup", "cup", &ctx.say(label(DiePlace::Cup)), &cup_picture()))
                    }
                }
            }
            @for place in places {
                @if heap(place).next().is_some() {
                    div class={ "dice__place dice__place--" (slug(place)) } {
                        h3 { (ctx.say(label(place))) }
                        div .dice__row {
                            @if place == DiePlace::Rolled { (as_rolled(view, roll, ctx)) }
                            @else { @for die in heap(place) { (one(die, view, roll, ctx)) } }
                        }
                    }
                }
            }
        }
    }
}

/// The dice of this roll, each where it fell, what was set aside of it marked: no other comes under a finger there. At their end the
/// cup, while they may be rolled again.
fn as_rolled(view: &View, roll: Option<usize>, ctx: &Context) -> Markup {
    let left = view.dice.iter().filter(|die| die.place == DiePlace::Rolled).count() as u32;
    html! {
        @for die in &view.dice {
            @match die.place {
                DiePlace::Rolled | DiePlace::Chosen => (one(die, view, roll, ctx)),
                DiePlace::Cup | DiePlace::Aside | DiePlace::Unused => {},
            }
        }
        @if ctx.lit("cup").is_some() {
            (ctx.thing("cup", "cup jo-cup", &ctx.with("journey-art-dice-again", &[("number", left.into())]), &cup_picture()))
        }
    }
}

const fn slug(place: DiePlace) -> &'static str {
    match place {
        DiePlace::Cup => "cup",
        DiePlace::Rolled => "rolled",
        DiePlace::Chosen => "chosen",
        DiePlace::Aside => "aside",
        DiePlace::Unused => "unused",
    }
}

const fn label(place: DiePlace) -> &'static str {
    match place {
        DiePlace::Cup => "journey-art-dice-cup",
        DiePlace::Rolled => "journey-art-dice-rolled",
        DiePlace::Chosen => "journey-art-dice-chosen",
        DiePlace::Aside => "journey-art-dice-aside",
        DiePlace::Unused => "journey-art-dice-unused",
    }
}

fn one(die: &DieView, view: &View, roll: Option<usize>, ctx: &Context) -> Markup {
    let colour = ctx.say(die.colour.term());
    let place = ctx.say(label(die.place));
    // In the cup a die shows nothing yet, whatever it showed in the turn before.
    let symbol = die.symbol.filter(|_| die.place != DiePlace::Cup);
    let mut name = match symbol {
        Some(symbol) => {
            let symbol = ctx.say(symbol.term());
            ctx.with("journey-art-die-shows", &[("die", (&colour).into()), ("symbol", (&symbol).into())])
        }
        None => colour,
    };
    let hit = view.step == Awaited::Apply && symbol == Some(Symbol::Nazgul);
    if let Some((_, seat)) = view
        .pending
        .iter()
        .flat_map(|pending| &pending.nazgul)
        .find(|(colour, _)| *colour == die.colour && hit)
    {
        let whom = match seat {
            Some(seat) => ctx.with("journey-art-nazgul-hits", &[("name", ctx.name(*seat).into())]),
            None => ctx.say("journey-art-nazgul-hits-nobody"),
        };
        name = format!("{name}. {whom}");
    }
    // What was set aside of a roll tumbled with it, and does not tumble again.
    let roll = roll.filter(|_| matches!(die.place, DiePlace::Rolled | DiePlace::Chosen));
    let class = format!("die die--{} die--{}", die.colour.id(), slug(die.place));
    let name = format!("{name} ({place})");
    ctx.die(&format!("die-{}", die.colour.id()), &class, &name, roll, &picture(die.colour, symbol))
}

/// A die: its colour, its hobbit in the corner, and its face.
pub(crate) fn picture(colour: Colour, symbol: Option<Symbol>) -> Markup {
    html! {
        svg .die__picture aria-hidden="true" viewBox="0 0 48 50" {
            path .die__side d="M3 12Q3 4 11 3.5H37Q45 4 45 12V39Q45 48 36 48H12Q3 48 3 39Z" {}
            path .die__face d="M3 10Q3 2 11 1.5H37Q45 2 45 10V36Q45 44 37 44.5H11Q3 44 3 36Z" {}
            path .die__gleam d="M7 11Q7 5.5 12 5.5H30" {}
            @if let Some(symbol) = symbol {
                svg x="7" y="6.5" width="29" height="29" viewBox="0 0 24 24" { use href={ "#s-" (symbol.id()) } {} }
            }
            @match colour.hobbit() {
                Some(hobbit) => text .die__letter x="38.8" y="41" { (letter(hobbit)) },
                None => circle .die__pip cx="38.5" cy="37.5" r="2.2" {},
            }
        }
    }
}

fn cup_picture() -> Markup {
    html! {
        svg .cup__picture aria-hidden="true" viewBox="0 0 64 64" {
            path .jo-v-a d="M12 14L17 54Q32 62 47 54L52 14Z" {}
            path .jo-v-h d="M36 16L37 58Q44 57 47 54L52 14Z" {}
            path .jo-v-a d="M12 14Q12 6 32 6T52 14 32 22 12 14Z" {}
            path .jo-v-s d="M17 14Q17 9.5 32 9.5T47 14 32 18.5 17 14Z" {}
            path .jo-v-b d="M14 28Q32 37 50 28M16 44Q32 53 48 44M22 34q3 6 6 1 3 7 6 1 3 6 7-1M42 24l-1 6M45 26l-1 14M41 42l-1 10" {}
        }
    }
}
