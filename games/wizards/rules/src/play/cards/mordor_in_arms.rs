//! Mordor in Arms: three hosts in Nurn, one after another; and no talk with the peoples around.

use super::effect::{Deed, Does, Says};
use super::prelude::{operations, statics};
use crate::cards::Kind;
use crate::prelude::*;
use crate::questions::AttackBegins;

operations! {
    /// Makes the company face three hosts; if it defeats all of them it wins the card.
    "three_hosts" => ThreeHosts,
}

statics! {
    /// That card may not be played for an attempt on such a faction.
    "no_help" => NoHelp { card: CardId, kind: Kind };
}

/// The hosts: their race, their strikes, their prowess.
const HOSTS: [(Race, i8, i8); 3] = [(Race::Orc, 5, 8), (Race::Orc, 4, 10), (Race::Troll, 3, 12)];

impl Does for ThreeHosts {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        let Some(company) = deed.link.company.filter(|id| state.find_company(*id).is_some()) else {
            return;
        };
        let piece = deed.link.piece;
        let before = state.company(company).faced.len() as u8;
        state.frames.push(HostsMet { piece, company, before });
        let source = Source::Effect(state.piece(piece).card);
        for (race, strikes, prowess) in HOSTS.into_iter().rev() {
            state.frames.push(AttackBegins { company, source, race, strikes, prowess });
        }
    }

    fn waylays(&self) -> bool {
        true
    }
}

/// All hosts were met: were they all defeated?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HostsMet {
    /// The card.
    pub piece: PieceId,
    pub company: CompanyId,
    /// The number of attacks it had faced before.
    pub before: u8,
}

impl Step<Wizards> for HostsMet {
    fn act(self, state: &mut State, ctx: &mut Ctx<'_>) {
        let Some(company) = state.find_company(self.company) else {
            return;
        };
        let (seat, card) = (company.seat, state.piece(self.piece).card);
        let met = company.faced.iter().skip(self.before.into()).filter(|faced| faced.card == Some(card));
        let beaten = met.filter(|faced| faced.beaten).count() >= HOSTS.len();
        let theirs = state.piece(self.piece).owner != seat;
        if beaten && theirs && state.piece(self.piece).zone.in_play() {
            state.put(self.piece, Zone::Won(seat));
            ctx.tell(|| Event::Defeated { seat, card });
        }
    }
}

impl State {
    /// Does a card in play bar this one's help in the attempt?
    pub(crate) fn is_no_help(&self, scope: &Scope) -> bool {
        let (card, target) = (scope.card(self), scope.target_piece());
        let says = |by: PieceId, id: PieceId| {
            self.face(by).has.iter().any(|one| match one {
                Static::NoHelp(NoHelp { card: of, kind }) => {
                    Some(*of) == card && self.piece_is(id, kind, scope)
                }
                _ => false,
            })
        };
        target.is_some_and(|id| self.in_play.iter().any(|by| says(*by, id)))
    }
}
