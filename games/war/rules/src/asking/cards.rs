//! The questions that event cards ask.

use crate::card::{CardSet, Deck};
use crate::character::Character;
use crate::choice::Choice;
use crate::ctx::Ctx;
use crate::event::Event;
use crate::figures::{Figure, Rank};
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
        Frame::Rout(at) => at.near().iter().for_each(|to| offer(Choice::To(to))),
        Frame::Levy { nation, at, .. } => {
            for rank in Rank::ALL {
                offer(Choice::Recruit(Figure::Unit(nation, rank), at));
            }
        }
        Frame::EventChoice(card, index) => state.each_event_answer(card, index, offer),
        Frame::Share { nation, calls } => {
            for call in calls.0.into_iter().flatten() {
                for rank in Rank::ALL.into_iter().filter(|rank| call.calls(*rank)) {
                    offer(Choice::Recruit(Figure::Unit(nation, rank), call.at));
                }
            }
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
        ) => {
            unless(state.hand(Side::Shadow).has(card), Why::NOT_IN_HAND)?;
            unless(payable(state, strategy, character).has(card), Why::PRICE)
        }
        (Frame::Rout(at), Choice::To(to)) => unless(state.flights_from(at).has(to), Why::RETREAT_NOT_FREE),
        (Frame::Levy { nation, at, .. }, Choice::Recruit(figure, to)) => {
            let fits = to == at && matches!(figure, Figure::Unit(other, _) if other == nation);
            unless(fits, Why::NOT_SETTLEMENT)?;
            unless(state.in_reserve(figure) > 0, Why::NO_RESERVE)
        }
        (Frame::Share { nation, calls }, Choice::Recruit(figure, at)) => {
            let wants = |rank: Rank| {
                let mut calls = calls.0.into_iter().flatten();
                figure == Figure::Unit(nation, rank) && calls.any(|call| call.at == at && call.calls(rank))
            };
            let said = if state.cards.playing.is_some() {
                Why::CARD_TEXT
            } else {
                Why::VOICE_ONCE
            };
            unless(Rank::ALL.into_iter().any(wants), said)?;
            unless(state.in_reserve(figure) > 0, Why::NO_RESERVE)
        }
        (Frame::EventChoice(card, index), choice) => state.objection_to_event_answer(card, index, choice),
        _ => Err(Why::NOT_NOW),
    }
}

pub(super) fn moot(state: &mut State, frame: &Frame, ctx: &mut Ctx<'_>) -> bool {
    let moot = match *frame {
        Frame::Wisdom(deck) => {
            state.fellowship.guide != Some(Character::GandalfTheGrey)
                || state.deck(Side::Free, deck).is_empty()
        }
        Frame::Palantir => Deck::ALL
            .into_iter()
            .all(|deck| state.deck(Side::Shadow, deck).is_empty()),
        Frame::Levy { nation, at, units } => {
            let figures = Rank::ALL.map(|rank| Figure::Unit(nation, rank));
            let mut there = figures.into_iter().filter(|figure| state.in_reserve(*figure) > 0);
            match (units, there.next(), there.next()) {
                (0, ..) | (_, None, _) => true,
                (_, Some(_), Some(_)) => false,
                (_, Some(figure), None) => {
                    state.frames.pop();
                    answer(state, *frame, Choice::Recruit(figure, at), ctx);
                    return true;
                }
            }
        }
        Frame::EventChoice(card, index) => state.event_answer_is_moot(card, index),
        Frame::Share { .. } => {
            let mut ways = arrayvec::ArrayVec::<Choice, 8>::new();
            candidates(state, frame, &mut |choice| {
                if objection(state, frame, choice).is_ok() {
                    ways.push(choice);
                }
            });
            if ways.len() > 1 {
                return false;
            }
            state.frames.pop();
            if let Some(way) = ways.pop() {
                answer(state, *frame, way, ctx);
            }
            return true;
        }
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
            // All see that he draws; with the last card of a deck nothing else tells it from not drawing.
            ctx.journal.reveal();
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
        (Frame::Rout(at), Choice::To(to)) => {
            let force = state.force_in(at, Side::Shadow);
            ctx.tell(|| Event::Retreated {
                from: at,
                to,
                side: Side::Shadow,
            });
            state.fall_back(at, to, &force);
        }
        (Frame::Levy { nation, at, units }, Choice::Recruit(figure, _)) => {
            state.recruit(figure, at, ctx);
            state.frames.push(Frame::Levy {
                nation,
                at,
                units: units - 1,
            });
        }
        (Frame::Share { nation, mut calls }, Choice::Recruit(figure, at)) => {
            state.recruit(figure, at, ctx);
            calls.answer(at, figure == Figure::Unit(nation, Rank::Regular));
            state.frames.push(Frame::Share { nation, calls });
        }
        (Frame::EventChoice(card, index), choice) => state.answer_event(card, index, choice, ctx),
        (_, Choice::No) => {}
        (frame, choice) => super::unchecked(&frame, choice),
    }
}
