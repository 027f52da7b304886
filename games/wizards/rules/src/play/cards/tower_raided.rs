//! Tower Raided: the garrison comes, a scout keeps watch, and the hold is a ruin.

use super::prelude::*;
use crate::questions::{Frame, sentences};

operations! {
    /// A scout of the company taps by the end of the site phase, or the card is discarded.
    "keep_watch" => KeepWatch,
    /// The card stays for which a scout was to tap: one has.
    "watched" => Watched,
}

statics! {
    /// No factions are played at the site on which it lies.
    "no_factions" => NoFactions;
}

impl Does for KeepWatch {
    /// It is asked once the company is done at its site; until then a scout may tap at any time.
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        let Some(company) = deed.link.company else { return };
        let done = |frame: &Frame| matches!(frame, Frame::SiteDone(one) if one.company == company);
        let at = state.frames.iter().position(done).map_or(state.frames.len(), |at| at + 1);
        state.frames.insert(at, Watch { card: deed.link.piece, company: Some(company) });
    }
}

impl Does for Watched {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        if let Some(at) = state.awaited_watch(deed.link.piece, deed.link.company) {
            state.frames.remove(at);
        }
    }

    fn objection(&self, state: &State, scope: &Scope) -> Verdict {
        let awaited = scope.piece().and_then(|card| state.awaited_watch(card, scope.company));
        require(awaited.is_some(), Why::CONDITION)
    }
}

impl State {
    /// The place of the question who of a company taps for this card, while it waits.
    fn awaited_watch(&self, card: PieceId, company: Option<CompanyId>) -> Option<usize> {
        let waits =
            |frame: &Frame| matches!(frame, Frame::Watch(one) if one.card == card && one.company == company);
        self.frames.iter().position(waits)
    }

    /// May no faction join at a site any more?
    pub(crate) fn is_deserted(&self, site: SiteId) -> bool {
        self.in_play.iter().any(|id| {
            self.piece(*id).zone == Zone::OnSite(site) && self.face(*id).has.contains(&Static::NoFactions)
        })
    }
}

/// Which scout taps?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Watch {
    /// The card that asks for it.
    pub card: PieceId,
    pub company: Option<CompanyId>,
}

impl Watch {
    fn scouts(self, state: &State) -> Vec<PieceId> {
        let company = self.company.filter(|id| state.find_company(*id).is_some());
        let all = company.map_or_else(Vec::new, |id| state.characters(id).collect::<Vec<_>>());
        let able =
            |id: &PieceId| state.is_untapped(*id) && state.has_skill(*id, crate::card::Skill::Scout, None);
        all.into_iter().filter(able).collect()
    }
}

impl Question<Wizards> for Watch {
    const CLAUSE: Clause = Clause("SATM-5.7");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.piece(self.card).owner)
    }

    sentences!("watch");

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        self.scouts(state).into_iter().for_each(|id| offer(Choice::Pick(id)));
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Verdict {
        match choice {
            Choice::Pass => Ok(()),
            Choice::Pick(id) => require(self.scouts(state).contains(id), Why::NOT_NOW),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        if !matches!(state.piece(self.card).zone, Zone::Chain | Zone::OnSite(_)) {
            return Moot::Lapses;
        }
        if self.scouts(state).is_empty() { Moot::Answer(Choice::Pass) } else { Moot::No }
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        match *choice {
            Choice::Pick(id) => {
                state.tap(id);
                let card = state.piece(id).card;
                ctx.tell(|| Event::Turned { card });
            }
            _ => {
                let card = state.piece(self.card).card;
                state.put(self.card, Zone::Discard);
                ctx.tell(|| Event::Discarded { seat, card });
            }
        }
    }
}
