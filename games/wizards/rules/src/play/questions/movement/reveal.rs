//! Step I: the new site is shown (SATM-14.3, SATM-29.10).

use arrayvec::ArrayVec;

use super::{LimitFixed, Route};
use crate::cards::Rise;
use crate::prelude::*;
use crate::state::{Change, Path};

/// The revealing of a company's site.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Reveal {
    pub company: CompanyId,
    /// Has the other player been asked what comes before the roll for the Under-deeps?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub asked: bool,
}

impl Reveal {
    /// The frame of a company whose new site is still hidden.
    pub const fn of(company: CompanyId) -> Self {
        Self { company, asked: false }
    }
}

impl Step<Wizards> for Reveal {
    fn act(self, state: &mut State, ctx: &mut Ctx<'_>) {
        let id = self.company;
        if state.find_company(id).is_none() {
            return;
        }
        if !self.asked {
            state.frames.push(LimitFixed { company: id });
        }
        // A card cancelled on an earlier way may stop it on this one.
        state.lasting.retain(|lasting| !matches!(lasting.change, Change::Weathered(of, _) if of == id));
        let company = state.company(id);
        if company.shown && state.has_parted(company) {
            // Its way is that of the company it has left.
            return;
        }
        let (seat, from) = (company.seat, company.site);
        let Some(to) = company.to else { return };
        ctx.journal.reveal();
        state.company_mut(id).shown = true;
        if state.company(id).flies {
            state.company_mut(id).path = Path::default();
            return;
        }
        if let Some(number) = State::deep_way(from, to) {
            // SATM-29.3: no path; SATM-29.11: a roll that fails counts as not moving.
            state.company_mut(id).path = Path::default();
            if number > 0 && !self.asked {
                state.frames.push(Self { asked: true, ..self });
                return state.frames.push(Rise { company: id });
            }
            if number > 0 && state.roll(seat, "under-deeps", ctx) + state.light(id) < number as i8 {
                state.stay(id, ctx);
                state.company_mut(id).shown = false;
                ctx.tell(|| Event::LostWay { seat, site: to });
            }
            return;
        }
        if to.get().by_regions {
            let chain = from.get().region.into_iter().collect::<ArrayVec<_, 8>>();
            return state.frames.push(Route { company: id, chain });
        }
        if !to.get().is_card() {
            state.company_mut(id).path = State::basic_path(from, to);
            return;
        }
        if let Some(path) = state.sea_path(id) {
            state.company_mut(id).path = path;
            return;
        }
        let beyond = state.beyond_passes(id).has(to);
        let (basic, regions) = (State::basic_way(from, to), state.region_way(from, to) || beyond);
        // SATM-12.12: another company may have taken the only way.
        let basic = basic && !state.creeps(id) && (regions || state.may_take_basic_way(state.company(id)));
        match (basic, regions) {
            (true, false) => state.company_mut(id).path = State::basic_path(from, to),
            (false, false) => {
                state.stay(id, ctx);
                state.company_mut(id).shown = false;
            }
            _ => {
                let chain = from.get().region.into_iter().collect::<ArrayVec<_, 8>>();
                state.frames.push(Route { company: id, chain });
            }
        }
    }
}
