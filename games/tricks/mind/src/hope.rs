//! The probability of meeting an objective, from 0 (impossible) to 1 (met for good): a guess from the
//! present values of its quantities and their possible gains.

use bots::Aspect;
use table::Message;
use tricks::chair::Chair;
use tricks::goal::{Comparison, Goal, Measure, Quantity, Rank, Status, Who};
use tricks::judge::Judge;
use tricks::state::{Flip, State};

/// The joint probability of all objectives of the round.
pub fn of_all(state: &State) -> f64 {
    let judge = Judge::of(state);
    Chair::all(state.chairs()).map(|chair| of_chair(state, &judge, chair)).product()
}

/// The advantages of a position, in words: how near each character is to its objective.
pub fn aspects(state: &State, out: &mut Vec<Aspect>) {
    if state.deal.total == 0 {
        return;
    }
    let judge = Judge::of(state);
    let share = 1.0 / state.chairs() as f64;
    for chair in Chair::all(state.chairs()) {
        if let Some(character) = state.deal.cast[chair] {
            let what = Message::new("tricks-hint-objective").with("character", character.term());
            out.push(Aspect { what, good: share * of_chair(state, &judge, chair) });
        }
    }
}

fn of_chair(state: &State, judge: &Judge<'_>, chair: Chair) -> f64 {
    match state.status(chair) {
        Status::Met => 1.0,
        Status::Failed => 0.0,
        Status::Open => {
            let Some(sheet) = state.sheet(chair) else {
                return 0.5;
            };
            of_goal(state, judge, &sheet.goal, chair).clamp(0.02, 0.98)
        }
    }
}

fn of_goal(state: &State, judge: &Judge<'_>, goal: &Goal, me: Chair) -> f64 {
    match judge.status(goal, me) {
        Status::Met => return 1.0,
        Status::Failed => return 0.0,
        Status::Open => {}
    }
    match goal {
        Goal::Always => 1.0,
        Goal::All(goals) => goals.iter().map(|goal| of_goal(state, judge, goal, me)).product(),
        Goal::Any(goals) => {
            let parts = goals.iter().map(|goal| of_goal(state, judge, goal, me));
            parts.fold(0.0, f64::max)
        }
        Goal::Not(goal) => 1.0 - of_goal(state, judge, goal, me),
        Goal::Compare(left, comparison, right) => {
            let (low, high) = wide(judge.range(left, me));
            let (least, most) = wide(judge.range(right, me));
            // The number it is compared with will grow too: by its share.
            let target = least + (most - least) / state.chairs() as f64;
            let equal = || at_least(target - low, high - low) * at_most(target - low, high - low);
            match comparison {
                Comparison::AtLeast => at_least(target - low, high - low),
                Comparison::More => at_least(target + 1.0 - low, high - low),
                Comparison::AtMost => at_most(target - low, high - low),
                Comparison::Less => at_most(target - 1.0 - low, high - low),
                Comparison::Equal => equal(),
                Comparison::Unequal => 1.0 - equal(),
            }
        }
        Goal::Within(quantity, least, most) => {
            let (low, high) = wide(judge.range(quantity, me));
            at_least(f64::from(*least) - low, high - low) * at_most(f64::from(*most) - low, high - low)
        }
        Goal::Rank(rank, _, measure, joint) => of_rank(state, judge, *rank, measure, *joint, me),
        Goal::Majority(who) => {
            let mine = Quantity::Tricks(*who, tricks::goal::Filter::None);
            let all = Quantity::Tricks(everybody(), tricks::goal::Filter::None);
            let ((low, high), (_, total)) = (wide(judge.range(&mine, me)), wide(judge.range(&all, me)));
            at_least((total / 2.0).floor() + 1.0 - low, high - low)
        }
        Goal::Every(_, goal) => {
            // Each is judged as a whole; the missing part counts for all alike.
            let _ = goal;
            let without = Chair::all(state.chairs()).filter(|chair| state.deal.count[*chair] == 0).count();
            at_least(without as f64, f64::from(state.tricks_left()))
        }
        Goal::Flip(_, first, then) => match state.deal.flips[me] {
            Flip::Met => 1.0,
            Flip::Turned => of_goal(state, judge, then, me),
            Flip::NotYet => match Judge::now(state).status(first, me) {
                Status::Met => 0.6,
                _ => 0.45,
            },
        },
    }
}

fn everybody() -> Who {
    Who { everybody: true, ..Who::default() }
}

fn wide(range: (u8, u8)) -> (f64, f64) {
    (f64::from(range.0), f64::from(range.1))
}

/// The hope by the missing number, and the room left.
fn at_least(missing: f64, room: f64) -> f64 {
    if missing <= 0.0 {
        return 1.0;
    }
    (1.0 - 0.9 * missing / (room + 0.5)).max(0.02)
}

/// The hope by the slack, and the room left.
fn at_most(slack: f64, room: f64) -> f64 {
    if slack < 0.0 {
        return 0.02;
    }
    if room <= slack {
        return 1.0;
    }
    // A quarter of the room is to be expected.
    (0.25 + 0.75 * (slack + 0.7) / (room * 0.5 + 0.7)).min(1.0)
}

fn of_rank(state: &State, judge: &Judge<'_>, rank: Rank, measure: &Measure, joint: bool, me: Chair) -> f64 {
    let quantity = |chair: Chair| {
        let who = Who { characters: state.deal.cast[chair].into_iter().collect(), ..Who::default() };
        let quantity = match measure {
            Measure::Tricks => Quantity::Tricks(who, tricks::goal::Filter::None),
            Measure::Cards(cards) => Quantity::Cards(who, cards.clone()),
        };
        wide(judge.range(&quantity, me))
    };
    let (mine, high) = quantity(me);
    let others = Chair::all(state.chairs()).filter(|chair| *chair != me).map(|chair| quantity(chair).0);
    let gap = if joint { 0.0 } else { 1.0 };
    let room = (high - mine).max(1.0);
    match rank {
        Rank::Most => at_least(others.fold(0.0, f64::max) + gap - mine, room),
        Rank::Fewest => {
            let lead = others.fold(f64::MAX, f64::min) - gap - mine;
            (0.5 + 0.25 * lead).clamp(0.05, 0.97)
        }
        Rank::Middle => 0.5,
    }
}
