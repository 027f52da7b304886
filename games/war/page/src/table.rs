//! The table of Guerra del Anillo as one observer sees it, put together from its parts.

use war::choice::Act;
use war::region::RegionSet;

use crate::figure::{Army, Figure, Levy, army, figure_sign};
use crate::map::{Pieces, map};
use crate::prelude::*;
use crate::sign::signs;
use crate::spots::{opened, spots};
use crate::trace::traces;
use crate::{battle, cards, counters, side, stack, store};

/// The map with all its pieces; those of each region lie ready to be opened.
pub(crate) fn board(scene: &Scene) -> Markup {
    let (view, ctx) = (scene.view, scene.ctx);
    // Figures of the region that the question is about are chosen in the bar.
    let asked = opened(view);
    let spots = spots(view, scene.legal()).filter(|spot| asked.is_none() || spot.at != asked);
    let spots = spots.collect::<Vec<_>>();
    let pieces = Pieces {
        traces: traces(scene),
        over: &counters::over(view, ctx),
        here: &|region| counters::pieces(view, ctx, region),
        told: &|region| counters::told(view, ctx, region),
        opens: &|region| spots.iter().any(|spot| spot.at == Some(region)),
        reads: &|region| (!stack::is_bare(view, region)).then(|| stack::id(region)),
        quarry: quarry(scene),
    };
    let signs = html! { div #sign-sheet hidden[true] { (signs()) } };
    html! {
        div #war-table .mapsheet .mapsheet--whole {
            (ctx.layer("div", "sign-sheet", signs))
            (map(ctx, &pieces))
        }
        (zoom(ctx))
        (stack::stacks(scene, &spots))
    }
}

/// The regions that may be attacked, from wherever: a move never ends there.
fn quarry(scene: &Scene) -> RegionSet {
    let is_attack = |choice: &Choice| matches!(choice, Choice::Act(Act::Attack | Act::AttackLed));
    let in_one_go = scene.ways.iter().filter(|way| way.choices.iter().any(is_attack));
    // Whoever is besieged, or besieges, fights where they stand.
    let afar = in_one_go.filter_map(|way| match way.at[..] {
        [Choice::From(from), Choice::To(to)] if from != to => Some(to),
        _ => None,
    });
    let asked = scene.legal().filter_map(|choice| match (scene.view.question, choice) {
        (Some(Frame::AttackAt(_)), Choice::To(to)) => Some(*to),
        _ => None,
    });
    afar.chain(asked).collect()
}

/// Cards.
pub(crate) fn hand(scene: &Scene) -> Markup {
    html! {
        div .wa-hand { (cards::cards(scene)) }
    }
}

/// The dice, the question, and the counters.
pub(crate) fn turn(scene: &Scene) -> Markup {
    html! {
        (side::dice(scene))
        (battle::battle(scene))
        (side::hunt(scene))
        (side::tracks(scene.view, scene.ctx))
        (store::store(scene.view, scene.ctx))
    }
}

/// Nearer, farther, the whole map: for readers with neither wheel nor keys. The script shows them.
fn zoom(ctx: &Context) -> Markup {
    let zoom = html! {
        div #war-zoom .wzoom data-zooms data-spares=".wa-f-placed" hidden[true] role="group" aria-label=(ctx.say("war-board-zoom")) {
            @for (key, sign, id) in [("+", "+", "war-board-nearer"), ("-", "−", "war-board-farther"), ("0", "⤢", "war-board-whole")] {
                button type="button" data-zoom=(key) aria-label=(ctx.say(id)) title=(ctx.say(id)) { (sign) }
            }
            (pieces(ctx))
        }
    };
    ctx.layer("div", "war-zoom", zoom)
}

/// The key to the pieces on the map.
fn pieces(ctx: &Context) -> Markup {
    let figures = [
        (Figure::Regular(Nation::Gondor), "war-figure-regular"),
        (Figure::Elite(Nation::Gondor), "war-figure-elite"),
        (Figure::Leader(Nation::Gondor), "war-figure-leader"),
        (Figure::Nazgul, "war-figure-nazgul"),
        (Figure::Companion("Gi"), "war-key-companion"),
        (Figure::Minion("Sa"), "war-key-minion"),
        (Figure::Fellowship { revealed: false }, "war-key-hidden"),
        (Figure::Fellowship { revealed: true }, "war-key-revealed"),
    ];
    let rows = figures.map(|(figure, id)| (figure_sign(figure), ctx.say(id)));
    let levies = [Levy { nation: Nation::Gondor, regulars: 3, elites: 1 }];
    let plain = Context::plain(ctx.language);
    let army_sign = |id: &str, besieged: bool| {
        let standing = Army { levies: &levies, leaders: 1, besieged };
        atlas::key::sign(26.0, &army(&plain, id, &standing, ""))
    };
    let armies = [
        (army_sign("key-army", false), ctx.say("war-key-army")),
        (army_sign("key-siege", true), ctx.say("war-key-besieged")),
    ];
    let rows = armies.into_iter().chain(rows).collect::<Vec<_>>();
    atlas::key::key("war-key", &ctx.say("war-key"), &rows)
}
