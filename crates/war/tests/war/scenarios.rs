//! The scenario files of this game.

use table::scenario::{Format, run};
use table::{AnyGame, Typed};
use war::War;

#[test]
fn every_scenario_passes() {
    let game = Typed::<War> { data: () };
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios");
    let files = std::fs::read_dir(folder).unwrap();
    let mut files = files.map(|file| file.unwrap().path()).collect::<Vec<_>>();
    files.sort();
    let mut failed = Vec::new();
    for file in &files {
        let text = std::fs::read_to_string(file).unwrap();
        let find = |id: &str| (id == "war").then_some(&game as &dyn AnyGame);
        let name = file.file_name().unwrap().to_string_lossy();
        if let Err(why) = run(&text, Format::of(&name), &find) {
            failed.push(format!("{name}: {why}"));
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
    assert!(files.len() >= 40, "only {} scenario files", files.len());
}
