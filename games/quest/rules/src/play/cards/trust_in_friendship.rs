//! Trust in Friendship: to which hero does Sauron give the card with the favor?

use crate::prelude::*;

/// Trust in Friendship: to which hero does Sauron give the card with the favor?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Trust;

impl Ask for Trust {
    const CLAUSE: &'static str = "MEQ-2.4";
    const ID: &'static str = "quest-ask-trust";

    fn who(&self, _: &State) -> SeatSet {
        SAURON_ONLY
    }

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        state.heroes.iter().filter_map(|hero| hero.who).map(Choice::Hero).for_each(offer);
    }

    fn answer(self, state: &mut State, _: Seat, choice: Choice, _: &mut Ctx<'_>) {
        if let Choice::Hero(who) = choice
            && let (Some(seat), Some((_, favor))) = (state.seat_of(who), state.trust)
        {
            state.trust = Some((seat, favor));
        }
    }
}

/// Each hero who has favor puts one on the card; Sauron gives the card to a hero.
pub fn begin(state: &mut State, ctx: &mut Ctx<'_>) {
    let mut favor = 0;
    for seat in state.seats() {
        if state.hero(seat).favor > 0 {
            state.favor(seat, -1, ctx);
            favor += 1;
        }
    }
    if favor > 0 {
        state.trust = Some((state.first_hero(), favor));
        state.frames.push(Trust);
    }
}

impl State {
    /// Does the card stay before a hero?
    pub(crate) fn keeps_trust(&self, card: Happening) -> bool {
        self.trust.is_some() && card.id() == "trust_in_friendship"
    }

    /// Does the place hold a character or another hero, so that the card pays?
    pub(crate) fn trust_pays(&self, seat: Seat) -> bool {
        let at = self.hero(seat).at;
        let company = self.seats().any(|other| other != seat && self.hero(other).at == at);
        company || self.board.character_places().has(at)
    }

    /// The favor on the card goes to the hero who has it, and the card is discarded.
    pub(crate) fn trust_pay(&mut self, seat: Seat, ctx: &mut Ctx<'_>) {
        if let Some((_, favor)) = self.trust.take() {
            self.favor(seat, favor as i8, ctx);
            if let Ok(card) = "trust_in_friendship".parse::<Happening>() {
                self.decks.events_out[self.pack.event(card).stage as usize].add(card);
            }
        }
    }
}
