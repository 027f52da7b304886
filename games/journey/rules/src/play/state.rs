//! The whole truth about a game at one moment.

use serde::{Deserialize, Serialize};
use table::{BySeat, Seat};

use crate::dice::{Colour, DiceSet, Symbol};
use crate::hobbit::Hobbit;
use crate::location::Location;
use crate::nazgul_route::NazgulRoute;
use crate::questions::Phase;
use crate::results::Tally;
use crate::sheet::Sheet;

/// The options a table agreed on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rules {
    /// Have locations their effects? (VAM-7)
    pub advanced: bool,
    /// May a player mark or divide less than the dice allow? (VAM-A12)
    pub voluntary: bool,
    /// Does a half box count as half of one in the tie-break? (VAM-A5)
    pub half_boxes: bool,
}

/// One player and their sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Player {
    /// The player's hobbit, once taken.
    pub hobbit: Option<Hobbit>,
    /// The last round box marked; 0 is Bag End.
    pub bearer: u8,
    /// The square boxes.
    pub nazgul: NazgulRoute,
}

impl Player {
    /// A player with a fresh sheet.
    pub const fn fresh(hobbit: Option<Hobbit>, sheet: &Sheet) -> Self {
        Self { hobbit, bearer: 0, nazgul: NazgulRoute::new(sheet.nazgul_boxes()) }
    }

    /// Out of the game? (VAM-5.1)
    pub const fn eliminated(&self) -> bool {
        self.nazgul.complete()
    }
}

/// The dice during a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Roll {
    /// The location where the turn began, if it has an effect (VAM-7.0).
    pub location: Option<Location>,
    /// The face of each die, in the order of [`Colour::ALL`].
    pub faces: [Symbol; 5],
    /// Set aside from earlier rolls.
    pub aside: DiceSet,
    pub rolled: DiceSet,
    /// The dice of this roll chosen to be set aside.
    pub chosen: DiceSet,
    /// Was this roll repeated already? (VAM-7.4)
    pub repeated: bool,
}

impl Roll {
    /// The face of a die.
    pub const fn face(&self, die: Colour) -> Symbol {
        self.faces[die as usize]
    }

    /// All dice set aside this turn.
    pub fn set_aside(&self) -> DiceSet {
        self.aside.or(self.chosen)
    }

    /// The dice of this roll that are not set aside.
    pub fn left(&self) -> DiceSet {
        self.rolled.minus(self.chosen)
    }

    /// The dice that show this symbol, wherever they lie.
    #[inline]
    pub fn showing(&self, symbol: Symbol) -> DiceSet {
        // No branches: the faces cannot be foreseen.
        let bit = |die: usize| u8::from(self.faces[die] == symbol) << die;
        DiceSet::of_bits((0..self.faces.len()).fold(0, |bits, die| bits | bit(die)))
    }

    /// Does any of these dice show this symbol?
    #[inline]
    pub fn shows(&self, dice: DiceSet, symbol: Symbol) -> bool {
        dice.meets(self.showing(symbol))
    }

    /// The dice that may be set aside now: of different symbols from one roll; at Rivendell of any (VAM-2.2, VAM-7.1).
    #[inline]
    pub fn free(&self) -> DiceSet {
        if self.location == Some(Location::Rivendell) {
            return self.left();
        }
        let same = |die| self.showing(self.face(die));
        let taken = self.chosen.iter().map(same).fold(DiceSet::EMPTY, DiceSet::or);
        self.left().minus(taken)
    }

    /// Is a Nazgûl still to be set aside from this roll? (VAM-2.3)
    pub(crate) fn owes_nazgul(&self) -> bool {
        let nazgul = self.showing(Symbol::Nazgul);
        self.rolled.meets(nazgul) && !self.chosen.meets(nazgul)
    }

    /// The sums of the dice set aside.
    pub fn tally(&self) -> Tally {
        Tally::of(self.set_aside().iter().map(|die| self.face(die)), self.location)
    }
}

/// Results that wait to be applied.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Results {
    /// The dice as the rolling left them.
    pub roll: Roll,
    /// Gandalfs that can still divide a box.
    pub gandalfs: u8,
    /// Nazgûl dice still to be applied.
    pub nazgul: DiceSet,
    /// Rings that count and are still to be marked.
    pub rings: u8,
}

/// The whole truth about a game at one moment.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    /// The printed sheet.
    pub sheet: Sheet,
    /// The options of this table.
    pub rules: Rules,
    pub seats: BySeat<Player>,
    /// The first player: every round begins with this seat (VAM-A8).
    pub first: Seat,
    /// The player who must decide.
    pub active: Seat,
    /// The round, from 1.
    pub round: u16,
    /// The question that is open.
    pub phase: Phase,
}

impl State {
    /// The number of players.
    pub fn players(&self) -> usize {
        self.seats.players()
    }

    /// Is this player in Mordor, and still in the game? (VAM-5.2, VAM-6.2)
    pub fn arrived(&self, seat: Seat) -> bool {
        let player = &self.seats[seat];
        player.bearer == self.sheet.mordor() && !player.eliminated()
    }

    /// The seat that plays this hobbit, eliminated or not.
    pub fn seat_of(&self, hobbit: Hobbit) -> Option<Seat> {
        self.seats.iter().find(|(_, player)| player.hobbit == Some(hobbit)).map(|(seat, _)| seat)
    }
}
