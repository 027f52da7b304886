//! Good Sense Revolts, Your Welcome Is Doubtful: an agent turns a character against the other player.

use super::effect::{Deed, Does};
use super::prelude::operations;
use crate::cards::{Amount, Kind};
use crate::mechanics::Persuasion;
use crate::prelude::*;
use crate::questions::sentences;

operations! {
    /// The agent that is the target tries to influence such a card of the other player, with `by` more, and
    /// with the last number besides if that is of the agent's own home.
    "sways" => Sways { kind: Kind, by: Amount, home: i8 },
    /// The attempt that one of the player's agents has declared gets `by` more.
    "aid_sway" => AidSway { by: i8 },
}

impl Does for Sways {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        state.frames.push(SwayWhom { link: *deed.link, op: deed.index });
    }

    fn objection(&self, state: &State, scope: &Scope) -> Verdict {
        let agent = scope.target_piece().ok_or(Why::NOT_NOW)?;
        let any = state.swayable(agent).into_iter().any(|id| state.piece_is(id, &self.kind, scope));
        require(any, Why::AGENT_FAR)
    }
}

impl Does for AidSway {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        state.add_lasting(deed.change(state, None), Until::Turn, deed.link);
    }

    fn objection(&self, state: &State, scope: &Scope) -> Verdict {
        require(state.tries_to_sway(scope.seat), Why::CONDITION)
    }
}

impl State {
    /// Is a card of an agent's own home: does it join there, or come from there?
    fn is_of_home(&self, agent: PieceId, of: PieceId) -> bool {
        let (home, face) = (self.face(agent).home, self.face(of));
        match face.kind {
            CardKind::Character => !face.home.and(home).is_empty(),
            _ => home.iter().any(|site| self.joins_at(face, site)),
        }
    }

    /// The bonus of the cards played on the attempt of an agent: used up by this one.
    pub(crate) fn take_sway_aid(&mut self, seat: Seat) -> i8 {
        let aid = |lasting: &crate::state::Lasting| match lasting.change.op() {
            Some(Op::AidSway(AidSway { by })) if lasting.seat == seat => Some(*by),
            _ => None,
        };
        let sum = self.lasting.iter().filter_map(aid).sum();
        self.lasting.retain(|lasting| aid(lasting).is_none());
        sum
    }
}

/// Which card does the agent try to influence?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SwayWhom {
    /// The action.
    pub link: Link,
    /// The index of its operation.
    pub op: u8,
}

impl SwayWhom {
    fn op(self, state: &State) -> Option<&'static Sways> {
        match state.ops(&self.link).get(usize::from(self.op)) {
            Some(Op::Sways(sways)) => Some(sways),
            _ => None,
        }
    }

    fn all(self, state: &State) -> Vec<PieceId> {
        let scope = self.link.scope();
        let Some((agent, op)) = scope.target_piece().zip(self.op(state)) else {
            return Vec::new();
        };
        let mut all = state.swayable(agent);
        all.retain(|id| state.piece_is(*id, &op.kind, &scope));
        all
    }

    fn facts(self, state: &State, _: bool) -> Option<Message> {
        Some(state.of_card(self.link.piece, "wizards-asked-sway-whom-by"))
    }
}

impl Question<Wizards> for SwayWhom {
    const CLAUSE: Clause = Clause("SATM-28.31");

    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.link.seat)
    }

    sentences!("sway-whom" by facts);

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        self.all(state).into_iter().for_each(|id| offer(Choice::Pick(id)));
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Verdict {
        match choice {
            Choice::Pass => Ok(()),
            Choice::Pick(id) => require(self.all(state).contains(id), Why::AGENT_FAR),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(self.all(state).is_empty())
    }

    fn answer(self, state: &mut State, _: Seat, choice: &Choice, _: &mut Ctx<'_>) {
        let scope = self.link.scope();
        let (Choice::Pick(of), Some(op), Some(agent)) = (*choice, self.op(state), scope.target_piece())
        else {
            return;
        };
        let home = if state.is_of_home(agent, of) { op.home } else { 0 };
        let more = state.amount(&op.by, &scope) + home;
        state.agent_tries(agent, of, Persuasion { more, ..Persuasion::PLAIN });
    }
}
