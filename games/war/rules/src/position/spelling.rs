//! The spelling of frames and steps in a line: `hits (side free left 2)`, `[umbar near-harad]`, `{3 southrons-regular,
//! nazgul}`. Words are those of the saved state, so a question needs no spelling of its own.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};

/// A thing in words. One of several things has its name before it: `phase victory`.
pub fn spell<T: Serialize>(thing: &T) -> String {
    match serde_json::to_value(thing) {
        Ok(Value::Object(map)) if map.len() == 1 => fields(&map),
        Ok(value) => part(&value),
        Err(_) => String::new(),
    }
}

fn part(value: &Value) -> String {
    match value {
        Value::Null => "none".to_owned(),
        Value::Bool(true) => "yes".to_owned(),
        Value::Bool(false) => "no".to_owned(),
        Value::Number(number) => number.to_string(),
        // A tile may be called '3'.
        Value::String(word) if simple(word) != *value => format!("'{word}'"),
        Value::String(word) => word.clone(),
        Value::Array(items) => {
            let items = items.iter().map(part).collect::<Vec<_>>();
            format!("[{}]", items.join(" "))
        }
        Value::Object(map) => match (map.get("figures"), map.get("people"), map.len()) {
            (Some(Value::Object(figures)), Some(Value::Array(people)), 2) => {
                let figures = figures.iter().map(|(figure, count)| match count.as_u64() {
                    Some(1) => figure.clone(),
                    _ => format!("{count} {figure}"),
                });
                let all = figures.chain(people.iter().map(part)).collect::<Vec<_>>();
                format!("{{{}}}", all.join(", "))
            }
            _ => format!("({})", fields(map)),
        },
    }
}

fn fields(map: &Map<String, Value>) -> String {
    let fields = map.iter().map(|(key, value)| format!("{key} {}", part(value)));
    fields.collect::<Vec<_>>().join(" ")
}

/// A thing from its words.
///
/// # Errors
/// Why it cannot be read.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    let mut reader = Reader { rest: text.trim_start() };
    let value = reader.whole()?;
    if !reader.rest.is_empty() {
        return Err(format!("'{}' is too much", reader.rest));
    }
    T::deserialize(value).map_err(|error| error.to_string())
}

struct Reader<'a> {
    rest: &'a str,
}

impl<'a> Reader<'a> {
    fn whole(&mut self) -> Result<Value, String> {
        if self.rest.starts_with(['(', '[', '{']) {
            return self.part();
        }
        let name = self.word()?;
        if self.rest.is_empty() {
            return Ok(simple(name));
        }
        let inner = self.part()?;
        Ok(json!({ name: inner }))
    }

    fn part(&mut self) -> Result<Value, String> {
        if self.takes('[') {
            let mut items = Vec::new();
            while !self.takes(']') {
                items.push(self.part()?);
            }
            Ok(Value::Array(items))
        } else if self.takes('(') {
            let mut fields = Map::new();
            while !self.takes(')') {
                let key = self.word()?.to_owned();
                fields.insert(key, self.part()?);
            }
            Ok(Value::Object(fields))
        } else if self.takes('{') {
            self.force()
        } else {
            self.word().map(simple)
        }
    }

    /// `3 southrons-regular, nazgul, saruman`.
    fn force(&mut self) -> Result<Value, String> {
        let (mut figures, mut people) = (Map::new(), Vec::new());
        while !self.takes('}') {
            let first = self.word()?;
            let (count, name) = match first.parse::<u8>() {
                Ok(count) => (count, self.word()?),
                Err(_) => (1, first),
            };
            if name.parse::<crate::character::Character>().is_ok() {
                people.push(Value::from(name));
            } else {
                figures.insert(name.to_owned(), Value::from(count));
            }
            self.takes(',');
        }
        Ok(json!({ "figures": figures, "people": people }))
    }

    fn takes(&mut self, sign: char) -> bool {
        let rest = self.rest.strip_prefix(sign);
        self.rest = rest.unwrap_or(self.rest).trim_start();
        rest.is_some()
    }

    fn word(&mut self) -> Result<&'a str, String> {
        let signs = |sign: char| sign.is_whitespace() || "()[]{},".contains(sign);
        let end = self.rest.find(signs).unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(end);
        if word.is_empty() {
            return Err(match rest.chars().next() {
                Some(sign) => format!("a word is missing before '{sign}'"),
                None => "something is missing at the end".to_owned(),
            });
        }
        self.rest = rest.trim_start();
        Ok(word)
    }
}

fn simple(word: &str) -> Value {
    if let Some(name) = word.strip_prefix('\'').and_then(|word| word.strip_suffix('\'')) {
        return Value::from(name);
    }
    match word {
        "none" => Value::Null,
        "yes" => Value::Bool(true),
        "no" => Value::Bool(false),
        _ => word.parse::<i64>().map_or_else(|_| word.into(), Value::from),
    }
}
