//! The map: the ground, the regions and sites that may be chosen, the ways of companies, and where they stand.

mod chart;
mod ground;

use atlas::{trail, way};
use canvas::Weight;
use canvas::art::pen::{Point, num};
use maud::{Markup, html};
use wizards::choice::Choice;
use wizards::ids::{RegionId, SiteId};
use wizards::view::CompanyView;

use crate::Scene;
use crate::company::size;
use crate::label::{called, name};
use crate::leader::leader;
use crate::opened::{self, stack};
use crate::spots::{Homes, site as place};
use crate::{plays, site};
use chart::{CHART, PAPER};

/// The map, and the list opened over it.
pub(crate) fn board(scene: &Scene, homes: &Homes) -> Markup {
    let ctx = scene.ctx;
    let paper = format!("{edge} {edge} {} {}", num(PAPER.width), num(PAPER.height), edge = num(-PAPER.edge));
    html! {
        div #wizards-sheet-map .mapsheet .wz-mapsheet {
            svg #wizards-map .wz-map viewBox=(paper) role="group" aria-label=(ctx.say("wizards-map-title")) {
                (land(scene, &paper))
                g #wizards-regions {
                    @for region in RegionId::all() {
                        @let id = format!("at-{region}");
                        (ctx.layer("svg", id.as_str(), html! { svg id=(id) { (region_ground(scene, homes, region)) } }))
                    }
                }
                (ctx.layer("svg", "wizards-ways", html! { svg #wizards-ways .wz-above { (traces(scene)) (ways(scene)) } }))
                (ctx.layer("svg", "wizards-rings", html! { svg #wizards-rings .wz-above .wm--bare { (rings(scene, homes)) } }))
                (ctx.layer("svg", "wizards-names", html! { svg #wizards-names .wz-above aria-hidden="true" { (ground::names(ctx.language)) } }))
                (ctx.layer("svg", "wizards-spots", html! { svg #wizards-spots .wz-above { (tokens(scene)) } }))
            }
        }
        (tools(scene))
        (ctx.layer("div", "stacks", stacks(scene, homes)))
    }
}

/// The sheets that open over the map.
fn stacks(scene: &Scene, homes: &Homes) -> Markup {
    html! {
        div #stacks {
            @for region in RegionId::all() {
                (region_stack(scene, homes, region))
                @for site in sites(region) { (site_stack(scene, homes, site)) }
            }
        }
    }
}

fn land(scene: &Scene, paper: &str) -> Markup {
    let edge = num(-PAPER.edge);
    let land = html! {
        svg #wizards-ground .wz-ground aria-hidden="true" viewBox=(paper) x=(edge) y=(edge) width=(num(PAPER.width)) height=(num(PAPER.height)) {
            (ground::drawn(scene.ctx.language))
        }
    };
    scene.ctx.layer("svg", "wizards-ground", land)
}

/// The sites of a region.
fn sites(region: RegionId) -> impl Iterator<Item = SiteId> {
    SiteId::all().filter(move |site| site.get().region == Some(region))
}

fn region_title(scene: &Scene, region: RegionId) -> String {
    let (of, ctx) = (region.get(), scene.ctx);
    format!("{}, {}", name(&of.name, ctx.language), ctx.say(of.kind.term()))
}

/// A region that may be chosen, or opened.
fn region_ground(scene: &Scene, homes: &Homes, region: RegionId) -> Markup {
    let ctx = scene.ctx;
    let id = format!("region-{region}");
    let reads = opened::place(&id);
    let ground = html! { use .region__ground href={ "#wizards-ground-" (region) } data-reads=(reads) {} };
    let names = sites(region).map(|site| name(&site.get().name, ctx.language).to_owned());
    let told = region_title(scene, region);
    let names = names.collect::<Vec<_>>();
    let told = match names.is_empty() {
        true => told,
        false => format!("{told}: {}", names.join(", ")),
    };
    if ctx.lit(&id).is_some() || homes.at(&id).is_empty() {
        return ctx.group(&id, "region", &told, &ground);
    }
    let told = format!("{told}. {}", ctx.say("wizards-page-opens"));
    html! {
        g id=(id) .region .wz-region--reach role="button" tabindex="0" aria-haspopup="dialog" data-opens={ "stack-" (region) }
            aria-label=(told) { title { (told) } (ground) }
    }
}

/// A region, opened: who may go to which of its sites; the others are there to be read.
fn region_stack(scene: &Scene, homes: &Homes, region: RegionId) -> Markup {
    let ctx = scene.ctx;
    let goes = |site: SiteId| homes.at(&place(site)).iter().any(|choice| matches!(choice, Choice::Head(..)));
    let read = sites(region).filter(|site| !goes(*site)).collect::<Vec<_>>();
    let about = || {
        html! {
            div .wz-about {
                p .wz-about__head { (site::lands(&[region.get().kind], ctx)) span .wz-where { (ctx.say(region.get().kind.term())) } }
                @if !read.is_empty() { ul .wz-readings { @for site in &read { li { (site::reading(*site, ctx)) } } } }
            }
        }
    };
    let title = name(&region.get().name, ctx.language);
    stack(scene, homes, &format!("region-{region}"), title, "go", Some(&about))
}

/// Sites that may be chosen or reached. Their names are written over them: a name begins nearer to its site than a ring is wide.
fn rings(scene: &Scene, homes: &Homes) -> Markup {
    html! {
        @for site in SiteId::all() {
            @if let Some(spot) = CHART.site(site) { (ring(scene, homes, site, spot.point)) }
        }
    }
}

/// A site that may be chosen: one company goes there by that; of several it is asked which. It says where it is, and what of the
/// reader's hand is played there.
fn ring(scene: &Scene, homes: &Homes, site: SiteId, at: Point) -> Markup {
    let ctx = scene.ctx;
    let id = place(site);
    let several = site.get().region.is_some() && homes.at(&id).len() > 1;
    let chosen = ctx.lit(&id).is_some();
    if !chosen && !several {
        return html! {};
    }
    let plays = plays::said(scene, site);
    let mut told = name(&site.get().name, ctx.language).to_owned();
    if let Some(region) = site.get().region {
        told = format!("{told}, {}", name(&region.get().name, ctx.language));
    }
    if let Some(plays) = &plays {
        told = format!("{told}. {plays}");
    }
    let drawing = html! {
        circle .wz-spot__ring cx=(num(at.x)) cy=(num(at.y)) r="17" {}
        @if plays.is_some() { circle .wz-spot__hand cx=(num(at.x + 15.0)) cy=(num(at.y - 15.0)) r="7" {} }
    };
    if chosen {
        return ctx.group(&id, "wz-spot", &told, &drawing);
    }
    html! {
        g id=(id) .wz-spot .lit role="button" tabindex="0" aria-haspopup="dialog" data-opens={ "stack-" (id) } data-entry=[(ctx.entry)(&id)]
            aria-label=(told) { title { (told) } (drawing) }
    }
}

/// The distance of two sites, as the map is drawn.
pub(crate) fn far(from: SiteId, to: SiteId) -> Option<u32> {
    Some(CHART.site(from)?.point.far(CHART.site(to)?.point) as u32)
}

/// The companies of which several may go to a site.
fn site_stack(scene: &Scene, homes: &Homes, site: SiteId) -> Markup {
    let id = place(site);
    if homes.at(&id).len() < 2 {
        return html! {};
    }
    stack(scene, homes, &id, name(&site.get().name, scene.ctx.language), "to", None)
}

/// The point where each company is drawn: those at one site stand side by side.
fn stands(scene: &Scene, company: &CompanyView) -> Option<Point> {
    let view = scene.view;
    let spot = CHART.site(company.site)?;
    let here = view.companies.iter().filter(|other| other.site == company.site);
    let place = here.clone().position(|other| other.id == company.id)?;
    let aside = place as f32 - (here.count() as f32 - 1.0) / 2.0;
    Some(spot.point.by(aside * 92.0, -30.0))
}

/// Is it the reader's own side, or that of the one across?
fn whose(scene: &Scene, company: &CompanyView) -> &'static str {
    let own = scene.ctx.own.unwrap_or(table::Seat::new(0));
    if company.seat == own { "own" } else { "theirs" }
}

/// The ways of companies: gone, going, and to go. A face-down destination has a way that is always as long.
fn ways(scene: &Scene) -> Markup {
    html! { @for company in &scene.view.companies { (road(scene, company)) } }
}

fn road(scene: &Scene, company: &CompanyView) -> Markup {
    let class = format!("wz-way wz-way--{}", whose(scene, company));
    let own_turn = scene.view.turn.active == company.seat;
    let gone = company.from.filter(|_| own_turn).map(|from| (from, company.site));
    let going = company.to.map(|to| (company.site, to));
    let Some(here) = CHART.site(company.site).map(|spot| spot.point) else {
        return html! {};
    };
    html! {
        @match going.or(gone) {
            Some((from, to)) => {
                @match CHART.way(from, &company.regions, to).filter(|_| company.regions.len() > 1) {
                    Some(points) => {
                        path class={ (class) " wz-way--shown" } d=(trail::line(&points)) {}
                        (head(&points, whose(scene, company)))
                    },
                    None => @if let (Some(from), Some(to)) = (CHART.site(from), CHART.site(to)) { (way::arrow(from.point, to.point, &format!("wz-way--{}", whose(scene, company)))) },
                }
            },
            // The same short way whatever lies there.
            None => @if company.moving {
                g transform={ "translate(" (num(here.x)) " " (num(here.y)) ")" } {
                    path class={ (class) " wz-way--hidden" } d="M0 0Q30 46 84 46" {}
                    circle .wz-unknown cx="104" cy="46" r="22" {}
                    text .wz-unknown__sign x="104" y="56" { "?" }
                }
            },
        }
    }
}

/// The head of an arrow at the end of a way.
fn head(points: &[Point], whose: &str) -> Markup {
    let [.., before, end] = points else {
        return html! {};
    };
    let angle = (end.y - before.y).atan2(end.x - before.x).to_degrees();
    html! {
        path class={ "wz-way__head wz-way--" (whose) } d="M8 0L-22 15V-15Z"
            transform={ "translate(" (num(end.x)) " " (num(end.y)) ") rotate(" (num(angle)) ")" } {}
    }
}

/// The tokens of companies: the reader's as shields, the others' as lozenges, each with its number of characters.
fn tokens(scene: &Scene) -> Markup {
    let (view, ctx) = (scene.view, scene.ctx);
    // Two sites may lie so close to each other that one token covers another: the reader's lie above.
    let (own, theirs): (Vec<_>, Vec<_>) =
        view.companies.iter().partition(|company| whose(scene, company) == "own");
    html! {
        @for company in theirs.into_iter().chain(own) {
            @if let Some(at) = stands(scene, company) {
                @let whose = whose(scene, company);
                @let leads = leader(view, company).map_or("", |card| called(card.piece.card, ctx));
                @let told = ctx.with("wizards-map-company", &[
                    ("leader", leads.into()), ("player", ctx.name(company.seat).into()),
                    ("site", name(&company.site.get().name, ctx.language).into()), ("count", (size(view, company) as u32).into()),
                ]);
                @let acts = view.turn.company == Some(company.id);
                @let drawing = html! {
                    @if acts { circle .wm-concerned r="40" {} }
                    @if whose == "own" { path .wz-token__shape d="M-25-25H25V6C25 21 12 28 0 33-12 28-25 21-25 6Z" {} }
                    @else { path .wz-token__shape d="M0-34 32 0 0 34-32 0Z" {} }
                    text .wz-token__letters y="-1" { (letters(leads)) }
                    text .wz-token__count y="20" { (size(view, company)) }
                };
                // On a phone the map turns to whoever may go, beside where they may.
                g .wz-token-at data-goes[goes(scene, company)] transform={ "translate(" (num(at.x)) " " (num(at.y)) ")" } {
                    (ctx.group(&format!("token-{}", company.id), &format!("wz-token wz-token--{whose}"), &told, &drawing))
                }
            }
        }
    }
}

/// May this company be sent somewhere now?
fn goes(scene: &Scene, company: &CompanyView) -> bool {
    scene.legal().any(|choice| matches!(choice, Choice::Head(id, _) if *id == company.id))
}

/// The first two letters of a name without its article.
fn letters(name: &str) -> String {
    let word =
        name.split(' ').find(|word| word.chars().next().is_some_and(char::is_uppercase)).unwrap_or(name);
    word.chars().take(2).collect()
}

/// The traces of the moves since the reader's last act: the sites touched.
fn traces(scene: &Scene) -> Markup {
    let mut touched = Vec::<(SiteId, &str)>::new();
    for line in scene.since().filter(|line| line.weight != Weight::Turn) {
        for place in line.touched() {
            let site = place.strip_prefix("site-").and_then(SiteId::named);
            if let Some(site) = site.filter(|site| touched.iter().all(|(other, _)| other != site)) {
                touched.push((site, line.tone));
            }
        }
    }
    html! {
        @for (site, tone) in touched {
            @if let Some(spot) = CHART.site(site) {
                circle class={ "trace " (tone) } cx=(num(spot.point.x)) cy=(num(spot.point.y)) r="27" {}
            }
        }
    }
}

/// The key to the tokens, the signs of sites and the colours of the land.
fn key(ctx: &canvas::Context) -> Markup {
    let token = |whose: &str, shape: &str| {
        let drawing = html! { g class={ "wz-token wz-token--" (whose) } { path .wz-token__shape d=(shape) {} text .wz-token__count y="6" { "3" } } };
        atlas::key::sign(36.0, &drawing)
    };
    let played = html! { circle .wz-spot__hand r="9" {} };
    // Who watches has no company, and no hand.
    let of = |seat, own| match ctx.own {
        Some(_) => ctx.say(own),
        None => ctx.with("wizards-key-of", &[("player", ctx.name(table::Seat::new(seat)).into())]),
    };
    let companies = [
        (token("own", "M-25-25H25V6C25 21 12 28 0 33-12 28-25 21-25 6Z"), of(0, "wizards-key-own")),
        (token("theirs", "M0-34 32 0 0 34-32 0Z"), of(1, "wizards-key-other")),
    ];
    let plays = ctx.own.map(|_| (atlas::key::sign(36.0, &played), ctx.say("wizards-key-plays")));
    let signs = |word: &str, class: &str| {
        html! { span class={ (class) (word) } { (crate::sign::icon(word)) } }
    };
    let sites = wizards::card::SiteKind::ALL.iter();
    let sites = sites.map(|kind| (signs(kind.word(), "wz-kind wz-site--"), ctx.say(kind.term())));
    let lands = wizards::card::RegionKind::ALL.iter();
    let lands = lands.map(|land| (signs(land.word(), "wz-land-sign wz-land--"), ctx.say(land.term())));
    let rows = companies.into_iter().chain(plays).chain(sites).chain(lands).collect::<Vec<_>>();
    atlas::key::key("wizards-key", &ctx.say("wizards-key"), &rows)
}

/// Wide or beside the table; nearer, farther, all of it.
fn tools(scene: &Scene) -> Markup {
    let ctx = scene.ctx;
    let zoom = html! {
        div #wizards-zoom .wzoom data-zooms hidden[true] role="group" aria-label=(ctx.say("wizards-map-zoom")) {
            @for (key, sign, id) in [("+", "+", "wizards-map-nearer"), ("-", "−", "wizards-map-farther"), ("0", "⤢", "wizards-map-whole")] {
                button type="button" data-zoom=(key) aria-label=(ctx.say(id)) title=(ctx.say(id)) { (sign) }
            }
            (key(ctx))
        }
    };
    let wide = html! {
        details #wizards-wide .wz-wide { summary title=(ctx.say("wizards-map-wide")) { span .wz-wide__more { (ctx.say("wizards-map-wide")) } span .wz-wide__less { (ctx.say("wizards-map-narrow")) } } }
    };
    html! { (ctx.layer("div", "wizards-zoom", zoom)) (ctx.layer("details", "wizards-wide", wide)) }
}

#[cfg(test)]
mod tests {
    use wizards::card::book;

    use super::*;

    #[test]
    fn every_site_with_a_region_lies_on_the_map_and_in_it() {
        let morannon = SiteId::named("the_morannon");
        for site in SiteId::all().chain(morannon) {
            let Some(region) = site.get().region else { continue };
            let spot = CHART.site(site).unwrap_or_else(|| panic!("{site} lies nowhere"));
            let depth = CHART.geometry.depth(region.index(), spot.point, &|_| 0.0);
            assert!(depth > 0.0, "{site} lies outside of {region}");
        }
    }

    #[test]
    fn a_way_leads_through_every_pair_of_neighbours() {
        let haven = |id: &str| SiteId::named(id).expect("a site");
        for one in RegionId::all() {
            for other in book().regions[one.index()].adjacent.iter() {
                let way = CHART.way(haven("rivendell"), &[one, other], haven("lorien"));
                assert_eq!(way.map(|points| points.len()), Some(3), "{one}, {other}");
            }
        }
    }
}
