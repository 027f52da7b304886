//! A step of a scenario as text.

use std::fmt::Write;

use canvas::{Language, say};
use table::scenario::Shown;
use table::{Message, Observer, Seat};

/// A step's action and the table after it: lines that are new since the moment before are marked.
pub fn moment(shown: &Shown, before: Option<&Shown>, language: Language) -> String {
    let before = before.filter(|before| before.variant == shown.variant);
    let is_new = |line: &String| before.is_some_and(|before| !before.lines.contains(line));
    let name = |seat: Seat| format!("{seat}");
    let words = |message: &Message| say(language, message, &name, Observer::Afterwards);
    let mut text = String::new();
    let mut line = |indent: usize, words: &str| {
        let _ = writeln!(text, "{:indent$}{words}", "");
    };
    let variant = shown.variant.as_ref().map(|name| format!("{name}: ")).unwrap_or_default();
    let did = if shown.did.is_empty() { String::new() } else { format!(": {}", shown.did.join(", ")) };
    line(0, &format!("-- {variant}{}{did}", shown.step));
    for told in &shown.told {
        line(2, &words(told));
    }
    for (seat, choice) in &shown.unasked {
        line(2, &format!("({seat}: {choice}, without being asked)"));
    }
    for told in &shown.lines {
        line(2, &format!("{} {told}", if is_new(told) { '*' } else { ' ' }));
    }
    // How it ended may have been told just now.
    let prompt = words(&shown.prompt);
    if shown.told.last().is_none_or(|told| words(told) != prompt) {
        line(2, &prompt);
    }
    for (seat, choices) in &shown.asked {
        line(2, &format!("{seat}: {}", choices.join(" | ")));
    }
    text
}
