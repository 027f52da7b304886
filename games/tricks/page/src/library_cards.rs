//! The library's shelf of cards: what a suit is, and what each card without one does.

use canvas::{Context, Entry};
use maud::html;
use tricks::card::{Card, Suit};

/// A kind of cards: its name, its text, and its clauses.
type Kind = (&'static str, &'static str, &'static [&'static str]);

/// The cards without a suit, each kind by the name of one of them.
const ODD: [Kind; 4] = [
    ("tricks-card-wt", "tricks-how-card-white", &["LDT-4.1", "LDT-4.2", "LDT-4.3"]),
    ("tricks-card-bt", "tricks-how-card-black", &["LDT-4.1", "LDT-4.2", "LDT-4.3"]),
    ("tricks-card-o1", "tricks-how-card-orc", &["LDT-5.1", "LDT-5.2", "LDT-5.3"]),
    ("tricks-card-c1", "tricks-library-fatigue", &["LDT-8.1", "LDT-8.2"]),
];

/// All of it.
pub(crate) fn cards(ctx: &Context) -> Vec<Entry> {
    let entry = |(term, text, clauses): Kind| Entry {
        id: term.to_owned(),
        shelf: "tricks-shelf-cards",
        name: ctx.say(term),
        drawing: html! { div .tr-role { b .tr-role__name { (ctx.say(term)) } span .tr-role__goal { (ctx.say(text)) } } },
        clauses,
    };
    Suit::ALL.into_iter().map(suit).chain(ODD).map(entry).collect()
}

fn suit(suit: Suit) -> Kind {
    match suit {
        Suit::Rings => (suit.term(), "tricks-library-rings", &["LDT-7.1", "LDT-7.2", "LDT-7.3"]),
        _ => (suit.term(), "tricks-library-suit", &["LDT-3.1", "LDT-3.2"]),
    }
}

/// The entry of a card: that of its suit, or of its kind.
pub(crate) fn entry(card: Card) -> &'static str {
    match card.suit() {
        Some(suit) => suit.term(),
        None if card.is_orc() => "tricks-card-o1",
        None if card.is_tower() => card.term(),
        None => "tricks-card-c1",
    }
}
