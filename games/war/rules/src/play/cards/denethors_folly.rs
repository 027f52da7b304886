//! Denethor's Folly (`event:shadow-strategy-03`): a Leader is lost in Minas Tirith, and while it is besieged the Free Peoples have no
//! Combat cards there.

use super::prelude::*;
use Character::{Aragorn, GandalfTheGrey, GandalfTheWhite};

effects! {
    /// A Leader is lost here.
    "folly" => Folly { at: Region },
}

impl Does for Folly {
    fn serves(&self, _: &State) -> Serves {
        Serves::Anybody
    }

    fn answers(&self, state: &State, offer: &mut dyn FnMut(Choice)) {
        let figures = state.board.at(self.at);
        let leads = |(figure, _): &(Figure, u8)| matches!(figure, Figure::Leader(_));
        figures.iter().filter(leads).for_each(|(leader, _)| offer(Choice::Lose(leader)));
    }

    fn objection(&self, _: Deed, state: &State, choice: Choice) -> Verdict {
        let there = |leader| state.board.at(self.at).count(leader) > 0;
        match choice {
            Choice::Lose(leader @ Figure::Leader(_)) => require(there(leader), Why::NO_SUCH_FIGURE),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn answered(&self, _: Deed, state: &mut State, choice: Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Lose(leader) = choice {
            state.lose(self.at, leader, ctx);
        }
    }
}

pub(super) const LYING: Lying = Lying::new(Card::DENETHORS_FOLLY).lifted(Lift {
    side: Side::Free,
    objection: someone_wise,
    pays: |state, _, card, ctx| state.lift(card, ctx),
});

/// A Will of the West removes it, or any die if Gandalf or Aragorn is there.
fn someone_wise(state: &State, face: Face) -> Verdict {
    let wise = [GandalfTheGrey, GandalfTheWhite, Aragorn];
    let there = |who: Character| state.stands(who) == Some(Region::MINAS_TIRITH);
    require(face == Face::Will || wise.into_iter().any(there), Why::LIFT_FACE)
}

impl State {
    /// Does it keep the Free Peoples from Combat cards here?
    pub(crate) fn folly_at(&self, at: Region) -> bool {
        at == Region::MINAS_TIRITH && self.cards.table.has(Card::DENETHORS_FOLLY)
    }
}
