//! Cards as records of lines: `name: Dodge`, and `count: 3` above or below it.

use super::data::{COUNTS, Line, NAMES, words};
use super::marks::blank;

/// The statement of a line about a card.
enum Says<'a> {
    Name(&'a str),
    Count(u32),
    Else,
}

/// `- name: Dodge`, `"count": 3,`.
fn said(line: &str) -> Says<'_> {
    let around = |sign: char| blank(sign) || "-*•\"',{}".contains(sign);
    let Some((key, value)) = line.split_once(':') else { return Says::Else };
    let (key, value) = (words(key.trim_matches(around)), value.trim_matches(around));
    if NAMES.contains(&key.as_str()) && value.contains(char::is_alphabetic) {
        return Says::Name(value);
    }
    match value.parse() {
        Ok(count) if COUNTS.contains(&key.as_str()) => Says::Count(count),
        _ => Says::Else,
    }
}

/// The lines with a row for each record, where there are some.
pub(super) fn joined(lines: Vec<Line>) -> Vec<Line> {
    rows(&lines).unwrap_or(lines)
}

/// Nothing where there are no records: a single name may be that of the deck.
fn rows(lines: &[Line]) -> Option<Vec<Line>> {
    let says = lines.iter().map(|(_, line)| said(line)).collect::<Vec<_>>();
    let names = says.iter().filter(|says| matches!(says, Says::Name(_))).count();
    let counts = says.iter().filter(|says| matches!(says, Says::Count(_))).count();
    if names < 2 || counts < 2 {
        return None;
    }
    let first = says.iter().find(|says| !matches!(says, Says::Else));
    let before = matches!(first, Some(Says::Count(_)));
    let mut rows = Vec::<Line>::with_capacity(lines.len());
    let mut waiting = None;
    for ((number, line), says) in lines.iter().zip(&says) {
        match says {
            Says::Name(name) => {
                let count = waiting.take().filter(|_| before).unwrap_or(1);
                rows.push((*number, format!("{count}\t{name}")));
                // Its number may come.
                waiting = (!before).then_some(0);
            }
            Says::Count(count) if before => waiting = Some(*count),
            Says::Count(count) => {
                if let (Some(_), Some((_, row))) = (waiting.take(), rows.last_mut())
                    && let Some(name) = row.strip_prefix("1\t").map(str::to_owned)
                {
                    *row = format!("{count}\t{name}");
                }
            }
            Says::Else => rows.push((*number, line.clone())),
        }
    }
    Some(rows)
}
