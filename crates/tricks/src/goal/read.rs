//! From text to goals.

use std::str::FromStr;

use crate::card::{Card, CardSet, Suit};
use crate::character::CharacterSet;

use super::{Cards, Comparison, Filter, Goal, Mark, Measure, Quantity, Rank, Scope, Who};

/// What is wrong with a text of the data language, and where in it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{why} (at character {at})")]
pub struct NotRead {
    /// The character, from 1.
    pub at: usize,
    /// What is wrong.
    pub why: String,
}

/// Reads a text piece by piece.
pub(crate) struct Reader<'a> {
    text: &'a str,
    at: usize,
}

/// A name or a number: what stands between signs.
const fn is_word(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '_'
}

impl<'a> Reader<'a> {
    pub(crate) const fn new(text: &'a str) -> Self {
        Self { text, at: 0 }
    }

    pub(crate) fn wrong<T>(&self, why: impl Into<String>) -> Result<T, NotRead> {
        Err(NotRead {
            at: self.at + 1,
            why: why.into(),
        })
    }

    fn rest(&mut self) -> &'a str {
        let rest = &self.text[self.at..];
        let trimmed = rest.trim_start();
        self.at += rest.len() - trimmed.len();
        trimmed
    }

    /// Is this sign next? Then it is read.
    pub(crate) fn sign(&mut self, sign: &str) -> bool {
        let next = self.rest().starts_with(sign);
        if next {
            self.at += sign.len();
        }
        next
    }

    pub(crate) fn expect(&mut self, sign: &str) -> Result<(), NotRead> {
        if self.sign(sign) {
            return Ok(());
        }
        let found = self.rest().chars().next();
        let found = found.map_or("the end".to_owned(), |found| format!("'{found}'"));
        self.wrong(format!("expected '{sign}', found {found}"))
    }

    /// The word that is next, without reading it.
    pub(crate) fn peek(&mut self) -> &'a str {
        let rest = self.rest();
        let end = rest.find(|letter| !is_word(letter)).unwrap_or(rest.len());
        &rest[..end]
    }

    pub(crate) fn word(&mut self) -> Result<&'a str, NotRead> {
        let word = self.peek();
        if word.is_empty() {
            return self.wrong("expected a word");
        }
        self.at += word.len();
        Ok(word)
    }

    /// Is this word next? Then it is read.
    pub(crate) fn is(&mut self, word: &str) -> bool {
        let next = self.peek() == word;
        if next {
            self.at += word.len();
        }
        next
    }

    pub(crate) fn number(&mut self) -> Result<u8, NotRead> {
        let word = self.peek();
        match word.parse() {
            Ok(number) if number <= 40 => {
                self.at += word.len();
                Ok(number)
            }
            _ => self.wrong(format!("expected a number up to 40, found '{word}'")),
        }
    }

    pub(crate) fn end(&mut self) -> Result<(), NotRead> {
        if self.rest().is_empty() {
            Ok(())
        } else {
            let rest = self.rest().to_owned();
            self.wrong(format!("nothing should follow, found '{rest}'"))
        }
    }

    /// `hills`, `ring_1`, `value >= 7`, `forests:param+8`, joined by `|`.
    pub(crate) fn cards(&mut self) -> Result<Cards, NotRead> {
        let mut cards = Cards::default();
        loop {
            let word = self.word()?;
            if word == "value" {
                cards.fixed = cards.fixed.or(self.values()?);
            } else if self.sign(":") {
                let suit = Suit::named(word);
                let Some(suit) = suit else {
                    return self.wrong(format!("'{word}' is no suit"));
                };
                if !self.is("param") {
                    return self.wrong("expected 'param'");
                }
                let more = if self.sign("+") { self.number()? } else { 0 };
                if cards.drawn.try_push((suit, more)).is_err() {
                    return self.wrong("too many cards that depend on the value drawn");
                }
            } else {
                match cards_named(word) {
                    Some(named) => cards.fixed = cards.fixed.or(named),
                    None => return self.wrong(format!("there are no cards '{word}'")),
                }
            }
            if !self.sign("|") {
                return Ok(cards);
            }
        }
    }

    fn values(&mut self) -> Result<CardSet, NotRead> {
        let comparison = self.comparison()?;
        let than = self.number()?;
        Ok(CardSet::of_value(|value| match comparison {
            Comparison::Equal => value == than,
            Comparison::AtLeast => value >= than,
            Comparison::AtMost => value <= than,
            Comparison::More => value > than,
            Comparison::Less => value < than,
        }))
    }

    fn comparison(&mut self) -> Result<Comparison, NotRead> {
        // The longer signs first.
        for (sign, comparison) in [
            ("==", Comparison::Equal),
            (">=", Comparison::AtLeast),
            ("<=", Comparison::AtMost),
            (">", Comparison::More),
            ("<", Comparison::Less),
        ] {
            if self.sign(sign) {
                return Ok(comparison);
            }
        }
        self.wrong("expected ==, >=, <=, > or <")
    }

    /// One card.
    pub(crate) fn card(&mut self) -> Result<Card, NotRead> {
        let word = self.word()?;
        match cards_named(word) {
            Some(cards) if cards.len() == 1 => Ok(cards.first().unwrap_or(Card::RING)),
            _ => self.wrong(format!("'{word}' is no card")),
        }
    }

    /// `self`, `frodo`, `player_of(black_tower)`, joined by `+`.
    fn who(&mut self) -> Result<Who, NotRead> {
        let mut who = Who::default();
        loop {
            match self.word()? {
                "self" => who.me = true,
                "each" => who.each = true,
                "all" => who.everybody = true,
                "player_of" => {
                    self.expect("(")?;
                    who.player_of = Some(self.card()?);
                    self.expect(")")?;
                }
                name => match CharacterSet::named(name) {
                    Some(named) => who.characters = who.characters.or(named),
                    None => return self.wrong(format!("there is no character '{name}'")),
                },
            }
            if !self.sign("+") {
                return Ok(who);
            }
        }
    }

    fn mark(&mut self) -> Result<Mark, NotRead> {
        match self.word()? {
            "black_tower" => Ok(Mark::BlackTower),
            "white_tower" => Ok(Mark::WhiteTower),
            "ring_1" => Ok(Mark::Ring),
            other => self.wrong(format!(
                "'{other}' is nothing that happens: black_tower, white_tower, ring_1"
            )),
        }
    }

    fn filter(&mut self) -> Result<Filter, NotRead> {
        if !self.sign(",") {
            return Ok(Filter::None);
        }
        let name = self.word()?;
        self.expect("=")?;
        Ok(match name {
            "before" => Filter::Before(self.mark()?),
            "after" => Filter::After(self.mark()?),
            "first" => Filter::First(self.number()?),
            "last" => Filter::Last(self.number()?),
            "containing" => Filter::Containing(self.cards()?),
            "without" => Filter::Without(self.cards()?),
            "won_with" => Filter::WonWith(self.cards()?),
            other => return self.wrong(format!("tricks cannot be chosen by '{other}'")),
        })
    }

    /// `, set`, or every card.
    fn more_cards(&mut self) -> Result<Cards, NotRead> {
        if self.sign(",") {
            self.cards()
        } else {
            Ok(CardSet::ALL.into())
        }
    }

    fn quantity(&mut self) -> Result<Quantity, NotRead> {
        if self.peek().starts_with(|first: char| first.is_ascii_digit()) {
            return Ok(Quantity::Number(self.number()?));
        }
        let name = self.word()?;
        match name {
            "param" => return Ok(Quantity::Param),
            "burden" => return Ok(Quantity::Burden),
            "under" => return Ok(Quantity::Under),
            _ => {}
        }
        self.expect("(")?;
        let who = self.who()?;
        let quantity = match name {
            "tricks" => Quantity::Tricks(who, self.filter()?),
            "cards" => {
                self.expect(",")?;
                Quantity::Cards(who, self.cards()?)
            }
            "values" => Quantity::Values(who, self.more_cards()?),
            "suits" => Quantity::Suits(who, self.more_cards()?),
            "winning_suits" => Quantity::WinningSuits(who),
            "same_value" => Quantity::SameValue(who),
            "run" => {
                self.expect(",")?;
                let word = self.word()?;
                match Suit::named(word) {
                    Some(suit) => Quantity::Run(who, suit),
                    None => return self.wrong(format!("'{word}' is no suit")),
                }
            }
            "streak" => Quantity::Streak(who),
            "led" => Quantity::Led(who, self.more_cards()?),
            "played_last" => {
                self.expect(",")?;
                Quantity::PlayedLast(who, self.cards()?)
            }
            "leftover" => Quantity::Leftover(who),
            other => return self.wrong(format!("there is no quantity '{other}'")),
        };
        self.expect(")")?;
        Ok(quantity)
    }

    fn rank(&mut self, rank: Rank) -> Result<Goal, NotRead> {
        self.expect("(")?;
        let who = self.who()?;
        self.expect(",")?;
        let measure = if self.is("tricks") {
            Measure::Tricks
        } else if self.is("cards") {
            self.expect("(")?;
            let cards = self.cards()?;
            self.expect(")")?;
            Measure::Cards(cards)
        } else {
            return self.wrong("expected 'tricks' or 'cards(…)'");
        };
        let joint = self.sign(",") && {
            if !self.is("joint") {
                return self.wrong("expected 'joint'");
            }
            true
        };
        self.expect(")")?;
        Ok(Goal::Rank(rank, who, measure, joint))
    }

    fn term(&mut self) -> Result<Goal, NotRead> {
        if self.sign("!") {
            return Ok(Goal::Not(Box::new(self.term()?)));
        }
        if self.sign("(") {
            let goal = self.goal()?;
            self.expect(")")?;
            return Ok(goal);
        }
        if self.is("true") {
            return Ok(Goal::Always);
        }
        for (name, rank) in [
            ("most", Rank::Most),
            ("fewest", Rank::Fewest),
            ("middle", Rank::Middle),
        ] {
            if self.is(name) {
                return self.rank(rank);
            }
        }
        if self.is("majority") {
            self.expect("(")?;
            let who = self.who()?;
            self.expect(")")?;
            return Ok(Goal::Majority(who));
        }
        if self.is("every") {
            self.expect("(")?;
            let scope = match self.word()? {
                "all" => Scope::All,
                "others" => Scope::Others,
                other => return self.wrong(format!("expected 'all' or 'others', found '{other}'")),
            };
            self.expect(":")?;
            let goal = self.goal()?;
            self.expect(")")?;
            return Ok(Goal::Every(scope, Box::new(goal)));
        }
        if self.is("flip") {
            self.expect("(")?;
            let mark = self.mark()?;
            self.expect(":")?;
            let first = self.goal()?;
            self.expect(";")?;
            let then = self.goal()?;
            self.expect(")")?;
            return Ok(Goal::Flip(mark, Box::new(first), Box::new(then)));
        }
        let left = self.quantity()?;
        if self.is("in") {
            let least = self.number()?;
            self.expect("..")?;
            let most = self.number()?;
            return Ok(Goal::Within(left, least, most));
        }
        let comparison = self.comparison()?;
        Ok(Goal::Compare(left, comparison, self.quantity()?))
    }

    pub(crate) fn goal(&mut self) -> Result<Goal, NotRead> {
        let first = self.term()?;
        let sign = ["&", "|"].into_iter().find(|sign| self.sign(sign));
        let Some(sign) = sign else { return Ok(first) };
        let mut goals = vec![first, self.term()?];
        while self.sign(sign) {
            goals.push(self.term()?);
        }
        if self.sign("&") || self.sign("|") {
            return self.wrong("put parentheses where & and | meet");
        }
        Ok(if sign == "&" {
            Goal::All(goals)
        } else {
            Goal::Any(goals)
        })
    }
}

/// `hills`, `orcs`, `black_tower`, `ring_1`, `mountains_8`, or the notation of a card.
pub(crate) fn cards_named(name: &str) -> Option<CardSet> {
    if let Some(suit) = Suit::named(name) {
        return Some(suit.cards());
    }
    match name {
        "fangorn" => return Some(CardSet::FANGORN),
        "orcs" => return Some(CardSet::ORCS),
        "towers" => return Some(CardSet::TOWERS),
        "fatigue" => return Some(CardSet::FATIGUE),
        "any" => return Some(CardSet::ALL),
        "black_tower" => return Some(CardSet::only(Card::BLACK_TOWER)),
        "white_tower" => return Some(CardSet::only(Card::WHITE_TOWER)),
        _ => {}
    }
    if let Some((suit, value)) = name.rsplit_once('_') {
        let suit = if suit == "ring" { "rings" } else { suit };
        let card = Suit::named(suit)?.card(value.parse().ok()?)?;
        return Some(CardSet::only(card));
    }
    name.parse().ok().map(CardSet::only)
}

impl FromStr for Goal {
    type Err = NotRead;
    fn from_str(text: &str) -> Result<Self, NotRead> {
        let mut reader = Reader::new(text);
        let goal = reader.goal()?;
        reader.end()?;
        Ok(goal)
    }
}

impl FromStr for Cards {
    type Err = NotRead;
    fn from_str(text: &str) -> Result<Self, NotRead> {
        let mut reader = Reader::new(text);
        let cards = reader.cards()?;
        reader.end()?;
        Ok(cards)
    }
}
