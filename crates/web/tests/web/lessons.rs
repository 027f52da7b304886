//! A table that is a lesson: what it says stands where the question does, and what it speaks of is marked.

use seen::{LessonCard, LessonState, LessonView, NextView, Pages as _, TableView};
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
        shows: vec!["journey-map".to_owned()],
        choice: waits.then(|| "take frodo".to_owned()),
        next: (state == LessonState::Over).then(|| LessonCard {
            id: "second".into(),
            name: Message::new("journey-lesson-first-name"),
            stops: 5,
            for_two: false,
        }),
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
    // First what it shows, then what it speaks of.
    let subjects = signal(&own, "data-subjects").expect("subjects");
    assert!(subjects.starts_with("journey-map hobbit-frodo"), "{subjects}");
    let named = page(&lesson(LessonState::Waits, &["hobbit-sam", "choice-take-sam", "hobbit"]));
    // The button of what is wanted, too, whatever is named; what is not there is not marked.
    let all = marked(&named);
    assert!(all.len() == 3 && all.contains(&"choice-take-frodo"), "{all:?}");
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

/// What it wants is the first answer of the bar, also where all others are folded away; what kinds there are is told without numbers.
#[test]
fn what_it_wants_stands_first() {
    let page = page(&lesson(LessonState::Waits, &[]));
    let first = page.iter().find(|element| element.name == "button" && element.get("name") == Some("choice"));
    assert_eq!(first.and_then(|button| button.get("value")), Some("take frodo"));
    let kind = |element: &&Element| element.name == "summary" && element.get("class") == Some("choice");
    let kinds = page.iter().filter(kind).map(|summary| summary.text.trim()).collect::<Vec<_>>();
    assert!(kinds.iter().all(|words| !words.ends_with(')')), "{kinds:?}");
    // In sight below what is to be done there is a place for the answer to another press.
    assert!(page.iter().any(|element| element.get("id") == Some("lesson-not")));
}

/// Its end says so, and leads to the next lesson by one press; after the last to the list.
#[test]
fn its_end_leads_on() {
    let mut view = lesson(LessonState::Over, &[]);
    let text = WEB.table(&reader(Language::En), &view);
    for words in [
        "The lesson is done.",
        "id=\"next-lesson\"",
        "Next lesson: A roll and a road",
        "value=\"second\"",
        "prompt--over",
    ] {
        assert!(text.contains(words), "{words}");
    }
    view.lesson.as_mut().expect("a lesson").next = None;
    assert!(WEB.table(&reader(Language::En), &view).contains("id=\"all-lessons\""));
}

/// The way on stays in reach while the table goes on, for who sits there; at its end, too, also where no lesson follows.
#[test]
fn the_way_on_stays_in_reach() {
    let after = |next: Option<NextView>, number, plies| {
        let sample = Sample::new(2, number, plies, Some(0), &[]);
        let mut view = TableView { next, learnt: true, ..sample.table() };
        view.seats[0].you = true;
        WEB.table(&reader(Language::En), &view)
    };
    let on = after(Some(NextView::Lesson("second".into())), 3, 0);
    for words in ["id=\"to-lesson\"", "name=\"lesson\" value=\"second\"", "Next lesson"] {
        assert!(on.contains(words), "{words}");
    }
    let last = after(None, 3, 0);
    assert!(last.contains("id=\"to-lesson\"") && last.contains("All lessons"));
    assert!(after(None, 5, 100_000).contains("All lessons"), "at the end of the game");
    let none = WEB.table(&reader(Language::En), &Sample::new(2, 3, 0, Some(0), &[]).table());
    assert!(!none.contains("id=\"to-lesson\""));
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
    assert!(door.contains("Basic, 3 players"), "how it begins at once, as that is not as usual");
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
    for words in ["Each of you takes a hobbit", "is learning"] {
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

/// The page at the end offers what comes after a lesson or a puzzle, and another move; that a lesson counts nowhere it says.
#[test]
fn at_its_end_one_is_led_on() {
    let sample = Sample::new(2, 5, 100_000, Some(0), &[]);
    let end = |next: NextView| {
        let mut view = TableView { next: Some(next), learnt: true, ..sample.table() };
        view.seats[0].you = true;
        WEB.table(&reader(Language::En), &view)
    };
    let lesson = end(NextView::Lesson("second".into()));
    for words in ["name=\"lesson\" value=\"second\"", "Next lesson", "A lesson counts neither", "#play-on\""]
    {
        assert!(lesson.contains(words), "{words}");
    }
    assert!(end(NextView::Puzzle(12)).contains("name=\"puzzle\" value=\"12\""));
    let chapter = end(NextView::Chapter("20".into()));
    assert!(chapter.contains("Begin the campaign: 20"));
    // These ways stand under the question and in the sheet of the end: nothing in them is called by an id.
    let ids = chapter.match_indices(" id=\"").map(|(at, _)| chapter[at + 5..].split('"').next());
    let mut all = ids.collect::<Vec<_>>();
    let many = all.len();
    all.sort_unstable();
    all.dedup();
    assert_eq!(all.len(), many, "an id stands twice");
}
