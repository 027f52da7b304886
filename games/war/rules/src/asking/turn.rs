//! The questions of the turn itself: cards in hand, the Fellowship phase, the dice and what they are spent on.

use crate::action;
use crate::card::Card;
use crate::choice::{Act, Choice};
use crate::ctx::Ctx;
use crate::event::Event;
use crate::face::Face;
use crate::frame::Frame;
use crate::nation::Side;
use crate::politics::Because;
use crate::region::Region;
use crate::state::State;
use crate::why::{Verdict, Why, unless};

pub(super) fn candidates(state: &State, frame: &Frame, offer: &mut dyn FnMut(Choice)) {
    match *frame {
        Frame::HandLimit(seat) => {
            state.cards.hands[seat.index()]
                .iter()
                .for_each(|card| offer(Choice::Card(card)));
        }
        Frame::TurnDraw(_) => {
            for deck in crate::card::Deck::ALL {
                offer(Choice::Draw(deck));
            }
        }
        Frame::Swap { .. } => {
            let seat = state.asked(frame).map_or(0, table::Seat::index);
            for card in state.cards.hands[seat].iter() {
                offer(Choice::Card(card));
            }
            offer(Choice::No);
        }
        Frame::Declare => {
            offer(Choice::No);
            state.paths().iter().for_each(|at| offer(Choice::To(at)));
        }
        Frame::EnterMordor | Frame::Mix { .. } => [Choice::Yes, Choice::No].into_iter().for_each(offer),
        Frame::Guide => state.companions().iter().for_each(|who| offer(Choice::Who(who))),
        Frame::Allocate => {
            // One more than may be, and why not.
            let most = (state.hunt_bounds().1 + 1).min(state.pool(Side::Shadow));
            (0..=most).for_each(|count| offer(Choice::Count(count)));
        }
        Frame::Actions(n) | Frame::AfterRing(n) => {
            let (side, _) = state.actor(n);
            for face in Face::ALL {
                if state.dice[side as usize][face as usize] > 0 {
                    offer(Choice::Die(face));
                }
            }
            offer(Choice::Pass);
            if matches!(frame, Frame::Actions(_))
                && state.rings[side as usize] > 0
                && !state.ring_used[side as usize]
            {
                for from in Face::ALL {
                    if state.dice[side as usize][from as usize] > 0 {
                        let may =
                            |to: &Face| *to != from && *to != Face::Will && side.die().faces.contains(to);
                        for to in Face::ALL.into_iter().filter(may) {
                            offer(Choice::Ring(from, to));
                        }
                    }
                }
            }
        }
        Frame::UseDie(face) => {
            let side = state.acting();
            let acts = Act::ALL.into_iter();
            acts.filter(|act| action::comes_to_mind(state, side, face, *act))
                .for_each(|act| offer(Choice::Act(act)));
            state.hand(side).iter().for_each(|card| offer(Choice::Card(card)));
            let table = state.cards.table.iter();
            table
                .filter(|card| crate::cards::lifter(*card) == Some(side))
                .for_each(|card| offer(Choice::Lift(card)));
        }
        Frame::Diplomacy => {
            let nations = state.acting().nations().iter();
            nations.for_each(|nation| offer(Choice::Nation(*nation)));
        }
        Frame::Recruit(first) => {
            if first.is_some() {
                offer(Choice::Done);
            }
            state.each_recruit_after(state.acting(), first, |figure, at| {
                offer(Choice::Recruit(figure, at));
            });
        }
        Frame::Place(who) => state.places_for(who).iter().for_each(|at| offer(Choice::To(at))),
        _ => {}
    }
}

pub(super) fn objection(state: &State, frame: &Frame, choice: Choice) -> Verdict {
    match (*frame, choice) {
        (Frame::HandLimit(seat), Choice::Card(card)) => {
            unless(state.cards.hands[seat.index()].has(card), Why::NOT_IN_HAND)
        }
        (Frame::TurnDraw(seat), Choice::Draw(deck)) => {
            unless(!state.deck(state.side_of(seat), deck).is_empty(), Why::DECK_EMPTY)
        }
        (Frame::Swap { .. }, Choice::No) | (Frame::Mix { .. }, Choice::Yes | Choice::No) => Ok(()),
        (Frame::Swap { .. }, Choice::Card(card)) => {
            let seat = state.asked(frame).map_or(0, table::Seat::index);
            unless(state.cards.hands[seat].has(card), Why::NOT_IN_HAND)
        }
        (Frame::Declare, Choice::No) | (Frame::EnterMordor, Choice::Yes | Choice::No) => Ok(()),
        (Frame::Declare, Choice::To(at)) => unless(state.paths().has(at), Why::TOO_FAR),
        (Frame::Guide, Choice::Who(who)) => {
            unless(state.companions().has(who), Why::NOT_IN_FELLOWSHIP)?;
            unless(state.guides().has(who), Why::NOT_HIGHEST)
        }
        (Frame::Allocate, Choice::Count(count)) => {
            let (least, most) = state.hunt_bounds();
            unless(count >= least, Why::HUNT_LEAST)?;
            unless(count <= most, Why::HUNT_MOST)
        }
        (Frame::Actions(n) | Frame::AfterRing(n), Choice::Die(face)) => {
            let (side, _) = state.actor(n);
            unless(state.dice[side as usize][face as usize] > 0, Why::NO_SUCH_DIE)
        }
        (Frame::Actions(n), Choice::Pass) => {
            let (side, _) = state.actor(n);
            unless(
                state.dice_left(side) < state.dice_left(side.other()),
                Why::NOT_FEWER_DICE,
            )
        }
        (Frame::AfterRing(_), Choice::Pass) => Err(Why::RING_ACTS),
        (Frame::AfterRing(_), Choice::Ring(..)) => Err(Why::RING_USED),
        (Frame::Actions(n), Choice::Ring(from, to)) => {
            let (side, _) = state.actor(n);
            unless(state.rings[side as usize] > 0, Why::NO_RING)?;
            unless(!state.ring_used[side as usize], Why::RING_USED)?;
            unless(from != Face::Eye, Why::RING_EYE)?;
            unless(state.dice[side as usize][from as usize] > 0, Why::NO_SUCH_DIE)?;
            unless(from != to, Why::RING_SAME)?;
            unless(to != Face::Will, Why::RING_NO_WILL)?;
            unless(side.die().faces.contains(&to), Why::RING_NO_FACE)
        }
        (Frame::UseDie(face), Choice::Act(act)) => action::objection(state, state.acting(), face, act),
        (Frame::UseDie(face), Choice::Card(card)) => state.objection_to_play(state.acting(), face, card),
        (Frame::UseDie(face), Choice::Lift(card)) => state.objection_to_lift(state.acting(), face, card),
        (Frame::Diplomacy, Choice::Nation(nation)) => state.objection_to_diplomacy(state.acting(), nation),
        (Frame::Recruit(first), Choice::Done) => unless(first.is_some(), Why::NOT_NOW),
        (Frame::Recruit(first), Choice::Recruit(figure, at)) => {
            state.objection_to_recruit(state.acting(), first, figure, at)
        }
        (Frame::Place(who), Choice::To(at)) => state.objection_to_place(who, at),
        _ => Err(Why::NOT_NOW),
    }
}

pub(super) fn moot(state: &mut State, frame: &Frame, ctx: &mut Ctx<'_>) -> bool {
    let moot = match *frame {
        Frame::HandLimit(seat) => state.cards.hands[seat.index()].len() <= state.hand_limit(seat),
        Frame::TurnDraw(seat) => {
            let side = state.side_of(seat);
            let mut decks = crate::card::Deck::ALL
                .into_iter()
                .filter(|deck| !state.deck(side, *deck).is_empty());
            match (decks.next(), decks.next()) {
                (Some(_), Some(_)) => false,
                (Some(deck), None) => {
                    state.frames.pop();
                    state.draw_card(seat, deck, ctx);
                    return true;
                }
                _ => true,
            }
        }
        Frame::Swap { side, .. } => {
            let mut seats = state.seats(side);
            let bare = seats.any(|seat| state.cards.hands[seat.index()].is_empty());
            bare && state.team.offered[side as usize].is_none()
        }
        Frame::Declare => !state.fellowship.hidden || state.fellowship.mordor.is_some(),
        Frame::EnterMordor => {
            let gate = matches!(state.fellowship.at, Region::MORANNON | Region::MINAS_MORGUL);
            !gate || state.fellowship.mordor.is_some()
        }
        Frame::Guide => state.guides().len() <= 1,
        Frame::Actions(n) => {
            let side = state.actor(n).0;
            if state.dice_left(side) > 0 {
                return false;
            }
            state.frames.pop();
            if state.dice_left(side.other()) > 0 {
                state.frames.push(Frame::Actions((n + 1) % 4));
            }
            return true;
        }
        Frame::Recruit(first) => !state.can_recruit(state.acting(), first),
        _ => false,
    };
    let _ = ctx;
    if moot {
        state.frames.pop();
    }
    moot
}

pub(super) fn answer(state: &mut State, frame: Frame, choice: Choice, ctx: &mut Ctx<'_>) {
    match (frame, choice) {
        (Frame::HandLimit(seat), Choice::Card(card)) => {
            discard(state, seat, card, ctx);
            state.frames.push(frame);
        }
        (Frame::TurnDraw(seat), Choice::Draw(deck)) => state.draw_card(seat, deck, ctx),
        (Frame::Swap { side, second: false }, Choice::Card(card)) => {
            let seat = state.partner(state.leading[side as usize]);
            state.cards.hands[seat.index()].remove(card);
            state.team.offered[side as usize] = Some(card);
            state.frames.push(Frame::Swap { side, second: true });
            ctx.tell(|| Event::Offered { seat });
        }
        (Frame::Swap { side, second: true }, Choice::Card(card)) => state.swap(side, card, ctx),
        (Frame::Swap { side, .. }, Choice::No) => {
            let seat = state.partner(state.leading[side as usize]);
            if let Some(card) = state.team.offered[side as usize].take() {
                state.cards.hands[seat.index()].add(card);
            }
        }
        (
            Frame::Mix {
                at,
                side,
                seat,
                second,
            },
            Choice::Yes,
        ) => {
            if second {
                state.team.mixed[side as usize].add(at);
                ctx.tell(|| Event::Mixed { at, side });
            } else {
                let seat = state.partner(seat);
                state.frames.push(Frame::Mix {
                    at,
                    side,
                    seat,
                    second: true,
                });
            }
        }
        (Frame::Mix { .. }, Choice::No) => {}
        (Frame::Declare, Choice::To(at)) => state.declare(at, ctx),
        (Frame::Declare | Frame::EnterMordor, Choice::No) => {}
        (Frame::EnterMordor, _) => state.enter_mordor(ctx),
        (Frame::Guide, Choice::Who(who)) => {
            if state.fellowship.guide != Some(who) {
                state.fellowship.guide = Some(who);
                ctx.tell(|| Event::Guides { guide: Some(who) });
            }
        }
        (Frame::Allocate, Choice::Count(count)) => {
            state.hunt_box[Side::Shadow as usize] = count;
            ctx.tell(|| Event::Allocated { dice: count });
        }
        (Frame::Actions(n), Choice::Pass) => {
            let (side, seat) = state.actor(n);
            ctx.tell(|| Event::Passed { side, seat });
            state.frames.push(Frame::Actions((n + 1) % 4));
        }
        (Frame::Actions(n), Choice::Ring(from, to)) => {
            use_ring(state, n, from, to, ctx);
            // An Eye leaves it to the Shadow to act or not; of any other face an action follows.
            state.frames.push(match to {
                Face::Eye => frame,
                _ => Frame::AfterRing(n),
            });
        }
        (Frame::Actions(n) | Frame::AfterRing(n), Choice::Die(face)) => action::begin(state, n, face, ctx),
        (Frame::UseDie(face), Choice::Act(act)) => action::perform(state, face, act, ctx),
        (Frame::UseDie(face), Choice::Card(card)) => state.play_card(face, card, ctx),
        (Frame::UseDie(face), Choice::Lift(card)) => state.lift_by_action(face, card, ctx),
        (Frame::Diplomacy, Choice::Nation(nation)) => state.advance(nation, Because::Die, ctx),
        (Frame::Recruit(_), Choice::Done) => {}
        (Frame::Recruit(first), Choice::Recruit(figure, at)) => {
            state.recruit(figure, at, ctx);
            let elite = matches!(
                figure,
                crate::figures::Figure::Unit(_, crate::figures::Rank::Elite)
            );
            if first.is_none() && !elite {
                state.frames.push(Frame::Recruit(Some(at)));
            }
        }
        (Frame::Place(who), Choice::To(at)) => state.bring(who, at, ctx),
        (frame, choice) => super::unchecked(&frame, choice),
    }
}

/// A card goes face down from a hand.
pub(super) fn discard(state: &mut State, seat: table::Seat, card: Card, ctx: &mut Ctx<'_>) {
    state.cards.hands[seat.index()].remove(card);
    state.cards.buried[seat.index()].add(card);
    let deck = card.deck();
    ctx.journal.tell_apart(
        table::SeatSet::only(seat),
        || Event::Discarded {
            seat,
            deck,
            card: Some(card),
        },
        || Event::Discarded {
            seat,
            deck,
            card: None,
        },
    );
}

/// A Ring changes a die, and goes over to the Shadow; from there it leaves the game.
fn use_ring(state: &mut State, n: u8, from: Face, to: Face, ctx: &mut Ctx<'_>) {
    let (side, _) = state.actor(n);
    state.spend_ring(side);
    state.dice[side as usize][from as usize] -= 1;
    if to == Face::Eye {
        state.hunt_box[Side::Shadow as usize] += 1;
    } else {
        state.dice[side as usize][to as usize] += 1;
    }
    ctx.tell(|| Event::RingUsed { side, from, to });
}
