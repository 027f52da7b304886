//! Which figures of an Army go?

use crate::march::Picking;
use crate::prelude::*;

/// Which figures of an Army go?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Pick {
    /// The purpose of the force.
    pub purpose: Purpose,
    /// The region they leave.
    pub from: Region,
    /// The region they enter, or attack.
    pub to: Region,
    /// The leader they must have.
    pub led: Led,
    /// Those picked so far.
    pub force: Force,
}

impl State {
    /// Asks which figures go.
    pub(crate) fn ask_force(&mut self, purpose: Purpose, from: Region, to: Region, led: Led) {
        self.frames.push(Pick { purpose, from, to, led, force: Force::default() });
    }
}

impl Ask for Pick {
    type Answer = Choice;
    const CLAUSE: &'static str = "GDA-9.1";
    const ID: &'static str = "war-ask-pick-march";
    const LEFT: Named = Some(("war-choice-no-advance", "war-effect-no"));

    fn clause(&self) -> &'static str {
        match self.purpose {
            Purpose::March | Purpose::Journey => Self::CLAUSE,
            Purpose::Attack => "GDA-10.6",
            Purpose::Advance => "GDA-10.34",
        }
    }

    fn id(&self) -> &'static str {
        match self.purpose {
            Purpose::March => "war-ask-pick-march-to",
            Purpose::Journey => Self::ID,
            Purpose::Attack => "war-ask-pick-attack",
            Purpose::Advance => "war-ask-pick-advance",
        }
    }

    fn about(&self, _: &State, message: Message) -> Message {
        message.with("from", self.from).with("to", self.to)
    }

    fn words(&self, _: &State, choice: Choice) -> Option<Words> {
        let label = match self.purpose {
            Purpose::March | Purpose::Journey => "war-choice-go",
            Purpose::Attack => "war-choice-go-attack",
            Purpose::Advance => "war-choice-go-advance",
        };
        let words = [label, "war-effect-go"];
        (choice == Choice::Go).then(|| words.map(Message::new).into())
    }

    /// Answered by itself where only one figure may go.
    fn moot(&self, state: &State) -> Moot<Choice> {
        if matches!(self.purpose, Purpose::Advance | Purpose::Journey) || !self.force.is_empty() {
            return Moot::No;
        }
        let allowed = self.picking(state).allowed;
        let figures = allowed.iter().map(|(_, count)| count).sum::<u8>();
        Moot::answered(figures == 1, Choice::All)
    }

    fn answers(&self, state: &State, offer: &mut impl FnMut(Choice)) {
        self.each(&self.picking(state), offer);
    }

    /// Counts the Army once, not for each answer.
    fn choices(&self, state: &State, offer: &mut impl FnMut(Choice)) {
        let picking = self.picking(state);
        self.each(&picking, &mut |choice| {
            if self.objection_among(&picking, state, choice).is_ok() {
                offer(choice);
            }
        });
    }

    fn objection(&self, state: &State, choice: Choice) -> Verdict {
        self.objection_among(&self.picking(state), state, choice)
    }

    fn answer(mut self, state: &mut State, choice: Choice, ctx: &mut Ctx<'_>) {
        match choice {
            Choice::All => self.force = self.picking(state).allowed,
            Choice::Go => {}
            Choice::Take(figure) => {
                self.force.add(figure);
                return state.frames.push(self);
            }
            _ => return,
        }
        state.picked(self.purpose, self.from, self.to, &self.force, ctx);
    }
}

impl Pick {
    fn picking(&self, state: &State) -> Picking {
        state.picking(state.acting(), self.purpose, self.from, self.to, self.led)
    }

    /// Every answer one might think of.
    fn each(&self, picking: &Picking, offer: &mut impl FnMut(Choice)) {
        // Everything at once, and nothing at all, are only thought of before anything was picked.
        if self.force.is_empty() {
            offer(Choice::All);
        }
        for (figure, count) in picking.here.iter() {
            if self.force.count(figure) < count {
                offer(Choice::Take(figure));
            }
        }
        offer(Choice::Go);
        if self.purpose == Purpose::Advance && self.force.is_empty() {
            offer(Choice::Done);
        }
    }

    fn objection_among(&self, picking: &Picking, state: &State, choice: Choice) -> Verdict {
        let Self { from, force, .. } = self;
        match choice {
            Choice::All => {
                require(force.is_empty(), Why::NOT_NOW)?;
                picking.objection(&picking.allowed)?;
                self.sets_out(state, &picking.allowed)
            }
            Choice::Take(figure) => {
                state.objection_to_take(state.acting(), picking, *from, force, figure)?;
                let mut more = *force;
                more.add(figure);
                self.sets_out(state, &more)
            }
            Choice::Go => {
                picking.objection(force)?;
                self.sets_out(state, force)
            }
            Choice::Done => require(self.purpose == Purpose::Advance && force.is_empty(), Why::NOT_NOW),
            _ => Err(Why::NOT_NOW),
        }
    }

    /// A journey needs an end.
    fn sets_out(&self, state: &State, force: &Force) -> Verdict {
        match self.purpose {
            Purpose::Journey => state.objection_to_set_out(state.acting(), self.from, force),
            _ => Ok(()),
        }
    }
}
