//! The lessons of a game: one press begins one.

use canvas::art::icon;
use maud::{Markup, html};
use seen::{GameView, LessonCard};
use table::Message;

use super::begin::nameless;
use super::context::PageContext;

fn name(ctx: &PageContext, message: &Message) -> String {
    ctx.language.text(message.id)
}

/// The lessons at the entrance: a game with one lesson begins it by one press, which belongs to the form `form`; where
/// there are several one chooses among them.
pub(super) fn at_the_door(ctx: &PageContext, game: &GameView, called: &str, form: &str) -> Markup {
    let language = ctx.language;
    let id = game.info.id;
    let words = html! { (icon("book")) (language.text("lobby-new-here")) span .unseen { ": " (called) } };
    html! {
        @match game.lessons.as_slice() {
            [] => a .button href={ "/rules/" (id) "#how" } { (words) },
            [only] => {
                @let at = format!("lesson:{id}:");
                input type="hidden" form=(form) name={ (at) "game" } value=(id);
                input type="hidden" form=(form) name={ (at) "lesson" } value=(only.id);
                button #{ "new-here-" (id) } .button type="submit" form=(form) name="which" value=(at) formnovalidate { (words) }
            }
            _ => a #{ "new-here-" (id) } .button href={ "/rules/" (id) "#how" } { (words) },
        }
    }
}

/// The lessons on the page about a game, each begun by one press. Those that were played to their end the script ticks: the page is the
/// same for all.
pub(super) fn list(ctx: &PageContext, game: &GameView) -> Markup {
    let language = ctx.language;
    let one = |lesson: &LessonCard| {
        let stops = [("stops", (lesson.stops as u32).into())];
        html! {
            button #{ "lesson-" (lesson.id) } .choice .choice--main name="lesson" value=(lesson.id) type="submit" {
                (icon("book")) (name(ctx, &lesson.name)) " " small { (language.with("lessons-stops", &stops)) }
                span data-done hidden { " ✓" span .unseen { " " (language.text("lessons-done")) } }
            }
            @if lesson.for_two {
                button #{ "two-" (lesson.id) } .choice name="two" value=(lesson.id) type="submit" {
                    (icon("handshake")) (language.text("lessons-two")) span .unseen { ": " (name(ctx, &lesson.name)) }
                }
            }
        }
    };
    html! {
        @if !game.lessons.is_empty() {
            form #lessons .lessons method="post" action="/tables" aria-labelledby="lessons-title" {
                h3 #lessons-title { (language.text("lessons-title")) }
                p { (language.text("lessons-note")) }
                @if game.lessons.iter().any(|lesson| lesson.for_two) { p { (language.text("lessons-two-note")) } }
                @if ctx.reader.name.as_deref().unwrap_or_default().is_empty() {
                    (nameless())
                }
                input type="hidden" name="game" value=(game.info.id);
                ol .lessons__list { @for lesson in &game.lessons { li { (one(lesson)) } } }
            }
        }
    }
}
