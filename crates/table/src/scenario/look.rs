//! The claims of a step.

use std::collections::BTreeMap;

use serde_json::Value;

use super::act::acting;
use super::claims;
use super::file::{Expect, ScenarioStep};
use crate::{AnyMatch, ChooseError, Observer, Seat, SeatSet};

/// Checks everything that a step expects.
pub(super) fn look(game: &dyn AnyMatch, step: &ScenarioStep) -> Result<(), String> {
    match &step.expect {
        Expect::Lines(text) => claims::hold(game, text)?,
        Expect::Each(texts) => texts.iter().try_for_each(|text| claims::hold(game, text))?,
        Expect::Pointers(pointers) => points("state", &game.state(), pointers)?,
    }
    claims::any(game, step.any.each())?;
    for pointer in step.absent.each() {
        absent(&game.state(), pointer)?;
    }
    if !step.view.is_empty() {
        let observer = step.seat.map_or(Observer::Watcher, Observer::Seat);
        points("view", &game.view(observer), &step.view)?;
    }
    choices(game, step)?;
    words_of_lines(game, step)?;
    unasked(game, step)?;
    ending(game, step)
}

fn choices(game: &dyn AnyMatch, step: &ScenarioStep) -> Result<(), String> {
    let (offers, any, lacks) = (step.offers.each(), step.offers_any.each(), step.lacks.each());
    if step.choices.is_none() && offers.is_empty() && any.is_empty() && lacks.is_empty() {
        return Ok(());
    }
    let seat = acting(game, step)?;
    let offered = game.choices(seat);
    // What nobody could ever choose would be lacking for ever.
    for choice in offers.iter().chain(any).chain(lacks) {
        let named = game.by_name(seat, choice);
        if let Err(error @ ChooseError::Unknown(_)) = game.check(seat, game.since(seat), &named) {
            return Err(error.to_string());
        }
    }
    let is_there = |choice: &String| offered.contains(&game.by_name(seat, choice));
    let of = || of_whom(game, seat, &offered);
    if let Some(wanted) = &step.choices {
        let mut wanted = wanted.iter().map(|choice| game.by_name(seat, choice)).collect::<Vec<_>>();
        let mut found = offered.clone();
        wanted.sort();
        found.sort();
        ensure(wanted == found, || format!("the choices are {}, not {wanted:?}", of()))?;
    }
    for choice in offers {
        ensure(is_there(choice), || format!("'{choice}' is not among {}", of()))?;
    }
    ensure(any.is_empty() || any.iter().any(is_there), || format!("none of {any:?} is among {}", of()))?;
    for choice in lacks {
        ensure(!is_there(choice), || format!("'{choice}' is among {}", of()))?;
    }
    Ok(())
}

/// What a seat is offered, and whose it is; or that nothing is asked of it, and of whom there is.
fn of_whom(game: &dyn AnyMatch, seat: Seat, offered: &[String]) -> String {
    if game.asks().has(seat) {
        return format!("those of seat {seat}: {offered:?}");
    }
    let asked = match seats(game.asks()) {
        _ if game.outcome().is_some() => "the game is over".to_owned(),
        seats => format!("asked is {seats}"),
    };
    format!("those of seat {seat}, who is not asked ({asked})")
}

fn words_of_lines(game: &dyn AnyMatch, step: &ScenarioStep) -> Result<(), String> {
    let (holds, misses) = (step.holds.each(), step.misses.each());
    if holds.is_empty() && misses.is_empty() {
        return Ok(());
    }
    claims::known(game, misses.iter())?;
    let lines = game.lines();
    let told = lines.iter().map(|line| words(line)).collect::<Vec<_>>();
    let found = |text: &String| {
        let wanted = words(text);
        let has = |line: &Vec<String>| line.windows(wanted.len().max(1)).any(|part| part == wanted);
        told.iter().position(has)
    };
    for text in holds {
        ensure(found(text).is_some(), || {
            let near = near(&lines, &words(text)).map(|line| format!("; the nearest is '{}'", line.trim()));
            format!("no line has '{text}'{}", near.unwrap_or_default())
        })?;
    }
    for text in misses {
        if let Some(at) = found(text) {
            return Err(format!("a line has '{text}': '{}'", lines[at].trim()));
        }
    }
    Ok(())
}

/// The line that has most of these words, the earliest of those that have as many; nothing where none has any.
fn near<'a>(lines: &'a [String], wanted: &[String]) -> Option<&'a String> {
    let shared = |line: &String| {
        let words = words(line);
        let named = wanted.iter().filter(|word| word.len() > 1);
        named.filter(|word| words.contains(word)).count()
    };
    let most = lines.iter().map(shared).max().filter(|most| *most > 0)?;
    lines.iter().find(|line| shared(line) == most)
}

/// The words of a line, and the separators between them.
fn words(line: &str) -> Vec<String> {
    let apart = [':', ',', '+']
        .into_iter()
        .fold(line.to_owned(), |line, sign| line.replace(sign, &format!(" {sign} ")));
    apart.split_whitespace().map(str::to_owned).collect()
}

/// Checks automatic answers: `2 pass`, the seat and the choice.
fn unasked(game: &dyn AnyMatch, step: &ScenarioStep) -> Result<(), String> {
    let Some(wanted) = &step.unasked else {
        return Ok(());
    };
    let found = game.unasked().into_iter();
    let found = found.map(|(seat, choice)| format!("{seat} {choice}")).collect::<Vec<_>>();
    let by_name = |text: &String| match text.split_once(' ') {
        Some((seat, choice)) if seat.parse::<Seat>().is_ok() => {
            let named = seat.parse().map(|seat| game.by_name(seat, choice));
            format!("{seat} {}", named.as_deref().unwrap_or(choice))
        }
        _ => text.clone(),
    };
    let named = wanted.each().iter().map(by_name).collect::<Vec<_>>();
    ensure(found == wanted.each() || found == named, || {
        format!("answered without asking was {found:?}, not {:?}", wanted.each())
    })
}

fn ending(game: &dyn AnyMatch, step: &ScenarioStep) -> Result<(), String> {
    if let Some(asks) = &step.asks {
        let asks = asks.iter().copied().collect::<SeatSet>();
        ensure(asks == game.asks(), || format!("asked are {}, not {}", seats(game.asks()), seats(asks)))?;
    }
    let outcome = game.outcome();
    if let Some(over) = step.over {
        ensure(outcome.is_some() == over, || format!("is it over? {}", outcome.is_some()))?;
    }
    if let Some(winners) = &step.winners {
        let winners = winners.iter().copied().collect::<SeatSet>();
        let found = outcome.as_ref().map(|outcome| outcome.winners);
        ensure(found == Some(winners), || {
            let found = found
                .map_or_else(|| "it is not over".to_owned(), |found| format!("winners are {}", seats(found)));
            format!("{found}, not {}", seats(winners))
        })?;
    }
    Ok(())
}

/// Seats, as people count them.
fn seats(seats: SeatSet) -> String {
    let numbers = seats.iter().map(|seat| seat.to_string()).collect::<Vec<_>>();
    if numbers.is_empty() { "nobody".to_owned() } else { numbers.join(", ") }
}

fn points(what: &str, root: &Value, expected: &BTreeMap<String, Value>) -> Result<(), String> {
    for (pointer, wanted) in expected {
        let found = root.pointer(pointer).ok_or_else(|| format!("the {what} has no {pointer}"))?;
        ensure(found == wanted, || format!("{what} {pointer} is {found}, not {wanted}"))?;
    }
    Ok(())
}

/// Checks that a pointer leads nowhere. Its parent must exist: so a misspelt path is reported.
fn absent(root: &Value, pointer: &str) -> Result<(), String> {
    let (whole, _) = pointer.rsplit_once('/').unwrap_or_default();
    let there = root.pointer(whole).is_some_and(|found| found.is_object() || found.is_array());
    ensure(there, || format!("the state has no {whole}"))?;
    match root.pointer(pointer) {
        None | Some(Value::Null) => Ok(()),
        Some(found) => Err(format!("state {pointer} is {found}, not absent")),
    }
}

fn ensure(holds: bool, otherwise: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(otherwise()) }
}
