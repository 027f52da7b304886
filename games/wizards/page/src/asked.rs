//! Questions that are answered in one go: cards that are given up, a road. All of it goes to the table at once, each part judged by the rules as
//! if it went alone. Of other questions the cards are read that they are about.

use std::cmp::Reverse;

use canvas::picker::{AtOnce, Pick, Picker, at_once, picker};
use maud::{Markup, html};
use table::{Arg, Message};
use wizards::choice::Choice;
use wizards::ids::{CardId, PieceId, RegionId};
use wizards::state::Phase;

use crate::Scene;
use crate::card::{emblem, of};
use crate::label::{called, name};
use crate::sign::icon;
use crate::{plays, read, site};

/// The panel of the open question; nothing where one press answers it. That it is the last turn stands first, whatever is asked.
pub(crate) fn ask(scene: &Scene) -> Markup {
    let Some(asked) = scene.asked else {
        return html! {};
    };
    let panel = match asked.id {
        "wizards-ask-reset" | "wizards-ask-give-up" => given_up(scene, asked),
        "wizards-ask-route" => roads(scene),
        "wizards-ask-assign" | "wizards-ask-assign-rest" => faced(scene, asked),
        "wizards-ask-explore" => html! { (gained(scene)) (read::read(scene, asked)) },
        _ => read::read(scene, asked),
    };
    html! { (last_turn(scene)) (panel) }
}

/// That the turn is the last one, with who has called the Council: the sign of it among the phases is not seen beside the map.
fn last_turn(scene: &Scene) -> Markup {
    let (turn, ctx) = (&scene.view.turn, scene.ctx);
    let called = turn.called.filter(|by| *by != turn.active && scene.view.rules.alone.is_none());
    // Before the first turn it means who begins.
    let Some(by) = called.filter(|_| turn.number > 0 && turn.phase != Phase::Council) else {
        return html! {};
    };
    let said = if ctx.own == Some(by) {
        ctx.say("wizards-page-last-theirs")
    } else {
        ctx.with("wizards-page-last-own", &[("player", ctx.name(by).into())])
    };
    html! { p .wz-called .wz-last { (icon("points")) " " (said) } }
}

/// What of the reader's hand is played where one company may enter: why one enters, or that one need not.
fn gained(scene: &Scene) -> Markup {
    let mut entering = scene.legal().filter_map(|choice| match choice {
        Choice::Company(id) => scene.view.companies.iter().find(|company| company.id == *id),
        _ => None,
    });
    let (Some(company), None) = (entering.next(), entering.next()) else {
        return html! {};
    };
    let said = plays::said(scene, company.site).or_else(|| plays::none(scene, company.site));
    html! { @if let Some(said) = said { p .wz-is { (said) } } }
}

/// A number that the question tells, or a sentence in it.
pub(crate) fn number(asked: &Message, word: &str) -> Option<u8> {
    asked.args.iter().find_map(|(name, arg)| match arg {
        Arg::Number(number) if *name == word => u8::try_from(*number).ok(),
        Arg::Said(inner) => inner.iter().find_map(|inner| number(inner, word)),
        _ => None,
    })
}

/// The members of the company who are picked for strikes: as many as there are strikes, or fewer where the rest may be left. Proposed
/// are the strongest, and all where there is nothing to choose; an attacker gives what is left to whom they like.
fn faced(scene: &Scene, asked: &Message) -> Markup {
    let ids = scene.legal().filter_map(|choice| match choice {
        Choice::Pick(id) => Some(*id),
        _ => None,
    });
    let ids = ids.collect::<Vec<_>>();
    let there = u8::try_from(ids.len()).unwrap_or(u8::MAX);
    let strikes = number(asked, "left").unwrap_or(1).min(there);
    if strikes < 2 {
        return html! {};
    }
    let mut proposed = ids.clone();
    proposed.sort_by_key(|id| Reverse(prowess(scene, *id)));
    let defends = asked.id == "wizards-ask-assign";
    proposed.truncate(if defends || strikes == there { strikes.into() } else { 0 });
    let picks = ids.iter().filter_map(|id| {
        let card = of(scene.view, *id)?;
        Some(Pick {
            choice: Choice::Pick(*id).to_string(),
            most: 1,
            picked: proposed.contains(id).into(),
            name: called(card, scene.ctx).to_owned(),
            drawing: icon(emblem(card.get())),
            rest: None,
        })
    });
    let asked = Picker {
        id: scene.ply.to_string(),
        picks: picks.collect(),
        exactly: Some(strikes),
        fewer: scene.legal().any(|choice| *choice == Choice::Pass).then(|| Choice::Pass.to_string()),
        whole: None,
        go: None,
        label: scene.ctx.say("wizards-pick-strikes"),
        others: Vec::new(),
    };
    picker(scene.ctx, &asked)
}

/// The present prowess of a card in play.
fn prowess(scene: &Scene, id: PieceId) -> i8 {
    let card = scene.view.cards.iter().find(|card| card.id == id);
    card.and_then(|card| card.numbers).map_or(0, |(prowess, ..)| prowess)
}

/// Cards of the hand, as many as are too many; none is proposed.
fn given_up(scene: &Scene, asked: &Message) -> Markup {
    let Some(number) = number(asked, "count").filter(|number| *number > 1) else {
        return html! {};
    };
    let held = scene.ctx.own.and_then(|own| scene.view.sides.get(own.index()));
    let copies =
        |card: CardId| held.map_or(1, |side| side.hand_known.iter().filter(|one| **one == card).count());
    let picks = scene.legal().filter_map(|choice| match choice {
        Choice::Card(card) => Some(Pick {
            choice: choice.to_string(),
            most: u8::try_from(copies(*card)).unwrap_or(number).min(number),
            picked: 0,
            name: called(*card, scene.ctx).to_owned(),
            drawing: icon(emblem(card.get())),
            rest: None,
        }),
        _ => None,
    });
    let asked = Picker {
        id: scene.ply.to_string(),
        picks: picks.collect(),
        exactly: Some(number),
        fewer: None,
        whole: None,
        go: None,
        label: scene.ctx.say("wizards-pick-discard"),
        others: Vec::new(),
    };
    picker(scene.ctx, &asked)
}

/// Whole roads, each with the lands that it leads through.
fn roads(scene: &Scene) -> Markup {
    let road = |at: usize, choices: &[Choice]| {
        let through = choices.iter().filter_map(|choice| match choice {
            Choice::Region(region) => Some(*region),
            _ => None,
        });
        let through = through.collect::<Vec<RegionId>>();
        let names = through.iter().map(|region| name(&region.get().name, scene.ctx.language));
        let lands = through.iter().map(|region| region.get().kind).collect::<Vec<_>>();
        let label = html! { (names.collect::<Vec<_>>().join(" – ")) " " (site::lands(&lands, scene.ctx)) };
        let ahead = through.iter().map(|region| format!("region-{region}")).collect::<Vec<_>>();
        let choices = choices.iter().map(ToString::to_string).collect::<Vec<_>>();
        at_once(&label, &AtOnce { id: format!("road-{at}"), choices, ahead, then: None })
    };
    html! { @for (at, way) in scene.ways.iter().enumerate() { (road(at, &way.choices)) } }
}
