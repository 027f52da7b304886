//! Sauron's board: plots, Shadow Pool, actions, minions, his hand.

use canvas::Context;
use maud::{Markup, html};
use quest::board::Stand;
use quest::ids::Minion;
use quest::kinds::Action;
use quest::view::View;

use super::sign::icon;
use super::{Scene, card, count, panel, piece, place_name};

/// The whole board.
pub(crate) fn board(scene: &Scene) -> Markup {
    let (view, ctx) = (scene.view, scene.ctx);
    let inside = html! {
        (pool(view, ctx))
        (actions(view, ctx))
        (plots(view, ctx))
        (minions(view, ctx))
        (held(view, ctx))
    };
    panel("sauron", "qsauron", &ctx.say("quest-side-sauron"), "", &inside)
}

/// The Shadow Pool, and how much it holds in this stage.
fn pool(view: &View, ctx: &Context) -> Markup {
    let table = &view.table;
    let most = if table.options.pool {
        String::new()
    } else {
        format!(" / {}", table.pack.raw.tracks.pool.by_stage[usize::from(table.stage())])
    };
    let told = format!("{}: {}{most}", ctx.say("quest-pool-shadow"), table.sauron.pool);
    ctx.thing("pool", "qu-pool qu-pool--shadowpool", &told, &html! {
        (icon("influence")) b { (table.sauron.pool) (most) } span .qu-pool__name { (ctx.say("quest-pool-shadow")) }
    })
}

/// Three rows of three spaces: the worth of each, and which are covered.
fn actions(view: &View, ctx: &Context) -> Markup {
    let (worth, covered) = (&view.table.pack.raw.tracks.actions, view.table.sauron.track);
    html! {
        div #sauron-actions .qu-actions {
            @for action in Action::ALL {
                @let row = match action { Action::Influence => worth.influence, Action::Draw => worth.draw, Action::Command => worth.command };
                @let name = ctx.say(action.term());
                @let drawing = html! {
                    span .qu-action__name { (icon(sign(action))) (name) }
                    span .qu-action__spaces {
                        @for (space, number) in row.iter().enumerate() {
                            @let done = covered[action.index()] >> space & 1 == 1;
                            span .qu-space .qu-space--covered[done] { @if done { (icon("influence")) } @else { (number) } }
                        }
                    }
                };
                (ctx.thing(&format!("act-{action}"), "qu-action", &name, &drawing))
            }
        }
    }
}

const fn sign(action: Action) -> &'static str {
    match action {
        Action::Influence => "influence",
        Action::Draw => "shadow",
        Action::Command => "minion",
    }
}

/// Active plots on their three spaces, each with the place it affects.
fn plots(view: &View, ctx: &Context) -> Markup {
    html! {
        div .qu-slots {
            @for (space, active) in view.table.sauron.active.iter().enumerate() {
                @let id = format!("slot-{}", space + 1);
                @match active {
                    Some((plot, place)) => {
                        @let facts = view.table.pack.plot(*plot);
                        @let told = format!("{}, {}", ctx.say(plot.term()), place_name(ctx, *place));
                        @let slot = ctx.thing(&id, "qu-slot", &told, &html! {
                            (icon("plot")) span .qu-slot__name { (ctx.say(plot.term())) small { (place_name(ctx, *place)) } }
                            (count("favor", facts.favor, &ctx.say("quest-board-costs-favor")))
                            span class={ "qu-marker qu-marker--" (facts.colour) } { "+" (facts.advance) }
                        });
                        // The lit mark lies beside the element that opens, not in it.
                        @let lit = ctx.lit(&id).is_some();
                        @if lit { (slot) }
                        details id={ "plot-slot-" (space) } .qu-fold {
                            summary { @if lit { (ctx.say(plot.term())) } @else { (slot) } }
                            (card::plot(&view.table.pack, ctx, &format!("active-{plot}"), *plot))
                        }
                    },
                    None => (ctx.thing(&id, "qu-slot qu-slot--empty", &ctx.say("quest-board-no-plot"), &html! { (icon("plot")) (ctx.say("quest-board-no-plot")) })),
                }
            }
        }
    }
}

/// His minions: where they are, and how they fare.
fn minions(view: &View, ctx: &Context) -> Markup {
    html! {
        ul .qu-minions {
            @for minion in Minion::all() {
                @let (wounds, health) = piece::health(view, minion);
                @let stand = view.table.board.minions[minion.index()];
                @let facts = view.table.pack.minion(minion).fighter;
                li .qu-minion .qu-minion--away[!matches!(stand, Stand::At(_))] {
                    span .qu-minion__name { (icon("minion")) (piece::minion_name(ctx, minion)) }
                    span .qu-minion__where { @match stand {
                        Stand::At(place) => (place_name(ctx, place)),
                        Stand::Waiting => (ctx.with("quest-board-waits", &[("stage", (&ctx.say(&format!("quest-stage-{}", view.table.pack.minion(minion).stage + 1))).into())])),
                        Stand::Gone => (ctx.say("quest-board-gone")),
                    } }
                    span .qu-minion__figures {
                        (count("life", format_args!("{}/{health}", health.saturating_sub(wounds)), &ctx.say("quest-attribute-health")))
                        (count("fortitude", facts.fortitude, &ctx.say("quest-attribute-fortitude")))
                        (count("strength", facts.strength, &ctx.say("quest-attribute-strength")))
                        (count("wisdom", facts.wisdom, &ctx.say("quest-attribute-wisdom")))
                    }
                }
            }
        }
    }
}

/// The number of cards he holds, and the cards in the decks.
fn held(view: &View, ctx: &Context) -> Markup {
    let [shadows, plots] = view.counts.sauron;
    html! {
        div .qu-held {
            (count("shadow", shadows, &ctx.say("quest-board-shadows")))
            (count("plot", plots, &ctx.say("quest-board-plots")))
        }
    }
}
