//! The lists that are kept: one a game, beside its rulebook.

use std::fmt::Write;
use std::io;
use std::path::{Path, PathBuf};

use super::{Cited, read};
use crate::tree::entries;

/// The head of a list.
const HEAD: &str =
    "# Which tests cite which clauses: written by `cargo run -p citations`, and not by hand.\n";

/// The list of one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct List {
    /// The list's path.
    pub file: PathBuf,
    /// The text: a line for each citation, with its id, the file and the test.
    pub text: String,
}

/// A game: its folder's name, the prefix of its clauses, and where its list is kept.
struct Game {
    id: String,
    prefix: String,
    list: PathBuf,
}

/// The lists of all games in the workspace at `root` that have a rulebook. What no list is for is returned beside
/// them: the slips of somebody's pen.
///
/// # Errors
/// When a rulebook cannot be read.
pub fn lists(root: &Path, cited: &[Cited]) -> io::Result<(Vec<List>, Vec<Cited>)> {
    let games = games(root)?;
    let of = |cited: &Cited| games.iter().position(|game| game.owns(cited));
    let list = |(index, game): (usize, &Game)| {
        let mut text = HEAD.to_owned();
        let mut last = None;
        for Cited { id, file, test, .. } in cited.iter().filter(|cited| of(cited) == Some(index)) {
            // A test may cite a clause twice, in two lines.
            let line = (id, file, test);
            if last.replace(line) != Some(line) {
                let _ = writeln!(text, "{id} {file} {test}");
            }
        }
        List { file: game.list.clone(), text }
    };
    let lists = games.iter().enumerate().map(list).collect();
    let lost = cited.iter().filter(|cited| of(cited).is_none());
    Ok((lists, lost.cloned().collect()))
}

impl Game {
    /// True if this is a citation of a clause or of a card of this game. A use of a card (`event:…`) is one of the game
    /// in whose folder the test lies, unless it names the game (`tricks:…`).
    fn owns(&self, cited: &Cited) -> bool {
        match cited.id.split_once(':') {
            None => cited.id.strip_prefix(&self.prefix).is_some_and(|rest| rest.starts_with('-')),
            Some((what, _)) => what == self.id || cited.file.starts_with(&format!("games/{}/", self.id)),
        }
    }
}

fn games(root: &Path) -> io::Result<Vec<Game>> {
    let mut games = Vec::new();
    for folder in entries(&root.join("games"))? {
        let rules = folder.join("rules");
        let book = rules.join("rulebook.toml");
        if !book.exists() {
            continue;
        }
        let invalid =
            |what: &str| io::Error::new(io::ErrorKind::InvalidData, format!("{}: {what}", book.display()));
        let table = read(&book)?.parse::<toml::Table>();
        let table = table.map_err(|error| invalid(&error.to_string()))?;
        let prefix = table.get("book").and_then(|book| book.get("prefix")?.as_str());
        games.push(Game {
            id: folder.file_name().unwrap_or_default().to_string_lossy().into_owned(),
            prefix: prefix.ok_or_else(|| invalid("its [book] has no `prefix`"))?.to_owned(),
            list: rules.join("citations.txt"),
        });
    }
    Ok(games)
}
