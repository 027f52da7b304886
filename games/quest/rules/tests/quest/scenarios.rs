//! The scenario files of this game.

use quest::{MiddleEarthQuest, Pack};

#[test]
fn every_scenario_passes() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios");
    proof::scenarios::<MiddleEarthQuest>(folder, Pack::standard(), 50);
}
