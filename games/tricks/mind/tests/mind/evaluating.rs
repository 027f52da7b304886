//! The judgement of bots: better than chance, and blind to what a seat may not know.

use bots::{Bot, Mind, Search, Skill, choose};
use table::{Chance, Game, Journal, Seat, pick, rng};
use tricks::Tricks;
use tricks::questions::{GoOn, Over, Phase};
use tricks_mind::TricksMind;

use crate::table::setup;

/// The mind with its learnt manners, read once.
fn mind() -> &'static TricksMind {
    static MIND: std::sync::LazyLock<TricksMind> = std::sync::LazyLock::new(TricksMind::default);
    &MIND
}

/// The number of deals of a chapter won by habit, or at random.
fn won(players: usize, chapter: &str, deals: u64, habit: bool) -> u32 {
    let setup = setup(players, &[("chapter", chapter)]);
    let mut won = 0;
    let mut choices = Vec::new();
    for deal in 0..deals {
        let (mut chance, mut random) = (Chance::stream(rng(deal)), rng(deal));
        let mut state = Tricks::start(&setup, &mut chance, &mut Journal::silent());
        while let Some(seat) = state.asks().first() {
            choices.clear();
            Tricks::choices(&state, seat, &mut choices);
            let index = if habit {
                mind().habit(&state, seat, &choices, &mut random)
            } else {
                pick(&mut random, choices.len())
            };
            Tricks::apply(&mut state, seat, &choices[index], &mut chance, &mut Journal::silent());
        }
        won += u32::from(matches!(state.phase, Phase::Over(Over { won: true, .. })));
    }
    won
}

#[test]
fn habit_is_better_than_chance() {
    for (players, chapter) in [(3, "24"), (4, "28"), (4, "29")] {
        let (habit, random) = (won(players, chapter, 400, true), won(players, chapter, 400, false));
        assert!(habit >= 2 * random + 4, "chapter {chapter}: {habit} by habit, {random} at random");
    }
}

/// The learnt manner is worth having where chance wins one deal in ten thousand.
#[test]
fn partners_share_a_manner() {
    let habit = won(4, "19", 300, true);
    assert!(habit >= 60, "{habit} of 300 deals of chapter 19");
}

/// Looking at what a choice leads to wins more than the manner alone, in chapter 19 with four.
#[test]
fn partners_look_ahead() {
    let setup = setup(4, &[("chapter", "19")]);
    let bot = Bot::new("look", Skill::Search(Search::to_the_end(400)), mind().clone());
    let mut won = 0;
    for deal in 0..20 {
        let mut chance = Chance::stream(rng(deal));
        let mut state = Tricks::start(&setup, &mut chance, &mut Journal::silent());
        while let Some(seat) = state.asks().first() {
            let choice = choose::<Tricks>(&state, seat, &bot, deal).expect("a choice");
            Tricks::apply(&mut state, seat, &choice, &mut chance, &mut Journal::silent());
        }
        won += u32::from(matches!(state.phase, Phase::Over(Over { won: true, .. })));
    }
    assert!(won >= 6, "{won} of 20 deals");
}

/// A search ends with the round: of the campaign behind it nothing can be known yet.
#[test]
fn a_round_stands_for_itself() {
    let setup = setup(3, &[("chapter", "24"), ("play", "campaign")]);
    let mut random = rng(1);
    let mut seen = [false; 2];
    for deal in 0..400 {
        let mut chance = Chance::stream(rng(deal));
        let mut state = Tricks::start(&setup, &mut chance, &mut Journal::silent());
        let mut choices = Vec::new();
        while mind().decided(&state, Seat::new(0)).is_none() {
            let seat = state.asks().first().expect("a seat is asked");
            choices.clear();
            Tricks::choices(&state, seat, &mut choices);
            let index = mind().habit(&state, seat, &choices, &mut random);
            Tricks::apply(&mut state, seat, &choices[index], &mut chance, &mut Journal::silent());
        }
        let Phase::GoOn(GoOn { won, .. }) = state.phase else {
            panic!("a round of a campaign is followed by a question: {:?}", state.phase)
        };
        let worth = mind().decided(&state, Seat::new(0)).expect("it is decided");
        assert_eq!(worth >= 0.5, won, "{worth}");
        assert!((0.0..=1.0).contains(&worth));
        seen[usize::from(won)] = true;
    }
    assert_eq!(seen, [true; 2]);
}

/// The habit of a seat is the same whatever the others hold.
#[test]
fn habit_looks_into_no_other_hand() {
    for chapter in ["19", "23", "29", "34", "35"] {
        let setup = setup(4, &[("chapter", chapter)]);
        let (mut chance, mut random) = (Chance::stream(rng(5)), rng(6));
        let mut state = Tricks::start(&setup, &mut chance, &mut Journal::silent());
        let mut choices = Vec::new();
        while let Some(seat) = state.asks().first() {
            choices.clear();
            Tricks::choices(&state, seat, &mut choices);
            let other = Tricks::imagine(&state, seat, &mut random);
            let index = mind().habit(&state, seat, &choices, &mut rng(9));
            assert_eq!(mind().habit(&other, seat, &choices, &mut rng(9)), index, "chapter {chapter}");
            let difference = mind().value(&state, Seat::new(0)) - mind().value(&other, Seat::new(0));
            assert!(difference.abs() < 1e-12);
            Tricks::apply(&mut state, seat, &choices[index], &mut chance, &mut Journal::silent());
        }
    }
}

/// LDT-6.7: who was completed in an earlier round brings nothing new in this one.
#[test]
fn completing_somebody_again_is_worth_less() {
    let setup = setup(4, &[("chapter", "25")]);
    let mut compared = 0;
    for deal in 0..40 {
        let (mut chance, mut random) = (Chance::stream(rng(deal)), rng(deal));
        let mut state = Tricks::start(&setup, &mut chance, &mut Journal::silent());
        let mut choices = Vec::new();
        while mind().decided(&state, Seat::new(0)).is_none() {
            let seat = state.asks().first().expect("a round goes on");
            choices.clear();
            Tricks::choices(&state, seat, &mut choices);
            let index = mind().habit(&state, seat, &choices, &mut random);
            let choice = &choices[index];
            Tricks::apply(&mut state, seat, choice, &mut chance, &mut Journal::silent());
        }
        if state.completed.is_empty() {
            continue;
        }
        let mut again = state.clone();
        again.deal.before = state.completed;
        let worth = |state| mind().decided(state, Seat::new(0)).expect("it is decided");
        assert!(worth(&again) < worth(&state), "deal {deal}");
        compared += 1;
    }
    assert!(compared > 5, "{compared} rounds in which somebody was completed");
}

/// Deals of a chapter, of four, that a bot wins.
fn won_by(bot: &str, chapter: &str, deals: u64) -> u32 {
    let setup = setup(4, &[("chapter", chapter)]);
    let bot = tricks_mind::minds().bot(bot).expect("a bot");
    let wins = |deal: &u64| {
        let mut chance = Chance::stream(rng(*deal));
        let mut state = Tricks::start(&setup, &mut chance, &mut Journal::silent());
        let mut made = 0;
        while let Some(seat) = state.asks().first() {
            let choice = choose::<Tricks>(&state, seat, &bot, deal << 8 | made).expect("a choice");
            Tricks::apply(&mut state, seat, &choice, &mut chance, &mut Journal::silent());
            made += 1;
        }
        matches!(state.phase, Phase::Over(Over { won: true, .. }))
    };
    (0..deals).filter(wins).count() as u32
}

/// A slip is a person's: whoever forgets a rule of thumb at every choice still wins far more than chance, and less than who forgets none.
#[test]
fn a_slip_is_a_rule_of_thumb_forgotten() {
    for chapter in ["21", "28"] {
        let [random, forgets, easy, never] =
            ["random", "habit:100", "easy", "habit"].map(|bot| won_by(bot, chapter, 200));
        let told = format!("chapter {chapter}: {random}, {forgets}, {easy}, {never} of 200");
        assert!(random + 20 < forgets && forgets < easy && easy < never, "{told}");
    }
}
