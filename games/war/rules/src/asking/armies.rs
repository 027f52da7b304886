//! The questions of moving and attacking Armies: which, where to, with what.

use crate::choice::Choice;
use crate::ctx::Ctx;
use crate::figures::{Figure, Force};
use crate::frame::{Frame, Purpose};
use crate::march::Picking;
use crate::region::{Region, RegionSet};
use crate::state::State;
use crate::why::{Verdict, Why, unless};

pub(super) fn candidates(state: &State, frame: &Frame, offer: &mut dyn FnMut(Choice)) {
    let side = state.acting();
    match *frame {
        Frame::Trim(at, side, removed) => {
            for (figure, _) in state.trimmable(at, side, removed).iter() {
                offer(Choice::Lose(figure));
            }
        }
        Frame::Attack { may_stop, .. } => {
            let armies = state.board.armies(side).iter();
            armies
                .filter(|from| !state.quarry(side, *from).is_empty())
                .for_each(|from| offer(Choice::From(from)));
            if may_stop {
                offer(Choice::Done);
            }
        }
        Frame::March { may_stop, .. } => {
            state
                .board
                .armies(side)
                .iter()
                .for_each(|from| offer(Choice::From(from)));
            if may_stop {
                offer(Choice::Done);
            }
        }
        Frame::Journey { may_stop, .. } => {
            state
                .board
                .armies(side)
                .iter()
                .for_each(|from| offer(Choice::From(from)));
            if may_stop {
                offer(Choice::Done);
            }
        }
        Frame::Trek { at, begun, .. } => {
            at.near().iter().for_each(|to| offer(Choice::To(to)));
            if begun {
                offer(Choice::Done);
            }
        }
        Frame::MarchTo { from, .. } => {
            let around = from.near().or(RegionSet(from.facts().walls));
            around.iter().for_each(|to| offer(Choice::To(to)));
        }
        Frame::AttackAt { from, .. } => {
            state
                .quarry(side, from)
                .iter()
                .for_each(|at| offer(Choice::To(at)));
        }
        Frame::Pick {
            purpose,
            from,
            to,
            led,
            force,
        } => {
            let picking = state.picking(side, purpose, from, to, led);
            pick_candidates(&picking, &force, offer);
        }
        _ => {}
    }
}

pub(super) fn objection(state: &State, frame: &Frame, choice: Choice) -> Verdict {
    let side = state.acting();
    match (*frame, choice) {
        (Frame::Trim(at, side, removed), Choice::Lose(figure @ Figure::Unit(..))) => {
            let there = state.trimmable(at, side, removed).count(figure) > 0;
            unless(there, Why::NO_SUCH_FIGURE)
        }
        (Frame::March { may_stop, .. } | Frame::Attack { may_stop, .. }, Choice::Done) => {
            unless(may_stop, Why::NOT_NOW)
        }
        (Frame::March { led, .. }, Choice::From(from)) => state.objection_to_march_from(side, from, led),
        (Frame::Journey { may_stop, .. }, Choice::Done) => unless(may_stop, Why::NOT_NOW),
        (Frame::Journey { led, .. }, Choice::From(from)) => state.objection_to_journey_from(side, from, led),
        (Frame::Trek { force, at, left, .. }, Choice::To(to)) => {
            state.objection_to_trek(&force, at, left, to)
        }
        (Frame::Trek { force, at, begun, .. }, Choice::Done) => state.objection_to_rest(&force, at, begun),
        (Frame::MarchTo { from, led }, Choice::To(to)) => state.objection_to_march(side, from, to, led),
        (Frame::Attack { led, .. }, Choice::From(from)) => state.objection_to_attack_from(side, from, led),
        (Frame::AttackAt { from, led }, Choice::To(at)) => state.objection_to_attack(side, from, at, led),
        (
            Frame::Pick {
                purpose,
                from,
                to,
                led,
                force,
            },
            choice,
        ) => {
            let picking = state.picking(side, purpose, from, to, led);
            objection_to_pick(state, &picking, from, &force, choice)
        }
        _ => Err(Why::NOT_NOW),
    }
}

/// Why `choice` does not go on with the `force` picked so far.
fn objection_to_pick(
    state: &State,
    picking: &Picking,
    from: Region,
    force: &Force,
    choice: Choice,
) -> Verdict {
    let purpose = picking.purpose;
    match choice {
        Choice::All => {
            unless(force.is_empty(), Why::NOT_NOW)?;
            picking.objection(&picking.allowed)?;
            sets_out(state, purpose, from, &picking.allowed)
        }
        Choice::Take(figure) => {
            state.objection_to_take(state.acting(), picking, from, force, figure)?;
            let mut more = *force;
            more.add(figure);
            sets_out(state, purpose, from, &more)
        }
        Choice::Go => {
            picking.objection(force)?;
            sets_out(state, purpose, from, force)
        }
        Choice::Done => unless(purpose == Purpose::Advance && force.is_empty(), Why::NOT_NOW),
        _ => Err(Why::NOT_NOW),
    }
}

/// Every legal pick; what it is picked from is counted once, not for each answer.
pub(super) fn picks(state: &State, frame: &Frame, offer: &mut dyn FnMut(Choice)) {
    let Frame::Pick {
        purpose,
        from,
        to,
        led,
        force,
    } = *frame
    else {
        return;
    };
    let picking = state.picking(state.acting(), purpose, from, to, led);
    pick_candidates(&picking, &force, &mut |choice| {
        if objection_to_pick(state, &picking, from, &force, choice).is_ok() {
            offer(choice);
        }
    });
}

/// Every answer one might think of while a force is picked.
fn pick_candidates(picking: &Picking, force: &Force, offer: &mut dyn FnMut(Choice)) {
    // Everything at once, and nothing at all, are only thought of before anything was picked.
    if force.is_empty() {
        offer(Choice::All);
    }
    for (figure, count) in picking.here.iter() {
        if force.count(figure) < count {
            offer(Choice::Take(figure));
        }
    }
    offer(Choice::Go);
    if picking.purpose == Purpose::Advance && force.is_empty() {
        offer(Choice::Done);
    }
}

/// A journey needs an end.
fn sets_out(state: &State, purpose: Purpose, from: Region, force: &Force) -> Verdict {
    match purpose {
        Purpose::Journey => state.objection_to_set_out(state.acting(), from, force),
        _ => Ok(()),
    }
}

pub(super) fn moot(state: &mut State, frame: &Frame, ctx: &mut Ctx<'_>) -> bool {
    match *frame {
        Frame::Trim(at, side, removed) => {
            let over = state.board.army(at, side) > state.limit(at, side);
            let mut kinds = 0;
            let mut only = None;
            if over {
                candidates(state, frame, &mut |choice| {
                    kinds += 1;
                    only = Some(choice);
                });
            }
            state.frames.pop();
            match only {
                Some(Choice::Lose(figure)) if kinds == 1 => {
                    remove(state, at, figure, ctx);
                    state.frames.push(Frame::Trim(at, side, removed + 1));
                    true
                }
                Some(_) => {
                    state.frames.push(*frame);
                    false
                }
                None => true,
            }
        }
        Frame::March { led, left, .. } => {
            let moot = left == 0 || !state.can_march(state.acting(), led);
            if moot {
                state.frames.pop();
            }
            moot
        }
        Frame::Trek {
            force, at, left: 0, ..
        } => {
            state.frames.pop();
            state.rest(at, &force, ctx);
            true
        }
        Frame::Journey { led, left, .. } => {
            let moot = left == 0 || !state.can_journey(state.acting(), led);
            if moot {
                state.frames.pop();
            }
            moot
        }
        Frame::Attack { led, .. } => {
            let moot = !state.can_attack(state.acting(), led);
            if moot {
                state.frames.pop();
            }
            moot
        }
        Frame::AttackAt { from, led } => {
            let side = state.acting();
            let targets = state.quarry(side, from).iter();
            let mut targets = targets.filter(|at| state.objection_to_attack(side, from, *at, led).is_ok());
            let (first, second) = (targets.next(), targets.next());
            let (Some(at), None) = (first, second) else {
                return false;
            };
            state.frames.pop();
            answer(state, *frame, Choice::To(at), ctx);
            true
        }
        Frame::Pick {
            purpose, from, to, ..
        } => match state.only_pick(frame) {
            Some(force) => {
                state.frames.pop();
                state.picked(purpose, from, to, &force, ctx);
                true
            }
            None => false,
        },
        _ => false,
    }
}

pub(super) fn answer(state: &mut State, frame: Frame, choice: Choice, ctx: &mut Ctx<'_>) {
    let side = state.acting();
    match (frame, choice) {
        (Frame::Trim(at, side, removed), Choice::Lose(figure)) => {
            remove(state, at, figure, ctx);
            state.frames.push(Frame::Trim(at, side, removed + 1));
        }
        (Frame::March { .. } | Frame::Attack { .. }, Choice::Done) => {}
        (Frame::March { led, left, .. }, Choice::From(from)) => {
            if left > 1 {
                state.frames.push(Frame::March {
                    led,
                    left: left - 1,
                    may_stop: true,
                });
            }
            state.frames.push(Frame::MarchTo { from, led });
        }
        (Frame::Journey { .. }, Choice::Done) => {}
        (Frame::Journey { led, left, .. }, Choice::From(from)) => {
            if left > 1 {
                state.frames.push(Frame::Journey {
                    led,
                    left: left - 1,
                    may_stop: true,
                });
            }
            pick(state, Purpose::Journey, from, from, led);
        }
        (Frame::Trek { force, at, left, .. }, Choice::To(to)) => {
            state.frames.push(Frame::Trek {
                force,
                at: to,
                left: left - 1,
                begun: true,
            });
            state.trek(&force, at, to, ctx);
        }
        (Frame::Trek { force, at, .. }, Choice::Done) => state.rest(at, &force, ctx),
        (Frame::MarchTo { from, led }, Choice::To(to)) => pick(state, Purpose::March, from, to, led),
        (Frame::Attack { led, .. }, Choice::From(from)) => state.frames.push(Frame::AttackAt { from, led }),
        (Frame::AttackAt { from, led }, Choice::To(at)) => pick(state, Purpose::Attack, from, at, led),
        (
            Frame::Pick {
                purpose,
                from,
                to,
                led,
                mut force,
            },
            choice,
        ) => match choice {
            Choice::All => {
                let force = state.picking(side, purpose, from, to, led).allowed;
                state.picked(purpose, from, to, &force, ctx);
            }
            Choice::Go => state.picked(purpose, from, to, &force, ctx),
            Choice::Take(figure) => {
                force.add(figure);
                state.frames.push(Frame::Pick {
                    purpose,
                    from,
                    to,
                    led,
                    force,
                });
            }
            Choice::Done => {}
            _ => super::unchecked(&frame, choice),
        },
        (frame, choice) => super::unchecked(&frame, choice),
    }
}

fn pick(state: &mut State, purpose: Purpose, from: Region, to: Region, led: crate::frame::Led) {
    let force = Force::default();
    state.frames.push(Frame::Pick {
        purpose,
        from,
        to,
        led,
        force,
    });
}

/// A unit over the limit goes back to the reinforcements.
fn remove(state: &mut State, at: Region, figure: Figure, ctx: &mut Ctx<'_>) {
    state.to_reserve(at, figure);
    ctx.tell(|| crate::event::Event::Trimmed { figure, at });
}
