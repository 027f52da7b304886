//! My Precious: an agent who craves a ring; the one against whom he fails may take him along as Gollum.

use super::effect::{Deed, Does};
use super::prelude::operations;
use crate::prelude::*;
use crate::questions::sentences;
use crate::state::Fate;

operations! {
    /// After its attack the agent takes a ring with it, if it succeeded; if it failed and stays, it may be taken as an ally.
    "crave" => Crave,
}

impl Does for Crave {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        let agent = deed.link.piece;
        let Some(combat) = &state.combat else { return };
        let company = combat.company;
        let fates = combat.given.iter().map(|strike| strike.fate).collect::<Vec<_>>();
        if fates.contains(&Fate::Succeeded) {
            state.frames.push(Snatch { agent, company });
        } else if fates.contains(&Fate::Ineffectual) && state.piece(agent).zone.in_play() {
            state.frames.push(Tame { agent, company });
        }
    }
}

/// Which ring of the company does the attacker choose? It is discarded, and the agent too.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Snatch {
    pub agent: PieceId,
    pub company: CompanyId,
}

impl Snatch {
    fn rings(self, state: &State) -> impl Iterator<Item = PieceId> + '_ {
        let all = state.in_play.iter().copied();
        all.filter(move |id| state.is_ring(*id) && state.company_of(*id) == Some(self.company))
    }
}

impl Question<Wizards> for Snatch {
    const CLAUSE: Clause = Clause("SATM-28.21");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.piece(self.agent).owner)
    }

    sentences!("snatch");

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        self.rings(state).for_each(|id| offer(Choice::Pick(id)));
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Verdict {
        match *choice {
            Choice::Pick(id) => require(self.rings(state).any(|ring| ring == id), Why::NOT_NOW),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        let mut rings = self.rings(state);
        match (rings.next(), rings.next()) {
            (None, _) => Moot::Lapses,
            (Some(only), None) => Moot::Answer(Choice::Pick(only)),
            _ => Moot::No,
        }
    }

    fn answer(self, state: &mut State, _: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Pick(ring) = *choice {
            state.discard(ring, ctx);
            state.discard(self.agent, ctx);
        }
    }
}

/// Which character of the company taps to play the other card of the agent from the hand? The agent is discarded then.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tame {
    pub agent: PieceId,
    pub company: CompanyId,
}

impl Tame {
    fn may_take(self, state: &State, seat: Seat, card: CardId, by: PieceId) -> Verdict {
        let (face, agent) = (card.get(), state.face(self.agent));
        require(state.in_hand(seat, card).is_some(), Why::NOT_IN_HAND)?;
        require(face.kind == CardKind::Ally && face.being == agent.being, Why::NOT_NOW)?;
        let mut others = state.pieces.iter().filter(|piece| piece.card == card);
        require(!others.any(|piece| matches!(piece.zone, Zone::Out | Zone::Won(_))), Why::BEING_GONE)?;
        require(state.characters(self.company).any(|one| one == by), Why::NOT_NOW)?;
        require(state.is_untapped(by), Why::TAPPED_GAINS)
    }
}

impl Question<Wizards> for Tame {
    const CLAUSE: Clause = Clause("SATM-25.3");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(crate::state::other(state.piece(self.agent).owner))
    }

    sentences!("tame");

    fn answers(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        state.each_in_hand(seat, |card| {
            if card.get().kind == CardKind::Ally {
                state.characters(self.company).for_each(|by| offer(Choice::Gain(card, by)));
            }
        });
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Verdict {
        match *choice {
            Choice::Pass => Ok(()),
            Choice::Gain(card, by) => self.may_take(state, seat, card, by),
            _ => Err(Why::NOT_NOW),
        }
    }

    // The possibility is open: an untapped character, and a card in the hand.
    fn moot(&self, state: &State) -> Moot<Choice> {
        let seat = crate::state::other(state.piece(self.agent).owner);
        let able = state.find_company(self.company).is_some()
            && state.characters(self.company).any(|id| state.is_untapped(id));
        let there = state.piece(self.agent).zone.in_play();
        Moot::lapses(!(able && there) || state.sides[seat].hand.is_empty())
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        let Choice::Gain(card, by) = *choice else { return };
        let Some(piece) = state.in_hand(seat, card) else {
            return;
        };
        ctx.journal.reveal();
        state.discard(self.agent, ctx);
        state.tap(by);
        state.goes_along(piece);
        state.put(piece, Zone::On(by));
        state.piece_mut(piece).fresh = true;
        let bearer = state.piece(by).card;
        ctx.tell(|| crate::event::Event::Gained { seat, card, by: bearer });
        state.members_changed(self.company, ctx);
    }
}
