//! Where does Sauron put the monster token he has taken?

use crate::frame::Frame;
use crate::prelude::*;

/// Where does Sauron put the monster token he has taken?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlaceMonster;

impl Ask for PlaceMonster {
    const CLAUSE: &'static str = "MEQ-3.6b";
    const ID: &'static str = "quest-ask-place-monster";

    fn who(&self, _: &State) -> SeatSet {
        SAURON_ONLY
    }

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        if let Some((bag, _)) = state.sauron.token {
            state.places_for(bag).iter().map(Choice::At).for_each(offer);
        }
    }

    fn answer(self, state: &mut State, _: Seat, choice: Choice, ctx: &mut Ctx<'_>) {
        let Choice::At(place) = choice else { return };
        let number = state.put_token(place, ctx);
        // Being placed was its order (MEQ-B14).
        if let (Some(number), Some(Frame::Command(command))) = (number, state.frames.last_mut())
            && !state.options.placed
        {
            command.tokens |= 1 << number;
        }
    }

    fn lapse(self, state: &mut State, _: &mut Ctx<'_>) {
        if let Some((bag, face)) = state.sauron.token.take() {
            state.decks.bags[bag.index()].add(face);
        }
    }
}

/// Which pile does Sauron place a monster from, by a card?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlaceMonsters {
    /// The number of monsters he may still place.
    pub left: u8,
}

impl Ask for PlaceMonsters {
    const CLAUSE: &'static str = "MEQ-3.6b";
    const ID: &'static str = "quest-ask-place-monsters";
    crate::ask::buttons! {
        "done": "done-place", _;
    }

    fn who(&self, _: &State) -> SeatSet {
        SAURON_ONLY
    }

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        let bags = crate::ids::Bag::all().filter(|bag| state.can_place(*bag));
        bags.map(Choice::From).for_each(&mut *offer);
        offer(Choice::Done);
    }

    fn answer(self, state: &mut State, _: Seat, choice: Choice, ctx: &mut Ctx<'_>) {
        if let Choice::From(bag) = choice {
            if self.left > 1 {
                state.frames.push(Self { left: self.left - 1 });
            }
            state.place_monster_of(bag, ctx);
        }
    }
}
