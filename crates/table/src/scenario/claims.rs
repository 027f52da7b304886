//! Claims about the table in the game's own language: `at dale: 2 north-regular, north-leader`.

use super::file::head;
use crate::AnyMatch;
use crate::lines::NOBODY;

/// The number that says that there is nothing, beside the [words](NOBODY) for it.
const NAUGHT: &str = "0";
/// The letters of boxes without a mark.
const BLANK: &str = "[ |]";

/// Does it say that there is nothing?
fn is_nothing(values: &str) -> bool {
    let values = values.trim();
    NOBODY.contains(&values) || values == NAUGHT || values.chars().all(|letter| BLANK.contains(letter))
}

/// Words that say that there may be more.
const MORE: [&str; 2] = ["…", "..."];
/// The key of the open question: it is compared, not read, as questions have no list of their names.
const ASKED: &str = "asked";

/// Checks all lines of this text. A line says all that is there: `at dale: nobody` when nothing is, `at dale: 2
/// north-regular, …` when there may be more, `at dale: not nazgul` of what is missing.
pub(super) fn hold(game: &dyn AnyMatch, text: &str) -> Result<(), String> {
    let lines = game.lines();
    for claim in claims(text) {
        Claim::read(game, claim)?.holds(&lines)?;
    }
    Ok(())
}

/// Checks that one of these texts holds.
pub(super) fn any(game: &dyn AnyMatch, texts: &[String]) -> Result<(), String> {
    let mut failed = Vec::new();
    // A word that is none is a mistake wherever it stands.
    for text in texts {
        claims(text).try_for_each(|claim| Claim::read(game, claim).map(drop))?;
    }
    for text in texts {
        match hold(game, text) {
            Ok(()) => return Ok(()),
            Err(why) => failed.push(why),
        }
    }
    if failed.is_empty() { Ok(()) } else { Err(format!("none of these: {}", failed.join("; nor "))) }
}

/// The lines that claim something, without remarks.
fn claims(text: &str) -> impl Iterator<Item = &str> {
    let lines = text.lines().map(|line| line.split(" #").next().unwrap_or_default().trim());
    lines.filter(|line| !line.is_empty() && !line.starts_with('#'))
}

/// Checks that every word of a text is one of this game: else nobody would notice that it can never be there.
pub(super) fn known<'a>(game: &dyn AnyMatch, texts: impl Iterator<Item = &'a String>) -> Result<(), String> {
    let on_the_table = game.lines().join(" ").replace([':', ',', '+'], " ");
    let on_the_table = on_the_table.split_whitespace().collect::<Vec<_>>();
    for text in texts {
        let read = match text.split_once(':') {
            Some((head, _)) if head.starts_with(ASKED) => head,
            _ => text,
        };
        let apart = read.replace([':', ',', '+'], " ");
        let strange =
            |word: &&str| word.parse::<u32>().is_err() && !on_the_table.contains(word) && !game.knows(word);
        if let Some(word) = apart.split_whitespace().find(strange) {
            return Err(format!("'{text}': '{word}' is no word of this game"));
        }
    }
    Ok(())
}

/// One expected line.
struct Claim<'a> {
    text: &'a str,
    head: String,
    /// Values that must be there.
    there: Vec<String>,
    /// Values that must not.
    not: Vec<String>,
    /// True if there may be others.
    more: bool,
}

impl<'a> Claim<'a> {
    fn read(game: &dyn AnyMatch, text: &'a str) -> Result<Self, String> {
        let Some((_, values)) = text.split_once(':') else {
            return Err(format!("'{text}': what is expected is written 'key: value, value'"));
        };
        let mut claim =
            Self { text, head: spaced(head(text)), there: Vec::new(), not: Vec::new(), more: false };
        for value in each(values) {
            match value.strip_prefix("not ") {
                Some(not) => claim.not.push(not.to_owned()),
                None if MORE.contains(&value.as_str()) => claim.more = true,
                None => claim.there.push(value),
            }
        }
        claim.more |= !claim.not.is_empty();
        let asked = claim.head.starts_with(ASKED);
        let values = claim.there.iter().chain(&claim.not).filter(|_| !asked);
        known(game, values.chain([&claim.head])).map_err(|why| format!("in '{text}': {why}"))?;
        Ok(claim)
    }

    fn holds(&self, lines: &[String]) -> Result<(), String> {
        let like = |line: &&String| spaced(head(line)) == self.head;
        let mut alike = lines.iter().filter(like).peekable();
        let nothing = alike.peek().is_none();
        let holds = if nothing { self.fits("") } else { alike.any(|line| self.fits(values(line))) };
        if holds {
            return Ok(());
        }
        let found = lines.iter().filter(like).map(|line| format!("'{}'", line.trim())).collect::<Vec<_>>();
        let found = if nothing { format!("no line '{}'", self.head) } else { found.join(" and ") };
        Err(format!("the table has {found}, not '{}'", self.text))
    }

    fn fits(&self, values: &str) -> bool {
        let naught = |value: &String| value.split(' ').next() == Some("0");
        // `0 influence` is nothing of what is told.
        let mut left = each(values).filter(|value| !naught(value)).collect::<Vec<_>>();
        for value in self.there.iter().filter(|value| !naught(value)) {
            let Some(at) = left.iter().position(|other| other == value) else {
                return false;
            };
            left.swap_remove(at);
        }
        // `not 0 won` is about the number, all else about what there is.
        let there = |value: &String, not: &str| has(value, not) && (!naught(value) || not.starts_with("0 "));
        let all = each(values).collect::<Vec<_>>();
        (self.more || left.is_empty())
            && !self.not.iter().any(|not| all.iter().any(|value| there(value, not)))
    }
}

/// True if a value has this, in any number and of any kind: `nazgul` in `2 nazgul`, `ring` in `ring red`. With a number
/// it is exact.
fn has(value: &str, what: &str) -> bool {
    if what.starts_with(|letter: char| letter.is_ascii_digit()) {
        return each(what).any(|what| what == value);
    }
    let (value, what) = (value.split(' ').collect::<Vec<_>>(), what.split(' ').collect::<Vec<_>>());
    value.windows(what.len()).any(|part| part == what)
}

fn values(line: &str) -> &str {
    line.split_once(':').map_or("", |(_, values)| values)
}

/// The values one by one, as they are compared: a single one needs no number, and of nothing there is none, however it is said.
fn each(values: &str) -> impl Iterator<Item = String> {
    let some = Some(values).filter(|values| !is_nothing(values));
    some.unwrap_or_default().split(',').map(spaced).filter(|value| !value.is_empty()).map(|value| {
        let single = value.strip_prefix("1 ").filter(|what| !what.starts_with("of "));
        single.map_or_else(|| value.clone(), str::to_owned)
    })
}

fn spaced(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
