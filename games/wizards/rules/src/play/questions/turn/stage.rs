//! The phases of a turn, one after another (SATM-4.2).

use crate::card::{Duration, SiteKind};
use crate::cards::effect::Happens;
use crate::cards::statics::Flag;
use crate::cards::{Condition, When};
use crate::options::Alone;
use crate::prelude::*;
use crate::questions::{
    Call, Cleanse, CouncilBegins, Discard, EndMenu, Explore, LongEvents, NextMove, Organize, Sideboard,
};
use crate::state::{Company, Path, Phase};

/// A part of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// The turn of the other player begins.
    Next,
    Untap,
    /// The untap phase ends.
    UntapEnds,
    Organization,
    LongEvents,
    /// Hazard long-events of the opponent leave.
    HazardsLeave,
    Movement,
    /// Companies at one site become one.
    Unite,
    Sites,
    /// The end of the turn.
    End,
    /// The Council may be called.
    Calling,
    /// The turn is over.
    Over,
}

/// The next part of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TurnStage(pub Stage);

impl Step<Wizards> for TurnStage {
    fn act(self, state: &mut State, ctx: &mut Ctx<'_>) {
        let seat = state.turn.active;
        let push = |state: &mut State, stage| state.frames.push(TurnStage(stage));
        match self.0 {
            Stage::Next => {
                begin_turn(state, ctx);
                push(state, Stage::Untap);
                state.frames.push(Cleanse);
                state.may_collect_itself(state.turn.active);
            }
            Stage::Untap => {
                let weary = state.weary();
                push(state, Stage::UntapEnds);
                untap(state, &weary, ctx);
                state.rouse_weary(weary, ctx);
            }
            Stage::UntapEnds => {
                push(state, Stage::Organization);
                untap_ends(state);
                state.frames.push(Sideboard { seat: other(seat), hazards: true });
            }
            Stage::Organization => {
                begin(state, Phase::Organization, ctx);
                state.come_ashore(seat);
                push(state, Stage::LongEvents);
                state.frames.push(Organize);
                state.weigh_balance(seat);
            }
            Stage::LongEvents => {
                state.organization_ends();
                state.break_sieges(ctx);
                state.linger(ctx);
                begin(state, Phase::LongEvents, ctx);
                state.jails_open(seat, ctx);
                long_events_leave(state, seat, false, ctx);
                push(state, Stage::HazardsLeave);
                state.frames.push(LongEvents);
            }
            Stage::HazardsLeave => {
                long_events_leave(state, other(seat), true, ctx);
                let leaves = |lasting: &crate::state::Lasting| {
                    lasting.until == Until::LongEvent && lasting.seat != seat
                };
                state.lasting.retain(|lasting| !leaves(lasting));
                push(state, Stage::Movement);
                long_events_end(state);
            }
            Stage::Movement => {
                begin(state, Phase::Movement, ctx);
                push(state, Stage::Unite);
                state.frames.push(NextMove);
            }
            Stage::Unite => {
                unite(state, seat, ctx);
                push(state, Stage::Sites);
            }
            Stage::Sites => {
                begin(state, Phase::Sites, ctx);
                if state.unguards() {
                    state.guards_go(Zone::Hand, ctx);
                }
                push(state, Stage::End);
                state.frames.push(Explore);
            }
            Stage::End => {
                // SATM-16.10: unrevealed cards on guard return to the hand.
                let to = if state.presses() { Zone::Discard } else { Zone::Hand };
                state.guards_go(to, ctx);
                begin(state, Phase::EndOfTurn, ctx);
                push(state, Stage::Calling);
                turn_ends(state);
                state.frames.push(EndMenu);
                for seat in [other(seat), seat] {
                    state.frames.push(Discard { seat });
                }
            }
            Stage::Calling => {
                push(state, Stage::Over);
                state.frames.push(Call);
            }
            Stage::Over => end_turn(state, ctx),
        }
    }
}

/// A phase begins.
fn begin(state: &mut State, phase: Phase, ctx: &mut Ctx<'_>) {
    state.turn.phase = phase;
    state.turn.company = None;
    ctx.tell(|| Event::PhaseBegins { phase });
    state.sweep(ctx);
}

/// The other player's turn begins.
fn begin_turn(state: &mut State, ctx: &mut Ctx<'_>) {
    // SATM-34.2: one who plays alone has one turn after another.
    let alone = state.rules.alone.is_some();
    let seat = if alone { Alone::SEAT } else { other(state.turn.active) };
    state.turn.active = seat;
    // No game lasts that long, but a count is no reason to fail.
    state.turn.number = state.turn.number.saturating_add(1);
    state.turn.character = false;
    state.turn.halved = false;
    state.turn.attempted = false;
    state.turn.woken = false;
    state.turn.gone = None;
    state.turn.looks.clear();
    state.turn.standing.lapse(|_, _| true);
    state.sides[seat].turns = state.sides[seat].turns.saturating_add(1);
    let number = state.turn.number;
    ctx.tell(|| Event::Turn { seat, number });
    begin(state, Phase::Untap, ctx);
    state.lasting.retain(|lasting| lasting.until != Until::Untap || !(alone || lasting.seat == seat));
}

/// Untaps tapped cards, and heals characters at a haven (SATM-5.1 to SATM-5.4).
fn untap(state: &mut State, weary: &[PieceId], ctx: &mut Ctx<'_>) {
    let seat = state.turn.active;
    for id in state.in_play.clone() {
        // SATM-34.2: cards across untap in the same phase.
        if state.piece(id).owner != seat && state.rules.alone.is_none() {
            continue;
        }
        state.piece_mut(id).fresh = false;
        // A character that has tried to be rid of a card instead has had no other rest: such cards say so.
        if std::mem::take(&mut state.piece_mut(id).tried) {
            continue;
        }
        // SATM-30.10.
        if state.is_prisoner(id) {
            continue;
        }
        let at_haven = state.company_of(id).and_then(|id| state.find_company(id)).is_some_and(|company| {
            state.place_for_hazards(company.site) == SiteKind::Haven || state.is_cured_at(company.site)
        });
        let heals = state.is_member(id) && at_haven;
        let hurt = heals && state.piece(id).status == Status::Wounded;
        if hurt && state.heals_not(id, ctx) {
            continue;
        }
        let kept = weary.contains(&id) || state.face(id).has.contains(&Static::may_not(Flag::UntapItself));
        let was = state.piece(id).status;
        if was == Status::Tapped && !kept {
            state.untap(id, ctx);
        } else if was == Status::Wounded && heals {
            state.piece_mut(id).status = Status::Tapped;
        }
        if hurt && state.is_stifled(id, false) {
            state.piece_mut(id).status = Status::Wounded;
        }
    }
    for piece in &mut state.pieces {
        // A card in a marshalling pile that was tapped for an effect.
        let won = piece.zone == Zone::Won(seat)
            || state.rules.alone.is_some() && matches!(piece.zone, Zone::Won(_));
        if won && piece.status == Status::Tapped {
            piece.status = Status::Untapped;
        }
    }
    for site in state.rooted(seat).collect::<Vec<_>>() {
        state.sides[seat].tapped.remove(site);
    }
    state.agents_renew();
    state.hosts_renew();
    for company in state.companies.iter_mut().filter(|company| company.seat == seat) {
        renew(company);
    }
}

/// A company has everything before it again.
fn renew(company: &mut Company) {
    *company = Company {
        id: company.id,
        borrowed: company.borrowed,
        ..Company::new(company.id, company.seat, company.site)
    };
    company.moved = false;
    company.explored = false;
    company.divided = false;
    company.path = Path::default();
}

/// Effects at the end of the untap phase.
fn untap_ends(state: &mut State) {
    let seat = state.turn.active;
    for id in state.in_play.clone() {
        let bearer = state.bearer(id).or_else(|| state.prisoners(id).next());
        let of = bearer.is_some_and(|bearer| state.piece(bearer).owner == seat);
        if of && !state.face(id).on.is_empty() {
            let scope = Scope::of(state, id);
            state.trigger(id, When::UntapEnded, &scope);
        }
    }
}

/// Effects at the end of the turn, for each player: the one whose turn it is first.
fn turn_ends(state: &mut State) {
    let active = state.turn.active;
    for id in state.in_play.clone() {
        for seat in [other(active), active] {
            let scope = Scope { seat, ..Scope::of(state, id) };
            state.trigger(id, When::TurnEnds, &scope);
        }
    }
}

/// SATM-13.1, SATM-13.3: long events of a player leave.
fn long_events_leave(state: &mut State, seat: Seat, hazards: bool, ctx: &mut Ctx<'_>) {
    let leaves = |state: &State, id: PieceId| {
        let (piece, face) = (state.piece(id), state.face(id));
        piece.owner == seat
            && !(hazards && state.long_hazards_stay())
            && piece.zone == Zone::Table
            && face.duration == Duration::Long
            && face.is_hazard() == hazards
            && !state.held(id).iter().any(|held| state.face(*held).has.contains(&Static::Keeps))
    };
    for id in state.in_play.clone() {
        if leaves(state, id) {
            state.discard(id, ctx);
        }
    }
}

/// Ends what lies in the neutral zone until the end of the other player's long-event phase.
fn long_events_end(state: &mut State) {
    for id in state.in_play.clone() {
        if state.piece(id).owner != state.turn.active && !state.face(id).on.is_empty() {
            let scope = Scope::of(state, id);
            state.trigger(id, When::LongEventsEnd, &scope);
        }
    }
}

/// SATM-12.13: companies that are at one site become one.
fn unite(state: &mut State, seat: Seat, ctx: &mut Ctx<'_>) {
    let apart = state.rules.rulings.apart_at_havens;
    // Those that were found too large together: one that has parted on the way would be asked again and again.
    let mut too_many = Vec::new();
    loop {
        let companies = state
            .companies_of(seat)
            .map(|company| (company.id, company.site, company.origin.is_some() || state.has_parted(company)));
        let companies = companies.collect::<Vec<_>>();
        let pair = companies.iter().enumerate().find_map(|(at, (one, site, one_moved))| {
            companies[at + 1..].iter().find_map(|(two, there, two_moved)| {
                let meet = site == there && (*one_moved || *two_moved);
                let allowed = !(site.get().is_haven() && apart);
                let pair = (*one, *two);
                (meet && allowed && !too_many.contains(&pair)).then_some(pair)
            })
        });
        let Some((stays, goes)) = pair else { return };
        let site = state.company(stays).site;
        let heads = state.heads(stays) + state.heads(goes);
        if heads > 7 && !site.get().is_haven() {
            // SATM-8.2: a union too large for the site: they stay apart, and have come there all the same.
            too_many.push((stays, goes));
            continue;
        }
        let barred = state.company(stays).barred && state.company(goes).barred;
        state.unite(stays, goes, ctx);
        state.company_mut(stays).barred = barred;
        ctx.tell(|| Event::United { seat, site });
    }
}

/// Ends what lasts for the turn, and begins the next one, or the Council.
fn end_turn(state: &mut State, ctx: &mut Ctx<'_>) {
    state.expire(Until::Turn);
    state.expire(Until::Check);
    let leaving =
        state.in_play.iter().copied().filter(|id| state.face(*id).leaves.contains(&Condition::TurnEnded));
    for id in leaving.collect::<Vec<_>>() {
        state.discard(id, ctx);
    }
    state.all_hear(Happens::TurnEnds, ctx);
    state.stranded_leave(ctx);
    for piece in &mut state.pieces {
        piece.lured = false;
        piece.tried = false;
        piece.fresh = false;
    }
    if state.council_is_due() {
        state.frames.push(CouncilBegins);
    } else {
        state.frames.push(TurnStage(Stage::Next));
    }
}
