//! Helm of Her Secrecy: who has ridden along unknown is there when she is needed.

use super::prelude::*;

operations! {
    /// Éowyn comes out of the hand to the company that is attacked, greater than she is; from the Nazgûl she keeps the card.
    "ride_unknown" => RideUnknown,
}

/// The character who comes, and her bonus.
const WHO: &str = "eowyn";
const MORE: [(Stat, i8); 3] = [(Stat::Prowess, 2), (Stat::Body, 1), (Stat::DirectInfluence, 1)];

impl RideUnknown {
    fn who(state: &State, seat: Seat) -> Option<PieceId> {
        let mut hand = state.sides[seat].hand.iter().copied();
        hand.find(|id| state.face(*id).id == WHO && state.is_free(state.piece(*id).card).is_ok())
    }
}

impl Does for RideUnknown {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        let (seat, helm) = (deed.link.seat, deed.link.piece);
        let Some(combat) = &state.combat else { return };
        let (company, nazgul) = (combat.company, combat.race == Race::Nazgul);
        let there = state.find_company(company).is_some();
        let fits = |id: &PieceId| there && state.has_place_for(seat, *id, company);
        let Some(id) = Self::who(state, seat).filter(fits) else { return };
        ctx.journal.reveal();
        state.put(id, Zone::Company(company));
        state.piece_mut(id).fresh = true;
        let (card, site) = (state.piece(id).card, state.company(company).site);
        ctx.tell(|| Event::Joined { seat, card, site });
        state.members_changed(company, ctx);
        if nazgul {
            state.put(helm, Zone::On(id));
        } else {
            for (stat, by) in MORE {
                state.add_lasting(Some(Change::Number(id, stat, by, None)), Until::Attack, deed.link);
            }
        }
        state.ask_control(id);
    }

    fn objection(&self, state: &State, scope: &Scope) -> Verdict {
        let able = state.combat.as_ref().zip(Self::who(state, scope.seat)).is_some_and(|(combat, id)| {
            combat.company == scope.company.unwrap_or(combat.company)
                && state.has_place_for(scope.seat, id, combat.company)
        });
        require(able, Why::CONDITION)
    }
}
