//! Armies that march one region, or attack, by a card.

use super::super::prelude::*;

effects! {
    /// So many Armies march one region.
    "march" => March { armies: u8 },
}

impl Does for March {
    fn does(&self, _: EventChoice, state: &mut State, _: &mut Ctx<'_>) {
        state.frames.push(questions::March {
            led: Led::Freely,
            left: self.armies,
            may_stop: true,
        });
    }
}

impl State {
    /// May an Army march (the first way), or attack (the second)?
    pub(in crate::cards) fn objection_to_way(&self, side: Side, choice: Choice, led: Led) -> Verdict {
        match choice {
            Choice::Way(1) => self.objection_to_any_march(side, led),
            Choice::Way(2) => self.objection_to_any_attack(side, led),
            _ => Err(Why::NOT_NOW),
        }
    }

    /// So many Armies march, or one attacks.
    pub(in crate::cards) fn go_the_way(&mut self, choice: Choice, led: Led, left: u8) {
        let may_stop = false;
        if choice == Choice::Way(1) {
            self.frames.push(questions::March { led, left, may_stop });
        } else {
            self.frames.push(questions::Attack { led, may_stop });
        }
    }

    /// Can an Army of `side` in `from` march straight to `to` by a card?
    pub(in crate::cards) fn can_go_by_card(&self, side: Side, from: Region, to: Region) -> bool {
        let picking = || self.marching(side, from, to, Led::Freely);
        self.is_free_to_march(to, side) && picking().prospects(&Force::default()).is_ok()
    }
}

/// Regions in which the Shadow besieges the Free Peoples.
pub(in crate::cards) fn siege_battles(state: &State) -> RegionSet {
    let both = state
        .board
        .armies(Side::Shadow)
        .and(state.board.armies(Side::Free));
    both.iter()
        .filter(|at| state.is_besieged(*at, Side::Free))
        .collect()
}
