//! Searching Eye: all are found.

use super::prelude::*;
use crate::card::Skill;
use crate::cards::Mode;
use crate::cards::effect::Asked;
use crate::cards::little_snuffler::needs;

operations! {
    /// Ends a lasting effect of a card that needed this skill, of the player's choice.
    "unveil" => Unveil { skill: Skill },
}

impl Unveil {
    /// The cards of the other player whose effects go on, and that needed the skill.
    fn lasting(self, state: &State, seat: Seat) -> Vec<CardId> {
        let mut cards = Vec::new();
        for lasting in state.lasting.iter().filter(|lasting| lasting.seat != seat) {
            let needed = lasting.card.get().modes.iter().any(|mode| needs(mode, self.skill));
            if needed && !cards.contains(&lasting.card) {
                cards.push(lasting.card);
            }
        }
        cards
    }
}

impl Does for Unveil {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        state.ask_to_choose(Asked::of(deed, deed.link.seat));
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        !self.lasting(state, scope.seat).is_empty()
    }

    fn asks(&self) -> bool {
        true
    }

    fn options(&self, state: &State, ask: &Asked) -> Vec<Choice> {
        self.lasting(state, ask.link.seat).into_iter().map(Choice::Card).collect()
    }

    fn chosen(&self, state: &mut State, _: Asked, choice: &Choice, _: &mut Ctx<'_>) {
        if let Choice::Card(card) = *choice {
            state.lasting.retain(|lasting| lasting.card != card);
        }
    }

    fn sentence(&self, _: u8) -> &'static str {
        "wizards-asked-choose-unveil"
    }
}

impl State {
    /// Does the declared action, or else the card, need the skill?
    pub(crate) fn asks_for(&self, id: PieceId, skill: Skill) -> bool {
        let declared = self.chain.iter().find(|link| link.piece == id);
        match declared {
            Some(link) => self.mode_of(id, link.does).is_some_and(|mode| needs(mode, skill)),
            None => self.face(id).modes.iter().any(|mode| needs(mode, skill)),
        }
    }

    /// Could a card on guard cancel what is declared? Wherever one lies, that is asked.
    pub(crate) fn may_be_unveiled(&self, mode: &Mode) -> bool {
        needs(mode, Skill::Scout)
    }
}
