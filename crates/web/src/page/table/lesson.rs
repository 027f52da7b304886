//! A table that is a lesson: what the teacher says stands where the question does, and what it is about is marked.

use canvas::art::icon;
use maud::{Markup, html};
use seen::{LessonState, LessonView, NextView, Status, TableView};

use super::sight::Sight;

/// True if a lesson runs here for the reader.
pub(super) fn runs(view: &TableView) -> bool {
    view.status == Status::Playing
        && view.lesson.as_ref().is_some_and(|lesson| lesson.state != LessonState::Over)
}

/// True while the house plays.
fn plays(view: &TableView) -> bool {
    view.lesson.as_ref().is_some_and(|lesson| lesson.state == LessonState::Plays)
}

/// The state in a word for the script: `waits 3`.
pub(super) fn word(view: &TableView) -> Option<String> {
    let lesson = view.lesson.as_ref()?;
    Some(match lesson.state {
        LessonState::Gathers => "gathers".to_owned(),
        LessonState::Watches => format!("watches {}", lesson.stop),
        LessonState::Waits => format!("waits {}", lesson.stop),
        LessonState::Plays => format!("plays {}", lesson.stop),
        LessonState::Over => "over".to_owned(),
    })
}

/// The name of the lesson and its progress, in place of the turn.
pub(super) fn title(sight: &Sight, game: &str, lesson: &LessonView) -> Markup {
    let language = sight.language;
    let (stop, stops) = (lesson.stop as u32, lesson.stops as u32);
    let numbers = [("stop", stop.into()), ("stops", stops.into())];
    html! {
        span .lesson__name { (icon("book")) (sight.say(&lesson.name)) }
        @if let Some(grade) = lesson.puzzle { span .lesson__at { (language.text(&format!("{game}-puzzle-grade-{grade}"))) } }
        @else { span .lesson__at { (language.with("table-lesson-at", &numbers)) } }
    }
}

/// The teacher's words. `asked` is the question of the game.
pub(super) fn said(sight: &Sight, game: &str, lesson: &LessonView, asked: &Markup) -> Markup {
    let say = |message: &Option<table::Message>| message.as_ref().map(|message| sight.say(message));
    html! {
        @match lesson.state {
            LessonState::Waits => {
                @if let Some(why) = say(&lesson.why) { span .lesson__why { (why) } }
                @if let Some(what) = say(&lesson.what) { " " strong #lesson-do .lesson__do { (what) } }
                // What another press would have meant: the script writes it here.
                span #lesson-not .lesson__not role="status" {}
            }
            LessonState::Gathers => {
                strong .lesson__do { (sight.language.text("table-lesson-gathers")) }
                span .lesson__asked { (asked) }
            }
            LessonState::Watches => {
                @if let Some(why) = say(&lesson.why) { span #lesson-seen .lesson__why { (why) } }
                @if let Some(with) = lesson.with {
                    " " strong .lesson__do { (sight.language.with("table-lesson-watches", &[("name", (&sight.name(with)).into())])) }
                }
                span .lesson__asked { (asked) }
            }
            LessonState::Plays => {
                strong .lesson__do { (sight.language.text(if lesson.puzzle.is_some() { "puzzle-plays" } else { "table-lesson-plays" })) }
                span .lesson__asked { (asked) }
            }
            LessonState::Over => {
                @if let Some(why) = say(&lesson.why) { span .lesson__why { (why) } }
                @let over = if lesson.puzzle.is_some() { "table-lesson-over" } else { "table-lesson-done" };
                " " strong .lesson__do { (sight.language.text(over)) }
                @if lesson.puzzle.is_some() { " " a #all-puzzles href={ "/puzzles/" (game) } { (sight.language.text("puzzle-all")) } }
                span .lesson__asked { (asked) }
            }
        }
    }
}

/// True if the reader's lesson has just ended: its end is told in the bar, with the way on.
pub(super) fn is_over(view: &TableView) -> bool {
    view.lesson.as_ref().is_some_and(|lesson| lesson.state == LessonState::Over && lesson.puzzle.is_none())
}

/// The way on from a lesson that is over: the next one, or the list of all.
pub(super) fn onward(sight: &Sight, view: &TableView) -> Markup {
    let game = view.game.id;
    html! {
        @if let Some(lesson) = view.lesson.as_ref().filter(|_| is_over(view)) {
            @match &lesson.next {
                Some(next) => form #next-lesson .onward method="post" action="/tables" {
                    input type="hidden" name="game" value=(game);
                    button .choice .choice--main name="lesson" value=(next.id) type="submit" {
                        (icon("book")) (sight.language.with("table-lesson-next", &[("name", (&sight.say(&next.name)).into())]))
                    }
                },
                None => div .onward { a #all-lessons .button .choice .choice--main href={ "/rules/" (game) "#lessons" } { (icon("book")) (sight.language.text("table-lesson-all")) } },
            }
        }
    }
}

/// The same among the tools of the bar, for as long as the table goes on after its lesson.
pub(super) fn further(sight: &Sight, view: &TableView) -> Markup {
    let sits = view.seats.iter().any(|seat| seat.you);
    let played = view.learnt && sits && view.status == Status::Playing && view.lesson.is_none();
    let text = |id| sight.language.text(id);
    html! {
        @if played {
            @if let Some(NextView::Lesson(next)) = &view.next {
                form method="post" action="/tables" {
                    input type="hidden" name="game" value=(view.game.id);
                    button #to-lesson .quiet name="lesson" value=(next) type="submit" title=(text("lessons-next")) { (icon("book")) (text("lessons-next")) }
                }
            } @else {
                a #to-lesson .button .quiet href={ "/rules/" (view.game.id) "#lessons" } title=(text("table-lesson-all")) { (icon("book")) (text("table-lesson-all")) }
            }
        }
    }
}

/// The choice that the lesson waits for: where it may be told, it stands first.
pub(super) fn wanted(view: &TableView) -> Option<&str> {
    let waits = |lesson: &&LessonView| lesson.state == LessonState::Waits;
    view.lesson.as_ref().filter(waits)?.choice.as_deref()
}

/// The same for whoever listens.
pub(super) fn spoken(sight: &Sight, view: &TableView) -> Option<String> {
    let told = |lesson: &&LessonView| matches!(lesson.state, LessonState::Waits | LessonState::Watches);
    let lesson = view.lesson.as_ref().filter(told)?;
    let said = lesson.why.iter().chain(&lesson.what).map(|message| sight.say(message));
    Some(said.collect::<Vec<_>>().join(" "))
}

/// The way from the first stop to the same lesson for two.
pub(super) fn for_two(sight: &Sight, view: &TableView) -> Markup {
    let begins = view.lesson.as_ref().filter(|lesson| lesson.state == LessonState::Waits && lesson.stop == 1);
    html! {
        @if begins.is_some_and(|lesson| lesson.for_two && lesson.with.is_none()) {
            a #we-are-two .button .quiet href={ "/rules/" (view.game.id) "#lessons" } { (sight.language.text("lessons-two")) }
        }
    }
}

/// The way out of it: the same table goes on.
pub(super) fn leave(sight: &Sight, view: &TableView) -> Markup {
    let puzzle = view.lesson.as_ref().is_some_and(|lesson| lesson.puzzle.is_some());
    let together = view.lesson.as_ref().is_some_and(|lesson| lesson.with.is_some());
    let (word, help) = match (puzzle, together) {
        (true, _) => ("puzzle-tell", "puzzle-tell-note"),
        (false, true) => ("table-lesson-leave", "table-lesson-leave-two"),
        (false, false) => ("table-lesson-leave", "table-lesson-leave-note"),
    };
    let help = sight.language.text(help);
    html! {
        @if let Some(seat) = view.you.first().filter(|_| runs(view) && !(puzzle && plays(view))) {
            form #leave-lesson method="post" action={ "/t/" (view.id) "/lesson/leave" } data-api={ "/api/v1/tables/" (view.id) "/lesson/leave" } {
                input type="hidden" name="seat" value=(seat);
                button .quiet type="submit" title=(help) { (sight.language.text(word)) }
            }
        }
    }
}

/// The ids of what the lesson speaks of now.
pub(super) fn subjects(sight: &Sight, view: &TableView) -> Vec<String> {
    let Some(lesson) = view.lesson.as_ref().filter(|lesson| lesson.state == LessonState::Waits) else {
        return Vec::new();
    };
    let choice = lesson.choice.as_deref();
    let offers = sight.offers().iter();
    let mut legal = offers.filter(|offer| offer.refusal.is_none());
    let offer = legal.find(|offer| Some(offer.notation.as_str()) == choice);
    let mut places = match offer {
        Some(offer) if lesson.lit.is_empty() => offer.places(),
        _ => lesson.lit.clone(),
    };
    // Its button stands first in the bar: where the place lies outside the window, say.
    let button = offer.map(canvas::Offer::button);
    places.extend(button.filter(|button| !places.contains(button)));
    places
}
