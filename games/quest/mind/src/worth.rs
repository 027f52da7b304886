//! How good a moment looks.

use quest::State;
use quest::kinds::Colour;
use quest::state::SAURON;
use table::Seat;

/// The chance to win, from 0 to 1: by the story track, and by what the heroes are worth in the last fight.
pub fn chance_to_win(state: &State, seat: Seat) -> f64 {
    let speed = Colour::SAURON
        .iter()
        .map(|colour| f64::from(state.story_speed(*colour)))
        .sum::<f64>();
    let race = f64::from(state.sauron_lacks()) - f64::from(state.heroes_lack());
    let heroes = state.heroes.iter().map(|hero| {
        let cards = (hero.life.len() + hero.hand.len()) as f64;
        let levels = f64::from(hero.levels.iter().sum::<u8>());
        let done = f64::from(u8::from(hero.revealed) + u8::from(hero.completed));
        0.03 * cards
            + 0.3 * levels
            + 0.25 * f64::from(hero.skills)
            + 0.12 * f64::from(hero.favor)
            + 0.4 * done
            - 0.35 * hero.corruption.len() as f64
    });
    let heroes = heroes.sum::<f64>() / state.heroes.len() as f64;
    let shadow = 0.05 * f64::from(state.sauron.pool)
        + 0.01 * f64::from(state.board.influence.within(state.pack.map.all))
        + 0.05 * state.board.tokens().count() as f64
        + 0.08 * state.sauron.shadows.len() as f64
        + 0.1 * state.board.minions_out().count() as f64;
    let good = 0.18 * race - 0.2 * speed + heroes - shadow;
    let won = 1.0 / (1.0 + (-good).exp());
    if seat == SAURON { 1.0 - won } else { won }
}
