//! The possible uses of a die are shown before it is taken.

use table::{Chance, Game, Journal, Seat, Seed, SetupRequest, pick, rng};
use war::War;
use war::character::Character;
use war::choice::Choice;
use war::nation::Nation::*;
use war::state::State;

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
    assert!(shown.contains(&"recruit:gondor-regular@pelargir".to_owned()), "{shown:?}");
    assert!(shown.contains(&"nation:rohan".to_owned()), "{shown:?}");
    assert!(!shown.iter().any(|choice| choice.contains("rohan-regular")), "{shown:?}");
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
    assert!(led.len() < shown.len() && led.iter().all(|from| shown.contains(from)), "{led:?}");
}

/// Cards of a deck and tiles of the Hunt pool are not foreseen, nor anything of an illegal choice.
#[test]
fn chance_is_not_told_beforehand() {
    let stage = Stage::free("will").play(&["die:will"]);
    for act in ["act:draw-character", "act:draw-strategy", "act:move-fellowship"] {
        assert!(stage.allows(act), "{act}");
        assert!(ahead(&stage, act).is_empty(), "{act}");
    }
}

/// GDA-19.16: Saruman can only come to Orthanc and is not asked where. What follows, with the last die the next turn
/// with its cards and its roll, is not shown: it is not known yet.
#[test]
fn nothing_is_shown_beyond_the_action() {
    let stage = Stage::with_dice(&[], &["muster"]).war(&[Isengard]);
    let taken = Stage::with_dice(&[], &["muster"]).war(&[Isengard]).play(&["die:muster"]);
    assert_eq!(ahead(&taken, "act:saruman"), ["to:orthanc"]);
    let shown = ahead(&stage, "die:muster");
    assert!(shown.contains(&"to:orthanc".to_owned()), "{shown:?}");
    assert!(!shown.iter().any(|choice| choice.starts_with("die:") || choice == "pass"), "{shown:?}");
    assert!(!shown.iter().any(|choice| choice.starts_with("count:")), "{shown:?}");
}

/// The choices after `choice`.
fn after(state: &State, seat: Seat, choice: &Choice, chance: &Chance) -> (State, Vec<Choice>) {
    let (mut next, mut choices) = (state.clone(), Vec::new());
    War::apply(&mut next, seat, choice, &mut chance.clone(), &mut Journal::silent());
    War::choices(&next, seat, &mut choices);
    (next, choices)
}

/// Does a die lead to this: at once, by an act that asks for it, or to where a character comes unasked?
fn leads_to(taken: &State, seat: Seat, acts: &[Choice], wanted: &Choice, chance: &Chance) -> bool {
    let enters = |act: &Choice| {
        let arrived = after(taken, seat, act, chance).0;
        let Choice::To(at) = wanted else { return false };
        let came = |who: &Character| arrived.stands(*who) == Some(*at) && taken.stands(*who).is_none();
        Character::ALL.iter().any(came)
    };
    let asks = |act: &Choice| after(taken, seat, act, chance).1.contains(wanted) || enters(act);
    acts.contains(wanted) || acts.iter().filter(|act| matches!(act, Choice::Act(_))).any(asks)
}

/// Whatever is shown can then be done, in any position that comes up; nothing is shown that comes after the action.
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
            for die in choices.iter().filter(|choice| matches!(choice, Choice::Die(_))) {
                let all = War::ahead(&state, seat, die);
                let (taken, acts) = after(&state, seat, die, &chance);
                for next in &all {
                    let later =
                        matches!(next, Choice::Die(_) | Choice::Pass | Choice::Count(_) | Choice::Draw(_));
                    assert!(!later, "{die} shows {next}, which is no part of the action");
                    let can = leads_to(&taken, seat, &acts, next, &chance);
                    assert!(can, "{die} shows {next}");
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
