//! `cargo run -p constants`: writes the tables of each game that has some anew.

use std::path::Path;

fn main() -> std::io::Result<()> {
    for tables in constants::tables(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")) {
        // What stays as it is is not touched: nothing need be built again for it.
        if std::fs::read_to_string(&tables.file).ok().as_ref() != Some(&tables.text) {
            std::fs::write(&tables.file, &tables.text)?;
        }
    }
    Ok(())
}
