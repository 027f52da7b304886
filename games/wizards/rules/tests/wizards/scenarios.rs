//! The scenario files of this game: its chapters, as data.

use wizards::Wizards;

#[test]
fn every_scenario_passes() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios");
    proof::scenarios::<Wizards>(folder, (), 100);
}
