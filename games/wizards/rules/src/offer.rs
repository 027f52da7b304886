//! The options that a table offers, and the rules that are chosen with them.

use std::collections::BTreeMap;

use serde_json::Value;
use table::lines::as_json;
use table::{Clause, GameOption};

use crate::deck;
use crate::options::{Alone, Extras, Length, Rules, Rulings, Sets};

/// A table's value for a deck that its player brings.
const OWN: &str = "own";

/// The options of a table.
pub(crate) fn options() -> Vec<GameOption> {
    let option = |id, values: &[&str], default: &str| GameOption {
        id,
        values: values.iter().map(|value| (*value).to_owned()).collect(),
        default: default.to_owned(),
        clause: None,
    };
    let ready = crate::ready::ready().iter().map(|ready| ready.deck.id.as_str());
    let decks = deck::starters().iter().map(|deck| deck.id.as_str());
    let decks = decks.chain(ready).chain([OWN]).collect::<Vec<_>>();
    let sets = Sets::ALL.map(|(value, _)| value);
    let mut options = vec![
        option("rules", &["standard", "basic"], "standard"),
        option("length", &["two", "three", "four"], "two"),
        option("deck-1", &decks, decks[0]),
        option("deck-2", &decks, decks[1]),
        option("rulings", &["book", "official"], "book"),
        GameOption { clause: Some(Clause("SATM-35.6")), ..option("sets", &sets, sets[0]) },
    ];
    options.extend(Alone::options());
    options.extend(Rulings::options());
    options.extend(Extras::options());
    options
}

/// The rules of a table with these chosen values.
pub(crate) fn rules_of(chosen: &BTreeMap<&'static str, String>) -> Rules {
    let is = |id: &str, value: &str| chosen.get(id).is_some_and(|chosen| chosen == value);
    let length = [("three", Length::Three), ("four", Length::Four)];
    let length = length.into_iter().find(|(value, _)| is("length", value));
    let rulings = Rulings::chosen(is("rulings", "official"), |id| is(id, "official"), |id| is(id, "book"));
    let sets = Sets::ALL.into_iter().find(|(value, _)| is("sets", value));
    Rules {
        standard: is("rules", "standard"),
        length: length.map_or(Length::Two, |(_, length)| length),
        rulings,
        extras: Extras::chosen(is),
        alone: Alone::chosen(|id| chosen.get(id).map(String::as_str)),
        sets: sets.map_or(Sets::All, |(_, sets)| sets),
    }
}

/// The options of a table that plays by these rules, where they are not as usual.
pub(crate) fn options_of(rules: &Rules) -> Vec<(&'static str, String)> {
    let options = options().into_iter().filter(|option| !option.id.starts_with("deck-")).collect::<Vec<_>>();
    let usual = options.iter().map(|option| (option.id, option.default.clone()));
    let mut chosen = usual.collect::<BTreeMap<_, _>>();
    let mut unusual = Vec::new();
    for option in &options {
        let mut left = apart(&rules_of(&chosen), rules);
        for value in option.values.iter().filter(|value| **value != option.default) {
            let mut other = chosen.clone();
            other.insert(option.id, value.clone());
            let nearer = apart(&rules_of(&other), rules);
            if nearer < left {
                (left, chosen) = (nearer, other);
                unusual.retain(|(id, _)| *id != option.id);
                unusual.push((option.id, value.clone()));
            }
        }
    }
    unusual
}

/// The number of differences between two sets of rules.
fn apart(some: &Rules, others: &Rules) -> usize {
    // A value that is there at all is nearer than none, whatever it holds.
    fn whole(value: &Value) -> usize {
        1 + value.as_object().map_or(0, serde_json::Map::len)
    }
    fn between(some: &Value, other: &Value) -> usize {
        match (some, other) {
            _ if some == other => 0,
            (Value::Object(some), Value::Object(other)) => {
                let gone = other.iter().filter(|(key, _)| !some.contains_key(*key));
                let gone = gone.map(|(_, value)| whole(value)).sum::<usize>();
                let both = some
                    .iter()
                    .map(|(key, some)| other.get(key).map_or(whole(some), |other| between(some, other)));
                gone + both.sum::<usize>()
            }
            (some, other) => whole(some).max(whole(other)),
        }
    }
    if some == others {
        return 0;
    }
    let json = |rules: &Rules| as_json(rules).unwrap_or_default();
    between(&json(some), &json(others))
}
