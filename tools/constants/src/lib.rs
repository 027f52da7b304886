//! Turns data files of a game into tables that the compiler can check and fold: such rules read no file when they run.
//!
//! The tables are kept in the repository (`games/war/rules/generated`), so that whoever builds the house need not make them: a
//! build script cost every build 15 seconds of the processor. `cargo run -p constants` renews them; a test says when they are stale.

mod war;

use std::path::{Path, PathBuf};

/// A file of tables.
pub struct Tables {
    pub file: PathBuf,
    /// The contents.
    pub text: String,
}

/// All files of tables, made of the data files of the workspace at `root`.
///
/// # Panics
/// When a data file cannot be read, or what it says does not fit together.
pub fn tables(root: &Path) -> Vec<Tables> {
    let war = root.join("games/war/rules");
    let head = "// Written by `cargo run -p constants` from games/war/rules/data.\n";
    let tables = war::tables(&war.join("data")).into_iter();
    let tables = tables.map(|(name, text)| Tables {
        file: war.join(format!("generated/{name}.rs")),
        text: format!("{head}{text}"),
    });
    tables.collect()
}
