//! The questions of the Hunt: what answers a tile, and how its damage is borne.

use crate::card::CardSet;
use crate::cards;
use crate::choice::{Bear, Choice};
use crate::ctx::Ctx;
use crate::event::Event;
use crate::frame::Frame;
use crate::nation::Side;
use crate::state::{Cause, Hunt, State};
use crate::why::{Verdict, Why, unless};

pub(super) fn candidates(state: &State, frame: &Frame, offer: &mut dyn FnMut(Choice)) {
    match *frame {
        Frame::Crebain | Frame::Staff | Frame::Balrog { .. } | Frame::HuntGuide => {
            [Choice::Yes, Choice::No].into_iter().for_each(offer);
        }
        Frame::HuntCard => {
            for card in [cards::MITHRIL, cards::AXE_AND_BOW, cards::HORN_OF_GONDOR] {
                if state.cards.table.has(card) {
                    offer(Choice::Card(card));
                }
            }
            offer(Choice::No);
        }
        Frame::HuntBear => Bear::ALL.into_iter().for_each(|bear| offer(Choice::Bear(bear))),
        Frame::RevealAt => state.paths().iter().for_each(|at| offer(Choice::To(at))),
        Frame::Sorrow => {
            state
                .free_characters()
                .iter()
                .for_each(|card| offer(Choice::Card(card)));
            if !hands(state).is_empty() {
                offer(Choice::Yes);
            }
            offer(Choice::No);
        }
        _ => {}
    }
}

pub(super) fn objection(state: &State, frame: &Frame, choice: Choice) -> Verdict {
    match (*frame, choice) {
        (
            Frame::Crebain | Frame::Staff | Frame::Balrog { .. } | Frame::HuntGuide,
            Choice::Yes | Choice::No,
        ) => Ok(()),
        (Frame::HuntCard, Choice::No) => Ok(()),
        (Frame::HuntCard, Choice::Card(card)) => state.objection_to_hunt_card(card),
        (Frame::HuntBear, Choice::Bear(bear)) => {
            let random = state.hunt().random;
            match bear {
                Bear::Guide => {
                    unless(!random, Why::CARD_TEXT)?;
                    unless(state.fellowship.guide.is_some(), Why::NO_GUIDE)
                }
                Bear::Random => Ok(()),
                Bear::Ring => unless(!random, Why::CARD_TEXT),
            }
        }
        (Frame::RevealAt, Choice::To(at)) => state.objection_to_reveal_at(at),
        (Frame::Sorrow, Choice::Card(card)) => unless(state.free_characters().has(card), Why::NOT_ON_TABLE),
        (Frame::Sorrow, Choice::Yes) => unless(!hands(state).is_empty(), Why::CARD_TEXT),
        (Frame::Sorrow, Choice::No) => Ok(()),
        _ => Err(Why::NOT_NOW),
    }
}

/// Seats of the Free Peoples that hold cards with the Character back: all that the Shadow can see of them.
fn hands(state: &State) -> CardSet {
    let back = CardSet::deck(Side::Free, crate::card::Deck::Character);
    let all = state
        .seats(Side::Free)
        .map(|seat| state.cards.hands[seat.index()]);
    all.fold(CardSet::EMPTY, CardSet::or).and(back)
}

pub(super) fn moot(state: &mut State, frame: &Frame, ctx: &mut Ctx<'_>) -> bool {
    let table = state.cards.table;
    let moot = match *frame {
        Frame::Crebain => !table.has(cards::CREBAIN) || state.hunt_box[Side::Shadow as usize] == 0,
        Frame::Staff => !table.has(cards::WIZARDS_STAFF),
        Frame::Balrog { .. } => !table.has(cards::BALROG),
        Frame::HuntCard => {
            let answers = [cards::MITHRIL, cards::AXE_AND_BOW, cards::HORN_OF_GONDOR];
            !answers
                .into_iter()
                .any(|card| state.objection_to_hunt_card(card).is_ok())
        }
        Frame::HuntGuide => !state.guide_can_help(),
        Frame::HuntBear => !state.may_bear(),
        Frame::RevealAt => {
            let here = state.fellowship.at;
            let open = state.paths().iter().any(|at| !state.haven(at));
            if state.fellowship.progress > 0 && open {
                return false;
            }
            state.frames.pop();
            state.revealed_at(here, ctx);
            return true;
        }
        Frame::Sorrow => state.free_characters().is_empty() && hands(state).is_empty(),
        _ => false,
    };
    if moot {
        state.frames.pop();
    }
    moot
}

pub(super) fn answer(state: &mut State, frame: Frame, choice: Choice, ctx: &mut Ctx<'_>) {
    match (frame, choice) {
        (Frame::Crebain, Choice::Yes) => {
            state.lift(cards::CREBAIN, ctx);
            if let Some(hunt) = state.hunt.as_mut() {
                hunt.bonus += 1;
            }
        }
        (Frame::Staff, Choice::Yes) => {
            state.lift(cards::WIZARDS_STAFF, ctx);
            // The draw that was to follow is prevented.
            state.frames.pop();
            if state.frames.last() != Some(&Frame::Hunt(crate::frame::HuntStep::Step)) {
                state.hunt = None;
            }
        }
        (Frame::Balrog { safe }, Choice::Yes) => {
            state.lift(cards::BALROG, ctx);
            let mut hunt = Hunt::new(Cause::Card);
            hunt.only_plain = true;
            hunt.no_reveal = safe;
            state.hunt_by_card(hunt);
        }
        (Frame::HuntCard, Choice::Card(card)) => state.use_hunt_card(card, ctx),
        (Frame::HuntGuide, Choice::Yes) => state.guide_helps(ctx),
        (Frame::HuntBear, Choice::Bear(bear)) => {
            let who = match bear {
                Bear::Guide => state.fellowship.guide,
                Bear::Random => {
                    let companions = state.companions();
                    let nth = |n: u32| companions.iter().nth(n as usize);
                    let n = ctx
                        .chance
                        .face(companions.len() as u32, |n| nth(n).map_or("", |who| who.id()));
                    nth(n)
                }
                Bear::Ring => None,
            };
            if let Some(who) = who {
                state.bear(who, ctx);
            }
        }
        (Frame::RevealAt, Choice::To(at)) => state.revealed_at(at, ctx),
        (Frame::Sorrow, Choice::Card(card)) => state.lift(card, ctx),
        (Frame::Sorrow, Choice::Yes) => sorrow(state, ctx),
        (_, Choice::No) => {}
        (frame, choice) => super::unchecked(&frame, choice),
    }
}

/// A Character card goes from the hand of the Free Peoples, at random.
fn sorrow(state: &mut State, ctx: &mut Ctx<'_>) {
    let cards = hands(state);
    let n = ctx.chance.face(cards.len() as u32, |n| {
        cards.nth(n as usize).map_or("", |card| card.id())
    });
    if let Some(card) = cards.nth(n as usize) {
        ctx.journal.reveal();
        let holder = state
            .seats(Side::Free)
            .find(|seat| state.cards.hands[seat.index()].has(card));
        let seat = holder.unwrap_or(state.decider(Side::Free));
        state.cards.hands[seat.index()].remove(card);
        state.cards.discarded.add(card);
        ctx.tell(|| Event::Discarded {
            seat,
            deck: card.deck(),
            card: Some(card),
        });
    }
}
