//! The texts of the cards that a question is about: the one that may be responded to, and those in play that may be used.

use canvas::Context;
use maud::{Markup, html};
use table::Message;
use wizards::card::CardKind;
use wizards::choice::Choice;
use wizards::ids::CardId;

use crate::Scene;
use crate::card::{linked, printed};
use crate::says;

/// The questions at which something is done in answer: there a card is new, and seldom one's own.
const ASKED: [&str; 8] = [
    "wizards-ask-respond",
    "wizards-ask-add",
    "wizards-ask-priority",
    "wizards-ask-strike-cards",
    "wizards-ask-strike-hazards",
    "wizards-ask-before-check",
    "wizards-ask-before-influence",
    "wizards-ask-explore",
];

/// The most cards that are read beside the answers; any is read where it lies.
const MOST: usize = 2;

/// The cards of the open question, each with what it says; nothing where it is about none.
pub(crate) fn read(scene: &Scene, asked: &Message) -> Markup {
    let ctx = scene.ctx;
    let mut all = Vec::<(CardId, String)>::new();
    if !ASKED.contains(&asked.id) {
        return html! {};
    }
    if matches!(asked.id, "wizards-ask-respond" | "wizards-ask-add") {
        all.extend(declared(scene));
    }
    for choice in scene.legal() {
        let Some(found) = used(scene, choice) else { continue };
        if !all.contains(&found) {
            all.push(found);
        }
    }
    all.retain(|(card, text)| !text.is_empty() || card.get().kind == CardKind::Creature);
    all.truncate(MOST);
    html! {
        @if !all.is_empty() {
            div .wz-reads tabindex="0" role="group" aria-label=(ctx.say("wizards-page-reads")) {
                @for (card, text) in &all { (one(*card, text, ctx)) }
            }
        }
    }
}

fn one(card: CardId, text: &str, ctx: &Context) -> Markup {
    let creature = card.get().kind == CardKind::Creature;
    html! {
        p .wz-read {
            b { (linked(card, ctx)) }
            @if creature { " " (printed(card.get(), ctx)) }
            @if !text.is_empty() { ": " (text) }
        }
    }
}

/// The card that was declared last, with all that it says.
fn declared(scene: &Scene) -> Option<(CardId, String)> {
    let link = scene.view.chain.last()?;
    let card = crate::card::of(scene.view, link.piece)?;
    Some((card, whole(scene, card)))
}

/// A card that may be used. Of one's own it is told what this use does, of another's all that it does.
fn used(scene: &Scene, choice: &Choice) -> Option<(CardId, String)> {
    let Choice::Use(id, way) = *choice else {
        return None;
    };
    let card = scene.view.cards.iter().find(|card| card.id == id)?;
    let (own, card) = (scene.ctx.own == Some(card.piece.owner), card.piece.card);
    let text = says::used(scene.ctx.language, &card.get().id, way).filter(|_| own);
    Some((card, text.unwrap_or_else(|| whole(scene, card))))
}

/// All that a card says, in one line.
fn whole(scene: &Scene, card: CardId) -> String {
    says::card(scene.ctx.language, &card.get().id).join(" ")
}
