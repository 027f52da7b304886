//! The spelling in a line of what has no words of its own: `hits (side free left 2)`, `[umbar near-harad]`,
//! `{3 southrons-regular, nazgul}`. The words are those of the saved state, so a question needs no spelling of its own.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Error, Map, Value, json};

/// A way of spelling.
#[derive(Clone, Copy, Debug)]
pub struct Spelling {
    /// The thing of the game that is written in curly brackets, if it has one.
    pub crowd: Option<Crowd>,
}

/// Things of which there are many of a kind, beside others of which there is one: written `{3 kind, name}`.
#[derive(Clone, Copy, Debug)]
pub struct Crowd {
    /// The field of how many there are of each kind.
    pub kinds: &'static str,
    /// The field of the single ones.
    pub single: &'static str,
    /// Is this the name of a single one?
    pub is_single: fn(&str) -> bool,
}

impl Spelling {
    /// The spelling of a game without crowds.
    pub const PLAIN: Self = Self { crowd: None };

    /// A thing in words. One of several things has its name before it: `phase victory`.
    pub fn spell<T: Serialize>(&self, thing: &T) -> String {
        match as_json(thing) {
            Ok(Value::Object(map)) if map.len() == 1 => self.fields(&map),
            Ok(value) => self.part(&value),
            Err(_) => String::new(),
        }
    }

    fn part(&self, value: &Value) -> String {
        match value {
            Value::Null => "none".to_owned(),
            Value::Bool(true) => "yes".to_owned(),
            Value::Bool(false) => "no".to_owned(),
            Value::Number(number) => number.to_string(),
            // A tile may be called '3'.
            Value::String(word) if simple(word) != *value || !is_word(word) => quoted(word),
            Value::String(word) => word.clone(),
            Value::Array(items) => {
                let items = items.iter().map(|item| self.part(item)).collect::<Vec<_>>();
                format!("[{}]", items.join(" "))
            }
            Value::Object(map) => self.crowd(map).unwrap_or_else(|| format!("({})", self.fields(map))),
        }
    }

    fn crowd(&self, map: &Map<String, Value>) -> Option<String> {
        let crowd = self.crowd.filter(|_| map.len() == 2)?;
        let (kinds, single) = (map.get(crowd.kinds)?.as_object()?, map.get(crowd.single)?.as_array()?);
        let kinds = kinds.iter().map(|(kind, count)| match count.as_u64() {
            Some(1) => kind.clone(),
            _ => format!("{count} {kind}"),
        });
        let all = kinds.chain(single.iter().map(|name| self.part(name))).collect::<Vec<_>>();
        Some(format!("{{{}}}", all.join(", ")))
    }

    fn fields(&self, map: &Map<String, Value>) -> String {
        let fields = map.iter().map(|(key, value)| format!("{} {}", name(key), self.part(value)));
        fields.collect::<Vec<_>>().join(" ")
    }

    /// A thing from its words.
    ///
    /// # Errors
    /// Why it cannot be read.
    pub fn read<T: DeserializeOwned>(&self, text: &str) -> Result<T, String> {
        let mut reader = Reader { rest: text.trim_start(), crowd: self.crowd };
        let value = reader.whole()?;
        if !reader.rest.is_empty() {
            return Err(format!("'{}' is too much", reader.rest));
        }
        // By reference, as states are read: one copy of the code.
        T::deserialize(&value).map_err(|error| error.to_string())
    }
}

/// The JSON of a thing, by its text as states are written: one copy of the code.
///
/// # Errors
/// When it has none.
pub fn as_json<T: Serialize>(thing: &T) -> Result<Value, Error> {
    serde_json::from_str(&serde_json::to_string(thing)?)
}

/// A name of a field, quoted where it would not be read as one.
pub(super) fn name(text: &str) -> String {
    if is_word(text) && !text.starts_with('\'') && !text.contains(':') {
        text.to_owned()
    } else {
        quoted(text)
    }
}

/// A name that may be quoted.
pub(super) fn named(word: &str) -> String {
    unquoted(word).unwrap_or_else(|| word.to_owned())
}

/// Signs that no word has: what parts words, ends them, or means something in a line.
const SIGNS: &str = "()[]{},'%#:";

fn is_word(text: &str) -> bool {
    !text.is_empty() && !text.contains(|sign: char| sign.is_whitespace() || "()[]{},#".contains(sign))
}

/// As one word, whatever is in it: signs are told by their bytes, `%2C`.
fn quoted(text: &str) -> String {
    let mut quoted = String::from("'");
    for sign in text.chars() {
        if sign.is_whitespace() || SIGNS.contains(sign) {
            let mut bytes = [0; 4];
            sign.encode_utf8(&mut bytes).bytes().for_each(|byte| quoted.push_str(&format!("%{byte:02X}")));
        } else {
            quoted.push(sign);
        }
    }
    quoted + "'"
}

fn unquoted(word: &str) -> Option<String> {
    let inner = word.strip_prefix('\'')?.strip_suffix('\'')?;
    let mut bytes = Vec::new();
    let mut rest = inner.bytes();
    while let Some(byte) = rest.next() {
        let told = (byte == b'%').then(|| [rest.next(), rest.next()]);
        bytes.push(match told {
            None => byte,
            Some(digits) => {
                let digits = digits.into_iter().flatten().map(char::from).collect::<String>();
                u8::from_str_radix(&digits, 16).ok()?
            }
        });
    }
    String::from_utf8(bytes).ok()
}

struct Reader<'a> {
    rest: &'a str,
    crowd: Option<Crowd>,
}

impl<'a> Reader<'a> {
    fn whole(&mut self) -> Result<Value, String> {
        if self.rest.starts_with(['(', '[', '{']) {
            return self.part();
        }
        let word = self.word()?;
        if self.rest.is_empty() {
            return Ok(simple(word));
        }
        let mut fields = Map::new();
        fields.insert(named(word), self.part()?);
        Ok(Value::Object(fields))
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
                let key = named(self.word()?);
                fields.insert(key, self.part()?);
            }
            Ok(Value::Object(fields))
        } else if let Some(crowd) = self.crowd.filter(|_| self.takes('{')) {
            self.crowd(&crowd)
        } else {
            self.word().map(simple)
        }
    }

    /// `3 southrons-regular, nazgul, saruman`.
    fn crowd(&mut self, crowd: &Crowd) -> Result<Value, String> {
        let (mut kinds, mut single) = (Map::new(), Vec::new());
        while !self.takes('}') {
            let first = self.word()?;
            let (count, name) = match first.parse::<u8>() {
                Ok(count) => (count, self.word()?),
                Err(_) => (1, first),
            };
            if (crowd.is_single)(name) {
                single.push(Value::from(name));
            } else {
                kinds.insert(name.to_owned(), Value::from(count));
            }
            self.takes(',');
        }
        Ok(json!({ crowd.kinds: kinds, crowd.single: single }))
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
    if let Some(name) = unquoted(word) {
        return Value::from(name);
    }
    match word {
        "none" => Value::Null,
        "yes" => Value::Bool(true),
        "no" => Value::Bool(false),
        _ => {
            let number = word.parse::<i64>().map(Value::from);
            let number = number.or_else(|_| word.parse::<u64>().map(Value::from));
            number.unwrap_or_else(|_| word.into())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_spelled_is_read_as_the_same() {
        for value in [
            json!(null),
            json!({}),
            json!([]),
            json!({ "phase": "victory" }),
            json!({ "a b": { "x:y": [1, -2, u64::MAX, true, null, "3", "none", "", "it's, (50 %) #1", "ñandú"] } }),
            json!("3"),
            json!("two words"),
            json!("'quoted'"),
            json!([["a", {}], [], [[1]]]),
        ] {
            let text = Spelling::PLAIN.spell(&value);
            assert!(!text.contains('#') && !text.contains(':'), "{text}");
            assert_eq!(Spelling::PLAIN.read::<Value>(&text), Ok(value), "{text}");
        }
    }

    #[test]
    fn what_is_no_spelling_is_refused() {
        for text in ["", "(a", "[1", "a b c", "(a)", "'%4'x y z", ")"] {
            assert!(Spelling::PLAIN.read::<Value>(text).is_err(), "{text}");
        }
    }
}
