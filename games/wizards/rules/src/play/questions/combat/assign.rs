//! Who faces the strikes (SATM-15.3 to SATM-15.5)?

use crate::cards::statics::Flag;
use crate::prelude::*;

/// The defender gives strikes to untapped ones.
pub struct Assign;
/// The attacker gives the remaining strikes, to any member.
pub struct AssignRest;

/// The reason why a strike may not be given to this one by that player.
fn may_give(state: &State, asks: Seat, id: PieceId) -> Verdict {
    let combat = state.combat.as_ref().ok_or(Why::NOT_NOW)?;
    let member = state.members(combat.company).any(|one| one == id);
    require(member, Why::NOT_NOW)?;
    let second = asks == other(combat.attacker) && state.faces_two(id);
    require(second || combat.given.iter().all(|strike| strike.at != id), Why::HAS_STRIKE)?;
    require(!state.out_of_reach(id, combat), Why::OUT_OF_REACH)?;
    require(!is_shielded(state, id), Why::SHIELDED)
}

/// Is it an ally who stands before its bearer, tapped or not?
fn shields(state: &State, id: PieceId) -> bool {
    state.face(id).has.contains(&Static::may(Flag::ShieldBearer))
}

/// Is there an ally who stands before a character that has no strike yet, and could have one?
fn is_shielded(state: &State, id: PieceId) -> bool {
    let open = state.without_strike();
    state.held(id).into_iter().any(|ally| shields(state, ally) && open.contains(&ally))
}

/// SATM-15.3: may the defender give this one a strike?
fn is_ready(state: &State, id: PieceId) -> bool {
    state.is_untapped(id)
        || shields(state, id)
        || state.combat.as_ref().is_some_and(|combat| state.defender_chooses(combat))
}

fn members(state: &State, offer: &mut impl FnMut(Choice)) {
    if let Some(combat) = &state.combat {
        state.members(combat.company).for_each(|id| offer(Choice::Pick(id)));
    }
}

fn defender(state: &State) -> SeatSet {
    state.combat.as_ref().map_or(SeatSet::EMPTY, |combat| SeatSet::only(crate::state::other(combat.attacker)))
}

fn attacker(state: &State) -> SeatSet {
    state.combat.as_ref().map_or(SeatSet::EMPTY, |combat| SeatSet::only(combat.attacker))
}

impl Assign {
    fn facts(&self, state: &State, _: bool) -> Option<Message> {
        let left = state.strikes_left();
        Some(state.of_attack("wizards-asked-assign-of")?.with("left", left))
    }
}

impl Question<Wizards> for Assign {
    const CLAUSE: Clause = Clause("SATM-15.3");

    fn asked(&self, state: &State) -> SeatSet {
        defender(state)
    }

    sentences!("assign" by facts, Choice::Pass => "wizards-pass-assign");

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        members(state, offer);
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Verdict {
        match *choice {
            Choice::Pass => Ok(()),
            Choice::Pick(id) => {
                may_give(state, seat, id)?;
                require(is_ready(state, id), Why::TARGET_TAPPED)
            }
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        let able =
            state.without_strike().into_iter().chain(state.second_target()).any(|id| is_ready(state, id));
        Moot::lapses(state.strikes_left() == 0 || !able)
    }

    fn answer(self, state: &mut State, _: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Pick(id) = *choice {
            state.frames.push(self);
            state.give_strike(id, ctx);
        }
    }
}

fn has_strike(state: &State, id: PieceId) -> bool {
    state.combat.iter().flat_map(|combat| &combat.given).any(|strike| strike.at == id)
}

/// May a character who has a strike be given a second one (Deftness of Agility)?
fn may_double(state: &State, id: PieceId) -> bool {
    let there =
        state.combat.as_ref().is_some_and(|combat| state.characters(combat.company).any(|one| one == id));
    there && has_strike(state, id) && state.doubling().is_some()
}

/// Could any member be given a second one?
fn doubles(state: &State) -> bool {
    state.combat.as_ref().is_some_and(|combat| combat.given.iter().any(|strike| may_double(state, strike.at)))
}

/// Has every member a strike, so that the remaining strikes may stay excess?
fn may_be_done(state: &State) -> bool {
    state.without_strike().is_empty()
}

impl AssignRest {
    fn facts(&self, state: &State, _: bool) -> Option<Message> {
        let left = state.strikes_left();
        Some(state.of_attack("wizards-asked-assign-rest-of")?.with("left", left))
    }
}

impl Question<Wizards> for AssignRest {
    const CLAUSE: Clause = Clause("SATM-15.4");

    fn asked(&self, state: &State) -> SeatSet {
        attacker(state)
    }

    sentences!("assign-rest" by facts);

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        members(state, offer);
        if may_be_done(state) {
            offer(Choice::Pass);
        }
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Verdict {
        match *choice {
            Choice::Pass => require(may_be_done(state), Why::NOT_NOW),
            Choice::Pick(id) if has_strike(state, id) => require(may_double(state, id), Why::HAS_STRIKE),
            Choice::Pick(id) => may_give(state, seat, id),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        let left = state.without_strike();
        match left.as_slice() {
            _ if state.strikes_left() == 0 => Moot::Lapses,
            _ if state.doubling().is_some() && doubles(state) => Moot::No,
            [] => Moot::Lapses,
            [only] => Moot::Answer(Choice::Pick(*only)),
            _ => Moot::No,
        }
    }

    fn answer(self, state: &mut State, _: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Pick(id) = *choice {
            state.frames.push(self);
            if has_strike(state, id) {
                state.give_second_strike(id, ctx);
            } else {
                state.give_strike(id, ctx);
                state.imposes_strike(id);
            }
        }
    }
}
