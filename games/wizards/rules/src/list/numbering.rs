//! Numbers that stand elsewhere than before or behind a name: those of the lines themselves, and those in lines of their own.

use super::data::Line;
use super::heading::heading;
use super::marks::blank;

/// From this number on a row of numbers is that of the lines: no deck has so many copies of a card.
const MANY: u32 = 6;

/// How a number is found at the beginning of a line.
type Finds = fn(&str) -> Option<Numbered<'_>>;

/// The lines with the number of each card beside its name, and without those of the lines.
pub(super) fn settled(lines: Vec<Line>) -> Vec<Line> {
    let mut lines = joined(lines);
    // `1;3;Dodge`: the first column counts the lines.
    let columns = numbers(&lines, with_another);
    if columns.len() > 2 && (1..).zip(&columns).all(|(at, number)| at == *number) {
        without(&mut lines, with_another);
    } else {
        // `1 Dodge` … `9 Ghouls`.
        let counted = numbers(&lines, numbered);
        if counted.iter().max().is_some_and(|most| *most >= MANY) && is_running(&counted) {
            without(&mut lines, numbered);
        }
    }
    // `3. Dodge` is the third of several, unless the numbers are those of the cards.
    let ordinals = numbers(&lines, ordinal);
    if ordinals.len() > 1 && !is_running(&ordinals) {
        for (_, line) in &mut lines {
            if let Some(Numbered { number, rest }) = ordinal(line) {
                *line = format!("{number} {rest}");
            }
        }
    }
    lines
}

fn numbers(lines: &[Line], find: Finds) -> Vec<u32> {
    lines.iter().filter_map(|(_, line)| find(line).map(|one| one.number)).collect()
}

/// A line that begins with a number.
struct Numbered<'a> {
    number: u32,
    /// The text behind it.
    rest: &'a str,
}

/// The number at the beginning of a text, and what is behind it.
fn first(text: &str) -> Option<Numbered<'_>> {
    let text = text.trim_matches(|sign| blank(sign) || sign == '"');
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    if !(1..=3).contains(&digits) {
        return None;
    }
    let (number, rest) = text.split_at(digits);
    Some(Numbered { number: number.parse().ok()?, rest })
}

/// A row of a table that begins with a number and has another.
fn with_another(line: &str) -> Option<Numbered<'_>> {
    let sign = ['\t', ';', '|', ','].into_iter().find(|sign| line.contains(*sign))?;
    let (before, rest) = line.split_once(sign)?;
    let number_of = |field: &str| first(field).filter(|one| one.rest.is_empty()).map(|one| one.number);
    let number = number_of(before)?;
    rest.split(sign).any(|field| number_of(field).is_some()).then_some(Numbered { number, rest })
}

/// A line that begins with a number, and a name behind it.
fn numbered(line: &str) -> Option<Numbered<'_>> {
    let found = first(line)?;
    let rest = found.rest.trim_start_matches(|sign| blank(sign) || ";,|\"".contains(sign));
    let parted = rest.len() < found.rest.len() && rest.starts_with(char::is_alphabetic);
    // `3 x Dodge`.
    let times = rest.starts_with(['x', 'X']) && rest[1..].starts_with(blank);
    (parted && !times).then_some(Numbered { rest, ..found })
}

/// `3. Dodge`, `3) Dodge`.
fn ordinal(line: &str) -> Option<Numbered<'_>> {
    let found = first(line)?;
    let rest = found.rest.strip_prefix(['.', ')'])?.trim_start_matches(blank);
    rest.starts_with(char::is_alphabetic).then_some(Numbered { rest, ..found })
}

/// Do they run from 1 on, perhaps several times?
fn is_running(numbers: &[u32]) -> bool {
    let before = std::iter::once(&0).chain(numbers);
    numbers.iter().zip(before).all(|(number, before)| *number == 1 || *number == before + 1)
}

fn without(lines: &mut [Line], find: Finds) {
    for (_, line) in lines {
        if let Some(rest) = find(line).map(|found| found.rest.to_owned()) {
            *line = rest;
        }
    }
}

/// The sort of a line, where numbers have lines of their own.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sort {
    Number,
    Name,
    Head,
    Blank,
}

/// Does a line hold a number and nothing else?
fn is_number(line: &str) -> bool {
    let number = line.trim_matches(blank).trim_matches(['x', 'X', '×']);
    (1..=2).contains(&number.len()) && number.bytes().all(|sign| sign.is_ascii_digit())
}

fn sort(line: &str) -> Sort {
    let text = line.trim_matches(blank);
    if is_number(text) {
        Sort::Number
    } else if !text.contains(char::is_alphabetic) {
        Sort::Blank
    } else if heading(text).is_some() {
        Sort::Head
    } else {
        Sort::Name
    }
}

/// The lines of a table that was copied cell by cell, as rows: a number, and the name below or above it.
fn joined(lines: Vec<Line>) -> Vec<Line> {
    let numbers = lines.iter().filter(|(_, line)| is_number(line)).count();
    if numbers < 2 {
        return lines;
    }
    let sorts = lines.iter().map(|(_, line)| sort(line)).collect::<Vec<_>>();
    let names = sorts.iter().filter(|sort| **sort == Sort::Name).count();
    let counted = |(line, sort): (&Line, &Sort)| *sort == Sort::Name && first(&line.1).is_some();
    if 2 * numbers <= names || lines.iter().zip(&sorts).any(counted) {
        return lines;
    }
    let all = sorts.iter().copied().filter(|sort| *sort != Sort::Blank).collect::<Vec<_>>();
    let at = all.iter().position(|sort| *sort == Sort::Number).unwrap_or_default();
    let behind = at > 0 && all[at - 1] == Sort::Name;
    let mut rows = Vec::<Line>::with_capacity(lines.len());
    let (mut waiting, mut open) = (None, false);
    for ((number, line), sort) in lines.into_iter().zip(sorts) {
        match sort {
            Sort::Number if behind && open => {
                open = false;
                if let Some((_, row)) = rows.last_mut() {
                    row.push('\t');
                    row.push_str(line.trim_matches(blank));
                }
            }
            Sort::Number => waiting = Some(line.trim_matches(blank).to_owned()),
            Sort::Name => {
                open = true;
                let count = waiting.take().filter(|_| !behind);
                rows.push((number, count.map_or_else(|| line.clone(), |count| format!("{count}\t{line}"))));
            }
            Sort::Head => {
                (waiting, open) = (None, false);
                rows.push((number, line));
            }
            Sort::Blank => {}
        }
    }
    rows
}
