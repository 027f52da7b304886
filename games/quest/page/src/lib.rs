//! Middle-earth Quest on a page: the map, the sheets, the cards, and the words.

mod board;
mod cards;
mod names;

use std::sync::LazyLock;

use canvas::{Words, WordsFile};

pub use board::QuestPage;
pub use cards::Reader;
pub use names::named_by;

/// The words of the game; the names come from the pack.
pub fn words() -> Words {
    static FILES: LazyLock<Vec<WordsFile>> = LazyLock::new(|| {
        let [es, en] = names::files().map(|file| -> &'static str { file.leak() });
        let names = WordsFile { name: "quest-names", es, en };
        let written = canvas::words!(
            "quest",
            "quest-table",
            "quest-ask",
            "quest-card",
            "quest-help",
            "quest-board",
            "quest-lesson",
            "quest-hint",
            "quest-fact"
        );
        written.files.iter().copied().chain([names]).collect()
    });
    Words { of: env!("CARGO_PKG_NAME"), files: &FILES }
}

/// The clauses of its rulebook.
pub const RULEBOOK: &str = include_str!("../../rules/rulebook.toml");
