//! The account of the last attack, and of the reader's last check: it stays until the reader acts again.

use std::cmp::Ordering;

use canvas::account::{Part, account, unsigned};
use canvas::{Context, Weight};
use maud::{Markup, html};
use table::Seat;
use wizards::event::Event;
use wizards::state::Phase;

use crate::Scene;

/// What came of the attack that was faced last, until the company goes on or another's turn comes: the end of a phase may come with
/// the last roll. Of attacks on another's company all that the reader has not answered by an act is told, also while the next is
/// faced: a hazard is played, and the game runs on.
pub(crate) fn fought(scene: &Scene) -> Markup {
    // In the Council the game is counted: an attack of the last turn would stand before those who are asked about.
    if !scene.view.checks.is_empty() || scene.view.turn.phase == Phase::Council {
        return html! {};
    }
    let theirs = theirs(scene);
    let mut lines = match theirs.is_empty() && scene.view.combat.is_none() {
        true => scene.account(false, begins, goes_on, belongs),
        false => theirs,
    };
    // A card that was played when all was fought helped nobody.
    let fought = lines.iter().rposition(|(_, told)| !played(&told.event));
    lines.truncate(fought.map_or(0, |last| last + 1));
    let name = scene.ctx.say("wizards-page-fought");
    came(scene, "wizards-fought", &name, &lines)
}

/// The attacks on another's company since the reader's last act, but for the one that is faced now. The turn after the next is late
/// for them.
fn theirs<'a>(scene: &Scene<'a>) -> Vec<Part<'a, Event>> {
    let Some(own) = scene.ctx.own else {
        return Vec::new();
    };
    let faced = scene.view.combat.is_some().then(|| scene.told.iter().rposition(|told| begins(&told.event)));
    let until = faced.flatten().unwrap_or(scene.told.len());
    let turn = |at: &usize| matches!(scene.told[*at].event, Event::Turn { .. });
    let before_the_last = (0..scene.told.len()).rev().filter(turn).nth(1);
    let from = scene.recent.max(before_the_last.unwrap_or(0)).min(until);
    let theirs = |event: &Event| matches!(event, Event::Attacked { seat, .. } if *seat != own);
    let Some(first) = scene.told[from..until].iter().position(|told| theirs(&told.event)) else {
        return Vec::new();
    };
    let lines = scene.told[from + first..until].iter().enumerate();
    let numbered = lines.map(|(at, told)| (scene.before + from + first + at + 1, told));
    numbered.filter(|(_, told)| belongs(&told.event)).collect()
}

/// What came of the reader's last check, until they act again, another check or attack follows, or another turn begins.
pub(crate) fn checked(scene: &Scene) -> Markup {
    let (view, ctx) = (scene.view, scene.ctx);
    let Some(own) = ctx.own.filter(|_| view.combat.is_none() && view.checks.is_empty()) else {
        return html! {};
    };
    let Some(first) = scene.told.iter().rposition(|told| is_check_of(&told.event, own)) else {
        return html! {};
    };
    let ply = scene.told[first].ply;
    let acts =
        |at: usize| scene.lines.get(at).is_some_and(|line| line.weight == Weight::Act && line.by.has(own));
    let over = |at: usize| {
        let told = &scene.told[at];
        begins(&told.event) || matches!(told.event, Event::Turn { .. }) || told.ply > ply && acts(at)
    };
    if (first..scene.told.len()).any(over) {
        return html! {};
    }
    let with = scene.told[first..].iter().enumerate().take_while(|(_, told)| told.ply == ply);
    let numbered = with.map(|(at, told)| (scene.before + first + at + 1, told));
    let lines = numbered.filter(|(_, told)| comes_of_a_check(&told.event)).collect::<Vec<_>>();
    let name = ctx.say("wizards-page-checked");
    came(scene, "wizards-checked", &name, &lines)
}

/// The lines under their name; nothing where there are none. Whoever is eliminated stands out.
fn came(scene: &Scene, id: &str, name: &str, lines: &[Part<Event>]) -> Markup {
    let ctx = scene.ctx;
    let class = |event: &Event| if matches!(event, Event::Eliminated { .. }) { "wz-fell" } else { "" };
    html! {
        @if !lines.is_empty() {
            section id=(id) .wz-chain .wz-fought aria-label=(name) {
                h3 { (name) }
                (account(ctx, &format!("{id}-lines"), name, lines, class, |number, event| met(ctx, number, event)))
            }
        }
    }
}

/// How the roll against a strike went, before the line that tells it (SATM-15.15): what came of it, by a body or a card, follows.
fn met(ctx: &Context, number: usize, event: &Event) -> Markup {
    let went = match event.went() {
        None => return unsigned(number, event),
        Some(Ordering::Greater) => "won",
        Some(Ordering::Equal) => "tied",
        Some(Ordering::Less) => "lost",
    };
    html! { span class={ "wz-fate wz-fate--" (went) } { (ctx.say(&format!("wizards-roll-{went}"))) } " " }
}

/// An attack begins with it.
const fn begins(event: &Event) -> bool {
    matches!(event, Event::Attacked { .. })
}

/// The company that was attacked goes on with it, or another's turn comes.
const fn goes_on(event: &Event) -> bool {
    matches!(
        event,
        Event::Turn { .. }
            | Event::Moves { .. }
            | Event::Remains { .. }
            | Event::Entered { .. }
            | Event::DidNotEnter { .. }
            | Event::Gained { .. }
    )
}

const fn played(event: &Event) -> bool {
    matches!(event, Event::Declared { .. } | Event::DeclaredOn { .. } | Event::Used { .. })
}

const fn belongs(event: &Event) -> bool {
    played(event)
        || matches!(
            event,
            Event::Attacked { .. }
                | Event::AttackCancelled { .. }
                | Event::StrikeCancelled { .. }
                | Event::Fought { .. }
                | Event::Wounded { .. }
                | Event::BodyCheck { .. }
                | Event::Defeated { .. }
                | Event::Eliminated { .. }
        )
}

fn is_check_of(event: &Event, own: Seat) -> bool {
    matches!(event, Event::Influence { seat, .. } | Event::Corruption { seat, .. } if *seat == own)
}

const fn comes_of_a_check(event: &Event) -> bool {
    matches!(
        event,
        Event::Influence { .. }
            | Event::Corruption { .. }
            | Event::Gained { .. }
            | Event::Gave { .. }
            | Event::Stored { .. }
            | Event::Discarded { .. }
            | Event::Eliminated { .. }
    )
}
