//! Pictures of what people see.

use std::path::PathBuf;

/// Where pictures go: into the documentation when `BREE_PICTURES` is set, else they are thrown away.
pub fn picture(name: &str) -> PathBuf {
    let folder = match std::env::var_os("BREE_PICTURES") {
        Some(_) => PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("docs/pictures"),
        None => std::env::temp_dir().join("bree-pictures"),
    };
    std::fs::create_dir_all(&folder).expect("a folder for pictures");
    folder.join(format!("{name}.png"))
}
