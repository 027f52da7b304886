//! The names of figures, and the letters and signs that stand for them.

use canvas::Language;
use maud::Markup;
use war::character::Character;
use war::figures::Figure as Piece;

use crate::figure::{Figure, figure_sign};

/// The two letters on the shield of a character, from the name in the reader's language.
pub(crate) fn letters(language: Language, who: Character) -> String {
    let name = language.text(who.term());
    let articles = ["El ", "La ", "The "];
    let name = articles.iter().find_map(|article| name.strip_prefix(article)).unwrap_or(&name);
    name.chars().take(2).collect()
}

/// Figures in words, counted: '3 Regulars of Gondor'.
pub(crate) fn counted(language: Language, piece: Piece, count: u8) -> String {
    match piece {
        Piece::Person(who) => language.text(who.term()),
        other => language.with(&format!("war-force-{other}.counted"), &[("number", count.into())]),
    }
}

/// A kind of figure in words, where a number stands beside it: 'Regular of Gondor'.
pub(crate) fn kind_of(language: Language, piece: Piece) -> String {
    match piece {
        Piece::Person(who) => language.text(who.term()),
        other => language.text(&format!("war-force-{other}")),
    }
}

/// A figure as a sign in a line.
pub(crate) fn sign_of(language: Language, piece: Piece) -> Markup {
    let letters = match piece {
        Piece::Person(who) => letters(language, who),
        _ => String::new(),
    };
    figure_sign(Figure::of(piece, &letters))
}
