//! Which of the peril cards is resolved?

use crate::effect::Burden;
use crate::frame::Do;
use crate::prelude::*;

/// Which of the peril cards is resolved?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ChoosePeril {
    /// The hero in danger.
    pub seat: Seat,
}

impl Ask for ChoosePeril {
    const CLAUSE: &'static str = "MEQ-5.6";
    const ID: &'static str = "quest-ask-peril";

    fn who(&self, _: &State) -> SeatSet {
        SAURON_ONLY
    }

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        state.sauron.perils.titles().map(Choice::Peril).for_each(offer);
    }

    fn objection(&self, state: &State, _: Seat, choice: Choice) -> Verdict {
        let Choice::Peril(card) = choice else {
            return Ok(());
        };
        let area = state.area(&state.pack.peril(card).area, self.seat, None);
        require(area.has(state.hero(self.seat).at), Why::PERIL_ELSEWHERE)
    }

    fn answer(self, state: &mut State, _: Seat, choice: Choice, ctx: &mut Ctx<'_>) {
        state.put_perils_away();
        if let Choice::Peril(card) = choice {
            ctx.tell(|| Event::PerilMet { card });
            if let Some(op) = state.pack.peril(card).does {
                state.frames.push(Do::new(op, self.seat, None, Source::Peril(card)));
            }
        }
    }

    fn lapse(self, state: &mut State, _: &mut Ctx<'_>) {
        state.put_perils_away();
    }

    fn about(&self, state: &State, message: table::Message) -> table::Message {
        state.placed(message, self.seat)
    }
}

impl State {
    /// Three peril cards are drawn; Sauron's choice by a reckless hero follows.
    pub(crate) fn draw_perils(&mut self, seat: Seat, ctx: &mut Ctx<'_>) {
        ctx.journal.reveal();
        for _ in 0..3 {
            self.draw_peril(ctx);
        }
        self.frames.push(ChoosePeril { seat });
        let corruption = self.hero(seat).corruption;
        for card in corruption.iter() {
            if let Some(Burden::PerilsDrawn { does }) = &self.pack.corruption(card).burden {
                let op = does.op;
                self.frames.push(Do::new(op, seat, None, Source::Corruption(card)));
            }
        }
    }

    /// One peril card is drawn; the deck is made anew from its discards.
    pub(crate) fn draw_peril(&mut self, ctx: &mut Ctx<'_>) {
        ctx.journal.reveal();
        let decks = &mut self.decks;
        if decks.perils.is_empty() {
            decks.perils_out.pour_into(&mut decks.perils);
        }
        if let Some(card) = decks.perils.draw(ctx.chance) {
            self.sauron.perils.add(card);
            ctx.tell(|| Event::PerilDrawn { card });
        }
    }

    fn put_perils_away(&mut self) {
        self.sauron.perils.pour_into(&mut self.decks.perils_out);
    }
}
