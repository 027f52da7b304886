//! Which action does Sauron take in his Action step?

use crate::effect::Moment;
use crate::kinds::Action;
use crate::prelude::*;
use crate::questions::sauron::command::Command;
use crate::questions::sauron::keep_plot::KeepPlot;

/// Which action does Sauron take in his Action step?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Act {
    /// Actions left.
    pub left: u8,
}

impl Ask for Act {
    const CLAUSE: &'static str = "MEQ-3.2";
    const ID: &'static str = "quest-ask-act";
    const AUTO: bool = false;
    crate::ask::buttons! {
        "done": "done-act", _;
    }

    fn who(&self, _: &State) -> SeatSet {
        SAURON_ONLY
    }

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        if self.left > 0 {
            Action::ALL.iter().map(|action| Choice::Act(*action)).for_each(&mut *offer);
        } else {
            offer(Choice::Done);
        }
        state.sauron.shadows.titles().map(Choice::Shadow).for_each(offer);
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        let window = state.shadow_possible(Moment::Action, state.first_hero());
        Moot::lapses(self.left == 0 && !window)
    }

    fn objection(&self, state: &State, _: Seat, choice: Choice) -> Verdict {
        match choice {
            Choice::Act(action) => require(state.sauron.track[action.index()] != 0b111, Why::ROW_FULL),
            Choice::Shadow(card) => state.may_play_shadow(card, Moment::Action, state.first_hero()),
            _ => Ok(()),
        }
    }

    fn answer(self, state: &mut State, _: Seat, choice: Choice, ctx: &mut Ctx<'_>) {
        match choice {
            Choice::Act(action) => {
                state.frames.push(Self { left: self.left - 1 });
                state.act(action, ctx);
            }
            Choice::Shadow(card) => {
                state.frames.push(self);
                state.play_shadow(card, state.first_hero(), ctx);
            }
            _ => {}
        }
    }

    fn about(&self, _: &State, message: table::Message) -> table::Message {
        message.with("left", self.left)
    }
}

impl State {
    /// The worth of the left-most free space of an action's row, and how much of it may go to the Shadow Pool.
    pub(crate) fn worth(&self, action: Action) -> (u8, u8) {
        let space = self.sauron.track[action.index()].trailing_ones() as usize;
        let actions = &self.pack.raw.tracks.actions;
        let (values, to_pool) = match action {
            Action::Influence => (actions.influence, actions.influence_to_pool),
            Action::Draw => (actions.draw, 0),
            Action::Command => (actions.command, 0),
        };
        (values[space.min(2)], to_pool)
    }

    /// An action: its token covers the left-most free space of its row, and X is the worth of that space.
    /// When the fourth token comes the three others are taken off (MEQ-3.2, MEQ-3.3).
    pub fn act(&mut self, action: Action, ctx: &mut Ctx<'_>) {
        let row = action.index();
        let space = self.sauron.track[row].trailing_ones() as usize;
        let (worth, to_pool) = self.worth(action);
        let covered = self.sauron.track.iter().map(|row| row.count_ones()).sum::<u32>();
        if covered >= 3 {
            self.sauron.track = [0; 3];
        }
        self.sauron.track[row] |= 1 << space;
        ctx.tell(|| Event::Acts { action, worth });
        match action {
            Action::Influence => self.may_extend(worth, to_pool),
            Action::Draw => {
                self.draw_shadows(worth, ctx);
                self.look_at_plots(worth, ctx);
                self.frames.push(KeepPlot { keep: 1 });
            }
            Action::Command => self.frames.push(Command::new(worth)),
        }
    }
}
