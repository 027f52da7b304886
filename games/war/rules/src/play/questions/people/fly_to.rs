//! Which region does this Nazgûl or Minion move to?

use crate::prelude::*;
use crate::questions::Minions;

/// Which region does this Nazgûl or Minion move to?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct FlyTo {
    /// The region it leaves.
    pub from: Region,
    /// The figure that moves.
    pub who: Figure,
    /// The frame that goes on afterwards.
    pub nazgul_only: bool,
    /// Characters who have moved.
    pub moved: People,
}

impl Ask for FlyTo {
    type Answer = Region;
    const CLAUSE: &'static str = "GDA-6.10";
    const ID: &'static str = "war-ask-fly-to";
    const WHO: Who = Who::Of(Side::Shadow);
    const WORDS: Named = Some(("war-choice-march", "war-effect-fly"));

    fn about(&self, _: &State, message: Message) -> Message {
        message.with("figure", self.who)
    }

    fn answers(&self, _: &State, offer: &mut impl FnMut(Choice)) {
        let here = RegionSet::only(self.from);
        let far = match self.who {
            // Who walks does not think of the other end of the world.
            Figure::Person(who) if who != Character::WitchKing => {
                here.within(who.level(), RegionSet::EMPTY, RegionSet::EMPTY)
            }
            _ => RegionSet::ALL,
        };
        far.minus(here).iter().map(Choice::To).for_each(offer);
    }

    /// Finds the legal ends once, not for each answer.
    fn choices(&self, state: &State, offer: &mut impl FnMut(Choice)) {
        let may = state.flights(self.who, self.from);
        may.iter().map(Choice::To).for_each(offer);
    }

    fn objection(&self, state: &State, to: Region) -> Verdict {
        state.objection_to_land(self.who, self.from, to)
    }

    fn answer(mut self, state: &mut State, to: Region, ctx: &mut Ctx<'_>) {
        if let Figure::Person(who) = self.who {
            self.moved.add(who);
        }
        let (nazgul_only, moved) = (self.nazgul_only, self.moved);
        state.frames.push(Minions { nazgul_only, moved });
        state.fly(self.who, self.from, to, ctx);
    }
}
