//! The scenario files of this game.

use journey::Journey;
use journey::data::Data;
use table::scenario::{Format, run};
use table::{AnyGame, Typed};

#[test]
fn every_scenario_passes() {
    let game = Typed::<Journey> {
        data: Data::built_in(),
    };
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios");
    let mut files = std::fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().path())
        .collect::<Vec<_>>();
    files.sort();
    assert!(files.len() >= 10, "only {} scenario files", files.len());
    for file in files {
        let text = std::fs::read_to_string(&file).unwrap();
        let find = |id: &str| (id == "journey").then_some(&game as &dyn AnyGame);
        let name = file.file_name().unwrap().to_string_lossy();
        run(&text, Format::of(&name), &find).unwrap_or_else(|failed| panic!("{name}: {failed}"));
    }
}
