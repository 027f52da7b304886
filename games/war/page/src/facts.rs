//! Facts of the whole war, for the page at its end: what was told of it, counted.

use table::{Message, Told};
use war::event::Event;
use war::nation::{BySide, Side};

/// Counts of what each side did and suffered.
#[derive(Default)]
struct Sums {
    tiles: i64,
    attacks: BySide<i64>,
    taken: BySide<i64>,
    lost: BySide<i64>,
    /// Dice of battles.
    dice: i64,
    /// Hits of theirs above what was to be expected, in sixths.
    luck: BySide<i64>,
}

impl Sums {
    fn count(&mut self, event: &Event) {
        match event {
            Event::TileDrawn { .. } => self.tiles += 1,
            Event::Attacked { side, .. } => self.attacks[*side] += 1,
            Event::Captured { side, .. } => self.taken[*side] += 1,
            Event::Lost { figure, .. } => self.lost[figure.side()] += 1,
            Event::BattleRoll { side, faces, bonus, need, hits } => {
                let dice = faces.len() as i64;
                let good = (1..=6).filter(|face| war::hits(*face, *bonus, *need)).count() as i64;
                self.dice += dice;
                self.luck[*side] += 6 * i64::from(*hits) - good * dice;
            }
            _ => {}
        }
    }
}

/// The facts of what was told.
pub(crate) fn facts(told: &[Told<Event>]) -> Vec<Message> {
    let mut sums = Sums::default();
    told.iter().for_each(|told| sums.count(&told.event));
    let both =
        |id, of: &BySide<i64>| Message::new(id).with("free", of[Side::Free]).with("shadow", of[Side::Shadow]);
    let mut facts = vec![
        Message::new("war-fact-hunts").with("tiles", sums.tiles),
        both("war-fact-attacks", &sums.attacks),
        both("war-fact-taken", &sums.taken),
        both("war-fact-lost", &sums.lost),
    ];
    if sums.dice > 0 {
        facts.push(both("war-fact-luck", &sums.luck.map(|_, sixths| (sixths + 3).div_euclid(6))));
    }
    facts
}
