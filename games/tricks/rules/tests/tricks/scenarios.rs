//! The scenario files of this game.

use tricks::Tricks;
use tricks::book::Data;

#[test]
fn every_scenario_passes() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios");
    proof::scenarios::<Tricks>(folder, Data::built_in(), 9);
}
