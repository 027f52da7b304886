//! Which character goes to an adjacent place?

use crate::doing::Do;
use crate::prelude::*;

/// Which character goes to an adjacent place?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MoveCharacter {
    /// The effect on arrival.
    pub of: Do,
}

impl Ask for MoveCharacter {
    const CLAUSE: &'static str = "MEQ-0.2";
    const ID: &'static str = "quest-ask-move-character";

    fn who(&self, state: &State) -> SeatSet {
        SeatSet::only(state.first_hero())
    }

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        let on_map = Character::all().filter(|who| state.character_at(*who).is_some());
        on_map.map(Choice::Character).for_each(offer);
    }

    fn answer(self, state: &mut State, _: Seat, choice: Choice, _: &mut Ctx<'_>) {
        if let Choice::Character(who) = choice {
            state.frames.push(MoveTo { of: self.of, who });
        }
    }

    fn about(&self, _: &State, message: table::Message) -> table::Message {
        self.of.source.about(message)
    }
}

/// Where does the character go?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MoveTo {
    /// The effect on arrival.
    pub of: Do,
    /// The character that moves.
    pub who: Character,
}

impl Ask for MoveTo {
    const CLAUSE: &'static str = "MEQ-0.2";
    const ID: &'static str = "quest-ask-move-character-to";

    fn who(&self, state: &State) -> SeatSet {
        SeatSet::only(state.first_hero())
    }

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        let map = &state.pack.map;
        if let Some(at) = state.character_at(self.who) {
            map.adjacent[at.index()].minus(map.strongholds).iter().map(Choice::At).for_each(offer);
        }
    }

    fn answer(self, state: &mut State, _: Seat, choice: Choice, ctx: &mut Ctx<'_>) {
        if let Choice::At(place) = choice {
            state.bring_character(self.who, place, ctx);
            state.frames.push(self.of.at(place));
        }
    }

    fn about(&self, _: &State, message: table::Message) -> table::Message {
        self.of.source.about(message.with("who", self.who))
    }
}
