//! Which exploration does the hero make?

use crate::effect::{Burden, Task};
use crate::frame::Do;
use crate::prelude::*;
use crate::steps::explored::Explored;
use crate::trade::Settled;

/// Which exploration does the hero make?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Explore {
    /// The hero.
    pub seat: Seat,
}

impl Ask for Explore {
    const CLAUSE: &'static str = "MEQ-5.3d";
    const ID: &'static str = "quest-ask-explore";
    crate::ask::buttons! {
        "done": "done-explore", _;
        "favor": "take-favor", "take-favor";
        "character": "favor-of", "favor-of";
        "slot": "drop-slot", "drop-slot";
        "quest": "do-quest", _;
    }

    fn who(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        let (seat, hero) = (self.seat, state.hero(self.seat));
        let at = hero.at;
        if state.board.favor.at(at) > 0 {
            offer(Choice::Favor);
        }
        for who in Character::all().filter(|who| state.character_at(*who) == Some(at)) {
            offer(Choice::Character(who));
            offer(Choice::Consult(who));
        }
        offer(Choice::DarkPath);
        hero.quests.iter().map(Choice::Quest).for_each(&mut *offer);
        for (space, plot) in state.sauron.active.iter().enumerate() {
            if plot.is_some_and(|(_, place)| place == at) {
                offer(Choice::Slot(space as u8 + 1));
            }
        }
        // A card that only leaves play is nothing to choose.
        if state.event_at(at).is_some_and(|event| !state.only_leaves(event)) {
            offer(Choice::Event);
        }
        if state.trust.is_some_and(|(owner, _)| owner == seat) {
            offer(Choice::Trust);
        }
        state.offer_trade(seat, offer);
        state.offer_scouting(seat, offer);
        offer(Choice::Done);
    }

    fn objection(&self, state: &State, _: Seat, choice: Choice) -> Verdict {
        let (seat, hero) = (self.seat, state.hero(self.seat));
        match choice {
            Choice::Character(_) => require(!state.alone(seat), Why::ALONE),
            Choice::Consult(who) => {
                require(!state.alone(seat), Why::ALONE)?;
                require(state.can(state.ability(who, seat)), Why::NOT_IN_FULL)
            }
            Choice::DarkPath => {
                require(!state.turn.dark, Why::DARK_PATH)?;
                require(hero.corruption.len() <= 3, Why::TOO_CORRUPT)
            }
            Choice::Quest(quest) => {
                let tasks = state.pack.quest(quest).task.parts();
                let met = tasks
                    .into_iter()
                    .any(|task| matches!(task, Task::Explore { place } if *place == hero.at));
                require(met, Why::TASK)
            }
            Choice::Slot(space) => {
                require(!(state.options.plots && state.turn.discarded), Why::ONE_PLOT)?;
                let plot = state.sauron.active[usize::from(space) - 1];
                let price = plot.map_or(0, |(plot, _)| state.pack.plot(plot).favor);
                require(hero.favor >= price, Why::PLOT_PRICE)
            }
            Choice::Event => {
                let does = state.event_at(hero.at).and_then(|event| state.event_does(event, seat));
                require(does.is_some_and(|does| state.can_use(does)), Why::NOT_IN_FULL)
            }
            Choice::Trust => require(state.is_trust_due(seat), Why::NO_ANSWER),
            Choice::Scout(place) => state.may_scout(place),
            _ => state.may_trade(seat, choice),
        }
    }

    fn moot(&self, _: &State) -> Moot<Choice> {
        Moot::No
    }

    fn answer(self, state: &mut State, _: Seat, choice: Choice, ctx: &mut Ctx<'_>) {
        let seat = self.seat;
        if choice != Choice::Done {
            state.frames.push(self);
        }
        match choice {
            Choice::Favor => {
                let at = state.hero(seat).at;
                let tokens = state.board.favor.take(at, u8::MAX);
                state.favor(seat, tokens as i8, ctx);
            }
            Choice::Character(who) | Choice::Consult(who) => state.consult(seat, who, choice, ctx),
            Choice::DarkPath => {
                state.turn.dark = true;
                ctx.tell(|| Event::DarkPath { seat });
                state.favor(seat, 1, ctx);
                state.corrupt(seat, 1, ctx);
            }
            Choice::Quest(quest) => state.complete(seat, quest, ctx),
            Choice::Slot(space) => {
                let space = usize::from(space) - 1;
                if let Some((plot, _)) = state.sauron.active[space] {
                    state.favor(seat, -(state.pack.plot(plot).favor as i8), ctx);
                    state.discard_plot(space, ctx);
                    state.turn.discarded = true;
                }
            }
            Choice::Event => {
                let event = state.event_at(state.hero(seat).at);
                if let Some(does) = event.and_then(|event| state.event_does(event, seat)) {
                    let used = state.used(does);
                    state.frames.push(used);
                }
            }
            Choice::Trust => state.settle_trust(seat, ctx),
            Choice::Scout(place) => state.scout(seat, place, ctx),
            Choice::Done => {
                state.turn.settled = Settled::NONE;
                state.frames.push(Explored { seat });
                state.barter(seat);
            }
            trade => state.trade(seat, trade, ctx),
        }
    }

    fn about(&self, state: &State, message: table::Message) -> table::Message {
        state.placed(message, self.seat)
    }
}

impl State {
    /// Does corruption keep a hero from others?
    pub fn alone(&self, seat: Seat) -> bool {
        self.burdens(seat, |burden| *burden == Burden::Alone) > 0
    }

    /// The effect of consulting a character, for a hero.
    pub fn ability(&self, who: Character, seat: Seat) -> Do {
        Do::new(self.pack.character(who).ability, seat, None, Source::Character(who))
    }

    /// A hero consults a character: favor or ability, then the token leaves (MEQ-5.3j).
    fn consult(&mut self, seat: Seat, who: Character, how: Choice, ctx: &mut Ctx<'_>) {
        ctx.tell(|| Event::Consulted { seat, who });
        self.turn.consulted = true;
        self.lose_character(who, ctx);
        self.noble(seat, ctx);
        if self.tainted(who) {
            self.corrupt(seat, 1, ctx);
        }
        if matches!(how, Choice::Character(_)) {
            self.favor(seat, self.pack.character(who).favor as i8, ctx);
        } else {
            let ability = self.ability(who, seat);
            self.frames.push(ability);
        }
    }
}
