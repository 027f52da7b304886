//! How sentences come out.

use table::{Message, Observer, Outcome, Seat, SeatSet};

use crate::text::{Language, say, say_outcome};

fn name(seat: Seat) -> String {
    ["Ana", "Inés", "Hiedra", "Hilario"][seat.index()].to_owned()
}

fn both(message: &Message, observer: Observer) -> [String; 2] {
    Language::ALL.map(|language| say(language, message, &name, observer))
}

#[test]
fn whoever_reads_is_addressed() {
    let dice = vec![
        "journey-symbol-ring",
        "journey-symbol-orc",
        "journey-symbol-ring",
        "journey-symbol-white-tree",
    ];
    let rolled = Message::new("journey-event-rolled")
        .with("seat", Seat::new(0))
        .with("dice", dice);
    assert_eq!(
        both(&rolled, Observer::Watcher),
        [
            "Ana saca 2 anillos, un orco y el Árbol Blanco.",
            "Ana rolls 2 Rings, an Orc and the White Tree."
        ]
    );
    assert_eq!(
        both(&rolled, Observer::Seat(Seat::new(0))),
        [
            "Sacas 2 anillos, un orco y el Árbol Blanco.",
            "You roll 2 Rings, an Orc and the White Tree."
        ]
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
        [
            "Inés avanza 1 casilla, hasta la casilla redonda 7.",
            "Inés advances 1 box, to round box 7."
        ]
    );
    assert_eq!(
        advanced(2),
        [
            "Inés avanza 2 casillas, hasta la casilla redonda 7.",
            "Inés advances 2 boxes, to round box 7."
        ]
    );
}

#[test]
fn lists_are_joined_as_they_are_spoken() {
    let list = |language: Language, seats: &[usize]| {
        language.list(
            &seats
                .iter()
                .map(|seat| name(Seat::new(*seat)))
                .collect::<Vec<_>>(),
        )
    };
    assert_eq!(list(Language::Es, &[0, 1]), "Ana e Inés");
    assert_eq!(list(Language::Es, &[0, 2]), "Ana y Hiedra");
    assert_eq!(list(Language::Es, &[0, 1, 3]), "Ana, Inés e Hilario");
    assert_eq!(list(Language::En, &[0, 1]), "Ana and Inés");
    assert_eq!(list(Language::En, &[]), "");
}

#[test]
fn the_end_names_the_winners() {
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
    let shared = say_outcome(
        Language::Es,
        &outcome(&[0, 1], "journey-over-shared"),
        &name,
        Observer::Watcher,
    );
    assert!(
        shared.starts_with("Victoria compartida de Ana e Inés"),
        "{shared}"
    );
}

#[test]
fn the_reader_gets_the_language_they_want() {
    let wanted = |chosen, accept| Language::wanted(chosen, Some(accept));
    assert_eq!(wanted(None, "es-MX,es;q=0.9,en;q=0.8"), Language::Es);
    assert_eq!(wanted(None, "fr,en;q=0.4,es;q=0.6"), Language::Es);
    assert_eq!(wanted(None, "fr, de"), Language::En);
    assert_eq!(wanted(None, "es;q=0, en-GB;q=0.1"), Language::En);
    assert_eq!(wanted(Some("es"), "en"), Language::Es);
    assert_eq!(wanted(Some("<script>"), "es"), Language::Es);
    assert_eq!(Language::wanted(None, None), Language::En);
}
