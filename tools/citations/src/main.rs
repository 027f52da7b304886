//! `cargo run -p citations`: writes the list of each game anew.

use std::path::Path;
use std::process::ExitCode;

use citations::{NO_RULES, lists, scan};

fn main() -> ExitCode {
    match renew(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problems) => {
            problems.iter().for_each(|problem| eprintln!("citations: {problem}"));
            ExitCode::FAILURE
        }
    }
}

/// Writes the lists of the workspace at `root`, unless something is wrong.
fn renew(root: &Path) -> Result<(), Vec<String>> {
    let told = |error: std::io::Error| vec![error.to_string()];
    let found = scan(root, NO_RULES).map_err(told)?;
    let (lists, lost) = lists(root, &found.cited).map_err(told)?;
    let lost = lost.iter().map(|cited| {
        format!("{}:{}: {} cites {}, of which no game is known", cited.file, cited.line, cited.test, cited.id)
    });
    let problems = found.problems.iter().cloned().chain(lost).collect::<Vec<_>>();
    for list in &lists {
        let old = std::fs::read_to_string(&list.file).unwrap_or_default();
        // What stays as it is is not touched: nothing need be built again for it.
        if old != list.text {
            std::fs::write(&list.file, &list.text).map_err(told)?;
        }
    }
    if problems.is_empty() { Ok(()) } else { Err(problems) }
}
