//! The rules that matter now: the rules of the question that the reader is asked, and the search of the rules, from the table.
//!
//! All of it is made from the question and its answers as the reader's seat is shown them: of what is hidden it can tell nothing.

use std::collections::BTreeSet;

use canvas::Language;
use canvas::art::icon;
use maud::{Markup, html};
use seen::{RulesView, TableView};
use table::{Clause, Message};

use super::context::PageContext;
use super::game_name;
use super::rules::{Reading, found, reading};
use super::shell::{Frame, book};
use super::table::Sight;

/// The clauses that lie open; more are folded away.
const OPEN: usize = 3;

/// The sentences told of what rests on one clause.
const TOLD: usize = 3;

/// The rules at hand as a page of their own. The script takes `#matters` of it into the table's page.
pub(crate) fn matters(ctx: &PageContext, view: &RulesView, table: &TableView) -> Option<Markup> {
    let language = ctx.language;
    let game = table.game.id;
    let mut reading = reading(ctx, game)?;
    let sight = Sight::of_table(ctx, table);
    let title = language.text("matters");
    let find = view.find.trim();
    let body = html! {
        h1 { (title) }
        (search(&sight, table, find))
        // Each rule has a heading of its own; what was found has titles already.
        @if find.is_empty() { h2 .unseen { (language.text("house-rules")) } }
        div #matters .matters {
            @if find.is_empty() { (now(&sight, table, &mut reading)) } @else { (found(ctx, &mut reading, find)) }
            (reading.words())
        }
        p { a .button href={ "/rules/" (game) } { (icon("book")) (language.with("rules-title", &[("game", (&game_name(language, game)).into())])) } }
    };
    let tools = html! { a .button .quiet href={ "/t/" (table.id) } { (icon("undo")) span .wide { (language.text("library-back")) } } };
    Some(book(ctx, &Frame { title: &title, class: "read", tools, game: Some(game), said: None }, &body))
}

/// The form that looks something up.
pub(super) fn search(sight: &Sight, table: &TableView, find: &str) -> Markup {
    let language = sight.language;
    let label = language.text("matters-find");
    html! {
        form #matters-find .copy role="search" method="get" action={ "/t/" (table.id) "/rules" } {
            @if let Some(laid) = table.laid.first().filter(|_| sight.shared()) { input type="hidden" name="seat" value=(laid.seat); }
            input type="search" name="find" value=(find) maxlength="60" aria-label=(label) placeholder=(label);
            button type="submit" { (language.text("library-go")) }
        }
    }
}

/// The question, and its clauses: first in plain words, then the clause.
fn now<'a>(sight: &Sight, table: &'a TableView, reading: &mut Reading<'a>) -> Markup {
    let language = sight.language;
    let rules = if table.laid.is_empty() { Vec::new() } else { rules(sight) };
    let Some(asked) = table.prompt.as_ref().filter(|_| !rules.is_empty()) else {
        return html! { p { (language.text("matters-none")) } };
    };
    let (open, more) = rules.split_at(rules.len().min(OPEN));
    let open = open.iter().map(|rule| one(sight, reading, rule)).collect::<Vec<_>>();
    let more = more.iter().map(|rule| one(sight, reading, rule)).collect::<Vec<_>>();
    html! {
        p .matters__asked { (sight.linked(asked)) }
        @for rule in &open { (rule) }
        @if !more.is_empty() {
            details .matters__more {
                summary { (language.with("matters-more", &[("number", (more.len() as u32).into())])) }
                @for rule in &more { (rule) }
            }
        }
    }
}

/// A clause of the question, and what rests on it.
struct Ruled {
    clause: Clause,
    /// What answers come to by it.
    does: Vec<String>,
    /// The reason why others may not be made.
    forbids: Vec<String>,
    number: usize,
}

/// The clauses on which the answers rest, the most frequent first; then those by which others are refused.
fn rules(sight: &Sight) -> Vec<Ruled> {
    let mut rules = Vec::<Ruled>::new();
    let mut told = BTreeSet::new();
    for offer in sight.offers() {
        let (clause, message) = match &offer.refusal {
            None => (offer.explanation.clause, &offer.explanation.effect),
            Some(refusal) => (refusal.clause, &refusal.message),
        };
        let at = rules.iter().position(|rule| rule.clause == clause).unwrap_or_else(|| {
            rules.push(Ruled { clause, does: Vec::new(), forbids: Vec::new(), number: 0 });
            rules.len() - 1
        });
        let rule = &mut rules[at];
        rule.number += usize::from(offer.refusal.is_none());
        let list = if offer.refusal.is_none() { &mut rule.does } else { &mut rule.forbids };
        let words = in_words(sight, message);
        if !words.is_empty() && list.len() < TOLD && told.insert((clause, words.clone())) {
            list.push(words);
        }
    }
    rules.sort_by_key(|rule| std::cmp::Reverse(rule.number));
    rules
}

fn in_words(sight: &Sight, message: &Message) -> String {
    sight.say(message).trim().to_owned()
}

fn one<'a>(sight: &Sight, reading: &mut Reading<'a>, rule: &Ruled) -> Markup {
    let language: Language = sight.language;
    let known = reading.book.clause(rule.clause.0);
    html! {
        section .rule {
            @if let Some(clause) = known {
                h3 { (clause.title.get(language.book())) }
            }
            @if rule.number > 0 && !rule.does.is_empty() { ul .matters__plain { @for words in &rule.does { li { (words) } } } }
            @if !rule.forbids.is_empty() { ul .matters__plain .matters__plain--not { @for words in &rule.forbids { li { (words) } } } }
            @match known {
                Some(clause) => {
                    p { (sight.ctx.clause_link(rule.clause)) " " (reading.text(clause.text.get(language.book()))) }
                    @if let Some(read) = &clause.reading {
                        p .remark { b { (language.text("rules-reading")) } " " (reading.text(read.get(language.book()))) }
                    }
                }
                None => p { (sight.ctx.clause_link(rule.clause)) }
            }
        }
    }
}
