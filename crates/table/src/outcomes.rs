//! All that chance can bring, with its odds: for players who reckon instead of trying.

use crate::{Chance, Game, Journal, Seat};

/// One result of the draws, and its probability.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Odds<T> {
    /// The result.
    pub outcome: T,
    /// The probability, from 0 to 1: all together make 1.
    pub odds: f64,
}

/// The error of a game tree with more results than were to be listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the draws can fall in more than {0} ways")]
pub struct TooMany(pub usize);

/// All results of the draws of `play`, with their odds: `play` is called once for each, with chance that falls so. What
/// it draws may depend on what it drew before. Ways that lead to the same are listed each for itself.
///
/// ```
/// let two_dice = |chance: &mut table::Chance| chance.below(6) + chance.below(6) + 2;
/// let sevens = table::outcomes(100, two_dice).unwrap().into_iter().filter(|way| way.outcome == 7);
/// assert!((sevens.map(|way| way.odds).sum::<f64>() - 1.0 / 6.0).abs() < 1e-12);
/// ```
///
/// # Errors
/// When there are more than `most`: the shuffle of a deck has too many for anybody.
pub fn outcomes<T>(most: usize, mut play: impl FnMut(&mut Chance) -> T) -> Result<Vec<Odds<T>>, TooMany> {
    let mut all = Vec::new();
    each_way(most, |chance| play(chance), |outcome, odds| all.push(Odds { outcome, odds }))?;
    Ok(all)
}

/// The expectation of `play` over every result of its draws: exact, without a sample.
///
/// # Errors
/// When there are more than `most` ways.
pub fn expectation(most: usize, play: impl FnMut(&mut Chance) -> f64) -> Result<f64, TooMany> {
    let mut sum = 0.0;
    each_way(most, play, |worth, odds| sum += worth * odds)?;
    Ok(sum)
}

/// Every state to which a legal choice can lead, with its odds.
///
/// # Errors
/// When there are more than `most` ways.
pub fn steps<G: Game>(
    state: &G::State,
    seat: Seat,
    choice: &G::Choice,
    most: usize,
) -> Result<Vec<Odds<G::State>>, TooMany> {
    outcomes(most, |chance| after::<G>(state, seat, choice, chance))
}

/// The same, with states that are equal as one: five dice fall in thousands of ways, and lead to a handful of states.
///
/// # Errors
/// When there are more than `most` ways.
pub(crate) fn distinct_steps<G: Game>(
    state: &G::State,
    seat: Seat,
    choice: &G::Choice,
    most: usize,
) -> Result<Vec<Odds<G::State>>, TooMany> {
    let mut all = Vec::<Odds<G::State>>::new();
    let play = |chance: &mut Chance| after::<G>(state, seat, choice, chance);
    each_way(most, play, |outcome, odds| match all.iter_mut().find(|known| known.outcome == outcome) {
        Some(known) => known.odds += odds,
        None => all.push(Odds { outcome, odds }),
    })?;
    Ok(all)
}

/// The state after a choice, as chance falls.
fn after<G: Game>(state: &G::State, seat: Seat, choice: &G::Choice, chance: &mut Chance) -> G::State {
    let mut after = state.clone();
    G::apply(&mut after, seat, choice, chance, &mut Journal::silent());
    after
}

/// Walks the tree of draws, depth first: each time the last draw that can fall otherwise does.
fn each_way<T>(
    most: usize,
    mut play: impl FnMut(&mut Chance) -> T,
    mut found: impl FnMut(T, f64),
) -> Result<(), TooMany> {
    let mut path = Vec::new();
    for _ in 0..most {
        let mut chance = Chance::along(path);
        let outcome = play(&mut chance);
        path = chance.path();
        let odds = path.iter().fold(1.0, |odds, (_, faces)| odds / f64::from(*faces));
        found(outcome, odds);
        while path.last().is_some_and(|(face, faces)| face + 1 == *faces) {
            path.pop();
        }
        match path.last_mut() {
            None => return Ok(()),
            Some((face, _)) => *face += 1,
        }
    }
    Err(TooMany(most))
}
