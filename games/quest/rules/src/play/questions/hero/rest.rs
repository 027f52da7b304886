//! Does the hero rest?

use crate::effect::Lasting;
use crate::pack::{Gift, Talent};
use crate::prelude::*;
use crate::questions::hero::pay_corruption::PayCorruption;
use crate::questions::hero::survivalist::Survivalist;

/// Does the hero rest?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rest {
    /// The hero.
    pub seat: Seat,
}

impl Ask for Rest {
    const CLAUSE: &'static str = "MEQ-5.1";
    const ID: &'static str = "quest-ask-rest";

    fn who(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        offer(Choice::Rest);
        if state.pack.map.havens.has(state.hero(self.seat).at) {
            offer(Choice::Heal);
        }
        state.offer_scouting(self.seat, offer);
        offer(Choice::No);
    }

    fn objection(&self, state: &State, _: Seat, choice: Choice) -> Verdict {
        match choice {
            Choice::Rest => state.may_rest(self.seat),
            Choice::Heal => state.may_heal(self.seat),
            Choice::Scout(place) => state.may_scout(place),
            _ => Ok(()),
        }
    }

    fn label(&self, state: &State, seat: Seat, choice: Choice) -> Message {
        match choice {
            Choice::Heal if state.may_rest(seat).is_err() => Message::new("quest-choice-heal-alone"),
            Choice::No => Message::new("quest-choice-no-rest"),
            _ => choice.label(),
        }
    }

    fn effect(&self, state: &State, choice: Choice) -> Message {
        match choice {
            Choice::Heal if state.may_rest(self.seat).is_err() => Message::new("quest-effect-heal-alone"),
            _ => choice.effect(),
        }
    }

    fn answer(self, state: &mut State, _: Seat, choice: Choice, ctx: &mut Ctx<'_>) {
        let seat = self.seat;
        match choice {
            Choice::Scout(place) => {
                state.frames.push(self);
                state.scout(seat, place, ctx);
            }
            Choice::Heal if state.may_rest(seat).is_err() => state.heal(seat, ctx),
            Choice::Rest | Choice::Heal => {
                ctx.tell(|| Event::Rested { seat });
                state.rest_to_life(seat);
                let haven = state.pack.map.havens.has(state.hero(seat).at);
                if haven || !state.options.corruption {
                    state.frames.push(PayCorruption { seat });
                }
                if state.has_talent(seat, Talent::Survivalist) && !haven {
                    state.frames.push(Survivalist { seat });
                }
                if choice == Choice::Heal {
                    state.heal(seat, ctx);
                }
                state.push_back(seat, false);
            }
            _ => {}
        }
    }

    fn about(&self, state: &State, message: table::Message) -> table::Message {
        state.in_turn(message, self.seat)
    }
}

impl State {
    /// May a hero rest (MEQ-5.1)? In a haven no minion hinders it (MEQ-A7).
    pub fn may_rest(&self, seat: Seat) -> Verdict {
        let at = self.hero(seat).at;
        let haven = self.pack.map.havens.has(at);
        require(!self.pack.map.strongholds.has(at), Why::STRONGHOLD)?;
        let enemies = self.board.has_enemy(at) && (!haven || self.options.haven_rest);
        require(!enemies, Why::ENEMIES)?;
        require(!self.rest_barred(seat), Why::NO_REST)
    }

    /// May a hero heal, in a haven (MEQ-5.1a)?
    pub fn may_heal(&self, seat: Seat) -> Verdict {
        require(self.pack.map.havens.has(self.hero(seat).at), Why::NO_HAVEN)?;
        require(!self.rest_barred(seat), Why::NO_REST)
    }

    /// A plot on the haven or the Witch-king nearby bar rest.
    fn rest_barred(&self, seat: Seat) -> bool {
        let at = self.hero(seat).at;
        let plot = |(plot, place): &(crate::ids::Plot, crate::ids::Place)| {
            *place == at && self.pack.plot(*plot).lasting.contains(&Lasting::NoRest)
        };
        let haven = self.pack.map.havens.has(at);
        self.sauron.active.iter().flatten().any(plot) || (!haven && self.near(Gift::WitchKing, at))
    }

    /// The damage pool is shuffled into the life pool.
    pub fn heal(&mut self, seat: Seat, ctx: &mut Ctx<'_>) {
        self.damage_to_life(seat);
        ctx.tell(|| Event::Healed { seat });
    }
}
