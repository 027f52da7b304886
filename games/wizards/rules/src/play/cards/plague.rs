//! Plague: those nearby fall ill.

use super::prelude::*;

operations! {
    /// Makes all at the bearer's site but Elves and wizards roll at the end of the opponent's turn, less two: above the body they are
    /// wounded, or eliminated if they are wounded already.
    "infect" => Infect,
}

/// The malus to the roll.
const ILL: i8 = 2;

impl Does for Infect {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        let (owner, active) = (state.piece(deed.link.piece).owner, state.active());
        let at = state.company_of(deed.link.piece).and_then(|id| state.find_company(id));
        let Some(site) =
            at.map(|company| company.site).filter(|_| deed.link.seat == active && owner != active)
        else {
            return;
        };
        let near = |id: &PieceId| {
            let company = state.company_of(*id).and_then(|id| state.find_company(id));
            let mortal = !matches!(state.face(*id).race, Some(Race::Elf | Race::Wizard));
            state.is_character(*id) && mortal && company.is_some_and(|company| company.site == site)
        };
        for id in state.in_play.iter().copied().filter(near).collect::<Vec<_>>() {
            let seat = state.controller_of(id);
            let roll = state.roll(seat, "card", ctx) - ILL;
            if roll <= state.number(id, Stat::Body, crate::mechanics::Against::Nothing) {
                continue;
            }
            if state.piece(id).status == Status::Wounded {
                state.ask_heirs(id, Zone::Out, u8::MAX);
                continue;
            }
            state.piece_mut(id).status = Status::Wounded;
            let card = state.piece(id).card;
            ctx.tell(|| Event::Wounded { seat, card });
            state.has_wounded(id);
        }
    }
}
