//! Greed: all who see an item gained at the site want it.

use super::effect::{Deed, Does};
use super::prelude::operations;
use crate::prelude::*;
use crate::questions::StartCheck;
use crate::state::Phase;

operations! {
    /// Tempts all others at the site by the item that was gained there.
    "covet" => Covet,
}

impl Does for Covet {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        state.covet(deed.link);
    }
}

impl State {
    /// Makes all at the site but Hobbits, wizards and the one who has gained the item make a check, less the corruption
    /// points that it would give.
    fn covet(&mut self, link: &Link) {
        let Zone::OnSite(site) = self.piece(link.piece).zone else {
            return;
        };
        let stands = |id: PieceId| {
            let company = self.company_of(id).and_then(|id| self.find_company(id));
            company.is_some_and(|company| company.site == site)
        };
        // The card gained last lies last.
        let gained = self.in_play.iter().rev().copied();
        let mut gained = gained.filter(|item| self.face(*item).class.is_some() && self.piece(*item).fresh);
        let item = gained.find(|item| stands(*item)).filter(|_| self.turn.phase == Phase::Sites);
        let Some((item, by)) = item.and_then(|item| Some((item, self.bearer(item)?))) else {
            return;
        };
        let bonus = -self.face(item).corruption;
        let here = |id: &PieceId| {
            let race = self.face(*id).race;
            self.is_character(*id)
                && *id != by
                && !matches!(race, Some(Race::Hobbit | Race::Wizard))
                && stands(*id)
        };
        let mut tempted = self.in_play.iter().copied().filter(here).collect::<Vec<_>>();
        tempted.sort_by_key(|id| self.piece(*id).owner != self.turn.active);
        let why = self.piece(link.piece).card;
        for who in tempted.into_iter().rev() {
            self.frames.push(StartCheck::of(who, bonus, why));
        }
    }
}
