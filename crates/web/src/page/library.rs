//! The library of a game: all its cards and people, to be searched; at a table by what its reader may know.

use std::collections::BTreeSet;

use canvas::art::icon;
use canvas::find::{Sought, Vocabulary, plain};
use canvas::{Entry, Language, painted};
use maud::{Markup, html};
use seen::LibraryView;

use super::context::PageContext;
use super::game_name;
use super::shell::{Frame, cards};
use super::table::Sight;
use super::terms;
use crate::find::words;

/// The most entries on one page of a library that has more: so long a page is slow to come, and slower to lay out.
const AT_ONCE: usize = 400;

/// The library, or one entry of it; nothing where there is none.
pub(crate) fn library(ctx: &PageContext, view: &LibraryView) -> Option<Markup> {
    let page = ctx.web.page(view.game.id).filter(|page| page.has_library())?;
    let sight = view.table.as_ref().map(|table| Sight::of_table(ctx, table));
    let at_table = sight.as_ref().and_then(Sight::library);
    let entries = at_table.unwrap_or_else(|| page.library(ctx.language));
    if let Some(wanted) = &view.entry {
        let entry = entries.iter().find(|entry| entry.id == *wanted)?;
        return Some(alone(ctx, view, entry));
    }
    let unseen = sight.as_ref().and_then(Sight::unseen);
    Some(all(ctx, view, &entries, unseen.map(|ids| ids.into_iter().collect())))
}

/// The address of the whole library.
fn address(view: &LibraryView) -> String {
    match &view.table {
        Some(table) => format!("/t/{}/library", table.id),
        None => format!("/library/{}", view.game.id),
    }
}

/// One entry on a page of its own: the script shows it beside the table, and it is a page without script.
fn alone(ctx: &PageContext, view: &LibraryView, entry: &Entry) -> Markup {
    let language = ctx.language;
    let body = html! {
        article #entry .entry .entry--alone aria-labelledby="entry-title" {
            h1 #entry-title .entry__title { (entry.name) }
            p .entry__shelf { (language.text(entry.shelf)) }
            (drawn(ctx, view, entry))
            (terms::on(ctx, view.game.id, &entry.drawing))
            (clauses(ctx, view, entry))
        }
        p { a .button href=(address(view)) { (icon("book")) (language.text("library")) } }
    };
    framed(ctx, view, &entry.name, &body)
}

fn all(ctx: &PageContext, view: &LibraryView, entries: &[Entry], unseen: Option<BTreeSet<String>>) -> Markup {
    let language = ctx.language;
    let title = language.with("library-title", &[("game", (&game_name(language, view.game.id)).into())]);
    let mut shelves = Vec::new();
    for entry in entries {
        if !shelves.contains(&entry.shelf) {
            shelves.push(entry.shelf);
        }
    }
    let may_come = |entry: &Entry| unseen.as_ref().is_some_and(|ids| ids.contains(&entry.id));
    let Search { words, has } = Search::of(language, entries, &view.find);
    let wanted = |entry: &Entry| {
        (view.shelf.is_empty() || view.shelf == entry.shelf)
            && (!view.unseen || unseen.is_none() || may_come(entry))
            && has.as_ref().is_none_or(|has| has.contains(entry.id.as_str()))
    };
    let found = entries.iter().filter(|entry| wanted(entry)).collect::<Vec<_>>();
    // A library that fits on one page holds all entries: the script looks for them there. Else the server is asked.
    let parts = entries.len() > AT_ONCE;
    let last = found.len().saturating_sub(1) / AT_ONCE;
    let page = view.page.min(last);
    let here = found.iter().skip(page * AT_ONCE).take(AT_ONCE);
    let here = here.map(|entry| entry.id.as_str()).collect::<BTreeSet<_>>();
    let shown = |entry: &Entry| if parts { here.contains(entry.id.as_str()) } else { wanted(entry) };
    let drawn_here = |entry: &&Entry| !parts || shown(entry);
    let body = html! {
        h1 { (title) }
        p { (language.text("library-note")) }
        form #library .library-wanted method="get" action=(address(view)) role="search" data-parts[parts] {
            label .unseen for="library-find" { (language.text("library-find")) }
            input #library-find type="search" name="find" value=(view.find) placeholder=(language.text("library-find")) maxlength="60";
            label .unseen for="library-shelf" { (language.text("library-shelf")) }
            select #library-shelf name="shelf" {
                option value="" { (language.text("library-shelves")) }
                @for shelf in &shelves { option value=(shelf) selected[view.shelf == *shelf] { (language.text(shelf)) } }
            }
            @if unseen.is_some() {
                label .library-unseen { input #library-unseen type="checkbox" name="unseen" checked[view.unseen]; " " (language.text("library-unseen")) }
            }
            button type="submit" { (language.text("library-go")) }
            output #library-count role="status" data-one=(language.with("library-count", &[("count", 1_u32.into())]))
                data-many=(language.with("library-count", &[("count", 1000_u32.into())]).replace("1000", "#").replace("1,000", "#").replace("1.000", "#")) {
                (language.with("library-count", &[("count", (found.len() as u32).into())]))
            }
        }
        div #library-nearly { (nearly(language, &words)) }
        div #shelves {
            @for shelf in &shelves {
                @if !parts || entries.iter().any(|entry| entry.shelf == *shelf && shown(entry)) {
                    section .shelf hidden[!entries.iter().any(|entry| entry.shelf == *shelf && shown(entry))] data-shelf=(shelf) aria-labelledby={ "shelf-" (shelf) } {
                        h2 #{ "shelf-" (shelf) } { (language.text(shelf)) }
                        div .shelf__row {
                            @for entry in entries.iter().filter(|entry| entry.shelf == *shelf).filter(drawn_here) {
                                article #{ "entry-" (entry.id) } .entry hidden[!shown(entry)] data-unseen[may_come(entry)] aria-label=(entry.name) { (drawn(ctx, view, entry)) (clauses(ctx, view, entry)) }
                            }
                        }
                    }
                }
            }
            @if parts && last > 0 { (pages(language, view, page, last)) }
        }
    };
    framed(ctx, view, &title, &body)
}

/// The way through the pages of what is found.
fn pages(language: Language, view: &LibraryView, page: usize, last: usize) -> Markup {
    let unseen = if view.unseen { "&unseen=on" } else { "" };
    let (find, shelf) = (in_address(&view.find), in_address(&view.shelf));
    let at = |page: usize| format!("{}?find={find}&shelf={shelf}{unseen}&page={page}", address(view));
    html! {
        nav .pages aria-label=(language.text("lobby-pages")) {
            @if page > 0 { a .button href=(at(page - 1)) rel="prev" { "‹ " (language.text("library-before")) } }
            " " (page + 1) " / " (last + 1) " "
            @if page < last { a .button href=(at(page + 1)) rel="next" { (language.text("library-next")) " ›" } }
        }
    }
}

/// A text as it stands in an address.
fn in_address(text: &str) -> String {
    let sign = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' => char::from(byte).to_string(),
        other => format!("%{other:02X}"),
    };
    text.bytes().map(sign).collect()
}

/// The drawing of an entry, beside the host's own picture where there is one that the reader may see.
fn drawn(ctx: &PageContext, view: &LibraryView, entry: &Entry) -> Markup {
    let picture = ctx.reader.pictures.then(|| ctx.web.picture_of(view.game.id, &entry.id)).flatten();
    html! {
        @match picture {
            Some(address) => div .entry__pictured { (painted(&address)) div { (entry.drawing) } },
            None => (entry.drawing),
        }
    }
}

/// The clauses that concern this entry alone.
fn clauses(ctx: &PageContext, view: &LibraryView, entry: &Entry) -> Markup {
    let book = ctx.web.library().of(view.game.id);
    let language = ctx.language.book();
    let all = entry.clauses.iter().filter_map(|id| book?.clause(id));
    html! {
        @for clause in all {
            p .entry__clause {
                a .clause href={ "/rules/" (view.game.id) "#" (clause.id) } target="_blank" { (clause.id) }
                " " b { (clause.title.get(language)) ". " } (clause.text.get(language))
            }
        }
    }
}

fn framed(ctx: &PageContext, view: &LibraryView, title: &str, body: &Markup) -> Markup {
    let back = html! {
        @if let Some(table) = &view.table { a .button .quiet href={ "/t/" (table.id) } { (icon("undo")) span .wide { (ctx.language.text("library-back")) } } }
    };
    let frame = Frame { title, class: "read library", tools: back, game: Some(view.game.id), said: None };
    let signs = ctx.web.page(view.game.id).map(|page| page.signs());
    cards(ctx, &frame, &html! { @if let Some(signs) = signs { (signs) } (body) })
}

/// What was looked for in a library, as the rules are searched: misspelt words by their nearest.
struct Search<'a> {
    words: Vec<Sought>,
    /// The ids of the entries that have all of these words; none: nothing was looked for.
    has: Option<BTreeSet<&'a str>>,
}

impl<'a> Search<'a> {
    fn of(language: Language, entries: &'a [Entry], find: &str) -> Self {
        let typed = plain(find);
        if typed.is_empty() {
            return Self { words: Vec::new(), has: None };
        }
        let texts = entries.iter().map(|entry| searched(language, entry)).collect::<Vec<_>>();
        let all = Vocabulary::of(texts.iter().map(String::as_str));
        let words = all.sought(&typed, |word| texts.iter().any(|text| word.stands_in(text)));
        let with = entries.iter().zip(&texts);
        let with = with.filter(|(_, text)| words.iter().all(|word| word.stands_in(text)));
        let has = with.map(|(entry, _)| entry.id.as_str()).collect();
        Self { words, has: Some(has) }
    }
}

/// The misspelt words, with those that were looked for in their place.
pub(super) fn nearly(language: Language, words: &[Sought]) -> Markup {
    html! {
        @for word in words.iter().filter(|word| !word.nearly.is_empty()) {
            p .remark { (language.with("rules-nearly", &[("typed", (&word.typed).into()), ("words", (&language.list(&word.nearly)).into())])) }
        }
    }
}

/// The searchable text of an entry: its shelf, its name, and all that it says, behind a blank, as a word's beginning is looked for.
fn searched(language: Language, entry: &Entry) -> String {
    let text = format!("{} {} {}", language.text(entry.shelf), entry.name, words(&entry.drawing.0));
    format!(" {}", plain(&text))
}
