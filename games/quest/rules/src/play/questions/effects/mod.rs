//! Questions that cards ask.

pub mod any_character;
pub mod bring_minion;
pub mod choose;
pub mod command_minion;
pub mod cure;
pub mod discard_plot;
pub mod fight_minion;
pub mod find_plot;
pub mod level;
pub mod lose_character;
pub mod lose_item;
pub mod move_character;
pub mod pick_hero;
pub mod pick_place;
pub mod remove_monster;
pub mod shielded;
pub mod some;
pub mod train;
pub mod up_to;
pub mod wound;

use table::Seat;

use crate::doing::Do;
use crate::effect::{Decider, Effect, EffectOptions};
use crate::state::State;

/// The player who decides about an effect.
fn decider(state: &State, of: Do) -> Seat {
    let who = match state.pack.effect(of.op) {
        Effect::Choose(EffectOptions { who, .. })
        | Effect::May { who, .. }
        | Effect::UpTo { who, .. }
        | Effect::PickHero { who, .. }
        | Effect::At { who, .. }
        | Effect::Some { who, .. } => *who,
        _ => Decider::Heroes,
    };
    of.decides(who)
}
