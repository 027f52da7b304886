//! Which creature of the hand attacks, where the site says that one may (SATM-29.13)?

use crate::card::FromHand;
use crate::prelude::*;
use crate::state::Key;

/// An automatic-attack that the opponent chooses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AttackFromHand {
    /// Upon which company.
    pub company: CompanyId,
    /// Is it the one that is left of several?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub isolated: bool,
}

impl AttackFromHand {
    /// The site's terms for the creature.
    fn says(self, state: &State) -> Option<&'static FromHand> {
        state.find_company(self.company)?.site.get().from_hand.as_ref()
    }

    /// The key by which a creature may attack, if it may.
    fn key(self, state: &State, card: CardId) -> Option<Key> {
        let (face, says) = (card.get(), self.says(state)?);
        let fits = face.kind == CardKind::Creature && (says.own || !face.unique) && face.missing.is_none();
        says.key(face).filter(|_| fits)
    }
}

impl AttackFromHand {
    fn facts(&self, state: &State, _: bool) -> Option<Message> {
        state.of_company(self.company, "wizards-asked-attack-from-hand-of")
    }
}

impl Question<Wizards> for AttackFromHand {
    const CLAUSE: Clause = Clause("SATM-29.13");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.hazarding())
    }

    sentences!("attack-from-hand" by facts);

    fn answers(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        state.each_in_hand(seat, |card| {
            if card.get().kind == CardKind::Creature {
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
                require(self.key(state, card).is_some(), Why::FROM_HAND)?;
                state.is_free(card)
            }
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(self.says(state).is_none() || state.sides[state.hazarding()].hand.is_empty())
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        let Choice::Card(card) = *choice else { return };
        if let Some((piece, key)) = state.in_hand(seat, card).zip(self.key(state, card)) {
            ctx.journal.reveal();
            state.put(piece, Zone::Chain);
            let mut combat = state.creature_attack(self.company, piece, 0, key);
            combat.at_site = true;
            combat.firm |= self.isolated;
            combat.isolated |= self.isolated;
            state.begin_attack(combat, ctx);
        }
    }
}
