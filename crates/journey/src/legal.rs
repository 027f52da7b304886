//! What may be chosen now, and why the rest may not.
//!
//! [`objection`] is the one source: the list of legal choices is the list of candidates it lets pass.

use table::{Message, Refusal, Seat};

use crate::choice::Choice;
use crate::dice::{Colour, Symbol};
use crate::hobbit::Hobbit;
use crate::location::Location;
use crate::state::{Phase, Results, Roll, State};

/// Why a choice may not be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// It is somebody else's turn.
    NotYourTurn,
    /// The choice does not answer the open question.
    NotNow,
    /// The game is over.
    Over,
    /// Another player has that hobbit.
    HobbitTaken,
    /// The die was not in this roll.
    NotRolled,
    /// The die is already set aside.
    AlreadyAside,
    /// A die with that symbol was set aside from this roll.
    SameSymbol(Symbol),
    /// A Nazgûl was set aside from this roll: one, no more.
    SecondNazgul,
    /// No die was set aside from this roll.
    NothingAside,
    /// The roll shows a Nazgûl, and none was set aside.
    NazgulMissing,
    /// The White Tree was set aside: no more rolling.
    TreeEndsRolling,
    /// Only the White Tree lets one stop.
    NoTree,
    /// Rolls are repeated at Rohan only.
    NotAtRohan,
    /// This roll was repeated already.
    RepeatedAlready,
    /// Dice were set aside: the roll stands.
    RollStands,
    /// The sheet has no such box.
    NoSuchBox,
    /// The box is marked.
    BoxMarked,
    /// The box is divided.
    BoxDivided,
    /// The die is not a Nazgûl that is still to be applied to the active player.
    NoSuchNazgul,
    /// Results are applied in full.
    InFull,
    /// Fewer Rings count.
    NotSoFar,
}

impl Why {
    /// The refusal, with its clause.
    pub fn refusal(self) -> Refusal {
        let (clause, id) = match self {
            Self::NotYourTurn => ("VAM-1.5", "journey-no-not-your-turn"),
            Self::NotNow => ("VAM-2.1", "journey-no-not-now"),
            Self::Over => ("VAM-6.2", "journey-no-over"),
            Self::HobbitTaken => ("VAM-1.2", "journey-no-hobbit-taken"),
            Self::NotRolled => ("VAM-2.4", "journey-no-not-rolled"),
            Self::AlreadyAside => ("VAM-2.2", "journey-no-already-aside"),
            Self::SameSymbol(_) => ("VAM-2.2", "journey-no-same-symbol"),
            Self::SecondNazgul => ("VAM-2.3", "journey-no-second-nazgul"),
            Self::NothingAside => ("VAM-2.2", "journey-no-nothing-aside"),
            Self::NazgulMissing => ("VAM-2.3", "journey-no-nazgul-missing"),
            Self::TreeEndsRolling => ("VAM-4.6", "journey-no-tree-ends"),
            Self::NoTree => ("VAM-2.5", "journey-no-tree"),
            Self::NotAtRohan => ("VAM-7.4", "journey-no-not-at-rohan"),
            Self::RepeatedAlready => ("VAM-7.4", "journey-no-repeated"),
            Self::RollStands => ("VAM-A3", "journey-no-roll-stands"),
            Self::NoSuchBox => ("VAM-1.3", "journey-no-such-box"),
            Self::BoxMarked => ("VAM-A4", "journey-no-box-marked"),
            Self::BoxDivided => ("VAM-4.5", "journey-no-box-divided"),
            Self::NoSuchNazgul => ("VAM-4.4", "journey-no-such-nazgul"),
            Self::InFull => ("VAM-A12", "journey-no-in-full"),
            Self::NotSoFar => ("VAM-4.1", "journey-no-not-so-far"),
        };
        let message = match self {
            Self::SameSymbol(symbol) => Message::new(id).with("symbol", symbol.term()),
            _ => Message::new(id),
        };
        Refusal::new(clause, message)
    }
}

/// Why `seat` may not choose this, if it may not.
#[inline]
pub fn objection(state: &State, seat: Seat, choice: &Choice) -> Result<(), Why> {
    if let Phase::Over { .. } = state.phase {
        return Err(Why::Over);
    }
    if seat != state.active {
        return Err(Why::NotYourTurn);
    }
    match (&state.phase, *choice) {
        (Phase::TakeHobbit, Choice::Take(hobbit)) => may_take(state, hobbit),
        (Phase::FirstRoll { .. }, Choice::Roll) => Ok(()),
        (Phase::SetAside(roll), Choice::Set(die)) => may_set_aside(roll, die),
        (Phase::SetAside(roll), Choice::Roll) => may_roll_on(roll),
        (Phase::SetAside(roll), Choice::Stop) => may_stop(roll),
        (Phase::SetAside(roll), Choice::Repeat) => may_repeat(roll),
        (Phase::Apply(_), Choice::Divide(square)) => may_divide(state, square),
        (Phase::Apply(results), Choice::Nazgul(die)) => may_apply_nazgul(state, results, die),
        (Phase::Apply(_), Choice::Settle) => Ok(()),
        (Phase::Apply(_), Choice::Forgo) => require(state.rules.voluntary, Why::InFull),
        (Phase::Advance(results), Choice::Advance(boxes)) => require(boxes <= results.rings, Why::NotSoFar),
        (Phase::Apply(_), Choice::Advance(_)) if !state.rules.voluntary => Err(Why::InFull),
        _ => Err(Why::NotNow),
    }
}

const fn require(condition: bool, why: Why) -> Result<(), Why> {
    if condition { Ok(()) } else { Err(why) }
}

/// VAM-1.2: no two players play the same hobbit.
fn may_take(state: &State, hobbit: Hobbit) -> Result<(), Why> {
    require(state.seat_of(hobbit).is_none(), Why::HobbitTaken)
}

/// VAM-2.2, VAM-2.3, VAM-7.1: from one roll, dice of different symbols; at Rivendell of any.
fn may_set_aside(roll: &Roll, die: Colour) -> Result<(), Why> {
    if roll.set_aside().has(die) {
        return Err(Why::AlreadyAside);
    }
    require(roll.rolled.has(die), Why::NotRolled)?;
    let symbol = roll.face(die);
    if roll.location == Some(Location::Rivendell) || !roll.shows(roll.chosen, symbol) {
        return Ok(());
    }
    Err(if symbol == Symbol::Nazgul {
        Why::SecondNazgul
    } else {
        Why::SameSymbol(symbol)
    })
}

/// VAM-2.2, VAM-2.3: at least one die is aside, a Nazgûl among them if any was rolled.
fn may_finish_roll(roll: &Roll) -> Result<(), Why> {
    require(!roll.chosen.is_empty(), Why::NothingAside)?;
    let due = roll.shows(roll.rolled, Symbol::Nazgul) && !roll.shows(roll.chosen, Symbol::Nazgul);
    require(!due, Why::NazgulMissing)
}

/// VAM-2.4, VAM-4.6.
fn may_roll_on(roll: &Roll) -> Result<(), Why> {
    require(!roll.shows(roll.chosen, Symbol::WhiteTree), Why::TreeEndsRolling)?;
    may_finish_roll(roll)
}

/// VAM-2.5, VAM-4.6.
fn may_stop(roll: &Roll) -> Result<(), Why> {
    require(roll.shows(roll.chosen, Symbol::WhiteTree), Why::NoTree)?;
    may_finish_roll(roll)
}

/// VAM-7.4, VAM-A3.
fn may_repeat(roll: &Roll) -> Result<(), Why> {
    require(roll.location == Some(Location::Rohan), Why::NotAtRohan)?;
    require(!roll.repeated, Why::RepeatedAlready)?;
    require(roll.chosen.is_empty(), Why::RollStands)
}

/// VAM-4.5, VAM-A4: a box of one's own that is neither marked nor divided.
fn may_divide(state: &State, square: u8) -> Result<(), Why> {
    use crate::nazgul_route::SquareBox;
    let route = state.seats[state.active].nazgul;
    require(square < route.length(), Why::NoSuchBox)?;
    match route.at(square) {
        SquareBox::Empty => Ok(()),
        SquareBox::Marked | SquareBox::BothMarked => Err(Why::BoxMarked),
        SquareBox::Halves | SquareBox::HalfMarked => Err(Why::BoxDivided),
    }
}

/// VAM-3.1: the order matters only for Nazgûl that mark the boxes a Gandalf could still divide, so only
/// those are asked for one by one.
fn may_apply_nazgul(state: &State, results: &Results, die: Colour) -> Result<(), Why> {
    let own = results.nazgul.has(die) && state.hit_by(&results.roll, die) == Some(state.active);
    require(own, Why::NoSuchNazgul)
}

/// Calls `offer` with every choice one might think of at this moment, legal or not, in a stable order.
#[inline]
pub fn each_candidate(state: &State, mut offer: impl FnMut(Choice)) {
    match &state.phase {
        Phase::TakeHobbit => Hobbit::ALL
            .into_iter()
            .for_each(|hobbit| offer(Choice::Take(hobbit))),
        Phase::FirstRoll { .. } => offer(Choice::Roll),
        Phase::SetAside(roll) => {
            roll.left().iter().for_each(|die| offer(Choice::Set(die)));
            if roll.location == Some(Location::Rohan) {
                offer(Choice::Repeat);
            }
            if roll.shows(roll.rolled, Symbol::WhiteTree) {
                offer(Choice::Stop);
            }
            offer(Choice::Roll);
        }
        Phase::Apply(results) => {
            let route = state.seats[state.active].nazgul;
            (0..route.length()).for_each(|square| offer(Choice::Divide(square)));
            results.nazgul.iter().for_each(|die| offer(Choice::Nazgul(die)));
            if state.rules.voluntary {
                offer(Choice::Forgo);
            }
            offer(Choice::Settle);
        }
        Phase::Advance(results) => (0..=results.rings).for_each(|boxes| offer(Choice::Advance(boxes))),
        Phase::Over { .. } => {}
    }
}
