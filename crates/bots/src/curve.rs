//! The course of a finished game: what each of its moments was worth.
//!
//! Where somebody wins against others it is the chance of the winner, as a searching player judges the moments in which something
//! happened at a glance, and others in between. Where all win or lose together a chance says little: there it is whether the deal could
//! still be won with open hands.

use std::ops::Range;

use table::{Game, Match, Rng, Seat, rng};

use crate::cancel::CancelFlag;
use crate::course::Course;
use crate::mind::{Mind, Rest};
use crate::skill::Skill;
use crate::turned::Judge;

/// The course of a finished game.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Curve {
    /// The seat whose chance it is: the winner's. Nothing where all win or lose together: then a chance is 1 where the deal could be
    /// won with open hands, and 0 where it could not.
    pub seat: Option<Seat>,
    /// The moments that were judged, in order.
    pub moments: Vec<Moment>,
}

/// A moment of a finished game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Moment {
    /// The number of choices made before it.
    pub ply: u32,
    /// The chance to win, from 0 to 1.
    pub chance: f64,
}

/// Moments at even distances, besides the last.
const EVEN: usize = 32;
/// The number of acts that are judged because they changed most at a glance.
const STEEP: usize = 10;
/// Playouts from each moment.
const PLAYOUTS: u32 = 60;
/// The distances of the moments of each pass among those that are judged: a rough curve comes first.
const PASSES: [usize; 3] = [8, 2, 1];

/// The course of a game, as this mind at this skill judges it. `told` is called with what there is after each pass. Nothing once
/// `stop` is set, or when the game is not over.
pub(crate) fn curve<M: Mind>(
    mind: &M,
    skill: Skill,
    stop: &CancelFlag,
    game: &Match<M::Game>,
    seed: u64,
    told: &mut dyn FnMut(&Curve),
) -> Option<Curve> {
    let outcome = game.outcome()?;
    let course = Course::<M>::of(game)?;
    let mut rng = rng(seed);
    if M::Game::INFO.cooperative {
        return solved(mind, stop, &course, &mut rng, told);
    }
    let seat = outcome.winners.first().unwrap_or(Seat::new(0));
    let mut curve = Curve { seat: Some(seat), moments: Vec::new() };
    let wanted = steep(mind, &course, seat);
    let mut judged = vec![false; wanted.len()];
    let mut judge = Judge::new(mind, skill, stop);
    for distance in PASSES {
        for place in (0..wanted.len()).filter(|place| place % distance == 0 || place + 1 == wanted.len()) {
            if std::mem::replace(&mut judged[place], true) {
                continue;
            }
            let (ply, state) = &course.states[wanted[place]];
            let chance = judge.of(state, seat, PLAYOUTS, &mut rng);
            if stop.is_cancelled() {
                return None;
            }
            curve.moments.push(Moment { ply: *ply, chance });
        }
        curve.moments.sort_by_key(|moment| moment.ply);
        told(&curve);
    }
    Some(curve)
}

/// The indices of the states that are judged, in order: some at even distances, and those around the acts that changed most at a
/// glance.
fn steep<M: Mind>(mind: &M, course: &Course<'_, M>, seat: Seat) -> Vec<usize> {
    let last = course.states.len().saturating_sub(1);
    let acts = course.sharpest(mind, seat, STEEP, f64::abs);
    let around = acts.into_iter().flat_map(|at| [at - 1, at]);
    let mut wanted = (0..=EVEN).map(|part| last * part / EVEN).chain(around).collect::<Vec<_>>();
    wanted.sort_unstable();
    wanted.dedup();
    wanted
}

/// The deals of a game that could be won with open hands, by their moments. Moments of which that was not found out are left out.
fn solved<M: Mind>(
    mind: &M,
    stop: &CancelFlag,
    course: &Course<'_, M>,
    rng: &mut Rng,
    told: &mut dyn FnMut(&Curve),
) -> Option<Curve> {
    let mut curve = Curve::default();
    for deal in deals(mind, course) {
        let could = could_be_won(mind, stop, course, deal.clone(), rng);
        if stop.is_cancelled() {
            return None;
        }
        let known = deal.zip(could).filter_map(|(index, could)| {
            let chance = if could? { 1.0 } else { 0.0 };
            Some(Moment { ply: course.states[index].0, chance })
        });
        curve.moments.extend(known);
        told(&curve);
    }
    Some(curve)
}

/// The deals of a game, by the indices of their states: each ends where it is decided.
fn deals<M: Mind>(mind: &M, course: &Course<'_, M>) -> Vec<Range<usize>> {
    let (mut deals, mut begin) = (Vec::new(), 0);
    for (index, (_, state)) in course.states.iter().enumerate() {
        let last = index + 1 == course.states.len();
        if last || mind.decided(state, Seat::new(0)).is_some() {
            deals.push(begin..index + 1);
            begin = index + 1;
        }
    }
    deals
}

/// For each state of a deal, whether it could be won from there; nothing where that was not found out. What was won could be won from
/// its beginning. Of one that was lost it is asked backwards, as in a look back: what could be won at some moment could be won before
/// it, and what could not be won at some moment could not after it.
fn could_be_won<M: Mind>(
    mind: &M,
    stop: &CancelFlag,
    course: &Course<'_, M>,
    deal: Range<usize>,
    rng: &mut Rng,
) -> Vec<Option<bool>> {
    let mut could = vec![None; deal.len()];
    match mind.decided(&course.states[deal.end - 1].1, Seat::new(0)) {
        // What is lost is worth less than half, however near it came.
        Some(worth) if worth >= 0.5 => return vec![Some(true); deal.len()],
        Some(_) => could[deal.len() - 1] = Some(false),
        None => {}
    }
    for index in deal.clone().rev() {
        if stop.is_cancelled() {
            break;
        }
        let Some((_, rest)) = course.solved(mind, index, rng) else { continue };
        match rest {
            Some(Rest::Won(_)) => {
                could[..=index - deal.start].fill(Some(true));
                break;
            }
            Some(Rest::Lost) => could[index - deal.start..].fill(Some(false)),
            None => {}
        }
    }
    could
}
