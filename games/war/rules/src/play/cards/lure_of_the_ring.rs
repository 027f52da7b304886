//! Lure of the Ring (`event:shadow-character-13`): a random Companion is tempted; the Free Peoples say what it costs.

use super::prelude::*;

effects! {
    /// A random Companion is tempted.
    "lure" => Lure,
}

impl Does for Lure {
    fn serves(&self, _: &State) -> Serves {
        Serves::Anybody
    }

    fn ways(&self) -> &'static [&'static str] {
        &["war-way-corruption", "war-way-lose"]
    }

    fn does(&self, ask: Deed, state: &mut State, ctx: &mut Ctx<'_>) {
        if state.gollum_guides() {
            state.corrupt(1, ctx);
            return;
        }
        if let Some(who) = one_of(ctx, "companion", state.companions().iter(), Character::id) {
            state.cards.memory.group = People::only(who);
            ctx.tell(|| Event::Tempted { who });
            state.ask_option(ask);
        }
    }

    fn chooser(&self, state: &State, _: Side) -> Seat {
        state.ring_bearer()
    }

    fn answered(&self, _: Deed, state: &mut State, choice: Choice, ctx: &mut Ctx<'_>) {
        let tempted = state.cards.memory.group.iter().next();
        let Some(who) = tempted else { return };
        if choice == Choice::Way(1) {
            state.corrupt(who.level(), ctx);
        } else {
            state.mourn();
            state.lose_companion(who, ctx);
        }
    }
}
