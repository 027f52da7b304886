//! Balrog of Moria (`event:shadow-character-17`): it hunts a Fellowship that comes by Moria, and fights from the table.

use super::prelude::*;

impl State {
    /// The Fellowship came by Moria, `safe` if it was declared in safety.
    pub(crate) fn balrog_wakes(&mut self, safe: bool) {
        if self.cards.table.has(Card::BALROG_OF_MORIA) {
            self.frames.push(Balrog { safe });
        }
    }

    /// The card that `side` may use as a Combat card from the table.
    pub(crate) fn fights_from_table(&self, side: Side) -> Option<Card> {
        (side == Side::Shadow && self.cards.table.has(Card::BALROG_OF_MORIA)).then_some(Card::BALROG_OF_MORIA)
    }
}

/// Is the Balrog spent on the Fellowship?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Balrog {
    /// Was it declared in safety, so that a Reveal icon is ignored?
    pub safe: bool,
}

impl Ask for Balrog {
    type Answer = Yes;
    const CLAUSE: &'static str = "GDA-5.9";
    const ID: &'static str = "war-ask-balrog";
    const WHO: Who = Who::Of(Side::Shadow);
    const WORDS: Named = Some(("war-choice-yes-balrog", "war-effect-balrog"));
    const LEFT: Named = Some(("war-choice-no-balrog", "war-effect-no"));

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(!state.cards.table.has(Card::BALROG_OF_MORIA))
    }

    fn answer(self, state: &mut State, _: Yes, ctx: &mut Ctx<'_>) {
        state.lift(Card::BALROG_OF_MORIA, ctx);
        let mut hunt = Hunt::new(Cause::Card);
        hunt.only_plain = true;
        hunt.no_reveal = self.safe;
        state.hunt_by_card(hunt);
    }
}
