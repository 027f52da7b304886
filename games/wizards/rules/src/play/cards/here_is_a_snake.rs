//! Here Is a Snake!: the lurkers in the grass must show themselves, or keep still.

use super::effect::{Deed, Does};
use super::prelude::operations;
use crate::prelude::*;
use crate::questions::sentences;

operations! {
    /// The opponent shows hazards of the hand, and plays no others on the company while it moves.
    "lay_open" => LayingOpen,
    /// An agent that lies face down is tapped and turned up.
    "drag_out" => DraggingOut,
}

impl Does for LayingOpen {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        if let Some(company) = deed.link.company.filter(|id| state.find_company(*id).is_some()) {
            state.company_mut(company).laid_open = Some(Vec::new());
            state.frames.push(LayOpen { company });
        }
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        scope.its_company(state).is_some_and(|company| company.laid_open.is_none())
    }

    fn is_of_company(&self) -> bool {
        true
    }
}

impl Does for DraggingOut {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        state.frames.push(DragOut { seat: deed.link.seat });
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        state.agents_of(other(scope.seat)).any(|agent| state.is_lurking(agent))
    }
}

impl State {
    /// Must a hazard of the hand be one that was shown, and is it none?
    pub(crate) fn keeps_still(&self, piece: PieceId) -> bool {
        let company = self.turn.company.and_then(|id| self.find_company(id));
        let shown = company.and_then(|company| company.laid_open.as_ref());
        shown.is_some_and(|shown| self.face(piece).is_hazard() && !shown.contains(&piece))
    }
}

/// One more hazard of the hand?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LayOpen {
    pub company: CompanyId,
}

impl LayOpen {
    /// A card of this name that has not been shown.
    fn find(self, state: &State, seat: Seat, card: CardId) -> Option<PieceId> {
        let shown = state.find_company(self.company)?.laid_open.as_ref()?;
        let hand = state.sides[seat].hand.iter().copied();
        state.copy_of(card, hand.filter(|id| !shown.contains(id)))
    }
}

impl Question<Wizards> for LayOpen {
    const CLAUSE: Clause = Clause("SATM-0.4");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.hazarding())
    }

    sentences!("lay-open");

    fn answers(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        state.each_in_hand(seat, |card| {
            if card.get().is_hazard() {
                offer(Choice::Card(card));
            }
        });
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Verdict {
        match *choice {
            Choice::Pass => Ok(()),
            Choice::Card(card) => {
                require(card.get().is_hazard() && self.find(state, seat, card).is_some(), Why::NOT_NOW)
            }
            _ => Err(Why::NOT_NOW),
        }
    }

    // The hand is hidden: whether there is a hazard must not show.
    fn moot(&self, state: &State) -> Moot<Choice> {
        let none = state.sides[state.hazarding()].hand.is_empty();
        Moot::lapses(none || state.find_company(self.company).is_none())
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        let Choice::Card(card) = *choice else { return };
        let Some(id) = self.find(state, seat, card) else { return };
        state.turn_up(id, ctx);
        state.company_mut(self.company).laid_open.iter_mut().for_each(|shown| shown.push(id));
        state.frames.push(self);
    }
}

/// Which agent is turned up?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DragOut {
    /// The player who drags it out.
    pub seat: Seat,
}

impl DragOut {
    fn all(self, state: &State) -> Vec<crate::ids::AgentId> {
        let theirs = state.agents_of(other(self.seat));
        theirs.filter(|agent| state.is_lurking(agent)).map(|agent| agent.id).collect()
    }
}

impl Question<Wizards> for DragOut {
    const CLAUSE: Clause = Clause("SATM-28.15");

    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    sentences!("drag-out");

    // Their identities are still hidden: they are counted.
    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        (0..self.all(state).len()).for_each(|at| offer(Choice::Number(at as u8 + 1)));
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Verdict {
        let count = self.all(state).len();
        require(matches!(choice, Choice::Number(at) if (1..=count).contains(&usize::from(*at))), Why::NOT_NOW)
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        match self.all(state).len() {
            0 => Moot::Lapses,
            1 => Moot::Answer(Choice::Number(1)),
            _ => Moot::No,
        }
    }

    fn answer(self, state: &mut State, _: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        let Choice::Number(at) = *choice else { return };
        let all = self.all(state);
        let Some(id) = usize::from(at).checked_sub(1).and_then(|at| all.get(at)).copied() else { return };
        let Some(piece) = state.find_agent(id).map(|agent| agent.piece) else { return };
        state.unmask(id, None, ctx);
        if state.piece(piece).zone.in_play() {
            state.tap(piece);
        }
    }
}
