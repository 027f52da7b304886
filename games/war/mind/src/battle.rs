//! Battles, round by round.

use crate::prelude::*;
use crate::strength::{Host, odds};
use war::state::Assault;

impl Glance<'_> {
    /// The troops of `side` in the battle.
    fn fighting(&self, side: Side) -> Host {
        Host::of(self.state, side, &self.state.fighting(side))
    }

    /// The attackers, and the defenders.
    fn hosts(&self) -> (Host, Host) {
        let battle = self.state.battle();
        (self.fighting(battle.attacker), self.fighting(battle.defender()))
    }

    /// The chance of the attackers.
    pub(super) fn attackers_odds(&self) -> f64 {
        let (attacker, defender) = self.hosts();
        let siege = self.state.battle().kind == Assault::Siege;
        odds(&attacker, &defender, if siege { 6.0 } else { 5.0 })
    }

    /// Is one more round worth its losses?
    pub(super) fn pressing_on(&self) -> f64 {
        let prize = self.prize(self.state.battle().at).min(3.0);
        let bar = match self.side {
            Side::Free => 0.5,
            Side::Shadow => 0.4 - 0.03 * prize,
        };
        4.0 * (self.attackers_odds() - bar)
    }

    /// Is one more assault worth an Elite?
    pub(super) fn another_assault(&self) -> f64 {
        let (attacker, defender) = self.hosts();
        let prize = self.prize(self.state.battle().at).min(12.0);
        let close = 2.2 - defender.bodies + 0.15 * prize;
        let strong = attacker.bodies - 1.2 * defender.bodies - 2.0;
        close.min(0.5 * strong)
    }

    /// The worth of a loss: dice are kept, and Elites while there are dice to spare.
    pub(super) fn losing(&self, choice: Choice, units: u8) -> f64 {
        match choice {
            Choice::Lose(Figure::Unit(_, Rank::Regular)) => 0.5,
            Choice::Reduce(_) if units <= 5 => 0.8,
            Choice::Reduce(_) => 0.2,
            _ => 0.0,
        }
    }

    /// Is it better to go than to fight on?
    pub(super) fn retreating(&self, to: Region) -> f64 {
        let state = self.state;
        let at = state.battle().at;
        let (_, defender) = self.hosts();
        let own = |at| state.controls(at) == Some(self.side);
        let lost = when(own(at), 0.9 * f64::from(at.victory_points()) + 0.1);
        let shelter = when(to.is_stronghold() && own(to), 0.4);
        self.attackers_odds() * (0.5 + 0.12 * defender.bodies) - lost + shelter - 0.1
    }

    /// The worth of a Combat card in this round.
    pub(super) fn combat(&self, card: Card) -> f64 {
        use Combat::*;
        let state = self.state;
        let (own, enemy) = (self.fighting(self.side), self.fighting(self.side.other()));
        let dice = f64::from(own.units.min(5));
        let theirs = f64::from(enemy.units.min(5));
        let elites = state.fighting(self.side).figures.army_of(self.side, Rank::Elite);
        let big = (f64::from(own.units.min(enemy.units)) / 4.0).min(1.2);
        let raw = match card.facts().combat {
            Gift | Darklord | Secretfire | Valour | Devilry => 0.17 * dice,
            Entsrage => 0.33 * dice,
            Cruel => 0.17 * dice - 0.3,
            Mumakil => 0.17 * dice + 0.4,
            Charge | Kill => 0.28 * f64::from(elites.min(5)),
            Sudden => 0.28 * f64::from(own.lead.min(5)),
            Stench => 0.25 * f64::from(enemy.lead.min(4)),
            Huorndark => 0.33 * (theirs - 2.0),
            Daylight => 0.33 * (theirs - 3.0),
            Advantage | Confusion => 0.17 * theirs,
            Strife => 0.25 * (dice - theirs),
            Desperate => 0.15 * (dice - theirs),
            Scouts => 0.5 * (self.attackers_odds() - 0.4),
            Host => when(own.units >= 2 * enemy.units, 1.0),
            Durin => 1.5,
            Nameless => 1.4,
            Noquarter => 0.8,
            Shieldwall => 0.5,
            Brave | Dread => 0.4,
            Mighty | Anduril | Westernesse | Fateful | Breath => 0.35,
            Relentless | Onslaught | Words | Bats | Defiance | Heroic => 0.3,
            Terrible => 0.2,
        };
        raw * big
    }

    /// The answers that Combat cards ask for.
    pub(super) fn in_combat(&self, card: Card, choice: Choice) -> f64 {
        match (card.facts().combat, choice) {
            (Combat::Dread | Combat::Relentless | Combat::Onslaught, Choice::Count(count)) => {
                let most = if self.fighting(self.side).units > 6 { 2 } else { 1 };
                -0.3 * f64::from(count.abs_diff(most))
            }
            (Combat::Heroic, Choice::No) => 0.3,
            (Combat::Heroic, _) => 0.0,
            (_, Choice::No) => -0.5,
            (_, Choice::Lose(Figure::Person(_))) => 1.0,
            _ => 0.3,
        }
    }
}
