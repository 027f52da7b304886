//! Bots of Guerra del Anillo: the judgement of a position, and the habit of a quick player.
//!
//! | question | file |
//! |---|---|
//! | what is each answer to each question worth | `answers`: the list; the others judge |
//! | what is told of it to whoever asks for a hint | `aspects` |
//! | how good is the position | `outlook`, from the `race` of the Ring and the `clock` of the war |
//! | who wins a battle | `strength` |
//! | where Armies are drawn to | `front` |
//! | which die, and its use | `dice` |
//! | marches, attacks, who goes along | `armies` |
//! | battles round by round | `battle` |
//! | reinforcements, politics | `muster` |
//! | Companions, Nazgûl and Minions | `travellers` |
//! | the Fellowship and the Hunt | `hunt` |
//! | event cards | `cards` |
//!
//! The habit gives every choice a worth, in dice: an ordinary use of an Action die is worth 1.

mod answers;
mod armies;
mod aspects;
mod battle;
mod cards;
mod clock;
mod dice;
mod front;
mod hunt;
mod muster;
mod outlook;
mod prelude;
mod race;
mod strength;
mod travellers;

pub use outlook::Outlook;
pub use race::Race;

use std::cell::OnceCell;

use bots::{Aspect, Levels, Mind, Minds, Search, Skill};
use table::{Rng, Seat, pick};

use war::{Setup, War};

use armies::Move;
use front::{Front, Threat};
use prelude::*;
use race::toll_is_fatal;
use strength::{Host, attackers};

/// The difference of two worths that is left to chance: playouts should not all be alike.
const MOOD: f64 = 0.25;

/// The difference of two worths that a slip may not see.
const SLIP: f64 = 2.5;

/// The minds that play the game.
pub fn minds() -> Minds<War> {
    Minds::of("weighing", WarMind, levels()).sides(side)
}

/// A war takes hundreds of choices, and its habit is a good one: a short thought on those that matter, which
/// overrules the habit only for a clear reason. An easy player sees all worths roughly, a fair one now and then.
pub fn levels() -> Levels {
    Levels {
        easy: Skill::Habit { slips: 100 },
        hard: Skill::Search(Search { trust: 0.02, contest: true, faith: 4.0, ..Search::shallow(150) }),
        ..Levels::default()
    }
}

/// The most playouts of a decision in a game of three.
const AMONG_THREE: u32 = 60;

/// The worth of a die, as a chance to win.
const DIE: f64 = 0.04;

/// The side for which a seat plays.
fn side(setup: &Setup, seat: Seat) -> &'static str {
    setup.side_of(seat).id()
}

/// A player who gives every choice a worth.
#[derive(Clone, Copy, Debug, Default)]
pub struct WarMind;

/// The facts such a player needs at a glance, to weigh the choices at hand.
struct Glance<'a> {
    state: &'a State,
    side: Side,
    seen: Seen,
}

/// The results computed so far: none is computed twice.
#[derive(Default)]
struct Seen {
    front: OnceCell<Front>,
    threats: BySide<OnceCell<Threat>>,
    /// The troops that may attack, by region.
    attackers: BySide<OnceCell<Vec<Host>>>,
    marches: OnceCell<Vec<Move>>,
    attacks: OnceCell<Vec<Move>>,
    outlook: OnceCell<Outlook>,
    /// The worth of each act.
    acts: [OnceCell<f64>; Act::ALL.len()],
    /// The best that a die can do, by its face.
    faces: [OnceCell<f64>; Face::ALL.len()],
}

impl Glance<'_> {
    /// The pull of `at` on Armies.
    fn pull(&self, at: Region) -> f64 {
        let front = || Front::of(self.state, self.side, self.threats(self.side));
        self.seen.front.get_or_init(front).pull(at)
    }

    fn threats(&self, side: Side) -> &Threat {
        self.seen.threats[side].get_or_init(|| Threat::of(self.state, side))
    }

    /// The force the enemy of `side` could soon bring against `at`.
    fn threat(&self, at: Region, side: Side) -> f64 {
        self.threats(side).at(at)
    }

    /// The troops of `side` in `at` that may attack.
    fn attackers(&self, at: Region, side: Side) -> &Host {
        let all = self.seen.attackers[side].get_or_init(|| {
            let mut all = vec![Host::default(); COUNT];
            for at in self.state.board.armies(side).iter() {
                all[at.index()] = attackers(self.state, side, self.state.force_in(at, side));
            }
            all
        });
        &all[at.index()]
    }

    fn outlook(&self) -> &Outlook {
        self.seen.outlook.get_or_init(|| Outlook::of(self.state))
    }
}

/// Reports the worth of each choice, with its index.
fn weigh(state: &State, seat: Seat, choices: &[Choice], mut tell: impl FnMut(usize, f64)) {
    let own = in_hand(state, seat);
    let state = own.as_deref().unwrap_or(state);
    let glance = Glance { state, side: state.side_of(seat), seen: Seen::default() };
    for (index, choice) in choices.iter().enumerate() {
        tell(index, glance.worth(*choice));
    }
}

/// The best choice for whoever sees its worth no better than by so much.
fn nearly_best(state: &State, seat: Seat, choices: &[Choice], by: f64, rng: &mut Rng) -> usize {
    let mut best = (0, f64::MIN);
    weigh(state, seat, choices, |index, worth| {
        let seen = worth + by * pick(rng, 1 << 10) as f64 / 1024.0;
        if seen > best.1 {
            best = (index, seen);
        }
    });
    best.0
}

/// `worth` if it is so, else nothing.
fn when(so: bool, worth: f64) -> f64 {
    if so { worth } else { 0.0 }
}

impl Mind for WarMind {
    type Game = War;

    fn value(&self, state: &State, seat: Seat) -> f64 {
        if let Some(decided) = self.decided(state, seat) {
            return decided;
        }
        let free = Outlook::of(state).free();
        match state.side_of(seat) {
            Side::Free => free,
            Side::Shadow => 1.0 - free,
        }
    }

    fn aspects(&self, state: &State, seat: Seat, out: &mut Vec<Aspect>) {
        aspects::aspects(state, state.side_of(seat), out);
    }

    /// Partners win and lose together: who of them has the greater share is not worth a war.
    fn decided(&self, state: &State, seat: Seat) -> Option<f64> {
        let winner = state.over?.winner();
        Some(when(winner == state.side_of(seat), 1.0))
    }

    fn habit(&self, state: &State, seat: Seat, choices: &[Choice], rng: &mut Rng) -> usize {
        nearly_best(state, seat, choices, MOOD, rng)
    }

    /// A slip is a person's: what is about as good as the best is taken for it, what is plain is not missed.
    fn slip(&self, state: &State, seat: Seat, choices: &[Choice], rng: &mut Rng) -> usize {
        nearly_best(state, seat, choices, SLIP, rng)
    }

    fn shortlist(&self, state: &State, seat: Seat, choices: &[Choice], out: &mut Vec<usize>) {
        let mut worths = Vec::with_capacity(choices.len());
        weigh(state, seat, choices, |_, worth| worths.push(worth));
        out.extend(0..choices.len());
        out.sort_by(|a, b| worths[*b].total_cmp(&worths[*a]));
        let best = worths[out[0]];
        out.truncate(breadth(state));
        out.retain(|index| worths[*index] > best - HOPELESS);
    }

    fn prior(&self, state: &State, seat: Seat, choices: &[Choice], out: &mut Vec<f64>) {
        weigh(state, seat, choices, |_, worth| out.push(DIE * worth));
    }

    /// Among three the Shadow has two who think, and with more playouts wins too often (docs/performance.md).
    fn playouts(&self, state: &State, allowed: u32) -> u32 {
        match state.players {
            3 => allowed.min(AMONG_THREE),
            _ => allowed,
        }
    }

    fn settled(&self, root: &State, now: &State) -> bool {
        let dice = |state: &State| state.dice_left(Side::Free) + state.dice_left(Side::Shadow);
        let next = matches!(now.question(), Some(Frame::Actions(_)));
        // Where the turn's end may end the game nothing is settled before it.
        let last =
            toll_is_fatal(now) || Side::ALL.into_iter().any(|side| now.victory_points(side) >= VICTORY[side]);
        // Before the roll the whole turn is at stake, and then what the next few dice do.
        let ahead = 2;
        now.turn > root.turn || !last && next && dice(root) > 0 && dice(now) + ahead <= dice(root)
    }
}

/// The state, where it differs, as `seat` sees it who is asked for a die, or about the cards in hand. Among partners the state still has
/// who acted last for the side: only now is it known whose troops and cards it is for.
fn in_hand(state: &State, seat: Seat) -> Option<Box<State>> {
    let side = state.side_of(seat);
    let own = matches!(state.question(), Some(Frame::Actions(_) | Frame::AfterRing(_) | Frame::HandLimit(_)));
    (own && state.decider(side) != seat).then(|| {
        let mut state = Box::new(state.clone());
        state.deciding[side] = seat;
        state
    })
}

/// The margin below the best choice within which a choice is still considered.
const HOPELESS: f64 = 1.0;

/// The number of answers to consider: questions that shape the turn are searched, the rest is left to habit.
fn breadth(state: &State) -> usize {
    use Frame::*;
    match state.question() {
        Some(
            Actions(_) | AfterRing(_) | UseDie(_) | Declare | Allocate | RevealAt | March(_) | MarchTo(_)
            | Attack(_) | EventChoice(_) | Recruit(_),
        ) => 4,
        Some(
            HuntBear | AttackAt(_) | Retreat(_) | CombatCard(_) | Diplomacy | Separate(_) | Land(_)
            | Enter(_),
        ) => 3,
        Some(
            EnterMordor | HuntGuide | HuntCard | Staff | Crebain | Cease | Press | Withdraw | WhiteRider
            | Balrog(_),
        ) => 2,
        _ => 1,
    }
}
