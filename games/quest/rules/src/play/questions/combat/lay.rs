//! Which card does each side lay down, unseen? Or is a side exhausted (MEQ-8.4a, MEQ-8.6)?
//!
//! Both are asked at once. A side's choice stays in its hand, and only the fact of a choice is seen. The hero
//! has the first word on exhaustion: when the hero declares it, Sauron is asked again; when Sauron does and
//! the hero has laid a card, the hero chooses anew, knowing it. So both decide with just the knowledge that
//! the book gives them.

use crate::combat::{FOE, Foe, HERO, Pick};
use crate::prelude::*;

/// Which card does each side lay down?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Lay;

impl Ask for Lay {
    const CLAUSE: &'static str = "MEQ-8.4a";
    const ID: &'static str = "quest-ask-lay";
    const AUTO: bool = false;

    fn who(&self, state: &State) -> SeatSet {
        let Some(combat) = &state.combat else {
            return SeatSet::EMPTY;
        };
        let owes = |side: usize| !combat.exhausted[side] && combat.picks[side].is_none();
        // Who has to play first and face up is asked alone.
        let first = combat.first.map(usize::from).filter(|side| owes(*side));
        let sides =
            [HERO, FOE].into_iter().filter(|side| owes(*side) && first.is_none_or(|first| first == *side));
        sides.map(|side| combat.seat_of(side)).collect()
    }

    fn answers(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        let Some(combat) = &state.combat else { return };
        if seat == SAURON {
            combat.hand.titles().map(Choice::Card).for_each(&mut *offer);
        } else {
            state.hero(seat).hand.titles().map(Choice::Card).for_each(&mut *offer);
        }
        offer(Choice::Exhaust);
    }

    fn objection(&self, state: &State, seat: Seat, choice: Choice) -> Verdict {
        let Some(combat) = &state.combat else {
            return Ok(());
        };
        // Once Sauron has declared it after the hero's card, the hero goes on with a card (MEQ-8.6).
        let late = seat != SAURON && combat.exhausted[FOE] && combat.spoken;
        require(choice != Choice::Exhaust || !late, Why::HERO_FIRST)
    }

    /// What a card costs of what strength is left, and whether that is too much.
    fn effect(&self, state: &State, choice: Choice) -> Message {
        let (Choice::Card(card), Some(combat)) = (choice, &state.combat) else {
            return choice.effect();
        };
        // No card is one of both sides.
        let side = if state.hero(combat.seat).hand.has(card) { HERO } else { FOE };
        let spent = combat.cost(side, &state.pack);
        let message = match state.exhausts(side, card) {
            true => Message::new("quest-effect-lay-out"),
            false => Message::new("quest-effect-lay"),
        };
        let cost = combat.cost_with(side, card, &state.pack).saturating_sub(spent);
        message.with("cost", cost).with("left", state.combat_strength(side).saturating_sub(spent))
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(self.who(state).is_empty())
    }

    fn answer(self, state: &mut State, seat: Seat, choice: Choice, ctx: &mut Ctx<'_>) {
        let Some(side) = state.combat.as_ref().and_then(|combat| combat.side_of(seat)) else {
            return;
        };
        let pick = match choice {
            Choice::Card(card) => Pick::Card(card),
            _ => Pick::Exhaust,
        };
        if side == HERO && pick == Pick::Exhaust {
            state.exhaust(HERO, ctx);
            if let Some(combat) = &mut state.combat {
                combat.picks[FOE] = None;
            }
        } else {
            state.pick(side, pick, ctx);
        }
        if let (Some(combat), Pick::Card(card)) = (&state.combat, pick)
            && combat.first == Some(side as u8)
        {
            ctx.journal.reveal();
            ctx.tell(|| Event::Shown { sauron: side == FOE, card });
        }
        self.settle(state, ctx);
        state.frames.push(self);
    }

    fn about(&self, state: &State, message: Message) -> Message {
        let message = state.in_combat(message);
        let Some(combat) = &state.combat else {
            return message;
        };
        // Who is asked once more hears why.
        let out = match combat.exhausted {
            [true, _] => 1_u8,
            [_, true] => 2,
            _ => 0,
        };
        state.as_ambush(message, combat.seat).with("out", out)
    }
}

impl Lay {
    /// Sauron's word on exhaustion counts once the hero has spoken.
    fn settle(self, state: &mut State, ctx: &mut Ctx<'_>) {
        let Some(combat) = &mut state.combat else { return };
        let spoken = combat.exhausted[HERO] || combat.picks[HERO].is_some();
        if spoken && combat.picks[FOE] == Some(Pick::Exhaust) {
            // The hero's card goes back and is chosen anew.
            if combat.picks[HERO].take().is_some() {
                combat.spoken = true;
            }
            ctx.journal.reveal();
            state.exhaust(FOE, ctx);
        }
    }
}

impl State {
    /// Adds the facts of a combat to a question: the place, the round, the two sides.
    pub fn in_combat(&self, message: Message) -> Message {
        let Some(combat) = &self.combat else {
            return message;
        };
        let message = self.placed(message, combat.seat).with("round", combat.round);
        match (combat.foe, combat.monster) {
            (Foe::Minion(minion), _) => message.with("foe", minion),
            (Foe::Bare(monster), _) | (Foe::Token(_), Some(monster)) => message.with("foe", monster),
            (Foe::Token(_), None) => message,
        }
    }

    /// Adds the facts of a hero to a question: the name and the place.
    pub fn placed(&self, message: Message, seat: Seat) -> Message {
        message.with("hero", seat).with("place", self.hero(seat).at)
    }
}
