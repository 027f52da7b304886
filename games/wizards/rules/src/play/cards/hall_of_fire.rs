//! Hall of Fire: those who come there sit by the fire, one of each company.

use super::prelude::*;

operations! {
    /// The target untaps, or is healed and left tapped; one of the company in a turn.
    "fireside" => Fireside,
}

conditions! {
    /// The company is at the site on which the card lies.
    "lies_here" => LiesHere of company: |_, state, scope| {
        let card = scope.piece().map(|id| state.piece(id));
        scope.its_company(state).zip(card).is_some_and(|(company, card)| card.zone == Zone::OnSite(company.site))
    };
    /// This card has a lasting effect on the company.
    "affected" => Affected { card: CardId }: |it, state, scope| scope.company.is_some_and(|id| {
        let mut lasting = state.lasting.iter();
        lasting.any(|lasting| lasting.card == it.card && lasting.change.is_of_company(id))
    });
}

impl Does for Fireside {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        state.add_lasting(deed.change(state, deed.link.company), Until::Turn, deed.link);
        let Some(id) = deed.scope().target_piece() else { return };
        if state.piece(id).status == Status::Wounded {
            state.piece_mut(id).status = Status::Tapped;
        } else if !state.untap(id, ctx) {
            return;
        }
        let card = state.piece(id).card;
        ctx.tell(|| Event::Turned { card });
    }
}

impl State {
    /// Does something lie at a company's site that may be used once its movement phase is over, moved or not?
    pub(crate) fn rests_at(&self, company: CompanyId) -> bool {
        let site = self.find_company(company).map(|company| company.site);
        self.in_play.iter().any(|id| {
            let lies = matches!(self.piece(*id).zone, Zone::OnSite(at) if Some(at) == site);
            lies && self.face(*id).uses.iter().any(|mode| mode.when == Window::MovementEnd)
        })
    }
}
