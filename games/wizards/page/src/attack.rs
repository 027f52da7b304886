//! The attack that is faced, and the chain of what has been declared.

use canvas::{Context, Value};
use maud::{Markup, html};
use wizards::state::{Fate, Source};
use wizards::view::View;

use crate::card::name;

/// The attack: what attacks, its numbers, and each strike.
pub(crate) fn attack(view: &View, ctx: &Context) -> Markup {
    let Some(combat) = &view.combat else {
        return html! {};
    };
    let who = match combat.source {
        Source::Creature(id, _) | Source::Agent(id) => view
            .cards
            .iter()
            .find(|card| card.id == id)
            .map(|card| name(&card.piece.card.get().name, ctx.language).to_owned()),
        Source::Automatic(site, _) => Some(name(&site.get().name, ctx.language).to_owned()),
        Source::Effect(card) => Some(name(&card.get().name, ctx.language).to_owned()),
    };
    let race = ctx.say(combat.race.term());
    html! {
        section .wz-attack aria-label=(ctx.say("wizards-page-attack")) {
            h3 { (ctx.say("wizards-page-attack")) ": " (who.unwrap_or_default()) " (" (race) ")" }
            @let (strikes, prowess, body) = view.attack.unwrap_or_default();
            p { (ctx.with("wizards-page-strength", &[
                ("strikes", Value::Number(strikes.max(0) as u32)),
                ("prowess", Value::Number(prowess.max(0) as u32)),
                ("body", Value::Number(body.max(0) as u32)),
            ])) }
            @if !combat.given.is_empty() {
                ol { @for (at, strike) in combat.given.iter().enumerate() {
                    @let struck = view.cards.iter().find(|card| card.id == strike.at);
                    @let now = combat.now == Some(at as u8) && strike.fate == Fate::Open;
                    li .wz-now[now] {
                        @if let Some(card) = struck { (name(&card.piece.card.get().name, ctx.language)) ": " }
                        (ctx.say(fate(strike.fate)))
                    }
                } }
            }
        }
    }
}

const fn fate(fate: Fate) -> &'static str {
    match fate {
        Fate::Open => "wizards-fate-open",
        Fate::Defeated => "wizards-fate-defeated",
        Fate::Ineffectual => "wizards-fate-ineffectual",
        Fate::Succeeded => "wizards-fate-succeeded",
        Fate::Cancelled => "wizards-fate-cancelled",
    }
}

/// What has been declared, the last first: it resolves in this order.
pub(crate) fn chain(view: &View, ctx: &Context) -> Markup {
    html! {
        @if !view.chain.is_empty() {
            section .wz-chain aria-label=(ctx.say("wizards-page-chain")) {
                h3 { (ctx.say("wizards-page-chain")) }
                ol { @for link in view.chain.iter().rev() {
                    @let card = view.cards.iter().find(|card| card.id == link.piece);
                    li .wz-gone[link.cancelled] {
                        @if let Some(card) = card { (name(&card.piece.card.get().name, ctx.language)) }
                        " (" (ctx.name(link.seat)) ")"
                    }
                } }
            }
        }
    }
}
