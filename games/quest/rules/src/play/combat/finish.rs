//! The end of a combat: Resolution (MEQ-8.5), and its consequences.

use super::{After, Foe, Result};
use crate::board::Stand;
use crate::effect::Task;
use crate::frame::Do;
use crate::pack::{Fighter, Gift, Talent};
use crate::prelude::*;
use crate::steps::arrival::Coming;
use crate::steps::conclusion::Last;
use crate::steps::defeat::Defeat;
use crate::steps::hero_turn::EndTurn;
use crate::story::Dominant;

/// The combat is over: cards and tokens are put away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Finish;

/// Closes a combat: the consequences of its result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Close {
    /// The hero.
    pub seat: Seat,
    /// The consequence if the enemy was not defeated.
    pub after: After,
    /// A further effect after the combat.
    pub then: Option<Do>,
}

impl Step<MiddleEarthQuest> for Finish {
    fn act(self, state: &mut State, ctx: &mut Ctx<'_>) {
        let Some(combat) = &state.combat else { return };
        let (seat, foe, early, wisdom) = (combat.seat, combat.foe, combat.early, combat.fighter.wisdom);
        let both_exhausted = combat.exhausted == [true; 2];
        let struck = combat.now.iter().any(|play| play.suffered > 0) || combat.doomed;
        // Both exhausted while strength was counted: neither is defeated.
        let counts = !early && (!both_exhausted || struck);
        let (won, fell) = (counts && state.foe_fallen(), counts && state.hero_fallen());
        state.fought = Some(Result { seat, won, fell, early });
        ctx.journal.reveal();
        ctx.tell(|| Event::CombatEnds { hero_falls: fell, foe_falls: won });
        if fell && !state.concluded {
            // The consequences of the fight come before the five steps: they end the turn, and with it all that waits.
            let close = state.frames.pop();
            if state.options.defeat {
                state.frames.push(PutAway);
            }
            state.frames.push(Defeat { seat, step: 0 });
            close.into_iter().for_each(|close| state.frames.push(close));
        }
        if !(fell && state.options.defeat) || state.concluded {
            state.clear_combat();
        }
        match foe {
            Foe::Token(number) => state.remove_token(number, ctx),
            Foe::Minion(minion) if won => state.defeat_minion(minion, ctx),
            Foe::Minion(_) | Foe::Bare(_) => {}
        }
        if !won && !state.concluded {
            state.may_extend(wisdom, 0);
        }
    }
}

/// The cards of a combat are put away after the hero's defeat, where the table says so (MEQ-B3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PutAway;

impl Step<MiddleEarthQuest> for PutAway {
    fn act(self, state: &mut State, _: &mut Ctx<'_>) {
        state.clear_combat();
    }
}

impl Step<MiddleEarthQuest> for Close {
    fn act(self, state: &mut State, ctx: &mut Ctx<'_>) {
        let Self { seat, after, then } = self;
        let Some(fought) = state.fought else { return };
        if after == After::Last {
            state.frames.push(Last::Ends);
            return;
        }
        if fought.early {
            state.arrived(seat, Coming::Card);
        }
        // Neither was defeated in the fight; but a hero who comes out of it with no card is so now (MEQ-9.1),
        // after its consequences, as one who fell in it.
        let frames = state.frames.len();
        if !fought.fell {
            state.check_fallen(seat);
        }
        let falls = fought.fell || state.frames.len() > frames;
        // Cards drawn in combat may exceed the hand limit.
        state.limit_hand(seat);
        let travel = after == After::Travel || (after == After::Card && state.turn.travel);
        let iron = state.has_talent(seat, Talent::IronWill);
        if !fought.won && !falls && !fought.early && travel && !iron {
            state.frames.push(EndTurn { seat });
        }
        if let Some(then) = then
            && (fought.won || after != After::GoesOn)
        {
            state.frames.push(then);
        }
        if let After::Quest(quest) = after
            && fought.won
        {
            state.complete(seat, quest, ctx);
        }
    }
}

impl State {
    /// Cards of a combat go where they belong: the hero's stack onto the rest pool in its order, Sauron's stack, hand
    /// and discards into the deck (MEQ-8.5, MEQ-A14).
    pub(crate) fn clear_combat(&mut self) {
        let Some(mut combat) = self.combat.take() else {
            return;
        };
        for card in combat.stacks[super::HERO].iter() {
            self.to_rest(combat.seat, card);
        }
        let deck = &mut self.decks.combat[combat.fighter.deck.index()];
        combat.stacks[super::FOE].pour_into(deck);
        combat.hand.pour_into(deck);
        combat.out.pour_into(deck);
    }

    /// A minion is defeated: it leaves for good, but the Ringwraiths (MEQ-9.3a).
    pub fn defeat_minion(&mut self, minion: crate::ids::Minion, ctx: &mut Ctx<'_>) {
        self.board.minions[minion.index()] = Stand::Gone;
        self.board.wounds[minion.index()] = 0;
        if self.pack.minion(minion).gift == Gift::Ringwraiths {
            self.sauron.nine_return = true;
        }
        ctx.tell(|| Event::MinionGone { minion });
        if self.options.stage_three
            && self.stage() == 2
            && self.dominant() == Dominant::Sauron
            && !self.concluded
        {
            self.advance(Colour::Green, 1, ctx);
        }
    }

    /// Records that a hero met this minion: a quest may ask for no more than the fight.
    pub(crate) fn met_minion(&mut self, seat: Seat, minion: crate::ids::Minion, ctx: &mut Ctx<'_>) {
        let asks = |quest: &crate::ids::Quest| {
            let tasks = self.pack.quest(*quest).task.parts();
            tasks.into_iter().any(|task| matches!(task, Task::Combat { foe } if *foe == minion))
        };
        let quests = self.hero(seat).quests;
        let asked = quests.iter().find(asks);
        if let Some(quest) = asked {
            self.complete(seat, quest, ctx);
        }
    }

    /// The Ringwraiths of the last fight are as strong as the dominance makes them (MEQ-11.4).
    pub(crate) fn adjusted(&self, after: After, fighter: Fighter, ctx: &mut Ctx<'_>) -> Fighter {
        let Some(dominant) = self.adjustment.filter(|_| after == After::Last) else {
            return fighter;
        };
        let change = |value: u8| match dominant {
            Dominant::Sauron => value + self.heroes_lack(),
            Dominant::Heroes => value.saturating_sub(self.sauron_lacks()),
            Dominant::Nobody => value,
        };
        let (health, fortitude) = (change(fighter.health), change(fighter.fortitude));
        ctx.tell(|| Event::Adjusted { health, fortitude });
        Fighter { health, fortitude, ..fighter }
    }
}
