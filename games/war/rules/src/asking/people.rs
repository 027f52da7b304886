//! The questions of moving characters: Companions group by group, Nazgûl and Minions one by one.

use crate::character::{Character, People, Place};
use crate::choice::Choice;
use crate::ctx::Ctx;
use crate::figures::Figure;
use crate::frame::Frame;
use crate::nation::Side;
use crate::region::{Region, RegionSet};
use crate::state::State;
use crate::why::{Verdict, Why, unless};

pub(super) fn candidates(state: &State, frame: &Frame, offer: &mut dyn FnMut(Choice)) {
    match *frame {
        Frame::Companions { group, travel, .. } => {
            let there = |who: &Character| who.side() == Side::Free && state.in_play(*who);
            for who in Character::ALL.into_iter().filter(there) {
                if !group.has(who) {
                    offer(Choice::Take(Figure::Person(who)));
                }
            }
            state
                .group_walks(group, travel)
                .iter()
                .for_each(|to| offer(Choice::To(to)));
            if group.is_empty() {
                offer(Choice::Done);
            }
        }
        Frame::Separate { group, travel, .. } => {
            for who in state.companions().minus(group).iter() {
                offer(Choice::Take(Figure::Person(who)));
            }
            if state.fellowship.mordor.is_some() {
                offer(Choice::Go);
            } else {
                state
                    .separations(group, travel)
                    .iter()
                    .for_each(|to| offer(Choice::To(to)));
            }
        }
        Frame::Land { from, range, .. } => {
            state
                .walks(from, range, false)
                .iter()
                .for_each(|to| offer(Choice::To(to)));
        }
        Frame::Minions { .. } => {
            state.roosts().iter().for_each(|from| offer(Choice::From(from)));
            for who in [Character::WitchKing, Character::MouthOfSauron, Character::Saruman] {
                if state.in_play(who) {
                    offer(Choice::Take(Figure::Person(who)));
                }
            }
            offer(Choice::Done);
        }
        Frame::FlyTo { from, who, .. } => match who {
            // Who walks does not think of the other end of the world.
            Figure::Person(who) if who != Character::WitchKing => {
                let near = RegionSet::only(from).within(who.level(), RegionSet::EMPTY, RegionSet::EMPTY);
                near.iter()
                    .filter(|to| *to != from)
                    .for_each(|to| offer(Choice::To(to)));
            }
            _ => Region::all()
                .filter(|to| *to != from)
                .for_each(|to| offer(Choice::To(to))),
        },
        _ => {}
    }
}

pub(super) fn objection(state: &State, frame: &Frame, choice: Choice) -> Verdict {
    match (*frame, choice) {
        (
            Frame::Companions {
                moved, group, travel, ..
            },
            Choice::Take(Figure::Person(who)),
        ) => state.objection_to_join(moved, group, travel, who),
        (Frame::Companions { group, travel, .. }, Choice::To(to)) => {
            state.objection_to_walk(group, travel, to)
        }
        (Frame::Companions { group, .. }, Choice::Done) => unless(group.is_empty(), Why::NOT_NOW),
        (Frame::Separate { group, most, .. }, Choice::Take(Figure::Person(who))) => {
            unless(state.place(who) == Place::Fellowship, Why::NOT_IN_FELLOWSHIP)?;
            unless(!group.has(who), Why::ALREADY_MOVED)?;
            unless(group.len() < usize::from(most), Why::CARD_TEXT)
        }
        (Frame::Separate { group, travel, most }, Choice::To(to)) => {
            unless(state.fellowship.mordor.is_none(), Why::IN_MORDOR)?;
            enough(group, most)?;
            state.objection_to_separate_to(group, travel, to)
        }
        (Frame::Separate { group, most, .. }, Choice::Go) => {
            unless(state.fellowship.mordor.is_some(), Why::NOT_NOW)?;
            enough(group, most)
        }
        (Frame::Land { from, range, .. }, Choice::To(to)) => {
            state.objection_to_way_on_foot(from, range, false, to, Why::SEPARATED_TOO_FAR)
        }
        (Frame::Minions { moved, .. }, Choice::From(from)) => {
            state.objection_to_fly(moved, Figure::Nazgul, from)
        }
        (Frame::Minions { nazgul_only, moved }, Choice::Take(figure @ Figure::Person(who))) => {
            unless(!nazgul_only || who == Character::WitchKing, Why::CARD_TEXT)?;
            let from = state.stands(who).ok_or(Why::NOT_HERE)?;
            state.objection_to_fly(moved, figure, from)
        }
        (Frame::Minions { .. }, Choice::Done) => Ok(()),
        (Frame::FlyTo { from, who, .. }, Choice::To(to)) => state.objection_to_land(who, from, to),
        _ => Err(Why::NOT_NOW),
    }
}

/// Is a place that `candidates` names for this question one to go to? They are just the places in reach: to ask again
/// for each of them would walk all the ways once more.
pub(super) fn in_reach(frame: &Frame, choice: Choice) -> bool {
    match (frame, choice) {
        (Frame::Companions { .. } | Frame::Land { .. }, Choice::To(_)) => true,
        (Frame::Separate { group, most, .. }, Choice::To(_)) => enough(*group, *most).is_ok(),
        _ => false,
    }
}

/// A card that says how many must leave wants just so many; otherwise one is enough.
fn enough(group: People, most: u8) -> Verdict {
    unless(!group.is_empty(), Why::NOBODY_LEFT)?;
    unless(
        most == u8::MAX || group.len() == usize::from(most),
        Why::CARD_TEXT,
    )
}

pub(super) fn moot(state: &mut State, frame: &Frame, ctx: &mut Ctx<'_>) -> bool {
    let moot = match *frame {
        Frame::Companions {
            moved,
            group,
            travel,
            left,
        } => group.is_empty() && (left == 0 || !state.can_walk(moved, travel)),
        Frame::Separate { .. } => state.companions().is_empty(),
        Frame::Land { from, range, .. } => {
            let places = state.walks(from, range, false);
            if places.len() > 1 {
                return false;
            }
            state.frames.pop();
            answer(state, *frame, Choice::To(from), ctx);
            return true;
        }
        Frame::Minions { nazgul_only, moved } => !state.can_fly(nazgul_only, moved),
        _ => false,
    };
    if moot {
        state.frames.pop();
    }
    moot
}

pub(super) fn answer(state: &mut State, frame: Frame, choice: Choice, ctx: &mut Ctx<'_>) {
    match (frame, choice) {
        (
            Frame::Companions {
                moved,
                mut group,
                travel,
                left,
            },
            Choice::Take(Figure::Person(who)),
        ) => {
            group.add(who);
            state.frames.push(Frame::Companions {
                moved,
                group,
                travel,
                left,
            });
        }
        (
            Frame::Companions {
                moved,
                group,
                travel,
                left,
            },
            Choice::To(to),
        ) => {
            let left = if left == u8::MAX { left } else { left - 1 };
            let (moved, none) = (moved.or(group), People::EMPTY);
            state.frames.push(Frame::Companions {
                moved,
                group: none,
                travel,
                left,
            });
            state.walk(group, to, ctx);
        }
        (Frame::Companions { .. } | Frame::Minions { .. }, Choice::Done) => {}
        (
            Frame::Separate {
                mut group,
                travel,
                most,
            },
            Choice::Take(Figure::Person(who)),
        ) => {
            group.add(who);
            state.frames.push(Frame::Separate { group, travel, most });
        }
        (Frame::Separate { group, .. }, Choice::To(to)) => state.separate(group, to, ctx),
        (Frame::Separate { group, .. }, Choice::Go) => state.lose_in_mordor(group, ctx),
        (Frame::Land { who, .. }, Choice::To(to)) => state.walk(who, to, ctx),
        (Frame::Minions { nazgul_only, moved }, Choice::From(from)) => {
            state.frames.push(Frame::FlyTo {
                from,
                who: Figure::Nazgul,
                nazgul_only,
                moved,
            });
        }
        (Frame::Minions { nazgul_only, moved }, Choice::Take(figure @ Figure::Person(who))) => {
            if let Some(from) = state.stands(who) {
                state.frames.push(Frame::FlyTo {
                    from,
                    who: figure,
                    nazgul_only,
                    moved,
                });
            }
        }
        (
            Frame::FlyTo {
                from,
                who,
                nazgul_only,
                mut moved,
            },
            Choice::To(to),
        ) => {
            if let Figure::Person(who) = who {
                moved.add(who);
            }
            state.frames.push(Frame::Minions { nazgul_only, moved });
            state.fly(who, from, to, ctx);
        }
        (frame, choice) => super::unchecked(&frame, choice),
    }
}
