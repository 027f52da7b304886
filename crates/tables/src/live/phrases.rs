//! Phrases that are allowed at every table, whatever talk the game allows: greetings, thanks, 'back soon'. None of them
//! says anything about cards or plans.

use table::{Message, Remark, RemarkKind};

/// A phrase, in the notation of remarks: `phrase hello`. No game has a remark that begins so.
const BEFORE: &str = "phrase ";

/// The phrases in the order in which they are offered, and the words of each.
const ALL: [(&str, &str); 12] = [
    ("hello", "phrase-hello"),
    ("luck", "phrase-luck"),
    ("thanks", "phrase-thanks"),
    ("welcome", "phrase-welcome"),
    ("sorry", "phrase-sorry"),
    ("moment", "phrase-moment"),
    ("back", "phrase-back"),
    ("tomorrow", "phrase-tomorrow"),
    ("no-hurry", "phrase-no-hurry"),
    ("well-played", "phrase-well-played"),
    ("good-game", "phrase-good-game"),
    ("bye", "phrase-bye"),
];

fn made((word, id): (&str, &'static str)) -> Remark {
    Remark { remark: format!("{BEFORE}{word}"), kind: RemarkKind::Greet, say: Message::new(id) }
}

/// All of them.
pub fn phrases() -> Vec<Remark> {
    ALL.map(made).into()
}

/// A phrase from its notation; nothing when it is none.
pub fn phrase(notation: &str) -> Option<Remark> {
    let word = notation.strip_prefix(BEFORE)?;
    ALL.into_iter().find(|(known, _)| *known == word).map(made)
}
