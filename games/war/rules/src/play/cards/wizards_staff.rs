//! Wizard's Staff (`event:fp-character-08`): it prevents the draw of a Hunt tile.

use super::prelude::*;

/// May Wizard's Staff prevent the draw?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Staff;

impl State {
    /// Asks whether the staff keeps a tile away.
    pub(crate) fn ask_staff(&mut self) {
        self.frames.push(Frame::Staff);
    }
}

impl Ask for Staff {
    type Answer = Yes;
    const CLAUSE: &'static str = "GDA-5.9";
    const ID: &'static str = "war-ask-staff";
    const WHO: Who = Who::RingBearer;
    const WORDS: Named = Some(("war-choice-yes-staff", "war-effect-staff"));
    const LEFT: Named = Some(("war-choice-no-staff", "war-effect-no"));

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(!state.cards.table.has(Card::WIZARDS_STAFF))
    }

    fn answer(self, state: &mut State, _: Yes, ctx: &mut Ctx<'_>) {
        state.lift(Card::WIZARDS_STAFF, ctx);
        // The draw that was to follow is prevented.
        state.frames.pop();
        if state.frames.last() != Some(&Frame::Hunt(HuntStep::Step)) {
            state.hunt = None;
        }
    }
}
