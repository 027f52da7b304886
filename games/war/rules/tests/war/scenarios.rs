//! The scenario files of this game.

use war::War;

#[test]
fn every_scenario_passes() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios");
    proof::scenarios::<War>(folder, (), 40);
}
