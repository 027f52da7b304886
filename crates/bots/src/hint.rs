//! Hints: a good player's choice and the reasons, for a person who plays alone or against bots and asks.
//!
//! The choice is that of a bot ([`Player::choose`](crate::Player)). To say why, the choice and the best of the others are tried out under the
//! same conditions, and what has come of both is compared aspect by aspect ([`Mind::aspects`]). What differs by more than luck is told.
//! Like every bot's thought it rests on imagined states alone.

use table::{Game, Message, Rng, Seat, pick, rng};

use crate::cancel::CancelFlag;
use crate::mind::{Aspect, ChoiceOf, Mind, StateOf};
use crate::search::{Search, Searcher};
use crate::skill::Skill;

/// A hint: a good player's choice, and the reasons. Choices are numbers in the list of all of them.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint<C> {
    /// The best choice.
    pub best: Weighed<C>,
    /// The best of the other choices, if there are any.
    pub second: Option<Weighed<C>>,
    /// The number of conditions under which both were tried.
    pub tried: u32,
}

/// A choice, its worth, and the reasons for it.
#[derive(Clone, PartialEq, Debug)]
pub struct Weighed<C> {
    pub choice: C,
    /// The worth, from 0 (lost) to 1 (won), on average of the tries.
    pub worth: f64,
    /// The reasons for it, the weightiest first.
    pub reasons: Vec<Message>,
}

impl<C> Hint<C> {
    /// The same hint with another form of choices.
    pub(crate) fn map<D>(self, tell: impl Fn(C) -> D) -> Hint<D> {
        let of = |weighed: Weighed<C>| Weighed {
            choice: tell(weighed.choice),
            worth: weighed.worth,
            reasons: weighed.reasons,
        };
        Hint { best: of(self.best), second: self.second.map(of), tried: self.tried }
    }
}

/// The most choices compared, the bot's among them.
const CANDIDATES: usize = 6;
/// Tries by which the candidates of a mind without a prior are found.
const HEAT: u32 = 4;
/// Tries of each of them.
const FIRST: u32 = 24;
/// Further tries of the bot's choice and of the best of the others.
const MORE: u32 = 56;
/// The most reasons given.
const REASONS: usize = 2;
/// The smallest difference worth a word.
const SLIGHT: f64 = 0.002;
/// The standard errors by which a difference must exceed nothing to be told.
const CLEAR: f64 = 2.0;
/// The margin by which the best of the others may come out better before that is said.
const CLOSE: f64 = 0.01;
/// The margin within which two choices win as often.
const EVEN: f64 = 0.005;

/// The hint of this mind at this skill; choices by their numbers. Nothing once `stop` is set.
pub(crate) fn hint<M: Mind>(
    mind: &M,
    skill: Skill,
    stop: &CancelFlag,
    state: &StateOf<M>,
    seat: Seat,
    choices: &[ChoiceOf<M>],
    seed: u64,
) -> Option<Hint<usize>> {
    let best = match choices.len() {
        0 => return None,
        1 => {
            let reasons = vec![Message::new("hint-only")];
            let worth = value_of(mind, skill, state, seat, choices, seed);
            return Some(Hint { best: Weighed { choice: 0, worth, reasons }, second: None, tried: FIRST });
        }
        _ => {
            let mut player = skill.player(mind);
            player.cancel_by(stop);
            player.choose(state, seat, choices, &mut rng(seed))
        }
    };
    let mut rng = rng(seed ^ 0x4869_6e74);
    let mut trials = Trials::new(mind, skill, state, seat, choices);
    let field = candidates(&mut trials, choices, best, stop, &mut rng)?;
    let mut totals = vec![0.0; field.len()];
    for _ in 0..FIRST {
        let conditions = conditions(&mut rng);
        for (total, index) in totals.iter_mut().zip(&field) {
            if stop.is_cancelled() {
                return None;
            }
            *total += trials.try_out(*index, conditions).worth;
        }
    }
    // The first of the field is the bot's own choice.
    let second = (1..field.len()).max_by(|a, b| totals[*a].total_cmp(&totals[*b]))?;
    let second = field[second];
    let mut duel = Duel::default();
    for _ in 0..MORE {
        if stop.is_cancelled() {
            return None;
        }
        let conditions = conditions(&mut rng);
        duel.meet(&trials.try_out(best, conditions), &trials.try_out(second, conditions));
    }
    Some(duel.told(best, second))
}

/// The worth of the only choice.
fn value_of<M: Mind>(
    mind: &M,
    skill: Skill,
    state: &StateOf<M>,
    seat: Seat,
    choices: &[ChoiceOf<M>],
    seed: u64,
) -> f64 {
    let mut trials = Trials::new(mind, skill, state, seat, choices);
    let mut rng = rng(seed);
    let total = (0..FIRST).map(|_| trials.try_out(0, conditions(&mut rng)).chance).sum::<f64>();
    total / f64::from(FIRST)
}

fn conditions(rng: &mut Rng) -> u64 {
    pick(rng, u32::MAX as usize) as u64
}

/// The choices to compare: the bot's own, others it would think about, and the best of the rest; nothing once `stop` is set.
fn candidates<M: Mind>(
    trials: &mut Trials<'_, M>,
    choices: &[ChoiceOf<M>],
    best: usize,
    stop: &CancelFlag,
    rng: &mut Rng,
) -> Option<Vec<usize>> {
    let (mind, seat) = (trials.mind, trials.seat);
    let imagined = M::Game::imagine(trials.state, seat, rng);
    let (mut short, mut priors) = (Vec::new(), Vec::new());
    mind.shortlist(&imagined, seat, choices, &mut short);
    mind.prior(&imagined, seat, choices, &mut priors);
    if priors.len() != choices.len() {
        // Of a mind that thinks nothing beforehand the rest are tried out shortly: their order in the list says nothing.
        priors = if choices.len() > CANDIDATES { trials.heat(choices.len(), stop, rng)? } else { Vec::new() };
    }
    let mut others = (0..choices.len()).collect::<Vec<_>>();
    if !priors.is_empty() {
        others.sort_by(|a, b| priors[*b].total_cmp(&priors[*a]));
    }
    let mut field = vec![best];
    for index in short.into_iter().chain(others) {
        if field.len() < CANDIDATES && !field.contains(&index) {
            field.push(index);
        }
    }
    Some(field)
}

/// The result of a choice under some conditions.
struct Trial {
    /// The worth by which a search compares: a lost game that came near may count.
    worth: f64,
    /// The chance to win that is shown.
    chance: f64,
    aspects: Vec<Aspect>,
}

/// Tries choices out.
struct Trials<'a, M: Mind> {
    mind: &'a M,
    searcher: Searcher<M>,
    state: &'a StateOf<M>,
    seat: Seat,
    /// True if a playout goes to the end of the game: then a victory is no surprise.
    whole: bool,
}

impl<'a, M: Mind> Trials<'a, M> {
    fn new(mind: &'a M, skill: Skill, state: &'a StateOf<M>, seat: Seat, choices: &[ChoiceOf<M>]) -> Self {
        let search = match skill {
            Skill::Search(search) => search,
            _ => Search::shallow(1),
        };
        let mut searcher = Searcher::new(search, mind.clone());
        searcher.consider(choices);
        Self { mind, searcher, state, seat, whole: search.playout > 1000 }
    }

    /// The worth of each choice in a few tries under the same conditions; nothing once `stop` is set.
    fn heat(&mut self, choices: usize, stop: &CancelFlag, rng: &mut Rng) -> Option<Vec<f64>> {
        let mut totals = vec![0.0; choices];
        for _ in 0..HEAT {
            let conditions = conditions(rng);
            for (index, total) in totals.iter_mut().enumerate() {
                if stop.is_cancelled() {
                    return None;
                }
                *total += self.try_out(index, conditions).worth;
            }
        }
        Some(totals)
    }

    fn try_out(&mut self, index: usize, conditions: u64) -> Trial {
        let (end, worth) = self.searcher.tried(self.state, self.seat, index, conditions);
        let mut aspects = Vec::new();
        self.mind.aspects(&end, self.seat, &mut aspects);
        if !self.whole {
            let won = M::Game::outcome(&end).map_or(0.0, |outcome| outcome.payoff(self.seat));
            aspects.push(Aspect::new("hint-wins", won));
        }
        let chance = self.mind.value(&end, self.seat);
        Trial { worth, chance, aspects }
    }
}

/// Two choices against each other.
#[derive(Default)]
struct Duel {
    tried: u32,
    chances: [f64; 2],
    /// The number of times that the one came out better, and the other.
    better: [u32; 2],
    /// The sum of the differences of each aspect, and of their squares.
    differences: Vec<(Message, f64, f64)>,
}

impl Duel {
    fn meet(&mut self, one: &Trial, other: &Trial) {
        self.tried += 1;
        self.chances[0] += one.chance;
        self.chances[1] += other.chance;
        let difference = one.worth - other.worth;
        if difference.abs() > 1e-9 {
            self.better[usize::from(difference < 0.0)] += 1;
        }
        let mut done = Vec::<&Message>::new();
        for Aspect { what, .. } in &one.aspects {
            // What there is after the one only says nothing of the other.
            let met = other.aspects.iter().any(|aspect| aspect.what == *what);
            if !met || done.contains(&what) {
                continue;
            }
            done.push(what);
            let sum = |of: &Trial| {
                let alike = of.aspects.iter().filter(|aspect| aspect.what == *what);
                alike.map(|aspect| aspect.good).sum::<f64>()
            };
            let difference = sum(one) - sum(other);
            match self.differences.iter_mut().find(|(known, ..)| known == what) {
                Some((_, sum, squares)) => {
                    *sum += difference;
                    *squares += difference * difference;
                }
                None => self.differences.push((what.clone(), difference, difference * difference)),
            }
        }
    }

    /// The aspects that are clearly better with the first (`sign` 1) or with the second (-1), the weightiest first.
    fn clear(&self, sign: f64, most: usize) -> Vec<Message> {
        let tried = f64::from(self.tried);
        let weight = |(_, sum, squares): &&(Message, f64, f64)| {
            let mean = sum / tried;
            let error = ((squares / tried - mean * mean).max(0.0) / tried).sqrt();
            (sign * mean, error)
        };
        let of_worth = |one: &&(Message, f64, f64)| {
            let (mean, error) = weight(one);
            mean > SLIGHT && mean > CLEAR * error
        };
        let mut told = self.differences.iter().filter(of_worth).collect::<Vec<_>>();
        told.sort_by(|a, b| weight(b).0.total_cmp(&weight(a).0));
        told.into_iter().take(most).map(|(what, ..)| what.clone()).collect()
    }

    /// True if they win as often, and neither has come out better more often than by luck. Whatever differs between them is then no
    /// reason.
    fn is_even(&self) -> bool {
        let [one, other] = self.chances.map(|chance| chance / f64::from(self.tried));
        let [better, worse] = self.better.map(f64::from);
        (one - other).abs() < EVEN && (better - worse).powi(2) <= CLEAR * CLEAR * (better + worse)
    }

    fn told(&self, best: usize, second: usize) -> Hint<usize> {
        let tried = f64::from(self.tried);
        let worths = self.chances.map(|chance| chance / tried);
        let even = self.is_even();
        let mut reasons = if even { Vec::new() } else { self.clear(1.0, REASONS) };
        if even && self.better != [0, 0] {
            reasons.push(Message::new("hint-either"));
        } else if worths[1] > worths[0] + CLOSE {
            // What a bot does rests on more than these trials; but whoever reads both numbers is told.
            reasons.truncate(REASONS - 1);
            reasons.push(Message::new("hint-close"));
        } else if reasons.len() < REASONS {
            reasons.push(match self.better {
                [0, 0] => Message::new("hint-alike"),
                [better, worse] => Message::new("hint-tried")
                    .with("tried", self.tried)
                    .with("better", better)
                    .with("worse", worse),
            });
        }
        let others = if even { Vec::new() } else { self.clear(-1.0, 1) };
        Hint {
            best: Weighed { choice: best, worth: worths[0], reasons },
            second: Some(Weighed { choice: second, worth: worths[1], reasons: others }),
            tried: self.tried,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn trial(worth: f64, aspects: &[(&'static str, f64)]) -> Trial {
        let aspects = aspects.iter().map(|(what, good)| Aspect::new(what, *good)).collect();
        Trial { worth, chance: worth, aspects }
    }

    fn ids(messages: &[Message]) -> Vec<&'static str> {
        messages.iter().map(|message| message.id).collect()
    }

    #[test]
    fn what_differs_by_more_than_luck_is_told_the_weightiest_first() {
        let mut duel = Duel::default();
        for round in 0..40 {
            let luck = if round % 2 == 0 { 0.3 } else { -0.3 };
            let one =
                trial(0.6, &[("far", 0.2), ("safe", 0.1), ("luck", luck), ("cheap", 0.0), ("same", 0.5)]);
            let other =
                trial(0.5, &[("far", 0.1), ("safe", 0.06), ("cheap", 0.05), ("same", 0.5), ("alone", 0.9)]);
            duel.meet(&one, &other);
        }
        let hint = duel.told(3, 5);
        assert_eq!((hint.best.choice, ids(&hint.best.reasons)), (3, vec!["far", "safe"]));
        let second = hint.second.unwrap();
        assert_eq!((second.choice, ids(&second.reasons)), (5, vec!["cheap"]));
        assert!((hint.best.worth - 0.6).abs() < 1e-9 && (second.worth - 0.5).abs() < 1e-9);
    }

    #[test]
    fn without_a_clear_aspect_it_is_said_how_often_it_went_better() {
        let mut duel = Duel::default();
        for round in 0..10 {
            duel.meet(
                &trial(f64::from(u8::from(round < 6)), &[]),
                &trial(f64::from(u8::from(round < 4)), &[]),
            );
        }
        let tried =
            Message::new("hint-tried").with("tried", 10_u32).with("better", 2_u32).with("worse", 0_u32);
        assert_eq!(duel.told(0, 1).best.reasons, [tried]);
        let mut alike = Duel::default();
        alike.meet(&trial(0.5, &[]), &trial(0.5, &[]));
        assert_eq!(ids(&alike.told(0, 1).best.reasons), ["hint-alike"]);
    }

    #[test]
    fn of_two_that_win_as_often_either_will_do() {
        let mut duel = Duel::default();
        for round in 0..40 {
            let [one, other] = if round % 2 == 0 { [0.6, 0.4] } else { [0.4, 0.6] };
            duel.meet(&trial(one, &[("far", 0.2)]), &trial(other, &[("far", 0.1)]));
        }
        let hint = duel.told(0, 1);
        assert_eq!(ids(&hint.best.reasons), ["hint-either"], "what differs has not helped");
        assert!(hint.second.unwrap().reasons.is_empty());
        // What came nearer each time is better, though neither wins.
        let mut nearer = Duel::default();
        for _ in 0..40 {
            let one = Trial { worth: 0.1, ..trial(0.0, &[]) };
            nearer.meet(&one, &trial(0.0, &[]));
        }
        assert_eq!(ids(&nearer.told(0, 1).best.reasons), ["hint-tried"]);
    }

    #[test]
    fn where_the_other_came_out_better_that_is_said() {
        let mut duel = Duel::default();
        for _ in 0..10 {
            duel.meet(&trial(0.4, &[("far", 0.2), ("safe", 0.1)]), &trial(0.5, &[]));
        }
        assert_eq!(ids(&duel.told(0, 1).best.reasons).last(), Some(&"hint-close"));
    }
}
