//! The value of a position: its features, with weights that were fitted to games (`examples/features.rs`).

use bots::Aspect;
use quest::State;
use quest::ids::Mission;
use quest::kinds::Colour;
use quest::state::SAURON;
use table::Seat;

/// The number of features, all from the heroes' side.
pub const FEATURES: usize = 23;

/// The weight of each feature for the heroes: a logistic regression over the beginnings of turns in 900 games, rounded;
/// weights that came out near nothing by chance (levels, skill cards, favor) are set by hand.
const WEIGHTS: [f64; FEATURES] = [
    0.0, 0.45, -0.16, -0.68, 0.01, 0.01, 0.1, 0.05, 0.05, -0.18, 0.19, -0.09, -0.02, 0.0, -0.14, -0.1, 0.02,
    0.3, 0.92, 0.3, -0.04, 1.8, -0.28,
];

/// The features of a moment. Of the other side's mission a seat knows nothing: as many of the five as are fulfilled.
pub fn features(state: &State, seat: Seat) -> [f64; FEATURES] {
    let speed = Colour::SAURON.map(|colour| f64::from(state.story_speed(colour)));
    let (sauron, heroes) = (f64::from(state.sauron_lacks()), f64::from(state.heroes_lack()));
    let race = sauron - heroes;
    let near = 1.0 - sauron.min(heroes) / 18.0;
    let number = state.heroes.len() as f64;
    let mean = |of: &dyn Fn(&quest::state::Hero) -> f64| state.heroes.iter().map(of).sum::<f64>() / number;
    let best = |of: &dyn Fn(&quest::state::Hero) -> f64| state.heroes.iter().map(of).fold(0.0, f64::max);
    let [for_sauron, for_heroes] = [0, 1].map(|side| fulfilled(state, seat, side));
    let leads = f64::from(u8::from(race > 0.0));
    [
        race,
        race * near,
        speed.iter().sum(),
        speed.iter().copied().fold(0.0, f64::max) * (1.0 - near),
        mean(&|hero| hero.life.len() as f64),
        mean(&|hero| hero.hand.len() as f64),
        best(&|hero| f64::from(hero.levels.iter().sum::<u8>())),
        best(&|hero| f64::from(hero.skills)),
        mean(&|hero| f64::from(hero.favor)),
        mean(&|hero| hero.corruption.len() as f64),
        mean(&|hero| f64::from(u8::from(hero.revealed) + u8::from(hero.completed))),
        f64::from(state.sauron.pool),
        f64::from(state.board.influence.within(state.pack.map.all)) / 10.0,
        state.board.tokens().count() as f64,
        state.sauron.shadows.len() as f64,
        state.board.minions_out().count() as f64,
        for_heroes,
        -for_sauron,
        for_heroes * near * leads,
        -for_sauron * near * (1.0 - leads),
        state.plots_active() as f64,
        1.0,
        number,
    ]
}

/// The words for some features, as heroes and as Sauron, and the features they are for.
const TOLD: [([&str; 2], &[usize]); 12] = [
    (["quest-hint-story", "quest-hint-story-sauron"], &[0, 1]),
    (["quest-hint-plots", "quest-hint-plots-sauron"], &[2, 3, 20]),
    (["quest-hint-life", "quest-hint-life-sauron"], &[4]),
    (["quest-hint-hand", "quest-hint-hand-sauron"], &[5]),
    (["quest-hint-levels", "quest-hint-levels-sauron"], &[6, 7]),
    (["quest-hint-favor", "quest-hint-favor-sauron"], &[8]),
    (["quest-hint-corruption", "quest-hint-corruption-sauron"], &[9]),
    (["quest-hint-quests", "quest-hint-quests-sauron"], &[10]),
    (["quest-hint-influence", "quest-hint-influence-sauron"], &[11, 12]),
    (["quest-hint-shadow", "quest-hint-shadow-sauron"], &[14]),
    (["quest-hint-minions", "quest-hint-minions-sauron"], &[15]),
    (["quest-hint-missions", "quest-hint-missions-sauron"], &[16, 17, 18, 19]),
];

/// The advantages of a position for `seat`, in words: the shares that its features have in the judgement.
pub fn aspects(state: &State, seat: Seat, out: &mut Vec<Aspect>) {
    let features = features(state, seat);
    let sauron = seat == SAURON;
    let sign = if sauron { -0.25 } else { 0.25 };
    let share = |which: &[usize]| which.iter().map(|at| features[*at] * WEIGHTS[*at]).sum::<f64>();
    out.extend(TOLD.iter().map(|(what, which)| Aspect::new(what[usize::from(sauron)], sign * share(which))));
}

/// The part of a mission that a side has fulfilled, as far as a seat knows.
fn fulfilled(state: &State, seat: Seat, side: usize) -> f64 {
    if state.turn.round == 0 {
        return 0.0;
    }
    if (seat == SAURON) == (side == 0) {
        return f64::from(u8::from(state.fulfilled(state.missions[side])));
    }
    let of_side = Mission::all().filter(|mission| state.pack.mission(*mission).sauron == (side == 0));
    let (mut all, mut met) = (0.0, 0.0);
    for mission in of_side {
        all += 1.0;
        met += f64::from(u8::from(state.fulfilled(mission)));
    }
    met / f64::max(all, 1.0)
}

/// The chance to win, from 0 to 1.
pub fn chance_to_win(state: &State, seat: Seat) -> f64 {
    let features = features(state, seat);
    let good = features.iter().zip(WEIGHTS).map(|(feature, weight)| feature * weight).sum::<f64>();
    let won = 1.0 / (1.0 + (-good).exp());
    if seat == SAURON { 1.0 - won } else { won }
}
