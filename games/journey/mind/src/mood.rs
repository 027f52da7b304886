//! The habit of setting dice aside: the choice of a quick, sensible player.

use table::Seat;

use journey::choice::Choice;
use journey::dice::{Colour, Symbol};
use journey::results::Tally;
use journey::state::{Roll, State};

/// The number of boxes before every rival at which one need not hurry.
const SAFE: u8 = 4;

/// The memory of a quick player while setting dice aside. The weights were climbed to by self-play.
pub(super) struct Mood<'a> {
    state: &'a State,
    roll: &'a Roll,
    tally: Tally,
    /// The Fellowship symbols set aside beyond the Orcs, in worth.
    slack: i16,
    /// Is no rival left who could come first? Then to survive is all.
    safe: bool,
    /// The length of the road beyond what the Nazgûl route will bear.
    danger: f64,
}

impl<'a> Mood<'a> {
    pub(super) fn of(state: &'a State, roll: &'a Roll, seat: Seat) -> Self {
        let tally = roll.tally();
        let worth = |count: u8, each: u8| i16::from(count) * i16::from(each);
        let slack = worth(tally.fellowship, tally.fellowship_worth) - worth(tally.orcs, tally.orc_worth);
        let player = &state.seats[seat];
        let boxes = f64::from(state.sheet.mordor() - player.bearer);
        let danger = 0.2 + 0.1 * boxes - 0.2 * f64::from(player.nazgul.marks_left());
        let live = state.seats.iter().filter(|(other, player)| *other != seat && !player.eliminated());
        let safe =
            live.map(|(_, rival)| rival.bearer).max().is_none_or(|first| first + SAFE <= player.bearer);
        Self { state, roll, tally, slack, safe, danger }
    }

    pub(super) fn urge(&self, choice: Choice) -> f64 {
        match choice {
            Choice::Set(die) => self.urge_to_set_aside(die),
            Choice::Stop => 0.5,
            // To roll is better than to set aside what one does not want.
            Choice::Roll => 0.06 * self.roll.left().len() as f64,
            Choice::Repeat => {
                let bad = |die: &Colour| matches!(self.roll.face(*die), Symbol::Orc | Symbol::Nazgul);
                self.roll.left().iter().filter(bad).count() as f64 - 1.9
            }
            _ => 0.0,
        }
    }

    /// The symbol that a die shows.
    pub(super) fn face(&self, die: Colour) -> Symbol {
        self.roll.face(die)
    }

    /// The urge to set a Nazgûl aside, or any other, of whoever does not look whom it hits.
    pub(super) fn urge_for_any_nazgul(&self) -> f64 {
        let due = !self.roll.shows(self.roll.chosen, Symbol::Nazgul);
        if due { 20.0 } else { 0.0 }
    }

    fn urge_to_set_aside(&self, die: Colour) -> f64 {
        let rival = self.state.hit_by(self.roll, die).filter(|seat| *seat != self.state.active);
        let dice = self.roll.left().len() as f64;
        // A die that can bring a Nazgûl upon a rival is better rolled again.
        let die_itself = match (die, rival) {
            (Colour::Black, _) => 0.4,
            (_, Some(_)) => -0.7,
            (_, None) => 0.0,
        };
        let symbol = match self.roll.face(die) {
            Symbol::Nazgul => return self.urge_for_nazgul(die, rival, die_itself),
            Symbol::WhiteTree => return 1.14 * f64::from(self.tally.counted_rings()) - 1.5 - 0.4 * dice,
            Symbol::Ring => 2.3,
            Symbol::Gandalf if self.tally.gandalf_void => -1.0,
            Symbol::Gandalf if self.safe => 2.2 + 1.8 * self.danger,
            Symbol::Gandalf => 0.5 + 1.8 * self.danger,
            Symbol::Fellowship if self.slack < 0 => 2.0,
            Symbol::Fellowship => -2.8 + 0.66 * dice,
            Symbol::Orc if self.slack >= i16::from(self.tally.orc_worth) => -2.2,
            Symbol::Orc if self.tally.rings == 0 || self.slack < 0 => -1.4,
            Symbol::Orc => -2.9,
        };
        symbol + die_itself
    }

    /// One Nazgûl must be taken: at a rival, best at the one who is nearest to Mordor.
    fn urge_for_nazgul(&self, die: Colour, rival: Option<Seat>, die_itself: f64) -> f64 {
        let urge = match (rival, self.state.hit_by(self.roll, die)) {
            (Some(rival), _) => 0.8 + 0.02 * f64::from(self.state.seats[rival].bearer),
            (None, Some(_)) => -1.0 - 0.9 * self.danger.max(0.0),
            (None, None) => 0.0,
        };
        let due = !self.roll.shows(self.roll.chosen, Symbol::Nazgul);
        if due { 20.0 + urge } else { urge + die_itself }
    }
}
