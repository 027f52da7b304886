//! MEQ-9.2: the five steps of a defeated hero.

use crate::effect::{Burden, Moment};
use crate::prelude::*;
use crate::questions::hero::haven::Haven;
use crate::questions::hero::lose_something::LoseSomething;
use crate::questions::hero::marker::Marker;
use crate::steps::hero_turn::EndTurn;
use crate::story::Dominant;

/// A hero is defeated: which of the five steps comes next, from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Defeat {
    /// The defeated hero.
    pub seat: Seat,
    pub step: u8,
}

impl Step<MiddleEarthQuest> for Defeat {
    fn act(self, state: &mut State, ctx: &mut Ctx<'_>) {
        let Self { seat, step } = self;
        if step < 5 {
            state.frames.push(Self { seat, step: step + 1 });
        }
        match step {
            0 => {
                ctx.tell(|| Event::Fell { seat });
                state.push_back(seat, true);
            }
            1 => state.frames.push(LoseSomething { seat }),
            2 => state.frames.push(Haven { seat }),
            3 => {
                state.rest_to_life(seat);
                state.damage_to_life(seat);
                let place = state.hero(seat).at;
                ctx.tell(|| Event::Recovered { seat, place });
            }
            4 => {
                state.frames.push(EndTurn { seat });
                state.shadow_moment(Moment::Defeat, seat);
            }
            _ => {}
        }
    }
}

impl State {
    /// The rear-most Sauron marker advances: 1, or 2 for a despondent hero. Among several the hero chooses (MEQ-5.1,
    /// MEQ-9.2a); in the livelier third stage Sauron chooses among all for a defeat (MEQ-12.3).
    pub fn push_back(&mut self, seat: Seat, defeat: bool) {
        let double = self.burdens(seat, |burden| *burden == Burden::DoubleStory) > 0;
        let lively =
            self.options.stage_three && defeat && self.stage() == 2 && self.dominant() == Dominant::Heroes;
        self.frames.push(Marker {
            who: if lively { SAURON } else { seat },
            any: lively,
            by: if double { 2 } else { 1 },
        });
    }

    /// May this marker be the one?
    pub(crate) fn may_push(&self, colour: Colour, any: bool) -> bool {
        colour != Colour::Green && (any || self.last_markers().any(|last| last == colour))
    }
}
