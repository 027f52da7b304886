//! The questions that event cards ask.

use crate::card::{CardSet, Deck};
use crate::choice::Choice;
use crate::ctx::Ctx;
use crate::frame::Frame;
use crate::nation::Side;
use crate::state::State;
use crate::why::{Verdict, Why, unless};

pub(super) fn candidates(state: &State, frame: &Frame, offer: &mut dyn FnMut(Choice)) {
    match *frame {
        Frame::Wisdom(_) => [Choice::Yes, Choice::No].into_iter().for_each(offer),
        Frame::Palantir => Deck::ALL.into_iter().for_each(|deck| offer(Choice::Draw(deck))),
        Frame::Price { .. } => {
            state
                .hand(Side::Shadow)
                .iter()
                .for_each(|card| offer(Choice::Card(card)));
        }
        _ => {}
    }
}

/// Cards of the hand that can be paid with.
fn payable(state: &State, strategy: bool, character: bool) -> CardSet {
    let of = |deck, owed| {
        if owed {
            CardSet::deck(Side::Shadow, deck)
        } else {
            CardSet::EMPTY
        }
    };
    let owed = of(Deck::Strategy, strategy).or(of(Deck::Character, character));
    state.hand(Side::Shadow).and(owed)
}

pub(super) fn objection(state: &State, frame: &Frame, choice: Choice) -> Verdict {
    match (*frame, choice) {
        (Frame::Wisdom(_), Choice::Yes | Choice::No) => Ok(()),
        (Frame::Palantir, Choice::Draw(deck)) => {
            unless(!state.deck(Side::Shadow, deck).is_empty(), Why::DECK_EMPTY)
        }
        (
            Frame::Price {
                strategy, character, ..
            },
            Choice::Card(card),
        ) => unless(payable(state, strategy, character).has(card), Why::NOT_IN_HAND),
        _ => Err(Why::NOT_NOW),
    }
}

pub(super) fn moot(state: &mut State, frame: &Frame, ctx: &mut Ctx<'_>) -> bool {
    let moot = match *frame {
        Frame::Wisdom(deck) => state.deck(Side::Free, deck).is_empty(),
        Frame::Palantir => Deck::ALL
            .into_iter()
            .all(|deck| state.deck(Side::Shadow, deck).is_empty()),
        Frame::Price {
            strategy,
            character,
            card,
        } if !strategy && !character => {
            state.lift(card, ctx);
            true
        }
        _ => false,
    };
    if moot {
        state.frames.pop();
    }
    moot
}

pub(super) fn answer(state: &mut State, frame: Frame, choice: Choice, ctx: &mut Ctx<'_>) {
    match (frame, choice) {
        (Frame::Wisdom(deck), Choice::Yes) => {
            let seat = state.decider(Side::Free);
            state.draw_card(seat, deck, ctx);
        }
        (Frame::Palantir, Choice::Draw(deck)) => {
            let seat = state.decider(Side::Shadow);
            state.draw_card(seat, deck, ctx);
        }
        (
            Frame::Price {
                mut strategy,
                mut character,
                card,
            },
            Choice::Card(paid),
        ) => {
            let seat = state.decider(Side::Shadow);
            super::turn::discard(state, seat, paid, ctx);
            match paid.deck() {
                Deck::Strategy => strategy = false,
                Deck::Character => character = false,
            }
            state.frames.push(Frame::Price {
                strategy,
                character,
                card,
            });
        }
        (_, Choice::No) => {}
        (frame, choice) => super::unchecked(&frame, choice),
    }
}
