//! Who bears the starting items (SATM-2.7)?

use crate::prelude::*;
use crate::questions::StartFollowers;

/// Items are given one by one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StartItems {
    /// The player.
    pub seat: Seat,
}

impl StartItems {
    fn next(self, state: &State) -> Option<PieceId> {
        let mut aside = state.pile(self.seat, Zone::Aside);
        aside.find(|id| state.face(*id).kind == CardKind::Item || state.face(*id).starts())
    }
}

impl StartItems {
    /// The item is named to its own player only, until it is given.
    fn facts(&self, state: &State, own: bool) -> Option<Message> {
        let item = self.next(state).filter(|_| own)?;
        Some(state.of_card(item, "wizards-asked-start-items-of"))
    }
}

impl Question<Wizards> for StartItems {
    const CLAUSE: Clause = Clause("SATM-2.7");

    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    sentences!("start-items" by facts);

    fn answers(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        let Some(item) = self.next(state) else { return };
        for id in state
            .in_play
            .iter()
            .copied()
            .filter(|id| state.is_character(*id) && state.piece(*id).owner == seat)
        {
            offer(Choice::Give(item, id));
        }
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Verdict {
        match *choice {
            Choice::Give(item, to) => {
                require(
                    self.next(state) == Some(item)
                        && state.pieces.get(to.index()).is_some_and(|p| p.owner == seat),
                    Why::NOT_NOW,
                )?;
                require(state.is_character(to), Why::NOT_NOW)?;
                state.may_bear(item, to)
            }
            Choice::Pass => Ok(()),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(self.next(state).is_none())
    }

    fn lapse(self, state: &mut State, _: &mut Ctx<'_>) {
        let second = other(self.seat);
        if second.index() > self.seat.index() {
            state.frames.push(Self { seat: second });
        } else {
            state.frames.push(StartFollowers { seat: Seat::new(0) });
        }
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        match *choice {
            Choice::Give(item, to) => {
                ctx.journal.reveal();
                // A card that is no item lies by itself, no matter whose it was to be.
                let starts = state.face(item).starts();
                state.put(item, if starts { Zone::Table } else { Zone::On(to) });
                let (card, on) = (state.piece(item).card, state.piece(to).card);
                ctx.tell(|| Event::StartItem { seat, card, on });
            }
            // Unwanted cards are not in the game.
            _ => {
                if let Some(item) = self.next(state) {
                    state.put(item, Zone::Unused);
                }
            }
        }
        state.frames.push(self);
    }
}
