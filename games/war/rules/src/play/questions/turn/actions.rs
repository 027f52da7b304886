//! Which die is used, and is it changed by a Ring? Field: the number of the go in this phase.

use crate::prelude::*;
use crate::questions::AfterRing;
use crate::{action, ahead};

/// Which die is used, and is it changed by a Ring? Field: the number of the go in this phase.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Actions(pub u8);

impl State {
    /// Asks for the `n`-th go of the phase.
    pub(crate) fn ask_action(&mut self, n: u8) {
        self.frames.push(Actions(n));
    }
}

impl Frame {
    /// Does it ask for a die, before or after the use of a Ring?
    pub(crate) const fn takes_a_die(&self) -> bool {
        matches!(self, Self::Actions(_) | Self::AfterRing(_))
    }
}

impl Ask for Actions {
    type Answer = Choice;
    const CLAUSE: &'static str = "GDA-4.4";
    const ID: &'static str = "war-ask-actions";

    fn who(&self, state: &State) -> Seat {
        state.actor(self.0).1
    }

    /// A player without dice is passed over; when all are without, the phase is over.
    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(state.dice_left(state.actor(self.0).0) == 0)
    }

    fn lapse(self, state: &mut State, _: &mut Ctx<'_>) {
        let (side, _) = state.actor(self.0);
        if state.dice_left(side.other()) > 0 {
            state.frames.push(self.next());
        }
    }

    fn answers(&self, state: &State, offer: &mut impl FnMut(Choice)) {
        state.each_die(self.0, offer);
        offer(Choice::Pass);
        let (side, seat) = state.actor(self.0);
        if state.rings[side] == 0 || state.has_used_ring(seat) {
            return;
        }
        let has = |from: &Face| state.dice[side][*from] > 0;
        for from in Face::ALL.into_iter().filter(has) {
            let may = |to: &Face| *to != from && *to != Face::Will && side.die().faces.contains(to);
            for to in Face::ALL.into_iter().filter(may) {
                offer(Choice::Ring(from, to));
            }
        }
    }

    fn objection(&self, state: &State, choice: Choice) -> Verdict {
        let (side, seat) = state.actor(self.0);
        match choice {
            Choice::Die(face) => state.objection_to_die(self.0, face),
            Choice::Pass => {
                require(state.dice_left(side) < state.dice_left(side.other()), Why::NOT_FEWER_DICE)
            }
            Choice::Ring(from, to) => {
                require(state.rings[side] > 0, Why::NO_RING)?;
                require(!state.has_used_ring(seat), Why::RING_USED)?;
                require(from != Face::Eye, Why::RING_EYE)?;
                state.objection_to_die(self.0, from)?;
                require(from != to, Why::RING_SAME)?;
                require(to != Face::Will, Why::RING_NO_WILL)?;
                require(side.die().faces.contains(&to), Why::RING_NO_FACE)
            }
            _ => Err(Why::NOT_NOW),
        }
    }

    fn ahead(&self, state: &State, seat: Seat, choice: Choice) -> Vec<Choice> {
        ahead::of(state, seat, choice)
    }

    fn answer(self, state: &mut State, choice: Choice, ctx: &mut Ctx<'_>) {
        match choice {
            Choice::Die(face) => action::begin(state, self.0, face, ctx),
            Choice::Pass => {
                let (side, seat) = state.actor(self.0);
                ctx.tell(|| Event::Passed { side, seat });
                state.frames.push(self.next());
            }
            Choice::Ring(from, to) => {
                self.use_ring(state, from, to, ctx);
                // An Eye leaves it to the Shadow to act or not; of any other face an action follows.
                match to {
                    Face::Eye => state.frames.push(self),
                    _ => state.frames.push(AfterRing(self.0)),
                }
            }
            _ => {}
        }
    }
}

impl Actions {
    /// The go that follows.
    pub const fn next(self) -> Self {
        Self((self.0 + 1) % 4)
    }

    /// A Ring changes a die, and goes over to the Shadow; from there it leaves the game.
    fn use_ring(self, state: &mut State, from: Face, to: Face, ctx: &mut Ctx<'_>) {
        let (side, seat) = state.actor(self.0);
        state.spend_ring(side, seat);
        state.dice[side][from] -= 1;
        if to == Face::Eye {
            state.hunt_box[Side::Shadow] += 1;
        } else {
            state.dice[side][to] += 1;
        }
        ctx.tell(|| Event::RingUsed { side, from, to });
    }
}

impl State {
    /// Offers every face among the dice of the player who has this go.
    pub(super) fn each_die(&self, go: u8, offer: &mut impl FnMut(Choice)) {
        let (side, _) = self.actor(go);
        let faces = Face::ALL.into_iter().filter(|face| self.dice[side][*face] > 0);
        faces.map(Choice::Die).for_each(offer);
    }

    /// Does the player who has this go have such a die?
    pub(super) fn objection_to_die(&self, go: u8, face: Face) -> Verdict {
        let (side, _) = self.actor(go);
        require(self.dice[side][face] > 0, Why::NO_SUCH_DIE)
    }
}
