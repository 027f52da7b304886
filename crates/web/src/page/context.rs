//! The context of a page: reader, language, and what the house has.

use ::table::Clause;
use canvas::Language;
use maud::{Markup, html};
use seen::Reader;

use crate::Web;

/// The context of a page.
#[derive(Clone, Copy)]
pub(crate) struct PageContext<'a> {
    /// The house's pages, books and assets.
    pub web: &'a Web,
    pub reader: &'a Reader,
    /// The reader's language.
    pub language: Language,
}

impl PageContext<'_> {
    /// A link to hand on, with the public address of the house if the host has set it.
    pub fn outside(&self, path: &str) -> String {
        match &self.reader.public_url {
            Some(url) => format!("{}{path}", url.trim_end_matches('/')),
            None => path.to_owned(),
        }
    }

    /// The same page in another language.
    pub fn path_in(&self, language: Language) -> String {
        let path = &self.reader.path;
        let joint = if path.contains('?') { '&' } else { '?' };
        format!("{path}{joint}lang={}", language.tag())
    }

    /// A rule's number, as a link to its words.
    pub fn clause_link(&self, clause: Clause) -> Markup {
        let known = self.web.library().clause(clause.0);
        let title = known.map(|clause| clause.title.get(self.language.book()));
        html! { a .clause href=(self.path_of(clause.0)) title=[title] target="_blank" rel="noopener" { (clause.0) } }
    }

    /// The address of a clause.
    fn path_of(&self, clause: &str) -> String {
        let mut books = self.web.library().all().iter();
        let book = books.find(|book| clause.starts_with(&book.prefix));
        format!("/rules/{}#{clause}", book.map_or("", |book| &book.game))
    }
}
