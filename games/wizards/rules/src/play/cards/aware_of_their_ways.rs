//! Aware of their Ways: of some discarded cards one is never seen again.

use super::effect::{Deed, Does};
use super::prelude::operations;
use crate::prelude::*;
use crate::questions::sentences;

operations! {
    /// Shows `count` random cards of the opponent's discard pile; one that is not unique may be taken out of the game.
    "expose" => Expose { count: i8 },
}

impl Does for Expose {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        let (seat, theirs) = (deed.link.seat, other(deed.link.seat));
        let pile = state.pile(theirs, Zone::Discard).collect();
        let count = self.count.max(0) as usize;
        let shown = crate::ctx::some_of(state, pile, count, "cards of the discard pile", ctx);
        shown.iter().for_each(|id| state.turn_up(*id, ctx));
        state.frames.push(Exposed { seat, shown });
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        state.pile(other(scope.seat), Zone::Discard).next().is_some()
    }
}

/// Which of them is taken out of the game?
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Exposed {
    /// The player who chooses.
    pub seat: Seat,
    /// The cards shown.
    pub shown: Vec<PieceId>,
}

impl Exposed {
    fn find(&self, state: &State, card: CardId) -> Option<PieceId> {
        self.shown.iter().copied().find(|id| state.piece(*id).card == card)
    }
}

impl Question<Wizards> for Exposed {
    const CLAUSE: Clause = Clause("SATM-0.4");

    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    sentences!("exposed");

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        let mut cards = self.shown.iter().map(|id| state.piece(*id).card).collect::<Vec<_>>();
        cards.sort_unstable();
        cards.dedup();
        cards.into_iter().for_each(|card| offer(Choice::Card(card)));
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Verdict {
        match choice {
            Choice::Pass => Ok(()),
            Choice::Card(card) => {
                require(self.find(state, *card).is_some(), Why::NOT_NOW)?;
                require(!card.get().unique, Why::CONDITION)
            }
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        let common = self.shown.iter().any(|id| !state.face(*id).unique);
        if common { Moot::No } else { Moot::Answer(Choice::Pass) }
    }

    fn answer(self, state: &mut State, _: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Card(card) = *choice
            && let Some(id) = self.find(state, card)
        {
            let seat = state.piece(id).owner;
            state.put(id, Zone::Out);
            ctx.tell(|| Event::Eliminated { seat, card });
        }
    }
}
