//! Las Dos Torres in words: random rounds of every chapter, and all that has a name.

use canvas::Page as _;
use std::collections::BTreeMap;

use table::{Game, Match, Message, Observer, Seat, Seed, SetupRequest, pick, rng};
use tricks::Tricks;
use tricks::book::Data;
use tricks::book::cards::event_term;
use tricks::card::{Card, CardSet, Suit};
use tricks::character::{Character, CharacterSet};
use tricks::choice::StepCard;
use tricks::event::{Actor, Ending, Event};
use tricks::why::Why;
use tricks_page::TricksPage;

use canvas::text::proof::{self, check};
use canvas::{Language, say, say_outcome};

/// The messages said, with their number. After some times a message of the same id is not looked at any more.
type Said = BTreeMap<&'static str, u32>;

fn look(message: &Message, said: &mut Said) {
    let times = said.entry(message.id).or_default();
    *times += 1;
    if *times <= 12 {
        check(message);
    }
}

/// The question whether a tucked card returns may be passed, by leaving it; the list of such steps is there for whoever is asked.
fn tucked(game: &Match<Tricks>, seat: Seat, said: &mut Said) {
    let asked = Tricks::prompt(game.state(), Observer::Seat(seat));
    if asked.id != "tricks-prompt-untuck" {
        return;
    }
    let view = Tricks::view(game.state(), Observer::Seat(seat));
    let stop = TricksPage::stop(&view, Some(seat), &asked).expect("a step to pass");
    assert!(TricksPage::stops(&view, Some(seat)).contains(&stop.step));
    assert!(game.choices(seat).iter().any(|choice| choice.to_string() == stop.answer), "{}", stop.answer);
    assert!(stop.during.is_some(), "for the whole round");
    for id in ["tricks-stop-untuck", "tricks-stop-untuck-while"] {
        look(&Message::new(id), said);
    }
}

fn play(players: usize, options: &[(&str, &str)], seed: u64, said: &mut Said) {
    let mut request = SetupRequest::players(players);
    for (id, value) in options {
        request = request.option(id, value);
    }
    let setup = Tricks::setup(&Data::built_in(), &request).unwrap();
    let mut game = Match::<Tricks>::start(setup, &Seed::from_number(seed));
    let mut random = rng(seed);
    // A game that tries lost chapters again could go on for ever.
    for _ in 0..400 {
        let asked = Tricks::asks(game.state()).iter().collect::<Vec<_>>();
        let Some(seat) = asked.first().copied() else { break };
        for observer in [Observer::Watcher, Observer::Seat(seat)] {
            look(&Tricks::prompt(game.state(), observer), said);
        }
        tucked(&game, seat, said);
        let mut candidates = Vec::new();
        Tricks::candidates(game.state(), seat, &mut candidates);
        for choice in &candidates {
            let explanation = Tricks::explain(game.state(), seat, choice);
            look(&explanation.label, said);
            look(&explanation.effect, said);
            if let Err(refusal) = Tricks::check(game.state(), seat, choice) {
                look(&refusal.message, said);
            }
        }
        let choices = game.choices(seat);
        let choice = choices[pick(&mut random, choices.len())];
        let ply = game.ply();
        game.choose(seat, ply, choice).unwrap();
    }
    for (_, entry) in game.told() {
        look(&Tricks::say(&entry.event), said);
    }
    look(&Tricks::prompt(game.state(), Observer::Watcher), said);
    if let Some(outcome) = game.outcome() {
        for language in Language::ALL {
            let words = say_outcome(language, &outcome, &|seat| seat.to_string(), Observer::Watcher);
            assert!(!words.contains('{') && words.len() > 20, "{words}");
        }
    }
}

#[test]
fn random_rounds_are_told_without_a_gap() {
    canvas::learn(&TricksPage::words());
    let mut said = Said::new();
    for chapter in Data::built_in().chapters() {
        let number = chapter.number.to_string();
        let players = usize::from(chapter.number % 4) + 1;
        for seed in 0..3 {
            let players = (players + seed) % 4 + 1;
            let options = [("chapter", number.as_str()), ("retry", "on")];
            play(players, &options, seed as u64, &mut said);
        }
    }
    play(4, &[("play", "road-fellowship")], 1, &mut said);
    play(3, &[("play", "road")], 2, &mut said);
    // Nearly all that the game can say comes up; what does not is checked to exist elsewhere.
    assert!(said.len() > 110, "{} messages", said.len());
}

#[test]
fn everything_with_a_name_has_it_in_words() {
    canvas::learn(&TricksPage::words());
    let data = Data::built_in();
    let mut ids = Vec::<String>::new();
    ids.extend(Character::all().map(|character| character.term().to_owned()));
    ids.extend(Suit::ALL.map(|suit| suit.term().to_owned()));
    ids.extend([StepCard::First, StepCard::Last].map(|step| step.term().to_owned()));
    for card in CardSet::ALL.iter() {
        ids.extend([card.term().to_owned(), format!("{}.said", card.term())]);
    }
    ids.extend(data.events().iter().map(|card| event_term(card.id).to_owned()));
    ids.extend(data.chapters().iter().map(|card| format!("tricks-chapter-{}", card.number)));
    ids.push("tricks-chapter-0".to_owned());
    // The people whom objectives name, whichever of their cards is played.
    for person in ["aragorn", "legolas", "gimli", "gandalf", "frodo", "sam", "gollum", "smeagol"] {
        ids.push(format!("tricks-person-{person}"));
    }
    let endings = [
        Ending::AllMet,
        Ending::Failed,
        Ending::OrcLed,
        Ending::FatigueFollowed,
        Ending::ForbiddenLead,
        Ending::NotUnmasked,
        Ending::RoundsOver,
        Ending::Partly,
        Ending::Stopped,
    ];
    ids.extend(endings.map(|ending| ending.reason().to_owned()));
    for id in ids {
        assert!(proof::is_known(&id), "{id}");
    }
}

#[test]
fn every_option_of_the_table_has_a_name() {
    canvas::learn(&TricksPage::words());
    for option in Tricks::options(&Data::built_in()) {
        let id = format!("tricks-option-{}", option.id);
        let values = option.values.iter().map(|value| format!("{id}-{value}"));
        for id in values.chain([id.clone(), format!("{id}.help")]) {
            assert!(proof::is_known(&id), "{id}");
        }
    }
}

#[test]
fn the_names_of_chapters_are_the_same_wherever_they_stand() {
    canvas::learn(&TricksPage::words());
    for language in Language::ALL {
        for chapter in Data::built_in().chapters() {
            let number = chapter.number;
            let title = language.text(&format!("tricks-chapter-{number}"));
            let option = language.text(&format!("tricks-option-chapter-{number}"));
            assert_eq!(option, format!("{number}. {title}"));
        }
    }
}

#[test]
fn every_refusal_is_told() {
    canvas::learn(&TricksPage::words());
    let cards = CardSet::only(Card::RING).with(Card::WHITE_TOWER);
    let boromir = CharacterSet::named("boromir").unwrap();
    let all = [
        Why::NotAsked,
        Why::NotNow,
        Why::Over,
        Why::NoGroup,
        Why::NotInChapter,
        Why::Taken { character: Character::named("boromir").unwrap() },
        Why::StarsFirst { who: boromir },
        Why::NotAPartner { with: boromir },
        Why::MustDo,
        Why::NotInHand { card: Card::RING },
        Why::ForItself { card: Card::RING },
        Why::Keeps { card: Card::WHITE_TOWER },
        Why::NotBottom,
        Why::NotTheLost { card: Card::RING },
        Why::NotDrawn,
        Why::NoBurden,
        Why::StepTaken,
        Why::MustFollow { suit: Suit::Hills, cards },
        Why::OrcLed,
        Why::RingsClosed,
        Why::NotHighest { cards },
        Why::FatigueFollows,
        Why::NotTheRing,
        Why::NoLight,
        Why::LightSpent,
        Why::NothingToKeep,
        Why::AlreadyShown,
    ];
    let book = rulebook::parse("rulebook.toml", TricksPage::book()).expect("a sound book");
    for why in all {
        let refusal = why.refusal();
        check(&refusal.message);
        assert!(book.clause(refusal.clause.0).is_some(), "{}", refusal.clause);
    }
}

fn both(event: &Event, observer: Observer) -> [String; 2] {
    let name = |seat: Seat| ["Ana", "Inés"][seat.index()].to_owned();
    Language::ALL.map(|language| say(language, &event.say(), &name, observer))
}

fn actor(seat: usize, character: &str) -> Actor {
    Actor {
        chair: tricks::chair::Chair::at(seat),
        seat: Seat::new(seat),
        character: Character::named(character),
    }
}

#[test]
fn cards_have_their_article_inside_a_sentence() {
    canvas::learn(&TricksPage::words());
    let event =
        Event::Played { who: actor(0, "boromir"), card: Card::BLACK_TOWER, how: tricks::choice::How::Plain };
    assert_eq!(
        both(&event, Observer::Watcher),
        ["Ana, Boromir, juega la Torre Negra.", "Ana, Boromir, plays the Black Tower."]
    );
    assert_eq!(
        both(&event, Observer::Seat(Seat::new(0))),
        ["Tú, Boromir, juegas la Torre Negra.", "You play the Black Tower (Boromir)."]
    );
    assert_eq!(Language::Es.text(Card::BLACK_TOWER.term()), "Torre Negra");
}

#[test]
fn a_card_that_one_may_not_know_is_just_a_card() {
    canvas::learn(&TricksPage::words());
    let event = Event::Passed { who: actor(0, "sam"), with: actor(1, "frodo"), card: None };
    assert_eq!(
        both(&event, Observer::Seat(Seat::new(1))),
        ["Sam pasa una carta a Frodo.", "Sam passes a card to Frodo."]
    );
}
