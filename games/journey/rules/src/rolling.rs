//! Rolling the dice (VAM-2.1, VAM-2.4, VAM-7.4).

use crate::dice::{DiceSet, Symbol};
use crate::event::{Ctx, Event};
use crate::location::Location;
use crate::questions::WhichDice;
use crate::state::{Roll, State};

impl State {
    /// VAM-2.1: all five dice.
    pub(crate) fn first_roll(&mut self, location: Option<Location>, ctx: &mut Ctx<'_>) {
        let roll = Roll {
            location,
            faces: [Symbol::Ring; 5],
            aside: DiceSet::EMPTY,
            rolled: DiceSet::all(),
            chosen: DiceSet::EMPTY,
            repeated: false,
        };
        self.throw(roll, ctx);
    }

    /// VAM-2.4: the dice that are left.
    pub(crate) fn roll_on(&mut self, roll: Roll, ctx: &mut Ctx<'_>) {
        let aside = roll.set_aside();
        let next = Roll { aside, rolled: roll.left(), chosen: DiceSet::EMPTY, repeated: false, ..roll };
        self.throw(next, ctx);
    }

    /// VAM-7.4, VAM-A3: the same dice once more; the second result stands.
    pub(crate) fn repeat_roll(&mut self, roll: Roll, ctx: &mut Ctx<'_>) {
        let repeated = true;
        self.throw(Roll { repeated, ..roll }, ctx);
    }

    fn throw(&mut self, mut roll: Roll, ctx: &mut Ctx<'_>) {
        ctx.chance.roll("dice", roll.rolled.len());
        for die in roll.rolled.iter() {
            let faces = self.sheet.faces(die);
            let face = ctx.chance.face(6, |face| faces[face as usize].id());
            roll.faces[die as usize] = faces[face as usize];
        }
        let seat = self.active;
        ctx.tell(|| Event::Rolled {
            seat,
            dice: roll.rolled.iter().map(|die| (die, roll.face(die))).collect(),
            again: roll.repeated,
        });
        self.phase = WhichDice(roll).into();
    }
}
