//! The pieces on the map: armies, characters, the Ring-bearers, and banners over captured Settlements.

use war::questions::{AttackAt, FlyTo, HitsAt, Land, MarchTo, Pick, Raise, Trek, Trim};

use crate::figure::{Army, Figure, Levy, army, figure, placed};
use crate::ground::layout::slot;
use crate::ground::settlement::captured;
use crate::prelude::*;

/// The regions that what goes on is about: from where, and to where.
fn concerned(view: &View) -> Vec<Region> {
    let question = view.question.map_or_else(Vec::new, |frame| match frame {
        Frame::Pick(Pick { from, to, .. }) => vec![from, to],
        Frame::MarchTo(MarchTo { from: at, .. })
        | Frame::AttackAt(AttackAt { from: at, .. })
        | Frame::FlyTo(FlyTo { from: at, .. })
        | Frame::Land(Land { from: at, .. })
        | Frame::Trek(Trek { at, .. })
        | Frame::Trim(Trim(at, ..))
        | Frame::HitsAt(HitsAt { at, .. })
        | Frame::Raise(Raise { at, .. }) => vec![at],
        _ => Vec::new(),
    });
    let battle = view.battle.iter().flat_map(|battle| [battle.from, battle.at]);
    question.into_iter().chain(battle).collect()
}

/// The layer over all regions: the outlines of those that are concerned, and the Ring-bearers, who are seen to go.
pub(crate) fn over(view: &View, ctx: &Context) -> Markup {
    html! {
        @for region in concerned(view) { use .wm-concerned href={ "#ground-" (region) } {} }
        @if let Some(region) = bearers(view) {
            @let name = ctx.say("war-map-bearers");
            @let revealed = !view.fellowship.hidden;
            @let spot = slot(region, standing(view, ctx, region).len());
            (placed("bearers-place", spot, &figure(ctx, "bearers", Figure::Fellowship { revealed }, 1, &name)))
        }
    }
}

/// The pieces in a region.
pub(crate) fn pieces(view: &View, ctx: &Context, region: Region) -> Markup {
    html! {
        @if let Some(by) = view.controls(region).filter(|_| view.captured.has(region)) {
            @if let Some(banner) = captured(ctx, &format!("taken-{region}"), region, by) { (banner) }
        }
        // Where they lie on each other the numbers of an Army are seen whole: what stands first is drawn last.
        @for (index, (id, drawing)) in standing(view, ctx, region).into_iter().enumerate().rev() {
            (placed(&format!("{id}-place"), slot(region, index), &drawing))
        }
    }
}

/// The pieces in a region, in words; empty where there are none.
pub(crate) fn told(view: &View, ctx: &Context, region: Region) -> String {
    let figures = view.board.at(region).iter();
    let figures = figures.map(|(piece, count)| counted(ctx.language, piece, count));
    let people = Side::ALL.map(|camp| view.people_in(region, camp).iter());
    let people = people.into_iter().flatten().map(|who| ctx.say(who.term()));
    let mut all = figures.chain(people).collect::<Vec<_>>();
    if bearers(view) == Some(region) {
        all.push(ctx.say("war-map-bearers"));
    }
    ctx.language.list(&all)
}

/// The region of the Ring-bearers, as long as they are on the map.
pub(crate) fn bearers(view: &View) -> Option<Region> {
    let fellowship = &view.fellowship;
    fellowship.mordor.is_none().then_some(fellowship.at)
}

/// The pieces of a region with their ids, those first that matter most.
fn standing(view: &View, ctx: &Context, region: Region) -> Vec<(String, Markup)> {
    let figures = view.board.at(region);
    let armies = Side::ALL.into_iter().filter(|camp| figures.army(*camp) > 0);
    let armies = armies.map(|camp| {
        let id = format!("army-{region}-{camp}");
        let drawing = one_army(view, ctx, region, camp, &id);
        (id, drawing)
    });
    let nazgul = figures.nazgul();
    let alone = (nazgul > 0 && figures.army(Side::Shadow) == 0).then(|| {
        let id = format!("nazgul-{region}");
        let name = counted(ctx.language, Piece::Nazgul, nazgul);
        let drawing = figure(ctx, &id, Figure::Nazgul, nazgul, &name);
        (id, drawing)
    });
    let parties = Side::ALL.into_iter().filter_map(|camp| {
        let people = view.people_in(region, camp);
        let first = people.iter().next()?;
        let id = format!("party-{region}-{camp}");
        let names = people.iter().map(|who| ctx.say(who.term())).collect::<Vec<_>>();
        let letters = letters(ctx.language, first);
        let shield = Figure::of(Piece::Person(first), &letters);
        let drawing = figure(ctx, &id, shield, names.len() as u8, &ctx.language.list(&names));
        Some((id, drawing))
    });
    armies.chain(alone).chain(parties).collect()
}

fn one_army(view: &View, ctx: &Context, region: Region, camp: Side, id: &str) -> Markup {
    let figures = view.board.at(region);
    let levy = |nation: Nation| {
        let [regulars, elites] = figures.units(nation);
        Levy { nation, regulars, elites }
    };
    let nations = camp.nations().iter().copied();
    let nations = nations.filter(|folk| figures.has_nation(*folk));
    let mut levies = nations.map(levy).collect::<Vec<_>>();
    levies.sort_by_key(|levy| std::cmp::Reverse(levy.regulars + levy.elites));
    let leaders = match camp {
        Side::Free => figures.all_leaders(),
        Side::Shadow => figures.nazgul(),
    };
    let names = figures.of(camp);
    let counted = |(piece, count)| counted(ctx.language, piece, count);
    let name = ctx.language.list(&names.iter().map(counted).collect::<Vec<_>>());
    let counter = Army {
        levies: &levies,
        leaders,
        besieged: view.besieged.has(region) && view.controls(region) == Some(camp),
    };
    army(ctx, id, &counter, &name)
}
