//! Rest: from which pool does Eleanor draw?

use crate::prelude::*;

/// Rest: from which pool does Eleanor draw?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RestDraw {
    /// Cards left.
    pub left: u8,
}

impl Ask for RestDraw {
    const CLAUSE: &'static str = "MEQ-8.4e";
    const ID: &'static str = "quest-ask-rest-draw";

    fn who(&self, state: &State) -> SeatSet {
        state.combat.as_ref().map_or(SeatSet::EMPTY, |combat| SeatSet::only(combat.seat))
    }

    fn answers(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        let hero = state.hero(seat);
        if !hero.rest.is_empty() {
            offer(Choice::Rest);
        }
        if !hero.life.is_empty() {
            offer(Choice::Life);
        }
        offer(Choice::Done);
    }

    fn label(&self, _: &State, _: Seat, choice: Choice) -> Message {
        match choice {
            Choice::Rest => Message::new("quest-choice-rest-top"),
            Choice::Done => Message::new("quest-choice-done-draw"),
            _ => choice.label(),
        }
    }

    fn effect(&self, _: &State, choice: Choice) -> Message {
        match choice {
            Choice::Rest => Message::new("quest-effect-rest-top"),
            _ => choice.effect(),
        }
    }

    fn answer(self, state: &mut State, seat: Seat, choice: Choice, ctx: &mut Ctx<'_>) {
        match choice {
            Choice::Rest => {
                let hero = state.hero_mut(seat);
                if let Some(card) = hero.rest.pop() {
                    hero.take_openly(card);
                    ctx.tell(|| Event::TookBack { seat, card });
                }
            }
            Choice::Life => state.draw_cards(seat, 1, ctx),
            _ => return,
        }
        if self.left > 1 {
            state.frames.push(Self { left: self.left - 1 });
        }
    }
}

/// Up to two cards, from the top of the rest pool or of the life pool.
pub fn now(state: &mut State) {
    state.frames.push(RestDraw { left: 2 });
}
