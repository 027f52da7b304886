//! The rules of a game, every clause with an address of its own.

use maud::{Markup, html};
use rulebook::{Clause, Rulebook};

use super::drawing::note_on;
use super::game_name;
use super::shell::{Frame, Reader, shell};
use crate::text::Language;

/// The address of a clause.
pub(super) fn path_of(clause: &str) -> String {
    let book = rulebook::all()
        .iter()
        .find(|book| clause.starts_with(&book.prefix));
    format!("/rules/{}#{clause}", book.map_or("journey", |book| &book.game))
}

/// The rulebooks of the house, one of which the reader wants to open.
pub fn books(reader: &Reader, games: &[&str]) -> Markup {
    let language = reader.language;
    let title = language.text("rules-books");
    let body = html! {
        h1 { (title) }
        p { (language.text("rules-own-words")) }
        ul .books {
            @for game in games.iter().filter_map(|game| rulebook::of(game)) {
                li {
                    a href={ "/rules/" (game.game) } { (game_name(language, &game.game)) }
                    " " small { (language.with("rules-clauses", &[("clauses", (game.clauses.len() as u32).into())])) }
                }
            }
        }
    };
    shell(
        reader,
        &Frame {
            title: &title,
            class: "read",
            tools: html! {},
            game: None,
        },
        &body,
    )
}

/// The rules of the game with this id; nothing when it has no book.
pub fn rules(reader: &Reader, game: &str) -> Option<Markup> {
    let language = reader.language;
    let book = rulebook::of(game)?;
    let title = language.with("rules-title", &[("game", (&game_name(language, game)).into())]);
    let body = html! {
        article .read__text {
            h1 { (title) }
            p { (language.text("rules-own-words")) }
            @if let Some(note) = note_on(game, language) { (note) }
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
        reader,
        &Frame {
            title: &title,
            class: "read",
            tools: html! {},
            game: Some(game),
        },
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
