//! The effect of playing or using a card now, in the language of the cards.

use table::Seat;
use wizards::card::{CardKind, Duration, Keyword};
use wizards::cards::ops::{Cancel, Cancelled, Make, NewStatus, Raise, RollUnder, Travel, Travels};
use wizards::cards::statics::Flag;
use wizards::cards::{Amount, Measure, Mode, Op, Stat, Static, Who};
use wizards::choice::Choice;
use wizards::ids::{CardId, PieceId};
use wizards::state::{State, Zone, other};

use crate::fight::{eases_attack, eases_strike, price, threat};
use crate::journey::persuades;
use crate::worth::{fails, stake};

/// The worth of a card given up from the hand.
const CARD: f64 = 0.5;

/// The way to play or to use a card that a choice names.
fn mode_of(state: &State, choice: &Choice) -> Option<&'static Mode> {
    match *choice {
        Choice::Play(card, mode) => card.get().modes.get(usize::from(mode)),
        Choice::Use(piece, mode) => state.face(piece).uses.get(usize::from(mode)),
        _ => None,
    }
}

/// The worth of what a choice gives up.
const fn spends(choice: &Choice) -> f64 {
    match choice {
        Choice::Play(..) => CARD,
        _ => 0.05,
    }
}

/// A card for the own side, outside of attacks and checks.
pub(crate) fn helps(state: &State, seat: Seat, choice: &Choice) -> f64 {
    if let Choice::Play(card, _) = *choice
        && card.get().is_resource()
        && card.get().duration != Duration::Short
    {
        return 2.0 + 2.0 * f64::from(card.get().points);
    }
    let Some(mode) = mode_of(state, choice) else {
        return -0.5;
    };
    let of = |op: &Op| match op {
        Op::Cancel(Cancel { what: Cancelled::Target }) if their_environment(state, seat) => 1.5,
        Op::Cancel(_) => -1.0,
        Op::Make(Make { status: NewStatus::Well, .. }) => 1.6,
        Op::Make(Make { status: NewStatus::Rested, .. }) => 1.2,
        Op::Make(Make { status: NewStatus::Untapped, .. }) => 0.6,
        Op::Make(_) => -1.0,
        Op::Travels(Travels { how: Travel::Again | Travel::AnySite(_) }) => 0.8,
        // Where nothing can be played.
        Op::Travels(Travels { how: Travel::ThisSite }) => -1.0,
        Op::HazardLimit(_) | Op::Forbid(_) | Op::Passes(_) => 0.7,
        Op::Fetch(_) | Op::TestRing(_) | Op::Meeting | Op::Search | Op::BringFaction(_) => 1.2,
        Op::Discard(_) => 1.0,
        Op::Check(_) | Op::Checks(_) => -0.7,
        // These are for a check or a fight.
        Op::Raise(_) | Op::RaiseUpTo(_) | Op::Rescale(_) => 0.1,
        _ => 0.4,
    };
    mode.does.iter().map(of).sum::<f64>() - price(mode) - spends(choice)
}

/// Is there an environment of the other player's on the table, or on its way there?
fn their_environment(state: &State, seat: Seat) -> bool {
    let on_its_way = state.chain.iter().map(|link| link.piece);
    let mut all = state.in_play.iter().copied().chain(on_its_way);
    all.any(|id| state.piece(id).owner == other(seat) && state.face(id).is(Keyword::Environment))
}

/// A hazard upon the company that is on the move.
pub(crate) fn hinders(state: &State, seat: Seat, choice: &Choice) -> f64 {
    let Choice::Play(card, _) = *choice else {
        return -0.1;
    };
    let face = card.get();
    let Some(company) = state.turn.company.and_then(|id| state.find_company(id)) else {
        return 0.5;
    };
    if face.kind == CardKind::Creature {
        // The target of a strike taps, and does less at the site.
        let tapped = if face.strikes == 0 { 3 } else { face.strikes.min(3) };
        return 0.3 * f64::from(tapped) + threat(state, company.id, face) - 0.2;
    }
    if face.has.contains(&Static::may_not(Flag::Enter)) {
        let kept_out = company.moving() && !company.target_site().get().is_haven();
        return if kept_out { 3.5 } else { -0.5 };
    }
    if face.is_corruption() {
        return 2.4;
    }
    if face.duration != Duration::Short {
        return 2.0;
    }
    let of = |op: &Op| match op {
        Op::Cancel(_) if their_environment(state, seat) => 1.5,
        Op::Cancel(_) => -1.0,
        op => harms(op),
    };
    let mode = mode_of(state, choice);
    mode.map_or(0.5, |mode| mode.does.iter().map(of).sum::<f64>() - CARD / 2.0)
}

/// The harm of an operation to the other player.
fn harms(op: &Op) -> f64 {
    match op {
        Op::RollUnder(RollUnder { does, .. }) => 0.7 * harms(does),
        Op::OnlyIf(only) => harms(only.does),
        Op::Discard(_) | Op::ToHand(_) | Op::Make(Make { status: NewStatus::Wounded, .. }) => 3.0,
        Op::Travels(Travels { how: Travel::Back | Travel::NoSitePhase }) => 3.0,
        Op::Check(_) | Op::Checks(_) | Op::Tempt(_) => 1.4,
        Op::Make(Make { status: NewStatus::Tapped, .. }) => 0.9,
        Op::Relabel(_) | Op::RelabelAll(_) => 0.2,
        Op::Raise(Raise { who: Who::Attack, .. }) | Op::RaiseAttacks(_) | Op::RaiseAttacksOn(_) => 1.0,
        _ => 0.7,
    }
}

/// A card in an attack, before its strikes are given.
pub(crate) fn in_attack(state: &State, seat: Seat, choice: &Choice) -> f64 {
    let attacks = state.combat.as_ref().is_some_and(|combat| combat.attacker == seat);
    let Some(mode) = mode_of(state, choice) else {
        return if attacks { 0.5 } else { -0.5 };
    };
    if attacks {
        let better = mode.does.iter().map(harms).sum::<f64>();
        return better - price(mode) - spends(choice);
    }
    // A card that could cancel something worse is kept.
    let kept = if matches!(choice, Choice::Play(..)) { 2.0 } else { 0.4 };
    eases_attack(state, mode) - kept
}

/// A card on the strike that is being faced.
pub(crate) fn on_strike(state: &State, choice: &Choice) -> f64 {
    mode_of(state, choice).map_or(-0.5, |mode| eases_strike(state, mode) - spends(choice))
}

/// The rough value of an amount.
fn amount(state: &State, who: PieceId, amount: &Amount) -> i8 {
    match amount {
        Amount::Number(number) => *number,
        Amount::Members => match state.piece(who).zone {
            Zone::Company(company) => state.characters(company).count() as i8,
            _ => 1,
        },
        Amount::AtMost(most, inner) => self::amount(state, who, inner).min(*most),
        Amount::Value(Measure::Prowess, _) => crate::worth::prowess(state, who) as i8,
        _ => 1,
    }
}

/// The bonus to a check by a way to use a card.
fn adds(state: &State, who: PieceId, mode: &Mode, stat: Stat) -> i8 {
    let of = |op: &Op| match op {
        Op::Raise(Raise { stat: raised, by, .. }) if *raised == stat => amount(state, who, by),
        Op::PassCheck => 12,
        _ => 0,
    };
    mode.does.iter().map(of).sum()
}

/// A card before an influence check.
pub(crate) fn persuading(state: &State, choice: &Choice) -> f64 {
    let (Some(mode), Some(check)) = (mode_of(state, choice), state.checks.last()) else {
        return 0.0;
    };
    let Some(of) = check.of.filter(|of| state.face(*of).kind == CardKind::Faction) else {
        return 0.2;
    };
    let card = state.piece(of).card;
    let chance = |more: i8| persuades(state, check.who, of, check.bonus.saturating_add(more));
    let better = chance(adds(state, check.who, mode, Stat::InfluenceCheck)) - chance(0);
    better * gained(card) - price(mode) - spends(choice)
}

/// The worth of a faction.
fn gained(card: CardId) -> f64 {
    2.0 + 2.0 * f64::from(card.get().points)
}

/// The worth of a card, or of a character's support, before a corruption check.
pub(crate) fn steadies(state: &State, who: PieceId, choice: &Choice, cost_of_tapping: f64) -> f64 {
    let bonus = state.checks.last().map_or(0, |check| check.bonus);
    let (more, cost) = match (choice, mode_of(state, choice)) {
        (Choice::Pick(_), _) => (1, cost_of_tapping),
        (_, Some(mode)) => {
            let more = adds(state, who, mode, Stat::CorruptionCheck);
            (more, price(mode) + spends(choice))
        }
        _ => return 0.0,
    };
    (fails(state, who, bonus) - fails(state, who, bonus.saturating_add(more))) * stake(state, who) - cost
}

/// A card on the strike, by the attacker.
pub(crate) fn worsens_strike(state: &State, choice: &Choice) -> f64 {
    let better = mode_of(state, choice).map_or(0.5, |mode| mode.does.iter().map(harms).sum());
    better - spends(choice)
}

/// An answer to the other player's declaration.
pub(crate) fn answers(state: &State, seat: Seat, choice: &Choice) -> f64 {
    let theirs = state.chain.last().filter(|link| link.seat != seat);
    let (Some(link), Some(mode)) = (theirs, mode_of(state, choice)) else {
        return -0.5;
    };
    let environment = state.face(link.piece).is(Keyword::Environment);
    let cancels = mode.does.iter().any(|op| match op {
        Op::Cancel(Cancel { what: Cancelled::Target }) => environment,
        Op::Cancel(Cancel { what: Cancelled::Hazard | Cancelled::Effect | Cancelled::Return }) => true,
        _ => false,
    });
    if cancels { 1.0 - price(mode) } else { -0.5 }
}
