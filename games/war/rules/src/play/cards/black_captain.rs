//! The Black Captain Commands (`event:shadow-character-24`): Nazgûl come or fly, and the Witch-king's Army goes to war.

use super::prelude::*;

effects! {
    /// Two Nazgûl come to the Witch-king, or Nazgûl fly.
    "captain" => Captain,
    /// The Witch-king's Army may march or attack.
    "captain_leads" => CaptainLeads,
}

impl Does for Captain {
    fn serves(&self, _: &State) -> Serves {
        Serves::Anybody
    }

    fn ways(&self) -> &'static [&'static str] {
        &["war-way-nazgul", "war-way-fly"]
    }

    fn objection(&self, ask: Deed, state: &State, choice: Choice) -> Verdict {
        match choice {
            Choice::Way(1) => {
                state.objection_to_troops(Nation::Sauron)?;
                let king = state.stands(Character::WitchKing);
                let free = king.is_some_and(|at| state.can_levy(ask.side(), at));
                require(state.in_reserve(Figure::Nazgul) > 0, Why::NO_RESERVE)?;
                require(free, Why::RECRUIT_NOT_FREE)
            }
            Choice::Way(2) => require(state.can_fly(true, People::EMPTY), Why::NO_MINIONS),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn answered(&self, _: Deed, state: &mut State, choice: Choice, ctx: &mut Ctx<'_>) {
        match (choice, state.stands(Character::WitchKing)) {
            (Choice::Way(1), Some(at)) => state.levy(at, &[Levy::Nazgul(2)], ctx),
            _ => state.ask_to_fly(true),
        }
    }
}

impl Leads for CaptainLeads {
    const LED: Led = Led::ByWitchKing;
    const ARMIES: u8 = 1;
    const WAYS: [&'static str; 2] = [Act::MarchLed.term(), Act::AttackLed.term()];
}
