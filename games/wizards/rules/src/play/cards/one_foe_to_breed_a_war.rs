//! One Foe to Breed a War: a hunted character heals late, and is struck first.

use super::effect::Says;
use super::prelude::statics;
use crate::prelude::*;
use crate::questions::sentences;

statics! {
    /// When the bearer would be healed, the card is discarded instead; the attacker may give it the first strike of an attack.
    "hunted" => Hunted;
}

impl State {
    /// The card that keeps a character from being healed once.
    fn hunts(&self, id: PieceId) -> Option<PieceId> {
        self.held(id).into_iter().find(|card| self.face(*card).has.contains(&Static::Hunted))
    }

    /// Tries to heal a character: is a card discarded instead?
    pub(crate) fn heals_not(&mut self, id: PieceId, ctx: &mut Ctx<'_>) -> bool {
        let hunter = self.hunts(id);
        hunter.into_iter().for_each(|card| self.discard(card, ctx));
        hunter.is_some()
    }

    /// The characters that the attacker may give the first strike: none, where another has rushed in.
    fn first_struck(&self) -> Vec<PieceId> {
        let Some(combat) = self.combat.as_ref().filter(|combat| combat.given.is_empty()) else {
            return Vec::new();
        };
        if combat.rushed.is_some() || self.strikes_left() == 0 {
            return Vec::new();
        }
        self.without_strike().into_iter().filter(|id| self.hunts(*id).is_some()).collect()
    }

    /// Strikes are about to be given: the attacker may give the first one.
    pub(crate) fn strike_the_hunted(&mut self) {
        if !self.first_struck().is_empty() {
            self.frames.push(FirstStrike {});
        }
    }
}

/// Is the first strike given to the hunted character?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FirstStrike {}

impl FirstStrike {
    fn facts(self, state: &State, _: bool) -> Option<Message> {
        state.of_attack("wizards-asked-first-strike-of")
    }
}

impl Question<Wizards> for FirstStrike {
    const CLAUSE: Clause = Clause("SATM-15.4");

    fn asked(&self, state: &State) -> SeatSet {
        state.combat.as_ref().map_or(SeatSet::EMPTY, |combat| SeatSet::only(combat.attacker))
    }

    sentences!("first-strike" by facts);

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        state.first_struck().into_iter().for_each(|id| offer(Choice::Pick(id)));
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Verdict {
        match choice {
            Choice::Pass => Ok(()),
            Choice::Pick(id) => require(state.first_struck().contains(id), Why::NOT_NOW),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(state.first_struck().is_empty())
    }

    fn answer(self, state: &mut State, _: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Pick(id) = *choice {
            state.give_strike(id, ctx);
        }
    }
}
