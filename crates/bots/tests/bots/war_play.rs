//! Guerra del Anillo: a game that names the choices worth a thought.

use bots::{Search, Skill, simulate::simulate};
use table::{Chance, Evaluate as _, Game as _, Journal, SetupRequest, rng};
use war::War;

/// A short thought on few choices.
const BRIEF: Skill = Skill::Search(Search {
    exploration: 0.1,
    trust: 0.02,
    ..Search::shallow(12)
});

#[test]
fn a_search_keeps_to_the_shortlist() {
    let setup = War::setup(&(), &SetupRequest::players(2)).unwrap();
    let (mut chance, mut journal, mut mind) = (Chance::stream(rng(1)), Journal::silent(), rng(2));
    let mut player = BRIEF.player::<War>();
    let mut state = War::start(&setup, &mut chance, &mut journal);
    let (mut choices, mut short, mut thoughts) = (Vec::new(), Vec::new(), 0);
    while let Some(seat) = War::asks(&state).first() {
        choices.clear();
        War::choices(&state, seat, &mut choices);
        short.clear();
        War::shortlist(&state, seat, &choices, &mut short);
        let chosen = player.choose(&state, seat, &choices, &mut mind);
        assert!(short.contains(&chosen), "{} is not on {short:?}", choices[chosen]);
        thoughts += u32::from(short.len() > 1);
        War::apply(&mut state, seat, &choices[chosen], &mut chance, &mut journal);
    }
    assert!(thoughts > 50, "{thoughts}");
}

#[test]
fn a_brief_thought_beats_chance_on_either_side() {
    let setup = War::setup(&(), &SetupRequest::players(2)).unwrap();
    for (bots, seat) in [([BRIEF, Skill::Random], 1), ([Skill::Random, BRIEF], 2)] {
        let played = simulate::<War>(&setup, &bots, 6, 3, &|_| {}).unwrap();
        let wins = played.outcomes.wins.get(&seat).copied().unwrap_or(0.0);
        assert!(wins >= 5.0, "seat {seat}: {wins} of 6");
    }
}
