//! What a die could do is told before it is taken.

use table::{Chance, Game, Journal, Seed, SetupRequest, pick, rng};
use war::War;
use war::choice::{Act, Choice};
use war::nation::Nation::*;

use crate::stage::Stage;

fn ahead(stage: &Stage, choice: &str) -> Vec<String> {
    let seat = stage.asked().expect("somebody is asked");
    let all = War::ahead(&stage.state, seat, &choice.parse().unwrap());
    all.iter().map(Choice::to_string).collect()
}

/// GDA-8.2: only Nations at War recruit; GDA-4.13: all others can be brought nearer to it.
#[test]
fn a_muster_die_shows_where_troops_may_come_and_who_may_be_won() {
    let stage = Stage::free("muster").war(&[Gondor]);
    let shown = ahead(&stage, "die:muster");
    assert!(
        shown.contains(&"recruit:gondor-regular@pelargir".to_owned()),
        "{shown:?}"
    );
    assert!(shown.contains(&"nation:rohan".to_owned()), "{shown:?}");
    assert!(
        !shown.iter().any(|choice| choice.contains("rohan-regular")),
        "{shown:?}"
    );
    assert!(!shown.contains(&"nation:gondor".to_owned()), "{shown:?}");
}

/// GDA-9.1: who is not at War may march at home; with a Character die only those go who are led.
#[test]
fn an_act_shows_the_armies_it_could_move() {
    let stage = Stage::shadow("army").play(&["die:army"]);
    let shown = ahead(&stage, "act:march");
    assert_eq!(shown, stage.play(&["act:march"]).choices());
    let stage = Stage::shadow("character").play(&["die:character"]);
    let led = ahead(&stage, "act:march-led");
    assert!(
        led.len() < shown.len() && led.iter().all(|from| shown.contains(from)),
        "{led:?}"
    );
}

/// What would be drawn from a deck or the pool of Hunt tiles is not told, nor anything of what cannot be chosen.
#[test]
fn chance_is_not_told_beforehand() {
    let stage = Stage::free("will").play(&["die:will"]);
    for act in ["act:draw-character", "act:draw-strategy", "act:move-fellowship"] {
        assert!(stage.allows(act), "{act}");
        assert!(ahead(&stage, act).is_empty(), "{act}");
    }
    // Neither the order of the decks nor that of the tiles changes anything.
    let other = Stage::free("will")
        .play(&["die:will"])
        .change(|state| state.fellowship.progress = 3);
    assert_eq!(ahead(&stage, "act:recruit"), ahead(&other, "act:recruit"));
}

/// Whatever is shown can then be done, in any position that comes up.
#[test]
fn all_that_is_shown_can_be_done() {
    let (mut dice, mut shown) = (0, 0);
    for seed in 0..4 {
        let setup = War::setup(&(), &SetupRequest::players(2 + seed as usize % 3)).unwrap();
        let mut rng = rng(seed);
        let mut chance = Chance::from_seed(&Seed::from_number(seed));
        let mut state = War::start(&setup, &mut chance, &mut Journal::silent());
        for _ in 0..1500 {
            let Some(seat) = War::asks(&state).first() else {
                break;
            };
            let mut choices = Vec::new();
            War::choices(&state, seat, &mut choices);
            for choice in &choices {
                if !matches!(choice, Choice::Die(_)) {
                    continue;
                }
                let all = War::ahead(&state, seat, choice);
                let mut taken = state.clone();
                War::apply(
                    &mut taken,
                    seat,
                    choice,
                    &mut chance.clone(),
                    &mut Journal::silent(),
                );
                let mut acts = Vec::new();
                War::choices(&taken, seat, &mut acts);
                for next in &all {
                    let at_once = acts.contains(next);
                    let by_an_act = || {
                        Act::ALL
                            .map(Choice::Act)
                            .iter()
                            .any(|act| acts.contains(act) && War::ahead(&taken, seat, act).contains(next))
                    };
                    assert!(at_once || by_an_act(), "{choice} shows {next}");
                }
                dice += 1;
                shown += all.len();
            }
            let choice = choices[pick(&mut rng, choices.len())];
            War::apply(&mut state, seat, &choice, &mut chance, &mut Journal::silent());
        }
    }
    assert!(dice > 100 && shown > dice, "{dice} dice show {shown} choices");
}
