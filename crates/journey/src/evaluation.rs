//! What the game knows of good and bad play. Used by bots only, never by the rules.

use table::{Evaluate, Rng, Seat};

use crate::choice::Choice;
use crate::dice::{Colour, Symbol};
use crate::results::Tally;
use crate::rules::Journey;
use crate::state::{Phase, Roll, State};

/// Round boxes a sensible player advances in a turn, on average (measured with `habit` against itself).
const PACE: f64 = 1.6;
/// Nazgûl marks a player receives in a round, on average.
const PRESSURE: f64 = 1.3;
/// How steeply an advantage of one turn turns into winning.
const STEEPNESS: f64 = 0.9;

impl Evaluate for Journey {
    fn value(state: &State, seat: Seat) -> f64 {
        if let Phase::Over { winners, .. } = state.phase {
            return if winners.has(seat) {
                1.0 / winners.len() as f64
            } else {
                0.0
            };
        }
        let promise = |seat| promise(state, seat);
        let total = Seat::all(state.players()).map(promise).sum::<f64>();
        if total > 0.0 { promise(seat) / total } else { 0.0 }
    }

    fn habit(state: &State, seat: Seat, choices: &[Choice], rng: &mut Rng) -> usize {
        match &state.phase {
            // Who plays whom makes no difference that a habit could know of.
            Phase::TakeHobbit => table::pick(rng, choices.len()),
            Phase::SetAside(roll) => {
                let mood = Mood::of(state, roll, seat);
                best(choices, |choice| mood.urge(choice))
            }
            _ => best(choices, |choice| match choice {
                Choice::Settle => 100.0,
                Choice::Advance(boxes) => f64::from(boxes),
                _ => 0.0,
            }),
        }
    }
}

fn best(choices: &[Choice], urge: impl Fn(Choice) -> f64) -> usize {
    let mut best = (0, f64::MIN);
    for (index, choice) in choices.iter().enumerate() {
        let urge = urge(*choice);
        if urge > best.1 {
            best = (index, urge);
        }
    }
    best.0
}

/// How likely this player is to be the one who wins, not yet compared with the others.
fn promise(state: &State, seat: Seat) -> f64 {
    let player = &state.seats[seat];
    if player.eliminated() {
        return 0.0;
    }
    let (rings, marks) = expected(state, seat);
    let boxes = (f64::from(state.sheet.mordor()) - f64::from(player.bearer) - rings).max(0.0);
    let turns = boxes / PACE;
    let left = f64::from(player.nazgul.marks_left()) - marks;
    // Marks that can still be borne beyond what the road will bring.
    let margin = left - PRESSURE * turns;
    let survival = 1.0 / (1.0 + (-1.1 * margin - 0.6).exp());
    let alive = if left <= 0.0 { 0.02 } else { 1.0 };
    // Having more of the Nazgûl route left also decides ties in Mordor.
    (-STEEPNESS * turns + 0.03 * left).exp() * survival * alive
}

/// What the dice already set aside this turn will bring `seat`: round boxes, and Nazgûl marks less what
/// Gandalfs add to the road.
fn expected(state: &State, seat: Seat) -> (f64, f64) {
    let (roll, nazgul, gandalfs, rings) = match &state.phase {
        Phase::SetAside(roll) => {
            let tally = roll.tally();
            let aside = roll
                .set_aside()
                .iter()
                .filter(|die| roll.face(*die) == Symbol::Nazgul)
                .collect();
            (roll, aside, tally.counted_gandalfs(), tally.counted_rings())
        }
        Phase::Apply(results) | Phase::Advance(results) => {
            (&results.roll, results.nazgul, results.gandalfs, results.rings)
        }
        _ => return (0.0, 0.0),
    };
    let hits = nazgul
        .iter()
        .filter(|die| state.hit_by(roll, *die) == Some(seat))
        .count();
    if seat == state.active {
        (f64::from(rings), hits as f64 - f64::from(gandalfs))
    } else {
        (0.0, hits as f64)
    }
}

/// What a quick player keeps in mind while setting dice aside. The weights were climbed to by self-play.
struct Mood<'a> {
    state: &'a State,
    roll: &'a Roll,
    tally: Tally,
    /// What the Fellowship set aside is worth beyond the Orcs.
    slack: i16,
    /// How far the road is beyond what the Nazgûl route will bear.
    danger: f64,
}

impl<'a> Mood<'a> {
    fn of(state: &'a State, roll: &'a Roll, seat: Seat) -> Self {
        let tally = roll.tally();
        let worth = |count: u8, each: u8| i16::from(count) * i16::from(each);
        let slack = worth(tally.fellowship, tally.fellowship_worth) - worth(tally.orcs, tally.orc_worth);
        let player = &state.seats[seat];
        let boxes = f64::from(state.sheet.mordor() - player.bearer);
        let danger = 0.2 + 0.1 * boxes - 0.2 * f64::from(player.nazgul.marks_left());
        Self { state, roll, tally, slack, danger }
    }

    fn urge(&self, choice: Choice) -> f64 {
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
