//! Pierced by Many Wounds: where many strike at one, the first of them that is too many is the worst.

use super::prelude::*;
use crate::state::Strike;

operations! {
    /// Makes the first excess strike on each character in this attack take four from the prowess instead of one.
    "pierce" => Pierce,
}

/// The malus of the first excess strike, besides.
const WORSE: i8 = 3;

impl Does for Pierce {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        state.add_lasting(deed.change(state, deed.link.company), Until::Attack, deed.link);
    }
}

impl State {
    /// SATM-15.6: the malus of excess strikes to the prowess of their target.
    pub(crate) fn burdened(&self, strike: &Strike) -> i8 {
        let pierced = || self.lasting.iter().any(|lasting| lasting.change.op() == Some(&Op::Pierce));
        let worse = if strike.excess > 0 && pierced() { WORSE } else { 0 };
        strike.excess as i8 + worse
    }
}
