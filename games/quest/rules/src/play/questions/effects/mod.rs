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

use crate::doing::Do;
use crate::effect::{Decider, EffectOptions};
use crate::prelude::*;

/// Adds to a question about an effect its card, the hero to whom the card speaks, and in `spoken` how: 1 where Sauron answers for a hero who
/// is not the reader, 2 where the card is a peril besides, 3 where a hero answers for a peril; 0 else. A peril may have the title of
/// another card.
fn about(state: &State, of: Do, message: Message) -> Message {
    let sauron = decider(state, of) == SAURON && of.seat != SAURON;
    let spoken = match (of.source, sauron) {
        (Source::Peril(_), true) => 2_u8,
        (Source::Peril(_), false) => 3,
        (Source::Shadow(_) | Source::Encounter(_) | Source::Quest(_), true) => 1,
        _ => 0,
    };
    of.source.about(message).with("hero", of.seat).with("spoken", spoken)
}

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
