//! One condition, as a clause: a verb, an amount, a noun, and when.

use tricks::card::CardSet;
use tricks::goal::{Cards, Comparison, Filter, Mark, Quantity, Who};

use super::amount::{Amount, relation};
use super::cards::Kind;
use super::phrase::{Person, Phrase};
use super::quantity::{WIN, filtered, mark, noun, of_nobody, owner, verb};

/// The mood of a verb.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mood {
    /// 'win'.
    Yes,
    /// 'do not win' something definite.
    Not,
    /// 'win no …'.
    None,
}

impl Mood {
    const fn name(self) -> &'static str {
        match self {
            Self::Yes => "yes",
            Self::Not => "not",
            Self::None => "none",
        }
    }
}

/// The words that a sentence has said already, and need not repeat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Said {
    who: Who,
    verb: &'static str,
    mood: Mood,
    noun: Option<Quantity>,
    mark: Option<Mark>,
    filtered: bool,
}

/// A part of a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Part {
    pub(crate) text: String,
    pub(crate) said: Option<Said>,
    /// Has it parts of its own?
    pub(crate) compound: bool,
}

impl Part {
    pub(crate) const fn plain(text: String) -> Self {
        Self { text, said: None, compound: false }
    }
}

impl Phrase {
    /// A comparison.
    pub(crate) fn compare(
        &self,
        left: &Quantity,
        comparison: Comparison,
        right: &Quantity,
        before: Option<&Said>,
    ) -> Part {
        match (self.number(left), self.number(right), owner(left), owner(right)) {
            (None, Some(number), Some(_), _) => match Amount::of(comparison, number) {
                Some(amount) => self.counted(left, amount, before),
                None => Part::plain(self.say("tricks-goal-never")),
            },
            (_, _, Some(_), _) => self.related(left, comparison, right, before),
            (_, _, None, Some(_)) => self.compare(right, comparison.turned(), left, before),
            (_, _, None, None) => {
                let count = |quantity| match quantity {
                    &Quantity::Under => self.say("tricks-goal-under-count"),
                    other => self.bare(other),
                };
                let (left, other) = (count(left), count(right));
                let args = [
                    ("left", (&left).into()),
                    ("relation", relation(comparison).into()),
                    ("other", (&other).into()),
                ];
                Part::plain(self.with("tricks-goal-bare", &args))
            }
        }
    }

    /// A number, if it is known.
    fn number(&self, quantity: &Quantity) -> Option<u8> {
        match quantity {
            Quantity::Number(number) => Some(*number),
            Quantity::Param => self.param,
            Quantity::Burden => self.burden,
            _ => None,
        }
    }

    /// A quantity without an owner.
    fn bare(&self, quantity: &Quantity) -> String {
        match quantity {
            Quantity::Under => self.say("tricks-goal-under"),
            other => match (self.number(other), other) {
                (Some(number), _) => number.to_string(),
                (None, Quantity::Burden) => self.say("tricks-goal-burden"),
                (None, _) => self.say("tricks-goal-param"),
            },
        }
    }

    /// An amount of a quantity.
    pub(crate) fn counted(&self, quantity: &Quantity, amount: Amount, before: Option<&Said>) -> Part {
        if let Some((mood, what, choice)) = self.definite(quantity, amount) {
            let part = self.verb(quantity, mood, &what, None, before);
            return Part { compound: part.compound || choice, ..part };
        }
        let mood = if amount == Amount::Nothing { Mood::None } else { Mood::Yes };
        let noun = noun(quantity);
        let who = owner(quantity).unwrap_or_default();
        let short = before.is_some_and(|said| said.who == who && noun.is_some() && said.noun == noun);
        let short = short && !matches!(amount, Amount::But(_));
        let (bound, least, number) = amount.parts();
        let (counted, many) = if short {
            (self.with("tricks-count-bare", &[("number", number.into())]), String::new())
        } else {
            (self.form(quantity, "", number), self.form(quantity, ".many", number))
        };
        let args = [
            ("bound", bound.into()),
            ("least", least.into()),
            ("counted", (&counted).into()),
            ("many", (&many).into()),
        ];
        let what = self.wrapped(quantity, self.with("tricks-goal-amount", &args));
        let when = self.when(quantity, short, before);
        self.verb(quantity, mood, &format!("{what} {when}"), noun, before)
    }

    /// Things that are not counted: the last trick, the 1 of Rings, a card played to the last trick. And is
    /// there a choice between several?
    fn definite(&self, quantity: &Quantity, amount: Amount) -> Option<(Mood, String, bool)> {
        let mood = match (amount.allows(0), amount.allows(1)) {
            (false, true) => Mood::Yes,
            (true, false) => Mood::Not,
            _ => return self.all_of(quantity, amount),
        };
        match quantity {
            Quantity::Tricks(_, Filter::First(1)) => Some((mood, self.say("tricks-goal-first-trick"), false)),
            Quantity::Tricks(_, Filter::Last(1)) => Some((mood, self.say("tricks-goal-last-trick"), false)),
            Quantity::PlayedLast(_, cards) => {
                let cards = self.any_one(cards);
                Some((mood, self.with("tricks-goal-in-last", &[("cards", (&cards).into())]), false))
            }
            Quantity::Cards(_, cards) => match (self.kind(cards), mood) {
                (Kind::These(these), Mood::Yes) if these.len() == 1 || amount == Amount::AtLeast(1) => {
                    Some((mood, self.or(&these), these.len() > 1))
                }
                (Kind::These(these), Mood::Not) if amount == Amount::Nothing || these.len() == 1 => {
                    Some((mood, self.nor(&these), false))
                }
                _ => None,
            },
            _ => None,
        }
    }

    /// All of several cards that are named.
    fn all_of(&self, quantity: &Quantity, amount: Amount) -> Option<(Mood, String, bool)> {
        let (Quantity::Cards(_, cards), Amount::Exactly(number) | Amount::AtLeast(number)) =
            (quantity, amount)
        else {
            return None;
        };
        match self.kind(cards) {
            Kind::These(these) if these.len() == usize::from(number) => {
                Some((Mood::Yes, self.language.list(&these), false))
            }
            _ => None,
        }
    }

    /// One quantity against another.
    fn related(
        &self,
        left: &Quantity,
        comparison: Comparison,
        right: &Quantity,
        before: Option<&Said>,
    ) -> Part {
        let other = match owner(right) {
            None => self.bare(right),
            Some(who) if of_nobody(left) == of_nobody(right) => self.whom(who),
            Some(who) => self.whole(right, who),
        };
        let (many, so_many) = (self.form(left, ".many", 2), self.form(left, ".so-many", 2));
        let args = [
            ("relation", relation(comparison).into()),
            ("many", (&many).into()),
            ("so-many", (&so_many).into()),
            ("other", (&other).into()),
        ];
        let what = self.wrapped(left, self.with("tricks-goal-than", &args));
        let when = self.when(left, false, before);
        self.verb(left, Mood::Yes, &format!("{what} {when}"), noun(left), before)
    }

    /// 'Orc cards Uglúk wins'.
    fn whole(&self, quantity: &Quantity, who: Who) -> String {
        let (person, name) = self.who(who);
        let many = self.wrapped(quantity, self.form(quantity, ".many", 2));
        let when = self.when(quantity, false, None);
        let args = [
            ("who", person.name().into()),
            ("name", (&name).into()),
            ("many", (&many).into()),
            ("when", (&when).into()),
        ];
        self.with("tricks-goal-other", &args)
    }

    /// The noun counted, in a form (`.many`, `.so-many`, or with its number).
    fn form(&self, quantity: &Quantity, form: &str, number: u8) -> String {
        let id = match quantity {
            Quantity::Cards(_, cards) | Quantity::PlayedLast(_, cards) => {
                return self.set(&self.kind(cards), form, number);
            }
            Quantity::Values(..) => "tricks-count-values",
            Quantity::Suits(..) | Quantity::WinningSuits(_) => "tricks-count-suits",
            Quantity::SameValue(_) => "tricks-count-same-value",
            Quantity::Run(_, suit) => {
                let suit = self.of_suit(*suit);
                let args = [("number", number.into()), ("suit", (&suit).into())];
                return self.with(&format!("tricks-count-run{form}"), &args);
            }
            Quantity::Streak(_) => "tricks-count-streak",
            Quantity::Leftover(_) => "tricks-count-leftover",
            _ => "tricks-count-tricks",
        };
        self.with(&format!("{id}{form}"), &[("number", number.into())])
    }

    /// Values and suits are those of cards: 'cards of at least 4 different values'.
    fn wrapped(&self, quantity: &Quantity, amount: String) -> String {
        let of = |id, cards: &Cards| {
            let cards = self.set(&self.kind(cards), ".many", 2);
            self.with(id, &[("cards", (&cards).into()), ("amount", (&amount).into())])
        };
        match quantity {
            Quantity::Values(_, cards) => of("tricks-count-of-values", cards),
            Quantity::Suits(_, cards) => of("tricks-count-of-suits", cards),
            Quantity::WinningSuits(_) => {
                self.with("tricks-count-won-with-suits", &[("amount", (&amount).into())])
            }
            _ => amount,
        }
    }

    /// The tricks that count, or when. `short`: the noun was not repeated.
    fn when(&self, quantity: &Quantity, short: bool, before: Option<&Said>) -> String {
        let filter = match quantity {
            Quantity::Tricks(_, filter) => filter,
            Quantity::Led(_, cards) if cards.fixed != CardSet::ALL => {
                let cards = self.any_one(cards);
                return self.with("tricks-goal-led-with", &[("cards", (&cards).into())]);
            }
            _ => return String::new(),
        };
        let cards = |id, cards: &Cards| {
            let cards = self.any_one(cards);
            self.with(id, &[("cards", (&cards).into())])
        };
        match filter {
            Filter::None if short && before.is_some_and(|said| said.filtered) => {
                self.say("tricks-goal-in-all")
            }
            Filter::None => String::new(),
            Filter::Before(mark) => {
                let card = self.card(mark.card());
                self.with("tricks-goal-before", &[("card", (&card).into())])
            }
            Filter::After(mark) => {
                let known = before.is_some_and(|said| said.mark == Some(*mark));
                let card = self.card(mark.card());
                let short = if known { "yes" } else { "no" };
                let args = [("card", (&card).into()), ("short", short.into())];
                self.with("tricks-goal-after", &args)
            }
            Filter::First(number) => self.with("tricks-goal-first", &[("number", (*number).into())]),
            Filter::Last(number) => self.with("tricks-goal-last", &[("number", (*number).into())]),
            Filter::Containing(set) => cards("tricks-goal-containing", set),
            Filter::Without(set) => cards("tricks-goal-without", set),
            Filter::WonWith(set) => cards("tricks-goal-won-with", set),
        }
    }

    fn verb(
        &self,
        quantity: &Quantity,
        mood: Mood,
        what: &str,
        noun: Option<Quantity>,
        before: Option<&Said>,
    ) -> Part {
        let said = Said {
            who: owner(quantity).unwrap_or_default(),
            verb: verb(quantity),
            mood,
            noun,
            mark: mark(quantity),
            filtered: filtered(quantity),
        };
        self.said(said, what, before)
    }

    /// A clause of winning cards that are not a quantity.
    pub(crate) fn win(&self, who: Who, mood: Mood, what: &str, before: Option<&Said>) -> Part {
        let said = Said { who, verb: WIN, mood, noun: None, mark: None, filtered: false };
        self.said(said, what, before)
    }

    /// The clause; where the sentence goes on about the same, without its verb.
    fn said(&self, said: Said, what: &str, before: Option<&Said>) -> Part {
        let goes_on = before.is_some_and(|before| {
            let same = before.who == said.who && before.verb == said.verb;
            same && said.mood != Mood::Not && (before.mood == Mood::Yes || before.mood == said.mood)
        });
        let text = if goes_on {
            what.to_owned()
        } else {
            let (person, name) = self.who(said.who);
            let person = match person {
                Person::Me if before.is_some_and(|before| !before.who.me) => Person::You,
                other => other,
            };
            let args = [
                ("who", person.name().into()),
                ("name", (&name).into()),
                ("verb", said.mood.name().into()),
                ("what", what.into()),
            ];
            self.with(said.verb, &args)
        };
        Part {
            text: canvas::text::tidy(&text),
            compound: before.is_some_and(|before| before.who != said.who),
            said: Some(said),
        }
    }
}
