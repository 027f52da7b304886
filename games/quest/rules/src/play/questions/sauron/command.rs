//! Which orders does Sauron give?

use crate::ask::{labelled, monster};
use crate::ids::Bag;
use crate::prelude::*;

/// Which orders does Sauron give?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Command {
    /// Orders left.
    pub left: u8,
    /// Minions that have had theirs, as bits.
    pub minions: u8,
    /// Monsters that have had theirs, as bits by number.
    pub tokens: u64,
    /// Was a monster placed?
    pub placed: bool,
}

impl Ask for Command {
    const CLAUSE: &'static str = "MEQ-3.6";
    const ID: &'static str = "quest-ask-command";
    const AUTO: bool = false;
    crate::ask::buttons! {
        "done": "done-command", _;
    }

    fn who(&self, _: &State) -> SeatSet {
        SAURON_ONLY
    }

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        let map = &state.pack.map;
        for (number, token) in state.board.tokens() {
            map.adjacent[token.at.index()].iter().for_each(|to| offer(Choice::MoveToken(number, to)));
        }
        for (minion, at) in state.board.minions_out() {
            let reach = map.within(Places::only(at), state.pack.minion(minion).steps).minus(Places::only(at));
            reach.iter().for_each(|to| offer(Choice::MoveMinion(minion, to)));
            offer(Choice::HealMinion(minion));
        }
        Bag::all().map(Choice::From).for_each(&mut *offer);
        offer(Choice::Done);
    }

    fn objection(&self, state: &State, _: Seat, choice: Choice) -> Verdict {
        match choice {
            Choice::MoveToken(number, to) => {
                require(self.tokens >> number & 1 == 0, Why::ORDERED)?;
                require(state.board.influence.at(to) > 0, Why::NO_INFLUENCE)
            }
            Choice::MoveMinion(minion, _) => require(self.minions >> minion.0 & 1 == 0, Why::ORDERED),
            Choice::HealMinion(minion) => {
                require(self.minions >> minion.0 & 1 == 0, Why::ORDERED)?;
                require(state.board.wounds[minion.index()] > 0, Why::UNHURT)?;
                let at = state.board.minion_at(minion);
                require(state.heroes.iter().all(|hero| Some(hero.at) != at), Why::HERO_THERE)
            }
            Choice::From(bag) => {
                require(!self.placed, Why::PLACED)?;
                require(state.can_place(bag), Why::NOWHERE)
            }
            _ => Ok(()),
        }
    }

    fn label(&self, state: &State, seat: Seat, choice: Choice) -> Message {
        let label = labelled(state, Self::WORDS, choice);
        let ids = ["quest-choice-move-monster", "quest-choice-move-blank"];
        match choice {
            Choice::MoveToken(number, _) => monster(state, seat, number, label, ids),
            _ => label,
        }
    }

    fn moot(&self, _: &State) -> Moot<Choice> {
        Moot::lapses(self.left == 0)
    }

    fn answer(self, state: &mut State, _: Seat, choice: Choice, ctx: &mut Ctx<'_>) {
        let mut next = Self { left: self.left - 1, ..self };
        match choice {
            Choice::MoveToken(number, to) => {
                next.tokens |= 1 << number;
                state.frames.push(next);
                if let Some(Some(token)) = state.board.monsters.get_mut(usize::from(number)) {
                    token.at = to;
                    ctx.tell(|| Event::TokenMoves { token: number, place: to });
                }
            }
            Choice::MoveMinion(minion, to) => {
                next.minions |= 1 << minion.0;
                state.frames.push(next);
                state.move_minion(minion, to, ctx);
            }
            Choice::HealMinion(minion) => {
                next.minions |= 1 << minion.0;
                state.frames.push(next);
                state.heal_minion(minion, ctx);
            }
            Choice::From(bag) => {
                next.placed = true;
                state.frames.push(next);
                state.place_monster_of(bag, ctx);
            }
            _ => {}
        }
    }

    fn about(&self, _: &State, message: Message) -> Message {
        message.with("left", self.left)
    }
}

impl Command {
    /// The question for `left` orders.
    pub const fn new(left: u8) -> Self {
        Self { left, minions: 0, tokens: 0, placed: false }
    }
}

impl State {
    pub(crate) fn move_minion(&mut self, minion: Minion, place: crate::ids::Place, ctx: &mut Ctx<'_>) {
        self.board.minions[minion.index()] = crate::board::Stand::At(place);
        ctx.tell(|| Event::MinionMoves { minion, place });
    }

    /// A minion loses up to 4 damage (MEQ-3.6c).
    pub(crate) fn heal_minion(&mut self, minion: Minion, ctx: &mut Ctx<'_>) {
        let points = self.board.wounds[minion.index()].min(4);
        self.board.wounds[minion.index()] -= points;
        ctx.tell(|| Event::MinionHealed { minion, points });
    }
}
