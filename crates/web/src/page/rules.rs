//! The rules of a game: how it is played on one drawn page, and every clause with an address of its own.

use maud::{Markup, html};
use rulebook::{Clause, Glossary, Rulebook, Term};
use table::Info;

use super::begin::{at_a_glance, begin_here, begins, more};
use super::context::PageContext;
use super::game_name;
use super::lessons::list;
use super::library::nearly;
use super::matters::matters;
use super::shell::{self, Frame, shell};
use super::terms::{self, Terms};
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
    if let Some(table) = &view.table {
        return matters(ctx, view, table);
    }
    let language = ctx.language;
    let game = view.game.info.id;
    let mut reading = reading(ctx, game)?;
    let page = ctx.web.page(game);
    let name = game_name(language, game);
    let title = language.with("rules-title", &[("game", (&name).into())]);
    let find = view.find.trim();
    let read = match find.is_empty() {
        true => whole(&mut reading),
        false => found(ctx, &mut reading, find),
    };
    let body = html! {
        h1 { (name) }
        @if find.is_empty() {
            section #how aria-labelledby="how-title" {
                h2 #how-title { (language.text("rules-how")) }
                (at_a_glance(ctx, &view.game.info, &html! { (begins(ctx, &view.game.info)) (more(ctx, game, &name)) }))
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
                        @for chapter in &reading.book.chapters {
                            li { a href={ "#chapter-" (chapter.key) } { (chapter.number) ". " (chapter.title.get(language.book())) } }
                        }
                    }
                }
                (reading.glossary())
            }
            (read)
            @if !find.is_empty() { (reading.words()) }
        }
    };
    Some(shell::book(
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

/// A book as one reads it: its terms are marked, and remembered.
pub(super) struct Reading<'a> {
    language: Language,
    game: &'a str,
    pub book: &'a Rulebook,
    terms: &'a Glossary,
    marked: Terms<'a>,
    /// The keys of terms that are told already.
    told: Vec<&'a str>,
}

/// The book of a game, for a reader; nothing when it has none.
pub(super) fn reading<'a>(ctx: &PageContext<'a>, game: &str) -> Option<Reading<'a>> {
    let book = ctx.web.library().of(game)?;
    let terms = ctx.web.glossary(game);
    let language = ctx.language;
    Some(Reading { language, game: &book.game, book, terms, marked: Terms::default(), told: Vec::new() })
}

impl<'a> Reading<'a> {
    /// A text with its terms marked.
    pub fn text(&mut self, text: &'a str) -> Markup {
        self.marked.marked(self.language, self.terms, text)
    }

    /// The terms that were marked and are not told yet, folded away.
    pub fn words(&self) -> Markup {
        let met = self.marked.met(self.terms);
        let met = met.into_iter().filter(|term| !self.told.contains(&term.key.as_str())).collect::<Vec<_>>();
        self.folded(&met)
    }

    /// All terms, folded away.
    fn glossary(&self) -> Markup {
        self.folded(&self.terms.terms.iter().collect::<Vec<_>>())
    }

    fn folded(&self, terms: &[&Term]) -> Markup {
        html! {
            @if !terms.is_empty() {
                details #glossary .matters__more {
                    summary { (self.language.text("rules-terms")) }
                    (terms::list(self.language, self.game, terms))
                }
            }
        }
    }

    fn clause(&mut self, clause: &'a Clause) -> Markup {
        let book = self.language.book();
        let language = self.language;
        html! {
            section .rule id=(clause.id) aria-labelledby={ (clause.id) "-title" } {
                h3 id={ (clause.id) "-title" } { a .clause href={ "/rules/" (self.game) "#" (clause.id) } { (clause.id) } " " (clause.title.get(book)) }
                p { (self.text(clause.text.get(book))) }
                @if let Some(reading) = &clause.reading {
                    p .remark { b { (language.text("rules-reading")) } " " (self.text(reading.get(book))) }
                }
                p .rule__seed { (language.text("rules-seed")) " " span lang="es" { "«" (clause.seed.heading) "»" } }
            }
        }
    }
}

/// All chapters with their clauses.
fn whole(reading: &mut Reading) -> Markup {
    let (book, language) = (reading.book, reading.language);
    html! {
        @for chapter in &book.chapters {
            section .rules aria-labelledby={ "chapter-" (chapter.key) } {
                h2 id={ "chapter-" (chapter.key) } { (chapter.number) ". " (chapter.title.get(language.book())) }
                @for clause in book.clauses_in(chapter) { (reading.clause(clause)) }
            }
        }
    }
}

/// What was found: terms, clauses, cards; and what was misspelt.
pub(super) fn found<'a>(ctx: &PageContext<'a>, reading: &mut Reading<'a>, find: &str) -> Markup {
    let language = ctx.language;
    let Some(index) = ctx.web.index(reading.game) else { return html! {} };
    let found = index.found(language, find);
    let terms = found.terms.iter().filter_map(|number| reading.terms.terms.get(*number)).collect::<Vec<_>>();
    reading.told.extend(terms.iter().map(|term| term.key.as_str()));
    // Whoever types a number wants that clause.
    let (book, number) = (reading.book, find.to_uppercase());
    let named = book.clauses.iter().filter(|clause| clause.id.to_uppercase() == number).collect::<Vec<_>>();
    let clauses = || found.clauses.iter().filter_map(|number| book.clauses.get(*number));
    let clauses = if named.is_empty() { clauses().collect() } else { named };
    let count = terms.len() + clauses.len() + found.all_cards;
    let of = |id: &str| format!("/library/{}/{id}", reading.game);
    let cards = html! { @for card in &found.cards {
        li { a .named href=(of(&card.entry)) data-entry=(card.entry) { (card.name(language)) } " " small { (language.text(card.shelf)) } }
    } };
    html! {
        p role="status" { (language.with("library-count", &[("count", (count as u32).into())])) }
        (nearly(language, &found.misspelt))
        @if !terms.is_empty() { h2 { (language.text("rules-terms")) } (terms::list(language, reading.game, &terms)) }
        @if !clauses.is_empty() {
            h2 { (language.text("house-rules")) }
            div .rules { @for clause in clauses { (reading.clause(clause)) } }
        }
        @if !found.cards.is_empty() {
            h2 { (language.text("rules-cards")) }
            ul .found { (cards) }
            @if found.all_cards > found.cards.len() {
                p { a href={ "/library/" (reading.game) } { (language.with("rules-cards-all", &[("count", (found.all_cards as u32).into())])) } }
            }
        }
    }
}
