//! Which Companions on the map move, as one group after another?

use crate::prelude::*;

/// Which Companions on the map move, as one group after another?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Companions {
    /// The Companions that have moved.
    pub moved: People,
    /// The group that is being made.
    pub group: People,
    /// The terms of their travel.
    pub travel: Travel,
    /// Groups that may still move; 255: any.
    pub left: u8,
}

impl Ask for Companions {
    type Answer = Choice;
    const CLAUSE: &'static str = "GDA-6.5";
    const ID: &'static str = "war-ask-companions";
    const WHO: Who = Who::Of(Side::Free);
    const WORDS: Named = Some(("war-choice-march", "war-effect-walk"));
    const LEFT: Named = Some(("war-choice-no-walk", "war-effect-no"));

    fn moot(&self, state: &State) -> Moot<Choice> {
        let more = self.left > 0 && state.can_walk(self.moved, self.travel);
        Moot::lapses(self.group.is_empty() && !more)
    }

    fn answers(&self, state: &State, offer: &mut impl FnMut(Choice)) {
        let there = |who: &Character| who.side() == Side::Free && state.in_play(*who);
        let others = Character::ALL.into_iter().filter(|who| !self.group.has(*who));
        for who in others.filter(there) {
            offer(Choice::Take(Figure::Person(who)));
        }
        let walks = state.group_walks(self.group, self.travel);
        walks.iter().for_each(|to| offer(Choice::To(to)));
        if self.group.is_empty() {
            offer(Choice::Done);
        }
    }

    /// The places are just those in reach: to ask again for each would walk all the ways once more.
    fn choices(&self, state: &State, offer: &mut impl FnMut(Choice)) {
        self.answers(state, &mut |choice| {
            if matches!(choice, Choice::To(_)) || self.objection(state, choice).is_ok() {
                offer(choice);
            }
        });
    }

    fn objection(&self, state: &State, choice: Choice) -> Verdict {
        match choice {
            Choice::Take(Figure::Person(who)) => {
                state.objection_to_join(self.moved, self.group, self.travel, who)
            }
            Choice::To(to) => state.objection_to_walk(self.group, self.travel, to),
            _ => Ok(()),
        }
    }

    fn answer(mut self, state: &mut State, choice: Choice, ctx: &mut Ctx<'_>) {
        match choice {
            Choice::Take(Figure::Person(who)) => {
                self.group.add(who);
                state.frames.push(self);
            }
            Choice::To(to) => {
                state.frames.push(Self {
                    moved: self.moved.or(self.group),
                    group: People::EMPTY,
                    left: self.left - u8::from(self.left != u8::MAX),
                    ..self
                });
                state.walk(self.group, to, ctx);
            }
            _ => {}
        }
    }
}
