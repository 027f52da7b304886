//! Enchanted Stream: characters who have crossed it are slow to go on.

use super::prelude::*;
use crate::card::Skill;
use crate::cards::effect::Asked;

operations! {
    /// A ranger of the company may tap: then the card is cancelled.
    "guide" => Guide,
    /// The untapped characters of the company tap, two at most, of its player's choice.
    "wade" => Wade,
}

/// The most characters that tap.
const TWO: u8 = 2;

impl Does for Guide {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        let company = deed.link.company.and_then(|id| state.find_company(id));
        if let Some(seat) = company.map(|company| company.seat) {
            state.ask_to_choose(Asked::of(deed, seat));
        }
    }

    fn asks(&self) -> bool {
        true
    }

    fn options(&self, state: &State, ask: &Asked) -> Vec<Choice> {
        let Some(company) = ask.link.company.filter(|id| state.find_company(*id).is_some()) else {
            return Vec::new();
        };
        let able = |id: &PieceId| state.is_untapped(*id) && state.has_skill(*id, Skill::Ranger, None);
        state.characters(company).filter(able).map(Choice::Pick).chain([Choice::Pass]).collect()
    }

    fn chosen(&self, state: &mut State, ask: Asked, choice: &Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Pick(id) = *choice {
            state.tap(id);
            let (seat, card) = (ask.link.seat, state.piece(ask.link.piece).card);
            state.put(ask.link.piece, Zone::Discard);
            ctx.tell(|| Event::Fizzled { seat, card });
        }
    }

    fn sentence(&self, _: u8) -> &'static str {
        "wizards-asked-choose-guide"
    }
}

fn able(state: &State, card: PieceId) -> Vec<PieceId> {
    let company = state.company_of(card);
    company.map_or_else(Vec::new, |id| state.characters(id).filter(|one| state.is_untapped(*one)).collect())
}

impl Does for Wade {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        let company = state.company_of(deed.link.piece).and_then(|id| state.find_company(id));
        if let Some(seat) = company.map(|company| company.seat) {
            state.ask_to_choose(Asked::of(deed, seat));
        }
    }

    fn asks(&self) -> bool {
        true
    }

    fn options(&self, state: &State, ask: &Asked) -> Vec<Choice> {
        if ask.step >= TWO {
            return Vec::new();
        }
        able(state, ask.link.piece).into_iter().map(Choice::Pick).collect()
    }

    fn chosen(&self, state: &mut State, ask: Asked, choice: &Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Pick(id) = *choice {
            state.tap(id);
            let card = state.piece(id).card;
            ctx.tell(|| Event::Turned { card });
            state.ask_to_choose(Asked { step: ask.step + 1, ..ask });
        }
    }

    fn sentence(&self, _: u8) -> &'static str {
        "wizards-asked-choose-wade"
    }
}

impl State {
    /// Does something on a company keep it from going on, and from being divided, in this turn?
    pub(crate) fn is_mired(&self, id: CompanyId) -> bool {
        let stays = Static::may_not(crate::cards::statics::Flag::Stray);
        self.in_play.iter().any(|card| {
            let piece = self.piece(*card);
            piece.zone == Zone::OnCompany(id) && !piece.tried && self.face(*card).has.contains(&stays)
        })
    }
}
