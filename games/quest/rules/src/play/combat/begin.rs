//! The beginning of a combat: who fights, the start of combat, Preparation (MEQ-8.2 to MEQ-8.3).

use super::round::Stage;
use super::{After, Combat, Foe, finish::Close};
use crate::effect::{Burden, Moment};
use crate::frame::Do;
use crate::ids::Face;
use crate::pack::Gift;
use crate::prelude::*;
use crate::questions::combat::agility::Agility;

/// A combat begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Begin {
    /// The hero.
    pub seat: Seat,
    /// The enemy.
    pub foe: Foe,
    /// Has the hero any agility?
    pub agile: bool,
    /// The consequence if the enemy was not defeated.
    pub after: After,
    /// A further effect after the combat.
    pub then: Option<Do>,
}

/// A moment of the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Start {
    /// The hero's own effects of the start of combat.
    Hero,
    /// The enemy's.
    Foe,
    /// Sauron draws, and the hero says how much agility is spent.
    Draw,
}

impl Step<MiddleEarthQuest> for Begin {
    fn act(self, state: &mut State, ctx: &mut Ctx<'_>) {
        let seat = self.seat;
        let monster = match self.foe {
            Foe::Minion(_) => None,
            Foe::Bare(monster) => Some(monster),
            Foe::Token(number) => state.board.token(number).and_then(|token| token.face.monster()),
        };
        let fighter = match (self.foe, monster) {
            (Foe::Minion(minion), _) => state.pack.minion(minion).fighter,
            (_, Some(monster)) => state.pack.monster(monster),
            (_, None) => return,
        };
        state.clear_combat();
        let fighter = state.adjusted(self.after, fighter, ctx);
        state.combat = Some(Combat::new(seat, self.foe, monster, fighter, self.agile));
        ctx.journal.reveal();
        match (self.foe, monster) {
            (Foe::Minion(minion), _) => ctx.tell(|| Event::FightsMinion { seat, minion }),
            (_, Some(monster)) => ctx.tell(|| Event::FightsMonster { seat, face: Face(monster.0) }),
            (_, None) => {}
        }
        state.frames.push(Close { seat, after: self.after, then: self.then });
        state.frames.push(Stage::Round);
        state.frames.push(Start::Draw);
        state.shadow_moment(Moment::Combat, seat);
        state.frames.push(Start::Foe);
        state.frames.push(Start::Hero);
    }
}

impl Step<MiddleEarthQuest> for Start {
    fn act(self, state: &mut State, ctx: &mut Ctx<'_>) {
        let Some(combat) = &state.combat else { return };
        let (seat, minion, fortitude) = (combat.seat, combat.minion(), combat.fighter.fortitude);
        match self {
            Self::Hero => {
                let corruption = state.hero(seat).corruption;
                for card in corruption.iter() {
                    if let Some(Burden::CombatStart { does }) = &state.pack.corruption(card).burden {
                        let op = does.op;
                        state.frames.push(Do::new(op, seat, None, Source::Corruption(card)));
                    }
                }
            }
            Self::Foe => {
                if minion.is_some_and(|minion| state.pack.minion(minion).gift == Gift::Mouth) {
                    state.corrupt(seat, 1, ctx);
                }
            }
            Self::Draw => {
                state.draw_combat(fortitude, ctx);
                state.frames.push(Agility { seat });
            }
        }
    }
}

impl State {
    /// Sauron draws combat cards.
    pub(crate) fn draw_combat(&mut self, cards: u8, ctx: &mut Ctx<'_>) {
        let Some(combat) = &mut self.combat else { return };
        let deck = &mut self.decks.combat[combat.fighter.deck.index()];
        for _ in 0..cards {
            let Some(card) = deck.draw(ctx.chance) else { break };
            combat.hand.add(card);
            ctx.journal.reveal_to(SeatSet::only(SAURON));
            ctx.tell_apart(
                SeatSet::only(SAURON),
                || Event::CombatDrawn { card: Some(card) },
                || Event::CombatDrawn { card: None },
            );
        }
    }

    /// A hero's agility in this combat.
    pub(crate) fn combat_agility(&self, seat: Seat) -> u8 {
        let agility = self.attribute(seat, crate::kinds::Attribute::Agility);
        self.combat.as_ref().map_or(0, |combat| {
            if combat.clumsy {
                0
            } else {
                agility.saturating_sub(combat.weaker[crate::kinds::Attribute::Agility.index()])
            }
        })
    }

    /// The limit on the cost of a side's cards.
    pub fn combat_strength(&self, side: usize) -> u8 {
        let Some(combat) = &self.combat else { return 0 };
        if side == super::FOE {
            return combat.fighter.strength;
        }
        let strength = self.attribute(combat.seat, crate::kinds::Attribute::Strength);
        (strength + combat.kept).saturating_sub(combat.weaker[crate::kinds::Attribute::Strength.index()])
    }
}
