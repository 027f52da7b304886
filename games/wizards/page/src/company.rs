//! A company: its place and destination, the hazards still playable on it, and its cards.

use maud::{Markup, html};
use wizards::card::CardKind;
use wizards::ids::PieceId;
use wizards::state::Zone;
use wizards::view::{CardView, CompanyView, View};

use crate::Scene;
use crate::card::{about, lies, linked, strip, tile};
use crate::label::{called, site_id};
use crate::leader::{characters, leader};
use crate::opened::{place, stack, thing};
use crate::plays;
use crate::sign::{icon, named};
use crate::site;
use crate::spots::{Homes, piece};

/// A company with its characters, each with its cards.
pub(crate) fn company(scene: &Scene, homes: &Homes, company: &CompanyView) -> Markup {
    let view = scene.view;
    let acting = view.turn.company == Some(company.id);
    let attacked = view.combat.as_ref().is_some_and(|combat| combat.company == company.id);
    let upon = view.cards.iter().filter(|card| card.piece.zone == Zone::OnCompany(company.id));
    let id = format!("company-{}", company.id);
    let people = characters(view, company).map(|card| 1 + led(view, card).count()).sum::<usize>();
    html! {
        li id={ "region-" (id) } class={ "wz-company region" @if acting { " wz-company--acts" } @if attacked { " wz-company--attacked" } } data-reads=(place(&id)) {
            (head(scene, homes, company))
            (road(scene, company))
            div .wz-members .wz-members--many[people > 4] tabindex="0" role="group" aria-label=(title(scene, company)) {
                @for card in characters(view, company) { (group(scene, homes, card)) }
                @for card in upon { (borne(scene, homes, card)) }
            }
        }
    }
}

/// The title of a company, for screen readers.
fn title(scene: &Scene, company: &CompanyView) -> String {
    let ctx = scene.ctx;
    let of = leader(scene.view, company).map_or("", |card| called(card.piece.card, ctx));
    let at = crate::label::name(&company.site.get().name, ctx.language);
    ctx.with("wizards-company", &[("leader", of.into()), ("site", at.into())])
}

fn head(scene: &Scene, homes: &Homes, company: &CompanyView) -> Markup {
    let (view, ctx) = (scene.view, scene.ctx);
    let id = format!("company-{}", company.id);
    let tapped = view.sides[company.seat.index()].tapped.has(company.site);
    let drawing = html! {
        span class={ "wz-here" @if tapped { " wz-here--tapped" } } data-entry=(site_id(company.site)) {
            (site::title(company.site, ctx))
            @if tapped { span .wz-how { (icon("tapped")) (ctx.say("wizards-lies-tapped")) } }
        }
        @if company.moving {
            span .wz-arrow aria-hidden="true" { "➝" }
            @match company.to {
                Some(to) => span .wz-here .wz-here--to data-entry=(site_id(to)) { (site::title(to, ctx)) },
                None => span .wz-secret { (icon("guard")) (ctx.say("wizards-page-unknown-site")) },
            }
        }
    };
    let told = title(scene, company);
    if ctx.lit(&id).is_some() || !homes.at(&id).is_empty() {
        return thing(ctx, homes, &id, "wz-head", &told, &drawing);
    }
    // It opens also where nothing is to be chosen: there everything in the company can be read.
    html! { div id=(id) .wz-head role="button" tabindex="0" aria-haspopup="dialog" data-reads=(place(&id)) data-entry=(site_id(company.site)) aria-label=(told) { (drawing) } }
}

/// The path of a company that moves, the hazards still playable on it, and the on-guard card.
fn road(scene: &Scene, company: &CompanyView) -> Markup {
    let ctx = scene.ctx;
    let acting = scene.view.turn.company == Some(company.id);
    let (limit, used) = company.limit;
    html! {
        @if !company.lands.is_empty() || acting || company.guard {
            div .wz-road {
                @if !company.lands.is_empty() { (site::lands(&company.lands, ctx)) }
                @if acting && limit > 0 {
                    @let left = limit.saturating_sub(used);
                    @let said = ctx.with("wizards-page-limit", &[("left", left.into()), ("limit", limit.into())]);
                    span .wz-limit title=(said) {
                        (icon("limit")) span .unseen { (said) }
                        span .wz-pips aria-hidden="true" { @for pip in 0..limit { i class={ "wz-pip" @if pip >= left { " wz-pip--gone" } } {} } }
                        b aria-hidden="true" { (left) }
                    }
                }
                @if company.guard {
                    span .wz-guard {
                        (icon("guard"))
                        @match company.guard_known {
                            Some(card) => span .wz-place { span .unseen { (ctx.say("wizards-page-guard")) ": " } (linked(card, ctx)) (crate::card::sheet(card, ctx, None)) },
                            None => (ctx.say("wizards-page-guard")),
                        }
                    }
                }
            }
        }
    }
}

/// The followers of a character.
fn led<'a>(view: &'a View, card: &CardView) -> impl Iterator<Item = &'a CardView> {
    let leader = card.id;
    view.cards.iter().filter(move |other| other.piece.leader == Some(leader))
}

/// A character with the cards on it, and its followers.
fn group(scene: &Scene, homes: &Homes, card: &CardView) -> Markup {
    let followers = led(scene.view, card).collect::<Vec<_>>();
    html! {
        div class={ "wz-group" @if !followers.is_empty() { " wz-group--led" } } {
            (member(scene, homes, card))
            @for follower in followers { div .wz-follower { (member(scene, homes, follower)) } }
        }
    }
}

/// A character, or an ally, and the cards on it.
fn member(scene: &Scene, homes: &Homes, card: &CardView) -> Markup {
    let ctx = scene.ctx;
    html! {
        div .wz-member {
            (thing(ctx, homes, &piece(card.id), "wz-place", &lies(card, ctx), &tile(card, ctx)))
            (held(scene, homes, card.id))
        }
    }
}

/// The cards that lie on a card.
fn held(scene: &Scene, homes: &Homes, on: PieceId) -> Markup {
    let held = scene.view.cards.iter();
    let held = held.filter(|other| other.piece.zone == Zone::On(on));
    html! { @for other in held { (borne(scene, homes, other)) } }
}

/// An ally is a tile of its own; anything else a strip.
pub(crate) fn borne(scene: &Scene, homes: &Homes, card: &CardView) -> Markup {
    if card.piece.card.get().kind == CardKind::Ally {
        return html! { div .wz-ally { (member(scene, homes, card)) } };
    }
    let ctx = scene.ctx;
    html! {
        (thing(ctx, homes, &piece(card.id), "wz-place", &lies(card, ctx), &strip(card, ctx)))
        (held(scene, homes, card.id))
    }
}

/// A company, opened: its site, every member in it with all that the cards say, and where it may go.
pub(crate) fn opened(scene: &Scene, homes: &Homes, company: &CompanyView) -> Markup {
    let (view, ctx) = (scene.view, scene.ctx);
    let id = format!("company-{}", company.id);
    let inside = |card: &&CardView| home(view, card.id) == Some(Zone::Company(company.id));
    let about = || {
        html! {
            (site::opened(company.site, ctx))
            @if let Some(to) = company.to { p .wz-to { "➝" } (site::opened(to, ctx)) }
            @if ctx.own == Some(company.seat) { (plays::line(scene, company.to.unwrap_or(company.site))) }
            ul .wz-readings {
                @for card in view.cards.iter().filter(inside) {
                    li {
                        b { (lies(card, ctx)) }
                        " " span { (about(card.piece.card, ctx)) }
                        @if let Some([prowess, body, corruption]) = &card.parts {
                            @for (what, of) in [("prowess", prowess), ("body", body), ("corruption", corruption)] {
                                @if of.len() > 1 { div .wz-because { (named(what, &ctx.say(&format!("wizards-number-{what}")))) (crate::number::parts(of, ctx)) } }
                            }
                        }
                    }
                }
            }
        }
    };
    stack(scene, homes, &id, &title(scene, company), "do", Some(&about))
}

/// The zone a card lies in, through all the cards that it lies on.
fn home(view: &View, id: PieceId) -> Option<Zone> {
    let mut zone = view.cards.iter().find(|card| card.id == id)?.piece.zone;
    while let Zone::On(on) = zone {
        zone = view.cards.iter().find(|card| card.id == on)?.piece.zone;
    }
    Some(zone)
}

/// The number of characters in a company.
pub(crate) fn size(view: &View, company: &CompanyView) -> usize {
    let zone = Zone::Company(company.id);
    view.cards.iter().filter(|card| card.piece.zone == zone).count()
}
