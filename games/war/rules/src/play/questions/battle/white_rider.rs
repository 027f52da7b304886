//! Does Gandalf the White silence the Nazgûl?

use crate::prelude::*;

/// Does Gandalf the White silence the Nazgûl?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct WhiteRider;

impl Ask for WhiteRider {
    type Answer = Yes;
    const CLAUSE: &'static str = "GDA-6.16";
    const ID: &'static str = "war-ask-white-rider";
    const WHO: Who = Who::Of(Side::Free);
    const WORDS: Named = Some(("war-choice-yes-white-rider", "war-effect-white-rider"));
    const LEFT: Named = Some(("war-choice-no-white-rider", "war-effect-no"));

    fn answer(self, state: &mut State, _: Yes, ctx: &mut Ctx<'_>) {
        state.battle_mut().white = true;
        ctx.tell(|| Event::WhiteRider);
    }
}
