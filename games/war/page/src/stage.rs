//! The view and the pieces a question is about.

use canvas::{Shows, Stage};
use war::War;

use crate::prelude::*;
use crate::spots::opened;

/// The battle or the Hunt that is on; the region whose figures are asked for; else wherever the answers lie: among the dice, the
/// cards, the Nations, the Companions, or on the map.
pub(crate) fn stage(scene: &canvas::Scene<War>) -> Stage {
    let (view, ctx) = (scene.view, scene.ctx);
    let mut about = Vec::new();
    if view.battle.is_some() {
        about.push("battle-field".to_owned());
    }
    if view.hunt.is_some() {
        about.push("hunting".to_owned());
    }
    about.extend(opened(view).map(|region| format!("region-{region}")));
    let mut first = |fits: fn(&Choice) -> bool, id: String| {
        if scene.legal().any(fits) {
            about.push(id);
        }
    };
    let dice = |choice: &Choice| matches!(choice, Choice::Die(_) | Choice::Ring(..));
    first(dice, "action-dice".to_owned());
    if let Some(own) = ctx.own.filter(|own| {
        view.hands.get(*own).is_some_and(|hand| hand.cards.is_some_and(|cards| !cards.is_empty()))
    }) {
        first(|choice| matches!(choice, Choice::Card(_)), format!("hand-{own}"));
    }
    first(|choice| matches!(choice, Choice::Nation(_)), "war-politics".to_owned());
    let on_map = |choice: &Choice| {
        matches!(choice, Choice::From(_) | Choice::To(_) | Choice::Recruit(..) | Choice::At(..))
    };
    first(on_map, "war-map".to_owned());
    if about.is_empty() {
        about.push("war-map".to_owned());
    }
    about.into_iter().fold(Stage::of(Shows::Map).laid_by_marks(), Stage::about)
}
