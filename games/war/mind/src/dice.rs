//! The choice of a die, and of its use.

use crate::prelude::*;

impl Glance<'_> {
    /// The worth of spending a die with this face.
    pub(super) fn spending(&self, face: Face) -> f64 {
        self.best_use(face) - self.freedom(face)
    }

    /// The worth of changing a die by a Ring: the old face is kept for later, or it is not.
    pub(super) fn changing(&self, from: Face, to: Face) -> f64 {
        let price = match self.side {
            Side::Free => 1.1,
            Side::Shadow => 0.5,
        };
        let spare = self.best_use(from).max(0.2);
        let gain = match to {
            Face::Eye => 0.5,
            _ => self.spending(to),
        };
        gain - 0.6 * spare - price
    }

    /// The worth of a die's other uses: a Will of the West should not be spent where another die does as well.
    fn freedom(&self, face: Face) -> f64 {
        match (self.side, face) {
            (_, Face::Will) => 0.5,
            (_, Face::MusterArmy) => 0.15,
            (Side::Free, Face::Character) => 0.1,
            _ => 0.0,
        }
    }

    /// The best that a die with this face can do.
    fn best_use(&self, face: Face) -> f64 {
        *self.seen.faces[face as usize].get_or_init(|| {
            let (state, side) = (self.state, self.side);
            let acts = Act::ALL.into_iter().filter(|act| state.may_act(side, face, *act));
            let hand = state.hand(side).iter();
            let cards = hand.filter(|card| state.objection_to_play(side, face, *card).is_ok());
            let acts = acts.map(|act| self.act(act));
            acts.chain(cards.map(|card| self.event(card))).fold(0.0, f64::max)
        })
    }

    /// The worth of an act.
    pub(super) fn act(&self, act: Act) -> f64 {
        *self.seen.acts[act as usize].get_or_init(|| match act {
            Act::MoveFellowship => self.next_step(),
            Act::Hide => self.hiding(),
            Act::March => self.marches(Led::Freely, 2),
            Act::MarchLed => self.marches(Led::ByAny, 1),
            Act::Attack => self.best_attack(Led::Freely),
            Act::AttackLed => self.best_attack(Led::ByAny),
            Act::Separate => self.parting(),
            Act::MoveCompanions => self.walking(),
            Act::MoveMinions => self.flying(),
            Act::Diplomacy => self.diplomacy(),
            Act::Recruit => self.recruiting(),
            Act::DrawCharacter => self.draw(Deck::Character),
            Act::DrawStrategy => self.draw(Deck::Strategy),
            Act::WhiteRider | Act::Crown | Act::WitchKing | Act::Mouth => 4.0,
            Act::Saruman => 5.0,
            Act::Voice => self.voice(),
            Act::Uruks => self.uruks(),
            Act::Boromir | Act::Legolas | Act::Gimli => 0.9,
            Act::Skip => -5.0,
        })
    }
}
