//! The scenario files of a game.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

use table::scenario::{Format, run};
use table::{AnyGame, Game, Typed};

/// Runs every scenario file in `folder`, of which there must be at least this many; then each again with one of its words
/// misspelt, which may be a mistake of the file and is never the end of the program.
///
/// # Panics
/// When one of them fails (all that do are named), or there are too few.
pub fn scenarios<G: Game>(folder: impl AsRef<Path>, data: G::Data, least: usize) {
    let game = Typed::<G> { data };
    let find = |id: &str| (id == G::INFO.id).then_some(&game as &dyn AnyGame);
    let files = files(folder.as_ref());
    let failed = files.iter().filter_map(|file| {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        let text = std::fs::read_to_string(file).map_err(|error| error.to_string());
        let result = text.and_then(|text| {
            run(&text, Format::of(&name), &find).map_err(|why| why.to_string())?;
            misspelt(&text).try_for_each(|(word, text)| {
                let answered = catch_unwind(AssertUnwindSafe(|| drop(run(&text, Format::of(&name), &find))));
                answered.map_err(|_| format!("with '{word}' misspelt it panics"))
            })
        });
        result.err().map(|why| format!("{name}: {why}"))
    });
    let failed = failed.collect::<Vec<_>>();
    assert!(failed.is_empty(), "{}", failed.join("\n"));
    assert!(files.len() >= least, "only {} scenario files", files.len());
}

/// Words of a file that are misspelt, one after another.
const MISSPELT: usize = 10;

/// The text with one of its words wrong: the word, and the text.
fn misspelt(text: &str) -> impl Iterator<Item = (&str, String)> {
    let letter = |char: char| char.is_ascii_alphanumeric() || "_-".contains(char);
    let words = text.split(|char| !letter(char)).filter(|word| word.len() > 3);
    let words = words.collect::<Vec<_>>();
    let apart = (words.len() / MISSPELT).max(1);
    let from = |word: &str| word.as_ptr() as usize - text.as_ptr() as usize;
    words.into_iter().step_by(apart).map(move |word| {
        let (before, after) = (&text[..from(word)], &text[from(word) + word.len()..]);
        (word, format!("{before}zyx{after}"))
    })
}

/// The files in a folder, in order.
pub(crate) fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).and_then(|entries| {
        let paths = entries.map(|entry| entry.map(|entry| entry.path()));
        paths.collect::<Result<Vec<_>, _>>()
    });
    let mut files = entries.unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    files.sort();
    files
}
