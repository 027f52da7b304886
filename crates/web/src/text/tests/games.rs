//! Whole games in words: every prompt, choice, refusal and event of random games, in both languages.

use std::collections::BTreeSet;

use journey::Journey;
use journey::data::Data;
use table::{Game, Match, Message, Observer, Seat, Seed, SetupRequest, pick, rng};

use crate::text::say::args;
use crate::text::{Language, bundle, say_outcome};

const NAMES: [&str; 4] = ["Ana", "Íñigo", "Rosa", "<b>"];

fn name(seat: Seat) -> String {
    NAMES[seat.index()].to_owned()
}

/// Says a message strictly to everybody.
pub(super) fn check(message: &Message, said: &mut BTreeSet<&'static str>) {
    said.insert(message.id);
    for language in Language::ALL {
        for observer in [
            Observer::Watcher,
            Observer::Seat(Seat::new(0)),
            Observer::Afterwards,
        ] {
            let words = bundle::strict(
                language,
                message.id,
                &args(language, &message.args, &name, observer),
            );
            let words = words.unwrap_or_else(|errors| panic!("{errors:?}"));
            assert!(
                !words.contains("{$")
                    && !words.contains("{ $")
                    && !words.contains("journey-")
                    && !words.contains("tricks-"),
                "{words}"
            );
            assert!(
                words.chars().next().is_some_and(|first| !first.is_whitespace()),
                "{}: '{words}'",
                message.id
            );
            assert!(!words.contains("  "), "{}: '{words}'", message.id);
        }
    }
}

fn play(request: &SetupRequest, seed: u64, said: &mut BTreeSet<&'static str>) {
    let setup = Journey::setup(&Data::built_in(), request).unwrap();
    let mut game = Match::<Journey>::start(setup, &Seed::from_number(seed));
    let mut random = rng(seed);
    while let Some(seat) = Journey::asks(game.state()).first() {
        for observer in [Observer::Watcher, Observer::Seat(seat)] {
            check(&Journey::prompt(game.state(), observer), said);
        }
        let mut candidates = Vec::new();
        Journey::candidates(game.state(), seat, &mut candidates);
        for choice in &candidates {
            let explanation = Journey::explain(game.state(), seat, choice);
            check(&explanation.label, said);
            check(&explanation.effect, said);
            if let Err(refusal) = Journey::check(game.state(), seat, choice) {
                check(&refusal.message, said);
            }
        }
        let choices = game.choices(seat);
        let choice = choices[pick(&mut random, choices.len())];
        let ply = game.ply();
        game.choose(seat, ply, choice).unwrap();
    }
    game.told()
        .iter()
        .for_each(|(_, entry)| check(&Journey::say(&entry.event), said));
    check(&Journey::prompt(game.state(), Observer::Watcher), said);
    let outcome = game.outcome().unwrap();
    for language in Language::ALL {
        let words = say_outcome(language, &outcome, &name, Observer::Watcher);
        assert!(!words.contains('{') && words.len() > 20, "{words}");
    }
}

#[test]
fn random_games_are_told_without_a_gap() {
    let mut said = BTreeSet::new();
    for seed in 0..24 {
        let mut request = SetupRequest::players(2 + (seed as usize) % 3);
        request = request.option("game", if seed % 4 == 3 { "basic" } else { "advanced" });
        request = request.option("voluntary", if seed % 5 == 4 { "on" } else { "off" });
        request = request.option("hobbits", if seed % 2 == 1 { "order" } else { "choose" });
        play(&request, seed, &mut said);
    }
    // Nearly all that the game can say comes up; what does not is checked to exist elsewhere.
    assert!(said.len() > 70, "{} messages", said.len());
}

#[test]
fn every_refusal_is_told() {
    use journey::dice::Symbol;
    use journey::legal::Why;
    let all = [
        Why::NotYourTurn,
        Why::NotNow,
        Why::Over,
        Why::HobbitTaken,
        Why::NotRolled,
        Why::AlreadyAside,
        Why::SameSymbol(Symbol::Orc),
        Why::SecondNazgul,
        Why::NothingAside,
        Why::NazgulMissing,
        Why::TreeEndsRolling,
        Why::NoTree,
        Why::NotAtRohan,
        Why::RepeatedAlready,
        Why::RollStands,
        Why::NoSuchBox,
        Why::BoxMarked,
        Why::BoxDivided,
        Why::NoSuchNazgul,
        Why::InFull,
        Why::NotSoFar,
    ];
    for why in all {
        let refusal = why.refusal();
        check(&refusal.message, &mut BTreeSet::new());
        assert!(rulebook::clause(refusal.clause.0).is_some(), "{}", refusal.clause);
    }
}

#[test]
fn every_option_has_a_name_in_words() {
    for option in Journey::options(&Data::built_in()) {
        let id = format!("journey-option-{}", option.id);
        let values = option.values.iter().map(|value| format!("{id}-{value}"));
        for id in values.chain([id.clone(), format!("{id}.help")]) {
            assert!(
                Language::ALL.iter().all(|language| bundle::knows(*language, &id)),
                "{id}"
            );
        }
    }
    for level in ["random", "easy", "fair", "hard"] {
        assert!(bundle::knows(Language::Es, &format!("level-{level}")), "{level}");
    }
}
