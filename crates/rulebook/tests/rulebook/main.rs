//! The rulebooks of the games that lie in this repository, and how any such file is read.

mod books;
mod glossary;
mod journey;
mod lookup;
mod own_words;
mod parse;
mod quest;
mod tricks;
mod war;
mod wizards;

use std::path::Path;
use std::sync::LazyLock;

use rulebook::Library;

/// Every rulebook of the repository: `games/<id>/rules/rulebook.toml`.
static HOUSE: LazyLock<Library> = LazyLock::new(|| {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let games = std::fs::read_dir(games).expect("the games");
    let mut files = games
        .map(|game| game.expect("a game").path())
        .filter_map(|game| {
            let text = std::fs::read_to_string(game.join("rules/rulebook.toml")).ok()?;
            let id = game.file_name()?.to_string_lossy().into_owned();
            Some((id, &*text.leak()))
        })
        .collect::<Vec<_>>();
    files.sort();
    Library::new(files)
});
