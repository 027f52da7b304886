//! The rules of a game, every clause with an address of its own.

use maud::{Markup, html};
use rulebook::{Clause, Rulebook};
use table::Info;

use super::desk::Desk;
use super::game_name;
use super::shell::{Frame, shell};
use canvas::Language;

/// The rulebooks of the house, one of which the reader wants to open.
pub(crate) fn books(desk: &Desk, games: &[Info]) -> Markup {
    let language = desk.language;
    let title = language.text("rules-books");
    let body = html! {
        h1 { (title) }
        p { (language.text("rules-own-words")) }
        ul .books {
            @for game in games.iter().filter_map(|game| desk.web.library().of(game.id)) {
                li {
                    a href={ "/rules/" (game.game) } { (game_name(language, &game.game)) }
                    " " small { (language.with("rules-clauses", &[("clauses", (game.clauses.len() as u32).into())])) }
                }
            }
        }
    };
    shell(desk, &Frame { title: &title, class: "read", tools: html! {}, game: None, said: None }, &body)
}

/// The rules of the game with this id; nothing when it has no book.
pub(crate) fn rules(desk: &Desk, game: &str) -> Option<Markup> {
    let language = desk.language;
    let book = desk.web.library().of(game)?;
    let title = language.with("rules-title", &[("game", (&game_name(language, game)).into())]);
    let body = html! {
        article .read__text {
            h1 { (title) }
            p { (language.text("rules-own-words")) }
            @if let Some(page) = desk.web.page(game) { (page.note(language)) }
            nav aria-label=(language.text("rules-chapters")) {
                ol .chapters {
                    @for chapter in &book.chapters {
                        li { a href={ "#chapter-" (chapter.key) } { (chapter.number) ". " (chapter.title.get(language.book())) } }
                    }
                }
            }
            (chapters(language, book))
        }
    };
    Some(shell(
        desk,
        &Frame { title: &title, class: "read", tools: html! {}, game: Some(game), said: None },
        &body,
    ))
}

/// All chapters with their clauses.
fn chapters(language: Language, book: &Rulebook) -> Markup {
    html! {
        @for chapter in &book.chapters {
            section .rules aria-labelledby={ "chapter-" (chapter.key) } {
                h2 id={ "chapter-" (chapter.key) } { (chapter.number) ". " (chapter.title.get(language.book())) }
                @for clause in book.clauses_in(chapter) { (one(language, clause)) }
            }
        }
    }
}

fn one(language: Language, clause: &Clause) -> Markup {
    let book = language.book();
    html! {
        section .rule id=(clause.id) aria-labelledby={ (clause.id) "-title" } {
            h3 id={ (clause.id) "-title" } { a .clause href={ "#" (clause.id) } { (clause.id) } " " (clause.title.get(book)) }
            p { (clause.text.get(book)) }
            @if let Some(reading) = &clause.reading {
                p .remark { b { (language.text("rules-reading")) } " " (reading.get(book)) }
            }
            p .rule__seed { (language.text("rules-seed")) " " span lang="es" { "«" (clause.seed.heading) "»" } }
        }
    }
}
