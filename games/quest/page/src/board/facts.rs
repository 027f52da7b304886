//! Facts of the whole game, for the page at its end: what was told of it, counted.

use quest::Event;
use table::{Message, Told};

/// Counts of what happened.
#[derive(Default)]
struct Sums {
    combats: i64,
    /// Combats in which the enemy fell.
    beaten: i64,
    /// Defeats of heroes.
    fallen: i64,
    /// Points of damage to heroes.
    suffered: i64,
    /// Points of damage to their enemies in combat.
    dealt: i64,
    plots: i64,
    discarded: i64,
}

impl Sums {
    fn count(&mut self, event: &Event) {
        match event {
            Event::FightsMonster { .. } | Event::FightsMinion { .. } => self.combats += 1,
            Event::CombatEnds { foe_falls: true, .. } => self.beaten += 1,
            Event::Fell { .. } => self.fallen += 1,
            Event::Damaged { points, .. } => self.suffered += i64::from(*points),
            Event::FoeDamaged { points, .. } => self.dealt += i64::from(*points),
            Event::StartingPlot { .. } | Event::PlotPlayed { .. } => self.plots += 1,
            Event::PlotGone { .. } => self.discarded += 1,
            _ => {}
        }
    }
}

/// Combats, damage and plots.
pub(crate) fn facts(told: &[Told<Event>]) -> Vec<Message> {
    let mut sums = Sums::default();
    told.iter().for_each(|told| sums.count(&told.event));
    let combats = Message::new("quest-fact-combats").with("combats", sums.combats);
    let damage = Message::new("quest-fact-damage").with("suffered", sums.suffered);
    vec![
        combats.with("beaten", sums.beaten).with("fallen", sums.fallen),
        damage.with("dealt", sums.dealt),
        Message::new("quest-fact-plots").with("plots", sums.plots).with("discarded", sums.discarded),
    ]
}
