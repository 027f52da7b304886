//! The candidates for a player, legal or not: enough to see why something is not possible, and no more.

use std::collections::BTreeMap;

use table::{Chance, Game, Journal, Seed, SetupRequest, pick, rng};
use war::War;
use war::choice::Choice;
use war::nation::Nation::*;
use war::state::State;

use crate::stage::Stage;

fn laid(state: &State) -> (Vec<String>, Vec<String>) {
    let mut candidates = Vec::new();
    let seat = War::asks(state).first().expect("somebody is asked");
    War::candidates(state, seat, &mut candidates);
    let (can, cannot): (Vec<Choice>, _) =
        candidates.into_iter().partition(|choice| War::check(state, seat, choice).is_ok());
    let words = |choices: Vec<Choice>| choices.iter().map(Choice::to_string).collect();
    (words(can), words(cannot))
}

/// GDA-4.10, GDA-4.11: with a Character die no thought is given to Armies that muster, nor to the enemy's deeds.
#[test]
fn what_a_die_is_not_for_is_not_laid() {
    let stage = Stage::free("character").play(&["die:character"]);
    let (can, cannot) = laid(&stage.state);
    assert!(can.contains(&"act:move-fellowship".to_owned()));
    assert_eq!(cannot, ["act:attack-led"], "there is nobody to attack");
    let revealed = Stage::free("character").change(|state| state.fellowship.hidden = false);
    let (can, cannot) = laid(&revealed.play(&["die:character"]).state);
    assert!(can.contains(&"act:hide".to_owned()));
    assert_eq!(cannot, ["act:attack-led", "act:move-fellowship"]);
}

/// GDA-8.2: of a Nation that is not At War one figure tells enough; GDA-8.8: so it does of a captured Settlement.
#[test]
fn one_figure_stands_for_all_that_may_not_come() {
    let stage = Stage::free("muster").war(&[Gondor]).put("pelargir", &[]);
    let stage = stage.clear("pelargir").change(|state| {
        state.captured.add("pelargir".parse().unwrap());
    });
    let (_, cannot) = laid(&stage.play(&["die:muster", "act:recruit"]).state);
    let of = |nation: &str| cannot.iter().filter(|choice| choice.contains(nation)).count();
    for nation in ["dwarves-", "elves-", "north-", "rohan-"] {
        assert_eq!(of(nation), 1, "{cannot:?}");
    }
    assert_eq!(of("@pelargir"), 1, "{cannot:?}");
}

/// No question lays out more that may not be done than fits on a page.
#[test]
fn little_is_laid_that_may_not_be_done() {
    let mut most = BTreeMap::<String, (usize, usize, usize)>::new();
    for players in [2, 4] {
        let setup = War::setup(&(), &SetupRequest::players(players)).unwrap();
        for seed in 0..6 {
            let mut rng = rng(seed);
            let mut chance = Chance::from_seed(&Seed::from_number(seed));
            let mut state = War::start(&setup, &mut chance, &mut Journal::silent());
            let mut choices = Vec::new();
            while let Some(seat) = War::asks(&state).first() {
                let (_, cannot) = laid(&state);
                let frame = format!("{:?}", state.frames.last().unwrap());
                let name = frame.split([' ', '(']).next().unwrap().to_owned();
                let (times, sum, worst) = most.entry(name).or_default();
                *times += 1;
                *sum += cannot.len();
                *worst = (*worst).max(cannot.len());
                choices.clear();
                War::choices(&state, seat, &mut choices);
                let choice = choices[pick(&mut rng, choices.len())];
                War::apply(&mut state, seat, &choice, &mut chance, &mut Journal::silent());
            }
        }
    }
    for (name, (times, sum, worst)) in &most {
        println!("{name:14} {:5.1} on average, {worst} at most, of {times}", *sum as f64 / *times as f64);
        assert!(*worst <= 40 && *sum <= times * 10, "{name}: {sum} of {times}, {worst} at once");
    }
}
