//! Reluctant Final Parting: no ally goes far from where it lives.

use super::prelude::*;

statics! {
    /// An ally is discarded in the Under-deeps, and where another haven is the nearest than where it joins.
    "parts" => Parts;
}

/// The haven that is the nearest to a site.
fn nearest(site: SiteId) -> Option<SiteId> {
    if site.get().is_haven() { Some(site) } else { site.get().haven }
}

impl State {
    /// Is an ally too far from where it joins?
    fn is_homesick(&self, ally: PieceId) -> bool {
        let face = self.face(ally);
        let site = self.company_of(ally).and_then(|id| self.find_company(id)).map(|company| company.site);
        let Some(site) = site.filter(|_| face.kind == CardKind::Ally) else {
            return false;
        };
        let mut joins = SiteId::all().filter(|at| self.joins_at(face, *at)).map(nearest);
        site.get().under_deeps || !joins.any(|haven| haven == nearest(site))
    }

    /// Allies that are too far from home leave, if a card says so.
    pub(crate) fn part_with_allies(&mut self, ctx: &mut Ctx<'_>) {
        if !self.in_play.iter().any(|card| self.face(*card).has.contains(&Static::Parts)) {
            return;
        }
        let gone = self.in_play.iter().copied().filter(|id| self.is_homesick(*id)).collect::<Vec<_>>();
        for ally in gone {
            if self.piece(ally).zone.in_play() {
                self.discard(ally, ctx);
            }
        }
    }
}
