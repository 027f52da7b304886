//! Does the hero fight whom a quest makes wait here, instead of an encounter?

use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet};

use crate::ask::{Ask, Run};
use crate::choice::Choice;
use crate::combat::begin::Begin;
use crate::combat::{After, Foe};
use crate::ids::{Monster, Quest};
use crate::state::State;
use crate::steps::hero_turn::{HeroTurn, Part};

/// Does the hero fight whom a quest makes wait here, instead of an encounter?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Waits {
    /// The hero.
    pub seat: Seat,
    /// The quest.
    pub quest: Quest,
    /// Who waits.
    pub foe: Monster,
}

impl Ask for Waits {
    const CLAUSE: &'static str = "MEQ-7.3";
    const ID: &'static str = "quest-ask-waits";

    fn who(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn answers(&self, _: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        offer(Choice::Yes);
        offer(Choice::No);
    }

    fn answer(self, state: &mut State, _: Seat, choice: Choice, _: &mut Run<'_>) {
        let Self { seat, quest, foe } = self;
        if choice == Choice::Yes {
            let foe = Foe::Bare(foe);
            state.frames.push(Begin { seat, foe, agile: true, after: After::Quest(quest), then: None });
        } else {
            state.frames.push(HeroTurn { seat, part: Part::Draw });
        }
    }

    fn about(&self, _: &State, message: table::Message) -> table::Message {
        message.with("card", self.quest).with("foe", self.foe)
    }
}
