//! Every clause that the game names is in its rulebook.

use std::sync::LazyLock;

use rulebook::Rulebook;
use table::{Chance, Clause, Game, Journal, pick, rng};
use tricks::Tricks;
use tricks::book::Data;
use tricks::card::{Card, CardSet, Suit};
use tricks::legal::{Why, each_candidate};

use crate::table::setup;

static BOOK: LazyLock<Rulebook> = LazyLock::new(|| {
    let text = include_str!("../../rulebook.toml");
    rulebook::parse("rulebook.toml", text).expect("a sound book")
});

fn known(clause: Clause) {
    assert!(BOOK.clause(clause.0).is_some(), "{clause} is not in the rulebook");
}

#[test]
fn of_refusals() {
    let all = [
        Why::NotAsked,
        Why::NotNow,
        Why::Over,
        Why::NoGroup,
        Why::NotInChapter,
        Why::Taken,
        Why::StarsFirst,
        Why::NotAPartner,
        Why::MustDo,
        Why::NotInHand,
        Why::Keeps(Card::WHITE_TOWER),
        Why::NotBottom,
        Why::NotTheLost(Card::RING),
        Why::NotDrawn,
        Why::NoBurden,
        Why::StepTaken,
        Why::MustFollow(Suit::Hills, CardSet::TOWERS),
        Why::OrcLed,
        Why::RingsClosed,
        Why::NotHighest(CardSet::TOWERS),
        Why::FatigueFollows,
        Why::NotTheRing,
        Why::NoLight,
        Why::NothingToKeep,
        Why::AlreadyShown,
    ];
    for why in all {
        let refusal = why.refusal();
        known(refusal.clause);
        assert!(
            refusal.message.id.starts_with("tricks-no-"),
            "{}",
            refusal.message.id
        );
    }
}

#[test]
fn of_options() {
    for option in Tricks::options(&Data::built_in()) {
        known(option.clause.expect("every option rests on a clause"));
        assert!(option.values.contains(&option.default));
    }
}

/// What every choice does is explained, by a clause that exists.
#[test]
fn of_choices() {
    for chapter in 19..=36 {
        for players in 1..=4 {
            let setup = setup(players, &[("chapter", &chapter.to_string()), ("retry", "on")]);
            let (mut chance, mut random) = (Chance::stream(rng(chapter)), rng(chapter + 1));
            let mut state = Tricks::start(&setup, &mut chance, &mut Journal::silent());
            let mut choices = Vec::new();
            while let Some(seat) = state.asks().first() {
                each_candidate(&state, seat, |choice| {
                    let explanation = Tricks::explain(&state, seat, &choice);
                    known(explanation.clause);
                    assert!(explanation.label.id.starts_with("tricks-choice-"));
                    assert!(explanation.effect.id.starts_with("tricks-effect-"));
                    if let Err(refusal) = Tricks::check(&state, seat, &choice) {
                        known(refusal.clause);
                    }
                });
                choices.clear();
                Tricks::choices(&state, seat, &mut choices);
                let choice = choices[pick(&mut random, choices.len())];
                Tricks::apply(&mut state, seat, &choice, &mut chance, &mut Journal::silent());
            }
        }
    }
}
