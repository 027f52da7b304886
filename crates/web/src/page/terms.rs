//! Terms in a text: underlined, and told in one sentence. The script tells them where they stand; without it they lead to
//! the list of terms.

use std::collections::BTreeSet;

use canvas::Language;
use maud::{Markup, html};
use rulebook::{Glossary, Marked, Term};

use super::context::PageContext;

/// The terms that a page has marked so far.
#[derive(Default)]
pub(super) struct Terms<'a> {
    met: BTreeSet<&'a str>,
}

impl<'a> Terms<'a> {
    /// A text with its terms marked.
    pub fn marked(&mut self, language: Language, glossary: &'a Glossary, text: &'a str) -> Markup {
        let pieces = glossary.marked(language.book(), text);
        let met = pieces.iter().filter_map(|piece| match piece {
            Marked::Term(term, _) => Some(term.key.as_str()),
            Marked::Text(_) => None,
        });
        self.met.extend(met);
        html! { @for piece in pieces { @match piece {
            Marked::Text(words) => (words),
            Marked::Term(term, words) => a .term href={ "#term-" (term.key) } aria-describedby={ "said-" (term.key) } { (words) },
        } } }
    }

    /// Those that were marked, in the order of the glossary.
    pub fn met(&self, glossary: &'a Glossary) -> Vec<&'a Term> {
        glossary.terms.iter().filter(|term| self.met.contains(term.key.as_str())).collect()
    }
}

/// What signs of a game stand for, for the script: it tells each where it stands. Nothing where there are none.
pub(super) fn of_signs(ctx: &PageContext, game: &str) -> Markup {
    let signs = ctx.web.page(game).map_or(&[][..], |page| page.told_signs());
    let of = |term: &Term| {
        let of = signs.iter().filter(|(_, key)| *key == term.key).map(|(sign, _)| *sign);
        of.collect::<Vec<_>>().join(" ")
    };
    html! {
        @if !signs.is_empty() {
            ul #signs-told hidden {
                @for term in &ctx.web.glossary(game).terms {
                    @let of = of(term);
                    @if !of.is_empty() { li data-signs=(of) { (term.said.get(ctx.language.book())) } }
                }
            }
        }
    }
}

/// The terms for which the signs on a drawing stand, each with its sentence and the clause that says more.
pub(super) fn on(ctx: &PageContext, game: &str, drawing: &Markup) -> Markup {
    let signs = ctx.web.page(game).map_or(&[][..], |page| page.told_signs());
    let drawn = |sign: &str| drawing.0.contains(&format!("href=\"#{sign}\""));
    let keys = signs.iter().filter(|(sign, _)| drawn(sign)).map(|(_, key)| *key).collect::<BTreeSet<_>>();
    let book = ctx.language.book();
    html! {
        @if !keys.is_empty() {
            dl .entry__facts {
                @for term in ctx.web.glossary(game).terms.iter().filter(|term| keys.contains(term.key.as_str())) {
                    dt { (term.name(book)) }
                    dd { (term.said.get(book)) " " a .clause href={ "/rules/" (game) "#" (term.clause) } { (term.clause) } }
                }
            }
        }
    }
}

/// A list of terms, each with its sentence and the clause that says more.
pub(super) fn list(language: Language, game: &str, terms: &[&Term]) -> Markup {
    html! {
        dl .terms {
            @for term in terms {
                dt id={ "term-" (term.key) } { (term.name(language.book())) }
                dd {
                    span id={ "said-" (term.key) } { (term.said.get(language.book())) }
                    " " a .clause href={ "/rules/" (game) "#" (term.clause) } { (term.clause) }
                }
            }
        }
    }
}
