//! The scenario files of this game.

use journey::Journey;
use journey::data::Data;

#[test]
fn every_scenario_passes() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios");
    proof::scenarios::<Journey>(folder, Data::built_in(), 10);
}
