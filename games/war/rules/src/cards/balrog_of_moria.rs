//! Balrog of Moria (`event:shadow-character-17`): it hunts a Fellowship that comes by Moria, and fights from the table.

use super::prelude::*;

/// The card.
pub const BALROG: Card = Card::of(Side::Shadow, Deck::Character, 17);

impl State {
    /// The Fellowship came by Moria, `safe` if it was declared in safety.
    pub(crate) fn balrog_wakes(&mut self, safe: bool) {
        if self.cards.table.has(BALROG) {
            self.frames.push(Balrog { safe });
        }
    }

    /// What `side` may lay as a Combat card from the table.
    pub(crate) fn fights_from_table(&self, side: Side) -> Option<Card> {
        (side == Side::Shadow && self.cards.table.has(BALROG)).then_some(BALROG)
    }
}

/// Is the Balrog spent on the Fellowship?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Balrog {
    /// Was it declared in safety, so that a Reveal icon is ignored?
    pub safe: bool,
}

impl Ask for Balrog {
    type Answer = Choice;
    const CLAUSE: &'static str = "GDA-5.9";
    const ID: &'static str = "war-ask-balrog";

    fn who(&self, state: &State) -> Seat {
        state.decider(Side::Shadow)
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(!state.cards.table.has(BALROG))
    }

    fn words(&self, _: &State, choice: Choice) -> Option<Words> {
        wording::yes(choice, || Message::new("war-effect-balrog"))
    }

    fn answer(self, state: &mut State, choice: Choice, ctx: &mut Ctx<'_>) {
        if choice == Choice::Yes {
            state.lift(BALROG, ctx);
            let mut hunt = Hunt::new(Cause::Card);
            hunt.only_plain = true;
            hunt.no_reveal = self.safe;
            state.hunt_by_card(hunt);
        }
    }
}
