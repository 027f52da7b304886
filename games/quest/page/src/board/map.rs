//! The map: the ground, the places that may be lit, and the pieces on each, each in a layer of its own.

use canvas::Context;
use canvas::art::pen::num;
use maud::{Markup, html};
use quest::ids::Place;
use quest::view::View;
use quest::{Choice, Pack};

use super::chart::{CHART, PAPER, RADIUS};
use super::{Scene, ground, opened, piece, place_name, sign, trace};

/// The board: the map, and the list opened over it.
pub(crate) fn board(scene: &Scene) -> Markup {
    let (view, ctx) = (scene.view, scene.ctx);
    let homes = opened::Homes::of(scene);
    let signs = html! { div #quest-signs hidden[true] { (sign::signs()) } };
    let paper = format!("{edge} {edge} {} {}", num(PAPER.width), num(PAPER.height), edge = num(-PAPER.edge));
    html! {
        div #quest-table .mapsheet .mapsheet--whole {
            (ctx.layer("div", "quest-signs", signs))
            svg #quest-map .qu-map viewBox=(paper) role="group" aria-label=(ctx.say("quest-board-map")) {
                (land(&view.table.pack, ctx, &paper))
                (ctx.layer("svg", "quest-ways", html! { svg #quest-ways .qu-m-above { (ways(scene)) } }))
                g #quest-places {
                    @for place in Place::all() {
                        @let id = format!("at-{place}");
                        (ctx.layer("svg", id.as_str(), html! { svg id=(id) { (place_ground(view, ctx, place, homes.opens(place))) } }))
                    }
                }
                (ctx.layer("svg", "quest-traces", trace::traces(scene)))
                g #quest-pieces {
                    @for place in Place::all() {
                        @let id = format!("on-{place}");
                        (ctx.layer("svg", id.as_str(), html! { svg id=(id) .qu-m-above { (piece::pieces(view, ctx, place)) } }))
                    }
                }
            }
        }
        (zoom(ctx))
        (opened::all(scene, &homes))
    }
}

fn land(pack: &Pack, ctx: &Context, paper: &str) -> Markup {
    let edge = num(-PAPER.edge);
    let land = html! {
        svg #quest-ground .qu-m-ground aria-hidden="true" viewBox=(paper) x=(edge) y=(edge) width=(num(PAPER.width)) height=(num(PAPER.height)) {
            (ground::drawn(pack, ctx.language))
        }
    };
    ctx.layer("svg", "quest-ground", land)
}

/// The ways open now, with the price of each, and the place of the active player.
fn ways(scene: &Scene) -> Markup {
    let table = &scene.view.table;
    let turn = table.turn.of.filter(|seat| table.hero(*seat).who.is_some());
    let here = turn.map(|seat| table.hero(seat).at);
    let open = scene.legal().filter_map(|choice| match *choice {
        Choice::Go(to, _) | Choice::March(to) => Some(to),
        _ => None,
    });
    let mut open = open.collect::<Vec<_>>();
    open.dedup();
    let ways = open.iter().filter_map(|to| {
        let way = CHART.way(here?, *to)?;
        let path = table.path_to(turn?, *to)?;
        Some((way, path))
    });
    let ways = ways.collect::<Vec<_>>();
    html! {
        @for (way, _) in &ways { path .qu-m-open d=(way.line()) {} }
        @for (way, path) in &ways { @if let Some(area) = way.badge { (ground::badge(area.centre, path)) } }
        @if let Some(here) = here {
            @let point = CHART.at(here);
            circle .wm-concerned cx=(num(point.x)) cy=(num(point.y)) r="38" {}
        }
    }
}

/// A place that may be chosen, or opened.
fn place_ground(view: &View, ctx: &Context, place: Place, opens: bool) -> Markup {
    let id = format!("region-{place}");
    let point = CHART.at(place);
    let mut told = format!("{}, {}", place_name(ctx, place), piece::kind(view, ctx, place));
    let standing = piece::told(view, ctx, place);
    if !standing.is_empty() {
        told = format!("{told}: {}", standing.join(", "));
    }
    let ground =
        html! { circle .region__ground cx=(num(point.x)) cy=(num(point.y)) r=(num(RADIUS + 7.0)) {} };
    if ctx.lit(&id).is_some() {
        return ctx.group(&id, "region", &told, &ground);
    }
    if opens {
        let told = format!("{told}. {}", ctx.say("quest-board-open"));
        return html! {
            g id=(id) .region .lit role="button" tabindex="0" aria-haspopup="dialog" data-opens={ "stack-" (place) }
                aria-label=(told) { title { (told) } (ground) }
        };
    }
    // A click opens what stands there also where nothing is to be chosen.
    ctx.group(&id, "region", &told, &ground)
}

/// Nearer, farther, the whole map: for readers with neither wheel nor keys. The script shows them.
fn zoom(ctx: &Context) -> Markup {
    let zoom = html! {
        div #quest-zoom .wzoom data-zooms hidden[true] role="group" aria-label=(ctx.say("quest-board-zoom")) {
            @for (key, sign, id) in [("+", "+", "quest-board-nearer"), ("-", "−", "quest-board-farther"), ("0", "⤢", "quest-board-whole")] {
                button type="button" data-zoom=(key) aria-label=(ctx.say(id)) title=(ctx.say(id)) { (sign) }
            }
            (piece::key(ctx))
        }
    };
    ctx.layer("div", "quest-zoom", zoom)
}
