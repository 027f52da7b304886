//! Washed and Refreshed: after a short way a character feels well again. Which?

use super::effect::{Deed, Does};
use super::prelude::operations;
use crate::prelude::*;
use crate::questions::sentences;

operations! {
    /// Lets characters of the company untap once its new site is shown: one for each region by which its path
    /// is shorter than `under`.
    "refresh" => Refreshing { under: i8 },
}

impl Does for Refreshing {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        state.add_lasting(deed.change(state, deed.link.company), Until::Turn, deed.link);
    }

    fn is_of_company(&self) -> bool {
        true
    }
}

impl State {
    /// The company's new site is shown: refreshed characters may untap. Where there is no path, there is no short one.
    pub(crate) fn is_refreshed(&mut self, company: CompanyId) {
        let lands = self.find_company(company).map_or(0, |company| company.path.lands.len()) as i8;
        let of = self.lasting.iter().filter(|lasting| lasting.change.is_of_company(company));
        let left = of.filter_map(|lasting| match lasting.change.op() {
            Some(Op::Refreshing(Refreshing { under })) if lands > 0 => Some((under - lands).max(0) as u8),
            _ => None,
        });
        for left in left.collect::<Vec<_>>() {
            self.frames.push(Refresh { company, left });
        }
        let done = |op: Option<&Op>| matches!(op, Some(Op::Refreshing(_)));
        self.lasting.retain(|lasting| !(lasting.change.is_of_company(company) && done(lasting.change.op())));
    }
}

/// One more of them?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Refresh {
    pub company: CompanyId,
    /// The number still to untap.
    pub left: u8,
}

impl Refresh {
    fn all(self, state: &State) -> Vec<PieceId> {
        let tired = |id: &PieceId| state.piece(*id).status == Status::Tapped && !state.kept_tapped(*id);
        state.characters(self.company).filter(tired).collect()
    }
}

impl Question<Wizards> for Refresh {
    const CLAUSE: Clause = Clause("SATM-5.7");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.active())
    }

    sentences!("refresh");

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        self.all(state).into_iter().for_each(|id| offer(Choice::Pick(id)));
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Verdict {
        match choice {
            Choice::Pass => Ok(()),
            Choice::Pick(id) => require(self.all(state).contains(id), Why::NOT_NOW),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(self.left == 0 || self.all(state).is_empty())
    }

    fn answer(self, state: &mut State, _: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Pick(id) = *choice {
            state.untap(id, ctx);
            let card = state.piece(id).card;
            ctx.tell(|| Event::Turned { card });
            state.frames.push(Self { left: self.left - 1, ..self });
        }
    }
}
