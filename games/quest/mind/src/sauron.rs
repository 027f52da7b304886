//! Sauron's habit: advance plots, spread influence, hunt heroes.

use quest::combat::FOE;
use quest::ids::Place;
use quest::kinds::Action;
use quest::{Choice, State};

/// Sauron's urge for this choice.
pub fn urge(state: &State, choice: &Choice) -> f64 {
    match *choice {
        Choice::Plot(plot) => 3.0 + f64::from(state.pack.plot(plot).advance),
        // To discard a plot makes room for a better one.
        Choice::Slot(space) => {
            let active = state.sauron.active[usize::from(space) - 1];
            if state.plots_active() == 3 && active.is_some_and(|(plot, _)| state.pack.plot(plot).advance < 2)
            {
                0.5
            } else {
                -2.0
            }
        }
        Choice::Act(action) => match action {
            Action::Influence => 2.0 + if state.sauron.pool < 4 { 1.0 } else { 0.0 },
            Action::Draw => {
                // Rather than orders: more plots to choose from win more than monsters nearer to the heroes.
                if state.sauron.plots.len() < 2 { 3.0 } else { 2.0 }
            }
            Action::Command => 1.0 + 0.3 * state.board.tokens().count() as f64,
        },
        Choice::Pool => {
            if state.sauron.pool < 8 {
                2.5
            } else {
                1.0
            }
        }
        Choice::At(place) => at(state, place),
        Choice::Shadow(_) => 2.0,
        Choice::MoveToken(number, to) => {
            let from = state.board.token(number).map(|token| token.at);
            from.map_or(0.0, |from| hunt(state, from, to))
        }
        Choice::MoveMinion(minion, to) => {
            let from = state.board.minion_at(minion);
            from.map_or(0.0, |from| 0.3 + hunt(state, from, to))
        }
        Choice::From(_) => 1.5,
        Choice::HealMinion(minion) => f64::from(state.board.wounds[minion.index()]) / 3.0,
        Choice::Token(number) => {
            let monster = state.board.token(number).and_then(|token| token.face.monster());
            monster.map_or(0.1, |monster| f64::from(state.pack.monster(monster).strength))
        }
        Choice::Minion(minion) => {
            let facts = state.pack.minion(minion).fighter;
            f64::from(facts.strength) - f64::from(state.board.wounds[minion.index()])
        }
        Choice::Dare => 3.0,
        Choice::Card(card) => crate::fight::card(state, FOE, card),
        Choice::Exhaust => -1.0,
        Choice::Yes => 1.0,
        Choice::No => 0.5,
        Choice::Done => 0.0,
        _ => 0.1,
    }
}

/// The worth of influence: near heroes and their goals, and where plots need it.
fn at(state: &State, place: Place) -> f64 {
    let map = &state.pack.map;
    let near = state.heroes.iter().map(|hero| map.distance(hero.at, place)).min().unwrap_or(9);
    let wanted =
        if state.board.favor.at(place) > 0 || state.board.character_places().has(place) { 0.8 } else { 0.0 };
    let first = if state.board.influence.at(place) == 0 { 0.6 } else { 0.0 };
    2.0 + wanted + first - 0.15 * f64::from(near)
}

/// A step towards a hero who is not in a haven.
fn hunt(state: &State, from: Place, to: Place) -> f64 {
    let map = &state.pack.map;
    let far = |from: Place| {
        let heroes = state.heroes.iter().filter(|hero| !map.havens.has(hero.at));
        heroes.map(|hero| map.distance(from, hero.at)).min().unwrap_or(0)
    };
    f64::from(far(from)) - f64::from(far(to))
}
