//! Return of the Witch-king (`event:shadow-strategy-12`): he goes to Angmar. (Who gathers there is an op of all.)

use super::prelude::*;

effects! {
    /// A character goes here.
    "summon" => Summon { who: Character, at: Region },
}

impl Does for Summon {
    fn serves(&self, _: &State) -> Serves {
        self.who.nation().map_or(Serves::Anybody, Serves::troops)
    }

    fn might(&self, state: &State, side: Side) -> bool {
        state.in_play(self.who) && state.obeys(side, self.who)
    }

    fn does(&self, _: Deed, state: &mut State, ctx: &mut Ctx<'_>) {
        let Self { who, at: to } = *self;
        if let Some(from) = state.stands(who) {
            state.set_place(who, Place::On(to));
            let who = Figure::Person(who);
            ctx.tell(|| Event::Flew { who, from, to });
        }
    }
}
