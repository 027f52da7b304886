//! The Day Without Dawn (`event:shadow-strategy-04`): the Will of the West is lost.

use super::prelude::*;

effects! {
    /// Dice that show the Will of the West are lost.
    "no_dawn" => NoDawn,
}

impl Does for NoDawn {
    fn serves(&self, _: &State) -> Serves {
        Serves::Anybody
    }

    fn does(&self, _: Deed, state: &mut State, ctx: &mut Ctx<'_>) {
        let (side, face) = (Side::Free, Face::Will);
        let dice = std::mem::take(&mut state.dice[side][face]);
        ctx.tell(|| Event::DiceLost { side, face, dice });
    }
}
