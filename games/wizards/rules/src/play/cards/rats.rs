//! Rats!: a minor item, or a character's skin.

use super::effect::{Deed, Does};
use super::prelude::operations;
use crate::prelude::*;
use crate::questions::sentences;

operations! {
    /// The company loses a minor item, or one of its unwounded characters is wounded, as its player likes.
    "gnaw" => Gnaw,
}

impl Does for Gnaw {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        state.frames.push(Gnawed { link: *deed.link });
    }

    /// Only where there is something to gnaw at.
    fn matters(&self, state: &State, scope: &Scope) -> bool {
        state.in_play.iter().any(|id| {
            let minor = state.face(*id).class == Some(ItemClass::Minor);
            minor && scope.company.is_some() && state.company_of(*id) == scope.company
        })
    }

    fn is_of_company(&self) -> bool {
        true
    }

    fn is_barred_on_guard(&self) -> bool {
        true
    }
}

/// Which item is lost?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Gnawed {
    /// The action.
    pub link: Link,
}

impl Gnawed {
    fn all(self, state: &State) -> Vec<PieceId> {
        let of = |id: &PieceId| {
            let minor = state.face(*id).class == Some(ItemClass::Minor);
            let sound = state.is_character(*id) && state.piece(*id).status != Status::Wounded;
            self.link.company.is_some() && state.company_of(*id) == self.link.company && (minor || sound)
        };
        state.in_play.iter().copied().filter(of).collect()
    }

    fn facts(self, state: &State, _: bool) -> Option<Message> {
        Some(state.of_card(self.link.piece, "wizards-asked-gnawed-by"))
    }
}

impl Question<Wizards> for Gnawed {
    const CLAUSE: Clause = Clause("SATM-0.4");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.active())
    }

    sentences!("gnawed" by facts);

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        self.all(state).into_iter().for_each(|id| offer(Choice::Pick(id)));
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Verdict {
        let Choice::Pick(id) = choice else {
            return Err(Why::NOT_NOW);
        };
        require(self.all(state).contains(id), Why::NOT_NOW)
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        match self.all(state).as_slice() {
            [] => Moot::Lapses,
            [only] => Moot::Answer(Choice::Pick(*only)),
            _ => Moot::No,
        }
    }

    fn answer(self, state: &mut State, _: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        let Choice::Pick(id) = *choice else { return };
        if state.face(id).class.is_some() {
            return state.lose_item(id, ctx);
        }
        let (seat, card) = (state.piece(id).owner, state.piece(id).card);
        state.piece_mut(id).status = Status::Wounded;
        ctx.tell(|| Event::Wounded { seat, card });
        state.has_wounded(id);
    }
}
