//! The text of sets of cards, people and tricks in goals and cards.

use cardlang::{Args, Comparison, Fault, Form, Ids, Joined, Node, Sign, Value, Written};

use crate::card::{Card, CardSet, Suit};
use crate::character::CharacterSet;

use super::{Cards, Filter, Mark, Who};

/// The cards of every name in data files: `hills`, `orcs`, `black_tower`, `ring_1`, `mountains_8`, or the notation
/// of a card.
pub(crate) fn cards_named(name: &str) -> Option<CardSet> {
    if let Some(suit) = Suit::named(name) {
        return Some(suit.cards());
    }
    if let Some((_, set)) = SETS.iter().find(|(known, _)| *known == name) {
        return Some(*set);
    }
    if let Some((suit, value)) = name.rsplit_once('_') {
        let suit = if suit == "ring" { "rings" } else { suit };
        let card = Suit::named(suit)?.card(value.parse().ok()?)?;
        return Some(CardSet::only(card));
    }
    name.parse().ok().map(CardSet::only)
}

/// Sets that have a name of their own.
const SETS: [(&str, CardSet); 7] = [
    ("fangorn", CardSet::FANGORN),
    ("orcs", CardSet::ORCS),
    ("towers", CardSet::TOWERS),
    ("fatigue", CardSet::FATIGUE),
    ("any", CardSet::ALL),
    ("black_tower", CardSet::only(Card::BLACK_TOWER)),
    ("white_tower", CardSet::only(Card::WHITE_TOWER)),
];

/// The greatest value a card can have.
const HIGHEST: u8 = 16;

fn unknown_cards(node: &Node, word: &str) -> Fault {
    let named = SETS.iter().map(|(name, _)| *name);
    Fault::unknown(
        node.at.clone(),
        "card or set of cards",
        word,
        Suit::ALL.map(Suit::name).into_iter().chain(named),
    )
}

impl Value for Suit {
    fn what() -> String {
        "a suit".to_owned()
    }

    fn read(node: &Node, _: &Ids) -> Result<Self, Fault> {
        let word = node.as_word().ok_or_else(|| node.expected(&Self::what()))?;
        let names = Self::ALL.map(Self::name);
        Self::named(word).ok_or_else(|| Fault::unknown(node.at.clone(), "suit", word, names))
    }

    fn write(&self) -> Node {
        Node::word(self.name())
    }
}

impl Value for Card {
    fn what() -> String {
        "a card".to_owned()
    }

    fn read(node: &Node, _: &Ids) -> Result<Self, Fault> {
        let word = node.as_word().ok_or_else(|| node.expected(&Self::what()))?;
        let cards = cards_named(word).ok_or_else(|| unknown_cards(node, word))?;
        match (cards.len(), cards.first()) {
            (1, Some(card)) => Ok(card),
            _ => Err(node.expected("one card")),
        }
    }

    fn write(&self) -> Node {
        Node::word(match (self.suit(), self.value()) {
            (Some(Suit::Rings), Some(value)) => format!("ring_{value}"),
            (Some(suit), Some(value)) => format!("{}_{value}", suit.name()),
            _ if *self == Self::WHITE_TOWER => "white_tower".to_owned(),
            _ if *self == Self::BLACK_TOWER => "black_tower".to_owned(),
            _ => self.name().to_owned(),
        })
    }
}

/// `hills`, `ring_1`, `value >= 7`, `forests:param+8`, joined by `|`.
impl Value for Cards {
    fn what() -> String {
        "cards".to_owned()
    }

    fn read(node: &Node, ids: &Ids) -> Result<Self, Fault> {
        let mut cards = Self::default();
        for part in node.parts(Joined::Or) {
            match &part.form {
                Form::Word(word) => {
                    let named = cards_named(word).ok_or_else(|| unknown_cards(part, word))?;
                    cards.fixed = cards.fixed.or(named);
                }
                Form::Compare(value, comparison, than) if value.as_word() == Some("value") => {
                    let than = u8::read(than, ids)?;
                    let set = CardSet::of_value(|value| comparison.holds(&value, &than));
                    cards.fixed = cards.fixed.or(set);
                }
                Form::Tie(suit, value) => {
                    let drawn = (Suit::read(suit, ids)?, more_than_drawn(value, ids)?);
                    if cards.drawn.try_push(drawn).is_err() {
                        return Err(part.expected("fewer cards that depend on the value drawn"));
                    }
                }
                _ => return Err(part.expected(&Self::what())),
            }
        }
        Ok(cards)
    }

    fn write(&self) -> Node {
        if self.fixed == CardSet::ALL {
            return Node::word("any");
        }
        let drawn = self.drawn.iter().map(|(suit, more)| drawn(*suit, *more));
        Node::join(parts(self.fixed).into_iter().chain(drawn), Joined::Or)
    }
}

/// `param`, `param+8`
fn more_than_drawn(node: &Node, ids: &Ids) -> Result<u8, Fault> {
    let is_param = |node: &Node| node.as_word() == Some("param");
    let more = match &node.form {
        Form::Sum(param, Sign::Plus, more) if is_param(param) => u8::read(more, ids)?,
        _ if is_param(node) => 0,
        _ => return Err(node.expected("`param` or `param+8`")),
    };
    if more > HIGHEST {
        return Err(node.expected("a value that a card can have"));
    }
    Ok(more)
}

fn drawn(suit: Suit, more: u8) -> Node {
    let param = Node::word("param");
    let value = match more {
        0 => param,
        more => Form::Sum(Box::new(param), Sign::Plus, Box::new(Node::number(more))).into(),
    };
    Form::Tie(Box::new(suit.write()), Box::new(value)).into()
}

/// A set by the fewest names, the larger ones first.
fn parts(set: CardSet) -> Vec<Node> {
    let (mut left, mut names) = (set, Vec::new());
    let mut take = |set: CardSet, name: Node| {
        if !set.is_empty() && set.minus(left).is_empty() {
            left = left.minus(set);
            names.push(name);
        }
    };
    let value = |comparison, than| {
        Form::Compare(Box::new(Node::word("value")), comparison, Box::new(Node::number(than))).into()
    };
    for suit in Suit::ALL {
        take(suit.cards(), suit.write());
    }
    for than in 1..=HIGHEST {
        take(CardSet::of_value(|value| value >= than), value(Comparison::AtLeast, than));
    }
    for (name, set) in &SETS[..4] {
        take(*set, Node::word(*name));
    }
    for than in 1..=HIGHEST {
        take(CardSet::of_value(|value| value == than), value(Comparison::Equal, than));
    }
    for card in CardSet::ALL.iter() {
        take(CardSet::only(card), card.write());
    }
    names
}

/// Cards that do not depend on the value drawn.
impl Value for CardSet {
    fn what() -> String {
        Cards::what()
    }

    fn read(node: &Node, ids: &Ids) -> Result<Self, Fault> {
        let cards = Cards::read(node, ids)?;
        if cards.drawn.is_empty() {
            Ok(cards.fixed)
        } else {
            Err(node.expected("cards that do not depend on the value drawn"))
        }
    }

    fn write(&self) -> Node {
        Cards::from(*self).write()
    }
}

/// A character, or all the characters of a person; several joined by `+`.
impl Value for CharacterSet {
    fn what() -> String {
        "a character".to_owned()
    }

    fn read(node: &Node, _: &Ids) -> Result<Self, Fault> {
        let mut characters = Self::EMPTY;
        for part in node.parts(Joined::Plus) {
            let word = part.as_word().ok_or_else(|| part.expected(&Self::what()))?;
            let named = Self::named(word);
            let known = Self::all_names();
            let named = named.ok_or_else(|| Fault::unknown(part.at.clone(), "character", word, known))?;
            characters = characters.or(named);
        }
        Ok(characters)
    }

    fn write(&self) -> Node {
        Node::join(self.names().into_iter().map(Node::word), Joined::Plus)
    }
}

/// `self`, `gorbag`, `player_of(black_tower)`, joined by `+`.
impl Value for Who {
    fn what() -> String {
        "who: `self`, `all`, `each`, a character or `player_of(…)`".to_owned()
    }

    fn read(node: &Node, ids: &Ids) -> Result<Self, Fault> {
        let mut who = Self::default();
        for part in node.parts(Joined::Plus) {
            if let Some(card) = part.marked("player_of") {
                who.player_of = Some(Card::read(card, ids)?);
                continue;
            }
            match part.as_word() {
                Some("self") => who.me = true,
                Some("each") => who.each = true,
                Some("all") => who.everybody = true,
                Some(_) => who.characters = who.characters.or(CharacterSet::read(part, ids)?),
                None => return Err(part.expected(&Self::what())),
            }
        }
        Ok(who)
    }

    fn write(&self) -> Node {
        let said = [(self.me, "self"), (self.each, "each"), (self.everybody, "all")];
        let said = said.into_iter().filter(|(is, _)| *is).map(|(_, name)| Node::word(name));
        let characters = self.characters.names().into_iter().map(Node::word);
        let player = self.player_of.map(|card| Node::call("player_of", [card.write()]));
        Node::join(said.chain(characters).chain(player), Joined::Plus)
    }
}

/// `before=black_tower`, `last=3`: an argument by its own name.
impl Value for Filter {
    fn what() -> String {
        "which tricks".to_owned()
    }

    fn read(node: &Node, _: &Ids) -> Result<Self, Fault> {
        Err(node.expected("which tricks by name, as `first=3`"))
    }

    fn write(&self) -> Node {
        let (name, value) = self.parts();
        Node::call(name, [value])
    }

    fn absent() -> Option<Self> {
        Some(Self::None)
    }

    fn is_absent(&self) -> bool {
        *self == Self::None
    }

    fn names(_: &'static str) -> Vec<&'static str> {
        vec!["before", "after", "first", "last", "containing", "without", "won_with"]
    }

    fn take(args: &mut Args<'_>, _: &str) -> Result<Option<Self>, Fault> {
        let ids = args.ids();
        let Some(arg) = args.next_named() else {
            return Ok(None);
        };
        let value = &arg.value;
        Ok(Some(match arg.name.as_deref().unwrap_or_default() {
            "before" => Self::Before(Mark::read(value, ids)?),
            "after" => Self::After(Mark::read(value, ids)?),
            "first" => Self::First(u8::read(value, ids)?),
            "last" => Self::Last(u8::read(value, ids)?),
            "containing" => Self::Containing(Cards::read(value, ids)?),
            "without" => Self::Without(Cards::read(value, ids)?),
            _ => Self::WonWith(Cards::read(value, ids)?),
        }))
    }

    fn put(&self, _: &'static str, written: &mut Written) {
        let (name, value) = self.parts();
        written.push_named(name, value);
    }
}

impl Filter {
    fn parts(&self) -> (&'static str, Node) {
        match self {
            Self::None => ("all", Node::word("any")),
            Self::Before(mark) => ("before", mark.write()),
            Self::After(mark) => ("after", mark.write()),
            Self::First(count) => ("first", count.write()),
            Self::Last(count) => ("last", count.write()),
            Self::Containing(cards) => ("containing", cards.write()),
            Self::Without(cards) => ("without", cards.write()),
            Self::WonWith(cards) => ("won_with", cards.write()),
        }
    }
}

cardlang::as_text!(Cards);
