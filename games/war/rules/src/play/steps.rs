//! The steps that act by themselves as soon as the frames above them are done.

use table::flow::Step;

use crate::War;
use crate::frame::Phase;
use crate::prelude::*;

/// The action is over: the die is laid aside, limits and cards on the table are checked.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct EndAction;

/// A card has been resolved.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct EndCard;

/// The next effect of a card: its place in the list.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct NextEffect(pub Card, pub u8);

/// The leading player decides for the side again.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Restore(pub Side);

/// Declares each step with its action.
macro_rules! steps {
    ($($step:ty => |$it:pat_param, $state:ident, $ctx:pat_param| $does:expr;)*) => {$(
        impl Step<War> for $step {
            fn act(self, $state: &mut State, $ctx: &mut Ctx<'_>) {
                let $it = self;
                $does;
            }
        }
    )*};
}

steps! {
    Phase => |phase, state, ctx| state.phase(phase, ctx);
    EndAction => |EndAction, state, ctx| state.end_action(ctx);
    EndCard => |EndCard, state, _| state.end_card();
    NextEffect => |NextEffect(card, place), state, ctx| state.effect(card, place, ctx);
    BattleStep => |step, state, ctx| state.battle_step(step, ctx);
    HuntStep => |step, state, ctx| state.hunt_step(step, ctx);
    Restore => |Restore(side), state, _| state.deciding[side] = state.leading[side];
}
