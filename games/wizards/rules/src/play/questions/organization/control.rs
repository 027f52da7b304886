//! Who controls a character that has just come into play (SATM-6.4)?

use crate::prelude::*;
use crate::state::Phase;

/// General influence, or a leader of the company.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Control {
    /// The character to be controlled.
    pub piece: PieceId,
}

impl Control {
    fn facts(&self, state: &State, own: bool) -> Option<Message> {
        own.then(|| state.of_card(self.piece, "wizards-asked-control-of"))
    }
}

impl State {
    /// Asks who controls a character.
    pub(crate) fn ask_control(&mut self, piece: PieceId) {
        self.frames.push(Control { piece });
    }
}

impl Question<Wizards> for Control {
    const CLAUSE: Clause = Clause("SATM-6.4");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.active())
    }

    sentences!("control" by facts);

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        offer(Choice::General(self.piece));
        let Some(company) = state.company_of(self.piece) else {
            return;
        };
        for leader in state.characters(company).filter(|leader| *leader != self.piece) {
            offer(Choice::Follow(self.piece, leader));
        }
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Verdict {
        match *choice {
            Choice::General(id) => {
                require(id == self.piece, Why::NOT_NOW)?;
                // It already counts under general influence while it has no leader.
                require(state.has_room(seat, 0), Why::MIND)?;
                let place = |id| {
                    let company = state.company_of(id).and_then(|id| state.find_company(id));
                    company.map(|company| (company.id, company.site))
                };
                let apart = |wizard| match (place(wizard), place(id)) {
                    (Some((_, there)), Some((_, here))) if state.rules.rulings.company_beside_wizard => {
                        there != here
                    }
                    (there, here) => there != here,
                };
                // SATM-20.10: a card brought into play by a success comes where it succeeded.
                let organizing = state.turn.phase == Phase::Organization;
                let elsewhere = state.rules.standard && organizing && state.wizard(seat).is_some_and(apart);
                require(!elsewhere, Why::WIZARD_COMPANY)
            }
            Choice::Follow(id, leader) => {
                require(id == self.piece, Why::NOT_NOW)?;
                state.may_follow(seat, id, leader)
            }
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        let company = state.company_of(self.piece);
        if state.face(self.piece).mind.is_none() {
            Moot::Lapses
        } else if company.is_some_and(|company| state.characters(company).count() == 1) {
            Moot::Answer(Choice::General(self.piece))
        } else {
            Moot::No
        }
    }

    fn answer(self, state: &mut State, _: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        match *choice {
            Choice::Follow(id, leader) => state.set_leader(id, Some(leader), ctx),
            _ => state.set_leader(self.piece, None, ctx),
        }
    }
}

impl State {
    /// SATM-8.5: may a follower come under general influence?
    pub(crate) fn may_be_general(&self, seat: Seat, id: PieceId) -> Verdict {
        let own = self
            .pieces
            .get(id.index())
            .is_some_and(|piece| piece.owner == seat && matches!(piece.zone, Zone::Company(_)));
        require(own, Why::NOT_NOW)?;
        require(self.piece(id).leader.is_some(), Why::ALREADY)?;
        require(self.has_room(seat, i16::from(self.influence_needed(id))), Why::MIND)
    }
}
