//! The value of a position for a player.
//!
//! A player who survives the road wins the race, or does not; one who does not survive wins nothing:
//! so the chance of `i` is that it survives, and of every other `j` that it does not or comes later. The
//! numbers were fitted to the outcomes of games that the bots played against themselves.

use bots::Aspect;
use table::{BySeat, Seat};

use journey::dice::Symbol;
use journey::location::Location;
use journey::state::State;
use journey::view::Awaited;

/// Turns a round box takes, and turns that any road takes besides.
const BOX: f64 = 1.00;
const START: f64 = 1.89;
/// Two boxes before Mordor one good turn may be enough.
const NEARLY_THERE: f64 = -0.85;
/// Weight of the marks that can still be borne against the turns left on the road, for survival.
const SURVIVAL: f64 = -1.97;
const MARK: f64 = 2.20;
const TURN: f64 = 0.72;
/// Weight of fewer turns and, in ties, of more marks left, for winning the race.
const LEAD: f64 = 2.44;
const SPARE: f64 = 0.53;
/// Worth, in turns, of moving after the others in this round.
const TO_MOVE: f64 = 2.49;
/// A player in Mordor is nearly safe.
const IN_MORDOR: f64 = 0.97;

/// The road before one player.
#[derive(Clone, Copy)]
struct Road {
    survives: f64,
    turns: f64,
    /// Turns, counting the one still owed to it in this round.
    due: f64,
    marks: f64,
}

/// The probability that `seat` wins.
pub(super) fn chance_to_win(state: &State, seat: Seat) -> f64 {
    let roads = BySeat::new(state.players(), |seat| road(state, seat));
    let mine = roads[seat];
    let others = roads.iter().filter(|(other, _)| *other != seat).map(|(_, road)| road);
    others.fold(mine.survives, |chance, other| {
        chance * (1.0 - other.survives + other.survives * wins_race(mine, other))
    })
}

fn logistic(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
}

fn wins_race(mine: Road, other: &Road) -> f64 {
    let lead = LEAD * (other.due - mine.due) + SPARE * (mine.marks - other.marks);
    // The longer the roads, the less a lead decides.
    logistic(lead / (mine.turns + other.turns + 0.01).sqrt())
}

fn road(state: &State, seat: Seat) -> Road {
    let player = &state.seats[seat];
    if player.eliminated() {
        return Road { survives: 0.0, turns: 0.0, due: 0.0, marks: 0.0 };
    }
    let promised = promised(state, seat);
    let at = state.sheet.mordor().min(player.bearer + promised.rings);
    let marks = f64::from(player.nazgul.marks_left()) - promised.marks;
    let boxes = f64::from(state.sheet.mordor() - at);
    let turns = if boxes > 0.0 {
        (BOX * boxes + START + stay(state, at) + if boxes == 2.0 { NEARLY_THERE } else { 0.0 }).max(0.05)
    } else {
        0.0
    };
    let survives = match (marks > 0.0, boxes > 0.0) {
        (false, _) => 0.02,
        (true, false) => IN_MORDOR,
        (true, true) => logistic((SURVIVAL + MARK * marks - TURN * turns) / (turns + 0.01).sqrt()),
    };
    let due = if has_moved(state, seat) { turns + TO_MOVE } else { turns };
    Road { survives, turns, due, marks }
}

/// Turns that the effect of the location at a box costs, or saves (VAM-7).
fn stay(state: &State, at: u8) -> f64 {
    match state.sheet.location(at).filter(|_| state.rules.advanced) {
        Some(Location::Rivendell) => -0.19,
        Some(Location::Moria) => 0.39,
        Some(Location::Lothlorien) => -0.10,
        Some(Location::Rohan) => -0.23,
        Some(Location::HelmsDeep) => 0.00,
        Some(Location::Gondor) => -0.56,
        Some(Location::MinasTirith) => 0.02,
        Some(Location::ShelobsLair) => 0.14,
        None => 0.0,
    }
}

/// Has this seat had its turn in this round? One whose dice lie on the table has.
fn has_moved(state: &State, seat: Seat) -> bool {
    let players = state.players();
    let place = |seat: Seat| (seat.index() + players - state.first.index()) % players;
    let rolling = !matches!(state.phase.step(), Awaited::FirstRoll | Awaited::TakeHobbit);
    place(seat) < place(state.active) || (seat == state.active && rolling)
}

/// The gain promised by the dice set aside this turn.
struct Promised {
    rings: u8,
    /// Nazgûl marks, less what Gandalfs add to the road.
    marks: f64,
}

fn promised(state: &State, seat: Seat) -> Promised {
    let (roll, nazgul, gandalfs, rings) = match (state.phase.rolling(), state.phase.results()) {
        (Some(roll), _) => {
            let tally = roll.tally();
            let nazgul = roll.set_aside().iter().filter(|die| roll.face(*die) == Symbol::Nazgul).collect();
            (roll, nazgul, tally.counted_gandalfs(), tally.counted_rings())
        }
        (None, Some(results)) => (&results.roll, results.nazgul, results.gandalfs, results.rings),
        (None, None) => return Promised { rings: 0, marks: 0.0 },
    };
    let hits = nazgul.iter().filter(|die| state.hit_by(roll, *die) == Some(seat)).count() as f64;
    if seat == state.active {
        Promised { rings, marks: hits - f64::from(gandalfs) }
    } else {
        Promised { rings: 0, marks: hits }
    }
}

/// The advantages of a position for `seat`, in words: rough shares of the chance to win.
pub(super) fn aspects(state: &State, seat: Seat, out: &mut Vec<Aspect>) {
    let own = road(state, seat);
    let alive = f64::from(u8::from(!state.seats[seat].eliminated()));
    let rivals = state.seats.iter().map(|(seat, _)| seat).filter(|other| *other != seat);
    let rivals = rivals.map(|other| (other, road(state, other))).collect::<Vec<_>>();
    let mean =
        |of: &dyn Fn(&(Seat, Road)) -> f64| rivals.iter().map(of).sum::<f64>() / rivals.len().max(1) as f64;
    let fallen = |(rival, _): &(Seat, Road)| f64::from(u8::from(state.seats[*rival].eliminated()));
    out.extend([
        Aspect::new("journey-hint-alive", 0.6 * alive),
        Aspect::new("journey-hint-road", -0.06 * own.turns),
        Aspect::new("journey-hint-marks", 0.05 * own.marks.min(8.0)),
        Aspect::new("journey-hint-rivals-marked", -0.05 * mean(&|(_, road)| road.marks.min(8.0))),
        Aspect::new("journey-hint-rivals-fall", 0.4 * mean(&fallen)),
    ]);
    if state.phase.winners().is_some() {
        // Where the race is over there is nothing left of the road.
        out.retain(|aspect| aspect.what.id != "journey-hint-road");
    }
}
