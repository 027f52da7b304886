//! Hour of Need: a diplomat sends for help. Which faction does he call, and does it come?

use super::effect::{Deed, Does};
use super::prelude::operations;
use crate::prelude::*;
use crate::questions::{Draws, sentences};
use crate::state::Check;

operations! {
    /// The user tries to influence a faction of the hand, at less for each region of the way to it, and is lost if it is in vain.
    "send_for" => SendingFor,
}

impl Does for SendingFor {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        if let Some(by) = deed.link.user {
            state.frames.push(SendFor { by });
        }
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        scope.user.is_some_and(|by| state.has_answer(scope.seat, &SendFor { by }))
    }
}

/// The malus besides the regions of the way.
const LESS: i8 = 2;

/// Which faction of the hand is sent for?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SendFor {
    /// The diplomat.
    pub by: PieceId,
}

impl SendFor {
    /// The number of regions from the sender to the nearest site at which it joins, both counted.
    fn regions(self, state: &State, card: CardId) -> Option<i8> {
        let company = state.company_of(self.by).and_then(|id| state.find_company(id))?;
        let from = company.site.get().region?;
        let sites = SiteId::all().filter(|site| state.joins_at(card.get(), *site));
        let regions = sites.filter_map(|site| site.get().region).map(|to| from.get().chain[to.index()]);
        regions.min().filter(|count| *count < u8::MAX).map(|count| count as i8)
    }
}

impl Question<Wizards> for SendFor {
    const CLAUSE: Clause = Clause("SATM-19.11");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.active())
    }

    sentences!("send-for");

    fn answers(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        state.each_in_hand(seat, |card| {
            if card.get().kind == CardKind::Faction {
                offer(Choice::Card(card));
            }
        });
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Verdict {
        match *choice {
            Choice::Pass => Ok(()),
            Choice::Card(card) => {
                require(state.in_hand(seat, card).is_some(), Why::NOT_IN_HAND)?;
                require(card.get().kind == CardKind::Faction, Why::NOT_NOW)?;
                require(card.get().missing.is_none(), Why::NOT_SUPPORTED)?;
                state.is_free(card)?;
                state.needs_met(card, self.by)?;
                require(self.regions(state, card).is_some(), Why::FACTION_PLACE)
            }
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(!state.is_character(self.by))
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        let Choice::Card(card) = *choice else { return };
        let Some((faction, regions)) = state.in_hand(seat, card).zip(self.regions(state, card)) else {
            return;
        };
        ctx.journal.reveal();
        ctx.tell(|| Event::Declared { seat, card });
        state.put(faction, Zone::Chain);
        state.checks.push(Check {
            who: self.by,
            of: Some(faction),
            bonus: -(LESS + regions),
            why: None,
            reward: 0,
            two_rolls: false,
            undirected: false,
        });
        state.frames.push(RollInNeed { faction });
        state.ask_before_influence();
    }
}

/// The roll.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RollInNeed {
    pub faction: PieceId,
}

impl Step<Wizards> for RollInNeed {
    fn act(self, state: &mut State, ctx: &mut Ctx<'_>) {
        let Some(check) = state.checks.pop() else { return };
        let (who, faction) = (check.who, self.faction);
        let (of, seat, card) = (state.piece(faction).card, state.piece(faction).owner, state.piece(who).card);
        let comes = state.sways_faction(&check, faction, ctx);
        state.expire(Until::Check);
        if !comes {
            state.put(faction, Zone::Discard);
            ctx.tell(|| Event::Discarded { seat, card: of });
            return state.discard(who, ctx);
        }
        state.put(faction, Zone::Won(seat));
        ctx.tell(|| Event::Gained { seat, card: of, by: card });
        state.tap_site(state.company_of(who));
        let left = check.reward;
        state.frames.push(Draws { seat, left });
        state.influenced(who, faction);
    }
}
