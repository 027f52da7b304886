//! Setting dice aside, and what ends a roll (VAM-2.2 to VAM-2.6, VAM-4.6, VAM-7.1, VAM-7.4).

use serde::{Deserialize, Serialize};
use table::flow::Question;
use table::kit::require;
use table::{Clause, Explanation, Message, Observer, Seat, SeatSet};

use super::{about, active, to_active};
use crate::Journey;
use crate::choice::Choice;
use crate::dice::{Colour, Symbol};
use crate::event::{Ctx, Event};
use crate::location::Location;
use crate::state::{Roll, State};
use crate::why::Why;

/// Which dice are set aside from this roll, and what then?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct WhichDice(pub Roll);

impl Question<Journey> for WhichDice {
    const CLAUSE: Clause = Clause("VAM-2.2");

    fn asked(&self, state: &State) -> SeatSet {
        active(state)
    }

    fn prompt(&self, state: &State, observer: Observer) -> Message {
        let Self(roll) = self;
        let asked = if roll.owes_nazgul() {
            "journey-prompt-set-aside-nazgul"
        } else if roll.chosen.is_empty() {
            "journey-prompt-set-aside"
        } else if roll.shows(roll.chosen, Symbol::WhiteTree) {
            "journey-prompt-set-aside-tree"
        } else {
            "journey-prompt-set-aside-more"
        };
        to_active(state, observer, asked, "journey-wait-set-aside").with("twins", u8::from(has_twins(roll)))
    }

    #[inline]
    fn answers(&self, _: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        let Self(roll) = self;
        roll.left().iter().for_each(|die| offer(Choice::Set(die)));
        if roll.location == Some(Location::Rohan) {
            offer(Choice::Repeat);
        }
        if roll.shows(roll.rolled, Symbol::WhiteTree) {
            offer(Choice::Stop);
        }
        offer(Choice::Roll);
    }

    /// The dice are looked at all together: this question is asked most.
    #[inline]
    fn choices(&self, _: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        let Self(roll) = self;
        roll.free().iter().for_each(|die| offer(Choice::Set(die)));
        if roll.location == Some(Location::Rohan) && may_repeat(roll).is_ok() {
            offer(Choice::Repeat);
        }
        if may_finish_roll(roll).is_ok() {
            // Not both: the White Tree ends the rolling.
            let tree = roll.shows(roll.chosen, Symbol::WhiteTree);
            offer(if tree { Choice::Stop } else { Choice::Roll });
        }
    }

    #[inline]
    fn objection(&self, _: &State, _: Seat, choice: &Choice) -> Result<(), Why> {
        match *choice {
            Choice::Set(die) => may_set_aside(&self.0, die),
            Choice::Roll => may_roll_on(&self.0),
            Choice::Stop => may_stop(&self.0),
            Choice::Repeat => may_repeat(&self.0),
            _ => Err(Why::NotNow),
        }
    }

    fn explain(&self, state: &State, _: Seat, choice: &Choice) -> Explanation {
        let Self(roll) = self;
        match *choice {
            Choice::Set(die) => {
                let symbol = roll.face(die);
                let label = Message::new("journey-choice-set").with("symbol", symbol).with("die", die);
                Explanation::new(label, what_it_does(state, roll, die), symbol.clause())
            }
            Choice::Roll => {
                let words = |id| Message::new(id).with("dice", roll.left().len());
                let (label, effect) = (words("journey-choice-roll-on"), words("journey-effect-roll-on"));
                Explanation::new(label, effect, Clause("VAM-2.4"))
            }
            Choice::Stop => Explanation::new(
                Message::new("journey-choice-stop"),
                Message::new("journey-effect-stop"),
                Clause("VAM-4.6"),
            ),
            Choice::Repeat => Explanation::new(
                Message::new("journey-choice-repeat"),
                Message::new("journey-effect-repeat"),
                Clause("VAM-7.4"),
            ),
            _ => Why::NotNow.refusal().into(),
        }
    }

    #[inline]
    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        let Self(mut roll) = self;
        match *choice {
            // VAM-2.2: one die more is set aside. With the last die the rolling is over (VAM-2.5).
            Choice::Set(die) => {
                roll.chosen.add(die);
                let symbol = roll.face(die);
                ctx.tell(|| Event::SetAside { seat, die, symbol });
                if roll.left().is_empty() {
                    state.begin_results(roll, ctx.journal);
                } else {
                    state.phase = Self(roll).into();
                }
            }
            Choice::Roll => state.roll_on(roll, ctx),
            Choice::Repeat => state.repeat_roll(roll, ctx),
            // VAM-4.6: the White Tree ends the rolling; dice not set aside do not count (VAM-2.6).
            _ => {
                let unused = roll.left();
                ctx.tell(|| Event::Stopped { seat, unused });
                state.begin_results(roll, ctx.journal);
            }
        }
    }
}

/// Does the roll show a symbol twice of which one die alone may be set aside?
fn has_twins(roll: &Roll) -> bool {
    let shown = |symbol| roll.rolled.iter().filter(|die| roll.face(*die) == symbol).count();
    roll.location != Some(Location::Rivendell) && Symbol::ALL.into_iter().any(|symbol| shown(symbol) > 1)
}

/// VAM-2.2, VAM-2.3, VAM-7.1: from one roll, dice of different symbols; at Rivendell of any.
fn may_set_aside(roll: &Roll, die: Colour) -> Result<(), Why> {
    require(!roll.set_aside().has(die), Why::AlreadyAside)?;
    require(roll.rolled.has(die), Why::NotRolled)?;
    let symbol = roll.face(die);
    if roll.free().has(die) {
        return Ok(());
    }
    Err(if symbol == Symbol::Nazgul { Why::SecondNazgul } else { Why::SameSymbol { symbol } })
}

/// VAM-2.2, VAM-2.3: at least one die is aside, a Nazgûl among them if any was rolled.
fn may_finish_roll(roll: &Roll) -> Result<(), Why> {
    require(!roll.chosen.is_empty(), Why::NothingAside)?;
    require(!roll.owes_nazgul(), Why::NazgulMissing)
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

/// The effect of setting this die aside now, in words.
fn what_it_does(state: &State, roll: &Roll, die: Colour) -> Message {
    let at = |place| roll.location == Some(place);
    Message::new(match roll.face(die) {
        Symbol::Ring if at(Location::ShelobsLair) => "journey-effect-ring-fewer",
        Symbol::Ring => "journey-effect-ring",
        Symbol::Gandalf if at(Location::Moria) => "journey-effect-gandalf-idle",
        Symbol::Gandalf => "journey-effect-gandalf",
        Symbol::Fellowship if at(Location::Lothlorien) => "journey-effect-fellowship-two",
        Symbol::Fellowship if at(Location::HelmsDeep) => "journey-effect-fellowship-half",
        Symbol::Fellowship => "journey-effect-fellowship",
        Symbol::Orc => "journey-effect-orc",
        Symbol::WhiteTree => "journey-effect-white-tree",
        Symbol::Nazgul => match state.hit_by(roll, die) {
            None => "journey-effect-nazgul-nobody",
            Some(seat) if seat == state.active => "journey-effect-nazgul-self",
            Some(seat) => return about("journey-effect-nazgul-rival", seat),
        },
    })
}
