//! Stormcrow: company with a wizard is unwelcome.

use super::prelude::*;

use crate::cards::{Mode, Stays};

operations! {
    /// Resource permanent-events that lie on companies with a wizard, as a whole, are discarded.
    "scatter" => Scatter,
}

statics! {
    /// No resource permanent-event is played on a company with a wizard, as a whole.
    "estranges" => Estranges;
}

impl Does for Scatter {
    fn does(&self, _: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        let bound = |id: &PieceId| match state.piece(*id).zone {
            Zone::OnCompany(company) => {
                let kind = Kind::Event(Span::Permanent);
                let scope = Scope::of(state, *id);
                state.face(*id).is_resource()
                    && state.piece_is(*id, &kind, &scope)
                    && state.has_wizard(company)
            }
            _ => false,
        };
        let gone = state.in_play.iter().copied().filter(bound).collect::<Vec<_>>();
        gone.into_iter().for_each(|id| state.discard(id, ctx));
    }
}

impl State {
    fn has_wizard(&self, company: CompanyId) -> bool {
        self.characters(company).any(|id| self.face(id).is_wizard())
    }

    /// Would a card lie on a company that may have none?
    pub(crate) fn is_estranged(&self, company: CompanyId, mode: &Mode) -> bool {
        mode.stays == Some(Stays::Company)
            && self.has_wizard(company)
            && self.in_play.iter().any(|id| self.face(*id).has.contains(&Static::Estranges))
    }
}
