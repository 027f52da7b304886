//! Companions who leave the Fellowship, or walk on the map.

use super::super::prelude::*;

needs! {
    /// There is an Army with a Companion.
    "companion_army" => CompanionArmy: |_, state| !state.companion_armies().is_empty();
}

effects! {
    /// A group leaves the Fellowship.
    "separate" => Separate {
        /// Regions more than the level allows.
        extra: u8 = 0,
        /// The level at least.
        level: u8 = 0,
        /// May it end inside a besieged Stronghold?
        into_siege: bool,
    },
    /// A group leaves the Fellowship, or walks on the map.
    "separate_or_walk" => SeparateOrWalk {
        /// Regions more than the level allows.
        extra: u8 = 0,
        /// The level at least.
        level: u8 = 0,
        /// May it end inside a besieged Stronghold?
        into_siege: bool,
    },
    /// Any Companions on the map walk.
    "walk" => Walk,
}

impl Does for Separate {
    fn serves(&self, _: &State) -> Serves {
        Serves::Anybody
    }

    fn might(&self, state: &State, _: Side) -> bool {
        !state.companions().is_empty()
    }

    fn does(&self, _: Deed, state: &mut State, _: &mut Ctx<'_>) {
        if !state.companions().is_empty() {
            state.ask_to_separate(travel(self.extra, self.level, self.into_siege), u8::MAX);
        }
    }
}

impl SeparateOrWalk {
    const fn travel(self) -> Travel {
        travel(self.extra, self.level, self.into_siege)
    }
}

impl Does for SeparateOrWalk {
    fn serves(&self, _: &State) -> Serves {
        Serves::Anybody
    }

    fn ways(&self) -> &'static [&'static str] {
        const { &[Act::Separate.term(), Act::MoveCompanions.term()] }
    }

    fn might(&self, state: &State, _: Side) -> bool {
        !state.companions().is_empty() || state.can_walk(People::EMPTY, self.travel())
    }

    fn objection(&self, _: Deed, state: &State, choice: Choice) -> Verdict {
        match choice {
            Choice::Way(1) => require(!state.companions().is_empty(), Why::NOBODY_LEFT),
            Choice::Way(2) => state.objection_to_any_walk(self.travel()),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn answered(&self, _: Deed, state: &mut State, choice: Choice, _: &mut Ctx<'_>) {
        if choice == Choice::Way(1) {
            state.ask_to_separate(self.travel(), u8::MAX);
        } else {
            state.ask_to_walk(self.travel(), 1);
        }
    }
}

impl Does for Walk {
    fn serves(&self, _: &State) -> Serves {
        Serves::Anybody
    }

    fn might(&self, state: &State, _: Side) -> bool {
        state.can_walk(People::EMPTY, Travel::PLAIN)
    }

    fn does(&self, _: Deed, state: &mut State, _: &mut Ctx<'_>) {
        state.ask_to_walk(Travel::PLAIN, u8::MAX);
    }
}

const fn travel(extra: u8, level: u8, into_siege: bool) -> Travel {
    Travel { extra, level, into_siege, still: false }
}

impl State {
    /// The regions in which Companions stand.
    pub(crate) fn companions_abroad(&self) -> impl Iterator<Item = Region> {
        let companions = Character::ALL.into_iter().filter(|who| who.side() == Side::Free);
        companions.filter_map(|who| self.stands(who))
    }

    /// Regions with an Army of the Free Peoples and a Companion.
    pub(in crate::play::cards) fn companion_armies(&self) -> RegionSet {
        let armies = self.board.armies(Side::Free).iter();
        let led = |at: &Region| !self.people_in(*at, Side::Free).is_empty();
        armies.filter(led).collect()
    }
}
