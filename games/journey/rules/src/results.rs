//! The sums of the dice set aside: the arithmetic of a turn (VAM-4.1 to VAM-4.3, VAM-7).

use serde::{Deserialize, Serialize};

use crate::dice::Symbol;
use crate::location::Location;

/// The sum of the dice set aside, with every factor, so that the table can show how it comes about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tally {
    /// Rings set aside.
    pub rings: u8,
    /// Orcs set aside.
    pub orcs: u8,
    /// Worth of each Orc: 2 at Helm's Deep, else 1.
    pub orc_worth: u8,
    /// Members of the Fellowship set aside.
    pub fellowship: u8,
    /// Worth of each Fellowship symbol: 2 in Lothlórien, else 1.
    pub fellowship_worth: u8,
    /// Rings not counted at Shelob's Lair: 1, else 0.
    pub lost: u8,
    /// Gandalfs set aside.
    pub gandalfs: u8,
    /// Has Gandalf no effect (Moria)?
    pub gandalf_void: bool,
    /// Nazgûl set aside, of any colour.
    pub nazgul: u8,
}

impl Tally {
    /// Counts the symbols set aside in a turn begun at `location`.
    pub fn of(symbols: impl IntoIterator<Item = Symbol>, location: Option<Location>) -> Self {
        let mut count = [0_u8; Symbol::ALL.len()];
        for symbol in symbols {
            count[symbol as usize] += 1;
        }
        let at = |place| location == Some(place);
        Self {
            rings: count[Symbol::Ring as usize],
            orcs: count[Symbol::Orc as usize],
            orc_worth: 1 + u8::from(at(Location::HelmsDeep)),
            fellowship: count[Symbol::Fellowship as usize],
            fellowship_worth: 1 + u8::from(at(Location::Lothlorien)),
            lost: u8::from(at(Location::ShelobsLair)),
            gandalfs: count[Symbol::Gandalf as usize],
            gandalf_void: at(Location::Moria),
            nazgul: count[Symbol::Nazgul as usize],
        }
    }

    /// Are all Orcs repelled? (VAM-4.3)
    pub const fn repelled(&self) -> bool {
        self.orcs * self.orc_worth <= self.fellowship * self.fellowship_worth
    }

    /// Rings that count: all, or none if an Orc is left (VAM-4.2), less what Shelob takes (VAM-7.8).
    pub const fn counted_rings(&self) -> u8 {
        if self.repelled() { self.rings.saturating_sub(self.lost) } else { 0 }
    }

    /// Gandalfs that count: none in Moria (VAM-7.2).
    pub const fn counted_gandalfs(&self) -> u8 {
        if self.gandalf_void { 0 } else { self.gandalfs }
    }
}
