//! A turn in which nothing is done: one press ends it, and takes nothing from whoever would be asked something else.

use canvas::{Page, Rest, When};
use table::{AnyMatch, Game, Match, Observer, Seat, Seed, SetupRequest};
use wizards::Wizards;
use wizards::choice::Choice;
use wizards::position::Position;
use wizards::setup::Setup;
use wizards::state::Status;
use wizards::view::{CardView, View};
use wizards_page::WizardsPage;

const OWN: Seat = Seat::new(0);

/// Two companies stay where they are, and the opponent has a hazard in hand.
const IDLE: &str = "
    turn: 7 of 1
    phase: organization
    company 1 rivendell: aragorn_ii, legolas
    company 1 lorien: haldir
    company 2 edhellond: imrahil
    hand 1: new_moon
    hand 2: river
    deck 1: 20 concealment
    deck 2: 20 wolves
";

fn laid(position: &str) -> Match<Wizards> {
    let setup = Setup {
        position: Some(Position::read(position).expect("a position")),
        ..Wizards::setup(&(), &SetupRequest::players(2)).expect("a table")
    };
    Match::start(setup, &Seed::from_number(1))
}

/// What leaves the open question of a seat alone, and whether it is a step that passes unless one wants to be asked.
fn asked(game: &Match<Wizards>, seat: Seat) -> (Option<Rest>, Option<String>) {
    let picture = AnyMatch::picture(game, Observer::Seat(seat), Some(seat), 60);
    let page = canvas::of::<WizardsPage>();
    let table = page.open(picture.as_ref(), Some(seat), When::Now).expect("a table");
    let question = Wizards::prompt(game.state(), Observer::Seat(seat));
    let stop = table.stop(&question);
    let unasked = stop.filter(|stop| WizardsPage::UNASKED.contains(&stop.step) || table.only_ends());
    (table.rest(&question), unasked.map(|stop| stop.answer))
}

/// Plays the turn to its end: what a newcomer presses, where the first press ends the turn if it may. Tells how many presses it took. The
/// opponent puts a card on guard, if so wanted, and does nothing else.
fn presses(game: &mut Match<Wizards>, guards: bool) -> u32 {
    let (mut made, mut until) = (0, None);
    for _ in 0..60 {
        let seat = Wizards::asks(game.state()).first().expect("somebody is asked");
        if game.state().turn.active != OWN {
            return made;
        }
        let choices = game.choices(seat);
        let answer = if seat == OWN {
            match asked(game, seat) {
                (Some(rest), _) if until.as_ref() == Some(&rest.until) => rest.answer,
                (_, Some(unasked)) => unasked,
                (Some(rest), _) => {
                    made += 1;
                    until = rest.press.is_some().then_some(rest.until);
                    rest.answer
                }
                (None, None) => panic!("{:?} cannot be left alone", game.state().frames.last()),
            }
        } else {
            let guard = choices.iter().copied().find(|choice| guards && matches!(choice, Choice::Guard(_)));
            // Whose hand is too large must give a card away.
            let nothing = if choices.contains(&Choice::Pass) { Choice::Pass } else { choices[0] };
            guard.unwrap_or(nothing).to_string()
        };
        let choice = choices.into_iter().find(|choice| choice.to_string() == answer);
        let ply = game.since(seat);
        let choice = choice.unwrap_or_else(|| {
            panic!("seat {seat}, {:?}: '{answer}' is not offered", game.state().frames.last())
        });
        game.choose(seat, ply, choice).expect("it is legal");
    }
    panic!("the turn does not end");
}

#[test]
fn one_press_ends_a_turn_in_which_nothing_is_done() {
    assert_eq!(presses(&mut laid(IDLE), false), 1);
}

/// A card that lay on guard for nothing goes back to the hand as the turn ends: nobody is asked more for it.
#[test]
fn one_press_ends_a_turn_with_a_card_on_guard() {
    let mut game = laid(IDLE);
    assert_eq!(presses(&mut game, true), 1);
    assert!(game.state().companies.iter().any(|company| company.guarded), "it was put there");
}

/// A company that is to move is no empty turn, nor is the other's.
#[test]
fn a_company_that_goes_is_asked_on_its_way() {
    let mut game = laid(IDLE);
    assert!(asked(&game, OWN).0.is_some_and(|rest| rest.press.is_some()));
    let head = game.choices(OWN).into_iter().find(|choice| matches!(choice, Choice::Head(..)));
    game.choose(OWN, 0, head.expect("somewhere to go")).expect("it was offered");
    assert_eq!(asked(&game, OWN).0, None);
    let question = Wizards::prompt(game.state(), Observer::Seat(OWN));
    let view = View::of(laid(IDLE).state(), Observer::Seat(Seat::new(1)));
    assert_eq!(WizardsPage::rest(&view, Some(Seat::new(1)), &question), None);
}

/// What the opponent plays takes it back; what they lay on guard concerns only who enters.
#[test]
fn a_hazard_takes_the_end_of_the_turn_back() {
    let game = laid(IDLE);
    let question = Wizards::prompt(game.state(), Observer::Seat(OWN));
    let mut view = View::of(game.state(), Observer::Seat(OWN));
    let until = |view: &View| WizardsPage::rest(view, Some(OWN), &question).expect("it may be left").until;
    let before = until(&view);
    (view.companies[0].limit.1, view.companies[0].guarded) = (1, true);
    assert_eq!(until(&view), before);
    view.companies[0].limit.1 = 2;
    assert_ne!(until(&view), before);
}

/// Whoever was hurt is asked, also where what hurt them came besides the hazard limit.
#[test]
fn a_wound_takes_the_end_of_the_turn_back() {
    let game = laid(IDLE);
    let question = Wizards::prompt(game.state(), Observer::Seat(OWN));
    let view = View::of(game.state(), Observer::Seat(OWN));
    let until = |view: &View| WizardsPage::rest(view, Some(OWN), &question).expect("it may be left").until;
    let hurt = |name: &str| {
        let mut view = view.clone();
        let there = |card: &&mut CardView| card.piece.card.get().id == name;
        view.cards.iter_mut().find(there).expect("in play").piece.status = Status::Wounded;
        until(&view)
    };
    assert_ne!(hurt("legolas"), until(&view));
    assert_eq!(hurt("imrahil"), until(&view), "one of the opponent's");
    let mut gone = view.clone();
    gone.cards.retain(|card| card.piece.card.get().id != "legolas");
    assert_ne!(until(&gone), until(&view));
}

/// Which company is next is a step that passes where none of them moves, and is asked where one does.
#[test]
fn which_company_is_next_is_asked_where_one_moves() {
    for (phase, unasked) in [("company 1 lorien: haldir", true), ("company 1 lorien > moria: haldir", false)]
    {
        let position = IDLE.replace("company 1 lorien: haldir", phase).replace("organization", "movement");
        let mut game = laid(&position);
        let mut found = false;
        for _ in 0..10 {
            let seat = Wizards::asks(game.state()).first().expect("somebody is asked");
            let question = Wizards::prompt(game.state(), Observer::Seat(seat));
            if question.id == "wizards-ask-next-move" {
                assert_eq!(asked(&game, seat).1.is_some(), unasked, "{phase}");
                found = true;
                break;
            }
            let choices = game.choices(seat);
            let ply = game.since(seat);
            game.choose(seat, ply, choices[choices.len() - 1]).expect("it was offered");
        }
        assert!(found, "{phase}");
    }
}
