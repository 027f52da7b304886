//! Whole games in words: every prompt, choice, refusal and event of random games, in both languages.

use canvas::Page as _;
use std::collections::BTreeSet;

use journey::Journey;
use journey::choice::Choice;
use journey::data::Data;
use journey::location::Location;
use table::{Game, Laid, Match, Message, Observer, Seat, Seed, SetupRequest, pick, rng};

use canvas::text::proof;
use canvas::{Language, say_outcome};

const NAMES: [&str; 4] = ["Ana", "Íñigo", "Rosa", "<b>"];

fn name(seat: Seat) -> String {
    NAMES[seat.index()].to_owned()
}

fn check(message: &Message, said: &mut BTreeSet<&'static str>) {
    if said.is_empty() {
        canvas::learn(&journey_page::JourneyPage::words());
    }
    said.insert(message.id);
    proof::check(message);
}

fn play(request: &SetupRequest, seed: u64, said: &mut BTreeSet<&'static str>) {
    let setup = Journey::setup(&Data::built_in(), request).unwrap();
    let mut game = Match::<Journey>::start(setup, &Seed::from_number(seed));
    let mut random = rng(seed);
    while let Some(seat) = Journey::asks(game.state()).first() {
        for observer in [Observer::Watcher, Observer::Seat(seat)] {
            check(&Journey::prompt(game.state(), observer), said);
        }
        let view = Journey::view(game.state(), Observer::Seat(seat));
        // What a page says of a die before it is applied is what then comes of it.
        for (die, hit) in view.pending.iter().flat_map(|pending| &pending.nazgul) {
            assert_eq!(view.hit_by(*die), *hit, "{die:?}");
        }
        let mut candidates = Vec::new();
        Journey::candidates(game.state(), seat, &mut candidates);
        for choice in &candidates {
            let explanation = Journey::explain(game.state(), seat, choice);
            check(&explanation.label, said);
            check(&explanation.effect, said);
            let laid = Laid { choice: *choice, explanation, refusal: None, ahead: Vec::new() };
            let brings = journey_page::JourneyPage::odds(&view, &laid);
            assert_eq!(brings.is_some(), matches!(choice, Choice::Set(_)), "{choice}");
            // What it brings is what it brings where the turn began.
            let idle = view.location == Some(Location::Moria)
                && laid.explanation.effect.id == "journey-effect-gandalf";
            assert!(!idle, "in Moria he divides nothing");
            brings.iter().for_each(|brings| check(brings, said));
            if let Err(refusal) = Journey::check(game.state(), seat, choice) {
                check(&refusal.message, said);
            }
        }
        let choices = game.choices(seat);
        let choice = choices[pick(&mut random, choices.len())];
        let ply = game.ply();
        game.choose(seat, ply, choice).unwrap();
    }
    game.told().iter().for_each(|(_, entry)| check(&Journey::say(&entry.event), said));
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
    use journey::why::Why;
    let book = rulebook::parse("rulebook.toml", journey_page::JourneyPage::book()).expect("a sound book");
    canvas::learn(&journey_page::JourneyPage::words());
    for (clause, id) in Why::ALL {
        assert!(proof::is_known(id), "{id}");
        assert!(book.clause(clause).is_some(), "{clause}");
    }
}

#[test]
fn every_option_has_a_name_in_words() {
    canvas::learn(&journey_page::JourneyPage::words());
    for option in Journey::options(&Data::built_in()) {
        let id = format!("journey-option-{}", option.id);
        let values = option.values.iter().map(|value| format!("{id}-{value}"));
        for id in values.chain([id.clone(), format!("{id}.help")]) {
            assert!(proof::is_known(&id), "{id}");
        }
    }
}
