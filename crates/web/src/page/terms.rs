//! Terms in a text: underlined, and told in one sentence. The script tells them where they stand; without it they lead to
//! the list of terms.

use std::collections::BTreeSet;

use canvas::Language;
use maud::{Markup, html};
use rulebook::{Glossary, Marked, Term};

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
