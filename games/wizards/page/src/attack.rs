//! The panel of what is being resolved: the attack that is faced with each of its strikes, checks about to be
//! rolled, and the chain of declared actions. Every number shows its parts.

use canvas::{Context, Value};
use maud::{Markup, html};
use wizards::mechanics::{NumberPart, sum};
use wizards::state::{Check, Combat, Key, Source, Target, Use};
use wizards::view::View;

use crate::Scene;
use crate::card::{called_piece, lies, linked, linked_piece, of, sort};
use crate::label::{called, name, site_id};
use crate::number::{above, number, odds, parts, signed};
use crate::opened::thing;
use crate::sign::{icon, named};
use crate::spots::{Homes, piece};
use crate::strike::strike;

/// The attack: the attacker, its numbers, and each strike.
pub(crate) fn attack(scene: &Scene) -> Markup {
    let (view, ctx) = (scene.view, scene.ctx);
    let Some(combat) = &view.combat else {
        return html! {};
    };
    let (strikes, prowess, body) = view.attack.unwrap_or_default();
    let who = who(view, combat, ctx);
    html! {
        section #wizards-attack .wz-attack .wz-attack--met[!combat.given.is_empty()] data-look[view.checks.is_empty() && combat.strike().is_none()] aria-label=(ctx.say("wizards-page-attack")) {
            header .wz-attack__head {
                (named(combat.race.word(), &ctx.say(combat.race.term())))
                h3 { (who) }
                span .wz-attack__kind { (ctx.say(combat.race.term())) (keyed(combat.key, ctx)) }
                span .wz-numbers {
                    (number("strikes", strikes.into(), ctx))
                    (number("prowess", prowess.into(), ctx))
                    @if body > 0 { (number("body", body.into(), ctx)) }
                }
                @for (said, id) in [(combat.detains, "wizards-attack-detains"), (combat.attacker_chooses, "wizards-attack-chooses"), (combat.cancelled, "wizards-fate-cancelled")] {
                    @if said { span .wz-tag { (ctx.say(id)) } }
                }
                @if combat.excess > 0 { span .wz-tag { (ctx.with("wizards-attack-excess", &[("count", combat.excess.into())])) } }
            }
            @if view.attack_parts.len() > 1 { div .wz-because { (icon("prowess")) " " b { (prowess) } (parts(&view.attack_parts, ctx)) } }
            @if !combat.given.is_empty() {
                ol .wz-strikes {
                    @for (at, given) in combat.given.iter().enumerate() { (strike(scene, combat, at, given)) }
                }
            }
        }
    }
}

/// The attacker. Its name opens its sheet, or that of the site.
fn who(view: &View, combat: &Combat, ctx: &Context) -> Markup {
    match combat.source {
        Source::Creature(id, _) | Source::Agent(id) => linked_piece(view, id, ctx),
        Source::Automatic(site, _) | Source::Added(site, _) => {
            let place = name(&site.get().name, ctx.language);
            let said = ctx.with("wizards-attack-automatic", &[("site", place.into())]);
            canvas::named(ctx, &site_id(site), &said)
        }
        Source::Effect(card) => linked(card, ctx),
    }
}

/// The reason why the creature may be here.
fn keyed(key: Key, ctx: &Context) -> String {
    let what = match key {
        Key::Site(site) => name(&site.get().name, ctx.language).to_owned(),
        Key::Region(region) => name(&region.get().name, ctx.language).to_owned(),
        Key::Place(place) => ctx.say(place.term()),
        Key::Land(land) => ctx.say(land.term()),
        Key::None => return String::new(),
    };
    format!(" · {what}")
}

/// The checks about to be rolled, the innermost first.
pub(crate) fn checks(view: &View, ctx: &Context) -> Markup {
    html! {
        @for (at, (check, (bonus, against))) in view.checks.iter().zip(&view.bonuses).rev().enumerate() { (self::check(view, ctx, check, bonus, against, at == 0)) }
    }
}

fn check(
    view: &View,
    ctx: &Context,
    check: &Check,
    bonus: &[NumberPart],
    against: &[NumberPart],
    first: bool,
) -> Markup {
    let who = called_piece(view, check.who, ctx);
    let faction = check.of.and_then(|id| of(view, id));
    let (sign, title) = match faction {
        Some(card) => (
            "faction",
            ctx.with("wizards-check-influence", &[("who", (&who).into()), ("of", called(card, ctx).into())]),
        ),
        None if check.of.is_some() => {
            ("influence", ctx.with("wizards-check-opponent", &[("who", (&who).into())]))
        }
        None => ("corruption", ctx.with("wizards-check-corruption", &[("who", (&who).into())])),
    };
    let needed = match faction {
        Some(card) => Some(card.get().number_needed),
        None if check.of.is_some() => None,
        None => Some(sum(against)),
    };
    html! {
        section id=[first.then_some("wizards-check")] .wz-attack .wz-check data-look[first] aria-label=(title) {
            header .wz-attack__head {
                (icon(sign)) h3 { (title) }
                @if let Some(why) = check.why { span .wz-attack__kind { (linked(why, ctx)) } }
            }
            @if check.of.is_none() { p .wz-is { (ctx.say("wizards-check-corruption-is")) } }
            div .wz-because {
                span { "2d6" @if sum(bonus) != 0 { " " b { (signed(sum(bonus))) } } }
                (parts(bonus, ctx))
            }
            @if let Some(needed) = needed {
                div .wz-because { span { (ctx.with("wizards-check-more", &[("number", (&needed.to_string()).into())])) } (parts(against, ctx)) }
                @let wins = above(needed - sum(bonus));
                @if faction.is_some() {
                    (odds(&[("good", "wizards-odds-passes", wins), ("bad", "wizards-odds-fails", 36 - wins)], ctx))
                } @else {
                    // SATM-11.8: by one or exactly, the character is only discarded.
                    @let narrowly = above(needed - sum(bonus) - 2) - wins;
                    (odds(&[("good", "wizards-odds-passes", wins), ("even", "wizards-odds-discarded", narrowly), ("bad", "wizards-odds-eliminated", 36 - wins - narrowly)], ctx))
                }
            }
        }
    }
}

/// The declared actions, the last first: they resolve in this order.
pub(crate) fn chain(scene: &Scene, homes: &Homes) -> Markup {
    let (view, ctx) = (scene.view, scene.ctx);
    html! {
        @if !view.chain.is_empty() {
            section #wizards-chain .wz-chain aria-label=(ctx.say("wizards-page-chain")) {
                h3 { (ctx.say("wizards-page-chain")) }
                ol .wz-links {
                    @for (number, link) in view.chain.iter().enumerate().rev() {
                        @let card = view.cards.iter().find(|card| card.id == link.piece);
                        li class={ "wz-link" @if link.cancelled { " wz-link--gone" } @if Some(link.seat) == ctx.own { " wz-link--own" } } {
                            span .wz-link__number { (number + 1) }
                            @if let Some(card) = card {
                                @if card.piece.zone == wizards::state::Zone::Chain {
                                    (thing(ctx, homes, &piece(card.id), "wz-place", &lies(card, ctx), &html! {
                                        span class={ "wz-strip wz-band wz-band--" (sort(card.piece.card.get())) } { span .wz-name { (called(card.piece.card, ctx)) } }
                                        (crate::card::sheet(card.piece.card, ctx, None))
                                    }))
                                } @else {
                                    span { @if matches!(link.does, Use::Use(_)) { (ctx.say("wizards-chain-use")) " " } (linked(card.piece.card, ctx)) }
                                }
                            }
                            span .wz-link__who { (ctx.name(link.seat)) @if let Some(aim) = aim(view, ctx, link.target) { " ➝ " (aim) } }
                        }
                    }
                }
            }
        }
    }
}

/// The aim of a declared action, in words.
fn aim(view: &View, ctx: &Context, target: Target) -> Option<String> {
    match target {
        Target::Nothing => None,
        Target::Piece(id) => of(view, id).map(|card| called(card, ctx).to_owned()),
        Target::Site(site) | Target::AutoAttack(site, _) => {
            Some(name(&site.get().name, ctx.language).to_owned())
        }
        Target::Company(id) => {
            let company = view.companies.iter().find(|company| company.id == id)?;
            let leader = crate::leader::leader(view, company)?;
            let leader = called(leader.piece.card, ctx);
            Some(ctx.with("wizards-choice-company", &[("company", Value::Text(leader))]))
        }
    }
}
