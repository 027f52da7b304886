//! Rolling and setting aside (VAM-2, VAM-4.6, VAM-7.1, VAM-7.4).

use table::{Chance, Journal};

use crate::dice::{Colour, DiceSet, Symbol};
use crate::event::Event;
use crate::location::Location;
use crate::state::{Phase, Roll, State};

impl State {
    /// VAM-2.1: all five dice.
    pub(crate) fn first_roll(
        &mut self,
        location: Option<Location>,
        chance: &mut Chance,
        journal: &mut Journal<Event>,
    ) {
        let roll = Roll {
            location,
            faces: [Symbol::Ring; 5],
            aside: DiceSet::NONE,
            rolled: DiceSet::ALL,
            chosen: DiceSet::NONE,
            repeated: false,
        };
        self.throw(roll, chance, journal);
    }

    /// VAM-2.4: the dice that are left.
    pub(crate) fn roll_on(&mut self, roll: Roll, chance: &mut Chance, journal: &mut Journal<Event>) {
        let aside = roll.set_aside();
        let next = Roll {
            aside,
            rolled: roll.left(),
            chosen: DiceSet::NONE,
            repeated: false,
            ..roll
        };
        self.throw(next, chance, journal);
    }

    /// VAM-7.4, VAM-A3: the same dice once more; the second result stands.
    pub(crate) fn repeat_roll(&mut self, roll: Roll, chance: &mut Chance, journal: &mut Journal<Event>) {
        self.throw(
            Roll {
                repeated: true,
                ..roll
            },
            chance,
            journal,
        );
    }

    fn throw(&mut self, mut roll: Roll, chance: &mut Chance, journal: &mut Journal<Event>) {
        for die in roll.rolled.iter() {
            let faces = self.sheet.faces(die);
            let face = chance.face(6, |face| faces[face as usize].name());
            roll.faces[die as usize] = faces[face as usize];
        }
        let seat = self.active;
        journal.tell(|| Event::Rolled {
            seat,
            dice: roll.rolled.iter().map(|die| (die, roll.face(die))).collect(),
            again: roll.repeated,
        });
        self.phase = Phase::SetAside(roll);
    }

    /// VAM-2.2: one die more is set aside. With the last die the rolling is over (VAM-2.5).
    pub(crate) fn set_aside(&mut self, mut roll: Roll, die: Colour, journal: &mut Journal<Event>) {
        roll.chosen.add(die);
        let seat = self.active;
        journal.tell(|| Event::SetAside {
            seat,
            die,
            symbol: roll.face(die),
        });
        if roll.left().is_empty() {
            self.begin_results(roll, journal);
        } else {
            self.phase = Phase::SetAside(roll);
        }
    }

    /// VAM-4.6: the White Tree ends the rolling; what is not set aside does not count (VAM-2.6).
    pub(crate) fn stop(&mut self, roll: Roll, journal: &mut Journal<Event>) {
        let seat = self.active;
        journal.tell(|| Event::Stopped {
            seat,
            unused: roll.left(),
        });
        self.begin_results(roll, journal);
    }
}
