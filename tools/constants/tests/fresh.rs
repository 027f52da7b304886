//! The tables of this workspace.

use std::path::Path;

#[test]
fn the_tables_are_fresh() {
    for tables in constants::tables(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")) {
        let kept = std::fs::read_to_string(&tables.file).unwrap_or_default();
        assert!(
            kept == tables.text,
            "{} is stale: `cargo run -p constants` renews it",
            tables.file.display()
        );
    }
}
