//! Flocks of Crebain (`event:shadow-character-16`): they help a Hunt roll.

use super::prelude::*;

pub(super) const LYING: Lying = Lying::new(Card::FLOCKS_OF_CREBAIN).until(&[Ends::Safe]);

/// May Flocks of Crebain help the Hunt?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Crebain;

impl State {
    /// Asks whether Crebain help the Hunt.
    pub(crate) fn ask_crebain(&mut self) {
        self.frames.push(Frame::Crebain);
    }
}

impl Ask for Crebain {
    type Answer = Yes;
    const CLAUSE: &'static str = "GDA-5.9";
    const ID: &'static str = "war-ask-crebain";
    const WHO: Who = Who::Of(Side::Shadow);
    const WORDS: Named = Some(("war-choice-yes-crebain", "war-effect-crebain"));
    const LEFT: Named = Some(("war-choice-no-crebain", "war-effect-no"));

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(!state.cards.table.has(Card::FLOCKS_OF_CREBAIN) || state.hunt_box[Side::Shadow] == 0)
    }

    fn answer(self, state: &mut State, _: Yes, ctx: &mut Ctx<'_>) {
        state.lift(Card::FLOCKS_OF_CREBAIN, ctx);
        if let Some(hunt) = state.hunt.as_mut() {
            hunt.bonus += 1;
        }
    }
}
