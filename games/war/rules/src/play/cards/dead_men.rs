//! Dead Men of Dunharrow (`event:fp-character-22`): the king goes to the coast; the Army there is struck by
//! the Dead, the rest of it flees, and Gondor may gather.

use super::prelude::*;

effects! {
    /// The Dead follow the king to the coast.
    "dead_men" => DeadMen,
    /// The rest of the Army there flees.
    "dead_men_rout" => DeadMenRout,
    /// Regulars of this Nation may gather there.
    "dead_men_muster" => DeadMenMuster { nation: Nation },
}

const COAST: [Region; 3] = [Region::ERECH, Region::LAMEDON, Region::PELARGIR];

impl Does for DeadMen {
    fn serves(&self, _: &State) -> Serves {
        Serves::Anybody
    }

    fn regions(&self, _: Deed, _: &State) -> RegionSet {
        COAST.into_iter().collect()
    }

    /// The Companions with the king; he himself goes.
    fn answers(&self, state: &State, offer: &mut dyn FnMut(Choice)) {
        if let Some(at) = state.king_at() {
            let people = state.people_in(at, Side::Free).minus(KINGS.into_iter().collect());
            for who in people.minus(state.cards.memory.group).iter() {
                offer(Choice::Take(Figure::Person(who)));
            }
        }
    }

    fn objection(&self, _: Deed, state: &State, choice: Choice) -> Verdict {
        let Choice::Take(Figure::Person(who)) = choice else {
            return Err(Why::NOT_NOW);
        };
        let goes = KINGS.contains(&who) || state.cards.memory.group.has(who);
        let at = state.stands(who).filter(|_| who.side() == Side::Free);
        require(!goes && at.is_some() && at == state.king_at(), Why::CARD_TEXT)
    }

    fn answered(&self, ask: Deed, state: &mut State, choice: Choice, ctx: &mut Ctx<'_>) {
        match choice {
            Choice::Take(Figure::Person(who)) => {
                state.cards.memory.group.add(who);
                state.ask_option(ask);
            }
            Choice::To(at) => {
                let kings = KINGS.into_iter().filter(|who| state.in_play(*who));
                let group = state.cards.memory.group.or(kings.collect());
                state.walk(group, at, ctx);
                state.cards.memory.at = Some(at);
                if state.board.armies(Side::Shadow).has(at) {
                    state.cards.memory.tally = 1;
                    the_dead(ask.card(), at, state, ctx);
                }
            }
            _ => {}
        }
    }
}

/// The Army in `at` takes as many hits as a die shows.
fn the_dead(card: Card, at: Region, state: &mut State, ctx: &mut Ctx<'_>) {
    let side = Side::Shadow;
    state.rouse_attacked(at, side, ctx);
    let left = roll("card", 1, ctx)[0];
    ctx.tell(|| Event::CardRoll { card, faces: vec![left], need: 1, hits: left });
    state.frames.push(questions::HitsAt { at, side, left });
}

impl Does for DeadMenRout {
    fn serves(&self, _: &State) -> Serves {
        Serves::Anybody
    }

    fn does(&self, _: Deed, state: &mut State, ctx: &mut Ctx<'_>) {
        let memory = &state.cards.memory;
        if let Some(at) = memory.at.filter(|_| memory.tally > 0) {
            let force = state.force_in(at, Side::Shadow);
            if force.units() > 0 && !flights(state, at).is_empty() {
                state.frames.push(Rout(at));
            } else {
                state.lose_all(at, &force, ctx);
            }
        }
    }
}

/// The regions a routed Army may flee to.
fn flights(state: &State, at: Region) -> RegionSet {
    let near = at.near().iter();
    near.filter(|to| state.is_free(*to, Side::Shadow)).collect()
}

/// Where does a routed Army of the Shadow flee to?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Rout(pub Region);

impl Ask for Rout {
    type Answer = Region;
    const CLAUSE: &'static str = "GDA-10.32";
    const ID: &'static str = "war-ask-rout";

    /// The player who commands the fleeing Army.
    fn who(&self, state: &State) -> Seat {
        state.commander(self.0, Side::Shadow)
    }

    fn about(&self, _: &State, message: Message) -> Message {
        message.with("at", self.0)
    }

    fn answers(&self, _: &State, offer: &mut impl FnMut(Choice)) {
        self.0.near().iter().for_each(|to| offer(Choice::To(to)));
    }

    fn objection(&self, state: &State, to: Region) -> Verdict {
        require(flights(state, self.0).has(to), Why::RETREAT_NOT_FREE)
    }

    fn words(&self, _: &State, choice: Choice) -> Option<Words> {
        let words = wording::named(choice, "war-choice-flee", "war-effect-flee")?;
        Some(wording::with(words, "from", self.0.term()))
    }

    fn answer(self, state: &mut State, to: Region, ctx: &mut Ctx<'_>) {
        state.fall_back(self.0, to, Side::Shadow, ctx);
    }
}

impl Does for DeadMenMuster {
    fn serves(&self, _: &State) -> Serves {
        Serves::troops(self.nation)
    }

    fn might(&self, state: &State, _: Side) -> bool {
        state.reserve[self.nation][0] > 0 && state.objection_to_troops(self.nation).is_ok()
    }

    fn wanted(&self) -> Option<&'static str> {
        Some("war-wanted-gather")
    }

    /// A number says what it is the number of.
    fn words(&self, _: Deed, choice: Choice) -> Option<Words> {
        let Choice::Count(count) = choice else { return None };
        Some(
            ["war-choice-gather", "war-effect-gather"].map(|id| Message::new(id).with("count", count)).into(),
        )
    }

    fn answers(&self, _: &State, offer: &mut dyn FnMut(Choice)) {
        (0..=3).for_each(|count| offer(Choice::Count(count)));
    }

    fn objection(&self, _: Deed, state: &State, choice: Choice) -> Verdict {
        let Choice::Count(count) = choice else {
            return Err(Why::NOT_NOW);
        };
        let at = state.cards.memory.at;
        let free = at.is_some_and(|at| !state.board.armies(Side::Shadow).has(at));
        require(count == 0 || free, Why::RECRUIT_NOT_FREE)?;
        require(count <= 3, Why::CARD_TEXT)?;
        require(count <= state.reserve[self.nation][0], Why::NO_RESERVE)
    }

    fn answered(&self, ask: Deed, state: &mut State, choice: Choice, ctx: &mut Ctx<'_>) {
        if let (Choice::Count(count), Some(at)) = (choice, state.cards.memory.at) {
            for _ in 0..count {
                state.recruit(Figure::Unit(self.nation, Rank::Regular), at, ctx);
            }
            state.seize(at, ask.side(), ctx);
        }
    }
}
