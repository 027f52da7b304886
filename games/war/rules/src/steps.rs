//! What acts by itself as soon as what lies above it is done.

use serde::{Deserialize, Serialize};
use table::flow::Step;

use crate::card::Card;
use crate::ctx::Ctx;
use crate::frame::{BattleStep, EndAction, EndCard, HuntStep, Phase};
use crate::nation::Side;
use crate::rules::War;
use crate::state::State;

/// The next effect of a card: its place in the list.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct NextEffect(pub Card, pub u8);

/// Whoever decides for a side is the leading player again.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Restore(pub Side);

impl Step<War> for Phase {
    fn act(self, state: &mut State, ctx: &mut Ctx<'_>) {
        state.phase(self, ctx);
    }
}

impl Step<War> for EndAction {
    fn act(self, state: &mut State, ctx: &mut Ctx<'_>) {
        state.end_action(ctx);
    }
}

impl Step<War> for EndCard {
    fn act(self, state: &mut State, _: &mut Ctx<'_>) {
        state.end_card();
    }
}

impl Step<War> for NextEffect {
    fn act(self, state: &mut State, ctx: &mut Ctx<'_>) {
        state.effect(self.0, self.1, ctx);
    }
}

impl Step<War> for BattleStep {
    fn act(self, state: &mut State, ctx: &mut Ctx<'_>) {
        state.battle_step(self, ctx);
    }
}

impl Step<War> for HuntStep {
    fn act(self, state: &mut State, ctx: &mut Ctx<'_>) {
        state.hunt_step(self, ctx);
    }
}

impl Step<War> for Restore {
    fn act(self, state: &mut State, _: &mut Ctx<'_>) {
        state.deciding[self.0] = state.leading[self.0];
    }
}
