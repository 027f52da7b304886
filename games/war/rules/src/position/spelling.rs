//! How what is under way is spelled in a line: `hits (side free left 2)`, `[umbar near-harad]`, `{3 southrons-regular,
//! nazgul}`. Words are those of the saved state, so a question needs no spelling of its own.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Number, Value};

/// A thing in words.
pub fn spell<T: Serialize>(thing: &T) -> String {
    let mut out = String::new();
    if let Ok(value) = serde_json::to_value(thing) {
        whole(&value, &mut out);
    }
    out
}

/// A thing from its words.
///
/// # Errors
/// Why it cannot be read.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    let mut reader = Reader {
        rest: text.trim_start(),
    };
    let value = reader.whole()?;
    if !reader.rest.is_empty() {
        return Err(format!("'{}' is too much", reader.rest));
    }
    T::deserialize(value).map_err(|error| error.to_string())
}

/// One of several things has its name before it: `phase victory`.
fn whole(value: &Value, out: &mut String) {
    match value.as_object().filter(|map| map.len() == 1) {
        Some(map) => {
            for (name, inner) in map {
                out.push_str(name);
                out.push(' ');
                part(inner, out);
            }
        }
        None => part(value, out),
    }
}

fn part(value: &Value, out: &mut String) {
    let mut list = |open, items: &mut dyn Iterator<Item = String>, between: &str, close| {
        out.push(open);
        out.push_str(&items.collect::<Vec<_>>().join(between));
        out.push(close);
    };
    let spelled = |value: &Value| {
        let mut text = String::new();
        part(value, &mut text);
        text
    };
    match value {
        Value::Null => out.push_str("none"),
        Value::Bool(yes) => out.push_str(if *yes { "yes" } else { "no" }),
        Value::Number(number) => out.push_str(&number.to_string()),
        // A tile may be called '3'.
        Value::String(word) if simple(word) != *value => out.push_str(&format!("'{word}'")),
        Value::String(word) => out.push_str(word),
        Value::Array(items) => list('[', &mut items.iter().map(spelled), " ", ']'),
        Value::Object(map) => match (map.get("figures"), map.get("people"), map.len()) {
            (Some(Value::Object(figures)), Some(Value::Array(people)), 2) => {
                let figures = figures.iter().map(|(figure, count)| match count.as_u64() {
                    Some(1) => figure.clone(),
                    _ => format!("{count} {figure}"),
                });
                list('{', &mut figures.chain(people.iter().map(spelled)), ", ", '}');
            }
            _ => {
                let fields = map.iter().map(|(key, value)| format!("{key} {}", spelled(value)));
                list('(', &mut fields.into_iter(), " ", ')');
            }
        },
    }
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
        Ok(Value::Object(Map::from_iter([(name.to_owned(), inner)])))
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
        Ok(Value::Object(Map::from_iter([
            ("figures".to_owned(), Value::Object(figures)),
            ("people".to_owned(), Value::Array(people)),
        ])))
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
        _ => match word.parse::<i64>() {
            Ok(number) => Value::Number(Number::from(number)),
            Err(_) => Value::from(word),
        },
    }
}
