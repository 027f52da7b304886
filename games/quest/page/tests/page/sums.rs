//! Events that happened several times, as one sentence.

use canvas::{Language, Piece, say_sum};
use quest::Event;
use quest::ids::Place;
use table::{Message, Observer, Seat};

/// These events as one sentence, as a watcher reads it; nothing where they cannot be one.
fn sum(language: Language, events: &[Event]) -> Option<String> {
    canvas::learn(&quest_page::words());
    let said = events.iter().map(Event::say).collect::<Vec<_>>();
    let names = |seat: Seat| ["Bot 1", "Ana", "Bot 3"][seat.index()].to_owned();
    let pieces =
        say_sum(language, &said.iter().collect::<Vec<&Message>>(), &names, Observer::Watcher, &|_| None)?;
    let words = pieces.into_iter().map(|piece| match piece {
        Piece::Text(words) | Piece::Entry(_, words) => words,
    });
    Some(words.collect())
}

fn influence(place: Place, tokens: u8) -> Event {
    Event::Influence { place, tokens }
}

#[test]
fn influence_is_added_up_and_its_places_are_a_list() {
    let [one, other] = [0, 1].map(|at| Place::all().nth(at).expect("a place"));
    let said =
        sum(Language::En, &[influence(one, 1), influence(other, 2), influence(one, 1)]).expect("a sum");
    assert!(said.starts_with("Influence placed (4): "), "{said}");
    assert!(said.contains(" ×2 and "), "the first place twice, the other once: {said}");
    let alone = sum(Language::En, &[influence(one, 2)]).expect("one is a sum");
    assert!(alone.starts_with("2 influence is placed in"), "one alone stays as it is: {alone}");
}

#[test]
fn a_wound_of_seven_is_one_line() {
    let lost = || Event::Lost { seat: Seat::new(1), card: None, hand: false };
    let said = sum(Language::Es, &[(); 7].map(|()| lost())).expect("a sum");
    assert_eq!(said, "Ana pierde 7 cartas, a la Reserva de Daño.");
}

#[test]
fn what_is_unlike_is_not_summed() {
    let lost = |seat| Event::Lost { seat: Seat::new(seat), card: None, hand: false };
    assert_eq!(sum(Language::Es, &[lost(1), lost(2)]), None, "of two people");
    let round = |round| Event::Round { round };
    assert_eq!(sum(Language::Es, &[round(1), round(2)]), None, "no words for several that differ");
    let same = sum(Language::En, &[round(1), round(1)]).expect("the same is counted");
    assert!(same.ends_with(" ×2.") && !same.contains(". ×"), "{same}");
    assert_eq!(sum(Language::Es, &[lost(1), round(1)]), None, "of two kinds");
}

/// Who may know what was drawn is told it, and the others how much.
#[test]
fn what_is_hidden_from_others_is_named_to_who_may_know() {
    let one = quest::ids::Shadow::all().next().expect("a shadow card");
    let said =
        |card| sum(Language::En, &[Event::ShadowDrawn { card }, Event::ShadowDrawn { card }]).expect("a sum");
    assert_eq!(said(None), "Sauron draws 2 shadow cards.");
    let known = said(Some(one));
    assert!(known.starts_with("Sauron draws 2 shadow cards: ") && known.ends_with(" ×2."), "{known}");
}
