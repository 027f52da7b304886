//! Sentences of the journal and the bar, as they come out.

use canvas::Page as _;
use table::{Message, Observer, Outcome, Seat, SeatSet};

use canvas::{Language, say, say_outcome};

fn name(seat: Seat) -> String {
    ["Ana", "Inés", "Hiedra", "Hilario"][seat.index()].to_owned()
}

fn both(message: &Message, observer: Observer) -> [String; 2] {
    canvas::learn(&journey_page::JourneyPage::words());
    Language::ALL.map(|language| say(language, message, &name, observer))
}

#[test]
fn whoever_reads_is_addressed() {
    let dice =
        vec!["journey-symbol-ring", "journey-symbol-orc", "journey-symbol-ring", "journey-symbol-white-tree"];
    let rolled = Message::new("journey-event-rolled").with("seat", Seat::new(0)).with("dice", dice);
    assert_eq!(
        both(&rolled, Observer::Watcher),
        ["Ana saca 2 anillos, un orco y el Árbol Blanco.", "Ana rolls 2 Rings, an Orc and the White Tree."]
    );
    assert_eq!(
        both(&rolled, Observer::Seat(Seat::new(0))),
        ["Sacas 2 anillos, un orco y el Árbol Blanco.", "You roll 2 Rings, an Orc and the White Tree."]
    );
}

#[test]
fn numbers_pick_their_plural() {
    let advanced = |boxes: u8| {
        let message = Message::new("journey-event-advanced").with("seat", Seat::new(1));
        both(&message.with("boxes", boxes).with("to", 7_u8), Observer::Watcher)
    };
    assert_eq!(
        advanced(1),
        ["Inés avanza 1 casilla, hasta la casilla redonda 7.", "Inés advances 1 circle, to circle 7."]
    );
    assert_eq!(
        advanced(2),
        ["Inés avanza 2 casillas, hasta la casilla redonda 7.", "Inés advances 2 circles, to circle 7."]
    );
}

#[test]
fn the_end_names_the_winners() {
    canvas::learn(&journey_page::JourneyPage::words());
    let outcome = |winners: &[usize], reason: &str| Outcome {
        winners: winners.iter().map(|seat| Seat::new(*seat)).collect::<SeatSet>(),
        together: false,
        reason: reason.to_owned(),
    };
    let arrived = outcome(&[0], "journey-over-arrived");
    let words = say_outcome(Language::Es, &arrived, &name, Observer::Watcher);
    assert_eq!(words, "Ana ha llevado el Anillo a Mordor y gana la partida.");
    let words = say_outcome(Language::En, &arrived, &name, Observer::Seat(Seat::new(0)));
    assert_eq!(words, "You have carried the Ring to Mordor! You win the game.");
    let shared =
        say_outcome(Language::Es, &outcome(&[0, 1], "journey-over-shared"), &name, Observer::Watcher);
    assert!(shared.starts_with("Victoria compartida de Ana e Inés"), "{shared}");
}
