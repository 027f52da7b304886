//! Sets of cards, by their common feature.

use tricks::card::{CardSet, Suit};
use tricks::goal::Cards;

use canvas::Value;

use super::phrase::Phrase;

/// The common feature of the cards of a set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// Nothing: every card.
    Any,
    /// The suit: one of these.
    Suits(Vec<Suit>),
    /// Fangorn cards.
    Fangorn,
    Orcs,
    Towers,
    Fatigue,
    Value(u8),
    /// A value so high or higher.
    ValueFrom(u8),
    /// A value so low or lower.
    ValueTo(u8),
    /// Nothing, so each is named.
    These(Vec<String>),
    /// Cards of several kinds, in words.
    Mixed(Vec<String>),
}

impl Phrase {
    /// The common feature of the cards of a set.
    pub(crate) fn kind(&self, cards: &Cards) -> Kind {
        let resolved = self.param.map(|param| cards.of(param));
        let fixed = resolved.unwrap_or(cards.fixed);
        let drawn = cards.drawn.iter().filter(|_| resolved.is_none());
        let drawn = drawn.map(|(suit, more)| self.drawn(*suit, *more));
        let drawn = drawn.collect::<Vec<_>>();
        if fixed.len() <= 1 || !drawn.is_empty() {
            let named = fixed.iter().map(|card| self.card(card));
            return Kind::These(named.chain(drawn).collect());
        }
        if let Some(kind) = simple(fixed) {
            return kind;
        }
        self.mixed(fixed)
    }

    fn drawn(&self, suit: Suit, more: u8) -> String {
        let suit = self.of_suit(suit);
        let args = [("suit", (&suit).into()), ("more", more.into())];
        self.with("tricks-cards-drawn", &args)
    }

    fn mixed(&self, fixed: CardSet) -> Kind {
        let mut left = fixed;
        let mut kinds = Vec::new();
        let suits = Suit::ALL.iter().map(|suit| suit.cards());
        let special = [CardSet::FANGORN, CardSet::ORCS, CardSet::TOWERS, CardSet::FATIGUE];
        let values = (1..=16).map(|value| CardSet::of_value(|of| of == value));
        for set in suits.chain(special).chain(values) {
            if set.len() > 1 && set.minus(left).is_empty() {
                kinds.extend(simple(set).map(|kind| self.set(&kind, ".many", 2)));
                left = left.minus(set);
            }
        }
        let singles = left.iter().map(|card| self.card(card)).collect::<Vec<_>>();
        if kinds.is_empty() {
            return Kind::These(singles);
        }
        kinds.extend(singles);
        Kind::Mixed(kinds)
    }

    /// A number of cards of a kind, or with `form` (`.many`, `.so-many`, `.one`, `.the`) the kind in that form.
    pub(crate) fn set(&self, kind: &Kind, form: &str, number: u8) -> String {
        let say = |id: &str, args: &[(&str, Value<'_>)]| {
            let mut all = vec![("number", number.into())];
            all.extend_from_slice(args);
            self.with(&format!("{id}{form}"), &all)
        };
        match kind {
            Kind::Any => say("tricks-cards-any", &[]),
            Kind::Suits(suits) => {
                let names = suits.iter().map(|suit| self.of_suit(*suit));
                let suit = self.or(&names.collect::<Vec<_>>());
                say("tricks-cards-suit", &[("suit", (&suit).into())])
            }
            Kind::Fangorn => say("tricks-cards-fangorn", &[]),
            Kind::Orcs => say("tricks-cards-orcs", &[]),
            Kind::Towers => say("tricks-cards-towers", &[]),
            Kind::Fatigue => say("tricks-cards-fatigue", &[]),
            Kind::Value(value) => say("tricks-cards-value", &[("value", (*value).into())]),
            Kind::ValueFrom(value) => say("tricks-cards-value-from", &[("value", (*value).into())]),
            Kind::ValueTo(value) => say("tricks-cards-value-to", &[("value", (*value).into())]),
            Kind::These(these) | Kind::Mixed(these) => {
                let cards = self.language.list(these);
                say("tricks-cards-these", &[("cards", (&cards).into())])
            }
        }
    }
}

fn simple(set: CardSet) -> Option<Kind> {
    let special = [
        (CardSet::ALL, Kind::Any),
        (CardSet::FANGORN, Kind::Fangorn),
        (CardSet::ORCS, Kind::Orcs),
        (CardSet::TOWERS, Kind::Towers),
        (CardSet::FATIGUE, Kind::Fatigue),
    ];
    if let Some((_, kind)) = special.into_iter().find(|(cards, _)| *cards == set) {
        return Some(kind);
    }
    let whole = Suit::ALL.into_iter().filter(|suit| suit.cards().minus(set).is_empty());
    let whole = whole.collect::<Vec<_>>();
    let covered = whole.iter().fold(CardSet::EMPTY, |all, suit| all.or(suit.cards()));
    if covered == set {
        return Some(Kind::Suits(whole));
    }
    let of_value = |test: &dyn Fn(u8) -> bool| CardSet::of_value(test) == set;
    (1..=16).find_map(|value| {
        if of_value(&|of| of == value) {
            Some(Kind::Value(value))
        } else if of_value(&|of| of >= value) {
            Some(Kind::ValueFrom(value))
        } else if of_value(&|of| of <= value) {
            Some(Kind::ValueTo(value))
        } else {
            None
        }
    })
}
