//! A company: where it is and where it goes, and everything that lies in it.

use canvas::Context;
use maud::{Markup, html};
use wizards::state::Zone;
use wizards::view::{CardView, CompanyView, View};

use crate::card::{lying, name};

/// A company with its characters, each with what it bears.
pub(crate) fn company(view: &View, company: &CompanyView, ctx: &Context) -> Markup {
    let site = company.site.get();
    let tapped = view.sides[company.seat.index()].tapped.has(company.site);
    let acting = view.turn.company == Some(company.id);
    let place = name(&site.name, ctx.language);
    let head = html! {
        span .wz-site {
            span .wz-name { (place) }
            @if tapped { span .wz-status { (ctx.say("wizards-lies-tapped")) } }
            @if company.moving {
                " → "
                @match company.to {
                    Some(to) => span .wz-name { (name(&to.get().name, ctx.language)) },
                    None => span .wz-secret { (ctx.say("wizards-page-unknown-site")) },
                }
            }
        }
        @if acting {
            @let left = company.limit.0.saturating_sub(company.limit.1);
            span .wz-limit { (ctx.with("wizards-page-limit", &[("left", left.into()), ("limit", company.limit.0.into())])) }
        }
        @if company.guard {
            span .wz-guard {
                (ctx.say("wizards-page-guard"))
                @if let Some(card) = company.guard_known { ": " (name(&card.get().name, ctx.language)) }
            }
        }
    };
    let characters = view
        .cards
        .iter()
        .filter(|card| card.piece.zone == Zone::Company(company.id) && card.piece.leader.is_none());
    let upon = view
        .cards
        .iter()
        .filter(|card| card.piece.zone == Zone::OnCompany(company.id));
    html! {
        li class={ "wz-company" @if acting { " wz-company--acts" } } {
            (ctx.thing(&format!("company-{}", company.id), "wz-head", place, &head))
            @if company.regions.len() > 1 {
                p .wz-road { @for (at, region) in company.regions.iter().enumerate() { @if at > 0 { " · " } (name(&region.get().name, ctx.language)) } }
            }
            ul .wz-members { @for card in characters { (member(view, card, ctx)) } }
            @for card in upon { (lying(card, ctx)) }
        }
    }
}

/// A character with what lies on it, and those who follow it.
fn member(view: &View, card: &CardView, ctx: &Context) -> Markup {
    html! {
        li .wz-member {
            (lying(card, ctx))
            (borne(view, card, ctx))
            @let followers = view.cards.iter().filter(|other| other.piece.leader == Some(card.id));
            @for follower in followers {
                div .wz-follower { (lying(follower, ctx)) (borne(view, follower, ctx)) }
            }
        }
    }
}

fn borne(view: &View, card: &CardView, ctx: &Context) -> Markup {
    let held = view
        .cards
        .iter()
        .filter(|other| other.piece.zone == Zone::On(card.id));
    html! { @for other in held { div .wz-borne { (lying(other, ctx)) (borne(view, other, ctx)) } } }
}
