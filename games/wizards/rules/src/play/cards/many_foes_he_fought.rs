//! Many Foes He Fought: a warrior takes upon himself what was meant for others. Which strikes?

use super::effect::{Deed, Does};
use super::prelude::operations;
use crate::prelude::*;
use crate::questions::sentences;
use crate::state::{Change, Combat, Fate, Lasting, Strike};

operations! {
    /// Makes the target of the strike face any number of others of the attack, too.
    "take_on" => TakingOn,
}

impl Does for TakingOn {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        let card = state.piece(deed.link.piece).card;
        if let Some(at) = state.struck() {
            state.frames.push(TakeOn { at, card });
        }
    }

    /// The defender gave it to him, none of the strikes has been faced, and there are others.
    fn objection(&self, state: &State, _: &Scope) -> Verdict {
        let combat = state.combat.as_ref().ok_or(Why::CONDITION)?;
        let strike = combat.strike().ok_or(Why::CONDITION)?;
        let elsewhere = combat.given.iter().any(|other| other.at != strike.at) || combat.excess > 0;
        let open = combat.given.iter().all(|strike| strike.fate == Fate::Open);
        let defender = state.defender_chooses(combat);
        let chosen = defender || state.is_untapped(strike.at) && !state.attacker_chooses(combat);
        require(chosen && !strike.imposed && elsewhere && open, Why::CONDITION)
    }
}

/// One strike more, until the warrior has enough.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TakeOn {
    /// The warrior.
    pub at: PieceId,
    pub card: CardId,
}

impl TakeOn {
    fn others(self, state: &State) -> impl Iterator<Item = usize> {
        let open = state.combat.iter().flat_map(Combat::open_strikes);
        open.filter(move |(_, who)| *who != self.at).map(|(at, _)| at)
    }

    fn excess(state: &State) -> u8 {
        state.combat.as_ref().map_or(0, |combat| combat.excess)
    }
}

impl Question<Wizards> for TakeOn {
    const CLAUSE: Clause = Clause("SATM-15.14");

    fn asked(&self, state: &State) -> SeatSet {
        state.combat.as_ref().map_or(SeatSet::EMPTY, |combat| SeatSet::only(other(combat.attacker)))
    }

    sentences!("take-on", Choice::Way(_) => "wizards-way-excess-strike");

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        if let Some(combat) = &state.combat {
            self.others(state).for_each(|at| offer(Choice::Pick(combat.given[at].at)));
        }
        if Self::excess(state) > 0 {
            offer(Choice::Way(0));
        }
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Verdict {
        match *choice {
            Choice::Pass => Ok(()),
            Choice::Way(0) => require(Self::excess(state) > 0, Why::NOT_NOW),
            Choice::Pick(id) => {
                let combat = state.combat.as_ref().ok_or(Why::NOT_NOW)?;
                require(self.others(state).any(|at| combat.given[at].at == id), Why::NOT_NOW)
            }
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        let gone = !state.piece(self.at).zone.in_play() || state.combat.is_none();
        Moot::lapses(gone || self.others(state).next().is_none() && Self::excess(state) == 0)
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, _: &mut Ctx<'_>) {
        let taken = match *choice {
            Choice::Pick(id) => {
                let of = |at: &usize| state.combat.as_ref().is_some_and(|combat| combat.given[*at].at == id);
                self.others(state).find(of)
            }
            Choice::Way(_) => None,
            _ => return,
        };
        let Some(combat) = &mut state.combat else { return };
        self.takes(combat, taken);
        for stat in [Stat::Prowess, Stat::Body] {
            let change = Change::Number(self.at, stat, -1, None);
            state.lasting.push(Lasting { card: self.card, change, until: Until::Attack, seat });
        }
        state.frames.push(self);
    }
}

impl TakeOn {
    fn takes(self, combat: &mut Combat, taken: Option<usize>) {
        match taken {
            Some(at) => combat.given[at].at = self.at,
            None => {
                combat.excess = combat.excess.saturating_sub(1);
                combat.given.push(Strike::at(self.at));
            }
        }
    }
}

impl State {
    /// Records a strike that the attacker gives to a character the defender could have chosen: whether anybody has a card that asks
    /// for that is nobody else's to know.
    pub(crate) fn imposes_strike(&mut self, at: PieceId) {
        if !self.is_untapped(at) {
            return;
        }
        let given = self.combat.as_mut().and_then(|combat| combat.given.last_mut());
        given.into_iter().for_each(|strike| strike.imposed = true);
    }
}
