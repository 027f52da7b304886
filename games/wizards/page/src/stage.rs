//! The view and the pieces a question is about.

use canvas::{Shows, Stage};
use wizards::choice::Choice;

use crate::Scene;

/// The check or the strike that is resolved, the attack, what was declared; then the company whose turn it is, and wherever the
/// answers lie: on the map, at a company, among the cards of the hand.
pub(crate) fn stage(scene: &Scene) -> Stage {
    let (view, on_map) = (scene.view, asks_the_map(scene));
    let mut about = Vec::<String>::new();
    if !view.checks.is_empty() {
        about.push("wizards-check".to_owned());
    }
    if let Some(combat) = &view.combat {
        let strike = if combat.strike().is_some() { "wizards-strike" } else { "wizards-attack" };
        about.push(strike.to_owned());
        // Whoever faces a strike stands beside it; where strikes wait, each says for whom.
        if combat.given.is_empty() {
            about.push(format!("company-{}", combat.company));
        }
    }
    if !view.chain.is_empty() {
        about.push("wizards-chain".to_owned());
    }
    if on_map {
        about.push("wizards-map".to_owned());
    }
    let acting = view.turn.company.filter(|_| view.combat.is_none() && view.chain.is_empty());
    let acting = acting.filter(|id| view.companies.iter().any(|company| company.id == *id));
    let asked = scene.legal().filter_map(|choice| match choice {
        // Where all of them are asked about at once they stand on the map.
        Choice::Company(id) | Choice::Stay(id) if !on_map => Some(*id),
        _ => None,
    });
    let asked = asked.collect::<Vec<_>>();
    // Whose turn it was is no longer what it is about where it is asked who comes next.
    let acting = acting.filter(|_| asked.is_empty());
    for id in acting.into_iter().chain(asked) {
        let id = format!("company-{id}");
        if !about.contains(&id) {
            about.push(id);
        }
    }
    let of_hand = |choice: &Choice| {
        matches!(choice, Choice::Card(_) | Choice::Play(..) | Choice::Guard(_) | Choice::Gain(..))
    };
    let hand = scene.ctx.own.and_then(|own| view.sides.get(own.index()));
    if hand.is_some_and(|side| !side.hand_known.is_empty() || !side.aside_known.is_empty())
        && scene.legal().any(of_hand)
    {
        about.push("wizards-hand".to_owned());
    }
    if about.is_empty() {
        about.push("wizards-phases".to_owned());
    }
    let shows = if on_map { Shows::Map } else { Shows::Table };
    about.into_iter().fold(Stage::of(shows).laid_by_marks(), Stage::about)
}

/// True if something is chosen on the map: then it is the stage, also while one looks back.
pub(crate) fn asks_the_map(scene: &Scene) -> bool {
    let mut legal = scene.legal();
    legal.any(|choice| matches!(choice, Choice::Head(..) | Choice::Site(_) | Choice::Region(_)))
}
