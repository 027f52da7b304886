//! To the Uttermost Foundations: a task begun in one place of the deeps, done in another.

use super::prelude::*;

operations! {
    /// The card is marked with the site of the company.
    "mark_site" => MarkSite,
}

conditions! {
    /// The company is at another site than the one with which the card was marked.
    "elsewhere" => Elsewhere of company: |_, state, scope| {
        let marked = scope.piece().and_then(|id| state.piece(id).marked);
        scope.its_company(state).is_some_and(|company| marked.is_some_and(|site| site != company.site))
    };
}

impl Does for MarkSite {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        let site = deed.scope().its_company(state).map(|company| company.site);
        state.piece_mut(deed.link.piece).marked = site;
    }
}
