//! A table that is a lesson: what it says stands where the question does, and what it speaks of is marked.

use seen::{LessonState, LessonView, Pages as _, TableView};
use table::Message;
use web::Language;

use crate::html::{Element, elements};
use crate::sample::{Sample, WEB, reader};

/// The first question of El viaje a Mordor, as a lesson.
fn lesson(state: LessonState, lit: &[&str]) -> TableView {
    let waits = state == LessonState::Waits;
    let text = |id| waits.then(|| Message::new(id));
    let mut table = Sample::new(2, 3, 0, Some(0), &[("first", "1")]).table();
    table.lesson = Some(LessonView {
        id: "first".into(),
        name: Message::new("journey-lesson-first-name"),
        state,
        stop: 1,
        stops: 10,
        why: text("journey-lesson-first-hobbit-why"),
        what: text("journey-lesson-first-hobbit-do"),
        lit: lit.iter().map(|&id| id.to_owned()).collect(),
        choice: waits.then(|| "take frodo".to_owned()),
        with: None,
        for_two: true,
        puzzle: None,
    });
    table
}

fn page(view: &TableView) -> Vec<Element> {
    elements(&WEB.table(&reader(Language::En), view))
}

/// The ids of what is marked.
fn marked(page: &[Element]) -> Vec<&str> {
    let marked = page.iter().filter(|element| {
        element.get("class").is_some_and(|classes| classes.split(' ').any(|class| class == "taught"))
    });
    marked.filter_map(|element| element.get("id")).collect()
}

fn signal<'a>(page: &'a [Element], name: &str) -> Option<&'a str> {
    page.iter().find(|element| element.get("id") == Some("signals"))?.get(name)
}

#[test]
fn what_it_speaks_of_is_marked_and_brought_into_sight() {
    let own = page(&lesson(LessonState::Waits, &[]));
    assert_eq!(
        marked(&own),
        ["choice-take-frodo", "hobbit-frodo"],
        "where the choice is made, and its button"
    );
    assert_eq!(signal(&own, "data-lesson"), Some("waits 1"));
    assert!(signal(&own, "data-subjects").is_some_and(|subjects| subjects.starts_with("hobbit-frodo")));
    let named = page(&lesson(LessonState::Waits, &["hobbit-sam", "choice-take-sam", "hobbit"]));
    assert_eq!(marked(&named).len(), 2, "what is not there is not marked: {:?}", marked(&named));
}

#[test]
fn what_it_says_stands_in_the_bar_with_the_way_out() {
    let view = lesson(LessonState::Waits, &[]);
    let text = WEB.table(&reader(Language::En), &view);
    for words in ["A roll and a road", "1 of 10", "The first player to carry the Ring", "Take Frodo."] {
        assert!(text.contains(words), "{words}");
    }
    assert!(text.contains("action=\"/t/1/lesson/leave\""));
    // Whoever listens is told, too.
    let told =
        text.split("id=\"live\"").nth(1).and_then(|rest| rest.split("</p>").next()).unwrap_or_default();
    assert!(told.contains("Take Frodo."), "{told}");
}

#[test]
fn while_it_plays_and_when_it_is_over_nothing_is_marked() {
    for (state, word) in [(LessonState::Plays, "plays 1"), (LessonState::Over, "over")] {
        let page = page(&lesson(state, &[]));
        assert_eq!((marked(&page), signal(&page, "data-lesson")), (Vec::new(), Some(word)));
        let leave = page.iter().any(|element| element.get("id") == Some("leave-lesson"));
        assert_eq!(leave, state == LessonState::Plays);
    }
}

#[test]
fn at_no_table_that_is_none() {
    let page = page(&Sample::new(2, 3, 0, Some(0), &[]).table());
    assert_eq!((marked(&page), signal(&page, "data-lesson")), (Vec::new(), None));
}

/// One lesson begins at the entrance by one press; on the page about the game, too.
#[test]
fn it_is_offered_to_who_is_new() {
    let door = WEB.lobby(&reader(Language::En), &crate::sample::lobby());
    assert!(door.contains("id=\"new-here-journey\"") && door.contains("value=\"lesson:journey:\""));
    let view = seen::RulesView { game: crate::sample::game_view(), find: String::new(), table: None };
    let book = WEB.rules(&reader(Language::En), &view);
    assert!(book.contains("id=\"lesson-first\"") && book.contains("Learn it at the table"));
    // Whether it was played to its end the browser knows, by what its table says.
    assert!(book.contains("data-done hidden"));
    let over = page(&lesson(LessonState::Over, &[]));
    assert_eq!((signal(&over, "data-lesson"), signal(&over, "data-learns")), (Some("over"), Some("first")));
}

/// Two learn at one table: at the other's stop one is told what is done and why, and nothing is marked.
#[test]
fn at_the_others_stop_one_is_told_what_is_done() {
    let mut view = lesson(LessonState::Watches, &[]);
    let told = view.lesson.as_mut().expect("a lesson");
    (told.why, told.with) =
        (Some(Message::new("journey-lesson-first-hobbit-seen")), Some(table::Seat::new(1)));
    let text = WEB.table(&reader(Language::En), &view);
    for words in ["Each of you takes a hobbit", "now it is"] {
        assert!(text.contains(words), "{words}");
    }
    let page = elements(&text);
    assert_eq!((marked(&page), signal(&page, "data-lesson")), (Vec::new(), Some("watches 1")));
    // Either of the two may leave it, for both.
    assert!(text.contains("Both of you go on"));
}

/// One says at the first stop that one is not alone, and on the page about the game.
#[test]
fn it_is_offered_to_two() {
    let first = WEB.table(&reader(Language::En), &lesson(LessonState::Waits, &[]));
    assert!(first.contains("id=\"we-are-two\""));
    let view = seen::RulesView { game: crate::sample::game_view(), find: String::new(), table: None };
    let book = WEB.rules(&reader(Language::En), &view);
    assert!(book.contains("id=\"two-first\"") && book.contains("name=\"two\""));
}
