//! The ways in which a game of hidden hands can be broken.

use std::sync::atomic::{AtomicU32, Ordering};

use serde::{Deserialize, Serialize};

pub const SOUND: u8 = 0;
/// The window opens only for who holds a trap.
pub const WINDOW_TELLS: u8 = 1;
/// All are told an answer before the last is in.
pub const ANSWER_TELLS: u8 = 2;
/// The last answer turns the others up, and the step can be taken back.
pub const ANSWERS_UNMARKED: u8 = 3;
/// Everybody reads which card was drawn.
pub const DRAW_TELLS: u8 = 4;
/// Everybody reads which of the pile was drawn: the pile is in order.
pub const LOT_TELLS: u8 = 5;
/// A card is drawn, and nobody is said to have seen it.
pub const DRAW_UNMARKED: u8 = 6;
/// A draw with a roll pays a point from the player with a trap.
pub const DRAW_PAYS: u8 = 7;
/// A partner sees the hand, and the draw is not said to reveal anything to it.
pub const PARTNER_FORGOTTEN: u8 = 8;
/// Watchers see the first hand.
pub const WATCHER_SEES: u8 = 9;
/// Watchers read what was drawn, and no seat does that may not.
pub const WATCHER_READS: u8 = 10;
/// A refusal reveals the pile.
pub const REFUSAL_TELLS: u8 = 11;
/// The seats asked depend on the player with a trap.
pub const ASKS_TELL: u8 = 12;
/// The winner depends on a card that nobody has seen.
pub const OUTCOME_TELLS: u8 = 13;
/// Imagining depends on more than its stream.
pub const IMAGINE_WAVERS: u8 = 14;
/// Imagining leaves now and then the pile as it truly is.
pub const IMAGINE_PEEKS: u8 = 15;
/// Cards get lost in imagination.
pub const IMAGINE_LOSES: u8 = 16;
/// An imagined state cannot be played on.
pub const IMAGINE_STICKS: u8 = 17;
/// An imagined game stops.
pub const IMAGINE_STOPS: u8 = 18;
/// The hand of everybody is imagined anew, also one's own.
pub const IMAGINE_FORGETS: u8 = 19;
/// A counter outside the state takes part.
pub const COUNTS: u8 = 20;
/// Something that counts is neither kept nor compared.
pub const SAVING_HIDES: u8 = 21;
/// States that are equal have different fingerprints.
pub const HASH_WAVERS: u8 = 22;
/// Reveals only when somebody listens.
pub const REVEALS_UNHEARD: u8 = 23;
/// A dig can be taken back only where nobody holds a trap.
pub const TAKE_BACK_TELLS: u8 = 24;

/// A card that no sound game has.
pub const BLANK: u8 = 255;

/// A card that only imagined states have: it is blank once it is drawn.
pub const DREAMT: Loose = Loose(u32::MAX);

static COUNTER: AtomicU32 = AtomicU32::new(0);

/// Another number each time.
pub fn count() -> u32 {
    COUNTER.fetch_add(1, Ordering::Relaxed)
}

/// A number that no comparison looks at.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct Loose(pub u32);

impl PartialEq for Loose {
    fn eq(&self, _other: &Self) -> bool {
        true
    }
}
