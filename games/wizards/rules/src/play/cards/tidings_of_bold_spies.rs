//! Tidings of Bold Spies: the guards of the site come to meet the company.

use super::prelude::*;
use crate::questions::AttackNow;

operations! {
    /// The company faces attacks that are like all automatic-attacks of its new site, with whatever changes those.
    "meet_garrison" => MeetGarrison,
}

impl Does for MeetGarrison {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        let Some(company) = deed.link.company.filter(|id| state.find_company(*id).is_some()) else {
            return;
        };
        let card = state.piece(deed.link.piece).card;
        for like in state.garrison(company).into_iter().rev() {
            let mut combat = Combat {
                source: Source::Effect(card),
                malice: false,
                before: state.company(company).faced.len() as u8,
                ..like.clone()
            };
            // Changes to attacks of this race change this one, too: only the rest is added.
            combat.more_prowess += state.attack_prowess(&like) - state.attack_prowess(&combat);
            combat.more_strikes += state.attack_strikes(&like) - state.attack_strikes(&combat);
            state.frames.push(AttackNow::of(combat));
        }
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        scope.company.is_some_and(|company| !state.garrison(company).is_empty())
    }

    fn is_of_company(&self) -> bool {
        true
    }
}
