//! Operations of hazard hosts on those they take (chapter 30).

use super::super::prelude::*;

operations! {
    /// The strike takes its target prisoner at such a site, if it succeeds (SATM-30.1).
    "capture" => Capture { at: Kind },
}

impl Does for Capture {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        state.threaten(deed.link.piece);
    }

    fn objection(&self, state: &State, scope: &Scope) -> Verdict {
        state.may_capture(scope)
    }
}
