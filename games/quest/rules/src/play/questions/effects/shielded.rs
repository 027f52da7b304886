//! Which cards does the hero ward off damage with?

use crate::doing::Do;
use crate::prelude::*;

/// Which cards does the hero ward off damage with?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Shielded {
    /// The reward if no damage is left.
    pub reward: Do,
    /// Points left.
    pub left: u8,
}

impl Ask for Shielded {
    const CLAUSE: &'static str = "MEQ-7.9";
    const ID: &'static str = "quest-ask-shielded";
    crate::ask::buttons! {
        "done": "done-shielded", _;
        "card": _, "shield";
    }

    fn who(&self, _: &State) -> SeatSet {
        SeatSet::only(self.reward.seat)
    }

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        state.hero(self.reward.seat).hand.titles().map(Choice::Card).for_each(&mut *offer);
        offer(Choice::Done);
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        if self.left == 0 || state.hero(self.reward.seat).hand.is_empty() {
            return Moot::Answer(Choice::Done);
        }
        Moot::No
    }

    fn answer(self, state: &mut State, _: Seat, choice: Choice, ctx: &mut Ctx<'_>) {
        let seat = self.reward.seat;
        match choice {
            Choice::Card(card) => {
                let shields = state.pack.card(card).defence;
                let left = self.left.saturating_sub(shields);
                state.frames.push(Self { left, ..self });
                state.discard(seat, card, ctx);
            }
            _ if self.left == 0 => state.frames.push(self.reward),
            _ => state.damage(seat, self.left, 0, ctx),
        }
    }

    fn about(&self, _: &State, message: table::Message) -> table::Message {
        self.reward.source.about(message.with("left", self.left))
    }
}
