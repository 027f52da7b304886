//! Is the damage taken from the life pool or from hand?

use crate::combat::HERO;
use crate::prelude::*;

/// Is the damage taken from the life pool or from hand?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Damage {
    /// The hero.
    pub seat: Seat,
    /// Points left.
    pub left: u8,
    /// The number that must come from hand.
    pub from_hand: u8,
}

impl Ask for Damage {
    const CLAUSE: &'static str = "MEQ-9.1";
    const ID: &'static str = "quest-ask-damage";
    crate::ask::buttons! {
        "card": _, "damage";
    }

    fn who(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        let hero = state.hero(self.seat);
        if !hero.life.is_empty() {
            offer(Choice::Life);
            if self.left > 1 && hero.life.len() >= usize::from(self.left) {
                offer(Choice::AllLife);
            }
        }
        hero.hand.titles().map(Choice::Card).for_each(offer);
    }

    fn objection(&self, state: &State, _: Seat, choice: Choice) -> Verdict {
        let must = self.from_hand >= self.left && !state.hero(self.seat).hand.is_empty();
        match choice {
            Choice::Life => require(!must, Why::FROM_HAND),
            Choice::AllLife => {
                require(self.from_hand == 0 || state.hero(self.seat).hand.is_empty(), Why::FROM_HAND)
            }
            _ => Ok(()),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        let hero = state.hero(self.seat);
        match (hero.life.len(), hero.hand.len()) {
            (0, 0) => Moot::Lapses,
            (1.., 0) => Moot::Answer(Choice::Life),
            _ => Moot::No,
        }
    }

    fn answer(self, state: &mut State, _: Seat, choice: Choice, ctx: &mut Ctx<'_>) {
        let seat = self.seat;
        let mut next = Self { left: self.left - 1, ..self };
        match choice {
            Choice::Life => state.lose_life(seat, ctx),
            Choice::AllLife => {
                (0..self.left).for_each(|_| state.lose_life(seat, ctx));
                next.left = 0;
            }
            Choice::Card(card) => {
                state.lose_hand(seat, card, ctx);
                next.from_hand = self.from_hand.saturating_sub(1);
            }
            _ => {}
        }
        if next.left > 0 {
            state.frames.push(next);
        } else {
            state.check_damaged(seat);
        }
    }

    fn lapse(self, state: &mut State, _: &mut Ctx<'_>) {
        state.check_damaged(self.seat);
    }

    fn about(&self, state: &State, message: table::Message) -> table::Message {
        let fight = state.combat.as_ref().filter(|combat| combat.seat == self.seat);
        let round = fight.map_or(0, |combat| combat.round);
        // Blow follows blow: of a second one the question says what they come to.
        let suffered = fight.map_or(0, |combat| combat.now[HERO].suffered);
        let sum = if suffered > self.left { suffered } else { 0 };
        let message = message.with("left", self.left).with("life", state.hero(self.seat).life.len());
        message.with("round", round).with("sum", sum)
    }
}
