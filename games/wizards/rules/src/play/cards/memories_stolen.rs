//! Memories Stolen: the bearer can do nothing any more, until others help it to remember.

use super::effect::{Deed, Does, Says};
use super::prelude::{operations, statics};
use crate::card::Touches;
use crate::prelude::*;
use crate::questions::sentences;

operations! {
    /// Others of the company may tap in support; two dice and one for each: above the number, the card is discarded.
    "remember" => Remember { above: i8 },
}

statics! {
    /// The bearer has no skill.
    "unskilled" => Unskilled: |_| Touches::SKILLS;
}

impl Does for Remember {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        state.frames.push(Backing { link: *deed.link, above: self.above, backed: 0 });
    }
}

impl State {
    /// Does a card keep a character from every skill?
    pub(crate) fn forgets(&self, card: PieceId, id: PieceId) -> bool {
        self.piece(card).zone == Zone::On(id) && self.face(card).has.contains(&Static::Unskilled)
    }
}

/// Who taps in support of a character's attempt? Then it is rolled for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Backing {
    /// The action.
    pub link: Link,
    /// The number the roll must exceed.
    pub above: i8,
    /// The number of supporters so far.
    pub backed: i8,
}

impl Backing {
    fn able(self, state: &State) -> impl Iterator<Item = PieceId> {
        let company = state.company_of(self.link.piece);
        company.into_iter().flat_map(|id| state.characters(id)).filter(|id| state.is_untapped(*id))
    }

    fn facts(self, state: &State, _: bool) -> Option<Message> {
        Some(state.of_card(self.link.piece, "wizards-asked-backing-by"))
    }
}

impl Question<Wizards> for Backing {
    const CLAUSE: Clause = Clause("SATM-0.4");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.active())
    }

    sentences!("backing" by facts);

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        self.able(state).for_each(|id| offer(Choice::Pick(id)));
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Verdict {
        match choice {
            Choice::Pass => Ok(()),
            Choice::Pick(id) => require(self.able(state).any(|able| able == *id), Why::NOT_NOW),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        if self.able(state).next().is_some() { Moot::No } else { Moot::Answer(Choice::Pass) }
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Pick(id) = *choice {
            state.tap(id);
            return state.frames.push(Self { backed: self.backed + 1, ..self });
        }
        let card = self.link.piece;
        if state.roll(seat, "card", ctx) + self.backed > self.above && state.piece(card).zone.in_play() {
            state.discard(card, ctx);
        }
    }
}
