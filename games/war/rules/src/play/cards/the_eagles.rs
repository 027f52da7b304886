//! The Eagles are Coming! (`event:fp-character-18`): they fall upon the Nazgûl of an Army, and drive the others away.

use super::prelude::*;

needs! {
    /// An Army with a Companion is in or beside the region of a Shadow Army with Nazgûl.
    "eagles" => EaglesNear: |_, state| !prey(state).is_empty();
}

effects! {
    /// The Eagles strike at Nazgûl.
    "eagles" => Eagles,
    /// Nazgûl that are left fly to a Stronghold of Sauron.
    "eagles_drive" => EaglesDrive,
}

/// Regions with a Shadow Army and Nazgûl at which they may strike. The Witch-king does not count.
fn prey(state: &State) -> RegionSet {
    let friends = state.companion_armies();
    let near = friends.or(friends.neighbours());
    let armies = state.board.armies(Side::Shadow).and(near).iter();
    armies.filter(|at| state.board.at(*at).nazgul() > 0).collect()
}

impl Does for Eagles {
    fn serves(&self, _: &State) -> Serves {
        Serves::Anybody
    }

    fn regions(&self, _: Deed, state: &State) -> RegionSet {
        prey(state)
    }

    fn answered_at(&self, ask: Deed, state: &mut State, at: Region, ctx: &mut Ctx<'_>) {
        state.cards.memory.at = Some(at);
        let nazgul = state.board.at(at).nazgul();
        let hits = state.card_dice(ask.card(), nazgul, 5, ctx);
        (0..hits).for_each(|_| state.lose(at, Figure::Nazgul, ctx));
    }
}

impl EaglesDrive {
    /// The region where Nazgûl are left, and their number.
    fn left(self, state: &State) -> Option<(Region, u8)> {
        let at = state.cards.memory.at?;
        let left = state.board.at(at).nazgul();
        (left > 0).then_some((at, left))
    }
}

impl Does for EaglesDrive {
    fn serves(&self, _: &State) -> Serves {
        Serves::Anybody
    }

    fn regions(&self, _: Deed, state: &State) -> RegionSet {
        let home = |at: Region| at.nation() == Some(Nation::Sauron) && at.is_stronghold();
        let any = self.left(state).is_some();
        RegionSet::filter(|at| any && home(at) && state.unconquered(at))
    }

    fn answered(&self, _: Deed, state: &mut State, choice: Choice, ctx: &mut Ctx<'_>) {
        if let (Choice::To(to), Some((from, left))) = (choice, self.left(state)) {
            (0..left).for_each(|_| state.fly(Figure::Nazgul, from, to, ctx));
        }
    }
}
