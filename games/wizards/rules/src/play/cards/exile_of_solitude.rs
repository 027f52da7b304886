//! Exile of Solitude: a Dragon at home carries a character off.

use super::effect::{Deed, Does, Holds};
use super::prelude::{conditions, operations};
use crate::prelude::*;
use crate::questions::sentences;

operations! {
    /// Makes one strike of a great Dragon at home against a character, no wizard, of the attacker's choice and one
    /// weaker, carry its target off: a character hit is discarded.
    "carry_off" => CarryOff,
    /// All of them do, and are no weaker.
    "carry_all_off" => CarryAllOff,
}

conditions! {
    /// A great Dragon is at home at the company's site.
    "dragon_at_home" => DragonAtHome: |_, state, scope| state.dragon_at_home(scope);
}

impl Does for CarryOff {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        state.add_lasting(deed.change(state, deed.link.company), Until::Turn, deed.link);
    }

    fn is_of_company(&self) -> bool {
        true
    }
}

impl Does for CarryAllOff {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        state.add_lasting(deed.change(state, deed.link.company), Until::Turn, deed.link);
    }

    fn is_of_company(&self) -> bool {
        true
    }
}

/// The malus of such a strike.
const WEAKER: i8 = 1;

impl State {
    /// Is it a great Dragon, and not a mere attack?
    fn is_great(&self, by: PieceId) -> bool {
        self.face(by).race == Some(Race::Dragon) && self.face(by).unique
    }

    fn dragon_at_home(&self, scope: &Scope) -> bool {
        let site = scope.its_company(self).map(crate::state::Company::target_site);
        site.is_some_and(|site| self.added_attacks(site).into_iter().any(|by| self.is_great(by)))
    }

    /// The index, among lasting changes, of the right to carry a character off, if the attack may.
    fn carries(&self, op: Op) -> Option<usize> {
        let combat = self.combat.as_ref()?;
        let great = matches!(combat.source, Source::Added(_, by) if self.is_great(by));
        let of = |lasting: &crate::state::Lasting| {
            lasting.change.is_of_company(combat.company) && lasting.change.op() == Some(&op)
        };
        self.lasting.iter().position(of).filter(|_| great)
    }

    /// Could the target of the strike be carried off?
    fn is_prey(&self) -> bool {
        self.struck().is_some_and(|id| self.is_character(id) && !self.face(id).is_wizard())
    }

    /// A strike begins: does it carry its target off?
    pub(crate) fn may_carry_off(&mut self) {
        if !self.is_prey() {
            return;
        }
        if self.carries(Op::CarryAllOff).is_some() {
            if let Some(strike) = self.combat.as_mut().and_then(|combat| combat.strike_mut()) {
                strike.exiles = true;
            }
        } else if self.carries(Op::CarryOff).is_some() {
            self.frames.push(CarriedOff {});
        }
    }
}

/// Is it this one that is carried off?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CarriedOff {}

impl CarriedOff {
    fn facts(self, state: &State, _: bool) -> Option<Message> {
        state.of_strike("wizards-asked-carried-off-of")
    }
}

impl Question<Wizards> for CarriedOff {
    const CLAUSE: Clause = Clause("SATM-0.4");

    fn asked(&self, state: &State) -> SeatSet {
        state.combat.as_ref().map_or(SeatSet::EMPTY, |combat| SeatSet::only(combat.attacker))
    }

    sentences!("carried-off" by facts, Choice::Yes => "wizards-yes-carried-off");

    fn answers(&self, _: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        offer(Choice::Yes);
        offer(Choice::Pass);
    }

    fn objection(&self, _: &State, _: Seat, choice: &Choice) -> Verdict {
        match choice {
            Choice::Yes | Choice::Pass => Ok(()),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(!state.is_prey() || state.carries(Op::CarryOff).is_none())
    }

    fn answer(self, state: &mut State, _: Seat, choice: &Choice, _: &mut Ctx<'_>) {
        if *choice != Choice::Yes {
            return;
        }
        if let Some(at) = state.carries(Op::CarryOff) {
            state.lasting.remove(at);
        }
        if let Some(strike) = state.combat.as_mut().and_then(|combat| combat.strike_mut()) {
            strike.exiles = true;
            strike.more_prowess -= WEAKER;
        }
    }
}
