//! How much a quick player wants each answer; to pass is worth nothing.

use table::Seat;
use wizards::card::{Duration, Kind};
use wizards::choice::Choice;
use wizards::ids::{AgentId, CardId, PieceId, SiteId};
use wizards::questions::Frame;
use wizards::rules::Moment;
use wizards::state::{Company, State, Zone, other};

use crate::fight::{at_stake, stands, strike_hurts};
use crate::journey::{Outlook, enters, persuades, wish};
use crate::worth::{at_least, character, held, piece, prowess};

/// Above 0: rather than nothing.
pub(crate) fn urge(state: &State, seat: Seat, choice: &Choice, outlook: &Outlook) -> f64 {
    let Some(frame) = state.going_on.top() else {
        return 0.0;
    };
    match frame {
        Frame::Draft(_) => drafted(choice),
        Frame::Organize => organizes(state, choice, outlook),
        Frame::Appear(_) | Frame::Control(_) | Frame::StartFollowers(_) => settles(state, choice),
        Frame::Route(_) => travels(choice),
        Frame::HeadAgain(of) => match *choice {
            Choice::Site(site) => wish(state, seat, of.company, site) - 1.0,
            _ => 0.0,
        },
        Frame::Priority(priority) => acts(state, seat, priority.moment, choice),
        Frame::Respond(_) => responds(state, seat, choice),
        Frame::Aim(aim) => aims(state, seat, aim.link.piece, aim.step, choice),
        Frame::Assign | Frame::AssignRest | Frame::StrikeOrder => match *choice {
            Choice::Pick(id) => stands(state, seat, id),
            _ => -1.0,
        },
        Frame::Excess => match choice {
            Choice::Number(number) => f64::from(*number) * (strike_hurts(state, 0) - 0.3),
            _ => 0.0,
        },
        Frame::StayUntapped => yes(choice, 0.12 - strike_hurts(state, -3)),
        Frame::Support => match *choice {
            Choice::Pick(id) => {
                strike_hurts(state, 0) - strike_hurts(state, 1) - 0.11 - piece(state, id) / 500.0
            }
            _ => 0.0,
        },
        Frame::StrikeHazards => worth_a_card(choice, 1.0),
        Frame::Ambushes(_) | Frame::AttackFromHand(_) | Frame::RescueEnds(_) => worth_a_card(choice, 1.5),
        Frame::StrikeCards => worth_a_card(choice, strike_hurts(state, 0) - 0.35),
        Frame::BeforeCheck(check) => steadies(state, check.who, choice),
        Frame::BeforeInfluence => worth_a_card(choice, 0.5),
        Frame::Explore => match *choice {
            Choice::Company(company) => enters(state, seat, company),
            Choice::Use(..) => 0.5,
            _ => 0.0,
        },
        Frame::InSite(_) | Frame::MinorItem(_) => gains(state, seat, choice),
        Frame::Reset(_) => match *choice {
            Choice::Card(card) => -held(state, seat, card),
            _ => 0.0,
        },
        // What is of little use makes room for something else.
        Frame::Discard(_) => match *choice {
            Choice::Card(card) => 1.0 - held(state, seat, card),
            _ => 0.0,
        },
        Frame::Call => yes(choice, f64::from(state.total(seat) - state.total(other(seat)))),
        Frame::Overrun | Frame::Lose(_) => match *choice {
            Choice::Dismiss(id) | Choice::Pick(id) => -piece(state, id),
            _ => 0.0,
        },
        Frame::Sideboard(_) | Frame::Exchange(_) => worth_a_card(choice, -1.0),
        Frame::SidePick(_) | Frame::Fetch(_) => match *choice {
            Choice::Card(card) => held(state, seat, card),
            _ => 0.0,
        },
        _ => willing(choice),
    }
}

/// Anything rather than nothing.
fn willing(choice: &Choice) -> f64 {
    if *choice == Choice::Pass { 0.0 } else { 0.5 }
}

fn yes(choice: &Choice, urge: f64) -> f64 {
    if *choice == Choice::Yes { urge } else { 0.0 }
}

fn worth_a_card(choice: &Choice, urge: f64) -> f64 {
    if *choice == Choice::Pass { 0.0 } else { urge }
}

fn drafted(choice: &Choice) -> f64 {
    match choice {
        Choice::Card(card) => character(card.get()),
        _ => -1.0,
    }
}

fn settles(state: &State, choice: &Choice) -> f64 {
    match *choice {
        // Whoever follows leaves room for others under general influence.
        Choice::Follow(id, _) => 1.0 + f64::from(state.face(id).mind.unwrap_or(0)) / 10.0,
        Choice::General(_) => 0.5,
        Choice::Company(company) => 1.0 + state.characters(company).count() as f64 / 10.0,
        _ => 0.0,
    }
}

fn organizes(state: &State, choice: &Choice, outlook: &Outlook) -> f64 {
    match *choice {
        Choice::Card(card) if card.get().is_wizard() => 50.0,
        Choice::Card(card) => 10.0 + character(card.get()),
        Choice::Follow(id, _) if state.piece(id).leader.is_none() => {
            4.0 + f64::from(state.face(id).mind.unwrap_or(0)) / 10.0
        }
        Choice::Store(_) => 6.0,
        Choice::Remove(_) => 3.0,
        Choice::Try(_) => 2.5,
        Choice::Join(id, into) => joins(state, id, into),
        Choice::Play(card, _) => resource(card),
        Choice::Head(company, site) => {
            let Some(of) = state.find_company(company).filter(|of| of.to.is_none()) else {
                return -1.0;
            };
            // Nothing is gained by staying where nothing can be had.
            let now = outlook.wish(state, company, of.site);
            outlook.wish(state, company, site) - now - 0.1
        }
        _ => -1.0,
    }
}

/// A lone character joins the others.
fn joins(state: &State, id: PieceId, into: wizards::ids::CompanyId) -> f64 {
    let alone = match state.piece(id).zone {
        Zone::Company(company) => state.characters(company).count() == 1,
        _ => false,
    };
    if alone && state.characters(into).count() > 1 {
        5.0
    } else {
        -1.0
    }
}

/// A resource event, whenever it may be played outside of an attack.
fn resource(card: CardId) -> f64 {
    match card.get().duration {
        Duration::Permanent | Duration::Long => 2.0,
        Duration::Short => 0.6,
    }
}

fn travels(choice: &Choice) -> f64 {
    match choice {
        Choice::Pass => 3.0,
        Choice::Way(_) => 2.0,
        _ => 1.0,
    }
}

fn acts(state: &State, seat: Seat, moment: Moment, choice: &Choice) -> f64 {
    if moment == Moment::Attack {
        let stake = state
            .combat
            .as_ref()
            .map_or(0.0, |combat| at_stake(state, combat));
        let defends = state
            .combat
            .as_ref()
            .is_some_and(|combat| combat.attacker != seat);
        return worth_a_card(choice, if defends { stake - 4.0 } else { 0.5 });
    }
    match *choice {
        Choice::Play(card, _) if card.get().kind == Kind::Creature => {
            3.0 + f64::from(card.get().prowess) / 10.0
        }
        Choice::Play(card, _) if card.get().is_hazard() => 2.0,
        Choice::Play(card, _) => resource(card) - 1.0,
        Choice::Guard(card) => guards(state, card),
        Choice::Use(..) => -0.1,
        Choice::Lurk(_) => 1.0,
        Choice::Sway(..) => 1.5,
        Choice::Rouse(_) | Choice::Recover(_) => 0.3,
        Choice::Wander(agent, site) => waylays(state, agent, site),
        // What an agent does besides is for those who think further ahead.
        Choice::Unmask(_)
        | Choice::Hide(_)
        | Choice::GoHome(_)
        | Choice::Retrace(_)
        | Choice::Summon(_)
        | Choice::Recall(_) => -0.5,
        _ => 0.0,
    }
}

/// An agent goes where the company will be, to attack it there.
fn waylays(state: &State, agent: AgentId, site: SiteId) -> f64 {
    let company = state.turn.company.and_then(|id| state.find_company(id));
    let bound = company.map(Company::target_site);
    let there = |site| {
        state
            .find_agent(agent)
            .is_some_and(|agent| state.agent_places(agent).has(site))
    };
    match bound {
        Some(bound) if bound == site && !there(site) => 1.2,
        _ => -0.3,
    }
}

/// On guard goes what could not be played now.
fn guards(state: &State, card: CardId) -> f64 {
    let left = state
        .turn
        .company
        .and_then(|id| state.find_company(id))
        .map_or(0, |company| company.limit.saturating_sub(company.used));
    let site_creature = card.get().kind == Kind::Creature && !card.get().keys.places.is_empty();
    if site_creature && left > 0 { 0.4 } else { -1.0 }
}

/// Answers only what is aimed at its own things.
fn responds(state: &State, seat: Seat, choice: &Choice) -> f64 {
    let theirs = state.chain.last().is_some_and(|link| link.seat != seat);
    match choice {
        Choice::Play(..) if theirs => 0.3,
        Choice::Play(..) | Choice::Use(..) => -0.5,
        _ => 0.0,
    }
}

fn aims(state: &State, seat: Seat, card: PieceId, step: u8, choice: &Choice) -> f64 {
    let Choice::Pick(id) = *choice else { return 0.0 };
    let hazard = state.face(card).is_hazard();
    let own = state.piece(id).owner == seat;
    match (own, hazard, step) {
        // What is paid with costs little; what is helped matters most, and what is harmed, too.
        (true, false, 0) => -prowess(state, id),
        (true, true, _) => -piece(state, id),
        _ => piece(state, id),
    }
}

/// Whoever may fall to corruption is supported.
fn steadies(state: &State, who: PieceId, choice: &Choice) -> f64 {
    let bonus = state.checks.last().map_or(0, |check| check.bonus) + state.corruption_modifier(who);
    let needed = i32::from(state.corruption(who)) + 1 - i32::from(bonus);
    let fails = 1.0 - at_least(needed);
    let stake = fails * (2.0 + piece(state, who) / 4.0);
    match *choice {
        Choice::Pick(id) => stake - 0.5 - prowess(state, id) / 100.0,
        Choice::Play(..) | Choice::Use(..) => stake - 1.0,
        _ => 0.0,
    }
}

fn gains(state: &State, seat: Seat, choice: &Choice) -> f64 {
    match *choice {
        Choice::Gain(card, by) if card.get().kind == Kind::Faction => {
            let found = state.sides[seat]
                .hand
                .iter()
                .copied()
                .find(|id| state.piece(*id).card == card);
            (2.0 + f64::from(card.get().points) * 2.0) * persuades(state, by, card, found) - 0.2
        }
        Choice::Gain(card, by) => {
            let burden = f64::from(state.corruption(by) + card.get().corruption);
            2.0 + f64::from(card.get().points) * 2.0 - burden * 0.3 - piece(state, by) / 100.0
        }
        Choice::Influence(_, of) => piece(state, of) / 10.0,
        Choice::Rescue(_) => 2.0,
        Choice::Play(card, _) => resource(card),
        Choice::Use(..) => -0.1,
        _ => 0.0,
    }
}
