//! The combat that is fought: both sides, the cards of the round, the strength left, and how it went.

use canvas::Context;
use canvas::account::{Part, account, plain, unsigned};
use maud::{Markup, html};
use quest::Event;
use quest::combat::{Combat, FOE, Foe, HERO, Pick};
use quest::ids::Card;
use quest::view::View;

use super::sign::icon;
use super::{Scene, card, count, panel, part, piece};

/// The panel; nothing when there is no combat and none was fought just now.
pub(crate) fn combat(scene: &Scene) -> Markup {
    let (view, ctx) = (scene.view, scene.ctx);
    let lines = report(scene);
    let Some(combat) = &view.table.combat else {
        return html! {
            @if !lines.is_empty() {
                @let inside = html! { (verdict(scene, &lines)) (written(ctx, lines)) };
                (panel("combat", "wevent", &ctx.say("quest-board-combat-over"), "", &inside))
            }
        };
    };
    let round = match combat.round {
        0 => String::new(),
        number => ctx.with("quest-board-combat-round", &[("number", number.into())]),
    };
    // All that was played for hangs on the last one.
    let last = view.table.concluded;
    let inside = html! {
        @if last {
            p .qu-last { (icon("strength")) " " (ctx.say("quest-board-combat-all")) }
        }
        div #combat-duel .qu-duel { @for each in [HERO, FOE] { (side(scene, combat, each)) } }
        @if last { p .qu-note { (ctx.say("quest-board-combat-why")) } }
        (written(ctx, lines))
    };
    let (class, title) = match last {
        true => ("wevent qcombat qu-combat--last", "quest-board-combat-last"),
        false => ("wevent qcombat", "quest-board-combat"),
    };
    panel("combat", class, &ctx.say(title), &round, &inside)
}

fn name(view: &View, ctx: &Context, combat: &Combat, side: usize) -> String {
    if side == HERO {
        return part(view, ctx, combat.seat);
    }
    match (combat.foe, combat.face()) {
        (Foe::Minion(minion), _) => piece::minion_name(ctx, minion),
        (_, Some(face)) => ctx.say(face.term()),
        (_, None) => ctx.say("quest-hidden"),
    }
}

/// A side: its strength left, its card now, its cards before.
fn side(scene: &Scene, combat: &Combat, side: usize) -> Markup {
    let (view, ctx) = (scene.view, scene.ctx);
    let pack = &view.table.pack;
    let (cost, strength) = (combat.cost(side, pack), view.table.combat_strength(side));
    let left = ctx.with(
        "quest-board-strength-left",
        &[
            ("left", strength.saturating_sub(cost).into()),
            ("strength", strength.into()),
            ("cost", cost.into()),
        ],
    );
    let kind = if side == HERO { "hero" } else { "foe" };
    let stack = &combat.stacks[side];
    html! {
        div class={ "qu-side qu-side--" (kind) } {
            p { b { (name(view, ctx, combat, side)) } @if combat.exhausted[side] { " · " span .qu-side__spent { (ctx.say("quest-board-exhausted")) } } }
            div .qu-side__figures {
                span .qu-strength title=(left) { (icon("strength")) b { (strength.saturating_sub(cost)) } "/" (strength) span .unseen { (left) } }
                (vitals(view, ctx, combat, side))
            }
            (played(scene, combat, side))
            @if let Some(melee) = combat.named[1 - side] {
                p .qu-note { (ctx.with("quest-board-named", &[("kind", (&ctx.say(if melee { "quest-type-melee" } else { "quest-type-ranged" })).into())])) }
            }
            @if !stack.is_empty() {
                @let cards = stack.iter().map(|card| ctx.say(card.term())).collect::<Vec<_>>().join(", ");
                p .qu-note { (ctx.with("quest-board-stack", &[("cards", (&cards).into())])) }
            }
        }
    }
}

/// The vitals of a side: the hero's life cards; the enemy's health and fortitude.
fn vitals(view: &View, ctx: &Context, combat: &Combat, side: usize) -> Markup {
    if side == HERO {
        let [life, hand, damage] =
            view.counts.heroes.get(combat.seat.index() - 1).copied().unwrap_or_default();
        return html! {
            (count("life", life, &ctx.say("quest-pool-life")))
            (count("hand", hand, &ctx.say("quest-pool-hand")))
            (count("damage", damage, &ctx.say("quest-pool-damage")))
        };
    }
    let health = combat.fighter.health;
    html! {
        (count("life", format_args!("{}/{health}", health.saturating_sub(view.table.foe_damage())), &ctx.say("quest-attribute-health")))
        (count("fortitude", combat.fighter.fortitude, &ctx.say("quest-attribute-fortitude")))
        (count("hand", view.counts.combat, &ctx.say("quest-board-combat-hand")))
    }
}

/// The card of this round, face up or down, with its present numbers.
fn played(scene: &Scene, combat: &Combat, side: usize) -> Markup {
    let (view, ctx) = (scene.view, scene.ctx);
    let play = &combat.now[side];
    let pack = &view.table.pack;
    let Some(shown) = play.card else {
        return html! {
            @if let Some(Pick::Card(card)) = combat.picks[side] { (laid(scene, combat, side, card)) }
            @else if view.laid[side] { p .qu-back { (icon("hand")) " " (ctx.say("quest-board-laid")) } }
            @else if combat.exhausted[side] { p .qu-note { (ctx.say("quest-board-no-card")) } }
            @else if combat.round > 0 { p .qu-note { (ctx.say(choosing(scene, combat, side))) } }
        };
    };
    let facts = pack.card(shown);
    // A number that counts as printed says so on the card.
    let sum = |printed: u8, now: u8| {
        let id = match play.cancelled {
            true => "quest-board-sum-cancelled",
            false => "quest-board-sum",
        };
        let words = [("printed", printed.into()), ("now", now.into())];
        html! { span .qu-note { @if play.cancelled || now != printed { (ctx.with(id, &words)) } } }
    };
    let (attack, defence) = (combat.attack(side, pack), combat.defence(side, pack));
    html! {
        p .qu-side__sums {
            (count("attack", attack, &ctx.say("quest-attack"))) (sum(facts.attack, attack))
            (count("defence", defence, &ctx.say("quest-defence"))) (sum(facts.defence, defence))
        }
        @for why in reasons(scene, side) { p .qu-note { (why) } }
        @if play.suffered > 0 { p .qu-side__hurt { (ctx.with("quest-board-suffered", &[("number", play.suffered.into())])) } }
        div .qu-side__card--cancelled[play.cancelled] { (card::combat(&view.table.pack, ctx, &format!("played-{side}-{shown}"), shown)) }
    }
}

/// The words beside a side that has not laid a card.
fn choosing(scene: &Scene, combat: &Combat, side: usize) -> &'static str {
    match scene.ctx.own == Some(combat.seat_of(side)) {
        true => "quest-board-your-card",
        false => "quest-board-choosing-card",
    }
}

/// A card that was laid and not turned up yet, for whoever knows it: all know what was laid face up.
fn laid(scene: &Scene, combat: &Combat, side: usize, card: Card) -> Markup {
    let (view, ctx) = (scene.view, scene.ctx);
    let how = match combat.first == Some(side as u8) {
        true => "quest-board-laid-open",
        false if ctx.own == Some(combat.seat_of(side)) => "quest-board-laid-own",
        false => "quest-board-laid",
    };
    html! {
        p .qu-note { (ctx.say(how)) }
        div { (card::combat(&view.table.pack, ctx, &format!("played-{side}-{card}"), card)) }
    }
}

/// The reasons why the numbers that count on a side's card differ from the printed ones, since cards were turned up.
fn reasons(scene: &Scene, side: usize) -> Vec<String> {
    let told = scene.told;
    let shown = told.iter().rposition(|told| matches!(told.event, Event::Shown { .. }));
    let lines = told.iter().skip(shown.map_or(told.len(), |at| at + 1));
    let of_side = |event: &Event| match *event {
        Event::Changed { sauron, .. }
        | Event::Stronger { sauron, .. }
        | Event::Cancelled { sauron, .. }
        | Event::Thwarted { sauron } => sauron == (side == FOE),
        _ => false,
    };
    let lines = lines.filter(|told| of_side(&told.event));
    lines.map(|told| (scene.ctx.tell)(&told.say)).collect()
}

/// The last combat, line by line: from its beginning, as far back as lines are known. One of an earlier turn is for the journal.
fn report<'a>(scene: &Scene<'a>) -> Vec<Part<'a, Event>> {
    let begins = |event: &Event| matches!(event, Event::FightsMonster { .. } | Event::FightsMinion { .. });
    let over = |event: &Event| matches!(event, Event::HeroTurn { .. } | Event::Round { .. });
    scene.account(scene.view.table.combat.is_some(), begins, over, of_combat)
}

const fn of_combat(event: &Event) -> bool {
    matches!(
        event,
        Event::FightsMonster { .. }
            | Event::FightsMinion { .. }
            | Event::AgilitySpent { .. }
            | Event::Shown { .. }
            | Event::Exhausted { .. }
            | Event::Cancelled { .. }
            | Event::Thwarted { .. }
            | Event::Changed { .. }
            | Event::Stronger { .. }
            | Event::Struck { .. }
            | Event::Clash { .. }
            | Event::Damaged { .. }
            | Event::FoeDamaged { .. }
            | Event::FoeHealed { .. }
            | Event::Counts { .. }
            | Event::Named { .. }
            | Event::CombatDiscarded { .. }
            | Event::TookBack { .. }
            | Event::CombatEnds { .. }
            | Event::MinionGone { .. }
            | Event::TokenGone { .. }
            | Event::Fell { .. }
    )
}

/// The loser of the combat that is over, and what comes of it: it stands above all that led there.
fn verdict(scene: &Scene, lines: &[Part<Event>]) -> Markup {
    let (view, ctx) = (scene.view, scene.ctx);
    let events = || lines.iter().rev().map(|(_, told)| &told.event);
    let sides = events().find_map(|event| match *event {
        Event::FightsMonster { seat, face } => Some((seat, ctx.say(face.term()))),
        Event::FightsMinion { seat, minion } => Some((seat, piece::minion_name(ctx, minion))),
        _ => None,
    });
    let ends = events().find_map(|event| match *event {
        Event::CombatEnds { hero_falls, foe_falls } => Some((hero_falls, foe_falls)),
        _ => None,
    });
    let Some((seat, foe)) = sides else {
        return html! {};
    };
    let (said, follows) = match ends {
        Some((true, true)) => ("quest-board-verdict-both", Some("quest-board-follows-hero")),
        Some((true, false)) => ("quest-board-verdict-hero", Some("quest-board-follows-hero")),
        Some((false, true)) => ("quest-board-verdict-foe", Some("quest-board-follows-foe")),
        Some((false, false)) => ("quest-board-verdict-nobody", Some("quest-board-follows-nobody")),
        // A card has ended the turn, and the combat with it.
        None => ("quest-board-verdict-cut", None),
    };
    let follows = follows.filter(|_| !view.table.concluded);
    let hero = part(view, ctx, seat);
    html! {
        p .qu-last { (ctx.with(said, &[("hero", (&hero).into()), ("foe", (&foe).into())])) }
        @if let Some(follows) = follows { p .qu-note { (ctx.say(follows)) } }
    }
}

/// The rounds of a report, the newest first: it is what one looks for. Each stands in the order in which it happened.
fn newest_first(lines: Vec<Part<'_, Event>>) -> Vec<Part<'_, Event>> {
    let mut rounds = Vec::<Vec<Part<Event>>>::new();
    let mut struck = false;
    for line in lines {
        let event = &line.1.event;
        let begins = matches!(event, Event::Shown { .. } | Event::Exhausted { .. } | Event::Counts { .. });
        if rounds.is_empty() || struck && begins {
            rounds.push(Vec::new());
            struck = false;
        }
        struck |= matches!(event, Event::Clash { .. });
        if let Some(round) = rounds.last_mut() {
            round.push(line);
        }
    }
    rounds.into_iter().rev().flatten().collect()
}

fn written(ctx: &Context, lines: Vec<Part<Event>>) -> Markup {
    let lines = newest_first(lines);
    account(ctx, "combat-report", &ctx.say("quest-board-report"), &lines, plain, unsigned)
}
