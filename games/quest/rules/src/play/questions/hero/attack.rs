//! Which enemy does Sauron attack with, or does he draw a peril?

use crate::ask::{labelled, monster};
use crate::combat::begin::Begin;
use crate::combat::{After, Foe};
use crate::effect::Lasting;
use crate::ids::Region;
use crate::prelude::*;
use crate::questions::hero::uruk::Uruk;

/// Which enemy does Sauron attack with, or does he draw a peril?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Attack {
    /// The hero.
    pub seat: Seat,
    /// The step of the turn.
    pub when: When,
}

impl State {
    /// Sauron says who attacks the hero, or that a peril comes.
    pub(crate) fn attacked(&mut self, seat: Seat, when: When) {
        self.frames.push(Attack { seat, when });
    }
}

impl Ask for Attack {
    const CLAUSE: &'static str = "MEQ-5.3c";
    const ID: &'static str = "quest-ask-attack";
    crate::ask::buttons! {
        "no": "no-attack", _;
        "token": "attack-token", "attack";
        "minion": _, "attack";
    }

    fn who(&self, _: &State) -> SeatSet {
        SAURON_ONLY
    }

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        let at = state.hero(self.seat).at;
        state.board.tokens_at(at).map(|(number, _)| Choice::Token(number)).for_each(&mut *offer);
        state.board.minions_at(at).map(Choice::Minion).for_each(&mut *offer);
        if self.when == When::Travel {
            offer(Choice::Dare);
            offer(Choice::No);
        }
    }

    fn objection(&self, state: &State, _: Seat, choice: Choice) -> Verdict {
        let at = state.hero(self.seat).at;
        match choice {
            Choice::Dare => require(state.perilous(self.seat, at), Why::NOT_PERILOUS),
            // Only a peril may be left, and only where the table says so (MEQ-B10).
            Choice::No => require(state.options.peril && !state.board.has_enemy(at), Why::MUST),
            _ => Ok(()),
        }
    }

    fn answer(self, state: &mut State, _: Seat, choice: Choice, ctx: &mut Ctx<'_>) {
        match choice {
            Choice::Dare => state.draw_perils(self.seat, ctx),
            Choice::Token(number) => self.token(number, state, ctx),
            Choice::Minion(minion) => {
                state.met_minion(self.seat, minion, ctx);
                self.fight(Foe::Minion(minion), state);
            }
            _ => {}
        }
    }

    fn label(&self, state: &State, seat: Seat, choice: Choice) -> Message {
        let label = labelled(state, Self::WORDS, choice);
        let ids = ["quest-choice-attack-monster", "quest-choice-attack-blank"];
        match choice {
            Choice::Token(number) => monster(state, seat, number, label, ids),
            _ => label,
        }
    }

    fn about(&self, state: &State, message: Message) -> Message {
        state.placed(message, self.seat)
    }
}

/// The step in which an attack is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum When {
    Ambush,
    Travel,
}

impl Attack {
    /// The hero fights.
    pub fn fight(self, foe: Foe, state: &mut State) {
        let after = match self.when {
            When::Ambush => After::Ambush,
            When::Travel => After::Travel,
        };
        state.frames.push(Begin { seat: self.seat, foe, agile: true, after, then: None });
    }

    /// A token attacks: a blank one is discarded, and the hero goes on (MEQ-5.2a).
    fn token(self, number: u8, state: &mut State, ctx: &mut Ctx<'_>) {
        let Some(token) = state.board.token(number).copied() else {
            return;
        };
        ctx.journal.reveal();
        if token.face.monster().is_none() {
            let (seat, place) = (self.seat, token.at);
            ctx.tell(|| Event::Blank { seat, place });
            state.remove_token(number, ctx);
            if self.when == When::Ambush && state.options.blank_ambush && state.board.has_enemy(token.at) {
                state.frames.push(self);
            }
            return;
        }
        if let Some(Some(token)) = state.board.monsters.get_mut(usize::from(number)) {
            token.seen = state.heroes.iter().enumerate().map(|(index, _)| Seat::new(index + 1)).collect();
        }
        let uruks = |(plot, _): &(crate::ids::Plot, crate::ids::Place)| {
            state.pack.plot(*plot).lasting.contains(&Lasting::Uruks)
        };
        let rohan =
            "rohan".parse::<Region>().is_ok_and(|rohan| state.pack.map.regions[rohan.index()].has(token.at));
        if rohan && state.sauron.active.iter().flatten().any(uruks) {
            state.frames.push(Uruk { of: self, number });
        } else {
            self.fight(Foe::Token(number), state);
        }
    }
}
