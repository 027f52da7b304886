//! Morgul-knife, The Pale Sword: which character wounded by the Nazgûl is given the card?

use super::effect::{Deed, Does};
use super::prelude::operations;
use crate::prelude::*;
use crate::questions::sentences;

operations! {
    /// Gives the card to one character wounded by the attack.
    "mark" => Marking,
    /// Gives the card to the first character wounded by the attack.
    "mark_first" => MarkFirst,
}

impl Does for Marking {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        let combat = state.combat.as_ref().filter(|combat| !combat.cancelled);
        let wounded = combat.map_or_else(Vec::new, |combat| combat.wounded.clone());
        let mark = Mark { card: deed.link.piece, wounded };
        if mark.able(state).next().is_some() {
            state.frames.push(mark);
        } else {
            state.discard(mark.card, ctx);
        }
    }
}

impl Does for MarkFirst {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        let combat = state.combat.as_ref().filter(|combat| !combat.cancelled);
        let wounded = combat.map_or_else(Vec::new, |combat| combat.wounded.clone());
        let mark = Mark { card: deed.link.piece, wounded };
        let first = mark.able(state).next();
        match first {
            Some(id) => {
                state.put(mark.card, Zone::On(id));
                state.piece_mut(id).lured = true;
            }
            None => state.discard(mark.card, ctx),
        }
    }
}

/// The attacker chooses; if the attack has wounded no character the card is discarded.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Mark {
    pub card: PieceId,
    /// The wounded characters.
    pub wounded: Vec<PieceId>,
}

impl Mark {
    fn able<'a>(&'a self, state: &'a State) -> impl Iterator<Item = PieceId> + 'a {
        let there = self.wounded.iter().copied();
        there.filter(|id| state.is_character(*id) && !state.piece(*id).lured)
    }
}

impl Question<Wizards> for Mark {
    const CLAUSE: Clause = Clause("SATM-11.3");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.piece(self.card).owner)
    }

    sentences!("mark");

    fn answers(&self, _: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        self.wounded.iter().for_each(|id| offer(Choice::Pick(*id)));
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Verdict {
        let Choice::Pick(id) = choice else {
            return Err(Why::NOT_NOW);
        };
        require(self.able(state).any(|able| able == *id), Why::LURED)
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        let mut able = self.able(state);
        match (able.next(), able.next()) {
            (None, _) => Moot::Lapses,
            (Some(only), None) => Moot::Answer(Choice::Pick(only)),
            _ => Moot::No,
        }
    }

    fn answer(self, state: &mut State, _: Seat, choice: &Choice, _: &mut Ctx<'_>) {
        if let Choice::Pick(id) = *choice {
            state.put(self.card, Zone::On(id));
            state.piece_mut(id).lured = true;
        }
    }
}
