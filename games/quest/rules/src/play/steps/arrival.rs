//! A hero comes to a place, whatever brings the hero there: by a path, by a card, out of a combat, defeated
//! (MEQ-5.7, MEQ-5.8).

use crate::effect::Moment;
use crate::frame::Frame;
use crate::prelude::*;
use crate::questions::hero::allow::Allow;
use crate::questions::hero::attack::When;

/// The cause of a hero's arrival at a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Coming {
    /// A path that was paid for.
    Path,
    Card,
    /// A defeat: the turn ends by it, and nothing else follows.
    Defeat,
}

/// The consequence of a hero's arrival at a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Arrival {
    /// Sauron may play a card, then Combat or peril, then Explore (MEQ-5.7).
    Entered(Seat),
    /// Combat or peril.
    Danger(Seat),
    Explore(Seat),
}

impl Step<MiddleEarthQuest> for Arrival {
    fn act(self, state: &mut State, ctx: &mut Ctx<'_>) {
        match self {
            Self::Entered(seat) => {
                state.frames.push(Self::Explore(seat));
                state.frames.push(Self::Danger(seat));
                state.shadow_moment(Moment::Entering, seat);
            }
            Self::Danger(seat) => {
                let at = state.hero(seat).at;
                let haven = state.pack.map.havens.has(at);
                if state.perilous(seat, at) || (state.board.has_enemy(at) && !haven) {
                    state.attacked(seat, When::Travel);
                } else if haven && state.board.has_enemy(at) {
                    state.frames.push(Allow { seat, when: When::Travel });
                }
            }
            Self::Explore(seat) => {
                state.turn.explored = true;
                state.explore(seat, ctx);
            }
        }
    }
}

impl State {
    /// A hero comes to a place; the consequences follow.
    pub fn arrive(&mut self, seat: Seat, to: Place, coming: Coming, ctx: &mut Ctx<'_>) {
        self.stand_at(seat, to, coming, ctx);
        self.arrived(seat, coming);
    }

    /// The figure of a hero is put on a place: only who has paid for a path travels there.
    pub(crate) fn stand_at(&mut self, seat: Seat, to: Place, coming: Coming, ctx: &mut Ctx<'_>) {
        let from = std::mem::replace(&mut self.hero_mut(seat).at, to);
        if from != to {
            ctx.tell(|| match coming {
                Coming::Path => Event::Moved { seat, from, to },
                Coming::Card | Coming::Defeat => Event::Brought { seat, from, to },
            });
        }
    }

    /// Pushes the consequences of an arrival: none in another player's turn. A hero who was moved enters as
    /// well, so that Sauron has his moment; Combat or peril follows where the table says so (MEQ-B11), and in
    /// Travel the hero may explore there and go on.
    pub(crate) fn arrived(&mut self, seat: Seat, coming: Coming) {
        if coming == Coming::Path {
            self.frames.push(Arrival::Entered(seat));
        } else if coming == Coming::Card && self.turn.of == Some(seat) && !self.is_ending(seat) {
            if self.turn.travel && !self.will_explore(seat) {
                self.frames.push(Arrival::Explore(seat));
            }
            if self.options.moved {
                self.frames.push(Arrival::Danger(seat));
            }
            self.shadow_moment(Moment::Entering, seat);
        }
    }

    /// Does the card that is resolved end the turn as well?
    fn is_ending(&self, seat: Seat) -> bool {
        let ends = |frame: &Frame| match frame {
            Frame::Do(of) => of.seat == seat && *self.pack.effect(of.op) == Effect::EndTurn,
            _ => false,
        };
        self.frames.iter().any(ends)
    }

    /// Is the hero exploring already, or about to?
    fn will_explore(&self, seat: Seat) -> bool {
        self.frames.iter().any(|frame| match frame {
            Frame::Explore(explore) => explore.seat == seat,
            Frame::Arrival(arrival) => *arrival == Arrival::Explore(seat),
            _ => false,
        })
    }
}
