//! A fight with the enemy that a quest makes wait here, instead of an encounter.

use crate::combat::begin::Begin;
use crate::combat::{After, Foe};
use crate::ids::Monster;
use crate::prelude::*;

/// A fight with the enemy that a quest makes wait here, instead of an encounter: there is one answer, and it
/// gives itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Waits {
    /// The hero.
    pub seat: Seat,
    pub quest: Quest,
    /// The waiting enemy.
    pub foe: Monster,
}

impl Ask for Waits {
    const CLAUSE: &'static str = "MEQ-7.3";
    const ID: &'static str = "quest-ask-waits";
    crate::ask::buttons! {
        "yes": "fight", "fight";
        "no": "draw-encounters", _;
    }

    fn who(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn answers(&self, _: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        offer(Choice::Yes);
    }

    fn answer(self, state: &mut State, _: Seat, _: Choice, _: &mut Ctx<'_>) {
        let (seat, foe, after) = (self.seat, Foe::Bare(self.foe), After::Quest(self.quest));
        state.frames.push(Begin { seat, foe, agile: true, after, then: None });
    }

    fn about(&self, _: &State, message: table::Message) -> table::Message {
        message.with("card", self.quest).with("foe", self.foe)
    }
}
