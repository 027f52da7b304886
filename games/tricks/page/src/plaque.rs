//! A chair at the table: its player and character, their objective, and their cards.

use maud::{Markup, html};
use tricks::book::Source;
use tricks::chair::Chair;
use tricks::goal::Status;
use tricks::view::{ChairView, PhaseView, View};

use crate::objective::objective;
use crate::piece::{card, chip, chips, seen};
use crate::words::{self, Known};
use canvas::Context;
use canvas::art::icon;

/// Is it this chair's turn?
pub(crate) fn on_turn(view: &View, chair: Chair) -> bool {
    match &view.phase {
        PhaseView::Take { chair: asked }
        | PhaseView::Prepare { chair: asked, .. }
        | PhaseView::Untuck { chair: asked }
        | PhaseView::Play { chair: asked } => *asked == chair,
        PhaseView::Together { chairs } => chairs.contains(&chair),
        PhaseView::Group | PhaseView::Between { .. } | PhaseView::Over { .. } => false,
    }
}

/// Does the player of this chair have another hand besides?
pub(crate) fn one_of_several(view: &View, chair: &ChairView) -> bool {
    let hands = view.chairs.iter().filter(|other| !other.pyramid);
    hands.filter(|other| other.seat == chair.seat).count() > 1
}

/// The player of a chair, and with which hand, where one player has several.
pub fn sitter(view: &View, chair: &ChairView, ctx: &Context) -> String {
    let name = ctx.name(chair.seat);
    if !one_of_several(view, chair) {
        return name.to_owned();
    }
    let number = (chair.chair.number() as u32).into();
    // Who plays all the hands is known, and on a phone the name would break into three lines.
    if view.chairs.iter().all(|other| other.seat == chair.seat) {
        return ctx.with("tricks-art-own-hand", &[("number", number)]);
    }
    ctx.with("tricks-art-sitter", &[("name", name.into()), ("number", number)])
}

/// A chair. `side` is where it stands: `south` for one's own.
pub fn plaque(view: &View, chair: &ChairView, side: &str, ctx: &Context) -> Markup {
    let mut class = format!("tr-plaque tr-plaque--{side}");
    if on_turn(view, chair.chair) {
        class.push_str(" tr-plaque--turn");
    }
    let who = if chair.pyramid { ctx.say("tricks-art-pyramid") } else { sitter(view, chair, ctx) };
    let character = chair.character.map(|character| ctx.say(character.term()));
    let name = match &character {
        Some(character) => format!("{who}, {character}"),
        None => who.clone(),
    };
    let known = Known { param: chair.param, burden: view.burden };
    let drawn = html! {
        header .tr-plaque__head {
            @if let Some(character) = &character { b .tr-plaque__character { (character) } }
            span .tr-plaque__who { (who) }
            @if is_made_up(view, chair) {
                @let words = words::source(ctx.language, Source::Reconstructed);
                span .tr-plaque__source title=(words) { "≈" span .unseen { (words) } }
            }
            (tokens(view, chair.chair, ctx))
        }
        @if let Some(goal) = &chair.objective { (objective(goal, known, ctx)) }
        div .tr-plaque__row {
            (holding(chair, side, ctx))
            span .tr-plaque__tricks title=(ctx.with("tricks-art-tricks", &[("tricks", chair.tricks.into())])) {
                (icon("tricks")) b { (chair.tricks) }
                span .unseen { (ctx.with("tricks-art-tricks", &[("tricks", chair.tricks.into())])) }
            }
        }
        @if !chair.won.is_empty() { div .tr-plaque__won { (chips(chair.won, ctx)) } }
    };
    ctx.sheet(&format!("chair-{}", chair.chair), &class, &name, &drawn)
}

/// The result of each chair's objective, part by part. First those by which the round was lost: on a phone they were out of sight.
pub fn ending(view: &View, ctx: &Context) -> Markup {
    let chairs = view.chairs.iter().filter_map(|chair| Some((chair, chair.objective.as_ref()?)));
    let mut chairs = chairs.collect::<Vec<_>>();
    chairs.sort_by_key(|(_, goal)| goal.status != Status::Failed);
    html! {
        dl {
            @for (chair, goal) in chairs {
                dt { @if let Some(character) = chair.character { (ctx.say(character.term())) " · " } (sitter(view, chair, ctx)) }
                dd { (objective(goal, Known { param: chair.param, burden: view.burden }, ctx)) }
            }
        }
    }
}

/// Is its objective a reconstruction? The roster says so in words; here a sign must do.
fn is_made_up(view: &View, chair: &ChairView) -> bool {
    let mut entries = view.roster.iter();
    let entry = entries.find(|entry| Some(entry.character) == chair.character);
    let source = entry.and_then(|entry| entry.sources.get("goal"));
    source == Some(&Source::Reconstructed)
}

/// The cards before the chair: the backs of its hand, cards that are open or known, the tucked card.
fn holding(chair: &ChairView, side: &str, ctx: &Context) -> Markup {
    // One's own hand lies at the edge of the table, whole.
    let whole = side == "south" || chair.pyramid;
    let count = ctx.with("tricks-art-count", &[("cards", (chair.count as u32).into())]);
    let open = chair.shown;
    html! {
        @if !whole {
            span .tr-backs title=(count) {
                @for _ in 0..chair.count - open.len() { i {} }
                span .unseen { (count) }
            }
            @for card_open in open.iter() { (card(card_open, "tr-play-card--small", ctx)) }
            @if !chair.known.is_empty() {
                span .tr-known title=(ctx.say("tricks-art-known")) { (icon("eye")) @for known in chair.known.iter() { (chip(known, ctx)) } }
            }
        }
        @if let Some(tucked) = chair.tucked {
            span title=(ctx.say("tricks-art-tucked")) { (seen(tucked, "tr-play-card--small tr-play-card--tucked", ctx)) }
        }
        @if let Some(pending) = chair.pending { (card(pending, "tr-play-card--small", ctx)) }
        @if chair.passed { span .tag title=(ctx.say("tricks-art-passed")) { (icon("check")) span .unseen { (ctx.say("tricks-art-passed")) } } }
        @if !chair.drawn.is_empty() { span { @for drawn in chair.drawn.iter() { (card(drawn, "tr-play-card--small", ctx)) } } }
    }
}

/// The Towers' tokens, the value drawn, the step card.
fn tokens(view: &View, chair: Chair, ctx: &Context) -> Markup {
    let towers = ["white", "black"].into_iter().zip(view.towers);
    let this = view.chairs.iter().find(|there| there.chair == chair);
    html! {
        @for (colour, _) in towers.filter(|(_, holder)| *holder == Some(chair)) {
            @let name = ctx.say(&format!("tricks-art-{colour}-token"));
            span class={ "tr-token tr-token--" (colour) } title=(name) { (icon("tower")) span .unseen { (name) } }
        }
        @if let Some(step) = this.and_then(|there| there.step) { span .tag { (ctx.say(step.term())) } }
        @if let Some(param) = this.and_then(|there| there.param) {
            span .tr-token title=(ctx.say("tricks-art-param")) { (param) }
        }
    }
}
