//! A Lie in Your Eyes: a character taps, or an ally does, or trust is put to the test.

use super::prelude::*;
use crate::cards::effect::Asked;

operations! {
    /// The player of the target taps it, or one of its allies, or a roll above its mind and this number discards it.
    "lie" => Lie { more: i8 },
}

impl Does for Lie {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        if let Some(id) = deed.scope().target_piece() {
            state.ask_to_choose(Asked::of(deed, state.controller_of(id)));
        }
    }

    fn asks(&self) -> bool {
        true
    }

    fn options(&self, state: &State, ask: &Asked) -> Vec<Choice> {
        let Some(id) = ask.scope().target_piece().filter(|id| state.is_character(*id)) else {
            return Vec::new();
        };
        let allies = state.held(id).into_iter().filter(|ally| state.face(*ally).kind == CardKind::Ally);
        let able = [id].into_iter().chain(allies).filter(|one| state.is_untapped(*one));
        able.map(Choice::Pick).chain([Choice::Pass]).collect()
    }

    fn chosen(&self, state: &mut State, ask: Asked, choice: &Choice, ctx: &mut Ctx<'_>) {
        let Some(target) = ask.scope().target_piece() else { return };
        match *choice {
            Choice::Pick(id) => {
                state.tap(id);
                let card = state.piece(id).card;
                ctx.tell(|| Event::Turned { card });
            }
            _ if state.roll(ask.link.seat, "card", ctx) > state.mind(target) + self.more => {
                state.discard(target, ctx);
            }
            _ => {}
        }
    }

    fn sentence(&self, _: u8) -> &'static str {
        "wizards-asked-choose-lie"
    }
}
