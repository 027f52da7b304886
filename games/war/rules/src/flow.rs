//! Running on until somebody must decide: frames that act by themselves act, questions with one answer answer
//! themselves.

use table::Seat;

use crate::asking;
use crate::ctx::Ctx;
use crate::frame::Frame;
use crate::nation::Side;
use crate::state::State;

impl State {
    /// Runs on until somebody must decide, or the war is over.
    pub fn run(&mut self, ctx: &mut Ctx<'_>) {
        loop {
            if self.over.is_some() {
                self.frames.clear();
                return;
            }
            let Some(frame) = self.frames.last().copied() else {
                unreachable!("the turn never ends but with the war");
            };
            if self.asked(&frame).is_some() {
                if !asking::moot(self, &frame, ctx) {
                    return;
                }
            } else {
                self.frames.pop();
                self.step(frame, ctx);
            }
        }
    }

    fn step(&mut self, frame: Frame, ctx: &mut Ctx<'_>) {
        match frame {
            Frame::Phase(phase) => self.phase(phase, ctx),
            Frame::EndAction => self.end_action(ctx),
            Frame::EndCard => self.end_card(),
            Frame::Effect(card, index) => self.effect(card, index, ctx),
            Frame::Battle(step) => self.battle_step(step, ctx),
            Frame::Hunt(step) => self.hunt_step(step, ctx),
            Frame::Restore(side) => self.deciding[side as usize] = self.leading[side as usize],
            question => unreachable!("{question:?} asks"),
        }
    }

    /// Who is asked by a frame; nobody, when it acts by itself.
    pub fn asked(&self, frame: &Frame) -> Option<Seat> {
        let side = match *frame {
            Frame::Phase(_)
            | Frame::EndAction
            | Frame::EndCard
            | Frame::Effect(..)
            | Frame::Battle(_)
            | Frame::Hunt(_)
            | Frame::Restore(_) => return None,
            Frame::HandLimit(seat) | Frame::TurnDraw(seat) | Frame::Mix { seat, .. } => return Some(seat),
            Frame::Swap { side, second } => {
                let leader = self.leading[side as usize];
                return Some(if second { leader } else { self.partner(leader) });
            }
            Frame::Trim(at, side, removed) => return Some(self.trimmer(at, side, removed)),
            // The leading player bears what the Hunt brings.
            Frame::Guide
            | Frame::Land { .. }
            | Frame::Staff
            | Frame::HuntCard
            | Frame::HuntGuide
            | Frame::HuntBear
            | Frame::RevealAt => return Some(self.leading[Side::Free as usize]),
            Frame::Actions(n) | Frame::AfterRing(n) => return Some(self.actor(n).1),
            Frame::Declare
            | Frame::EnterMordor
            | Frame::Companions { .. }
            | Frame::Separate { .. }
            | Frame::WhiteRider
            | Frame::Wisdom(_) => Side::Free,
            Frame::Allocate
            | Frame::Minions { .. }
            | Frame::FlyTo { .. }
            | Frame::Crebain
            | Frame::Balrog { .. }
            | Frame::Sorrow
            | Frame::Sorcery(_)
            | Frame::Palantir
            | Frame::Rout(_)
            | Frame::Price { .. } => Side::Shadow,
            Frame::UseDie(_)
            | Frame::March { .. }
            | Frame::MarchTo { .. }
            | Frame::Journey { .. }
            | Frame::Trek { .. }
            | Frame::Pick { .. }
            | Frame::Attack { .. }
            | Frame::AttackAt { .. }
            | Frame::Diplomacy
            | Frame::Recruit(_)
            | Frame::Levy { .. }
            | Frame::Share { .. } => self.acting(),
            Frame::Place(who) => who.side(),
            Frame::CombatCard(side) | Frame::Hits { side, .. } | Frame::HitsAt { side, .. } => side,
            Frame::Withdraw | Frame::Retreat { .. } => self.battle().defender(),
            Frame::Cease | Frame::Press => self.battle().attacker,
            Frame::CombatChoice(card) => card.side(),
            Frame::EventChoice(card, index) => self.event_chooser(card, index),
        };
        Some(self.decider(side))
    }

    /// The question that is open.
    pub fn question(&self) -> Option<&Frame> {
        self.frames.last()
    }
}
