//! Every clause that the game names is in its rulebook.

use std::sync::LazyLock;

use rulebook::Rulebook;
use table::{Chance, Clause, Game, Journal, pick, rng};
use tricks::Tricks;
use tricks::book::Data;
use tricks::why::Why;

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
    for (clause, words) in Why::ALL {
        known(Clause(clause));
        assert!(words.starts_with("tricks-no-"), "{words}");
    }
}

#[test]
fn of_options() {
    for option in Tricks::options(&Data::built_in()) {
        known(option.clause.expect("every option rests on a clause"));
        assert!(option.values.contains(&option.default));
    }
}

/// Every choice is explained, by a clause that exists.
#[test]
fn of_choices() {
    for chapter in 19..=36 {
        for players in 1..=4 {
            let setup = setup(players, &[("chapter", &chapter.to_string()), ("retry", "on")]);
            let (mut chance, mut random) = (Chance::stream(rng(chapter)), rng(chapter + 1));
            let mut state = Tricks::start(&setup, &mut chance, &mut Journal::silent());
            let mut choices = Vec::new();
            while let Some(seat) = state.asks().first() {
                let mut candidates = Vec::new();
                Tricks::candidates(&state, seat, &mut candidates);
                for choice in &candidates {
                    let explanation = Tricks::explain(&state, seat, choice);
                    known(explanation.clause);
                    assert!(explanation.label.id.starts_with("tricks-choice-"));
                    assert!(explanation.effect.id.starts_with("tricks-effect-"));
                    if let Err(refusal) = Tricks::check(&state, seat, choice) {
                        known(refusal.clause);
                    }
                }
                choices.clear();
                Tricks::choices(&state, seat, &mut choices);
                let choice = choices[pick(&mut random, choices.len())];
                Tricks::apply(&mut state, seat, &choice, &mut chance, &mut Journal::silent());
            }
        }
    }
}
