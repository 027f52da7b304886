//! The library of El viaje a Mordor: the hobbits, the places of the road, the dice and their faces.

use canvas::{Context, Entry, Named};
use journey::data::Data;
use journey::dice::{Colour, Symbol};
use journey::hobbit::Hobbit;
use journey::location::Location;
use journey::view::View;
use maud::{Markup, html};

use crate::dice;
use crate::hobbits;
use crate::vignette;

/// All of it: at a table of the sheet that is played, else of the house's.
pub(crate) fn library(ctx: &Context, view: Option<&View>) -> Vec<Entry> {
    let data = Data::built_in();
    let own = data.sheets().next().map(|(_, sheet)| *sheet);
    let Some(sheet) = view.map(|view| view.sheet).or(own) else {
        return Vec::new();
    };
    let entry = |shelf, term: &str, drawing: Markup, clauses| Entry {
        id: term.to_owned(),
        shelf,
        name: ctx.say(term),
        drawing: html! { div .jo-card { b .jo-card__name { (ctx.say(term)) } (drawing) } },
        clauses,
    };
    let hobbits = Hobbit::ALL.into_iter().map(|hobbit| {
        let drawing = html! {
            (hobbits::picture(hobbit))
            p { (ctx.with("journey-library-hobbit", &[("die", (&ctx.say(hobbit.colour().term())).into())])) }
        };
        entry("journey-shelf-hobbits", hobbit.term(), drawing, &[] as &[_])
    });
    let places = Location::ALL.into_iter().map(|place| {
        let boxes = (1..=sheet.mordor()).filter(|number| sheet.location(*number) == Some(place));
        let boxes = boxes.map(|number| number.to_string()).collect::<Vec<_>>();
        let drawing = html! {
            (vignette::picture(place))
            p { (ctx.say(place.effect())) }
            @if view.is_some_and(|view| !view.advanced) { p { (ctx.say("journey-library-basic")) } }
            @if !boxes.is_empty() { p { (ctx.with("journey-library-boxes", &[("boxes", (&ctx.language.list(&boxes)).into())])) } }
        };
        entry("journey-shelf-places", place.term(), drawing, clause_of(place))
    });
    let dice = Colour::ALL.into_iter().map(|die| {
        let drawing = html! {
            div .jo-card__faces {
                @for face in sheet.faces(die) {
                    span class={ "die--" (die.id()) } role="img" aria-label=(ctx.say(face.term())) { (dice::picture(die, Some(*face))) }
                }
            }
            p {
                @match die.hobbit() {
                    Some(hobbit) => (ctx.with("journey-library-die", &[("hobbit", (&ctx.say(hobbit.term())).into())])),
                    None => (ctx.say("journey-library-die-black")),
                }
            }
        };
        entry("journey-shelf-dice", die.term(), drawing, &["VAM-3.2"])
    });
    let symbols = Symbol::ALL.into_iter().map(|symbol| {
        let drawing = html! {
            span .die--black { (dice::picture(Colour::Black, Some(symbol))) }
            p { (ctx.say(effect(symbol))) }
        };
        entry("journey-shelf-symbols", symbol.term(), drawing, rule_of(symbol))
    });
    hobbits.chain(places).chain(symbols).chain(dice).collect()
}

/// The effect of a symbol, as a message id.
const fn effect(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Ring => "journey-effect-ring",
        Symbol::Gandalf => "journey-effect-gandalf",
        Symbol::Fellowship => "journey-effect-fellowship",
        Symbol::Orc => "journey-effect-orc",
        Symbol::Nazgul => "journey-library-nazgul",
        Symbol::WhiteTree => "journey-effect-white-tree",
    }
}

const fn rule_of(symbol: Symbol) -> &'static [&'static str] {
    match symbol {
        Symbol::Ring => &["VAM-4.1"],
        Symbol::Orc => &["VAM-4.2"],
        Symbol::Fellowship => &["VAM-4.3"],
        Symbol::Nazgul => &["VAM-4.4", "VAM-3.2"],
        Symbol::Gandalf => &["VAM-4.5"],
        Symbol::WhiteTree => &["VAM-4.6"],
    }
}

const fn clause_of(place: Location) -> &'static [&'static str] {
    match place {
        Location::Rivendell => &["VAM-7.1"],
        Location::Moria => &["VAM-7.2"],
        Location::Lothlorien => &["VAM-7.3"],
        Location::Rohan => &["VAM-7.4"],
        Location::HelmsDeep => &["VAM-7.5"],
        Location::Gondor => &["VAM-7.6"],
        Location::MinasTirith => &["VAM-7.7"],
        Location::ShelobsLair => &["VAM-7.8"],
    }
}

/// The library entry of a name in a sentence: people and places only, as dice and symbols stand in every line.
pub(crate) fn named(name: Named) -> Option<String> {
    let Named::Term(term) = name else { return None };
    let mut people = Hobbit::ALL.into_iter().map(Hobbit::term);
    let mut places = Location::ALL.into_iter().map(Location::term);
    (people.any(|known| known == term) || places.any(|known| known == term)).then(|| term.to_owned())
}

/// The library entry of a thing on the drawing: a die by its face, a bearer on the road, a round box by its place.
pub(crate) fn entry(view: &View, id: &str) -> Option<String> {
    let (kind, name) = id.split_once('-')?;
    let term = match kind {
        "die" => {
            let die = view.dice.iter().find(|die| die.colour.id() == name)?;
            die.symbol.map_or(die.colour.term(), Symbol::term)
        }
        "round" => view.sheet.location(name.parse().ok()?)?.term(),
        "hobbit" | "pawn" => Hobbit::ALL.into_iter().find(|hobbit| hobbit.id() == name)?.term(),
        _ => return None,
    };
    Some(term.to_owned())
}
