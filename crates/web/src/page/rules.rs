//! The rules of a game: how it is played on one drawn page, and every clause with an address of its own.

use maud::{Markup, html};
use rulebook::{Clause, Rulebook};
use table::Info;

use super::begin::{at_a_glance, begin_here, more};
use super::context::PageContext;
use super::game_name;
use super::lessons::list;
use super::shell::{Frame, door, shell};
use canvas::Language;
use seen::RulesView;

/// The rulebooks of the house, one of which the reader wants to open.
pub(crate) fn books(ctx: &PageContext, games: &[Info]) -> Markup {
    let language = ctx.language;
    let title = language.text("rules-books");
    let body = html! {
        h1 { (title) }
        p { (language.text("rules-own-words")) }
        ul .books {
            @for game in games.iter().filter_map(|game| ctx.web.library().of(game.id)) {
                li {
                    a href={ "/rules/" (game.game) } { (game_name(language, &game.game)) }
                    " " small { (language.with("rules-clauses", &[("clauses", (game.clauses.len() as u32).into())])) }
                }
            }
        }
    };
    shell(ctx, &Frame { title: &title, class: "read", tools: html! {}, game: None, said: None }, &body)
}

/// The rules of a game; nothing when it has no book. First how it is played, and the press that begins a game; then the book, or
/// what in it was looked for.
pub(crate) fn rules(ctx: &PageContext, view: &RulesView) -> Option<Markup> {
    let language = ctx.language;
    let game = view.game.info.id;
    let book = ctx.web.library().of(game)?;
    let page = ctx.web.page(game);
    let name = game_name(language, game);
    let title = language.with("rules-title", &[("game", (&name).into())]);
    let find = view.find.trim();
    let body = html! {
        h1 { (name) }
        @if find.is_empty() {
            section #how aria-labelledby="how-title" {
                h2 #how-title { (language.text("rules-how")) }
                (at_a_glance(ctx, &view.game.info, &more(ctx, game, &name)))
                (list(ctx, &view.game))
                (begin_here(ctx, &view.game, &name))
                @if let Some(page) = page { (page.how(language)) }
            }
        }
        article #rules .read__text aria-labelledby="rules-title" {
            h2 #rules-title { (language.text("house-rules")) }
            p { (language.text("rules-own-words")) }
            (search(language, game, &view.find))
            @if find.is_empty() {
                @if let Some(page) = page { (page.note(language)) }
                nav aria-label=(language.text("rules-chapters")) {
                    ol .chapters {
                        @for chapter in &book.chapters {
                            li { a href={ "#chapter-" (chapter.key) } { (chapter.number) ". " (chapter.title.get(language.book())) } }
                        }
                    }
                }
            }
            (chapters(language, book, &sought(find)))
        }
    };
    Some(door(
        ctx,
        &Frame { title: &title, class: "read", tools: html! {}, game: Some(game), said: None },
        &body,
    ))
}

/// The search form; an empty search finds all.
fn search(language: Language, game: &str, find: &str) -> Markup {
    html! {
        form .rules__search role="search" method="get" action={ "/rules/" (game) } {
            label .unseen for="rules-find" { (language.text("rules-find")) }
            div .copy {
                input #rules-find type="search" name="find" value=(find) maxlength="60" placeholder=(language.text("rules-find"));
                button type="submit" { (language.text("library-go")) }
                @if !find.trim().is_empty() { a .button href={ "/rules/" (game) } { (language.text("rules-all")) } }
            }
        }
    }
}

/// The words of a search as they are compared.
fn sought(find: &str) -> Vec<String> {
    find.split_whitespace().map(bare).collect()
}

/// A text without capitals and accents, as people type.
fn bare(text: &str) -> String {
    let plain = |sign: char| match sign {
        'á' | 'à' | 'â' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'í' | 'ì' | 'î' => 'i',
        'ó' | 'ò' | 'ô' => 'o',
        'ú' | 'ù' | 'û' | 'ü' => 'u',
        sign => sign,
    };
    text.chars().flat_map(char::to_lowercase).map(plain).collect()
}

/// True if a clause has all of these words, in its number, its title, its text or its reading.
fn has(language: Language, clause: &Clause, words: &[String]) -> bool {
    let book = language.book();
    let reading = clause.reading.as_ref().map_or("", |reading| reading.get(book));
    let text = [clause.id.as_str(), clause.title.get(book), clause.text.get(book), reading].join(" ");
    let text = bare(&text);
    words.iter().all(|word| text.contains(word.as_str()))
}

/// The chapters with those of their clauses that have these words.
fn chapters(language: Language, book: &Rulebook, words: &[String]) -> Markup {
    let found = book.chapters.iter().map(|chapter| {
        let all = book.clauses_in(chapter);
        (chapter, all.filter(|clause| has(language, clause, words)).collect::<Vec<_>>())
    });
    let found = found.filter(|(_, clauses)| !clauses.is_empty()).collect::<Vec<_>>();
    let number = found.iter().map(|(_, clauses)| clauses.len()).sum::<usize>();
    html! {
        @if !words.is_empty() { p role="status" { (language.with("library-count", &[("count", (number as u32).into())])) } }
        @for (chapter, clauses) in &found {
            section .rules aria-labelledby={ "chapter-" (chapter.key) } {
                h2 id={ "chapter-" (chapter.key) } { (chapter.number) ". " (chapter.title.get(language.book())) }
                @for clause in clauses { (one(language, clause)) }
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
