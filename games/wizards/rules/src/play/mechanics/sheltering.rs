//! Characters who cannot be discarded, and do not return to the hand: by Elf-song, Tookish Blood.

use crate::cards::statics::Flag;
use crate::prelude::*;
use crate::state::Change;

impl State {
    /// Does a card keep this character from going there?
    pub(crate) fn is_sheltered(&self, id: PieceId, to: Zone) -> bool {
        let kept = || self.lasting.iter().any(|lasting| lasting.change == Change::Kept(id));
        if to == Zone::Discard && self.is_character(id) && kept() {
            return true;
        }
        let goes = matches!(to, Zone::Discard | Zone::Hand) && self.is_character(id);
        goes && (self.lasting.iter().any(|lasting| lasting.change == Change::Sheltered(id))
            || self.at_haven(id) && self.havens_shelter())
    }

    fn havens_shelter(&self) -> bool {
        let says = Static::may_not(Flag::LeaveHavens);
        self.in_play.iter().any(|card| self.face(*card).has.contains(&says))
    }
}
