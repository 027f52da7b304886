//! Chapter VI: removing casualties, hit by hit, as their owner wishes.

use crate::choice::Choice;
use crate::ctx::Ctx;
use crate::event::Event;
use crate::figures::{Figure, Figures, Rank};
use crate::frame::Frame;
use crate::nation::{Nation, Side};
use crate::region::Region;
use crate::state::State;
use crate::why::{Verdict, Why, unless};

/// Where hits fall.
#[derive(Clone, Copy)]
pub struct Struck {
    /// Who loses.
    pub side: Side,
    /// Hits left.
    pub left: u8,
    /// Where the units stand.
    pub at: Region,
    /// The units that may be lost.
    pub figures: Figures,
    /// In a battle?
    pub battle: bool,
}

impl Frame {
    /// The same casualties with so many hits left.
    #[must_use]
    pub const fn with_hits(self, left: u8) -> Self {
        match self {
            Self::Hits { side, .. } => Self::Hits { side, left },
            Self::HitsAt { at, side, .. } => Self::HitsAt { at, side, left },
            other => other,
        }
    }
}

impl State {
    /// Where the hits of a frame fall.
    pub fn struck(&self, frame: &Frame) -> Option<Struck> {
        match *frame {
            Frame::Hits { side, left } => Some(Struck {
                side,
                left,
                at: self.stands_at(side),
                figures: self.fighting(side).figures,
                battle: true,
            }),
            Frame::HitsAt { at, side, left } => Some(Struck {
                side,
                left,
                at,
                figures: self.board.at(at).of(side),
                battle: false,
            }),
            _ => None,
        }
    }

    /// Is there a Regular that can take the place of an Elite of `nation`?
    pub fn regular_for(&self, nation: Nation) -> bool {
        let lost = nation.side() == Side::Free && self.casualties[nation.index()][0] > 0;
        lost || self.reserve[nation.index()][0] > 0
    }

    /// Every way to take hits, legal or not.
    pub fn each_loss(&self, struck: &Struck, mut offer: impl FnMut(Choice)) {
        for nation in struck.side.nations() {
            let [regulars, elites] = struck.figures.units[nation.index()];
            if regulars > 0 {
                offer(Choice::Lose(Figure::Unit(*nation, Rank::Regular)));
            }
            if elites > 0 {
                offer(Choice::Reduce(*nation));
                offer(Choice::Lose(Figure::Unit(*nation, Rank::Elite)));
            }
        }
    }

    /// May this loss be taken?
    pub fn objection_to_loss(&self, struck: &Struck, choice: Choice) -> Verdict {
        match choice {
            Choice::Lose(Figure::Unit(nation, rank)) => {
                let there = struck.figures.units[nation.index()][rank as usize] > 0;
                unless(nation.side() == struck.side && there, Why::NO_SUCH_FIGURE)?;
                let cost = if rank == Rank::Elite && self.regular_for(nation) {
                    2
                } else {
                    1
                };
                unless(struck.left >= cost, Why::TWO_HITS)
            }
            Choice::Reduce(nation) => {
                let there = struck.figures.units[nation.index()][1] > 0;
                unless(nation.side() == struck.side && there, Why::NO_SUCH_FIGURE)?;
                unless(self.regular_for(nation), Why::NO_REGULAR_LEFT)
            }
            _ => Err(Why::NOT_NOW),
        }
    }

    /// Takes this loss: how many hits it was worth.
    pub fn take_loss(&mut self, struck: &Struck, choice: Choice, ctx: &mut Ctx<'_>) -> u8 {
        match choice {
            Choice::Lose(figure @ Figure::Unit(nation, rank)) => {
                let cost = if rank == Rank::Elite && self.regular_for(nation) {
                    2
                } else {
                    1
                };
                if struck.battle {
                    self.lose_in_battle(struck.side, figure, ctx);
                } else {
                    self.lose(struck.at, figure, ctx);
                }
                cost
            }
            Choice::Reduce(nation) => {
                self.reduce(nation, struck.at, struck.battle, ctx);
                1
            }
            _ => 0,
        }
    }

    /// An Elite becomes a Regular.
    pub fn reduce(&mut self, nation: Nation, at: Region, battle: bool, ctx: &mut Ctx<'_>) {
        let (elite, regular) = (
            Figure::Unit(nation, Rank::Elite),
            Figure::Unit(nation, Rank::Regular),
        );
        self.board.remove(at, elite);
        self.count_lost(elite, 1);
        let index = nation.index();
        if nation.side() == Side::Free && self.casualties[index][0] > 0 {
            self.casualties[index][0] -= 1;
        } else {
            self.reserve[index][0] -= 1;
        }
        self.board.add(at, regular, 1);
        if battle && self.battle().attacker == nation.side() {
            let force = &mut self.battle_mut().force.figures;
            *force.count_mut(elite) -= 1;
            *force.count_mut(regular) += 1;
        }
        ctx.tell(|| Event::Reduced { nation, at });
    }

    /// Losses that leave no choice are taken without asking. Is nothing left to ask?
    pub fn settle_losses(&mut self, frame: &Frame, ctx: &mut Ctx<'_>) -> bool {
        let Some(mut struck) = self.struck(frame) else {
            return false;
        };
        self.frames.pop();
        loop {
            let side = struck.side;
            let regulars = struck.figures.army_of(side, Rank::Regular);
            let elites = struck.figures.army_of(side, Rank::Elite);
            if struck.left == 0 || regulars + elites == 0 {
                self.after_losses(&struck, ctx);
                return true;
            }
            let mut only = None;
            if struck.left >= regulars + 2 * elites {
                // All are lost, in whatever order.
                self.each_loss(&struck, |choice| {
                    if matches!(choice, Choice::Lose(_)) {
                        only = Some(choice);
                    }
                });
            } else {
                let mut ways = 0;
                self.each_loss(&struck, |choice| {
                    if self.objection_to_loss(&struck, choice).is_ok() {
                        ways += 1;
                        only = Some(choice);
                    }
                });
                if ways > 1 {
                    only = None;
                }
            }
            let Some(choice) = only else {
                self.frames.push(frame.with_hits(struck.left));
                return false;
            };
            let cost = self.take_loss(&struck, choice, ctx);
            let left = struck.left.saturating_sub(cost);
            let Some(next) = self.struck(&frame.with_hits(left)) else {
                return true;
            };
            struck = next;
        }
    }

    /// What follows when an Army lost figures outside a battle: Leaders without an Army go, and what nobody
    /// defends falls.
    fn after_losses(&mut self, struck: &Struck, ctx: &mut Ctx<'_>) {
        if !struck.battle {
            self.strand_leaders(struck.at, ctx);
            self.seize(struck.at, struck.side.other(), ctx);
        }
    }
}
