//! The urge of a quick player for each answer; to pass is worth nothing.

use table::Seat;
use wizards::card::{CardKind, Keyword};
use wizards::choice::Choice;
use wizards::ids::{AgentId, CardId, CompanyId, PieceId, SiteId};
use wizards::mechanics::Moment;
use wizards::questions::Frame;
use wizards::state::{Company, Phase, State, Status, Zone, other};

use crate::aside::{exchanges, fetches_hazards, sends_for};
use crate::cards::{answers, helps, hinders, in_attack, on_strike, persuading, steadies, worsens_strike};
use crate::fight::{stands, strike_harm, strike_hurts};
use crate::journey::{Outlook, apart, enters, going, persuades, promise, wish};
use crate::worth::{character, fails, held, piece, points_on, prowess, stake};

/// Above 0: rather than nothing.
pub(crate) fn urge(state: &State, seat: Seat, choice: &Choice, outlook: &Outlook) -> f64 {
    let Some(frame) = state.frames.top() else {
        return 0.0;
    };
    // A player who passes from now on misses later chances.
    if matches!(choice, Choice::PassOn | Choice::PassTurn) {
        return -10.0;
    }
    match frame {
        Frame::Draft(_) => drafted(choice),
        Frame::Organize => organizes(state, seat, choice, outlook),
        Frame::Appear(_) | Frame::Control(_) | Frame::StartFollowers(_) => settles(state, choice),
        Frame::OrganizationEnd | Frame::LongEvents | Frame::MovementEnd(_) | Frame::EndMenu => match choice {
            Choice::Play(..) | Choice::Use(..) => helps(state, seat, choice),
            _ => willing(choice),
        },
        Frame::Route(_) => travels(choice),
        Frame::HeadAgain(of) => match *choice {
            Choice::Site(site) => goes_on(state, seat, of.company, site),
            _ => 0.0,
        },
        Frame::Priority(priority) => acts(state, seat, priority.moment, choice),
        // The decision before stands: nothing is added.
        Frame::Respond(of) if of.again => match choice {
            Choice::Pass => 0.0,
            _ => -0.5,
        },
        Frame::Respond(_) => match choice {
            Choice::Pick(_) => 0.3,
            Choice::Play(..) | Choice::Use(..) => answers(state, seat, choice),
            _ => 0.0,
        },
        Frame::Aim(aim) => aims(state, seat, aim.link.piece, aim.step, choice),
        Frame::Assign | Frame::AssignRest | Frame::StrikeOrder => match *choice {
            Choice::Pick(id) => stands(state, seat, id),
            _ => -1.0,
        },
        Frame::Excess => match choice {
            Choice::Number(number) => f64::from(*number) * (strike_hurts(state, 0) - 0.3),
            _ => 0.0,
        },
        Frame::StayUntapped => stays_untapped(state, choice),
        Frame::Support => match *choice {
            Choice::Pick(id) => {
                let less = strike_hurts(state, 0) - strike_hurts(state, 1);
                less * strike_harm(state) - 0.5 - piece(state, id) / 200.0
            }
            _ => 0.0,
        },
        Frame::StrikeHazards => match choice {
            Choice::Pass => 0.0,
            _ => worsens_strike(state, choice),
        },
        Frame::Ambushes(_) | Frame::AttackFromHand(_) | Frame::RescueEnds(_) => willing(choice) * 3.0,
        Frame::StrikeCards => match choice {
            Choice::Play(..) | Choice::Use(..) => on_strike(state, choice),
            // A character taps to call off the rest.
            Choice::Pick(_) => strike_hurts(state, 0) * strike_harm(state) - 1.0,
            _ => 0.0,
        },
        Frame::BeforeCheck(check) => supports(state, check.who, choice),
        Frame::BeforeInfluence => persuading(state, choice),
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
        // A card of little use makes room for another, and the longer the game lasts the less is kept: of two
        // who wait for each other neither would ever draw a card.
        Frame::Discard(_) => match *choice {
            Choice::Card(card) => 1.6 + f64::from(state.turn.number) / 20.0 - held(state, seat, card),
            _ => 0.0,
        },
        Frame::Draw(_) => draws(choice),
        Frame::Call => yes(choice, lead(state, seat)),
        // The character likeliest to fall is supported by all who have not tapped yet.
        Frame::CouncilChecks(_) => match *choice {
            Choice::Pick(id) => fails(state, id, 0) * stake(state, id),
            _ => 0.0,
        },
        Frame::Overrun | Frame::Lose(_) => match *choice {
            Choice::Dismiss(id) | Choice::Pick(id) => -piece(state, id),
            _ => 0.0,
        },
        Frame::Sideboard(_) => fetches_hazards(state, seat, choice),
        Frame::Exchange(of) => exchanges(state, of, choice),
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

/// Whoever wants one more wants all of them.
fn draws(choice: &Choice) -> f64 {
    match choice {
        Choice::Number(number) => willing(choice) + f64::from(*number) / 100.0,
        _ => willing(choice),
    }
}

fn yes(choice: &Choice, urge: f64) -> f64 {
    if *choice == Choice::Yes { urge } else { 0.0 }
}

fn drafted(choice: &Choice) -> f64 {
    match choice {
        Choice::Card(card) => character(card.get()),
        _ => -1.0,
    }
}

fn settles(state: &State, choice: &Choice) -> f64 {
    match *choice {
        // A follower leaves room for others under general influence.
        Choice::Follow(id, _) => 1.0 + f64::from(state.face(id).mind.unwrap_or(0)) / 10.0,
        Choice::General(_) => 0.5,
        Choice::Company(company) => 1.0 + state.characters(company).count() as f64 / 10.0,
        _ => 0.0,
    }
}

fn organizes(state: &State, seat: Seat, choice: &Choice, outlook: &Outlook) -> f64 {
    match *choice {
        Choice::Card(card) if card.get().is_wizard() => 50.0,
        Choice::Card(card) => 10.0 + character(card.get()),
        Choice::Follow(id, _) if state.piece(id).leader.is_none() => {
            4.0 + f64::from(state.face(id).mind.unwrap_or(0)) / 10.0
        }
        Choice::Store(item) => stores(state, item),
        Choice::Remove(_) => 3.0,
        Choice::Try(_) => 2.5,
        Choice::Join(id, into) => joins(state, id, into),
        Choice::Part(id) => parts(state, seat, id, outlook),
        Choice::Play(..) | Choice::Use(..) => helps(state, seat, choice),
        Choice::SideDeck | Choice::SideDiscard => sends_for(state, seat, choice),
        Choice::Head(company, site) => {
            let Some(of) = state.find_company(company).filter(|of| of.to.is_none()) else {
                return UNTHOUGHT;
            };
            // Nothing is gained by staying where nothing can be had.
            let now = outlook.wish(state, company, of.site);
            outlook.wish(state, company, site) - now + going(state, company, of.site, site) - 0.1
        }
        Choice::Pass => 0.0,
        _ => UNTHOUGHT,
    }
}

/// The urge below any considered: other choices come before it.
const UNTHOUGHT: f64 = -5.0;

/// The destination of a company that may go on.
fn goes_on(state: &State, seat: Seat, company: CompanyId, site: SiteId) -> f64 {
    let here = state.find_company(company).map_or(site, |of| of.site);
    wish(state, seat, company, site) - 1.0 + going(state, company, here, site)
}

/// The worth of storing: a stored item burdens no one; but a check comes first, and it is of use no more.
fn stores(state: &State, item: PieceId) -> f64 {
    let Zone::On(bearer) = state.piece(item).zone else {
        return -1.0;
    };
    let Zone::Company(company) = state.piece(bearer).zone else {
        return -1.0;
    };
    let able = state.characters(company).filter(|id| *id != bearer && state.is_untapped(*id));
    let risk = fails(state, bearer, able.count().min(3) as i8);
    if state.corruption(bearer) >= 3 && risk < 0.06 && state.face(item).points > 0 { 6.0 } else { -1.0 }
}

/// A lone character joins the others; where a company has divided, the smaller part is made as large as the other.
fn joins(state: &State, id: PieceId, into: CompanyId) -> f64 {
    let Zone::Company(from) = state.piece(id).zone else { return UNTHOUGHT };
    let count = |company: CompanyId| state.characters(company).count();
    let divided = |company: CompanyId| state.find_company(company).is_some_and(|of| of.divided);
    if divided(from) {
        return UNTHOUGHT;
    }
    let moved = 1 + state.followers(id).count();
    if divided(into) {
        return if count(from) >= count(into) + 2 * moved { 4.5 } else { UNTHOUGHT };
    }
    if count(from) == 1 && count(into) > 1 { 5.0 } else { UNTHOUGHT }
}

/// A company of four and more divides where something can be had at two sites at once; whoever leads or fights best leads the
/// other part.
fn parts(state: &State, seat: Seat, id: PieceId, outlook: &Outlook) -> f64 {
    let Zone::Company(company) = state.piece(id).zone else { return UNTHOUGHT };
    let Some(of) = state.find_company(company).filter(|of| of.site.get().is_haven() && of.to.is_none())
    else {
        return UNTHOUGHT;
    };
    let divided = state.companies_of(seat).any(|other| other.site == of.site && other.divided);
    let (all, own) = (state.characters(company).count(), 1 + state.followers(id).count());
    let hurt = |id: PieceId| state.piece(id).status == Status::Wounded;
    if divided || all < 4 || 2 * own > all || state.characters(company).any(hurt) {
        return UNTHOUGHT;
    }
    apart(state, seat, company, outlook)
        .map_or(UNTHOUGHT, |more| 0.6 * more - 0.5 + own as f64 / 10.0 + prowess(state, id) / 50.0)
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
        return match choice {
            Choice::Pass => 0.0,
            Choice::Pick(_) => 0.5,
            _ => in_attack(state, seat, choice),
        };
    }
    match *choice {
        Choice::Play(card, _) if card.get().is_hazard() && seat != state.active() => {
            hinders(state, seat, choice)
        }
        // Short events are kept for when they are needed.
        Choice::Play(..) | Choice::Use(..) => helps(state, seat, choice) - 0.6,
        Choice::Guard(card) => guards(state, card),
        Choice::Lurk(_) => 1.0,
        Choice::Sway(..) => 1.5,
        Choice::Rouse(_) | Choice::Recover(_) => 0.3,
        Choice::Wander(agent, site) => waylays(state, agent, site),
        // Further agent actions are for those who think further ahead.
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
    let there = |site| state.find_agent(agent).is_some_and(|agent| state.agent_places(agent).has(site));
    match bound {
        Some(bound) if bound == site && !there(site) => 1.2,
        _ => -0.3,
    }
}

/// The worth of a card on guard: one that could not be played now.
fn guards(state: &State, card: CardId) -> f64 {
    let company = state.turn.company.and_then(|id| state.find_company(id));
    let Some(company) = company.filter(|company| !company.target_site().get().is_haven()) else {
        return -1.0;
    };
    let left = company.limit.saturating_sub(company.used);
    let site_creature = card.get().kind == CardKind::Creature
        && card.get().keys.places.contains(&company.target_site().get().kind);
    let temptation = card.get().is(Keyword::Corruption);
    if left > 0 && (site_creature || temptation) { 0.1 } else { -1.0 }
}

/// The worth of staying untapped: the strike is more dangerous; it is worth while as long as there is
/// something left to do.
fn stays_untapped(state: &State, choice: &Choice) -> f64 {
    let own_turn = state.combat.as_ref().is_some_and(|combat| combat.attacker != state.active());
    let use_of_it = match last_to_tap(state).filter(|_| own_turn) {
        Some(promised) => promised.max(0.7),
        None if own_turn => 0.7,
        None => 0.2,
    };
    let worse = strike_hurts(state, -3) - strike_hurts(state, 0);
    yes(choice, use_of_it * (1.0 - strike_hurts(state, -3)) - worse * strike_harm(state))
}

/// The promise of a site whose attack a company faces, if nobody else of it is left who could tap for that.
fn last_to_tap(state: &State) -> Option<f64> {
    let combat = state.combat.as_ref().filter(|_| state.turn.phase == Phase::Sites)?;
    let struck = combat.strike()?.at;
    let faces = |id: PieceId| id == struck || combat.open_strikes().any(|(_, open)| open == id);
    let company = state.find_company(combat.company)?;
    let other = state.characters(company.id).any(|id| state.is_untapped(id) && !faces(id));
    (!other).then(|| promise(state, company.seat, company.id, company.site))
}

fn aims(state: &State, seat: Seat, card: PieceId, step: u8, choice: &Choice) -> f64 {
    let Choice::Pick(id) = *choice else { return 0.0 };
    let hazard = state.face(card).is_hazard();
    let own = state.piece(id).owner == seat;
    let character = matches!(state.piece(id).zone, Zone::Company(_));
    match (own, hazard, step) {
        // Cards paid with cost little; helped cards matter most, and harmed ones, too.
        (true, false, 0) => -prowess(state, id),
        (true, true, _) => -piece(state, id),
        // A burdened character falls soonest.
        (false, true, _) if character && state.face(card).is(Keyword::Corruption) => {
            (fails(state, id, -2) + 0.1) * stake(state, id)
        }
        _ if state.piece(id).status == Status::Wounded => piece(state, id) + 1.0,
        _ => piece(state, id),
    }
}

/// The worth of supporting a character who may fall to corruption; at the Council there is no need to stay untapped.
fn supports(state: &State, who: PieceId, choice: &Choice) -> f64 {
    let tapping = match (state.turn.phase, choice) {
        (Phase::Council, Choice::Pick(_)) => 0.02,
        (_, Choice::Pick(id)) => 0.3 + prowess(state, *id) / 50.0,
        _ => 0.0,
    };
    steadies(state, who, choice, tapping)
}

/// The lead of a player, once all have made the Council's checks.
fn lead(state: &State, seat: Seat) -> f64 {
    let expected = |seat: Seat| {
        let lost = state.companies_of(seat).flat_map(|company| state.characters(company.id));
        let lost = lost.map(|id| fails(state, id, 1) * f64::from(points_on(state, id)));
        f64::from(state.total(seat)) - lost.sum::<f64>()
    };
    expected(seat) - expected(other(seat))
}

fn gains(state: &State, seat: Seat, choice: &Choice) -> f64 {
    match *choice {
        Choice::Gain(card, by) if card.get().kind == CardKind::Faction => {
            let mut hand = state.sides[seat].hand.iter();
            let found = hand.find(|id| state.piece(**id).card == card);
            let chance = found.map_or(0.0, |faction| persuades(state, by, *faction, 0));
            (2.0 + f64::from(card.get().points) * 2.0) * chance - 0.2
        }
        Choice::Gain(card, by) => {
            let burden = card.get().corruption;
            let points = f64::from(card.get().points);
            let heavier = fails(state, by, -burden) - fails(state, by, 0);
            let burden = heavier * (stake(state, by) + points) + 0.1 * f64::from(burden);
            1.0 + points * 2.0 - burden - piece(state, by) / 100.0
        }
        Choice::Influence(_, of) => piece(state, of) / 10.0,
        Choice::Rescue(_) => 2.0,
        Choice::Play(..) | Choice::Use(..) => helps(state, seat, choice),
        _ => 0.0,
    }
}
