//! The Ents Awake: Treebeard, Huorns, Entmoot (`event:fp-character-19`, `-20`, `-21`). They fall upon Orthanc, and one more
//! Character card may follow.

use super::prelude::*;

needs! {
    /// Gandalf the White is on the map, and a Companion is here.
    "white_and" => WhiteAnd { at: Region }: |it, state| {
        state.in_play(Character::GandalfTheWhite) && !state.people_in(it.at, Side::Free).is_empty()
    };
}

effects! {
    /// The Ents fall upon Orthanc.
    "ents" => Ents,
    /// A leader whose Army is destroyed falls, too.
    "ents_end" => EntsEnd,
    /// One more Character card may be played.
    "ents_play" => EntsPlay,
}

impl Does for Ents {
    fn serves(&self, _: &State) -> Serves {
        Serves::Anybody
    }

    fn does(&self, ask: Deed, state: &mut State, ctx: &mut Ctx<'_>) {
        let at = Region::ORTHANC;
        if state.board.armies(Side::Shadow).has(at) {
            state.cards.memory.at = Some(at);
            state.rouse_attacked(at, Side::Shadow, ctx);
            state.strike(ask.card(), at, 3, 4, ctx);
        } else if state.stands(Character::Saruman) == Some(at) {
            state.eliminate(Character::Saruman, ctx);
        }
    }
}

impl Does for EntsEnd {
    fn serves(&self, _: &State) -> Serves {
        Serves::Anybody
    }

    fn does(&self, _: Deed, state: &mut State, ctx: &mut Ctx<'_>) {
        let struck = state.cards.memory.at;
        if let Some(at) = struck.filter(|at| !state.board.armies(Side::Shadow).has(*at)) {
            let force = state.force_in(at, Side::Shadow);
            state.lose_all(at, &force, ctx);
        }
    }
}

impl EntsPlay {
    /// Is Gandalf the White in Fangorn or in Rohan?
    fn holds(self, state: &State) -> bool {
        let at = state.stands(Character::GandalfTheWhite);
        at.is_some_and(|at| at == Region::FANGORN || at.nation() == Some(Nation::Rohan))
    }
}

impl Does for EntsPlay {
    fn serves(&self, _: &State) -> Serves {
        Serves::Anybody
    }

    fn optional(&self) -> bool {
        true
    }

    /// Asked always: the hand must not show whether a card in it could be played.
    fn moot(&self, _: Deed, state: &State) -> bool {
        !self.holds(state) || state.hand(Side::Free).is_empty()
    }

    fn answers(&self, state: &State, offer: &mut dyn FnMut(Choice)) {
        let hand = state.hand(Side::Free);
        hand.iter().for_each(|card| offer(Choice::Card(card)));
    }

    fn objection(&self, ask: Deed, state: &State, choice: Choice) -> Verdict {
        let Choice::Card(card) = choice else { return Ok(()) };
        let side = ask.side();
        require(self.holds(state), Why::CARD_TEXT)?;
        require(state.hand(side).has(card), Why::NOT_IN_HAND)?;
        require(card.facts().kind == CardKind::Character, Why::CARD_TEXT)?;
        require(state.may_use(side, card), Why::CARD_ICON)?;
        state.card_requirement(side, card)
    }

    fn answered(&self, ask: Deed, state: &mut State, choice: Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Card(card) = choice {
            // The first card has done what it does.
            state.end_card();
            state.show_card(ask.side(), card, ctx);
            state.resolve(card);
        }
    }
}
