//! The questions as sentences, and which of what lies on the table can be read.

use std::collections::BTreeMap;
use std::path::Path;

use canvas::{Language, Page};
use table::{
    Arg, BySeat, Chance, Game, Journal, Match, Message, Observer, Seat, Seed, SetupRequest, pick, rng,
};
use wizards::Wizards;
use wizards::choice::Choice;
use wizards::event::Event;
use wizards::ids::CardId;
use wizards::position::Position;
use wizards::setup::Setup;
use wizards::state::Status;
use wizards::view::View;
use wizards_page::{WizardsPage, words};

const ONE: Seat = Seat::new(0);
const TWO: Seat = Seat::new(1);

/// The greatest length of a question to the player asked, by the bar on a phone; and to others.
const LONG: [usize; 2] = [120, 160];

fn said(language: Language, message: &Message, observer: Observer) -> String {
    let names = BySeat::new(2, |seat| ["Ana", "Ben"][seat.index()].to_owned());
    canvas::say(language, message, &|seat| names[seat].clone(), observer)
}

/// The message within a question that says its facts.
fn facts(question: &Message) -> Option<&'static str> {
    let asked = question.args.iter().find(|(name, _)| *name == "asked");
    match asked.map(|(_, arg)| arg) {
        Some(Arg::Said(said)) => said.first().map(|message| message.id),
        _ => None,
    }
}

/// Whoever is asked, and whoever is not, reads a sentence without holes, and not a long one; most say what it is about.
#[test]
fn every_question_is_a_sentence() {
    canvas::learn(&canvas::words());
    canvas::learn(&words());
    let mut seen = BTreeMap::<&str, String>::new();
    for number in 0..6 {
        let setup = Wizards::setup(&(), &SetupRequest::players(2)).expect("a table");
        let mut game = Match::<Wizards>::start(setup, &Seed::from_number(number));
        let mut random = rng(number);
        for made in 0..4000_u32 {
            let Some(seat) = Wizards::asks(game.state()).first() else {
                break;
            };
            for observer in [Observer::Seat(ONE), Observer::Seat(TWO), Observer::Watcher] {
                let question = Wizards::prompt(game.state(), observer);
                for language in Language::ALL {
                    let text = said(language, &question, observer);
                    let odd = ["wizards-", "{", "}", "$", "  ", " ,", " de el ", " a el ", "()"];
                    let found = odd.iter().find(|odd| text.contains(**odd));
                    assert_eq!(found, None, "{}: {text}", question.id);
                    assert!(text.ends_with(['.', '?']), "{}: {text}", question.id);
                    let most = LONG[usize::from(observer != Observer::Seat(seat))];
                    assert!(text.chars().count() <= most, "{}: {text}", question.id);
                    if let Some(facts) = facts(&question)
                        && observer == Observer::Seat(seat)
                    {
                        seen.insert(facts, text);
                    }
                }
            }
            let choices = game.choices(seat);
            if choices.contains(&Choice::Pass) {
                let label = Wizards::explain(game.state(), seat, &Choice::Pass).label.id;
                let asked = Wizards::prompt(game.state(), Observer::Seat(seat)).id;
                assert_ne!(label, "wizards-choice-pass", "{asked} ends with the bare word");
            }
            let choice = choices[pick(&mut random, choices.len())];
            game.choose(seat, made, choice).expect("it was offered");
        }
    }
    for (id, text) in &seen {
        println!("{id}: {text}");
    }
    assert!(seen.len() >= 25, "only {}", seen.len());
}

/// Responses are a step of their own in the other's turn; and a strike at which one is asked only on request is beaten by the lowest throw:
/// for cards, where none could spare its target from tapping, or help against the attacker's body.
#[test]
fn what_hardly_anybody_answers_is_a_step_of_its_own() {
    const WANTED: [&str; 4] = ["response", "their-response", "sure-strike", "strike"];
    let mut seen = BTreeMap::<&str, u32>::new();
    // A strike that is beaten at any throw is rare.
    for number in 0..30 {
        if number >= 6 && WANTED.iter().all(|step| seen.contains_key(step)) {
            break;
        }
        let setup = Wizards::setup(&(), &SetupRequest::players(2)).expect("a table");
        let mut game = Match::<Wizards>::start(setup, &Seed::from_number(number));
        let mut random = rng(number);
        for made in 0..4000_u32 {
            let Some(seat) = Wizards::asks(game.state()).first() else {
                break;
            };
            let observer = Observer::Seat(seat);
            let (view, question) =
                (View::of(game.state(), observer), Wizards::prompt(game.state(), observer));
            let step = WizardsPage::stop(&view, Some(seat), &question).map_or("none", |stop| stop.step);
            *seen.entry(step).or_default() += 1;
            match step {
                "response" => assert_eq!(view.turn.active, seat),
                "their-response" => assert_ne!(view.turn.active, seat),
                "sure-strike" => {
                    let at = view.combat.as_ref().and_then(|combat| combat.now).expect("a strike");
                    let own = wizards::mechanics::sum(&view.fighting[usize::from(at)]);
                    let (_, prowess, body) = view.attack.expect("an attack");
                    assert!(own + 2 > prowess);
                    if question.id == "wizards-ask-strike-cards" {
                        let strike = game.state().combat.as_ref().expect("it").given[usize::from(at)];
                        let untapped = game.state().piece(strike.at).status == Status::Untapped;
                        assert!(body == 0 && (!untapped || strike.untapped || strike.spared));
                    }
                }
                _ => {}
            }
            let choices = game.choices(seat);
            let choice = choices[pick(&mut random, choices.len())];
            game.choose(seat, made, choice).expect("it was offered");
        }
    }
    for step in WANTED {
        assert!(seen.contains_key(step), "{step} of {seen:?}");
    }
}

/// An end says what is not done: none has only the word for passing.
#[test]
fn no_end_is_called_by_the_bare_word() {
    canvas::learn(&words());
    for (language, tag) in [(Language::Es, "es"), (Language::En, "en")] {
        let path = format!("locales/{tag}/wizards-play.ftl");
        let text = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path));
        let text = text.expect("the words");
        let bare = language.text("wizards-choice-pass");
        let ends = text.lines().filter(|line| line.starts_with("wizards-pass-"));
        let ends = ends.filter_map(|line| line.split_once(" = ")).collect::<Vec<_>>();
        assert!(ends.len() > 50, "{} ends", ends.len());
        for (id, said) in ends {
            assert_ne!(said, bare, "{tag}: {id}");
        }
    }
}

/// A table that is written down.
fn laid(position: &str) -> wizards::state::State {
    let setup = Setup {
        position: Some(Position::read(position).expect("a position")),
        ..Wizards::setup(&(), &SetupRequest::players(2)).expect("a table")
    };
    let mut chance = Chance::stream(rng(1));
    Wizards::start(&setup, &mut chance, &mut Journal::silent())
}

/// Who put an agent face down reads it where it lies; to everybody else it has no sheet, nor have sites of its way that nobody
/// has shown. What lies face up is everybody's to read; and so is the site of every company.
#[test]
fn what_lies_face_down_has_a_sheet_for_its_player_only() {
    canvas::learn(&canvas::words());
    canvas::learn(&words());
    let state = laid(
        "turn: 3 of 1\nphase: organization\ncompany 1 bree: haldir\ncompany 2 lorien: gimli\nagent 2 gisulf: down, at dale\nagent 2 woffung: up",
    );
    let entry = |observer, id: &str| WizardsPage::entry(&View::of(&state, observer), id);
    let hidden = format!("agent-{}", state.agents[0].id);
    let open = format!("agent-{}", state.agents[1].id);
    let company = format!("company-{}", state.companies[0].id);
    assert_eq!(entry(Observer::Seat(TWO), &hidden).as_deref(), Some("card-gisulf"));
    for observer in [Observer::Seat(ONE), Observer::Watcher] {
        assert_eq!(entry(observer, &hidden), None);
        assert_eq!(entry(observer, &open).as_deref(), Some("card-woffung"));
        assert_eq!(entry(observer, &company).as_deref(), Some("site-bree"));
        assert_eq!(entry(observer, "site-moria").as_deref(), Some("site-moria"));
    }
    assert_eq!(entry(Observer::Watcher, "site-nowhere"), None);
    assert_eq!(entry(Observer::Watcher, "agent-99"), None);
}

/// Of one company alone it is asked whether it enters; once nobody there is untapped the question says that; and whoever may discard
/// in the other's turn reads that it is theirs.
#[test]
fn questions_say_what_is_left_to_do() {
    let position = "turn: 3 of 1\nphase: sites\ncompany 1 bree < rivendell: haldir tapped\n\
        company 2 lorien: gimli\nhand 1: concealment\nhand 2: concealment\n\
        deck 1: 20 concealment\ndeck 2: 20 concealment";
    let setup = Setup {
        position: Some(Position::read(position).expect("a position")),
        ..Wizards::setup(&(), &SetupRequest::players(2)).expect("a table")
    };
    let mut game = Match::<Wizards>::start(setup, &Seed::from_number(1));
    let mut seen = Vec::new();
    for ply in 0..20 {
        let seat = Wizards::asks(game.state()).first().expect("somebody is asked");
        let question = Wizards::prompt(game.state(), Observer::Seat(seat));
        seen.extend(facts(&question));
        if seen.last() == Some(&"wizards-asked-discard-theirs") {
            break;
        }
        let choices = game.choices(seat);
        let enters = choices.iter().find(|choice| matches!(choice, Choice::Company(_)));
        let choice = enters.copied().unwrap_or(Choice::Pass);
        game.choose(seat, ply, choice).expect("it was offered");
    }
    for asked in ["explore-one", "in-site-spent", "discard", "discard-theirs"] {
        assert!(seen.contains(&format!("wizards-asked-{asked}").as_str()), "{asked}: {seen:?}");
    }
}

/// A creature of the opponent's hand may attack whoever enters: the question does not say that it does.
#[test]
fn an_attack_from_hand_is_told_as_possible() {
    canvas::learn(&canvas::words());
    canvas::learn(&words());
    for (site, es, en) in [
        ("framsburg", "Puede haber un ataque.", "There may be an attack."),
        ("the_gem_deeps", "Hay hasta 2 ataques.", "There are up to 2 attacks."),
    ] {
        let position = format!(
            "turn: 3 of 1\nphase: sites\ncompany 1 {site}: haldir\ncompany 2 lorien: gimli\n\
            deck 1: 20 concealment\ndeck 2: 20 concealment"
        );
        let setup = Setup {
            position: Some(Position::read(&position).expect("a position")),
            ..Wizards::setup(&(), &SetupRequest::players(2)).expect("a table")
        };
        let game = Match::<Wizards>::start(setup, &Seed::from_number(1));
        let question = Wizards::prompt(game.state(), Observer::Seat(ONE));
        for (language, told) in [(Language::Es, es), (Language::En, en)] {
            let text = said(language, &question, Observer::Seat(ONE));
            assert!(text.ends_with(told), "{text}");
        }
    }
}

/// A roll against a number is told with what came of it; a card that rolls says which number that is.
#[test]
fn a_roll_is_told_with_what_came_of_it() {
    canvas::learn(&canvas::words());
    canvas::learn(&words());
    let card = CardId::named("merry").expect("a card");
    let check = |roll| Event::Corruption { seat: ONE, card, roll, bonus: 0, points: 1 };
    let of = CardId::named("rangers_of_the_north").expect("a card");
    let sways = |roll| Event::Influence { seat: ONE, card, of, roll, bonus: 1, needed: 9 };
    let called = CardId::named("call_of_home").expect("a card");
    let cases = [
        (check(2), "lo supera.", "passed."),
        (check(1), "no lo supera.", "failed."),
        (sways(9), "tiene éxito.", "successful."),
        (sways(8), "fracasa.", "failed."),
        (Event::BodyCheck { card, roll: 8, body: 8 }, "resiste.", "withstood."),
        (Event::BodyCheck { card, roll: 9, body: 8 }, "no resiste.", "not withstood."),
        (Event::Resolved { seat: TWO, card: called }, "menos de 10.", "less than 10."),
    ];
    for (event, es, en) in cases {
        for (language, end) in [(Language::Es, es), (Language::En, en)] {
            let text = said(language, &event.say(), Observer::Watcher);
            assert!(text.ends_with(end), "{text}");
        }
    }
}
