//! The ways in which a game of hidden hands can be broken.

use std::sync::atomic::{AtomicU32, Ordering};

use serde::{Deserialize, Serialize};

pub const SOUND: u8 = 0;
/// The window opens only for who could use it.
pub const WINDOW_TELLS: u8 = 1;
/// Everybody reads which card was drawn.
pub const DRAW_TELLS: u8 = 2;
/// A card is drawn, and the step can be taken back.
pub const DRAW_UNMARKED: u8 = 3;
/// Watchers see the first hand.
pub const WATCHER_SEES: u8 = 4;
/// What is refused says what the others hold.
pub const REFUSAL_TELLS: u8 = 5;
/// Who is asked depends on who holds a trap.
pub const ASKS_TELL: u8 = 6;
/// Who has won depends on what nobody has seen.
pub const OUTCOME_TELLS: u8 = 7;
/// Imagining depends on more than its stream.
pub const IMAGINE_WAVERS: u8 = 8;
/// Cards get lost in imagination.
pub const IMAGINE_LOSES: u8 = 9;
/// What is imagined cannot be played on.
pub const IMAGINE_STICKS: u8 = 10;
/// What is imagined stops.
pub const IMAGINE_STOPS: u8 = 11;
/// A counter outside the state takes part.
pub const COUNTS: u8 = 12;
/// Something that counts is neither kept nor compared.
pub const SAVING_HIDES: u8 = 13;
/// States that are equal have different fingerprints.
pub const HASH_WAVERS: u8 = 14;
/// Reveals only when somebody listens.
pub const REVEALS_UNHEARD: u8 = 15;
/// The hand of everybody is imagined anew, also one's own.
pub const IMAGINE_FORGETS: u8 = 16;

/// A card that no sound game has.
pub const BLANK: u8 = 255;

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
