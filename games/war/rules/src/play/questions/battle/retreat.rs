//! Does the defender retreat, or fight on?

use crate::prelude::*;

/// Does the defender retreat, or fight on?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Retreat {
    /// A card orders it (Scouts): one must go.
    pub ordered: bool,
}

impl State {
    /// Asks where the defender retreats; `ordered`: by a card.
    pub(crate) fn ask_retreat(&mut self, ordered: bool) {
        self.frames.push(Retreat { ordered });
    }
}

impl Ask for Retreat {
    type Answer = Choice;
    const CLAUSE: &'static str = "GDA-10.32";
    const ID: &'static str = "war-ask-retreat";
    const WHO: Who = Who::Defender;

    fn id(&self) -> &'static str {
        if self.ordered { "war-ask-scouts" } else { Self::ID }
    }

    fn about(&self, state: &State, message: Message) -> Message {
        wording::fights(message, state, state.battle().defender())
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        let inside = self.ordered && state.objection_to_withdraw().is_ok();
        Moot::lapses(state.battle().end.is_some() || state.retreats().is_empty() && !inside)
    }

    fn answers(&self, state: &State, offer: &mut impl FnMut(Choice)) {
        if !self.ordered {
            offer(Choice::Fight);
        } else if state.objection_to_withdraw().is_ok() {
            offer(Choice::Withdraw);
        }
        state.battle().at.near().iter().map(Choice::To).for_each(offer);
    }

    fn objection(&self, state: &State, choice: Choice) -> Verdict {
        match choice {
            Choice::Fight => require(!self.ordered, Why::COMBAT_SAYS),
            Choice::Withdraw => {
                require(self.ordered, Why::NOT_NOW)?;
                state.objection_to_withdraw()
            }
            Choice::To(to) => {
                require(state.battle().at.near().has(to), Why::RETREAT_NOT_ADJACENT)?;
                require(state.retreats().has(to), Why::RETREAT_NOT_FREE)
            }
            _ => Err(Why::NOT_NOW),
        }
    }

    fn words(&self, _: &State, choice: Choice) -> Option<Words> {
        wording::named(choice, "war-choice-retreat", "war-effect-retreat")
    }

    fn answer(self, state: &mut State, choice: Choice, ctx: &mut Ctx<'_>) {
        match choice {
            Choice::Withdraw => state.withdraw(ctx),
            Choice::To(to) => state.retreat(to, ctx),
            _ => {}
        }
    }
}
