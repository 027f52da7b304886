//! Old Road, Roäc the Raven: a faction is brought in from far away.

use super::effect::{Deed, Does};
use super::ops::Count;
use super::prelude::operations;
use crate::prelude::*;
use crate::questions::Draws;
use crate::questions::sentences;
use crate::state::Check;

operations! {
    /// Brings in a faction from afar: the bonus to the roll; how far from the haven it may be.
    "bring_faction" => BringFaction { bonus: i8, reach: Count },
}

impl BringFaction {
    fn question(self, by: PieceId) -> FromAfar {
        let reach = match self.reach {
            Count::All => None,
            Count::Number(most) => Some(most.max(0) as u8),
        };
        FromAfar { by, bonus: self.bonus, reach }
    }
}

impl Does for BringFaction {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        let by = deed.link.user.unwrap_or(deed.link.piece);
        state.frames.push(self.question(by));
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        let by = scope.user.or(scope.piece());
        by.is_some_and(|by| state.has_answer(scope.seat, &self.question(by)))
    }
}

/// Which faction of the hand is brought in?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FromAfar {
    /// The influencing character.
    pub by: PieceId,
    /// The bonus to the roll.
    pub bonus: i8,
    /// The most regions from the haven to the faction, if that matters; then direct influence does not help.
    pub reach: Option<u8>,
}

impl FromAfar {
    /// Is one of the faction's sites near enough? The site has to be at hand, to be shown.
    fn is_near(self, state: &State, seat: Seat, card: CardId) -> bool {
        let Some(reach) = self.reach else {
            return SiteId::all().any(|site| state.joins_at(card.get(), site));
        };
        let company = state.company_of(self.by).and_then(|id| state.find_company(id));
        let Some(haven) = company.map(|company| company.site) else {
            return false;
        };
        let face = card.get();
        let near = |site: SiteId| {
            let of = site.get();
            let playable = state.joins_at(face, site);
            let way = of.haven == Some(haven) && of.path.len() <= usize::from(reach);
            playable && way && state.sides[seat].sites.has(site)
        };
        SiteId::all().any(near)
    }
}

impl Question<Wizards> for FromAfar {
    const CLAUSE: Clause = Clause("SATM-19.11");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.active())
    }

    sentences!("from-afar");

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
                let face = card.get();
                require(face.kind == CardKind::Faction, Why::NOT_NOW)?;
                require(face.missing.is_none(), Why::NOT_SUPPORTED)?;
                state.is_free(card)?;
                state.needs_met(card, self.by)?;
                require(self.is_near(state, seat, card), Why::FACTION_PLACE)
            }
            _ => Err(Why::NOT_NOW),
        }
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        let Choice::Card(card) = *choice else { return };
        let Some(faction) = state.in_hand(seat, card) else {
            return;
        };
        ctx.journal.reveal();
        ctx.tell(|| Event::Declared { seat, card });
        state.goes_along(faction);
        state.put(faction, Zone::Chain);
        state.checks.push(Check {
            who: self.by,
            of: Some(faction),
            bonus: self.bonus,
            why: None,
            reward: 0,
            two_rolls: false,
            undirected: self.reach.is_some(),
        });
        state.frames.push(RollFromAfar { faction });
        state.ask_before_influence();
        state.attempt_declared(self.by, faction, true);
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(!state.piece(self.by).zone.in_play())
    }
}

/// The roll: no site taps for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RollFromAfar {
    pub faction: PieceId,
}

impl Step<Wizards> for RollFromAfar {
    fn act(self, state: &mut State, ctx: &mut Ctx<'_>) {
        let Some(check) = state.checks.pop() else { return };
        let (who, faction) = (check.who, self.faction);
        let (of, seat, card) = (state.piece(faction).card, state.piece(faction).owner, state.piece(who).card);
        let comes = state.sways_faction(&check, faction, ctx);
        state.expire(Until::Check);
        if !comes {
            state.put(faction, Zone::Discard);
            return ctx.tell(|| Event::Discarded { seat, card: of });
        }
        state.put(faction, Zone::Won(seat));
        ctx.tell(|| Event::Gained { seat, card: of, by: card });
        let left = check.reward;
        state.frames.push(Draws { seat, left });
        state.influenced(who, faction);
    }
}
