//! A site: its sign and name, its path, and all that its card says.

use canvas::{Context, Value};
use maud::{Markup, html};
use wizards::card::{AutoAttack, ItemClass, Keyword, RegionKind, Site, SiteSet};
use wizards::ids::{CardId, SiteId};

use crate::card::symbols;
use crate::label::{name, site_id};
use crate::number::number;
use crate::says;
use crate::sign::{icon, named};

/// The sign of a site and its name.
pub(crate) fn title(site: SiteId, ctx: &Context) -> Markup {
    entitled(site, ctx, &html! { (name(&site.get().name, ctx.language)) })
}

/// The same, with a name that opens its sheet.
fn linked(site: SiteId, ctx: &Context) -> Markup {
    let name = name(&site.get().name, ctx.language);
    entitled(site, ctx, &canvas::named(ctx, &site_id(site), name))
}

fn entitled(site: SiteId, ctx: &Context, name: &Markup) -> Markup {
    let of = site.get();
    html! {
        span class={ "wz-kind wz-site--" (of.kind.word()) } { (named(of.kind.word(), &ctx.say(of.kind.term()))) }
        span .wz-name { (name) }
    }
}

/// Site cards that were stored, each with its points, with names that open their sheets.
pub(crate) fn stored(sites: SiteSet, ctx: &Context) -> Markup {
    html! {
        ul .wz-names-list {
            @for site in sites.iter() {
                li .wz-band {
                    (linked(site, ctx))
                    @if let Some(points) = site.kept_points() { " " (number("points", points.into(), ctx)) }
                }
            }
        }
    }
}

/// The symbols of a path, in order.
pub(crate) fn lands(lands: &[RegionKind], ctx: &Context) -> Markup {
    html! {
        span .wz-lands {
            @for land in lands { span class={ "wz-land-sign wz-land--" (land.word()) } { (named(land.word(), &ctx.say(land.term()))) } }
        }
    }
}

/// A site in one line, to be chosen: its kind, its region, its dangers.
pub(crate) fn line(site: SiteId, ctx: &Context) -> Markup {
    lined(site, ctx, &title(site, ctx))
}

/// The same, to be read: its name opens its sheet.
pub(crate) fn reading(site: SiteId, ctx: &Context) -> Markup {
    lined(site, ctx, &linked(site, ctx))
}

fn lined(site: SiteId, ctx: &Context, title: &Markup) -> Markup {
    let of = site.get();
    html! {
        span .wz-line {
            (title)
            @if let Some(region) = of.region { span .wz-where { (name(&region.get().name, ctx.language)) } }
            @if !of.attacks.is_empty() {
                span .wz-awaits { @for attack in &of.attacks { (self::attack(attack, ctx)) } }
            }
            @if !of.items.is_empty() { span .wz-items { @for class in &of.items { (named(class.word(), &ctx.say(class.term()))) } } }
            @if of.information { span .wz-items { (named("sage", &ctx.say("wizards-site-information"))) } }
        }
    }
}

/// The attack of a site: the attacker, its strikes and its prowess.
fn attack(attack: &AutoAttack, ctx: &Context) -> Markup {
    html! {
        span .wz-auto {
            (named(attack.race.word(), &ctx.say(attack.race.term())))
            @if attack.strikes > 0 { b { (attack.strikes) } "×" } @else { "∀×" }
            b { (attack.prowess) }
        }
    }
}

/// All that its card says.
pub(crate) fn whole(site: SiteId, ctx: &Context) -> Markup {
    about(site, ctx, &title(site, ctx))
}

/// The same at a table: its name opens its sheet.
pub(crate) fn opened(site: SiteId, ctx: &Context) -> Markup {
    about(site, ctx, &linked(site, ctx))
}

fn about(site: SiteId, ctx: &Context, title: &Markup) -> Markup {
    let of = site.get();
    html! {
        div .wz-about {
            @if let Some(picture) = canvas::picture(ctx, &site_id(site)) { (picture) }
            p .wz-about__head { (title) span .wz-where { (ctx.say(of.kind.term())) @if let Some(region) = of.region { " · " (name(&region.get().name, ctx.language)) } } }
            (from_havens(of, ctx))
            p { (ctx.with("wizards-site-draws", &[("own", Value::Number(of.draws.into())), ("other", Value::Number(of.opponent_draws.into()))])) }
            @if !of.items.is_empty() || of.information {
                p { (ctx.say("wizards-site-playable")) ": "
                    @for (at, class) in of.items.iter().enumerate() {
                        @if at > 0 { ", " } (icon(class.word())) " " (ctx.say(class.term()))
                        @if let Some(only) = only(of, *class, ctx) { " (" (only) ")" }
                    }
                    @if of.information { @if !of.items.is_empty() { ", " } (icon("sage")) " " (ctx.say("wizards-site-information")) }
                }
            }
            @if !of.attacks.is_empty() {
                p { (ctx.say("wizards-site-attacks")) ": "
                    @for (at, one) in of.attacks.iter().enumerate() { @if at > 0 { "; " } (attack(one, ctx)) " " (ctx.say(one.race.term())) (besides(one, ctx)) }
                }
            }
            @if let Some(hand) = &of.from_hand {
                p { (ctx.say(if hand.own { "wizards-site-from-hand-own" } else { "wizards-site-from-hand" })) " " (symbols(&hand.keys, ctx)) }
            }
            @if of.hoard { p { (ctx.say("wizards-site-hoard")) } }
            @if of.under_deeps { p { (ctx.say("wizards-site-under-deeps")) } }
            @if !of.deeps.is_empty() { p { (ctx.with("wizards-site-deeps", &[("sites", (&beneath(of, ctx)).into())])) } }
            @for sentence in says::card(ctx.language, &of.id) { p { (sentence) } }
        }
    }
}

/// The one sort of item of a class that is played there.
fn only(of: &Site, class: ItemClass, ctx: &Context) -> Option<String> {
    let (_, word) = of.only.iter().find(|(only, _)| *only == class)?;
    let keyword = Keyword::ALL.iter().find(|keyword| keyword.word() == word);
    let card = || CardId::named(word).map(|card| name(&card.get().name, ctx.language).to_owned());
    let what = keyword.map(|keyword| ctx.say(keyword.term())).or_else(card)?;
    Some(ctx.with("wizards-site-only", &[("what", (&what).into())]))
}

/// The other effects of an attack: 'it only detains'.
fn besides(attack: &AutoAttack, ctx: &Context) -> String {
    let mut said = Vec::new();
    let facts = [(attack.detains, "detains"), (attack.attacker_chooses, "chooses"), (attack.firm, "firm")];
    said.extend(
        facts.iter().filter(|(holds, _)| *holds).map(|(_, id)| ctx.say(&format!("wizards-site-{id}"))),
    );
    if let Some(by) = attack.wound_check {
        let at = crate::number::signed(by);
        said.push(match by {
            0 => ctx.say("wizards-site-wound-check"),
            _ => ctx.with("wizards-site-wound-check-at", &[("by", (&at).into())]),
        });
    }
    if said.is_empty() { String::new() } else { format!(" ({})", said.join("; ")) }
}

/// The sites next to it by the Under-deeps, each with the roll that leads there.
fn beneath(of: &Site, ctx: &Context) -> String {
    let one = |(site, roll): &(SiteId, u8)| format!("{} ({roll})", name(&site.get().name, ctx.language));
    ctx.language.list(&of.deeps.iter().map(one).collect::<Vec<_>>())
}

/// The path from its haven, or to the next havens.
fn from_havens(of: &Site, ctx: &Context) -> Markup {
    let way = |haven: SiteId, path: &[RegionKind]| {
        html! { p { (name(&haven.get().name, ctx.language)) " " (lands(path, ctx)) } }
    };
    html! {
        @if let Some(haven) = of.haven { (way(haven, &of.path)) }
        @for (haven, path) in &of.paths { (way(*haven, path)) }
    }
}
