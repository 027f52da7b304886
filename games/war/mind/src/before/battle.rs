//! Battles, round by round.

use super::Glance;
use super::strength::{Host, odds};
use war::card::{Card, Combat};
use war::choice::Choice;
use war::figures::{Figure, Rank};
use war::frame::Frame;
use war::nation::Side;
use war::questions::{CombatChoice, Hits, HitsAt};
use war::state::Assault;

impl Glance<'_> {
    pub(super) fn worth_in_battle(&self, frame: &Frame, choice: Choice) -> f64 {
        let state = self.state;
        match (*frame, choice) {
            (Frame::WhiteRider, Choice::Yes) => f64::from(state.nazgul_leadership()) - 1.5,
            (Frame::Withdraw, Choice::Withdraw) => self.attackers_odds() - 0.25,
            (Frame::CombatCard(_), Choice::Card(card)) => self.combat(card) - 0.45 * self.keeping(card),
            (Frame::CombatCard(_), Choice::No) => 0.1,
            (Frame::Hits(Hits { side, .. }), choice) => {
                let units = state.fighting(side).units();
                self.losing(choice, units)
            }
            (Frame::HitsAt(HitsAt { side, at, .. }), choice) => {
                let units = state.board.army(at, side);
                self.losing(choice, units)
            }
            (Frame::Cease, Choice::Fight) => self.pressing_on(),
            (Frame::Retreat(_), Choice::To(to)) => self.retreating(to),
            (Frame::Retreat(_), Choice::Withdraw) => 1.0,
            (Frame::Retreat(_), Choice::Fight) => 0.35,
            (Frame::Press, Choice::Reduce(_)) => self.another_assault(),
            (Frame::Sorcery(_), Choice::Yes) => 1.0,
            (Frame::CombatChoice(CombatChoice(card)), choice) => self.in_combat(card, choice),
            _ => 0.0,
        }
    }

    /// Who fights: the attackers, and the defenders.
    fn hosts(&self) -> (Host, Host) {
        let state = self.state;
        let battle = state.battle();
        let host = |side: Side| {
            let force = state.fighting(side);
            Host::of(side, &force.figures, force.people)
        };
        (host(battle.attacker), host(battle.defender()))
    }

    /// The chance of the attackers.
    fn attackers_odds(&self) -> f64 {
        let battle = self.state.battle();
        let (attacker, defender) = self.hosts();
        let need = if battle.kind == Assault::Siege { 6.0 } else { 5.0 };
        odds(&attacker, &defender, need)
    }

    /// Is one more round worth its losses?
    fn pressing_on(&self) -> f64 {
        let battle = self.state.battle();
        let prize = self.prize(battle.at).min(3.0);
        let bar = match self.side {
            Side::Free => 0.5,
            Side::Shadow => 0.4 - 0.03 * prize,
        };
        4.0 * (self.attackers_odds() - bar)
    }

    /// Is one more assault worth an Elite?
    fn another_assault(&self) -> f64 {
        let (attacker, defender) = self.hosts();
        let prize = self.prize(self.state.battle().at).min(12.0);
        let close = 2.2 - defender.bodies + 0.15 * prize;
        let strong = attacker.bodies - 1.2 * defender.bodies - 2.0;
        close.min(0.5 * strong)
    }

    /// Which losses hurt least: dice are kept, and Elites while there are dice to spare.
    fn losing(&self, choice: Choice, units: u8) -> f64 {
        match choice {
            Choice::Lose(Figure::Unit(_, Rank::Regular)) => 0.5,
            Choice::Reduce(_) if units <= 5 => 0.8,
            Choice::Reduce(_) => 0.2,
            _ => 0.0,
        }
    }

    /// Is it better to go than to fight on?
    fn retreating(&self, to: war::region::Region) -> f64 {
        let state = self.state;
        let battle = state.battle();
        let (_, defender) = self.hosts();
        let lost = if state.controls(battle.at) == Some(self.side) {
            0.9 * f64::from(battle.at.victory_points()) + 0.1
        } else {
            0.0
        };
        let walls = to.is_stronghold() && state.controls(to) == Some(self.side);
        let shelter = if walls { 0.4 } else { 0.0 };
        self.attackers_odds() * (0.5 + 0.12 * defender.bodies) - lost + shelter - 0.1
    }

    /// What a Combat card is worth in this round.
    pub(super) fn combat(&self, card: Card) -> f64 {
        let state = self.state;
        let (attacker, defender) = self.hosts();
        let attacks = state.battle().attacker == self.side;
        let (own, enemy) = if attacks {
            (attacker, defender)
        } else {
            (defender, attacker)
        };
        let dice = f64::from(own.units.min(5));
        let theirs = f64::from(enemy.units.min(5));
        let elites = f64::from(
            state
                .fighting(self.side)
                .figures
                .army_of(self.side, Rank::Elite)
                .min(5),
        );
        let big = (f64::from(own.units.min(enemy.units)) / 4.0).min(1.2);
        let raw = match card.facts().combat {
            Combat::Gift | Combat::Darklord | Combat::Secretfire | Combat::Valour | Combat::Devilry => {
                0.17 * dice
            }
            Combat::Entsrage => 0.33 * dice,
            Combat::Cruel => 0.17 * dice - 0.3,
            Combat::Charge | Combat::Kill => 0.28 * elites,
            Combat::Sudden => 0.28 * f64::from(own.lead.min(5)),
            Combat::Durin => 1.5,
            Combat::Huorndark => 0.33 * (theirs - 2.0),
            Combat::Daylight => 0.33 * (theirs - 3.0),
            Combat::Brave => 0.4,
            Combat::Advantage => 0.17 * theirs,
            Combat::Mumakil => 0.17 * dice + 0.4,
            Combat::Noquarter => 0.8,
            Combat::Nameless => 1.4,
            Combat::Shieldwall => 0.5,
            Combat::Confusion => 0.17 * theirs,
            Combat::Host => {
                if own.units >= 2 * enemy.units {
                    1.0
                } else {
                    0.0
                }
            }
            Combat::Relentless | Combat::Onslaught => 0.3,
            Combat::Strife => 0.25 * (dice - theirs),
            Combat::Desperate => 0.15 * (dice - theirs),
            Combat::Stench => 0.25 * f64::from(enemy.lead.min(4)),
            Combat::Dread => 0.4,
            Combat::Words => 0.3,
            Combat::Bats | Combat::Defiance => 0.3,
            Combat::Terrible => 0.2,
            Combat::Scouts => 0.5 * (self.attackers_odds() - 0.4),
            Combat::Mighty | Combat::Anduril => 0.35,
            Combat::Westernesse | Combat::Fateful | Combat::Breath => 0.35,
            Combat::Heroic => 0.3,
        };
        raw * big
    }

    /// The answers that Combat cards ask for.
    fn in_combat(&self, card: Card, choice: Choice) -> f64 {
        let state = self.state;
        match (card.facts().combat, choice) {
            (Combat::Dread | Combat::Relentless | Combat::Onslaught, Choice::Count(count)) => {
                let own = state.fighting(self.side).units();
                let most = if own > 6 { 2 } else { 1 };
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
