//! Operations that cancel.

use super::super::prelude::*;
use crate::state::{Fate, Link};

cardlang::words! {
    /// A thing that can be cancelled.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Cancelled: "thing to cancel" {
        /// The attack that is faced.
        "attack" => Attack,
        /// The strike that is faced.
        "strike" => Strike,
        /// The card that is the target, in play or in the chain: it is discarded.
        "target" => Target,
        /// An effect earlier in the chain that would send the company back.
        "return" => Return,
        /// The effect of the card itself.
        "effect" => Effect,
        /// The last declared hazard that is aimed at the company or at something of it.
        "hazard" => Hazard,
        /// The attempt to influence that is about to be rolled.
        "influence" => Influence,
        /// The last declared effect that would cancel the attack.
        "rescue" => Rescue,
        /// The capture of the strike's target: its card is discarded, and the strike goes on.
        "capture" => Capture,
    }
}

operations! {
    /// Cancels.
    "cancel" => Cancel { what: Cancelled },
}

impl Does for Cancel {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        let link = deed.link;
        match self.what {
            Cancelled::Attack => {
                if state.cancel_attack() {
                    let seat = link.seat;
                    ctx.tell(|| Event::AttackCancelled { seat });
                }
            }
            Cancelled::Strike => {
                let at = state.combat.as_mut().and_then(|combat| combat.strike_mut()).map(|strike| {
                    strike.fate = Fate::Cancelled;
                    strike.at
                });
                if let Some(at) = at {
                    let (seat, card) = (link.seat, state.piece(at).card);
                    ctx.tell(|| Event::StrikeCancelled { seat, card });
                }
            }
            Cancelled::Target => {
                if let Some(target) = link.scope().target_piece() {
                    cancel_card(target, state, ctx);
                }
            }
            Cancelled::Return => state.cancel_return(link),
            Cancelled::Hazard => {
                let threat = {
                    let mut companies = state.companies_of(link.seat);
                    companies.find_map(|company| state.threat(company.id))
                };
                if let Some(at) = threat {
                    state.chain[at].cancelled = true;
                }
            }
            Cancelled::Rescue => {
                if let Some(at) = state.rescuing() {
                    state.chain[at].cancelled = true;
                }
            }
            Cancelled::Influence => {
                if state.checks.last().is_some_and(|check| check.of.is_some()) {
                    state.checks.pop();
                }
            }
            Cancelled::Capture => {
                let strike = state.combat.as_mut().and_then(|combat| combat.strike_mut());
                if let Some(host) = strike.and_then(|strike| strike.host.take()) {
                    state.discard(host, ctx);
                }
            }
            Cancelled::Effect => {}
        }
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        match self.what {
            Cancelled::Attack => state.combat.as_ref().is_some_and(|combat| !combat.cancelled),
            Cancelled::Strike => {
                let strike = state.combat.as_ref().and_then(Combat::strike);
                strike.is_some_and(|strike| strike.fate == Fate::Open)
            }
            Cancelled::Capture => {
                let strike = state.combat.as_ref().and_then(Combat::strike);
                strike.is_some_and(|strike| strike.host.is_some())
            }
            Cancelled::Return => scope.company.and_then(|id| state.returning(id)).is_some(),
            Cancelled::Influence => state.checks.last().is_some_and(|check| check.of.is_some()),
            Cancelled::Rescue => state.rescuing().is_some(),
            Cancelled::Target | Cancelled::Hazard | Cancelled::Effect => true,
        }
    }

    fn objection(&self, state: &State, _: &Scope) -> Verdict {
        let firm = state.combat.as_ref().is_some_and(|combat| combat.firm);
        let fights = matches!(self.what, Cancelled::Attack | Cancelled::Strike);
        require(!(firm && fights), Why::CONDITION)
    }
}

impl State {
    /// The last declared effect that would cancel the attack: where it stands in the chain.
    pub(crate) fn rescuing(&self) -> Option<usize> {
        fn rescues(op: &Op) -> bool {
            matches!(op, Op::Cancel(Cancel { what: Cancelled::Attack })) || op.inner().is_some_and(rescues)
        }
        self.combat.as_ref()?;
        self.chain.iter().rposition(|link| !link.cancelled && self.ops(link).iter().any(rescues))
    }
}

/// Cancels a card, wherever it is: a card in play is discarded, and then sends no company back.
fn cancel_card(card: PieceId, state: &mut State, ctx: &mut Ctx<'_>) {
    let in_play = state.piece(card).zone.in_play();
    let declared = |other: &&mut Link| other.piece == card && other.does != state::Use::TurnBack;
    match state.chain.iter_mut().rev().find(declared) {
        Some(other) => other.cancelled = true,
        None if in_play => state.discard(card, ctx),
        None => {}
    }
}
