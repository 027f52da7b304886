//! The race of the Ring: the distance left, the expected cost of the Hunt, and the damage that can be borne.

use crate::prelude::*;
use war::cards::book::entry;
use war::cards::effect::Effect;
use war::frame::Phase;
use war::tile::{Damage, Tile};

/// The two ways into Mordor.
const GATES: [Region; 2] = [Region::MORANNON, Region::MINAS_MORGUL];

/// Borders between `at` and the nearer gate of Mordor.
pub(super) fn way_to_mordor(at: Region) -> u8 {
    let [one, other] = GATES.map(|gate| at.steps_to(gate));
    one.min(other)
}

/// Is `at` a gate of Mordor?
pub(super) fn is_gate(at: Region) -> bool {
    GATES.contains(&at)
}

/// The state of the Ring-bearers' race.
#[derive(Clone, Copy, Debug)]
pub struct Race {
    /// Moves to the gates of Mordor.
    pub outside: f64,
    /// Steps on the Mordor Track.
    pub inside: f64,
    /// Damage that the Ring-bearers and their Companions can still bear, less the weight of the toll that is due.
    pub strength: f64,
    /// Damage that a step on the Mordor Track brings on average.
    pub toll: f64,
    /// Must the Fellowship hide before it can move?
    pub revealed: bool,
}

/// Damage that a move outside Mordor brings on average: a Hunt of two dice, not every one of which finds.
const MOVE_TOLL: f64 = 0.62;

/// The part of a Companion's level that is of use when a Hunt is borne: the part beyond the damage is lost.
pub(super) const SHIELD: f64 = 0.62;

impl Race {
    /// The race in this state.
    pub fn of(state: &State) -> Self {
        let fellowship = &state.fellowship;
        let levels = state.companions().iter().map(Character::level).sum::<u8>();
        let way = || way_to_mordor(fellowship.at).saturating_sub(fellowship.progress);
        let (outside, inside, dice) = match fellowship.mordor {
            Some(step) => {
                let dice = f64::from(state.hunt_box[Side::Shadow]).max(2.0) + 1.0;
                (0, CRACK_OF_DOOM - step, dice)
            }
            None => (way(), CRACK_OF_DOOM, 3.0),
        };
        Self {
            outside: f64::from(outside),
            inside: f64::from(inside),
            strength: f64::from(DOOM - fellowship.corruption) + SHIELD * f64::from(levels) - due(state),
            toll: mean_damage(state, dice, true),
            revealed: !fellowship.hidden,
        }
    }

    /// The damage that can still be borne when the Ring comes to the fire, on average.
    pub fn margin(&self) -> f64 {
        self.strength - MOVE_TOLL * self.outside - self.toll * self.inside
    }

    /// Turns that are left to go.
    pub fn turns(&self) -> f64 {
        self.outside / 1.6 + self.inside / 1.25 + when(self.revealed, 0.5)
    }
}

/// The Corruption above which the point that is due weighs more: it takes the last that could be borne.
const LATE: u8 = 8;

/// The weight that the point due has more for each point above.
const PRESSING: f64 = 3.0;

/// Corruption that comes at the end of the turn, if the Fellowship stands still on the Mordor Track, by its weight.
pub(super) fn due(state: &State) -> f64 {
    let fellowship = &state.fellowship;
    let late = fellowship.corruption.saturating_sub(LATE);
    when(fellowship.mordor.is_some() && !fellowship.stirred, 1.0 + PRESSING * f64::from(late))
}

/// True if the toll of standing still on the Mordor Track ends the game with this turn, before points are counted, and nothing is left
/// that could prevent it: no die that moves or hides the Fellowship, no Ring that makes one, no card that does it or heals.
pub(super) fn doomed(state: &State) -> bool {
    toll_is_fatal(state) && !may_be_saved(state)
}

/// True if the Ring-bearers fail when this turn ends, unless the Fellowship stirs or is healed.
pub(super) fn toll_is_fatal(state: &State) -> bool {
    let toll_comes = state.frames.iter().any(|frame| matches!(frame, Frame::Phase(Phase::Victory)));
    toll_comes && due(state) > 0.0 && state.fellowship.corruption + 1 >= DOOM
}

fn may_be_saved(state: &State) -> bool {
    let side = Side::Free;
    // What they do just now may be that which saves them: its die is no longer among the others.
    if state.action.is_some_and(|action| action.side == side) {
        return true;
    }
    let left = |face: &Face| state.dice[side][*face] > 0;
    let stirs = |face| [Act::MoveFellowship, Act::Hide].into_iter().any(|act| state.may_act(side, face, act));
    if Face::ALL.into_iter().filter(left).any(stirs) {
        return true;
    }
    let ring = state.rings[side] > 0 && !state.ring_used[side] && state.dice_left(side) > 0;
    let saves = |card: &Card| {
        let mut effects = entry(*card).effects.iter();
        effects.any(|effect| matches!(effect, Effect::AnotherWay | Effect::Heal(_) | Effect::HealByDice(..)))
    };
    let playable = |card: Card| {
        let may = |face| state.objection_to_play(side, face, card).is_ok();
        Face::ALL.into_iter().filter(left).any(may)
    };
    ring || state.hand(side).iter().filter(saves).any(playable)
}

/// The damage of an average tile, when an Eye brings `eye`; with those that are `waiting` to join the Hunt Pool in Mordor.
fn mean_damage(state: &State, eye: f64, waiting: bool) -> f64 {
    let (mut sum, mut tiles) = (0.0, 0.0);
    // On the way into Mordor drawn Eyes come back; there they have.
    let outside = state.fellowship.mordor.is_none();
    for tile in Tile::all() {
        let index = tile.index();
        let mut count = state.tiles.pool[index];
        if waiting {
            count += state.tiles.waiting[index];
            if tile.is_eye() && outside {
                count += state.tiles.drawn[index];
            }
        }
        let damage = match tile.facts().damage {
            Damage::Number(number) => f64::from(number),
            Damage::Eye => eye,
            Damage::Die => 3.5,
        };
        // A tile that stops the Fellowship costs another draw.
        let stop = when(tile.facts().stop && waiting, 1.5);
        sum += f64::from(count) * (damage + stop);
        tiles += f64::from(count);
    }
    if tiles > 0.0 { sum / tiles } else { 1.5 }
}

/// The chance that the Hunt finds a Fellowship that moves now, and the damage it then does.
pub(super) fn hunt_now(state: &State) -> (f64, f64) {
    if state.fellowship.mordor.is_some() {
        let dice = state.hunt_box.values().sum::<u8>();
        return (1.0, mean_damage(state, f64::from(dice), true));
    }
    let dice = f64::from(state.hunt_box[Side::Shadow].min(5));
    let need = (6.0 - f64::from(state.hunt_box[Side::Free])).max(2.0);
    let hit = (7.0 - need) / 6.0;
    let again = f64::from(state.hunt_rerolls()).min(dice);
    let missed = (1.0 - hit).powf(dice + again);
    let successes = ((dice + again * (1.0 - hit)) * hit / (1.0 - missed).max(0.05)).max(1.0);
    (1.0 - missed, mean_damage(state, successes, false))
}
