//! Which die is spent, and what for.

use super::Glance;
use war::card::Deck;
use war::choice::{Act, Choice};
use war::face::Face;
use war::frame::{Frame, Led};
use war::nation::Side;

impl Glance<'_> {
    pub(super) fn worth_of_die(&self, choice: Choice) -> f64 {
        match (self.state.question(), choice) {
            (Some(Frame::UseDie(_)), Choice::Act(act)) => self.act(act),
            (Some(Frame::UseDie(_)), Choice::Card(card)) => self.event(card),
            (Some(Frame::UseDie(_)), Choice::Lift(_)) => 0.9,
            (_, Choice::Die(face)) => self.best_use(face) - self.freedom(face),
            (_, Choice::Ring(from, to)) => {
                // What the die would have done is kept for later, or it is not.
                let price = match self.side {
                    Side::Free => 1.1,
                    Side::Shadow => 0.5,
                };
                let spare = self.best_use(from).max(0.2);
                let gain = if to == Face::Eye {
                    0.5
                } else {
                    self.best_use(to) - self.freedom(to)
                };
                gain - 0.6 * spare - price
            }
            (_, Choice::Pass) => self.waiting(),
            _ => 0.0,
        }
    }

    /// What it is worth to let the enemy act first.
    fn waiting(&self) -> f64 {
        0.55
    }

    /// What a die could do besides: a Will of the West should not be spent where another die does as well.
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
        *self.faces[face as usize].get_or_init(|| self.look_for_use(face))
    }

    fn look_for_use(&self, face: Face) -> f64 {
        let state = self.state;
        let acts = Act::ALL
            .into_iter()
            .filter(|act| state.may_act(self.side, face, *act))
            .map(|act| self.act(act));
        let hand = state.hand(self.side).iter();
        let cards = hand
            .filter(|card| state.objection_to_play(self.side, face, *card).is_ok())
            .map(|card| self.event(card));
        acts.chain(cards).fold(0.0, f64::max)
    }

    /// What an act is worth.
    pub(super) fn act(&self, act: Act) -> f64 {
        *self.acts[act as usize].get_or_init(|| self.weigh(act))
    }

    fn weigh(&self, act: Act) -> f64 {
        match act {
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
            Act::WhiteRider | Act::Crown => 4.0,
            Act::WitchKing | Act::Mouth => 4.0,
            Act::Saruman => 5.0,
            Act::Voice => 1.0 * self.voice(),
            Act::Uruks => self.uruks(),
            Act::Boromir | Act::Legolas | Act::Gimli => 0.9,
            Act::Skip => -5.0,
        }
    }
}
