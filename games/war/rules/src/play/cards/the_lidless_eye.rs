//! The Lidless Eye (`event:shadow-character-18`): unused dice become Eyes.

use super::prelude::*;

effects! {
    /// Turns `dice` dice into Eyes.
    "eyes" => Eyes { dice: u8 },
}

impl Does for Eyes {
    fn serves(&self, _: &State) -> Serves {
        Serves::Anybody
    }

    fn might(&self, state: &State, side: Side) -> bool {
        state.dice_left(side) > 0
    }

    fn optional(&self) -> bool {
        true
    }

    fn answers(&self, state: &State, offer: &mut dyn FnMut(Choice)) {
        let dice = &state.dice[Side::Shadow];
        let shown = Face::ALL.into_iter().filter(|face| dice[*face] > 0);
        shown.for_each(|face| offer(Choice::Die(face)));
    }

    fn objection(&self, ask: Deed, state: &State, choice: Choice) -> Verdict {
        let Choice::Die(face) = choice else { return Ok(()) };
        require(state.cards.memory.tally < self.dice, Why::CARD_TEXT)?;
        require(state.dice[ask.side()][face] > 0, Why::NO_SUCH_DIE)
    }

    fn answered(&self, ask: Deed, state: &mut State, choice: Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Die(from) = choice {
            let (side, to) = (ask.side(), Face::Eye);
            state.dice[side][from] -= 1;
            state.hunt_box[side] += 1;
            state.cards.memory.tally += 1;
            ctx.tell(|| Event::DieTurned { side, from, to });
            state.ask_option(ask);
        }
    }
}
