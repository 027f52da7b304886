//! Desire All for Thy Belly: a card the opponent hopes for is swallowed, or the hope itself.

use super::prelude::*;
use crate::card::Keyword;
use crate::cards::effect::Asked;

operations! {
    /// Shows one of as many top cards of the opponent's deck as there are Spawn in play: it goes out of the game, or the
    /// opponent's hand is one card smaller from now on; the others are shuffled back onto the deck.
    "swallow" => Swallow,
}

/// The steps: a card is chosen; its owner decides.
const DECIDES: u8 = 1;

fn looked_at(state: &State, seat: Seat) -> Vec<PieceId> {
    let spawn = state.in_play.iter().filter(|id| state.face(**id).is(Keyword::Spawn)).count();
    state.top_cards(other(seat), spawn)
}

impl Does for Swallow {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        let (seat, of) = (deed.link.seat, other(deed.link.seat));
        let top = looked_at(state, seat);
        state.look_at(seat, of, &top, ctx);
        state.ask_to_choose(Asked::of(deed, seat));
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        !looked_at(state, scope.seat).is_empty()
    }

    fn asks(&self) -> bool {
        true
    }

    fn options(&self, state: &State, ask: &Asked) -> Vec<Choice> {
        if ask.step == DECIDES {
            let shown = state.laid_aside(ask.seat).map(|id| Choice::Card(state.piece(id).card));
            return shown.chain([Choice::Pass]).collect();
        }
        let mut all = Vec::new();
        for id in looked_at(state, ask.seat) {
            let choice = Choice::Card(state.piece(id).card);
            if !all.contains(&choice) {
                all.push(choice);
            }
        }
        // Their order on the deck stays hidden.
        all.sort_by_key(ToString::to_string);
        all
    }

    fn looks_at(&self, state: &State, ask: &Asked) -> Vec<PieceId> {
        if ask.step == DECIDES { Vec::new() } else { looked_at(state, ask.seat) }
    }

    fn chosen(&self, state: &mut State, ask: Asked, choice: &Choice, ctx: &mut Ctx<'_>) {
        if ask.step != DECIDES {
            let Choice::Card(card) = *choice else { return };
            let top = looked_at(state, ask.seat);
            let theirs = other(ask.seat);
            let Some(id) = state.copy_of(card, top.iter().copied()) else { return };
            state.put(id, Zone::Aside);
            state.turn_up(id, ctx);
            // The rest lies on top in another order.
            state.shuffle_top(theirs, top.len() - 1, ctx);
            return state.ask_to_choose(Asked { seat: theirs, step: DECIDES, ..ask });
        }
        let shown = state.laid_aside(ask.seat).next();
        let Some(id) = shown else { return };
        match choice {
            Choice::Card(_) => state.leave(id, Zone::Out, ctx),
            _ => {
                // It goes back among the others, on top.
                state.put(id, Zone::Deck);
                let count = looked_at(state, other(ask.seat)).len();
                state.shuffle_top(ask.seat, count, ctx);
                let change = Change::Player(ask.seat, Stat::Hand, -1);
                state.add_lasting(Some(change), Until::Game, &ask.link);
            }
        }
    }

    fn sentence(&self, step: u8) -> &'static str {
        if step == DECIDES { "wizards-asked-choose-swallowed" } else { "wizards-asked-choose-swallow" }
    }
}
