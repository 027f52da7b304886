//! The parts of every number of [`numbers`](super::numbers), each with its reason, for players.

use super::Against;
use crate::prelude::*;
use crate::state::{Check, Combat, Strike};

/// The reason why a number is changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Because {
    /// The printed number.
    Printed,
    /// A card that is in play, or was played.
    Card(CardId),
    /// Cards that were played on this attack, or on this check.
    Played,
    /// The target is tapped or wounded.
    Lies(Status),
    /// The target does not tap (SATM-15.8).
    HeldBack,
    /// Others help.
    Support,
    /// Excess strikes (SATM-15.6).
    Excess,
    /// Direct influence that is free.
    FreeInfluence,
    /// The modifier of a faction for the influencer's race.
    Race,
    /// The tie at the Council (SATM-26.4).
    Tie,
}

/// A part of a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct NumberPart {
    /// Why.
    pub because: Because,
    /// The amount.
    pub by: i8,
}

/// A number in its parts.
pub type Parts = Vec<NumberPart>;

/// Adds a part, unless it is nothing; the printed part is added also when it is 0.
fn add(parts: &mut Parts, because: Because, by: i8) {
    if by != 0 || because == Because::Printed {
        parts.push(NumberPart { because, by });
    }
}

/// The sum of parts.
pub fn sum(parts: &[NumberPart]) -> i8 {
    parts.iter().map(|part| part.by).sum()
}

impl State {
    /// A number of a character or an ally in its parts.
    pub(crate) fn number_parts(&self, id: PieceId, stat: Stat, against: Against) -> Parts {
        let mut parts = Parts::new();
        add(&mut parts, Because::Printed, self.printed(id, stat));
        self.counted(id, stat, against, &mut |card, by| {
            add(&mut parts, Because::Card(card), by);
        });
        parts
    }

    /// The prowess of a strike's target in its parts.
    pub(crate) fn fighting_parts(&self, strike: &Strike) -> Parts {
        let stat = if self.minds_fight() { Stat::Mind } else { Stat::Prowess };
        let mut parts = self.number_parts(strike.at, stat, Against::Attack);
        let status = self.piece(strike.at).status;
        add(&mut parts, Because::Lies(status), status.weakens());
        add(&mut parts, Because::HeldBack, self.held_back(strike));
        add(&mut parts, Because::Support, strike.support as i8);
        add(&mut parts, Because::Excess, -self.burdened(strike));
        parts
    }

    /// The prowess of an attack in its parts.
    pub fn attack_parts(&self, combat: &Combat) -> Parts {
        let mut parts = Parts::new();
        add(&mut parts, Because::Printed, combat.prowess);
        self.attack_counted(combat, &mut |card, by| {
            add(&mut parts, Because::Card(card), by);
        });
        let strike = combat.strike().map_or(0, |strike| strike.more_prowess);
        add(&mut parts, Because::Played, combat.more_prowess + strike);
        parts
    }

    /// Corruption points of a character in their parts.
    pub(crate) fn corruption_parts(&self, id: PieceId) -> Parts {
        let mut parts = Parts::new();
        for (card, points) in self.burdens(id) {
            add(&mut parts, Because::Card(self.piece(card).card), points);
        }
        let least = self.burdens(id).map(|(_, points)| points).min();
        if let Some(points) = least.filter(|_| self.doubles_least()) {
            add(&mut parts, Because::Played, points);
        }
        if !self.face(id).is_wizard() {
            add(&mut parts, Because::Tie, self.turn.burden);
        }
        let stat = Stat::Corruption;
        self.counted(id, stat, Against::Nothing, &mut |card, by| {
            add(&mut parts, Because::Card(card), by);
        });
        parts
    }

    /// The modifiers of a check's roll, in their parts.
    pub(crate) fn check_parts(&self, check: &Check) -> Parts {
        if let Some(free) = check.of.and_then(|of| self.unhelped(check.who, of)) {
            return vec![NumberPart { because: Because::FreeInfluence, by: free }];
        }
        let mut parts = Parts::new();
        add(&mut parts, Because::Played, check.bonus);
        match check.of {
            None => {
                let stat = Stat::CorruptionCheck;
                self.counted(check.who, stat, Against::Nothing, &mut |card, by| {
                    add(&mut parts, Because::Card(card), by);
                });
            }
            Some(of) => {
                let against = Against::Piece(of);
                let free = self.direct_free(check.who, against).clamp(-99, 99) as i8;
                let free = if check.undirected { 0 } else { free };
                add(&mut parts, Because::FreeInfluence, free);
                self.counted(check.who, Stat::InfluenceCheck, against, &mut |card, by| {
                    add(&mut parts, Because::Card(card), by);
                });
                add(&mut parts, Because::Race, self.by_race(check.who, of));
            }
        }
        parts
    }
}
