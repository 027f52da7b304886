//! What a drawing of the war needs besides the facts: what every board needs, in a language that is known.

use std::sync::LazyLock;

use maud::Markup;
use table::{BySeat, Seat};

use crate::context::{BoardContext, Lit, Value};
use crate::text::Language;

/// A board's context, whose language is one of the house: cards and counted figures are told in it.
#[derive(Clone, Copy)]
pub struct Context<'a> {
    /// The reader's language.
    pub language: Language,
    /// What may be chosen, and why not.
    pub board: BoardContext<'a>,
}

static NOBODY: LazyLock<BySeat<String>> = LazyLock::new(|| BySeat::new(0, |_| String::new()));

impl<'a> Context<'a> {
    /// For a picture in which nothing can be chosen.
    pub fn plain(language: Language) -> Self {
        Self::lit_by(language, &|_| None, &|_| None)
    }

    /// For a picture at nobody's table: what may be chosen by place, and what may not.
    pub fn lit_by(
        language: Language,
        lit: &'a dyn Fn(&str) -> Option<Lit>,
        refused: &'a dyn Fn(&str) -> Option<String>,
    ) -> Self {
        let words = match language {
            Language::Es => &Language::Es,
            Language::En => &Language::En,
        };
        let board = BoardContext {
            focus: Seat::new(0),
            names: &NOBODY,
            words,
            lit,
            refused,
            roll: 0,
        };
        Self { language, board }
    }

    pub(super) fn say(&self, id: &str) -> String {
        self.language.text(id)
    }

    pub(super) fn with(&self, id: &str, args: &[(&str, Value<'_>)]) -> String {
        self.language.with(id, args)
    }

    pub(super) fn lit(&self, id: &str) -> Option<Lit> {
        (self.board.lit)(id)
    }

    pub(super) fn group(&self, id: &str, class: &str, name: &str, drawing: &Markup) -> Markup {
        self.board.group(id, class, name, drawing)
    }

    pub(super) fn thing(&self, id: &str, class: &str, name: &str, drawing: &Markup) -> Markup {
        self.board.thing(id, class, name, None, drawing)
    }
}
