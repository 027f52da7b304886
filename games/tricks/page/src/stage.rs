//! The view and the pieces a question is about.

use tricks::view::{PhaseView, View};

use crate::table::taking;
use canvas::{Context, Shows, Stage};

/// The trick, and the objective; before the tricks, the characters or the chair that sets up.
pub(crate) fn stage(view: &View, ctx: &Context) -> Stage {
    if taking(view) {
        return Stage::of(Shows::Choice).about("roster");
    }
    let stage = match view.phase {
        PhaseView::Play { .. } | PhaseView::Between { .. } | PhaseView::Over { .. } => {
            Stage::of(Shows::Table).about("trick")
        }
        _ => Stage::of(Shows::Table),
    };
    // A player of several chairs is asked for one of them.
    let (asked, other) = match &view.phase {
        PhaseView::Prepare { chair, with, .. } => (Some(*chair), *with),
        PhaseView::Untuck { chair } | PhaseView::Play { chair } => (Some(*chair), None),
        _ => (None, None),
    };
    let own = view.chairs.iter().filter(|chair| chair.seat == ctx.focus && !chair.pyramid);
    let own = own.map(|chair| chair.chair).collect::<Vec<_>>();
    let whose = asked.filter(|chair| own.contains(chair)).or_else(|| own.first().copied());
    // And the chair that a card goes to, or comes from.
    let others = other.filter(|other| Some(*other) != whose);
    whose.into_iter().chain(others).fold(stage, |stage, chair| stage.about(format_args!("chair-{chair}")))
}
