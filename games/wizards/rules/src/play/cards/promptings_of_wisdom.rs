//! Promptings of Wisdom: nothing sends the company back any more, and nothing taps its site.

use super::prelude::*;

operations! {
    /// Cancels, until the end of the turn, hazards that send the company back or tap its site.
    "hold_course" => HoldCourse,
}

impl Does for HoldCourse {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        state.add_lasting(deed.change(state, deed.link.company), Until::Turn, deed.link);
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        scope.company.is_some_and(|id| !state.holds_course(id))
    }

    fn is_of_company(&self) -> bool {
        true
    }
}

impl State {
    /// Does nothing send the company back this turn, or tap its site?
    pub(crate) fn holds_course(&self, id: CompanyId) -> bool {
        let mut of = self.lasting.iter().filter(|lasting| lasting.change.is_of_company(id));
        of.any(|lasting| matches!(lasting.change.op(), Some(Op::HoldCourse)))
    }
}
