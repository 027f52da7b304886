//! The figures of a region, opened: each by itself, those that may be chosen lit. The list opens over the map
//! where a region is clicked. Where the open question is about the figures of one region, they stand in the
//! bar instead ([`asked`](crate::asked)).

use crate::battle::force_in;
use crate::counters::bearers;
use crate::figure::{Figure, figure_sign};
use crate::map::always;
use crate::prelude::*;
use crate::spots::Spot;

/// One for each region where something stands or may be chosen: those that are only read are asked for when they are opened.
pub(crate) fn stacks(scene: &Scene, spots: &[Spot]) -> Markup {
    let ctx = scene.ctx;
    let stacks = html! {
        div #stacks {
            @for region in Region::all() {
                @let here = spots.iter().filter(|spot| spot.at == Some(region)).copied().collect::<Vec<_>>();
                @if !here.is_empty() { (stack(scene, region, &here)) }
                @else if !is_bare(scene.view, region) { (ctx.later(&id(region), || stack(scene, region, &[]))) }
            }
        }
    };
    ctx.layer("div", "stacks", stacks)
}

/// The id of what stands in a region.
pub(crate) fn id(region: Region) -> String {
    format!("stack-{region}")
}

/// True where nothing stands.
pub(crate) fn is_bare(view: &View, region: Region) -> bool {
    let empty = |camp: Side| force_in(view, region, camp).is_empty();
    Side::ALL.into_iter().all(empty) && bearers(view) != Some(region)
}

fn stack(scene: &Scene, region: Region, spots: &[Spot]) -> Markup {
    let (view, ctx) = (scene.view, scene.ctx);
    let id = id(region);
    let name = ctx.say(region.term());
    html! {
        div id=(id) .wstack popover="auto" role="dialog" aria-label=(name) {
            header .wstack__head {
                h3 { (name) }
                button .quiet type="button" popovertarget=(id) popovertargetaction="hide" aria-label=(ctx.say("war-board-close")) { (canvas::art::icon("cross")) }
            }
            p .wstack__what { (what(view, ctx, region)) }
            @if !spots.is_empty() { p .wstack__ask { (scene.ask) } }
            @for camp in Side::ALL { (army(view, ctx, region, camp, spots)) }
            @if bearers(view) == Some(region) {
                div .wforce { span .wa-chip { (figure_sign(Figure::Fellowship { revealed: !view.fellowship.hidden })) span { (ctx.say("war-map-bearers")) } } }
            }
            (newcomers(view, ctx, region, spots))
        }
    }
}

/// Nation, Settlement, points, whose it is.
fn what(view: &View, ctx: &Context, region: Region) -> String {
    let mut words = always(ctx, region);
    if view.besieged.has(region) {
        words.push(ctx.say("war-board-besieged"));
    }
    if let Some(by) = view.controls(region).filter(|_| view.captured.has(region)) {
        let side = ctx.say(&format!("{}.the", by.term()));
        words.push(ctx.with("war-board-held", &[("side", (&side).into())]));
    }
    words.join(" · ")
}

/// The figures of a side, each kind a chip.
fn army(view: &View, ctx: &Context, region: Region, camp: Side, spots: &[Spot]) -> Markup {
    let force = force_in(view, region, camp);
    let units = force.units();
    html! {
        @if !force.is_empty() {
            div class={ "wa-stack__army wa-stack__army--" (camp) } {
                span .wa-cup__who {
                    (ctx.say(camp.term()))
                    @if units > 0 { " · " (ctx.with("war-board-units", &[("number", units.into())])) }
                }
                div .wforce {
                    @for (piece, count) in force.iter() {
                        @let own = spots.iter().filter(|spot| spot.piece == piece && !comes(spot)).collect::<Vec<_>>();
                        @if own.is_empty() { (chip(ctx, &format!("held-{piece}@{region}"), piece, count, false)) }
                        @for spot in own { (chosen(view, ctx, spot, count)) }
                    }
                }
            }
        }
    }
}

/// True if the figure comes from the reinforcements.
const fn comes(spot: &Spot) -> bool {
    matches!(spot.choice, Choice::Recruit(..))
}

/// Figures that can come here from the reinforcements, and others of which none stands here yet.
fn newcomers(view: &View, ctx: &Context, region: Region, spots: &[Spot]) -> Markup {
    let stands = |piece: Piece| force_in(view, region, piece.side()).count(piece) > 0;
    let new = spots.iter().filter(|spot| comes(spot) || !stands(spot.piece));
    let new = new.collect::<Vec<_>>();
    html! {
        @if !new.is_empty() {
            div .wa-stack__army {
                span .wa-cup__who { (ctx.say("war-board-newcomers")) }
                div .wforce { @for spot in new { (chosen(view, ctx, spot, 1)) } }
            }
        }
    }
}

/// Figures to be chosen, `count` of them standing there.
pub(crate) fn chosen(view: &View, ctx: &Context, spot: &Spot, count: u8) -> Markup {
    let id = format!("spot-{}", spot.choice);
    match spot.piece.kind().filter(|_| comes(spot)) {
        Some((nation, kind)) => newcomer(ctx, &id, spot.piece, view.reserve[nation][kind]),
        None => chip(ctx, &id, spot.piece, count, matches!(spot.choice, Choice::Reduce(_))),
    }
}

/// One figure that comes, and how many of its kind there are among the reinforcements: those that stand in the region already say
/// nothing of either.
fn newcomer(ctx: &Context, id: &str, piece: Piece, left: u8) -> Markup {
    let [left, short] = ["war-board-reserve-left", "war-board-reserve-left.short"]
        .map(|id| ctx.with(id, &[("number", left.into())]));
    let drawing = html! {
        (sign_of(ctx.language, piece))
        span .wa-chip__count aria-hidden="true" { "+1" } " "
        span .wa-chip__name aria-hidden="true" { @if let Some(lit) = ctx.lit(id) { (lit.label) " " } span .wa-chip__left { (short) } }
    };
    ctx.thing(id, "wa-chip", &format!("{}. {left}", counted(ctx.language, piece, 1)), &drawing)
}

/// Figures of one kind: their sign, how many, and of those that were picked how many.
pub(crate) fn chip(ctx: &Context, id: &str, piece: Piece, count: u8, reduces: bool) -> Markup {
    let drawing = html! {
        (sign_of(ctx.language, piece))
        @if let (true, Piece::Unit(folk, _)) = (reduces, piece) { "→" (figure_sign(Figure::Regular(folk))) }
        span .wa-chip__count aria-hidden="true" {
            @if let Piece::Person(who) = piece { (ctx.say(who.term())) }
            @else if !reduces { "×" (count) }
        }
        // What becomes of it, in words.
        @if let Some(lit) = ctx.lit(id) { span .wa-chip__name aria-hidden="true" { (lit.label) } }
    };
    ctx.thing(id, "wa-chip", &counted(ctx.language, piece, count), &drawing)
}
