//! The rest of a moment, which the lines of a game do not tell: lines of the state itself, laid over the others.
//!
//! `state phase apply gandalfs: 2` is the place in the saved state, word for word, and [what is there](super::Spelling). So
//! every moment can be written down, whatever goes on in it: the game's own lines tell what they have words for, and the
//! rest is as it is saved.

use serde_json::{Error, Value};

use super::spelling::{name, named};
use super::{Flaw, Line, Spelling};

/// The word with which such lines begin.
pub const STATE: &str = "state";
/// The word with which a line begins that says that a game's own lines tell nothing of this moment.
pub const TOLD: &str = "told";
/// Said of a place in the state at which nothing is.
const ABSENT: &str = "absent";

/// Is it one of the lines that [`laid`] reads?
pub fn is_rest(line: &Line<'_>) -> bool {
    line.key == STATE
}

/// Do the lines of the state tell all there is?
///
/// # Errors
/// When the line says anything else.
pub fn is_bare(lines: &[Line<'_>]) -> Result<bool, Flaw> {
    match lines.iter().find(|line| line.key == TOLD && line.about.is_empty()) {
        None => Ok(false),
        Some(line) if line.values().next().is_none() => Ok(true),
        Some(line) => Err(line.flaw("'told: nothing' says that all is told by the lines 'state'")),
    }
}

/// A state in full: what is told of it; and where reading that leads to another state, what is otherwise.
///
/// `head` are the lines that are read before all others (who plays, by which options), `told` those of the table.
///
/// `saved` is the game's [`saved`](crate::Game::saved).
pub fn in_full<S>(
    head: &str,
    told: &str,
    state: &S,
    saved: fn(&S) -> String,
    read: impl Fn(&str) -> Result<S, Flaw>,
) -> Option<String> {
    whole(head, told, &json(&saved(state)), &|text| Ok(json(&saved(&read(text)?))))
}

fn json(saved: &str) -> Value {
    serde_json::from_str(saved).expect("what was just written is JSON")
}

/// The same of a state's JSON.
fn whole(head: &str, told: &str, now: &Value, read: &dyn Fn(&str) -> Result<Value, Flaw>) -> Option<String> {
    [format!("{head}{told}"), format!("{head}{TOLD}: nothing\n")].into_iter().find_map(|mut text| {
        let base = read(&text).ok()?;
        let mut lines = Vec::new();
        differences(&base, now, STATE, &mut lines);
        text.extend(lines);
        Some(text)
    })
}

/// Writes a line for each place at which two states differ; `at` is how those of this place begin.
fn differences(base: &Value, now: &Value, at: &str, lines: &mut Vec<String>) {
    match (base, now) {
        (Value::Object(old), Value::Object(new)) if !old.is_empty() => {
            for (key, new) in new.iter().filter(|(key, new)| old.get(*key) != Some(new)) {
                let at = format!("{at} {}", name(key));
                match old.get(key) {
                    Some(old) => differences(old, new, &at, lines),
                    // What was not there is told as a whole.
                    None => lines.push(told(&at, new)),
                }
            }
            let gone = old.keys().filter(|key| !new.contains_key(*key));
            lines.extend(gone.map(|key| format!("{at} {}: {ABSENT}\n", name(key))));
        }
        (Value::Array(old), Value::Array(new)) if old.len() == new.len() => {
            for (number, (old, new)) in old.iter().zip(new).enumerate().filter(|(_, (old, new))| old != new) {
                differences(old, new, &format!("{at} {number}"), lines);
            }
        }
        _ => lines.push(told(at, now)),
    }
}

fn told(at: &str, value: &Value) -> String {
    match value {
        Value::String(word) if word == ABSENT => format!("{at}: '{ABSENT}'\n"),
        value => format!("{at}: {}\n", Spelling::PLAIN.spell(value)),
    }
}

/// Lays the lines of the state over what the others have told.
///
/// `saved` and `read_saved` are [those](crate::Game::saved) of the game.
///
/// # Errors
/// The line that fits no state.
pub fn laid<S>(
    base: S,
    lines: &[Line<'_>],
    saved: fn(&S) -> String,
    read_saved: fn(&Value) -> Result<S, Error>,
) -> Result<S, Flaw> {
    if !lines.iter().any(is_rest) {
        return Ok(base);
    }
    laid_over(json(&saved(&base)), lines, &read_saved)
}

/// The same over a state's JSON.
fn laid_over<S>(
    start: Value,
    lines: &[Line<'_>],
    read: &dyn Fn(&Value) -> Result<S, Error>,
) -> Result<S, Flaw> {
    let rest = || lines.iter().filter(|line| is_rest(line));
    let mut whole = start.clone();
    rest().try_for_each(|line| lay(&mut whole, line))?;
    read(&whole).map_err(|error| {
        // Of lines that only fit together the last tells.
        let mut whole = start;
        let fits = rest().map(|line| (line, lay(&mut whole, line).is_ok() && read(&whole).is_ok()));
        let fits = fits.collect::<Vec<_>>();
        let wrong = fits.iter().rev().take_while(|(_, fits)| !fits).last();
        Flaw::of(wrong.map(|(line, _)| *line), lines, error)
    })
}

fn lay(whole: &mut Value, line: &Line<'_>) -> Result<(), Flaw> {
    let nowhere = || line.flaw(format!("the state has no '{}'", line.about));
    let mut way = line.about.split_whitespace().map(named).collect::<Vec<_>>();
    let last = way.pop().ok_or_else(nowhere)?;
    let mut at = whole;
    for part in &way {
        at = match at {
            Value::Object(map) => map.get_mut(part),
            Value::Array(items) => part.parse::<usize>().ok().and_then(|number| items.get_mut(number)),
            _ => None,
        }
        .ok_or_else(nowhere)?;
    }
    let value = match line.text() {
        ABSENT => None,
        text => Some(Spelling::PLAIN.read::<Value>(text).map_err(|why| line.flaw(why))?),
    };
    match (at, value) {
        (Value::Object(map), Some(value)) => {
            map.insert(last, value);
            Ok(())
        }
        (Value::Object(map), None) => map.remove(&last).map(drop).ok_or_else(nowhere),
        (Value::Array(items), Some(value)) => {
            let number = last.parse::<usize>().ok();
            *number.and_then(|number| items.get_mut(number)).ok_or_else(nowhere)? = value;
            Ok(())
        }
        _ => Err(nowhere()),
    }
}

#[cfg(test)]
mod tests {
    use super::super::each_line;
    use super::*;
    use serde_json::json;

    fn there_and_back(base: &Value, now: &Value) -> String {
        let read = |text: &str| laid_over(base.clone(), &each_line(text)?, &|json| Ok(json.clone()));
        let text = whole("players: 2\n", "turn: 1\n", now, &read).unwrap();
        assert_eq!(read(&text).as_ref(), Ok(now), "{text}");
        text
    }

    #[test]
    fn what_differs_is_told_and_laid_again() {
        let base = json!({ "a": { "b": 1, "c": [1, 2] }, "gone": 3, "kind": "x", "e": {}, "n": null });
        assert_eq!(there_and_back(&base, &base), "players: 2\nturn: 1\n");
        for now in [
            json!({ "a": { "b": 2, "c": [1, 3] }, "gone": 3, "kind": "absent", "e": { "x": 1 }, "n": null }),
            json!({ "a": { "b": null, "c": [1, 2, 3] }, "kind": { "y": [{ "z": 1 }] }, "e": {}, "n": 4 }),
            json!({ "a": {}, "gone": null, "kind": "absent", "e": [], "more": { "two words": "a, b: #c" } }),
        ] {
            there_and_back(&base, &now);
        }
        let now = json!({ "a": { "b": 2, "c": [1, 3] }, "kind": "x", "e": {}, "n": null });
        let text = there_and_back(&base, &now);
        assert_eq!(text, "players: 2\nturn: 1\nstate a b: 2\nstate a c 1: 3\nstate gone: absent\n");
    }

    #[test]
    fn a_place_that_is_none_is_told() {
        let base = json!({ "a": { "b": 1, "c": [1, 2] } });
        for text in [
            "state: 1",
            "state x y: 1",
            "state a c 2: 1",
            "state a d: absent",
            "state a b c: 1",
            "state a b: (x",
        ] {
            let read = laid_over(base.clone(), &each_line(text).unwrap(), &|json| Ok(json.clone()));
            assert_eq!(read.unwrap_err().line, 1, "{text}");
        }
    }
}
