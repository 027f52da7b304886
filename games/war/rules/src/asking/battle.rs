//! The questions of a battle.

use crate::card::Deck;
use crate::choice::Choice;
use crate::ctx::Ctx;
use crate::event::Event;
use crate::figures::Rank;
use crate::frame::{BattleStep, Frame};
use crate::nation::{Nation, Side};
use crate::state::{BattleEnd, State};
use crate::why::{Verdict, Why, unless};

pub(super) fn candidates(state: &State, frame: &Frame, offer: &mut dyn FnMut(Choice)) {
    match *frame {
        Frame::WhiteRider | Frame::Sorcery(_) => [Choice::Yes, Choice::No].into_iter().for_each(offer),
        Frame::Withdraw => [Choice::Withdraw, Choice::Fight].into_iter().for_each(offer),
        Frame::CombatCard(side) => {
            state.hand(side).iter().for_each(|card| offer(Choice::Card(card)));
            if side == Side::Shadow && state.cards.table.has(crate::cards::BALROG) {
                offer(Choice::Card(crate::cards::BALROG));
            }
            offer(Choice::No);
        }
        Frame::Hits { .. } | Frame::HitsAt { .. } => {
            if let Some(struck) = state.struck(frame) {
                state.each_loss(&struck, offer);
            }
        }
        Frame::Cease => [Choice::Fight, Choice::Cease].into_iter().for_each(offer),
        Frame::Retreat { ordered } => {
            if !ordered {
                offer(Choice::Fight);
            } else if state.objection_to_withdraw().is_ok() {
                offer(Choice::Withdraw);
            }
            state
                .battle()
                .at
                .near()
                .iter()
                .for_each(|to| offer(Choice::To(to)));
        }
        Frame::Press => {
            let battle = state.battle();
            let elites =
                |nation: &&Nation| battle.force.figures.units[nation.index()][Rank::Elite as usize] > 0;
            let nations = battle.attacker.nations().iter().filter(elites);
            nations.for_each(|nation| offer(Choice::Reduce(*nation)));
            offer(Choice::Cease);
        }
        Frame::CombatChoice(card) => state.each_combat_answer(card, offer),
        _ => {}
    }
}

pub(super) fn objection(state: &State, frame: &Frame, choice: Choice) -> Verdict {
    match (*frame, choice) {
        (Frame::WhiteRider | Frame::Sorcery(_), Choice::Yes | Choice::No) => Ok(()),
        (Frame::Withdraw, Choice::Withdraw | Choice::Fight) => Ok(()),
        (Frame::CombatCard(side), Choice::Card(card)) => state.objection_to_combat_card(side, card),
        (Frame::CombatCard(_), Choice::No) => Ok(()),
        (Frame::Hits { .. } | Frame::HitsAt { .. }, choice) => match state.struck(frame) {
            Some(struck) => state.objection_to_loss(&struck, choice),
            None => Err(Why::NOT_NOW),
        },
        (Frame::Cease, Choice::Fight | Choice::Cease) => Ok(()),
        (Frame::Retreat { ordered }, Choice::Fight) => unless(!ordered, Why::COMBAT_SAYS),
        (Frame::Retreat { ordered }, Choice::Withdraw) => {
            unless(ordered, Why::NOT_NOW)?;
            state.objection_to_withdraw()
        }
        (Frame::Retreat { .. }, Choice::To(to)) => {
            unless(state.battle().at.near().has(to), Why::RETREAT_NOT_ADJACENT)?;
            unless(state.retreats().has(to), Why::RETREAT_NOT_FREE)
        }
        (Frame::Press, Choice::Reduce(nation)) => state.objection_to_press(nation),
        (Frame::Press, Choice::Cease) => Ok(()),
        (Frame::CombatChoice(card), choice) => state.objection_to_combat_answer(card, choice),
        _ => Err(Why::NOT_NOW),
    }
}

pub(super) fn moot(state: &mut State, frame: &Frame, ctx: &mut Ctx<'_>) -> bool {
    let moot = match *frame {
        Frame::Hits { .. } | Frame::HitsAt { .. } => return state.settle_losses(frame, ctx),
        Frame::Retreat { ordered } => {
            let inside = ordered && state.objection_to_withdraw().is_ok();
            state.battle().end.is_some() || state.retreats().is_empty() && !inside
        }
        Frame::CombatCard(side) => {
            let balrog = side == Side::Shadow && state.cards.table.has(crate::cards::BALROG);
            let withdrawn = state.battle().end.is_some();
            withdrawn || state.combat_barred(side).is_some() || state.hand(side).is_empty() && !balrog
        }
        Frame::Press => {
            let mut nations = state.battle().attacker.nations().iter();
            let can = nations.any(|nation| state.objection_to_press(*nation).is_ok());
            if can {
                return false;
            }
            state.frames.pop();
            state.end_battle(BattleEnd::Ceased);
            return true;
        }
        Frame::Sorcery(deck) => state.deck(Side::Shadow, deck).is_empty(),
        Frame::CombatChoice(card) => state.combat_answer_is_moot(card),
        _ => false,
    };
    if moot {
        state.frames.pop();
    }
    moot
}

pub(super) fn answer(state: &mut State, frame: Frame, choice: Choice, ctx: &mut Ctx<'_>) {
    match (frame, choice) {
        (Frame::WhiteRider, Choice::Yes) => {
            state.battle_mut().white = true;
            ctx.tell(|| Event::WhiteRider);
        }
        (Frame::Sorcery(deck), Choice::Yes) => draw(state, deck, ctx),
        (Frame::Withdraw | Frame::Retreat { .. }, Choice::Withdraw) => {
            state.battle_mut().end = Some(BattleEnd::Withdrew);
            let battle = *state.battle();
            ctx.tell(|| Event::Withdrew {
                at: battle.at,
                side: battle.defender(),
            });
        }
        (Frame::CombatCard(side), Choice::Card(card)) => {
            let seat = state.decider(side);
            state.cards.hands[seat.index()].remove(card);
            state.cards.table.remove(card);
            let battle = state.battle_mut();
            battle.cards[side as usize] = Some(card);
            battle.chosen[side as usize] = true;
            ctx.tell(|| Event::CombatCardChosen {
                side,
                deck: Some(card.deck()),
            });
        }
        (Frame::CombatCard(side), Choice::No) => {
            state.battle_mut().chosen[side as usize] = true;
            ctx.tell(|| Event::CombatCardChosen { side, deck: None });
        }
        (Frame::Hits { left, .. } | Frame::HitsAt { left, .. }, choice) => {
            if let Some(struck) = state.struck(&frame) {
                let cost = state.take_loss(&struck, choice, ctx);
                state.frames.push(frame.with_hits(left - cost));
            }
        }
        (Frame::Cease, Choice::Fight) => state.go_on(),
        (Frame::Cease | Frame::Press, Choice::Cease) => state.end_battle(BattleEnd::Ceased),
        (Frame::Retreat { .. }, Choice::To(to)) => state.retreat(to, ctx),
        (Frame::Press, Choice::Reduce(nation)) => {
            let at = state.battle().from;
            state.reduce(nation, at, true, ctx);
            state.frames.push(Frame::Battle(BattleStep::Round));
        }
        (Frame::CombatChoice(card), choice) => state.answer_combat(card, choice, ctx),
        (_, Choice::No | Choice::Fight) => {}
        (frame, choice) => super::unchecked(&frame, choice),
    }
}

/// The Witch-king's sorcery: a card of the kind that was used.
fn draw(state: &mut State, deck: Deck, ctx: &mut Ctx<'_>) {
    let seat = state.decider(Side::Shadow);
    state.draw_card(seat, deck, ctx);
}
