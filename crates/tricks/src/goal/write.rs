//! From goals to text: what [`read`](super::read) reads back as the same goal.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::card::{Card, CardSet, Suit};

use super::{Cards, Comparison, Filter, Goal, Mark, Measure, Quantity, Rank, Scope, Who};

fn joined<T: fmt::Display>(items: impl IntoIterator<Item = T>, sign: &str) -> String {
    let items = items.into_iter().map(|item| item.to_string());
    items.collect::<Vec<_>>().join(sign)
}

/// The name of a card in data files.
pub(crate) fn card_name(card: Card) -> String {
    match (card.suit(), card.value()) {
        (Some(Suit::Rings), Some(value)) => format!("ring_{value}"),
        (Some(suit), Some(value)) => format!("{}_{value}", suit.name()),
        _ if card == Card::WHITE_TOWER => "white_tower".to_owned(),
        _ if card == Card::BLACK_TOWER => "black_tower".to_owned(),
        _ => card.name().to_owned(),
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.fixed == CardSet::ALL {
            return f.write_str("any");
        }
        let (mut left, mut names) = (self.fixed, Vec::new());
        let mut take = |set: CardSet, name: String| {
            if !set.is_empty() && set.but(left).is_empty() {
                left = left.but(set);
                names.push(name);
            }
        };
        for suit in Suit::ALL {
            take(suit.cards(), suit.name().to_owned());
        }
        for than in 1..=16 {
            take(
                CardSet::of_value(|value| value >= than),
                format!("value >= {than}"),
            );
        }
        take(CardSet::FANGORN, "fangorn".to_owned());
        take(CardSet::ORCS, "orcs".to_owned());
        take(CardSet::TOWERS, "towers".to_owned());
        take(CardSet::FATIGUE, "fatigue".to_owned());
        for than in 1..=16 {
            take(
                CardSet::of_value(|value| value == than),
                format!("value == {than}"),
            );
        }
        for card in CardSet::ALL.iter() {
            take(CardSet::only(card), card_name(card));
        }
        names.extend(self.drawn.iter().map(|(suit, more)| match more {
            0 => format!("{}:param", suit.name()),
            more => format!("{}:param+{more}", suit.name()),
        }));
        f.write_str(&names.join(" | "))
    }
}

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut names = Vec::new();
        for (is, name) in [(self.me, "self"), (self.each, "each"), (self.everybody, "all")] {
            if is {
                names.push(name.to_owned());
            }
        }
        names.extend(self.characters.names().into_iter().map(str::to_owned));
        names.extend(
            self.player_of
                .map(|card| format!("player_of({})", card_name(card))),
        );
        f.write_str(&names.join(" + "))
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&card_name(self.card()))
    }
}

impl fmt::Display for Filter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::None => Ok(()),
            Self::Before(mark) => write!(f, ", before={mark}"),
            Self::After(mark) => write!(f, ", after={mark}"),
            Self::First(count) => write!(f, ", first={count}"),
            Self::Last(count) => write!(f, ", last={count}"),
            Self::Containing(cards) => write!(f, ", containing={cards}"),
            Self::Without(cards) => write!(f, ", without={cards}"),
            Self::WonWith(cards) => write!(f, ", won_with={cards}"),
        }
    }
}

impl fmt::Display for Quantity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let more = |f: &mut fmt::Formatter<'_>, name: &str, who: &Who, cards: &Cards| {
            if cards.fixed == CardSet::ALL {
                write!(f, "{name}({who})")
            } else {
                write!(f, "{name}({who}, {cards})")
            }
        };
        match self {
            Self::Number(number) => write!(f, "{number}"),
            Self::Param => f.write_str("param"),
            Self::Burden => f.write_str("burden"),
            Self::Under => f.write_str("under"),
            Self::Tricks(who, filter) => write!(f, "tricks({who}{filter})"),
            Self::Cards(who, cards) => write!(f, "cards({who}, {cards})"),
            Self::Values(who, cards) => more(f, "values", who, cards),
            Self::Suits(who, cards) => more(f, "suits", who, cards),
            Self::WinningSuits(who) => write!(f, "winning_suits({who})"),
            Self::SameValue(who) => write!(f, "same_value({who})"),
            Self::Run(who, suit) => write!(f, "run({who}, {})", suit.name()),
            Self::Streak(who) => write!(f, "streak({who})"),
            Self::Led(who, cards) => more(f, "led", who, cards),
            Self::PlayedLast(who, cards) => write!(f, "played_last({who}, {cards})"),
            Self::Leftover(who) => write!(f, "leftover({who})"),
        }
    }
}

impl fmt::Display for Measure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Tricks => f.write_str("tricks"),
            Self::Cards(cards) => write!(f, "cards({cards})"),
        }
    }
}

impl fmt::Display for Comparison {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Equal => "==",
            Self::AtLeast => ">=",
            Self::AtMost => "<=",
            Self::More => ">",
            Self::Less => "<",
        })
    }
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // A part of & or | that is itself one stands in parentheses.
        let part = |goal: &Goal| match goal {
            Self::All(_) | Self::Any(_) => format!("({goal})"),
            other => other.to_string(),
        };
        match self {
            Self::Always => f.write_str("true"),
            Self::All(goals) => f.write_str(&joined(goals.iter().map(part), " & ")),
            Self::Any(goals) => f.write_str(&joined(goals.iter().map(part), " | ")),
            Self::Not(goal) => write!(f, "!({goal})"),
            Self::Compare(left, comparison, right) => write!(f, "{left} {comparison} {right}"),
            Self::Within(quantity, least, most) => write!(f, "{quantity} in {least}..{most}"),
            Self::Rank(rank, who, measure, joint) => {
                let rank = match rank {
                    Rank::Most => "most",
                    Rank::Fewest => "fewest",
                    Rank::Middle => "middle",
                };
                let joint = if *joint { ", joint" } else { "" };
                write!(f, "{rank}({who}, {measure}{joint})")
            }
            Self::Majority(who) => write!(f, "majority({who})"),
            Self::Every(scope, goal) => {
                let scope = match scope {
                    Scope::All => "all",
                    Scope::Others => "others",
                };
                write!(f, "every({scope}: {goal})")
            }
            Self::Flip(mark, first, then) => write!(f, "flip({mark}: {first}; {then})"),
        }
    }
}

impl Serialize for Goal {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Goal {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}
