//! Where does the hero travel?

use crate::pack::{Path, Talent};
use crate::prelude::*;
use crate::questions::hero::pay::Pay;
use crate::steps::arrival::Coming;

/// Where does the hero travel?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Travel {
    /// The hero.
    pub seat: Seat,
}

impl Ask for Travel {
    const CLAUSE: &'static str = "MEQ-5.3";
    const ID: &'static str = "quest-ask-travel";

    fn who(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        let (seat, hero) = (self.seat, state.hero(self.seat));
        for path in state.paths(seat) {
            hero.hand.titles().for_each(|card| offer(Choice::Go(path.to, card)));
            if state.number(seat, path) > 1 {
                offer(Choice::March(path.to));
            }
        }
        offer(Choice::Explore);
        state.offer_scouting(seat, offer);
        offer(Choice::Done);
    }

    fn objection(&self, state: &State, _: Seat, choice: Choice) -> Verdict {
        let seat = self.seat;
        match choice {
            Choice::Go(to, card) => {
                let path = self.way(state, to)?;
                require(state.pays(seat, path, card), Why::WRONG_ICON)
            }
            Choice::March(to) => {
                let path = self.way(state, to)?;
                require(state.hero(seat).hand.len() >= usize::from(state.number(seat, path)), Why::FEW_CARDS)
            }
            Choice::Explore => {
                let why = if state.turn.moves > 0 { Why::MOVED } else { Why::EXPLORED };
                require(!state.turn.explored, why)?;
                require(state.may_step(seat), Why::NO_MOVES)
            }
            Choice::Scout(place) => state.may_scout(place),
            _ => Ok(()),
        }
    }

    fn label(&self, state: &State, _: Seat, choice: Choice) -> Message {
        match self.number(state, choice) {
            Some(number) => {
                let label = choice.about(Message::new("quest-choice-march-with"));
                label.with("number", number)
            }
            None if choice == Choice::Done => Message::new("quest-choice-done-travel"),
            None => choice.label(),
        }
    }

    fn effect(&self, state: &State, choice: Choice) -> Message {
        match self.number(state, choice) {
            Some(number) => {
                let effect = choice.about(Message::new("quest-effect-march-with"));
                effect.with("number", number)
            }
            None => choice.effect(),
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
            Choice::Go(to, card) => {
                state.discard(seat, card, ctx);
                state.enter(seat, to, ctx);
            }
            Choice::March(to) => {
                if let Some(path) = state.path_to(seat, to) {
                    let left = state.number(seat, path);
                    state.frames.push(Pay { seat, to, left });
                }
            }
            Choice::Explore => {
                (state.turn.explored, state.turn.woke) = (true, true);
                state.explore(seat, ctx);
            }
            Choice::Scout(place) => state.scout(seat, place, ctx),
            _ => {}
        }
    }

    fn about(&self, state: &State, message: table::Message) -> table::Message {
        let stays = !state.may_move(self.seat) || state.hero(self.seat).hand.is_empty();
        state.in_turn(message, self.seat).with("stays", u8::from(stays))
    }
}

impl Travel {
    /// The number of cards of any kind that a way costs.
    fn number(&self, state: &State, choice: Choice) -> Option<u8> {
        let Choice::March(to) = choice else { return None };
        let path = state.path_to(self.seat, to)?;
        Some(state.number(self.seat, path))
    }

    /// The path to a place, if the hero may take it.
    fn way(self, state: &State, to: Place) -> Result<&Path, Why> {
        require(state.may_move(self.seat), Why::NO_MOVES)?;
        let path = state.path_to(self.seat, to).ok_or(Why::NO_ANSWER)?;
        require(!path.sea || state.has_item(self.seat, "boat"), Why::NO_BOAT)?;
        Ok(path)
    }
}

impl State {
    /// Offers a look at an adjacent place to a hero with that talent, at any time of the hero's own turn.
    pub(crate) fn offer_scouting(&self, seat: Seat, offer: &mut impl FnMut(Choice)) {
        if self.turn.of == Some(seat) && self.has_talent(seat, Talent::Scout) {
            let near = self.pack.map.adjacent[self.hero(seat).at.index()];
            let there = near.and(self.board.monster_places());
            there.iter().map(Choice::Scout).for_each(offer);
        }
    }

    /// Once a turn, and where there is something to see.
    pub(crate) fn may_scout(&self, place: Place) -> Verdict {
        require(!self.turn.talent, Why::NO_ANSWER)?;
        require(self.board.tokens_at(place).next().is_some(), Why::NO_ANSWER)
    }

    /// The hero looks at the monsters of a place.
    pub fn scout(&mut self, seat: Seat, place: Place, ctx: &mut Ctx<'_>) {
        self.turn.talent = true;
        self.look_at(seat, place, ctx);
    }

    /// A hero has paid and enters a place (MEQ-5.7).
    pub fn enter(&mut self, seat: Seat, to: Place, ctx: &mut Ctx<'_>) {
        // Who falls by paying the last card does not arrive (MEQ-B4).
        if matches!(self.frames.last(), Some(crate::frame::Frame::Defeat(_))) {
            return;
        }
        self.turn.moves = self.turn.moves.saturating_add(1);
        self.arrive(seat, to, Coming::Path, ctx);
    }
}
