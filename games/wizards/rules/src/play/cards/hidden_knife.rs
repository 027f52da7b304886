//! Hidden Knife: a creature of one's own hand turns upon an agent of the other player, as upon a character that stands alone.

use serde::{Deserialize, Serialize};
use table::Clause;
use table::flow::{Moot, Question};

use super::prelude::*;
use crate::Wizards;
use crate::card::CardKind;
use crate::choice::Choice;
use crate::mechanics::Against;
use crate::questions::sentences;
use crate::state::Status;

operations! {
    /// A creature of the hand that can be keyed to the site of the target, an agent, attacks that one at once.
    "turn_upon" => TurnUpon,
}

/// The site at which an agent lies face up.
fn site_of(state: &State, agent: PieceId) -> Option<SiteId> {
    let agent = state.agents.iter().find(|one| one.piece == agent)?;
    agent.way.last().map(|step| step.site).or(agent.stranded)
}

impl Does for TurnUpon {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        if let Some(agent) = deed.scope().target_piece() {
            state.frames.push(Knife { seat: deed.link.seat, agent });
        }
    }

    fn objection(&self, state: &State, scope: &Scope) -> Verdict {
        let own = scope.target_piece().is_some_and(|id| state.piece(id).owner == scope.seat);
        let site = scope.target_piece().and_then(|id| site_of(state, id));
        let fits = |id: &PieceId| site.is_some_and(|site| state.is_keyed_there(*id, site));
        require(!own && state.sides[scope.seat].hand.iter().any(fits), Why::NO_KEY)
    }
}

/// Which creature attacks the agent?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Knife {
    /// The owner of the creature.
    pub seat: Seat,
    /// The agent.
    pub agent: PieceId,
}

impl Knife {
    fn may_attack(self, state: &State, card: CardId) -> Verdict {
        let creature = state.in_hand(self.seat, card).ok_or(Why::NOT_IN_HAND)?;
        state.is_free(card)?;
        let keyed = site_of(state, self.agent).is_some_and(|site| state.is_keyed_there(creature, site));
        require(keyed, Why::NO_KEY)
    }

    /// One strike, or several on the one who is there: the rest weaken (SATM-15.5). Is it defeated?
    fn strike(self, state: &mut State, creature: PieceId, ctx: &mut Ctx<'_>) -> bool {
        let (face, theirs) = (state.face(creature), state.piece(self.agent).owner);
        let excess = (face.strikes.max(1) - 1) as i8;
        let was = state.piece(self.agent).status;
        let prowess = state.number(self.agent, Stat::Prowess, Against::Nothing) + was.weakens() - excess;
        let roll = state.roll(theirs, "strike", ctx);
        let (seat, card, strike) = (theirs, state.piece(self.agent).card, face.prowess);
        ctx.tell(|| Event::Fought { seat, card, strike, roll, prowess });
        state.tap(self.agent);
        match (roll + prowess).cmp(&strike) {
            std::cmp::Ordering::Greater if face.body == 0 => true,
            std::cmp::Ordering::Greater => {
                let (card, body) = (state.piece(creature).card, face.body);
                let roll = state.roll(theirs, "body", ctx);
                ctx.tell(|| Event::BodyCheck { card, roll, body });
                roll > body
            }
            std::cmp::Ordering::Equal => false,
            std::cmp::Ordering::Less => {
                self.wound(state, was, ctx);
                false
            }
        }
    }

    fn wound(self, state: &mut State, was: Status, ctx: &mut Ctx<'_>) {
        let (seat, card) = (state.piece(self.agent).owner, state.piece(self.agent).card);
        state.piece_mut(self.agent).status = Status::Wounded;
        ctx.tell(|| Event::Wounded { seat, card });
        let body = state.number(self.agent, Stat::Body, Against::Nothing);
        let roll = state.roll(self.seat, "body", ctx) + i8::from(was == Status::Wounded);
        ctx.tell(|| Event::BodyCheck { card, roll, body });
        if roll > body {
            state.leave(self.agent, Zone::Out, ctx);
        } else if state.gives_in(self.agent, roll) {
            state.discard(self.agent, ctx);
        }
    }
}

impl Question<Wizards> for Knife {
    const CLAUSE: Clause = Clause("SATM-0.4");

    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    sentences!("knife");

    fn answers(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        state.each_in_hand(seat, |card| {
            if card.get().kind == CardKind::Creature {
                offer(Choice::Card(card));
            }
        });
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Verdict {
        match choice {
            Choice::Card(card) => self.may_attack(state, *card),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        let gone = state.piece(self.agent).zone != Zone::Agent;
        Moot::lapses(gone || !state.has_answer(self.seat, self))
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        let Choice::Card(card) = *choice else { return };
        let Some(creature) = state.in_hand(seat, card) else {
            return;
        };
        ctx.journal.reveal();
        state.put(creature, Zone::Chain);
        ctx.tell(|| Event::Declared { seat, card });
        let mut beaten = true;
        for _ in 0..card.get().attacks.max(1) {
            if state.piece(self.agent).zone == Zone::Agent {
                beaten &= self.strike(state, creature, ctx);
            }
        }
        let theirs = other(seat);
        if beaten {
            state.put(creature, Zone::Won(theirs));
            ctx.tell(|| Event::Defeated { seat: theirs, card });
        } else {
            state.put(creature, Zone::Discard);
            ctx.tell(|| Event::Discarded { seat, card });
        }
    }
}
