//! The choice of a group for this round (LDT-C32.1).

use table::Observer;

use super::words::no_answer;
use crate::prelude::*;

/// Which group plays? Any of you may say it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WhichGroup;

impl Question<Tricks> for WhichGroup {
    const CLAUSE: Clause = Clause("LDT-C32.1");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::all(state.players())
    }

    fn prompt(&self, _: &State, _: Observer) -> Message {
        Message::new("tricks-prompt-group")
    }

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        let groups = state.card().groups.len() as u8;
        (0..groups).map(Choice::Group).for_each(offer);
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Result<(), Why> {
        let Choice::Group(group) = *choice else {
            return Err(Why::NotNow);
        };
        let exists = usize::from(group) < state.card().groups.len();
        require(exists && state.groups_done >> group & 1 == 0, Why::NoGroup)
    }

    fn explain(&self, state: &State, _: Seat, choice: &Choice) -> Explanation {
        let Choice::Group(group) = *choice else {
            return no_answer();
        };
        let members = state.card().groups.get(usize::from(group));
        let members = members.map(|group| group.iter().map(Character::term).collect::<Vec<_>>());
        let label = Message::new("tricks-choice-group").with("group", group + 1);
        Explanation::new(
            label.with("characters", members.unwrap_or_default()),
            Message::new("tricks-effect-group"),
            Self::CLAUSE,
        )
    }

    fn answer(self, state: &mut State, _: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Group(group) = *choice {
            state.group = Some(group);
            state.deal_round(ctx);
        }
    }
}
