//! Middle-earth Quest on a page: its words.

mod cards;
mod names;

use std::sync::LazyLock;

use canvas::{Words, WordsFile};

pub use cards::Reader;

/// The words of the game; the names come from the pack.
pub fn words() -> Words {
    static FILES: LazyLock<Vec<WordsFile>> = LazyLock::new(|| {
        let kept = |language| -> &'static str { names::file(language).leak() };
        let names = WordsFile {
            name: "quest-names",
            es: kept("es"),
            en: kept("en"),
        };
        let written = canvas::words!("quest", "quest-table", "quest-ask", "quest-card", "quest-help");
        written.files.iter().copied().chain([names]).collect()
    });
    Words {
        of: env!("CARGO_PKG_NAME"),
        files: &FILES,
    }
}

/// The clauses of its rulebook.
pub const RULEBOOK: &str = include_str!("../../rules/rulebook.toml");
