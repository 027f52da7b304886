//! Parts of sentences: characters, cards, lists.

use tricks::card::{Card, CardSet, Suit};
use tricks::character::{Character, CharacterSet};
use tricks::goal::{Cards, Scope, Who};

use canvas::{Language, Value};

use super::cards::Kind;

/// The speaker: a language, and the facts of the character whose card it is.
#[derive(Clone, Copy)]
pub(crate) struct Phrase {
    pub(crate) language: Language,
    /// The value drawn or chosen for the character.
    pub(crate) param: Option<u8>,
    /// The Burden, once it is chosen.
    pub(crate) burden: Option<u8>,
    /// The scope of `every`.
    pub(crate) scope: Scope,
}

/// The person of a verb.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Person {
    /// The reader, whose objective it is.
    Me,
    /// The reader, after another character was mentioned.
    You,
    /// The reader and others.
    With,
    /// Another character.
    One,
    /// Several others.
    Many,
    /// All together.
    All,
}

impl Person {
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Me => "me",
            Self::You => "you",
            Self::With => "with",
            Self::One => "one",
            Self::Many => "many",
            Self::All => "all",
        }
    }
}

impl Phrase {
    pub(crate) fn new(language: Language, param: Option<u8>) -> Self {
        Self { language, param, burden: None, scope: Scope::All }
    }

    pub(crate) fn with(&self, id: &str, args: &[(&str, Value<'_>)]) -> String {
        self.language.with(id, args)
    }

    pub(crate) fn say(&self, id: &str) -> String {
        self.language.text(id)
    }

    /// The name of a card of this suit: the suit is 'Bosques', its card is 'de Bosque'.
    pub(crate) fn of_suit(&self, suit: Suit) -> String {
        self.say(&format!("{}.card", suit.term()))
    }

    /// 'a, b or c'.
    pub(crate) fn or(&self, items: &[String]) -> String {
        self.language.or(items)
    }

    /// 'a, b nor c'.
    pub(crate) fn nor(&self, items: &[String]) -> String {
        self.language.nor(items)
    }

    /// The characters whose tricks and cards are meant: the person of the verb, and their names.
    pub(crate) fn who(&self, who: Who) -> (Person, String) {
        if who.everybody {
            return (Person::All, self.say("tricks-goal-everybody"));
        }
        let mut names = self.names(who.characters);
        if let Some(card) = who.player_of {
            let card = self.card(card);
            names.push(self.with("tricks-goal-player-of", &[("card", (&card).into())]));
        }
        if who.each {
            names.push(self.say(match self.scope {
                Scope::All => "tricks-goal-each",
                Scope::Others => "tricks-goal-each-other",
            }));
        }
        let person = match (who.me, names.len()) {
            (true, 0) => Person::Me,
            (true, _) => Person::With,
            (false, 0 | 1) => Person::One,
            (false, _) => Person::Many,
        };
        (person, self.language.list(&names))
    }

    /// The same, where they are only named: '… than you'.
    pub(crate) fn whom(&self, who: Who) -> String {
        match self.who(who) {
            (Person::Me, _) => self.say("tricks-goal-me"),
            (Person::With, name) => self.with("tricks-goal-with", &[("name", (&name).into())]),
            (_, name) => name,
        }
    }

    fn names(&self, characters: CharacterSet) -> Vec<String> {
        let name = |name: &str| match Character::named(name) {
            Some(character) => self.say(character.term()),
            None => self.say(&format!("tricks-person-{name}")),
        };
        characters.names().into_iter().map(name).collect()
    }

    /// 'Gimli or Aragorn'.
    pub(crate) fn one_of(&self, characters: CharacterSet) -> String {
        self.or(&self.names(characters))
    }

    /// 'the 3 of Hills'.
    pub(crate) fn card(&self, card: Card) -> String {
        super::card(self.language, card)
    }

    /// Every card of a set, one by one.
    pub(crate) fn every(&self, cards: CardSet) -> String {
        let cards = cards.iter().map(|card| self.card(card));
        self.language.list(&cards.collect::<Vec<_>>())
    }

    /// The cards of a set, as a whole: 'the cards of Shadows'.
    pub(crate) fn the(&self, cards: CardSet) -> String {
        match self.kind(&cards.into()) {
            Kind::These(these) => self.language.list(&these),
            kind => self.set(&kind, ".the", 2),
        }
    }

    /// Any one of a set: 'a card of Shadows'.
    pub(crate) fn any_of(&self, cards: CardSet) -> String {
        self.any_one(&cards.into())
    }

    /// Any one of a set.
    pub(crate) fn any_one(&self, cards: &Cards) -> String {
        match self.kind(cards) {
            Kind::These(these) => self.or(&these),
            kind => self.set(&kind, ".one", 1),
        }
    }
}
