//! Which of the shadow cards drawn at set-up does Sauron keep?

use crate::prelude::*;

/// Which of the shadow cards drawn at set-up does Sauron keep?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct KeepShadow {
    /// The number of cards he keeps.
    pub keep: u8,
}

impl Ask for KeepShadow {
    const CLAUSE: &'static str = "MEQ-1.8a";
    const ID: &'static str = "quest-ask-keep-shadow";
    const AUTO: bool = false;
    crate::ask::buttons! {
        "shadow": _, "keep-shadow";
    }

    fn who(&self, _: &State) -> SeatSet {
        SAURON_ONLY
    }

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        state.sauron.choosing.titles().map(Choice::Shadow).for_each(offer);
    }

    fn answer(self, state: &mut State, _: Seat, choice: Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Shadow(card) = choice {
            state.sauron.choosing.take(card);
            state.sauron.shadows.add(card);
        }
        if self.keep > 1 {
            state.frames.push(Self { keep: self.keep - 1 });
        } else {
            ctx.journal.reveal();
            for card in state.sauron.choosing.iter() {
                state.decks.shadows_out.add(card);
                ctx.tell(|| Event::ShadowDiscarded { card });
            }
            state.sauron.choosing = Pile::EMPTY;
        }
    }

    fn about(&self, _: &State, message: table::Message) -> table::Message {
        message.with("left", self.keep)
    }
}
