//! Chapter VI: removing casualties, hit by hit, as their owner wishes.

use crate::figures::Figures;
use crate::prelude::*;

/// The loss of an Army: side, region and hits.
#[derive(Clone, Copy)]
pub struct Struck {
    /// The side that loses units.
    pub side: Side,
    /// Hits left.
    pub left: u8,
    /// The region of the units.
    pub at: Region,
    /// The units that may be lost.
    pub figures: Figures,
}

impl State {
    /// Is there a Regular that can take the place of an Elite of `nation`?
    pub(crate) fn regular_for(&self, nation: Nation) -> bool {
        let lost = nation.side() == Side::Free && self.casualties[nation][0] > 0;
        lost || self.reserve[nation][0] > 0
    }

    /// Hits that the loss of a unit is worth: two for an Elite, unless no Regular can take its place.
    fn worth(&self, nation: Nation, rank: Rank) -> u8 {
        1 + u8::from(rank == Rank::Elite && self.regular_for(nation))
    }

    /// Every way to take hits, legal or not.
    pub(crate) fn each_loss(&self, struck: &Struck, mut offer: impl FnMut(Choice)) {
        for nation in struck.side.nations() {
            let [regulars, elites] = struck.figures.units(*nation);
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
    pub(crate) fn objection_to_loss(&self, struck: &Struck, choice: Choice) -> Verdict {
        match choice {
            Choice::Lose(figure @ Figure::Unit(nation, rank)) => {
                require(struck.figures.count(figure) > 0, Why::NO_SUCH_FIGURE)?;
                require(struck.left >= self.worth(nation, rank), Why::TWO_HITS)
            }
            Choice::Reduce(nation) => {
                let elites = struck.figures.count(Figure::Unit(nation, Rank::Elite));
                require(elites > 0, Why::NO_ELITE)?;
                require(self.regular_for(nation), Why::NO_REGULAR_LEFT)
            }
            _ => Err(Why::NOT_NOW),
        }
    }

    /// Takes this loss: how many hits it was worth.
    pub(crate) fn take_loss(&mut self, struck: &Struck, choice: Choice, ctx: &mut Ctx<'_>) -> u8 {
        match choice {
            Choice::Lose(figure @ Figure::Unit(nation, rank)) => {
                let worth = self.worth(nation, rank);
                self.lose_fighting(struck.at, figure, ctx);
                worth
            }
            Choice::Reduce(nation) => {
                self.reduce(nation, struck.at, ctx);
                1
            }
            _ => 0,
        }
    }

    /// An Elite becomes a Regular.
    pub fn reduce(&mut self, nation: Nation, at: Region, ctx: &mut Ctx<'_>) {
        let [regular, elite] = Rank::ALL.map(|rank| Figure::Unit(nation, rank));
        self.board.remove(at, elite);
        self.count_lost(elite, 1);
        if nation.side() == Side::Free && self.casualties[nation][0] > 0 {
            self.casualties[nation][0] -= 1;
        } else {
            self.reserve[nation][0] -= 1;
        }
        self.board.add(at, regular, 1);
        let attack = self.attack_by(nation.side());
        let attacks = attack.is_some();
        if let Some(battle) = attack {
            battle.force.figures.lose(elite);
            battle.force.figures.put(regular, 1);
        }
        self.deeds_reduce(at, nation, attacks);
        ctx.tell(|| Event::Reduced { nation, at });
    }

    /// Losses that leave no choice are taken without asking; nothing is asked when none are left.
    pub(crate) fn only_loss(&self, struck: &Struck) -> Moot<Choice> {
        let regulars = struck.figures.army_of(struck.side, Rank::Regular);
        let elites = struck.figures.army_of(struck.side, Rank::Elite);
        if struck.left == 0 || regulars + elites == 0 {
            return Moot::Lapses;
        }
        // All are lost, in whatever order?
        let all = struck.left >= regulars + 2 * elites;
        let (mut ways, mut only) = (0, None);
        self.each_loss(struck, |choice| {
            let lost = matches!(choice, Choice::Lose(_));
            if all && lost || !all && self.objection_to_loss(struck, choice).is_ok() {
                ways += 1;
                only = Some(choice);
            }
        });
        match only {
            Some(choice) if all || ways == 1 => Moot::Answer(choice),
            _ => Moot::No,
        }
    }

    /// The consequences of losses outside a battle: Leaders without an Army go, and undefended Settlements fall.
    pub(crate) fn after_losses(&mut self, at: Region, side: Side, ctx: &mut Ctx<'_>) {
        self.strand_leaders(at, ctx);
        self.seize(at, side.other(), ctx);
    }
}
