//! The scenario files of this game.

use table::scenario::{Format, run};
use table::{AnyGame, Typed};
use tricks::Tricks;
use tricks::book::Data;

#[test]
fn every_scenario_passes() {
    let game = Typed::<Tricks> {
        data: Data::built_in(),
    };
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios");
    let mut files = std::fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().path())
        .collect::<Vec<_>>();
    files.sort();
    assert!(files.len() >= 9, "only {} scenario files", files.len());
    for file in files {
        let text = std::fs::read_to_string(&file).unwrap();
        let find = |id: &str| (id == "tricks").then_some(&game as &dyn AnyGame);
        let name = file.file_name().unwrap().to_string_lossy();
        run(&text, Format::of(&name), &find).unwrap_or_else(|failed| panic!("{name}: {failed}"));
    }
}
