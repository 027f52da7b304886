//! The promises of `table::flow`, tried on the magicians.

use serde_json::json;
use table::conformance::{Rigour, check};
use table::flow::{DEEPEST, Stack};
use table::{Chance, ChooseError, Draw, Game, Journal, Match, Observer, Seat};

use super::respond::Respond;
use super::{Choice, Event, Frame, Hand, Spells, State, Until, Ward};

/// A game of `players` in which all that is drawn are bolts.
fn bolts(players: usize) -> Match<Spells> {
    Match::start_with(players, Chance::scripted((0..40).map(|_| Draw::Value(0))))
}

fn choose(game: &mut Match<Spells>, seat: usize, choice: Choice) {
    game.choose(Seat::new(seat), game.ply(), choice).unwrap();
}

#[test]
fn games_of_questions_conform() {
    for players in 2..=4 {
        let report = check::<Spells>(&players, 0..150, Rigour::FULL).unwrap();
        assert!(report.imagined > report.moments / 2, "{report:?}");
    }
}

#[test]
fn what_is_cast_waits_until_all_have_passed_and_the_last_goes_first() {
    let mut game = bolts(3);
    choose(&mut game, 0, Choice::Bolt);
    choose(&mut game, 1, Choice::Ward);
    // A ward against the ward: the bolt strikes after all.
    choose(&mut game, 2, Choice::Ward);
    for seat in [0, 1, 2] {
        assert_eq!(game.state().life[Seat::new(1)], 4);
        choose(&mut game, seat, Choice::Pass);
    }
    assert_eq!(game.state().life[Seat::new(1)], 3);
    assert_eq!(game.state().frames.len(), 1, "only the turn goes on");
}

#[test]
fn a_ward_takes_the_bolt_away() {
    let mut game = bolts(2);
    choose(&mut game, 0, Choice::Bolt);
    choose(&mut game, 1, Choice::Ward);
    choose(&mut game, 0, Choice::Pass);
    choose(&mut game, 1, Choice::Pass);
    assert_eq!(game.state().life[Seat::new(1)], 4);
}

#[test]
fn what_is_no_answer_is_refused_and_what_is_one_by_its_own_reason() {
    let mut game = bolts(2);
    let refused = |game: &Match<Spells>, seat, choice| match game.check(Seat::new(seat), game.ply(), &choice)
    {
        Err(ChooseError::Refused(refusal)) => refusal.message.id,
        other => panic!("'{choice}': {other:?}"),
    };
    // The turn has nothing against a finger, and does not offer one either.
    assert_eq!(refused(&game, 0, Choice::Finger(2)), "spells-not-now");
    assert_eq!(
        Spells::check(game.state(), Seat::new(1), &Choice::End).unwrap_err().message.id,
        "spells-not-yours"
    );
    choose(&mut game, 0, Choice::Bolt);
    choose(&mut game, 1, Choice::Ward);
    choose(&mut game, 0, Choice::Ward);
    assert_eq!(refused(&game, 1, Choice::Ward), "spells-no-card");
    assert_eq!(refused(&game, 1, Choice::Bolt), "spells-not-now");
}

#[test]
fn a_question_answers_itself_when_nothing_is_left() {
    let mut game = bolts(2);
    choose(&mut game, 0, Choice::Bolt);
    choose(&mut game, 1, Choice::Pass);
    choose(&mut game, 0, Choice::Pass);
    choose(&mut game, 0, Choice::Bolt);
    choose(&mut game, 1, Choice::Pass);
    choose(&mut game, 0, Choice::Pass);
    // Two things were done: the turn has ended by itself.
    assert_eq!(Spells::asks(game.state()).first(), Some(Seat::new(1)));
}

#[test]
fn who_passes_until_the_turn_is_not_asked_before_it() {
    let mut game = bolts(2);
    choose(&mut game, 0, Choice::Bolt);
    choose(&mut game, 1, Choice::PassUntilTurn);
    choose(&mut game, 0, Choice::Pass);
    choose(&mut game, 0, Choice::Bolt);
    let passed = game.told().iter().filter(|(_, entry)| entry.event == Event::Passed { seat: Seat::new(1) });
    assert_eq!(passed.count(), 2, "by choice, and beforehand");
    assert_eq!(game.made().last().map(|made| made.barrier), Some(false), "all have known it");
    choose(&mut game, 0, Choice::Pass);
    assert_eq!(game.state().passing.of(Seat::new(1)), None, "the turn has come");
}

#[test]
fn an_answer_given_beforehand_in_secret_is_a_revelation_as_is_the_lack_of_one() {
    for brave in [false, true] {
        let mut game = bolts(2);
        choose(&mut game, 0, Choice::Duel);
        choose(&mut game, 0, Choice::Finger(2));
        choose(&mut game, 1, Choice::Finger(1));
        choose(&mut game, 1, if brave { Choice::NeverFlinch } else { Choice::Stand });
        let life = game.state().life[Seat::new(1)];
        choose(&mut game, 0, Choice::Dare);
        assert_eq!(game.state().life[Seat::new(1)], life - i8::from(brave));
        assert!(game.made().last().unwrap().barrier);
    }
}

#[test]
fn a_question_that_need_not_be_asked_lapses() {
    let mut state = bolts(2).state().clone();
    state.hands[Seat::new(1)] = Hand { bolts: 0, wards: 0 };
    let mut game = Match::<Spells>::at_state(2, state, Chance::scripted([]));
    choose(&mut game, 0, Choice::Duel);
    choose(&mut game, 0, Choice::Finger(2));
    choose(&mut game, 1, Choice::Finger(1));
    assert_eq!(game.state().life[Seat::new(1)], 3);
    assert_eq!(Spells::asks(game.state()).first(), Some(Seat::new(0)));
}

#[test]
fn what_never_ends_is_stopped_by_the_rule_of_the_game() {
    let mut game = bolts(2);
    choose(&mut game, 0, Choice::Echo);
    assert!(game.told().iter().any(|(_, entry)| entry.event == Event::Fizzled));
    assert_eq!(game.state().frames.len(), 1);
    assert_eq!(Spells::asks(game.state()).first(), Some(Seat::new(0)), "the turn goes on");
}

#[test]
fn a_chain_that_is_too_deep_is_refused() {
    let mut state = bolts(2).state().clone();
    let who = Seat::new(1);
    while state.frames.len() < DEEPEST - 1 {
        state.frames.push(Ward);
    }
    assert_eq!(state.frames.try_push(Respond { who, passed: 0 }), Ok(()));
    assert!(state.frames.try_push(Ward).is_err());
    let refusal = Spells::check(&state, who, &Choice::Ward).unwrap_err();
    assert_eq!(refusal.message.id, "spells-chain-full");
    let mut choices = Vec::new();
    Spells::choices(&state, who, &mut choices);
    assert_eq!(choices, [Choice::Pass, Choice::PassUntilTurn]);
}

#[test]
fn whoever_is_not_asked_has_nothing_to_choose_when_it_is_over() {
    let mut state: State = bolts(2).state().clone();
    state.end(table::SeatSet::only(Seat::new(1)));
    assert!(Spells::asks(&state).is_empty());
    assert_eq!(Spells::outcome(&state).unwrap().winners.first(), Some(Seat::new(1)));
    assert_eq!(Spells::prompt(&state, Observer::Watcher).id, "spells-over");
    let refusal = Spells::check(&state, Seat::new(0), &Choice::End).unwrap_err();
    assert_eq!(refusal.clause.0, "SPELL-9");
    // Nothing more happens.
    let before = state.clone();
    let (mut chance, mut journal) = (Chance::scripted([]), Journal::new());
    table::flow::run::<Spells>(&mut state, &mut table::flow::Ctx::new(&mut chance, &mut journal));
    assert_eq!(state, before);
}

#[test]
fn what_is_going_on_is_a_plain_list_with_the_names_it_was_given() {
    let mut stack = Stack::<Frame>::new();
    stack.push(Ward);
    stack.push(Respond { who: Seat::new(1), passed: 0 });
    let written = serde_json::to_value(&stack).unwrap();
    assert_eq!(written, json!(["ward", { "respond": { "who": 2, "passed": 0 } }]));
    assert_eq!(serde_json::from_value::<Stack<Frame>>(written).unwrap(), stack);
    let mut game = bolts(2);
    choose(&mut game, 0, Choice::Duel);
    let written = serde_json::to_value(&game.state().frames).unwrap();
    assert_eq!(written[1]["fingers"]["answers"]["1"], json!(null));
}

#[test]
fn a_stack_grows_beyond_what_lies_inline_and_loses_nothing() {
    let mut stack = Stack::<u32, 2>::new();
    (0..100).for_each(|n: u32| stack.push(n));
    assert_eq!(stack.len(), 100);
    assert_eq!(stack.remove(50), 50);
    stack.insert(50, 1_000_u32);
    assert_eq!((stack[50], stack.top()), (1_000, Some(&99)));
    stack.retain(|n| n % 2 == 1);
    stack.truncate(3);
    assert_eq!(stack.iter().rev().copied().collect::<Vec<_>>(), [5, 3, 1]);
    assert_eq!(stack.clone(), stack);
    stack.clear();
    assert_eq!(stack.pop(), None);
}

#[test]
fn answers_given_beforehand_stand_until_what_they_wait_for() {
    let mut standing = table::flow::Standing::none(3);
    let (one, two) = (Seat::new(0), Seat::new(1));
    standing.set(one, Until::Turn);
    standing.set(two, Until::End);
    standing.lapse(|_, until| until == Until::Turn);
    assert_eq!((standing.of(one), standing.of(two)), (None, Some(Until::End)));
    standing.clear(two);
    assert_eq!(standing.of(two), None);
}
