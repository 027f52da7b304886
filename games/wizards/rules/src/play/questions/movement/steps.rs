//! The steps of a company's movement phase that act by themselves.

use super::{Draw, MovementEnd};
use crate::cards::When;
use crate::cards::effect::Happens;
use crate::mechanics::Moment;
use crate::prelude::*;
use crate::questions::{Priority, Respond};
use crate::state::Use;

macro_rules! company_steps {
    ($($(#[$doc:meta])* $name:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
        pub struct $name {
            pub company: CompanyId,
        }
    )*};
}

company_steps! {
    /// Step II: the hazard limit is fixed; then cards are drawn, and hazards are played.
    LimitFixed;
    /// The declaration of a card in play that does not let the company pass.
    TurnedBack;
    /// Hazards have been played: effects at the end come (SATM-18.8).
    MovementDone;
    /// Step V: the company arrives (SATM-18.4).
    Arrive;
    /// Its movement phase is over.
    Travelled;
}

impl Step<Wizards> for LimitFixed {
    fn act(self, state: &mut State, ctx: &mut Ctx<'_>) {
        let id = self.company;
        if state.find_company(id).is_none() {
            return;
        }
        state.turn.company = Some(id);
        state.strangle(id);
        state.fix_limit(id);
        let company = state.company(id);
        let (seat, site, limit, moves) =
            (company.seat, company.target_site(), company.limit, company.moving());
        if moves {
            ctx.tell(|| Event::Moves { seat, site, limit });
        } else {
            ctx.tell(|| Event::Remains { seat, site, limit });
        }
        state.frames.push(MovementDone { company: id });
        state.frames.push(Priority { moment: Moment::Movement, seat, passed: false });
        if moves {
            // Both have drawn before anything can happen to it.
            state.frames.push(TurnedBack { company: id });
            // AP draws first (SATM-14.9).
            for who in [other(seat), seat] {
                state.frames.push(Draw::of(who, state.draws_for(who, id)));
            }
        }
        state.attacks_on_the_way(id);
        state.movement_begins(id);
        if moves {
            state.is_refreshed(id);
        }
    }
}

/// SATM-18.6: both draw up their hands, no matter who moves first.
pub(super) fn draw_up(state: &mut State, seat: Seat) {
    for who in [other(seat), seat] {
        state.reset_hand(who);
    }
}

impl Step<Wizards> for TurnedBack {
    fn act(self, state: &mut State, ctx: &mut Ctx<'_>) {
        let id = self.company;
        let turning = state.turning_back(id).collect::<Vec<_>>();
        let base = state.chain.len() as u8;
        for piece in &turning {
            let (seat, card) = (state.piece(*piece).owner, state.piece(*piece).card);
            ctx.tell(|| Event::TurnsBack { seat, card });
            state.chain.push(Link {
                seat,
                piece: *piece,
                does: Use::TurnBack,
                user: None,
                target: Target::Company(id),
                company: Some(id),
                cancelled: false,
            });
        }
        if !turning.is_empty() {
            // The moving player may answer it.
            state.frames.push(Respond::to(state.hazarding(), base, Moment::Movement));
        }
    }
}

impl Step<Wizards> for MovementDone {
    fn act(self, state: &mut State, _: &mut Ctx<'_>) {
        let id = self.company;
        let seat = state.active();
        state.frames.push(Travelled { company: id });
        draw_up(state, seat);
        if state.find_company(id).is_none() {
            return;
        }
        state.frames.push(MovementEnd { company: id });
        state.frames.push(Arrive { company: id });
    }
}

/// Triggers the cards that wait for the end of a company's movement phase, whether it moved or not; where it
/// went counts (SATM-18.8).
fn movement_ends(state: &mut State, id: CompanyId) {
    for card in state.in_play.clone() {
        if state.company_of(card) == Some(id) && !state.face(card).on.is_empty() {
            let scope = Scope::of(state, card);
            state.trigger(card, When::MovementEnded, &scope);
        }
    }
}

impl Step<Wizards> for Arrive {
    fn act(self, state: &mut State, ctx: &mut Ctx<'_>) {
        arrive(state, self.company, ctx);
        state.part_with_allies(ctx);
        movement_ends(state, self.company);
    }
}

fn arrive(state: &mut State, id: CompanyId, ctx: &mut Ctx<'_>) {
    let Some(company) = state.find_company(id) else {
        return;
    };
    let (seat, from) = (company.seat, company.site);
    let Some(to) = company.to else { return };
    let leaving = |state: &State| {
        let here = state.in_play.iter().copied().filter(|card| state.company_of(*card) == Some(id));
        let here = here.filter(|card| {
            let scope = Scope::of(state, *card);
            state.face(*card).leaves.iter().any(|leaves| leaves.holds(state, &scope))
        });
        here.collect::<Vec<_>>()
    };
    let mut gone = leaving(state);
    let by_basic = state.comes_by_basic_way(state.company(id), to);
    let company = state.company_mut(id);
    company.by_basic = by_basic;
    company.began.get_or_insert(from);
    company.origin = Some(from);
    company.site = to;
    company.to = None;
    company.shown = false;
    ctx.tell(|| Event::Arrived { seat, site: to });
    state.leave_site(seat, from, ctx);
    state.all_hear(Happens::Came(from, to), ctx);
    gone.extend(leaving(state));
    for card in gone {
        if state.piece(card).zone.in_play() {
            state.discard(card, ctx);
        }
    }
}

impl Step<Wizards> for Travelled {
    fn act(self, state: &mut State, _: &mut Ctx<'_>) {
        if state.find_company(self.company).is_some() {
            state.company_mut(self.company).moved = true;
            state.company_mut(self.company).laid_open = None;
        }
    }
}
