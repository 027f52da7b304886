//! The view of an observer. No information is hidden in this game, so all see the same.

use serde::Serialize;
use table::{BySeat, Observer, Seat, SeatSet};

use crate::dice::{Colour, Symbol};
use crate::hobbit::Hobbit;
use crate::location::{Location, whom};
use crate::nazgul_route::{NazgulRoute, SquareBox};
use crate::questions::Phase;
use crate::results::Tally;
use crate::sheet::Sheet;
use crate::state::{Roll, State};

/// The table as it stands.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// Is it the advanced game, in which locations have effects?
    pub advanced: bool,
    /// The printed sheet that all play on.
    pub sheet: Sheet,
    /// Each player's own sheet.
    pub seats: BySeat<PlayerView>,
    /// The first player: rounds end before this seat.
    pub first: Seat,
    /// The active player.
    pub active: Seat,
    /// The round, from 1.
    pub round: u16,
    /// The location on which the active player began the turn, in the advanced game.
    pub location: Option<Location>,
    /// The step the table waits for.
    pub step: Awaited,
    /// The five dice, in the order of [`Colour::ALL`].
    pub dice: [DieView; 5],
    /// Has this roll been repeated already, at Rohan?
    pub repeated: bool,
    /// The sums of the dice set aside so far; `None` before any die is aside.
    pub tally: Option<Tally>,
    /// Results that still wait to be applied.
    pub pending: Option<PendingView>,
    /// The winners, once the game is over (empty when all were eliminated).
    pub winners: Option<SeatSet>,
}

/// One player's sheet.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlayerView {
    /// The player's hobbit, once taken.
    pub hobbit: Option<Hobbit>,
    /// The last round box marked: 0 is Bag End, [`Sheet::mordor`] is Mordor.
    pub bearer: u8,
    /// The square boxes.
    pub nazgul: NazgulRoute,
    /// Marks left on the Nazgûl route before elimination.
    pub marks_left: u32,
    /// Out of the game?
    pub eliminated: bool,
    /// Has the bearer reached Mordor?
    pub arrived: bool,
}

/// The step the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Awaited {
    /// A player takes a hobbit.
    TakeHobbit,
    /// The active player rolls all five dice.
    FirstRoll,
    /// The active player sets dice aside from the roll.
    SetAside,
    /// The active player applies results.
    Apply,
    /// Nothing: the game is over.
    Over,
}

impl Phase {
    /// The step the table waits for.
    pub const fn step(&self) -> Awaited {
        match self {
            Self::WhichHobbit => Awaited::TakeHobbit,
            Self::RollAll(_) => Awaited::FirstRoll,
            Self::WhichDice(_) => Awaited::SetAside,
            Self::WhichResult(_) | Self::HowFar(_) => Awaited::Apply,
            Self::Over(_) => Awaited::Over,
        }
    }
}

/// One die.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct DieView {
    pub colour: Colour,
    /// The face shown; `None` before it was rolled this turn.
    pub symbol: Option<Symbol>,
    pub place: DiePlace,
}

/// The place of a die.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum DiePlace {
    /// The cup: not rolled yet.
    Cup,
    /// Rolled, not set aside.
    Rolled,
    /// Set aside from this roll: may still be taken back.
    Chosen,
    /// Set aside from an earlier roll of the turn.
    Aside,
    /// Left over when the White Tree ended the rolling: does not count.
    Unused,
}

/// Results that wait to be applied.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PendingView {
    /// Gandalfs that can still divide a box.
    pub gandalfs: u8,
    /// Nazgûl dice not yet applied, and the player each will hit (none at Gondor).
    pub nazgul: Vec<(Colour, Option<Seat>)>,
    /// Rings that count and are still to be marked.
    pub rings: u8,
}

impl View {
    /// The player whose seat an observer holds.
    pub fn own(&self, observer: Observer) -> Option<Seat> {
        match observer {
            Observer::Seat(seat) => Some(seat),
            Observer::Watcher | Observer::Afterwards => None,
        }
    }

    /// The player whom a Nazgûl on this die marks in this turn, if anybody.
    pub fn hit_by(&self, die: Colour) -> Option<Seat> {
        let has = |player: &PlayerView| player.hobbit == die.hobbit() && !player.eliminated;
        let owner = die.hobbit().and_then(|_| self.seats.iter().find(|(_, player)| has(player)));
        whom(self.active, owner.map(|(seat, _)| seat), self.location)
    }

    /// The Nazgûl set aside in this turn that are still to mark a box of this player.
    pub fn nazgul_to_come(&self, seat: Seat) -> u32 {
        if let Some(pending) = &self.pending {
            return pending.nazgul.iter().filter(|(_, hit)| *hit == Some(seat)).count() as u32;
        }
        let aside = |die: &&DieView| matches!(die.place, DiePlace::Chosen | DiePlace::Aside);
        let nazgul = self.dice.iter().filter(aside).filter(|die| die.symbol == Some(Symbol::Nazgul));
        nazgul.filter(|die| self.hit_by(die.colour) == Some(seat)).count() as u32
    }

    /// The marks that this player can still take once the Gandalfs set aside in this turn have divided what they can.
    pub fn marks_to_spare(&self, seat: Seat) -> u32 {
        let player = &self.seats[seat];
        if seat != self.active {
            return player.marks_left;
        }
        let aside = self.tally.as_ref().map_or(0, Tally::counted_gandalfs);
        let gandalfs = self.pending.as_ref().map_or(aside, |pending| pending.gandalfs);
        let free = player.nazgul.boxes().filter(|square| *square == SquareBox::Empty).count() as u32;
        player.marks_left + free.min(u32::from(gandalfs))
    }
}

impl View {
    /// The view of a state.
    pub fn of(state: &State) -> Self {
        let phase = &state.phase;
        let (roll, results) = (phase.roll().copied(), phase.results());
        Self {
            advanced: state.rules.advanced,
            sheet: state.sheet,
            seats: state.seats.map(|seat, player| PlayerView {
                hobbit: player.hobbit,
                bearer: player.bearer,
                nazgul: player.nazgul,
                marks_left: player.nazgul.marks_left(),
                eliminated: player.eliminated(),
                arrived: state.arrived(seat),
            }),
            first: state.first,
            active: state.active,
            round: state.round,
            location: phase.location(),
            step: phase.step(),
            dice: Colour::ALL.map(|colour| DieView {
                colour,
                symbol: roll.map(|roll| roll.face(colour)),
                place: roll.map_or(DiePlace::Cup, |roll| place(colour, &roll, results.is_some())),
            }),
            repeated: roll.is_some_and(|roll| roll.repeated),
            tally: roll.filter(|roll| !roll.set_aside().is_empty()).map(|roll| roll.tally()),
            pending: results.map(|results| PendingView {
                gandalfs: results.gandalfs,
                nazgul: results.nazgul.iter().map(|die| (die, state.hit_by(&results.roll, die))).collect(),
                rings: results.rings,
            }),
            winners: phase.winners(),
        }
    }
}

fn place(die: Colour, roll: &Roll, applying: bool) -> DiePlace {
    if roll.aside.has(die) || applying && roll.chosen.has(die) {
        DiePlace::Aside
    } else if applying {
        DiePlace::Unused
    } else if roll.chosen.has(die) {
        DiePlace::Chosen
    } else {
        DiePlace::Rolled
    }
}
