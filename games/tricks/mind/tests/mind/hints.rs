//! Hints.

use bots::probe::{played, probe};
use bots::{CancelFlag, Curve, Open};
use proof::{Scale, Table};
use table::rng;
use tricks::Tricks;
use tricks::book::Data;
use tricks::chair::Chair;
use tricks::choice::Choice;
use tricks::goal::Status;
use tricks::state::State;
use tricks_mind::solver::{self, Verdict};

/// A hint is a legal choice, that which the hard mind makes, and rests on nothing that the seat may not know.
#[test]
fn a_hint_is_what_a_hard_player_does_and_tells_nothing_hidden() {
    let scale = Scale::of_the_environment();
    let moments = if scale.full { 100 } else { 20 };
    let minds = tricks_mind::minds();
    let [hard, player] = ["hard", "habit:20"].map(|name| minds.bot(name).expect("a bot"));
    let setup = Table { players: 4, options: &[] }.setup::<Tricks>(&Data::built_in());
    let probe = probe(&setup, &hard, &player, moments, 5, scale.seed);
    assert_eq!(probe.moments, moments);
    assert!(probe.hidden > 0, "{scale}: {probe:?}");
    assert!(probe.of_the_game("tricks") >= 1, "{scale}: {:?}", probe.told);
}

/// Can somebody not reach an objective any more?
fn is_lost(state: &State) -> bool {
    Chair::all(state.chairs()).any(|chair| state.status(chair) == Status::Failed)
}

/// The course of a game steps down once, where it could be won for the last time: what was won could be won from its beginning.
fn steps_down_once(curve: &Curve, won: bool, open: Option<&Open>) {
    assert_eq!(curve.seat, None, "partners win together");
    let mut could = curve.moments.iter().map(|moment| moment.chance);
    assert!(could.clone().is_sorted_by(|before, after| before >= after), "{curve:?}");
    assert!(could.clone().all(|could| if won { could == 1.0 } else { could == 0.0 || could == 1.0 }));
    assert_eq!(could.next_back(), Some(if won { 1.0 } else { 0.0 }), "{curve:?}");
    let mut still = curve.moments.iter().filter(|moment| moment.chance == 1.0);
    if let Some(open) = open {
        assert_eq!(still.next_back().map(|moment| moment.ply), open.last, "as the end says");
    }
}

/// What became impossible was possible one act before; what could be won is won by a line of the solver's, and what could not was
/// tried in full.
#[test]
fn what_is_said_at_the_end_is_so_by_replay_and_solver() {
    let scale = Scale::of_the_environment();
    let games = if scale.full { 50 } else { 10 };
    let minds = tricks_mind::minds();
    let [hard, player] = ["hard", "habit:20"].map(|name| minds.bot(name).expect("a bot"));
    let setup = Table { players: 4, options: &[] }.setup::<Tricks>(&Data::built_in());
    let (mut lost, mut known) = (0, 0);
    for number in scale.seed..scale.seed + games {
        let game = played(&setup, &player, number);
        let turned = hard.turned(&CancelFlag::default(), &game, number).expect("it is over");
        let won = game.outcome().is_some_and(|outcome| !outcome.winners.is_empty());
        assert!(!won || (turned.turn.is_none() && turned.open.is_none()), "game {number}: {turned:?}");
        let curve = hard.curve(&CancelFlag::default(), &game, number, &mut |_| {}).expect("it is over");
        steps_down_once(&curve, won, turned.open.as_ref());
        if let Some(turn) = &turned.turn {
            lost += 1;
            assert!(turn.lost.is_some() && turn.swing.is_none(), "game {number}");
            let state = |ply: u32| game.at(ply).expect("a step").state().clone();
            assert!(is_lost(&state(turn.ply)) && !is_lost(&state(turn.ply - 1)), "game {number}: {turn:?}");
        }
        let Some(open) = turned.open else { continue };
        known += 1;
        assert_eq!(open.could, open.last.is_some(), "game {number}");
        assert_eq!(open.could, !open.line.is_empty(), "game {number}");
        if let Some(last) = open.last {
            let then = game.at(last).expect("a step");
            let found = solver::solve(then.state(), then.chance(), 1_000_000, &mut rng(number)).verdict;
            let Verdict::Winnable(line) = found else { panic!("game {number}: {found:?} at {last}") };
            assert!(solver::wins(then.state(), then.chance(), &line), "game {number}");
            // The line that is shown wins too, choice by choice as it is written there.
            let shown = open.line.iter();
            let shown = shown.map(|step| (step.seat, step.choice.parse::<Choice>().expect("a choice")));
            let shown = shown.collect::<Vec<_>>();
            assert!(solver::wins(then.state(), then.chance(), &shown), "game {number}: {:?}", open.line);
        }
    }
    assert!(lost > 0 && known > 0, "{scale}: {lost} lost, {known} known");
}
