//! Where does this one fly, or walk?

use crate::prelude::*;
use crate::questions::Minions;

/// Where does this one fly, or walk?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct FlyTo {
    /// From where.
    pub from: Region,
    /// Who.
    pub who: Figure,
    /// The frame that goes on afterwards.
    pub nazgul_only: bool,
    /// Characters who have moved.
    pub moved: People,
}

impl Ask for FlyTo {
    const CLAUSE: &'static str = clause::NAZGUL_MOVE;
    const ID: &'static str = "war-ask-fly-to";

    fn who(&self, state: &State) -> Seat {
        state.decider(Side::Shadow)
    }

    fn about(&self, _: &State, message: Message) -> Message {
        message.with("figure", self.who.term())
    }

    fn answers(&self, _: &State, offer: &mut impl FnMut(Choice)) {
        let from = self.from;
        match self.who {
            // Who walks does not think of the other end of the world.
            Figure::Person(who) if who != Character::WitchKing => {
                let near = RegionSet::only(from).within(who.level(), RegionSet::EMPTY, RegionSet::EMPTY);
                near.iter()
                    .filter(|to| *to != from)
                    .for_each(|to| offer(Choice::To(to)));
            }
            _ => Region::all()
                .filter(|to| *to != from)
                .for_each(|to| offer(Choice::To(to))),
        }
    }

    /// Where it may end is found once, not for each answer.
    fn choices(&self, state: &State, offer: &mut impl FnMut(Choice)) {
        let may = state.flights(self.who, self.from).iter();
        may.for_each(|to| offer(Choice::To(to)));
    }

    fn objection(&self, state: &State, choice: Choice) -> Verdict {
        match choice {
            Choice::To(to) => state.objection_to_land(self.who, self.from, to),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn words(&self, _: &State, choice: Choice) -> Option<Words> {
        let words = wording::to(choice, "war-choice-march", "war-effect-fly")?;
        Some(wording::with(words, "figure", self.who.term()))
    }

    fn answer(self, state: &mut State, choice: Choice, ctx: &mut Ctx<'_>) {
        let Choice::To(to) = choice else { return };
        let Self {
            from,
            who,
            nazgul_only,
            mut moved,
        } = self;
        if let Figure::Person(who) = who {
            moved.add(who);
        }
        state.frames.push(Minions { nazgul_only, moved });
        state.fly(who, from, to, ctx);
    }
}
