//! The cards before the reader: the hand, and cards to choose from.

use canvas::Context;
use maud::{Markup, html};
use quest::Choice;
use quest::combat::{FOE, HERO};
use quest::frame::Frame;
use quest::ids::{Card, Plot, Who};
use quest::kinds::Attribute;
use quest::pack::Pack;
use quest::state::SAURON;
use quest::view::View;
use table::Seat;

use super::card::{self, row};
use super::sign::icon;
use super::spots::of_stack;
use super::{Scene, count, hero, part, piece, reader_of};

/// Heroes to choose from, then cards: those to be chosen from first, then hands.
pub(crate) fn hand(scene: &Scene) -> Markup {
    let (view, ctx) = (scene.view, scene.ctx);
    let seats = view.table.seats();
    html! {
        div .qu-hand .qu-hand--first[is_first(scene)] {
            (heroes(scene))
            (drawn(scene))
            @for seat in seats { (of_hero(view, ctx, seat)) }
            (of_sauron(scene))
            (missions(view, ctx))
        }
    }
}

/// Do the cards lie above the map? In a combat, but for what is asked of the map meanwhile; and while one chooses among heroes or
/// among cards that one looks at.
fn is_first(scene: &Scene) -> bool {
    let table = &scene.view.table;
    let sauron = &table.sauron;
    let looked_at = |choice: &Choice| match *choice {
        Choice::Hero(_) => table.turn.round == 0,
        Choice::Card(card) => table.decks.training.iter().any(|one| one == card),
        Choice::Plot(plot) => plots_apart(scene).contains(&plot),
        Choice::Shadow(card) => sauron.choosing.iter().any(|one| one == card),
        Choice::Peril(peril) => sauron.perils.iter().any(|one| one == peril),
        Choice::Corruption(card) => sauron.corruption.iter().any(|one| one == card),
        _ => false,
    };
    let on_the_map = |choice: &Choice| {
        matches!(
            choice,
            Choice::At(_) | Choice::Go(..) | Choice::March(_) | Choice::Token(_) | Choice::MoveToken(..)
        ) || matches!(choice, Choice::Minion(_) | Choice::MoveMinion(..) | Choice::Scout(_))
    };
    table.combat.is_some() && !scene.legal().any(on_the_map) || scene.legal().any(looked_at)
}

/// Heroes that may be chosen, each with a sheet.
fn heroes(scene: &Scene) -> Markup {
    let (view, ctx) = (scene.view, scene.ctx);
    let open = scene.legal().filter_map(|choice| match choice {
        Choice::Hero(who) => Some(*who),
        _ => None,
    });
    // Later in the game a hero is chosen by the pawn or the sheet.
    let open = open.filter(|_| view.table.turn.round == 0).collect::<Vec<_>>();
    html! {
        @if !open.is_empty() {
            section #heroes .qu-cards aria-label=(ctx.say("quest-board-heroes")) {
                h3 .qu-panel__title { (ctx.say("quest-board-heroes")) }
                div .qu-cards__row { @for who in open { (candidate(view, ctx, who)) } }
            }
        }
    }
}

fn candidate(view: &View, ctx: &Context, who: Who) -> Markup {
    ctx.thing(
        &format!("hero-{who}"),
        &format!("qu-card qu-h-{who}"),
        &ctx.say(who.term()),
        &html! { div .qu-card__face { (printed(&view.table.pack, ctx, who)) } },
    )
}

/// The printed text of a hero's sheet.
pub(crate) fn printed(pack: &Pack, ctx: &Context, who: Who) -> Markup {
    let facts = pack.hero(who);
    let name = ctx.say(who.term());
    html! {
        header .qu-card__head { (piece::badge(ctx, who)) b .qu-card__title { (name) } }
        div .qu-card__figures {
            @for attribute in Attribute::ALL {
                (count(attribute.id(), facts.attributes[attribute.index()], &ctx.say(attribute.term())))
            }
        }
        div .qu-card__says {
            @for line in reader_of(pack, ctx).talent(who) { p { (line) } }
            p { (ctx.with("quest-board-starts", &[("place", (&ctx.say(facts.start.term())).into())])) }
        }
    }
}

/// The cards a player is choosing from, visible to that player only.
fn drawn(scene: &Scene) -> Markup {
    let (view, ctx) = (scene.view, scene.ctx);
    let (decks, sauron) = (&view.table.decks, &view.table.sauron);
    let training = decks.training.iter().collect::<Vec<_>>();
    let plots = plots_apart(scene);
    let shadows = sauron.choosing.iter().collect::<Vec<_>>();
    let perils = sauron.perils.iter().collect::<Vec<_>>();
    let dealt = sauron.corruption.iter().collect::<Vec<_>>();
    let title = |id: &str| ctx.say(id);
    html! {
        (row("row-training", &title("quest-board-training"), "card", &training, &|id, one| card::combat(&view.table.pack, ctx, id, one)))
        (row("row-looking", &title("quest-board-looking"), "plot", &plots, &|id, one| card::plot(&view.table.pack, ctx, id, one)))
        (row("row-choosing", &title("quest-board-choosing"), "shadow", &shadows, &|id, one| card::shadow(&view.table.pack, ctx, id, one)))
        (row("row-perils", &title("quest-board-perils"), "peril", &perils, &|id, one| card::peril(&view.table.pack, ctx, id, one)))
        (row("row-dealt", &title("quest-board-dealt"), "dealt", &dealt, &|id, one| card::corruption(&view.table.pack, ctx, id, one)))
        @if let Some((bag, face)) = sauron.token {
            p .qu-note { (icon("monster")) " " (ctx.with("quest-board-taken", &[("what", (&ctx.say(face.term())).into()), ("bag", (&ctx.say(bag.term())).into())])) }
        }
    }
}

/// The plots one chooses among that are not held: those that are looked at, or one that is taken from deck or discards.
pub(crate) fn plots_apart(scene: &Scene) -> Vec<Plot> {
    let table = &scene.view.table;
    if matches!(table.frames.top(), Some(Frame::FindPlot(_))) {
        let found = scene.legal().filter_map(|choice| match *choice {
            Choice::Plot(plot) => Some(plot),
            _ => None,
        });
        return found.collect();
    }
    table.sauron.looking.iter().collect()
}

/// A hero's hand, and the cards of the combat stack that may be taken back; quests and burdens of one's own.
fn of_hero(view: &View, ctx: &Context, seat: Seat) -> Markup {
    let cards = sorted(view.table.hero(seat).hand.iter().collect());
    let own = ctx.own == Some(seat);
    let title = if own {
        ctx.say("quest-board-hand")
    } else {
        ctx.with("quest-board-hand-of", &[("name", (&part(view, ctx, seat)).into())])
    };
    // After the game several hands lie open: each card has its id once.
    let kind = if own || ctx.own.is_none() && seat == Seat::new(1) {
        "card".to_owned()
    } else {
        format!("card-{seat}")
    };
    let stack = view.table.combat.as_ref().filter(|combat| combat.seat == seat && of_stack(view) && own);
    let stack = stack.map_or_else(Vec::new, |combat| combat.stacks[HERO].iter().collect());
    html! {
        (row(&format!("hand-{seat}"), &title, &kind, &cards, &|id, one| of_a_hand(view, ctx, id, (HERO, one))))
        (row("row-stack", &ctx.say("quest-pool-stack"), "stacked", &stack, &|id, one| card::combat(&view.table.pack, ctx, id, one)))
        @if own { (hero::papers(view, ctx, seat)) }
    }
}

/// A card of a side's hand: in its own combat it says where it would exhaust that side.
fn of_a_hand(view: &View, ctx: &Context, id: &str, (side, card): (usize, Card)) -> Markup {
    let combat = view.table.combat.as_ref();
    let fights = combat.is_some_and(|combat| ctx.own == Some(combat.seat_of(side)));
    let draw = if fights && view.table.exhausts(side, card) { card::too_dear } else { card::combat };
    draw(&view.table.pack, ctx, id, card)
}

/// Cards of one title beside each other.
fn sorted(mut cards: Vec<Card>) -> Vec<Card> {
    cards.sort_unstable();
    cards
}

/// Sauron's hands.
fn of_sauron(scene: &Scene) -> Markup {
    let (view, ctx) = (scene.view, scene.ctx);
    let sauron = &view.table.sauron;
    let plots = sauron.plots.iter().collect::<Vec<_>>();
    let shadows = sauron.shadows.iter().collect::<Vec<_>>();
    let combat =
        view.table.combat.as_ref().map_or_else(Vec::new, |combat| sorted(combat.hand.iter().collect()));
    // His combat cards have the plain ids: he has no other such cards. A hero who sees them has cards of their own.
    let kind = if ctx.own.is_none_or(|own| own == SAURON) { "card" } else { "card-sauron" };
    // Of what he holds nothing is asked while he chooses among others of the same titles.
    let plot = if plots_apart(scene).is_empty() { "plot" } else { "plot-held" };
    let shadow = if sauron.choosing.is_empty() { "shadow" } else { "shadow-held" };
    html! {
        (row("hand-combat", &ctx.say("quest-board-combat-hand"), kind, &combat, &|id, one| of_a_hand(view, ctx, id, (FOE, one))))
        (row("hand-plots", &ctx.say("quest-board-plots"), plot, &plots, &|id, one| card::plot(&view.table.pack, ctx, id, one)))
        (row("hand-shadows", &ctx.say("quest-board-shadows"), shadow, &shadows, &|id, one| card::shadow(&view.table.pack, ctx, id, one)))
    }
}

/// The missions one knows.
fn missions(view: &View, ctx: &Context) -> Markup {
    let known = view.missions.iter().flatten().copied().collect::<Vec<_>>();
    row("row-missions", &ctx.say("quest-board-missions"), "mission", &known, &|id, one| {
        card::mission(&view.table.pack, ctx, id, one)
    })
}
