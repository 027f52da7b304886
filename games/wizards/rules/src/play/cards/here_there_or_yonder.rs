//! Here, There, or Yonder: among ruins an unknown friend may be found.

use super::conditions::MovesOutside;
use super::prelude::*;
use crate::questions::sentences;

operations! {
    /// Two dice and the amount: an ally of the hand joins who pays, whose mind and the number are less; the site taps.
    "find_ally" => FindAlly { number: i8, by: Amount },
}

impl Does for FindAlly {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        let total = state.roll(deed.link.seat, "card", ctx) + state.amount(&self.by, &deed.scope());
        if let Some(by) = deed.link.user {
            state.frames.push(FoundAlly { by, below: total - self.number });
        }
    }
}

/// Does an ally never leave some country, in which the site does not lie?
fn keeps_away(state: &State, card: CardId, site: SiteId) -> bool {
    card.get().leaves.iter().any(|test| match test {
        Condition::MovesOutside(MovesOutside { kind }) => !state.site_is(site, kind),
        _ => false,
    })
}

/// Which ally joins?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FoundAlly {
    /// The character it joins.
    pub by: PieceId,
    /// Its mind is less than that.
    pub below: i8,
}

impl FoundAlly {
    fn may_join(self, state: &State, seat: Seat, card: CardId) -> Verdict {
        let face = card.get();
        require(state.in_hand(seat, card).is_some(), Why::NOT_IN_HAND)?;
        require(face.kind == CardKind::Ally && face.missing.is_none(), Why::NOT_NOW)?;
        state.is_free(card)?;
        require(face.mind.unwrap_or(0) < self.below, Why::MIND)?;
        let company = state.company_of(self.by).and_then(|id| state.find_company(id)).ok_or(Why::NOT_NOW)?;
        require(!keeps_away(state, card, company.site), Why::ALLY_PLACE)
    }
}

impl Question<Wizards> for FoundAlly {
    const CLAUSE: Clause = Clause("SATM-19.10");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.piece(self.by).owner)
    }

    sentences!("found-ally");

    fn answers(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        state.each_in_hand(seat, |card| {
            if card.get().kind == CardKind::Ally {
                offer(Choice::Card(card));
            }
        });
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Verdict {
        match choice {
            Choice::Pass => Ok(()),
            Choice::Card(card) => self.may_join(state, seat, *card),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(!state.is_character(self.by))
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        let Choice::Card(card) = *choice else { return };
        let (Some(ally), Some(company)) = (state.in_hand(seat, card), state.company_of(self.by)) else {
            return;
        };
        ctx.journal.reveal();
        state.put(ally, Zone::On(self.by));
        state.piece_mut(ally).fresh = true;
        state.tap_site(Some(company));
        state.company_mut(company).gained.push(card);
        let by = state.piece(self.by).card;
        ctx.tell(|| Event::Gained { seat, card, by });
        state.members_changed(company, ctx);
    }
}
