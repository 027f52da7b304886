//! The view and the pieces a question is about.

use canvas::{Scene, Shows, Stage};
use journey::Journey;
use journey::choice::Choice;
use journey::view::Awaited;

/// The hobbits to take; then the map, and on it where one stands: with the dice, or with the last box that can be reached. Of the
/// road that Gandalf parts, and of the Nazgûl on it, one is asked wherever one stands: a phone does not show both.
pub(crate) fn stage(scene: &Scene<Journey>) -> Stage {
    let (view, focus) = (scene.view, scene.ctx.focus);
    let player = &view.seats[focus];
    let stage = match view.step {
        Awaited::TakeHobbit => return Stage::of(Shows::Choice).about("hobbits"),
        Awaited::FirstRoll | Awaited::SetAside => Stage::of(Shows::Map).about("dice"),
        Awaited::Apply | Awaited::Over => Stage::of(Shows::Map),
    };
    let divides = scene.legal().any(|choice| matches!(choice, Choice::Divide(_) | Choice::Nazgul(_)));
    if divides {
        return stage.about("nazgul-road");
    }
    let farthest = scene.legal().filter_map(|choice| match choice {
        Choice::Advance(boxes @ 1..) => Some(player.bearer + boxes),
        _ => None,
    });
    let stage = farthest.max().map_or(stage.clone(), |index| stage.about(format_args!("round-{index}")));
    match player.hobbit {
        Some(hobbit) => stage.about(format_args!("pawn-{}", hobbit.id())),
        None => stage,
    }
}
